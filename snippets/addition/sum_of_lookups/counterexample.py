"""[eᵀ_k₁, eᵀ_k₂, eᵀ_k₃] [W₁;W₂;W₃] + b ≠ Σₐ Wₐ[kₐ,:] ≠ [Wₐ[kₐ,:]]ₐ  (b ≠ 0)

>>> three_lookups(2, 0, 0)
Matrix([[63, 66, 69, 72]])
>>> dense(2, 0, 0, tables, 0 * b) == three_lookups(2, 0, 0)
True
>>> dense(2, 0, 0, tables, Matrix([[1, 0, 0, 0]])) == three_lookups(2, 0, 0)
False
>>> dense(2, 0, 0, tables, b) - three_lookups(2, 0, 0) == b
True
>>> concatenation(2, 0, 0)
Matrix([[5, 6, 7, 8, 17, 18, 19, 20, 41, 42, 43, 44]])
>>> concatenation(2, 0, 0) == three_lookups(2, 0, 0)
False
"""

from sympy import Matrix, symbols

b = Matrix([symbols("b_1:5")])  # (1, 4)


def table(n, d, first):
    return Matrix(n, d, range(first, first + n * d))  # (n, d)


tables = table(5, 4, -3), table(6, 4, 17), table(2, 4, 41)


def one_hot(k, n):
    return Matrix(1, n, lambda _, i: int(i == k))  # (1, n)


def three_lookups(token, position, segment):
    w1, w2, w3 = tables
    return w1[token, :] + w2[position, :] + w3[segment, :]  # (1, d)


def dense(token, position, segment, tables, b):
    one_hots = one_hot(token, 5), one_hot(position, 6), one_hot(segment, 2)
    return Matrix.hstack(*one_hots) * Matrix.vstack(*tables) + b  # (1, d)


def concatenation(token, position, segment):
    w1, w2, w3 = tables
    return Matrix.hstack(w1[token, :], w2[position, :], w3[segment, :])  # (1, 3 d)
