"""(B, 1, d) → (B, d)

>>> [first_token(tf.ones([B, 5, 4])).shape.as_list() for B in (1, 2, 3)]
[[1, 4], [2, 4], [3, 4]]
>>> [indexed_token(tf.ones([B, 5, 4])).shape.as_list() for B in (1, 2, 3)]
[[1, 4], [2, 4], [3, 4]]
"""

import tensorflow as tf


def first_token(states):
    return tf.squeeze(states[:, 0:1, :], axis=1)


def indexed_token(states):
    return states[:, 0, :]
