"""e^{s log 2} = 2ˢ:  Hˡ[2] ≠ H′ˡ[2] (1 ≤ l ≤ 3, full),  Hˡ[2] = H′ˡ[2] (causal)

>>> two_vectors(full)
1 1 0 = 1 1 0
1 17/6 2/3 ≠ 1 9/5 8/5
1 115/18 73/36 ≠ 1 337/100 126/25
1 361/27 1033/216 ≠ 1 12951/2000 3049/250
>>> two_vectors(causal)
1 1 0 = 1 1 0
1 7/4 1/2 = 1 7/4 1/2
1 13/4 3/2 = 1 13/4 3/2
1 101/16 27/8 = 1 101/16 27/8
>>> different_prefixes_and_vectors(causal), different_prefixes_and_vectors(full)
([5, 25, 125, 625], [385, 525, 625, 625])
"""

from fractions import Fraction
from itertools import product
from math import isqrt

import numpy as np

words = ["I", "have", "a", "apple", "pen"]
sentences = [["I", "have", "a", "apple"], ["I", "have", "a", "pen"]]
LOG_2, exp = Fraction(1), np.frompyfunc(lambda n: Fraction(2) ** n, 1, 1)
token = np.array([[0, 1, 0], [0, 0, 1], [1, 0, 0], [1, 3, 0], [0, 0, 5]])  # (n, d)
position = np.array([[0, 0, 0], [0, 0, 1], [0, 1, 0], [0, 1, 1]])  # (time, d)
W_Q = W_K = np.array([[1, 0, 1, 0], [0, 0, 0, 0], [0, 0, 0, 0]])  # (d, d_k)
W_V = np.array([[0, 0, 0], [0, 1, 0], [0, 0, 1]])  # (d, d)
full, causal = np.ones((4, 4), bool), np.tri(4, dtype=bool)  # (time, time)


def scores(X, W_Q, W_K):
    return (X @ W_Q) @ (X @ W_K).T / isqrt(W_K.shape[1])  # (time, time)


def softmax(S, mask=None):
    E = exp(S) if mask is None else exp(S) * mask  # (time, time)
    return E / E.sum(axis=1, keepdims=True)  # (time, time)


def attention(X, W_Q, W_K, W_V, mask=None):
    return softmax(scores(X, W_Q, W_K), mask) @ (X @ W_V)  # (time, d_v)


def layers(sentence, mask):
    H = [token[[words.index(word) for word in sentence]] + position]
    for _ in range(3):
        H.append(H[-1] + attention(H[-1], LOG_2 * W_Q, W_K, W_V, mask))
    return H


def two_vectors(mask):
    for X, Y in zip(*(layers(sentence, mask) for sentence in sentences), strict=True):
        print(*X[2], "=" if all(X[2] == Y[2]) else "≠", *Y[2])


def different_prefixes_and_vectors(mask):
    H = {s: np.array(layers(s, mask)) for s in product(words, repeat=4)}
    return [len({(*s[: k + 1], *H[s][:, k].flat) for s in H}) for k in range(4)]
