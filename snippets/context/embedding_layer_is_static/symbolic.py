"""k₁(i) = k₁′(j), k₃(i) = k₃′(j)  ⟹  hᵢ − h′ⱼ = pᵢ − pⱼ;   LN(h) ↦ h − μ(h) for ε > 0

>>> summed(k_1, k_3, i)
W_1[k_1[i], c] + W_2[i, c] + W_3[k_3[i], c]
>>> (summed(k_1, k_3, i) - summed(k_1_prime, k_3_prime, j)).subs(same_ids(j))
W_2[i, c] - W_2[j, c]
>>> summed(k_1_prime, k_3_prime, i) == summed(k_1, k_3, i)
False
>>> summed(k_1_prime, k_3_prime, i).subs(same_ids(i)) == summed(k_1, k_3, i)
True
>>> equal(layer_norm(shifted(h)), layer_norm(h))
True
>>> equal(undo_scale(layer_norm(h)), centred(h))
True
>>> equal(undo_scale(layer_norm(h)), h)
False
"""

from sympy import IndexedBase, Matrix, MatrixSymbol, simplify, sqrt, symbols

n_1, n_2, n_3, width = symbols("n_1 n_2 n_3 width", integer=True, positive=True)
i, j, c = symbols("i j c", integer=True)
W_1 = MatrixSymbol("W_1", n_1, width)
W_2 = MatrixSymbol("W_2", n_2, width)
W_3 = MatrixSymbol("W_3", n_3, width)
k_1, k_1_prime = (IndexedBase(name, integer=True) for name in ("k_1", "k_1′"))
k_3, k_3_prime = (IndexedBase(name, integer=True) for name in ("k_3", "k_3′"))
d = 3
h = Matrix(symbols(f"h:{d}", real=True))  # (d, 1)
a = symbols("a", real=True)
epsilon = symbols("epsilon", positive=True)


def summed(k_1, k_3, i):
    return W_1[k_1[i], c] + W_2[i, c] + W_3[k_3[i], c]


def same_ids(j):
    return {k_1_prime[j]: k_1[i], k_3_prime[j]: k_3[i]}


def shifted(h):
    return h.applyfunc(lambda x: x + a)  # (d, 1)


def centred(h):
    return h.applyfunc(lambda x: x - sum(h) / d)  # (d, 1)


def layer_norm(h):
    return centred(h) / sqrt(centred(h).dot(centred(h)) / d + epsilon)  # (d, 1)


def undo_scale(y):
    return y * sqrt(epsilon / (1 - y.dot(y) / d))  # (d, 1)


def equal(x, y):
    return (x - y).applyfunc(simplify) == 0 * y
