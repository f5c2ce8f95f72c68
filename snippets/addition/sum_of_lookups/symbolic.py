"""[E₁, E₂, E₃] [W₁;W₂;W₃] = W₁[k₁,:] + W₂[k₂,:] + W₃[k₃,:],  Eₐ[t,i] = δ(i, kₐ(t))

>>> one_product(T).has(BlockMatrix)
False
>>> one_product(T)[t, j].doit().xreplace(in_range)
W_1[k_1(t), j] + W_2[k_2(t), j] + W_3[k_3(t), j]
>>> one_product(T)[t, j].doit().xreplace(in_range) == three_lookups(t)[0, j]
True
>>> one_product(1)[0, j].doit().xreplace(in_range) == three_lookups(0)[0, j]
False
>>> in_range_0 = {c.subs(t, 0): True for c in in_range}
>>> one_product(1)[0, j].doit().xreplace(in_range_0) == three_lookups(0)[0, j]
True
"""

from sympy import (
    BlockMatrix,
    Function,
    FunctionMatrix,
    KroneckerDelta,
    Lambda,
    MatAdd,
    MatrixSymbol,
    block_collapse,
    symbols,
)

T, d = symbols("T d", integer=True, positive=True)
t, j = symbols("t j", integer=True, nonnegative=True)
i = symbols("i", integer=True)
n = symbols("n_1:4", integer=True, positive=True)
k = [Function(f"k_{a}", integer=True) for a in (1, 2, 3)]
W = [MatrixSymbol(f"W_{a}", na, d) for a, na in enumerate(n, 1)]
in_range = {(ka(t) >= 0) & (ka(t) <= na - 1): True for ka, na in zip(k, n, strict=True)}


def one_hots(k, n, T):
    return FunctionMatrix(T, n, Lambda((t, i), KroneckerDelta(i, k(t))))  # (T, n)


def one_product(T):
    row = BlockMatrix([[one_hots(k[a], n[a], T) for a in range(3)]])
    column = BlockMatrix([[Wa] for Wa in W])  # (n_1 + n_2 + n_3, d)
    return block_collapse(row * column)  # (T, d)


def three_lookups(t):
    return MatAdd(*(W[a][k[a](t), :] for a in range(3)))  # (1, d)
