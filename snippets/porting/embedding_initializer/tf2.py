"""Embedding: |W| ≤ √(6/(n+d)) = 1/10  (n = 500, d = 100)

>>> largest() <= 0.1 * (1 + 2.0**-22)
True
>>> largest() <= 0.05
False
"""

import numpy as np
import tensorflow as tf


def largest():
    layer = tf.keras.layers.Embedding(
        500, 100, embeddings_initializer=tf.initializers.GlorotUniform(seed=1)
    )
    layer.build(None)
    return float(np.abs(layer.get_weights()[0]).max())
