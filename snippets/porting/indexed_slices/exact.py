"""L = Σ W[k,:], k ∈ (1, 1, 2): ∂L/∂W = Σ e_k 1ᵀ

>>> import itertools
>>> merged([1, 1, 2])
[[0, 0], [2, 2], [1, 1]]
>>> grid = itertools.product(range(3), repeat=3)
>>> all(merged(ids) == one_hot_gradient(ids) for ids in grid)
True
"""

import numpy as np


def merged(ids):
    gradient = np.zeros((3, 2), int)
    np.add.at(gradient, list(ids), 1)
    return gradient.tolist()


def one_hot_gradient(ids):
    E = (np.arange(3) == np.array(ids)[:, None]).astype(int)  # (3, 3)
    return (E.T @ np.ones((3, 2), int)).tolist()
