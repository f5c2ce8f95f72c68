"""k ∈ (1, 1, 2): ‖Σ e_k 1ᵀ‖² = 10, Σ ‖e_k 1ᵀ‖² = 6

>>> square_norms([1, 1, 2])
(10, 6)
"""

import tensorflow.compat.v1 as tf


def square_norms(ids):
    with tf.Graph().as_default(), tf.Session() as session:
        W = tf.get_variable("W", [3, 2])  # (3, 2)
        L = tf.reduce_sum(tf.nn.embedding_lookup(W, ids))
        slices = tf.gradients(L, W)[0]
        merged = tf.global_norm([tf.convert_to_tensor(slices)])
        separate = tf.global_norm([slices])
        session.run(tf.global_variables_initializer())
        return tuple(round(n**2) for n in session.run([merged, separate]))
