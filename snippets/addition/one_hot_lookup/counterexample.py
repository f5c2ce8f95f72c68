"""eₖᵀ W ≠ W[k,:]  (k < 0 ∨ k ≥ n ∨ W[i,j] = ∞, i ≠ k)

>>> one_hot_product(2, W).tolist()
[0, 0]
>>> look_up(2, W)
Traceback (most recent call last):
IndexError: index 2 is out of bounds for axis 0 with size 2
>>> one_hot_product(-1, W).tolist(), look_up(-1, W).tolist()
([0, 0], [3, 4])
>>> one_hot_product(0, W_inf).tolist(), look_up(0, W_inf).tolist()
([nan, 2.0], [1.0, 2.0])
"""

import numpy as np

W = np.array([[1, 2], [3, 4]])  # (n, d)
W_inf = np.array([[1, 2], [np.inf, 4]])  # (n, d)


def one_hot(k, n):
    return (np.arange(n) == k).astype(int)  # (n,)


@np.errstate(invalid="ignore")
def one_hot_product(k, W):
    return one_hot(k, len(W)) @ W  # (d,)


def look_up(k, W):
    return W[k]  # (d,)
