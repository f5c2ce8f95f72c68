"""ε = 10⁻¹²: LN(0, 2a) = (−1, 1), LN(1, 0) = (1, −1), a = 2⁻⁵

>>> layer_norm([[0.0, 0.0625], [1.0, 0.0]])
[[-1.0, 1.0], [1.0, -1.0]]
>>> moments_by_hand([[0.0, 0.0625], [1.0, 0.0]])
[[-1.0, 1.0], [1.0, -1.0]]
"""

import tensorflow as tf


def layer_norm(x):
    layer = tf.keras.layers.LayerNormalization(epsilon=1e-12)
    return layer(tf.constant(x)).numpy().tolist()


def moments_by_hand(x):
    inputs = tf.constant(x)  # (2, 2)
    mean, variance = tf.nn.moments(inputs, axes=[-1], keepdims=True)  # (2, 1)
    return (
        tf.nn.batch_normalization(
            inputs, mean, variance, offset=0.0, scale=1.0, variance_epsilon=1e-12
        )
        .numpy()
        .tolist()
    )
