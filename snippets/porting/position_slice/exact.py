"""n ≤ N ⇒ P[:n] = (P[0,:], …, P[n−1,:]);  n > N ⇒ P[:n] = P

>>> all(P[:n].tolist() == P[np.arange(n)].tolist() for n in range(513))
True
>>> P[:513].shape
(512, 2)
>>> P[np.arange(513)]
Traceback (most recent call last):
    ...
IndexError: index 512 is out of bounds for axis 0 with size 512
"""

import numpy as np

P = np.arange(1024).reshape(512, 2)  # (512, 2)
