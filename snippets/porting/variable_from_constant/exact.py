"""W[k,:], W ∈ int64; e_kᵀ W, e_k ∈ float32 ⇒ e_kᵀ W ∈ float64

>>> W.dtype.name, (np.float32([[0, 1]]) @ W).dtype.name
('int64', 'float64')
>>> (np.float32([[0, 1]]) @ W).tolist()
[[3.0, 4.0]]
"""

import numpy as np

W = np.array([[1, 2], [3, 4]], np.int64)  # (2, 2)
