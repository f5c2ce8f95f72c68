"""(Σ gᵢ)²/(Σ gᵢ)² = 1, (Σ gᵢ)²/Σ gᵢ² = r  (g₁ = … = g_r)

>>> [square_step_merged([1] * r) for r in (1, 2, 3)]
[Fraction(1, 1), Fraction(1, 1), Fraction(1, 1)]
>>> [square_step_separate([1] * r) for r in (1, 2, 3)]
[Fraction(1, 1), Fraction(2, 1), Fraction(3, 1)]
>>> square_step_separate([3, -1])
Fraction(2, 5)
>>> all(square_step_separate([g] * r) == r for g in range(1, 9) for r in range(1, 9))
True
"""

from fractions import Fraction

A, B = Fraction(9, 10), Fraction(999, 1000)


def square_step_merged(gradients):
    return square_step([sum(gradients)])


def square_step_separate(gradients):
    return square_step(gradients)


def square_step(gradients):
    m = sum((1 - A) * g for g in gradients)
    v = sum((1 - B) * g**2 for g in gradients)
    return (m / (1 - A)) ** 2 / (v / (1 - B))
