"""x = (1, 3), μ = 2, σ² = 1, ε = 10⁻³: y² = 1000/1001

>>> [abs(y * y - 1000 / 1001) <= 16 * 2.0**-24 for y in batch_norm([1.0, 3.0])]
[True, True]
"""

import tensorflow.compat.v1 as tf


def batch_norm(x):
    with tf.Graph().as_default(), tf.Session() as session:
        inputs = tf.reshape(tf.constant(x), [2, 1, 1, 1])  # (2, 1, 1, 1)
        output, _, _ = tf.nn.fused_batch_norm(inputs, scale=[1.0], offset=[0.0])
        return session.run(output).ravel().tolist()
