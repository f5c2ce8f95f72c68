"""keep_dims, squeeze_dims, dim, dimension, reduction_indices

>>> shapes()
[[1, 2], [2], [1, 2], [2], [3, 2], [2]]
"""

import tensorflow.compat.v1 as tf


def shapes():
    with tf.Graph().as_default():
        x = tf.ones([3, 2])  # (3, 2)
        outputs = [
            tf.reduce_sum(x, 0, keep_dims=True),
            tf.squeeze(x[:1], squeeze_dims=[0]),
            tf.expand_dims(x[0], dim=0),
            tf.argmax(x, dimension=0),
            tf.nn.softmax(x, dim=-1),
            tf.reduce_sum(x, reduction_indices=[0]),
        ]
        return [y.shape.as_list() for y in outputs]
