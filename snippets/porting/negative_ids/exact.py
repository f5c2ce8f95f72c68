"""k = −1: W[−1,:] = W[n−1,:], e₋₁ᵀ W = 0

>>> W[-1].tolist()
[5, 6]
>>> one_hot_row(-1)
[0, 0]
>>> all(W[-k].tolist() == W[3 - k].tolist() for k in range(1, 4))
True
>>> all(one_hot_row(-k) == [0, 0] for k in range(1, 4))
True
>>> W[-4]
Traceback (most recent call last):
    ...
IndexError: index -4 is out of bounds for axis 0 with size 3
"""

import numpy as np

W = np.array([[1, 2], [3, 4], [5, 6]])  # (3, 2)


def one_hot_row(k):
    e = (np.arange(3) == k).astype(int)  # (3,)
    return (e @ W).tolist()
