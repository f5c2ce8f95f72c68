"""float32 + float64 = float32: 0 + (2²⁴ + 1) → 2²⁴;  S · 1/√h

>>> tensor_plus_array()
('float32', [16777216.0])
>>> scaled_scores([2.0, 4.0], h=4)
[1.0, 2.0]
"""

import math

import numpy as np
import tensorflow.compat.v1 as tf


def tensor_plus_array():
    with tf.Graph().as_default(), tf.Session() as session:
        total = tf.zeros([1]) + np.array([2.0**24 + 1])  # (1,)
        return total.dtype.name, session.run(total).tolist()


def scaled_scores(scores, h):
    with tf.Graph().as_default(), tf.Session() as session:
        scaled = tf.multiply(tf.constant(scores), 1.0 / math.sqrt(float(h)))  # (2,)
        return session.run(scaled).tolist()
