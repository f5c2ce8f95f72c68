"""(B T, N H) → (B, T, N, H) → (B, N, T, H);  S = Q Kᵀ

>>> split_heads(X).tolist()
[[[[0, 1], [4, 5], [8, 9]], [[2, 3], [6, 7], [10, 11]]]]
>>> all(
...     split_heads(X)[0, n, t].tolist() == X[t, 2 * n : 2 * n + 2].tolist()
...     for n in range(2)
...     for t in range(3)
... )
True
>>> (split_heads(X) @ split_heads(X).swapaxes(2, 3))[0, 1].tolist()
[[13, 33, 53], [33, 85, 137], [53, 137, 221]]
"""

import numpy as np

X = np.arange(12).reshape(3, 4)  # (1 * 3, 2 * 2)


def split_heads(x):
    return x.reshape(1, 3, 2, 2).transpose(0, 2, 1, 3)  # (1, 2, 3, 2)
