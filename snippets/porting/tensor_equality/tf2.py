"""(x = y)ᵢ ⇔ xᵢ = yᵢ

>>> elementwise([1, 2], [1, 3])
([True, False], [True, False])
>>> traced_elementwise([1, 2], [1, 3])
[True, False]
"""

import tensorflow as tf


def elementwise(a, b):
    x = tf.constant(a)  # (2,)
    y = tf.constant(b)  # (2,)
    return (x == y).numpy().tolist(), tf.equal(x, y).numpy().tolist()


@tf.function
def traced_equality(x, y):
    return x == y


def traced_elementwise(a, b):
    return traced_equality(tf.constant(a), tf.constant(b)).numpy().tolist()
