"""x = (0, 2a), a = 2⁻⁵: LN(x)² = a²/(a² + ε)

>>> squares(Fraction(1, 10**3))
[Fraction(125, 253), Fraction(125, 253)]
>>> squares(Fraction(1, 10**12))
[Fraction(976562500, 976562501), Fraction(976562500, 976562501)]
>>> squares(Fraction(1, 10**3), [Fraction(1), Fraction(3)])
[Fraction(1000, 1001), Fraction(1000, 1001)]
>>> squares(Fraction(0))
[Fraction(1, 1), Fraction(1, 1)]
"""

from fractions import Fraction

X = [Fraction(0), Fraction(1, 16)]  # (2,)


def squares(epsilon, x=X):
    mean = sum(x) / 2
    variance = sum((y - mean) ** 2 for y in x) / 2
    return [(y - mean) ** 2 / (variance + epsilon) for y in x]
