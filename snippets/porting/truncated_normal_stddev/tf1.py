"""σ = 1 by default; |w| ≤ 2σ

>>> largest(tf.truncated_normal_initializer(seed=1), bound=0.1)
False
>>> largest(tf.truncated_normal_initializer(seed=1), bound=2.0)
True
>>> largest(tf.truncated_normal_initializer(stddev=0.02, seed=1), bound=0.04)
True
>>> 0.0174 < deviation(tf.truncated_normal_initializer(stddev=0.02, seed=1)) < 0.0178
True
"""

import numpy as np
import tensorflow.compat.v1 as tf


def largest(initializer, bound):
    with tf.Graph().as_default(), tf.Session() as session:
        W = tf.get_variable("W", [500, 100], initializer=initializer)
        session.run(tf.global_variables_initializer())
        return bool(np.abs(session.run(W)).max() <= bound)


def deviation(initializer):
    with tf.Graph().as_default(), tf.Session() as session:
        return float(np.std(session.run(initializer([500, 100]))))
