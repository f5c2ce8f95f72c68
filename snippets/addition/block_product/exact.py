"""[v₁ᵀ,…,v_mᵀ] [W₁;…;W_m] = Σᵢ vᵢᵀ Wᵢ

>>> v, W = vectors((2, 3, 1)), tables((2, 3, 1), 2)
>>> stacked_product(v, W).tolist()
[247, 408]
>>> sum_of_products(v, W).tolist()
[247, 408]
>>> all(
...     np.array_equal(stacked_product(v, W), sum_of_products(v, W))
...     for sizes in sizes_of_blocks(5)
...     for d in (1, 2, 3)
...     for v, W in [(vectors(sizes), tables(sizes, d))]
... )
True
>>> W = tables((1, 2, 1), 2)
>>> all(
...     np.array_equal(stacked_product(v, W), sum_of_products(v, W))
...     for entries in product((-2, -1, 0, 1, 2), repeat=4)
...     for v in [np.split(np.array(entries), (1, 3))]
... )
True
"""

from itertools import product

import numpy as np


def sizes_of_blocks(most):
    return [n for m in range(1, most + 1) for n in product((1, 2, 3), repeat=m)]


def vectors(sizes):
    entries = np.arange(-1, sum(sizes) - 1)  # (n_1 + … + n_m,)
    return np.split(entries, np.cumsum(sizes)[:-1])


def tables(sizes, d):
    return [i + 7 * i * np.arange(n * d).reshape(n, d) for i, n in enumerate(sizes, 1)]


def stacked_product(v, W):
    row = np.concatenate(v)  # (n_1 + … + n_m,)
    column = np.concatenate(W, axis=0)  # (n_1 + … + n_m, d)
    return row @ column  # (d,)


def sum_of_products(v, W):
    return sum(vi @ Wi for vi, Wi in zip(v, W, strict=True))  # (d,)
