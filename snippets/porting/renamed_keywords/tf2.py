"""keepdims, axis

>>> shapes()
[[1, 2], [2], [1, 2], [2], [3, 2], [2]]
"""

import tensorflow as tf


def shapes():
    x = tf.ones([3, 2])  # (3, 2)
    outputs = [
        tf.reduce_sum(x, 0, keepdims=True),
        tf.squeeze(x[:1], axis=[0]),
        tf.expand_dims(x[0], axis=0),
        tf.argmax(x, axis=0),
        tf.nn.softmax(x, axis=-1),
        tf.reduce_sum(x, axis=[0]),
    ]
    return [y.shape.as_list() for y in outputs]
