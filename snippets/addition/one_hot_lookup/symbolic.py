"""eₖᵀ W = W[k,:]  (0 ≤ k < n)

>>> one_hot_product(k)
Piecewise((W[k, j], (k >= 0) & (k <= n - 1)), (0, True))
>>> one_hot_product(k).xreplace({in_range: True}) == look_up(k)
True
>>> one_hot_product(k).xreplace({in_range: False}) == 0
True
>>> [one_hot_product(k).subs({k: a, n: 5}) for a in (-1, 0, 4, 5)]
[0, W[0, j], W[4, j], 0]
"""

from sympy import KroneckerDelta, MatrixSymbol, Sum, symbols

n, d = symbols("n d", integer=True, positive=True)
i, j, k = symbols("i j k", integer=True)
W = MatrixSymbol("W", n, d)
in_range = (k >= 0) & (k <= n - 1)


def one_hot(k):
    """eₖ[i] = δᵢₖ

    >>> one_hot(k), one_hot(k).subs(i, k)
    (KroneckerDelta(i, k), 1)
    """
    return KroneckerDelta(i, k)


def one_hot_product(k):
    """(eₖᵀ W)[j] = Σᵢ δᵢₖ W[i,j]"""
    return Sum(one_hot(k) * W[i, j], (i, 0, n - 1)).doit()


def look_up(k):
    """W[k,:][j] = W[k,j]"""
    return W[k, j]
