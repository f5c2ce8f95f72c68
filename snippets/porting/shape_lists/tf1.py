"""shape(x) = (?, 3): as_list ∪ shape

>>> static_and_dynamic([[1, 2, 3], [4, 5, 6]])
([None, 3], [2, 3])
"""

import tensorflow.compat.v1 as tf


def static_and_dynamic(rows):
    with tf.Graph().as_default(), tf.Session() as session:
        x = tf.placeholder(tf.int32, [None, 3])  # (?, 3)
        dynamic = session.run(tf.shape(x), {x: rows}).tolist()
        return x.shape.as_list(), dynamic
