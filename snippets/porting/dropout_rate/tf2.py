"""rate = 1 − 1/4: x → {0, x/(1 − rate)} = {0, 4}

>>> survivors(1 - 0.25)
[0.0, 4.0]
>>> survivors(1 - 1.0)
[1.0]
>>> layer_survivors(1 - 0.25, training=True)
[0.0, 4.0]
>>> layer_survivors(1 - 0.25, training=False)
[1.0]
"""

import numpy as np
import tensorflow as tf


def survivors(rate):
    output = tf.nn.dropout(tf.ones([1000]), rate=rate, seed=1)  # (1000,)
    return np.unique(output.numpy()).tolist()


def layer_survivors(rate, training):
    layer = tf.keras.layers.Dropout(rate, seed=1)
    return np.unique(layer(tf.ones([1000]), training=training).numpy()).tolist()
