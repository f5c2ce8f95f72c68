"""reshape(onehot(flat(k)) W, (B, T, d)) = W[k,:],  k ∈ (B, T)

>>> embeddings([[0, 2], [1, 2]], one_hot=True)
[[[1.0, 2.0], [5.0, 6.0]], [[3.0, 4.0], [5.0, 6.0]]]
>>> embeddings([[0, 2], [1, 2]], one_hot=False)
[[[1.0, 2.0], [5.0, 6.0]], [[3.0, 4.0], [5.0, 6.0]]]
"""

import tensorflow.compat.v1 as tf


def embeddings(ids, one_hot):
    with tf.Graph().as_default(), tf.Session() as session:
        W = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])  # (3, 2)
        k = tf.expand_dims(tf.constant(ids), axis=[-1])  # (B, T, 1)
        flat = tf.reshape(k, [-1])  # (B * T,)
        if one_hot:
            rows = tf.matmul(tf.one_hot(flat, depth=3), W)  # (B * T, 2)
        else:
            rows = tf.gather(W, flat)  # (B * T, 2)
        B, T, one = k.shape.as_list()
        return session.run(tf.reshape(rows, [B, T, one * 2])).tolist()
