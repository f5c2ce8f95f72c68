"""L = ½‖W[1,:]‖²: ∂L/∂W = e₁ W[1,:]

>>> gradient()
[[0.0, 0.0], [3.0, 4.0], [0.0, 0.0]]
"""

import tensorflow.compat.v1 as tf


def gradient():
    with tf.Graph().as_default(), tf.Session() as session:
        W = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])  # (3, 2)
        L = tf.reduce_sum(tf.square(W[1])) / 2.0
        return session.run(tf.gradients(L, W)[0]).tolist()
