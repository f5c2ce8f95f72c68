"""k₁(i) = k₁′(j), k₃(i) = k₃′(j)  ⟹  hᵢ − h′ⱼ = pᵢ − pⱼ;   y|y| = c|c| / (σ² + ε)

>>> summed((1, 0, 1), (0, 0, 0)).tolist()
[[0, 4, 1], [2, 2, 3], [2, 3, 1]]
>>> len(inputs), len(ids_and_outputs)
(216, 18)
>>> all((h[a] - h[b] == W_2[a[1]] - W_2[b[1]]).all() for a, b in same_ids)
True
>>> all((y[a] == y[b]) == constant(W_2[a[1]] - W_2[b[1]]) for a, b in same_ids)
True
>>> [[constant(p_i - p_j) for p_j in W_2] for p_i in W_2]
[[True, True, False], [True, True, False], [False, False, True]]
"""

from fractions import Fraction
from itertools import product

import numpy as np

W_1 = np.array([[1, 0, 2], [0, 3, 1], [2, 2, 0]])  # (n_1, d)
W_2 = np.array([[0, 1, 0], [1, 2, 1], [2, 0, 0]])  # (n_2, d)
W_3 = np.array([[0, 0, 0], [1, 0, 3]])  # (n_3, d)
time, d, epsilon = 3, 3, Fraction(1, 10**12)
inputs = list(product(product(range(3), repeat=time), product(range(2), repeat=time)))


def summed(k_1, k_3):
    return W_1[list(k_1)] + W_2[:time] + W_3[list(k_3)]  # (time, d)


def signed_square_of_layer_norm(h):
    c = h - Fraction(int(h.sum()), d)  # (d,)
    return c * abs(c) / (c @ c / d + epsilon)  # (d,)


def constant(p):
    return len(set(p.tolist())) == 1


ids_and_outputs = {
    ((k_1[i], i, k_3[i]), tuple(h.tolist()), tuple(signed_square_of_layer_norm(h)))
    for k_1, k_3 in inputs
    for i, h in enumerate(summed(k_1, k_3))
}
h = {ids: np.array(summed_row) for ids, summed_row, _ in ids_and_outputs}
y = {ids: normalised_row for ids, _, normalised_row in ids_and_outputs}
same_ids = [(a, b) for a in h for b in h if a[::2] == b[::2]]
