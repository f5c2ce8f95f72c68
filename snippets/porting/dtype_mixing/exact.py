"""float64 × float32 = float64

>>> str((x @ W).dtype)
'float64'
>>> (x @ W).tolist()
[[22.0, 28.0]]
"""

import numpy as np

x = np.array([[1.0, 2.0, 3.0]], np.float64)  # (1, 3)
W = np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], np.float32)  # (3, 2)
