"""L = ½‖W[1,:]‖²: ∂L/∂W = e₁ W[1,:]

>>> gradient()
[[0.0, 0.0], [3.0, 4.0], [0.0, 0.0]]
>>> watched_gradient()
[[0.0, 0.0], [3.0, 4.0], [0.0, 0.0]]
"""

import tensorflow as tf

TABLE = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])  # (3, 2)


def gradient():
    W = tf.Variable(TABLE)
    with tf.GradientTape() as tape:
        L = tf.reduce_sum(tf.square(W[1])) / 2.0
    return tape.gradient(L, W).numpy().tolist()


def watched_gradient():
    with tf.GradientTape() as tape:
        tape.watch(TABLE)
        L = tf.reduce_sum(tf.square(TABLE[1])) / 2.0
    return tape.gradient(L, TABLE).numpy().tolist()
