"""mean: (W[1,:] + W[2,:])/2; sum: W[1,:] + W[2,:]

>>> combined(combiner="mean")
[[4.0, 5.0], [5.0, 6.0]]
>>> combined(combiner="sum")
[[8.0, 10.0], [5.0, 6.0]]
>>> combined() == combined(combiner="mean")
True
"""

import tensorflow.compat.v1 as tf


def combined(**options):
    with tf.Graph().as_default(), tf.Session() as session:
        W = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])  # (3, 2)
        ids = tf.constant([1, 2, 2], tf.int64)  # (3,)
        bags = tf.SparseTensor([[0, 0], [0, 1], [1, 0]], ids, [2, 2])
        rows = tf.nn.embedding_lookup_sparse(W, bags, sp_weights=None, **options)
        return session.run(rows).tolist()
