"""x = (1, 3), μ = 2, σ² = 1, ε = 10⁻³: y² = 1000/1001, 0.999 · 0 + 0.001 · μ = 0.002

>>> [abs(y * y - 1000 / 1001) <= 16 * 2.0**-24 for y in batch_norm([1.0, 3.0])]
[True, True]
>>> abs(moving_mean([1.0, 3.0]) - 0.002) <= 4 * 2.0**-24
True
"""

import tensorflow as tf


def batch_norm(x):
    inputs = tf.reshape(tf.constant(x), [2, 1])  # (2, 1)
    layer = tf.keras.layers.BatchNormalization(momentum=0.999)
    return layer(inputs, training=True).numpy().ravel().tolist()


def moving_mean(x):
    layer = tf.keras.layers.BatchNormalization(momentum=0.999)
    layer(tf.reshape(tf.constant(x), [2, 1]), training=True)  # (2, 1)
    return layer.moving_mean.numpy().item()
