"""k ∈ (1, 1, 2): ‖Σ e_k 1ᵀ‖² = 10, Σ ‖e_k 1ᵀ‖² = 6

>>> merged_square_norm([1, 1, 2])
10
>>> sum_of_square_norms([1, 1, 2])
6
>>> merged_square_norm([0, 1, 2]) == sum_of_square_norms([0, 1, 2])
True
"""

import numpy as np


def merged_square_norm(ids):
    gradient = np.zeros((3, 2), int)
    np.add.at(gradient, ids, 1)
    return (gradient**2).sum().item()


def sum_of_square_norms(ids):
    return (np.ones((len(ids), 2), int) ** 2).sum().item()
