"""k ≥ n ⇒ W[k,:] ↑, e_kᵀ W = 0

>>> looked_up(2)
[5.0, 6.0]
>>> looked_up(3)
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...indices[0] = 3 is not in [0, 3)...
>>> one_hot_row(2)
[5.0, 6.0]
>>> one_hot_row(3)
[0.0, 0.0]
"""

import tensorflow.compat.v1 as tf

W = [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]  # (3, 2)


def looked_up(k):
    with tf.Graph().as_default(), tf.Session() as session:
        ids = tf.placeholder(tf.int32, [1])  # (1,)
        row = tf.nn.embedding_lookup(tf.constant(W), ids)  # (1, 2)
        return session.run(row, {ids: [k]})[0].tolist()


def one_hot_row(k):
    with tf.Graph().as_default(), tf.Session() as session:
        ids = tf.placeholder(tf.int32, [1])  # (1,)
        row = tf.matmul(tf.one_hot(ids, 3), tf.constant(W))  # (1, 2)
        return session.run(row, {ids: [k]})[0].tolist()
