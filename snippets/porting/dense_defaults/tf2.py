"""Dense: |K| ≤ √(6/(n+d)) = 1/10  (n = 500, d = 100), b = 0

>>> largest("glorot_uniform")
(True, True)
>>> largest(tf.keras.layers.Dense(D).kernel_initializer)
(True, True)
>>> largest(tf.initializers.TruncatedNormal(stddev=0.02, seed=1))
(True, False)
>>> bias().tolist() == [0.0] * D
True
"""

import numpy as np
import tensorflow as tf

N, D, ROUNDED = 500, 100, 1 + 2.0**-22


def largest(initializer):
    layer = tf.keras.layers.Dense(D, kernel_initializer=initializer)
    layer.build([None, N])
    w = float(np.abs(layer.get_weights()[0]).max())
    return w * w * (N + D) <= 6 * ROUNDED, w * w * (N + D) > 5.9


def bias():
    layer = tf.keras.layers.Dense(D)
    layer.build([None, N])
    return layer.get_weights()[1]
