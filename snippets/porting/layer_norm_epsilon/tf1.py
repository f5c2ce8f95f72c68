"""ε = 10⁻¹²: LN(0, 2a) = (−1, 1), LN(1, 0) = (1, −1), a = 2⁻⁵

>>> contrib_layer_norm([[0.0, 0.0625], [1.0, 0.0]])
[[-1.0, 1.0], [1.0, -1.0]]
"""

import tensorflow.compat.v1 as tf


def contrib_layer_norm(x):
    with tf.Graph().as_default(), tf.Session() as session:
        inputs = tf.constant(x)  # (2, 2)
        mean, variance = tf.nn.moments(inputs, axes=[-1], keep_dims=True)  # (2, 1)
        output = tf.nn.batch_normalization(
            inputs, mean, variance, offset=0.0, scale=1.0, variance_epsilon=1e-12
        )
        return session.run(output).tolist()
