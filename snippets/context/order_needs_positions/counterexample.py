r"""Att(P X, M) ≠ P Att(X, M);   Att(P X + p) ≠ P Att(X + p);   Att(P X) ≠ Att(X)

>>> attention(P @ X, *W).tolist() == (P @ attention(X, *W)).tolist()
True
>>> print(attention(P @ X, *W, causal), P @ attention(X, *W, causal), sep="\n")
[[Fraction(1, 1)]
 [Fraction(1, 2)]]
[[Fraction(2, 3)]
 [Fraction(0, 1)]]
>>> print(attention(P @ X + p, *W), P @ attention(X + p, *W), sep="\n")
[[Fraction(1, 1)]
 [Fraction(1, 1)]]
[[Fraction(32, 17)]
 [Fraction(1, 1)]]
>>> print(attention(P @ X, *W), attention(X, *W), sep="\n")
[[Fraction(2, 3)]
 [Fraction(1, 2)]]
[[Fraction(1, 2)]
 [Fraction(2, 3)]]
"""

from fractions import Fraction
from math import isqrt

import numpy as np

LOG_2 = Fraction(1)
exp = np.frompyfunc(lambda n: Fraction(2) ** n, 1, 1)
X = np.array([[0], [1]])  # (time, d)
p = np.array([[0], [1]])  # (time, d)
P = np.array([[0, 1], [1, 0]])  # (time, time)
W_Q = W_K = W_V = np.array([[1]])  # (d, d_k)
W = LOG_2 * W_Q, W_K, W_V
causal = np.tri(2, dtype=int)  # (time, time)


def scores(X, W_Q, W_K):
    return (X @ W_Q) @ (X @ W_K).T / isqrt(W_K.shape[1])  # (time, time)


def softmax(S, mask=None):
    E = exp(S) if mask is None else exp(S) * mask  # (time, time)
    return E / E.sum(axis=1, keepdims=True)  # (time, time)


def attention(X, W_Q, W_K, W_V, mask=None):
    return softmax(scores(X, W_Q, W_K), mask) @ (X @ W_V)  # (time, d_v)
