"""L = Σ W[k,:], k ∈ (1, 1, 2): ∂L/∂W = Σ e_k 1ᵀ

>>> indices, values, merged = gradient([1, 1, 2])
>>> indices, values
([1, 1, 2], [[1.0, 1.0], [1.0, 1.0], [1.0, 1.0]])
>>> merged
[[0.0, 0.0], [2.0, 2.0], [1.0, 1.0]]
"""

import tensorflow.compat.v1 as tf


def gradient(ids):
    with tf.Graph().as_default(), tf.Session() as session:
        W = tf.get_variable("W", [3, 2])  # (3, 2)
        L = tf.reduce_sum(tf.nn.embedding_lookup(W, ids))
        slices = tf.gradients(L, W)[0]
        session.run(tf.global_variables_initializer())
        rows, dense = session.run([slices, tf.convert_to_tensor(slices)])
        return rows.indices.tolist(), rows.values.tolist(), dense.tolist()
