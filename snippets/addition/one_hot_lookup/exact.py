"""eₖᵀ W = W[k,:]  (0 ≤ k < n)

>>> one_hot(2, 5).tolist()
[0, 0, 1, 0, 0]
>>> one_hot_product(2, token_table).tolist()
[5, 6, 7, 8]
>>> look_up(2, token_table).tolist()
[5, 6, 7, 8]
>>> tables = [table(n, d) for n in range(1, 7) for d in range(1, 7)]
>>> all(
...     np.array_equal(one_hot_product(k, W), look_up(k, W))
...     for W in tables
...     for k in range(len(W))
... )
True
>>> sum(len(W) for W in tables)
126
"""

import numpy as np


def table(n, d, first=-3):
    return np.arange(first, first + n * d).reshape(n, d)  # (n, d)


def one_hot(k, n):
    return (np.arange(n) == k).astype(int)  # (n,)


def one_hot_product(k, W):
    return one_hot(k, len(W)) @ W  # (d,)


def look_up(k, W):
    return W[k]  # (d,)


token_table = table(5, 4)
