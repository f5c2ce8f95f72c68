"""|x|/2 · |tanh(√(2/π)(x + 0.044715 x³)) − erf(x/√2)| > 4 · 10⁻⁴,  x = 2.7

>>> 4e-4 < tanh_form(2.7) - erf_form(2.7) < 5e-4
True
>>> all(abs(tanh_form(k / 100) - erf_form(k / 100)) < 5e-4 for k in range(-600, 601))
True
"""

import math


def tanh_form(x):
    return x / 2 * (1 + math.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))


def erf_form(x):
    return x / 2 * (1 + math.erf(x / math.sqrt(2)))
