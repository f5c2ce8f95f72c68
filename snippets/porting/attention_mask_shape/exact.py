"""M[b,f,t] = 1 · m[b,t]

>>> import itertools
>>> attention_mask([[1, 1, 0], [1, 0, 0]])
[[[1, 1, 0], [1, 1, 0], [1, 1, 0]], [[1, 0, 0], [1, 0, 0], [1, 0, 0]]]
>>> grid = itertools.product([0, 1], repeat=6)
>>> all(
...     attention_mask([m[:3], m[3:]]) == [[list(m[:3])] * 3, [list(m[3:])] * 3]
...     for m in grid
... )
True
"""

import numpy as np


def attention_mask(m):
    ones = np.ones((2, 3, 1), int)  # (B, F, 1)
    return (ones * np.reshape(m, (2, 1, 3))).tolist()  # (B, F, T)
