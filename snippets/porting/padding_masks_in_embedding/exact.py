"""ids = (1, 2, 0): Σ mₖ W[k,:] / Σ mₖ, mₖ = [k ≠ 0]

>>> masked_mean([1, 2, 0])
[4.0, 5.0]
>>> W[[1, 2, 0]].mean(axis=0).tolist()
[3.0, 4.0]
"""

import numpy as np

W = np.array([[1, 2], [3, 4], [5, 6]])  # (3, 2)


def masked_mean(ids):
    mask = np.not_equal(ids, 0).astype(int)  # (3,)
    return (mask @ W[ids] / mask.sum()).tolist()
