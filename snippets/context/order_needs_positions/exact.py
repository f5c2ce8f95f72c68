"""Att(P X) = P Att(X),   F(P X) = P F(X),   L(P X) = P L(X)   (exp(n log 2) = 2ⁿ)

>>> layer(X)[0].tolist()
[Fraction(21, 10), Fraction(3, 2)]
>>> len(orders), len(sequences)
(6, 64)
>>> first_head = lambda X: attention(X, *heads[0])
>>> equivariant(first_head), equivariant(feed_forward), equivariant(layer)
(True, True, True)
>>> all((layer(P @ X, P @ M @ P.T) == P @ layer(X, M)).all() for P, X in pairs)
True
>>> all((layer(P @ X) == layer(X)).all() for P, X in pairs)
False
"""

from fractions import Fraction
from itertools import permutations, product
from math import isqrt

import numpy as np

LOG_2 = Fraction(1)
exp = np.frompyfunc(lambda n: Fraction(2) ** n, 1, 1)
X = np.array([[1, 0], [0, 1], [1, 1]])  # (time, d)
W_Q = np.array([[1, 0, 1, 0], [0, 1, 0, 1]])  # (d, d_k)
W_K = np.array([[1, 0, 1, 0], [1, 1, 1, 1]])  # (d, d_k)
W_V = np.array([[2, 0], [1, 2]])  # (d, d_v)
F_1 = np.array([[1, -1, 2], [0, 1, -3]])  # (d, d_ff)
F_2 = np.array([[1, 0], [2, 1], [0, 1]])  # (d_ff, d)
heads = [(LOG_2 * W_Q, W_K, W_V), (LOG_2 * W_K, W_Q, -W_V)]
sequences = [np.array(X) for X in product(product((0, 1), repeat=2), repeat=3)]
orders = [np.eye(3, dtype=int)[list(p)] for p in permutations(range(3))]
pairs = list(product(orders, sequences))
M = np.tri(3, dtype=int)  # (time, time)


def scores(X, W_Q, W_K):
    return (X @ W_Q) @ (X @ W_K).T / isqrt(W_K.shape[1])  # (time, time)


def softmax(S, mask=None):
    E = exp(S) if mask is None else exp(S) * mask  # (time, time)
    return E / E.sum(axis=1, keepdims=True)  # (time, time)


def attention(X, W_Q, W_K, W_V, mask=None):
    return softmax(scores(X, W_Q, W_K), mask) @ (X @ W_V)  # (time, d_v)


def feed_forward(Y):
    return np.maximum(Y @ F_1, 0) @ F_2  # (time, d)


def layer(X, mask=None):
    Y = X + sum(attention(X, *head, mask) for head in heads)  # (time, d)
    return Y + feed_forward(Y)  # (time, d)


def equivariant(f):
    return all((f(P @ X) == P @ f(X)).all() for P, X in pairs)
