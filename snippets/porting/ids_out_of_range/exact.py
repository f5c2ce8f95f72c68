"""k ≥ n ⇒ W[k,:] ↑, e_kᵀ W = 0

>>> row_or_error(3)
'index 3 is out of bounds for axis 0 with size 3'
>>> one_hot_row(3)
[0, 0]
>>> all(row_or_error(k) == one_hot_row(k) for k in range(3))
True
>>> all(one_hot_row(k) == [0, 0] for k in range(3, 50))
True
>>> np.take(W, 3, axis=0, mode="clip").tolist()
[5, 6]
>>> np.take(W, 3, axis=0, mode="wrap").tolist()
[1, 2]
"""

import numpy as np

W = np.array([[1, 2], [3, 4], [5, 6]])  # (3, 2)


def row_or_error(k):
    try:
        return W[k].tolist()
    except IndexError as error:
        return str(error)


def one_hot_row(k):
    e = (np.arange(3) == k).astype(int)  # (3,)
    return (e @ W).tolist()
