"""(B T, N H) → (B, T, N, H) → (B, N, T, H);  S = Q Kᵀ

>>> split_heads(range(12))
[[[[0, 1], [4, 5], [8, 9]], [[2, 3], [6, 7], [10, 11]]]]
>>> scores(range(12))[0][1]
[[13, 33, 53], [33, 85, 137], [53, 137, 221]]
"""

import tensorflow.compat.v1 as tf


def split_heads(x):
    with tf.Graph().as_default(), tf.Session() as session:
        X = tf.constant(list(x), shape=[3, 4])  # (1 * 3, 2 * 2)
        heads = tf.transpose(tf.reshape(X, [1, 3, 2, 2]), [0, 2, 1, 3])  # (1, 2, 3, 2)
        return session.run(heads).tolist()


def scores(x):
    with tf.Graph().as_default(), tf.Session() as session:
        Q = tf.constant(split_heads(x))  # (1, 2, 3, 2)
        return session.run(tf.matmul(Q, Q, transpose_b=True)).tolist()
