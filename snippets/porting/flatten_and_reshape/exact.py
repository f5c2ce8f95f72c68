"""reshape(onehot(flat(k)) W, (B, T, d)) = W[k,:],  k ∈ (B, T)

>>> import itertools
>>> one_hot_branch([[0, 2], [1, 2]])
[[[1, 2], [5, 6]], [[3, 4], [5, 6]]]
>>> grid = itertools.product(range(3), repeat=4)
>>> ids = [[[a, b], [c, d]] for a, b, c, d in grid]
>>> all(one_hot_branch(k) == W[np.array(k)].tolist() for k in ids)
True
"""

import numpy as np

W = np.array([[1, 2], [3, 4], [5, 6]])  # (3, 2)


def one_hot_branch(ids):
    flat = np.reshape(ids, -1)  # (B * T,)
    E = (flat[:, None] == np.arange(3)).astype(int)  # (B * T, 3)
    return (E @ W).reshape((*np.shape(ids), 2)).tolist()
