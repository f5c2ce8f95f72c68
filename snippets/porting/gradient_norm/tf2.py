"""k ∈ (1, 1, 2): ‖Σ e_k 1ᵀ‖² = 10, Σ ‖e_k 1ᵀ‖² = 6

>>> square_norms([1, 1, 2])
(10, 6)
"""

import tensorflow as tf

W = tf.Variable([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])  # (3, 2)


def square_norms(ids):
    with tf.GradientTape() as tape:
        L = tf.reduce_sum(tf.gather(W, ids))
    slices = tape.gradient(L, W)
    merged = tf.linalg.global_norm([tf.convert_to_tensor(slices)])
    separate = tf.linalg.global_norm([slices])
    return tuple(round(n.numpy().item() ** 2) for n in (merged, separate))
