"""(x = y)ᵢ ⇔ xᵢ = yᵢ

>>> (X == Y).tolist()
[True, False]
>>> (X != 2).tolist()
[True, False]
"""

import numpy as np

X = np.array([1, 2])  # (2,)
Y = np.array([1, 3])  # (2,)
