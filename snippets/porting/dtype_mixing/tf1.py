"""x ∈ float64, W ∈ float32: (float32)x · W

>>> cast_then_multiply()
('float32', [[22.0, 28.0]])
"""

import tensorflow.compat.v1 as tf


def cast_then_multiply():
    with tf.Graph().as_default(), tf.Session() as session:
        x = tf.constant([[1.0, 2.0, 3.0]], tf.float64)  # (1, 3)
        W = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])  # (3, 2)
        product = tf.matmul(tf.cast(x, tf.float32), W)  # (1, 2)
        return product.dtype.name, session.run(product).tolist()
