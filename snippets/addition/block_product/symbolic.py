"""[v₁ᵀ,…,v_mᵀ] [W₁;…;W_m] = Σᵢ vᵢᵀ Wᵢ

>>> stacked_product(vectors(3), tables(3))
v_1.T*W_1 + v_2.T*W_2 + v_3.T*W_3
>>> stacked_product(vectors(3), tables(3)).has(BlockMatrix)
False
>>> stacked_product(vectors(3), tables(3)) == sum_of_products(vectors(3), tables(3))
True
"""

from sympy import BlockMatrix, MatAdd, MatrixSymbol, block_collapse, symbols
from sympy.matrices.expressions.blockmatrix import deblock

d, N, p = symbols("d N p", integer=True, positive=True)
n = symbols("n_1:8", integer=True, positive=True)


def vectors(m):
    return [MatrixSymbol(f"v_{i + 1}", n[i], 1) for i in range(m)]


def tables(m):
    return [MatrixSymbol(f"W_{i + 1}", n[i], d) for i in range(m)]


def stacked_product(v, W):
    row = BlockMatrix([[vi.T for vi in v]])  # (1, n_1 + … + n_m)
    column = BlockMatrix([[Wi] for Wi in W])  # (n_1 + … + n_m, d)
    return block_collapse(row * column)  # (1, d)


def sum_of_products(v, W):
    return MatAdd(*(vi.T * Wi for vi, Wi in zip(v, W, strict=True))).doit()  # (1, d)


def induction_step():
    """V = [v₁ᵀ,…,v_mᵀ], U = [W₁;…;W_m], V U = Sₘ  ⟹  [V, vᵀ] [U; W] = Sₘ + vᵀ W

    >>> stacked_product(vectors(1), tables(1))
    v_1.T*W_1
    >>> induction_step()
    S_m + v.T*W
    """
    V, U = MatrixSymbol("V", 1, N), MatrixSymbol("U", N, d)  # N = n_1 + … + n_m
    v, W = MatrixSymbol("v", p, 1), MatrixSymbol("W", p, d)  # p = n_{m+1}
    S = MatrixSymbol("S_m", 1, d)
    return stacked_product([V.T, v], [U, W]).xreplace({V * U: S})  # (1, d)


def regrouped(m):
    """[[v₁ᵀ,…,v_mᵀ], vᵀ] = [v₁ᵀ,…,v_mᵀ, vᵀ]  ∧  [[W₁;…;W_m]; W] = [W₁;…;W_m; W]

    >>> [regrouped(m) for m in range(1, 7)]
    [True, True, True, True, True, True]
    """
    v, W = [vi.T for vi in vectors(m + 1)], [[Wi] for Wi in tables(m + 1)]
    row = BlockMatrix([[BlockMatrix([v[:m]]), v[m]]])
    column = BlockMatrix([[BlockMatrix(W[:m])], W[m]])
    return (deblock(row), deblock(column)) == (BlockMatrix([v]), BlockMatrix(W))
