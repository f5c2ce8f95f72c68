"""mod: S[k mod 2][k div 2]; div: [S₀; S₁][k]

>>> [mod_row(k) for k in range(5)]
[0, 3, 1, 4, 2]
>>> [div_row(k) for k in range(5)]
[0, 1, 2, 3, 4]
"""

import numpy as np

S = [np.array([0, 1, 2]), np.array([3, 4])]


def mod_row(k):
    return S[k % 2][k // 2].item()


def div_row(k):
    return np.concatenate(S)[k].item()
