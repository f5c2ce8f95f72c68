"""equal(x, y)ᵢ ⇔ xᵢ = yᵢ;  x = y ⇔ x is y

>>> elementwise_and_identity([1, 2], [1, 3])
([True, False], False, True)
"""

import tensorflow.compat.v1 as tf


def elementwise_and_identity(a, b):
    with tf.Graph().as_default(), tf.Session() as session:
        x = tf.constant(a)  # (2,)
        y = tf.constant(b)  # (2,)
        same = x
        return session.run(tf.equal(x, y)).tolist(), x == y, x == same
