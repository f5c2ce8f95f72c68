"""[v₁ᵀ, v₂ᵀ] [W₂;W₁] ≠ v₁ᵀ W₁ + v₂ᵀ W₂,  [v₁ᵀ, v₂ᵀ] [W₁, W₂] ∄

>>> v, W = vectors(n, n), tables(n, n)
>>> stacked_product(v, W[::-1])
v_1.T*W_2 + v_2.T*W_1
>>> stacked_product(v, W[::-1]) == sum_of_products(v, W)
False
>>> v, W = vectors(2, 3), tables(2, 3)
>>> [stacked_product(v, blocks).has(BlockMatrix) for blocks in (W, W[::-1])]
[False, True]
>>> row_of_tables(5, 6, 2)
Traceback (most recent call last):
sympy.matrices.exceptions.ShapeError: ...number of rows (5 and 6)
>>> row_of_tables(5, 5, 5).shape
(5, 12)
>>> row_of_vectors(5, 5, 5) * row_of_tables(5, 5, 5)
Traceback (most recent call last):
sympy.matrices.exceptions.ShapeError: Matrix size mismatch: (1, 15) * (5, 12).
"""

from sympy import BlockMatrix, Matrix, MatrixSymbol, block_collapse, ones, symbols

n, d = symbols("n d", integer=True, positive=True)


def vectors(*sizes):
    return [MatrixSymbol(f"v_{i}", size, 1) for i, size in enumerate(sizes, 1)]


def tables(*sizes):
    return [MatrixSymbol(f"W_{i}", size, d) for i, size in enumerate(sizes, 1)]


def stacked_product(v, W):
    row = BlockMatrix([[vi.T for vi in v]])  # (1, n_1 + n_2)
    column = BlockMatrix([[Wi] for Wi in W])  # (n_1 + n_2, d)
    return block_collapse(row * column)  # (1, d)


def sum_of_products(v, W):
    return v[0].T * W[0] + v[1].T * W[1]  # (1, d)


def row_of_vectors(*sizes):
    return Matrix.hstack(*(ones(1, size) for size in sizes))


def row_of_tables(*sizes):
    return Matrix.hstack(*(ones(size, 4) for size in sizes))
