"""[1, 2] + [3, 4] = [4, 6]

>>> sum_of_two([1, 2], [3, 4])
[4, 6]
"""

import tensorflow.compat.v1 as tf


def sum_of_two(a, b):
    with tf.Graph().as_default(), tf.Session() as session:
        x = tf.placeholder(tf.int32, [2])  # (2,)
        y = tf.placeholder(tf.int32, [2])  # (2,)
        return session.run(x + y, feed_dict={x: a, y: b}).tolist()
