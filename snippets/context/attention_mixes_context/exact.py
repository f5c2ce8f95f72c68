"""A[i,j] = exp S[i,j] / Σₘ exp S[i,m] > 0,   Σⱼ A[i,j] = 1,   exp(n log 2) = 2ⁿ

>>> print(softmax(scores(X, LOG_2 * W_Q, W_K)))
[[Fraction(1, 4) Fraction(1, 4) Fraction(1, 2)]
 [Fraction(1, 5) Fraction(2, 5) Fraction(2, 5)]
 [Fraction(1, 7) Fraction(2, 7) Fraction(4, 7)]]
>>> print(attention(X, LOG_2 * W_Q, W_K, W_V))
[[Fraction(9, 4) Fraction(3, 2)]
 [Fraction(2, 1) Fraction(8, 5)]
 [Fraction(16, 7) Fraction(12, 7)]]
>>> len(sequences)
819
>>> all(positive_and_sum_to_one(X) for X in sequences)
True
>>> all(between_least_and_greatest_value(X) for X in sequences)
True
>>> all((attention(x, LOG_2 * W_Q, W_K, W_V) == x @ W_V).all() for x in sequences[:9])
True
"""

from fractions import Fraction
from itertools import product
from math import isqrt

import numpy as np

LOG_2 = Fraction(1)
exp = np.frompyfunc(lambda n: Fraction(2) ** n, 1, 1)
X = np.array([[1, 0], [0, 1], [1, 1]])  # (time, d)
W_Q = np.array([[1, 0, 1, 0], [0, 1, 0, 1]])  # (d, d_k)
W_K = np.array([[1, 0, 1, 0], [1, 1, 1, 1]])  # (d, d_k)
W_V = np.array([[2, 0], [1, 2]])  # (d, d_v)
rows = list(product((-1, 0, 1), repeat=2))
sequences = [np.array(X) for T in (1, 2, 3) for X in product(rows, repeat=T)]


def scores(X, W_Q, W_K):
    return (X @ W_Q) @ (X @ W_K).T / isqrt(W_K.shape[1])  # (time, time)


def softmax(S, mask=None):
    E = exp(S) if mask is None else exp(S) * mask  # (time, time)
    return E / E.sum(axis=1, keepdims=True)  # (time, time)


def attention(X, W_Q, W_K, W_V, mask=None):
    return softmax(scores(X, W_Q, W_K), mask) @ (X @ W_V)  # (time, d_v)


def positive_and_sum_to_one(X):
    A = softmax(scores(X, LOG_2 * W_Q, W_K))  # (time, time)
    return (A > 0).all() and (A.sum(axis=1) == 1).all()


def between_least_and_greatest_value(X):
    V, output = X @ W_V, attention(X, LOG_2 * W_Q, W_K, W_V)  # (time, d_v)
    least, greatest = V.min(axis=0), V.max(axis=0)  # (d_v)
    strictly = (least < output) & (output < greatest)  # (time, d_v)
    return np.where(least < greatest, strictly, output == least).all()
