"""xⱼ ≠ x′ⱼ, j < k:  Hˡ[k] ≠ H′ˡ[k] (causal);  p (v − b) = p′ (v′ − b):  o = o′ (full)

>>> H, G = layers("我想吃一颗苹果"), layers("我想买苹果手机")
>>> [h[6].tolist() == g[4].tolist() for h, g in zip(H, G)]
[True, False, False]
>>> [h[1].tolist() == g[1].tolist() for h, g in zip(H, G)]
[True, True, True]
>>> first_vectors(full, [1, 0], [0, 3], [1, 2])
0 1 = 0 1
>>> first_vectors(causal, [0, 0], [0, 3], [0, 1])
0 0 = 0 0
>>> first_vectors(causal, [0, 0], [0, 3], [0, 1], centred)
0 -3/2 ≠ 0 -1/2
"""

from fractions import Fraction
from math import isqrt

import numpy as np

LOG_2 = Fraction(1)
exp = np.frompyfunc(lambda n: Fraction(2) ** n, 1, 1)
characters = "我想吃一颗苹果买手机"
token = np.array([[c % 2, c] for c in range(10)])  # (n, d)
W_Q = W_K = np.array([[1, 0, 1, 0], [0, 0, 0, 0]])  # (d, d_k)
W_V = np.array([[0, 0], [0, 1]])  # (d, d)
full, causal = np.ones((7, 7), bool), np.tri(7, dtype=bool)  # (time, time)


def scores(X, W_Q, W_K):
    return (X @ W_Q) @ (X @ W_K).T / isqrt(W_K.shape[1])  # (time, time)


def softmax(S, mask=None):
    E = exp(S) if mask is None else exp(S) * mask  # (time, time)
    return E / E.sum(axis=1, keepdims=True)  # (time, time)


def attention(X, W_Q, W_K, W_V, mask=None):
    return softmax(scores(X, W_Q, W_K), mask) @ (X @ W_V)  # (time, d_v)


def layers(sentence):
    H = [token[[characters.index(character) for character in sentence]]]
    for _ in range(2):
        H.append(H[-1] + attention(H[-1], LOG_2 * W_Q, W_K, W_V, causal))
    return H


def centred(X):
    return X - X.sum(axis=0) * Fraction(1, len(X))


def first_vectors(mask, word, left, right, before=lambda X: X):
    X, Y = (before(np.array([word, last])) for last in (left, right))
    x, y = (attention(Z, LOG_2 * W_Q, W_K, W_V, mask[:2, :2])[0] for Z in (X, Y))
    print(*x, "=" if all(x == y) else "≠", *y)
