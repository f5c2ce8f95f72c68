"""u = 2⁻²⁴: |fl(t + p + s) − (t + p + s)| ≤ 2u/(1 − 2u) · (|t| + |p| + |s|)

>>> import itertools
>>> left_to_right(1, U, U) == 1
True
>>> right_to_left(1, U, U) == 1 + 2 * U
True
>>> bound = 2 * U / (1 - 2 * U) * (1 + U + U)
>>> error = abs(left_to_right(1, U, U) - (1 + U + U))
>>> 0 < error <= bound
True
>>> grid = itertools.product(range(-9, 10), repeat=3)
>>> all(left_to_right(*g) == right_to_left(*g) == sum(g) for g in grid)
True
"""

from fractions import Fraction

import numpy as np

U = Fraction(1, 2**24)


def left_to_right(t, p, s):
    t, p, s = (np.float32(float(x)) for x in (t, p, s))
    return Fraction(((t + p) + s).item())


def right_to_left(t, p, s):
    t, p, s = (np.float32(float(x)) for x in (t, p, s))
    return Fraction((t + (p + s)).item())
