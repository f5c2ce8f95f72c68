"""float32 + float64 = float64: 0 + (2²⁴ + 1) = 2²⁴ + 1

>>> import numpy as np
>>> total = np.zeros(1, np.float32) + np.array([2.0**24 + 1])
>>> str(total.dtype)
'float64'
>>> total.tolist()
[16777217.0]
"""
