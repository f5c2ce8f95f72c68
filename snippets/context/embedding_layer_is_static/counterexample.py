"""k₁(i) = k₁(j) ⇏ xᵢ = xⱼ;   xᵢ = xⱼ ⇏ hᵢ = hⱼ;   ε = 0, xᵢ = xⱼ ⇏ pᵢ − pⱼ = (a,…,a)

>>> [summed(0, i, 0).tolist() for i in (0, 1, 2)]
[[1, 0], [2, 0], [2, 1]]
>>> same_output((0, 0, 0), (0, 1, 0), epsilon)
False
>>> same_output((0, 0, 0), (0, 0, 1), epsilon)
False
>>> same_output((0, 0, 0), (0, 2, 0), epsilon)
True
>>> same_output((0, 0, 0), (0, 1, 0), 0)
True
>>> len(triples), len({output(ids, epsilon, all_rows_alike) for ids in triples})
(60, 1)
"""

from fractions import Fraction
from itertools import product

import numpy as np

W_1 = np.array([[1, 0]])  # (n_1, d)
W_2 = np.array([[0, 0], [1, 0], [1, 1]])  # (n_2, d)
W_3 = np.array([[0, 0], [0, 3]])  # (n_3, d)
epsilon = Fraction(1, 10**12)
all_rows_alike = [
    np.arange(-3, 17).reshape(5, 4),  # (n_1, d)
    np.arange(17, 41).reshape(6, 4),  # (n_2, d)
    np.arange(41, 49).reshape(2, 4),  # (n_3, d)
]
triples = list(product(range(5), range(6), range(2)))


def summed(k_1, i, k_3, tables=(W_1, W_2, W_3)):
    return tables[0][k_1] + tables[1][i] + tables[2][k_3]  # (d,)


def signed_square_of_layer_norm(h, epsilon):
    c = h - Fraction(int(h.sum()), len(h))  # (d,)
    return tuple(c * abs(c) / (c @ c / len(h) + epsilon))  # (d,)


def output(ids, epsilon, tables=(W_1, W_2, W_3)):
    return signed_square_of_layer_norm(summed(*ids, tables), epsilon)  # (d,)


def same_output(ids, other_ids, epsilon):
    return output(ids, epsilon) == output(other_ids, epsilon)
