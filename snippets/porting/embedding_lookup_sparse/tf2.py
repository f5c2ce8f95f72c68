"""mean: (W[1,:] + W[2,:])/2; sum: W[1,:] + W[2,:]

>>> combined(combiner="mean")
[[4.0, 5.0], [5.0, 6.0]]
>>> combined(combiner="sum")
[[8.0, 10.0], [5.0, 6.0]]
>>> combined() == combined(combiner="mean")
True
>>> ragged_sum([[1, 2], [2]])
[[8.0, 10.0], [5.0, 6.0]]
>>> ragged_sum([[], [1, 2], []])
[[0.0, 0.0], [8.0, 10.0], [0.0, 0.0]]
"""

import tensorflow as tf

W = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])  # (3, 2)


def combined(**options):
    ids = tf.constant([1, 2, 2], tf.int64)  # (3,)
    bags = tf.SparseTensor([[0, 0], [0, 1], [1, 0]], ids, [2, 2])
    rows = tf.nn.embedding_lookup_sparse(W, bags, sp_weights=None, **options)
    return rows.numpy().tolist()


def ragged_sum(bags):
    rows = tf.gather(W, tf.ragged.constant(bags))  # (2, *, 2)
    return tf.reduce_sum(rows, axis=1).numpy().tolist()
