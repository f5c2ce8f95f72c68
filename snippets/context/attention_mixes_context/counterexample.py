"""Att(X)[0,:] = Att(X′)[0,:]  (X[1,:] ≠ X′[1,:]);   Att(X)[0,:] ∉ {V[j,:]};   S ≠ Sᵀ

>>> first_output(X, W_V), first_output(X_prime, W_V)
(Fraction(1, 3), Fraction(4, 3))
>>> first_output(X, 0 * W_V), first_output(X_prime, 0 * W_V)
(Fraction(0, 1), Fraction(0, 1))
>>> (X @ W_EQUAL).tolist(), (X_prime @ W_EQUAL).tolist()
([[1], [1]], [[1], [1]])
>>> first_output(X, W_EQUAL), first_output(X_prime, W_EQUAL)
(Fraction(1, 1), Fraction(1, 1))
>>> (X @ W_V).tolist(), first_output(X, W_V) in X @ W_V
([[1], [0]], False)
>>> print(scores(X, LOG_2 * W_Q, W_K))
[[Fraction(1, 1) Fraction(2, 1)]
 [Fraction(1, 1) Fraction(2, 1)]]
>>> softmax(scores(X, LOG_2 * W_Q, W_K), mask=np.tri(2, dtype=int))[0].tolist()
[Fraction(1, 1), Fraction(0, 1)]
"""

from fractions import Fraction
from math import isqrt

import numpy as np

LOG_2 = Fraction(1)
exp = np.frompyfunc(lambda n: Fraction(2) ** n, 1, 1)
X = np.array([[1, 0], [0, 1]])  # (time, d)
X_prime = np.array([[1, 0], [2, -1]])  # (time, d)
W_Q = np.array([[1], [1]])  # (d, d_k)
W_K = np.array([[1], [2]])  # (d, d_k)
W_V = np.array([[1], [0]])  # (d, d_v)
W_EQUAL = np.array([[1], [1]])  # (d, d_v)


def scores(X, W_Q, W_K):
    return (X @ W_Q) @ (X @ W_K).T / isqrt(W_K.shape[1])  # (time, time)


def softmax(S, mask=None):
    E = exp(S) if mask is None else exp(S) * mask  # (time, time)
    return E / E.sum(axis=1, keepdims=True)  # (time, time)


def attention(X, W_Q, W_K, W_V, mask=None):
    return softmax(scores(X, W_Q, W_K), mask) @ (X @ W_V)  # (time, d_v)


def first_output(X, W_V):
    return attention(X, LOG_2 * W_Q, W_K, W_V)[0, 0]
