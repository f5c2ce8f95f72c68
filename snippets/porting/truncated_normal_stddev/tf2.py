"""σ = 1/20 by default; |w| ≤ 2σ

>>> largest(tf.initializers.TruncatedNormal(seed=1), bound=0.1)
True
>>> largest(tf.initializers.TruncatedNormal(stddev=1.0, seed=1), bound=2.0)
True
>>> largest(tf.initializers.TruncatedNormal(stddev=0.02, seed=1), bound=0.04)
True
>>> 0.0174 < deviation(tf.initializers.TruncatedNormal(stddev=0.02, seed=1)) < 0.0178
True
"""

import numpy as np
import tensorflow as tf


def largest(initializer, bound):
    W = tf.Variable(initializer([500, 100]))
    return bool(np.abs(W.numpy()).max() <= bound)


def deviation(initializer):
    return float(np.std(initializer([500, 100]).numpy()))
