"""Σᵢ xᵢ = [63, 66, 69, 72], Σᵢⱼ xᵢⱼ = 270

>>> import numpy as np
>>> np.sum(ROWS, axis=0).tolist()
[63, 66, 69, 72]
>>> np.sum(ROWS).item()
270
"""

ROWS = [[5, 6, 7, 8], [17, 18, 19, 20], [41, 42, 43, 44]]  # 3 × (4,)
