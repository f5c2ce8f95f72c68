"""k(i) = k′(j)  ⟹  xᵢ(k) = xⱼ(k′),   xᵢ(k) = W[k(i),:]

>>> static_vector(k, i)
Piecewise((W[k[i], c], (k[i] >= 0) & (n >= k[i] + 1)), (0, True))
>>> static_vector(k_prime, j) == static_vector(k, i)
False
>>> static_vector(k_prime, j).subs(k_prime[j], k[i]) == static_vector(k, i)
True
>>> ids_read(static_vector(k, i))
{k[i]}
>>> training_score(k, i).has(U), static_vector(k, i).has(U)
(True, False)
"""

from sympy import Indexed, IndexedBase, KroneckerDelta, MatrixSymbol, Sum, symbols

n, d = symbols("n d", integer=True, positive=True)
i, j, c, m, o = symbols("i j c m o", integer=True)
W = MatrixSymbol("W", n, d)
U = MatrixSymbol("U", n, d)
k = IndexedBase("k", integer=True)
k_prime = IndexedBase("k′", integer=True)


def static_vector(k, i):
    return Sum(KroneckerDelta(m, k[i]) * W[m, c], (m, 0, n - 1)).doit()


def training_score(k, i):
    return Sum(static_vector(k, i) * U[o, c], (c, 0, d - 1))


def ids_read(expression):
    return expression.atoms(Indexed)
