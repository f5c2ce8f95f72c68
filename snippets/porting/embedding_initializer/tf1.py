"""get_variable: |W| ≤ √(6/(n+d)) = 1/10  (n = 500, d = 100)

>>> largest() <= 0.1 * (1 + 2.0**-22)
True
>>> largest() <= 0.05
False
"""

import numpy as np
import tensorflow.compat.v1 as tf


def largest():
    with tf.Graph().as_default(), tf.Session() as session:
        tf.set_random_seed(1)
        W = tf.get_variable("W", [500, 100])  # (500, 100)
        session.run(tf.global_variables_initializer())
        return float(np.abs(session.run(W)).max())
