"""n ≤ N ∨ ↑

>>> length(512)
512
>>> length(513)
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...Condition x <= y did not hold...
>>> traced_length(tf.constant(512)).numpy().item()
512
>>> traced_length(tf.constant(513))
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...assertion failed...
"""

import tensorflow as tf


def length(n):
    tf.debugging.assert_less_equal(n, 512)
    return n


@tf.function
def traced_length(n):
    tf.debugging.assert_less_equal(n, 512)
    return n
