"""get_variable: |K| ≤ √(6/(n+d)) = 1/10  (n = 500, d = 100)

>>> largest(None)
(True, True)
>>> largest(tf.glorot_uniform_initializer(seed=1))
(True, True)
>>> largest(tf.truncated_normal_initializer(stddev=0.02, seed=1))
(True, False)
"""

import numpy as np
import tensorflow.compat.v1 as tf

N, D, ROUNDED = 500, 100, 1 + 2.0**-22


def largest(initializer):
    with tf.Graph().as_default(), tf.Session() as session:
        tf.set_random_seed(1)
        K = tf.get_variable("K", [N, D], initializer=initializer)  # (500, 100)
        session.run(tf.global_variables_initializer())
        w = float(np.abs(session.run(K)).max())
        return w * w * (N + D) <= 6 * ROUNDED, w * w * (N + D) > 5.9
