"""shape(x) = (2, 3): as_list = shape

>>> static_and_dynamic([[1, 2, 3], [4, 5, 6]])
([2, 3], [2, 3])
>>> traced_shapes(tf.constant([[1, 2, 3], [4, 5, 6]]))
[None, 3]
"""

import tensorflow as tf


def static_and_dynamic(rows):
    x = tf.constant(rows)  # (2, 3)
    return x.shape.as_list(), tf.shape(x).numpy().tolist()


def traced_shapes(x):
    seen = []

    @tf.function(input_signature=[tf.TensorSpec([None, 3], tf.int32)])
    def trace(y):
        seen.extend(y.shape.as_list())
        return y

    trace(x)
    return seen
