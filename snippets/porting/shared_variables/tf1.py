"""name = name′ ⇒ get_variable(name) = get_variable(name′)

>>> one_table_for_two_calls()
(True, ['s/W:0'])
>>> second_call_without_reuse()
Traceback (most recent call last):
    ...
ValueError: Variable s/W already exists, disallowed. Did you mean to set reuse=True...
"""

import tensorflow.compat.v1 as tf


def table(reuse):
    with tf.variable_scope("s", reuse=reuse):
        return tf.get_variable("W", [3, 2])


def one_table_for_two_calls():
    with tf.Graph().as_default():
        first = table(tf.AUTO_REUSE)
        second = table(tf.AUTO_REUSE)
        return first is second, [v.name for v in tf.global_variables()]


def second_call_without_reuse():
    with tf.Graph().as_default():
        table(None)
        table(None)
