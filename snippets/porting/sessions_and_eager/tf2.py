"""[1, 2] + [3, 4] = [4, 6]

>>> sum_of_two([1, 2], [3, 4])
[4, 6]
>>> traced_sum_of_two([1, 2], [3, 4])
[4, 6]
"""

import tensorflow as tf


def sum_of_two(a, b):
    x = tf.constant(a, tf.int32)  # (2,)
    y = tf.constant(b, tf.int32)  # (2,)
    return (x + y).numpy().tolist()


@tf.function
def traced_sum(x, y):
    return x + y


def traced_sum_of_two(a, b):
    return traced_sum(tf.constant(a), tf.constant(b)).numpy().tolist()
