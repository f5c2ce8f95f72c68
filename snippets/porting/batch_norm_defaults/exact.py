"""y² = (x − μ)²/(σ² + ε), ε = 10⁻³; μ, σ² of the batch ∨ stored

>>> squares(mean=Fraction(2), variance=Fraction(1))
[Fraction(1000, 1001), Fraction(1000, 1001)]
>>> squares(mean=Fraction(0), variance=Fraction(1))
[Fraction(1000, 1001), Fraction(9000, 1001)]
"""

from fractions import Fraction

X = [Fraction(1), Fraction(3)]  # (2,)
EPSILON = Fraction(1, 1000)


def squares(mean, variance):
    return [(x - mean) ** 2 / (variance + EPSILON) for x in X]
