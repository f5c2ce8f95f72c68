"""W ← [[1, 2], [3, 4]] ∈ float32: e₁ᵀ W = [3, 4]

>>> one_hot_row(1)
('float32', [[3.0, 4.0]])
"""

import numpy as np
import tensorflow.compat.v1 as tf

TABLE = np.array([[1, 2], [3, 4]], np.int64)  # (2, 2)


def one_hot_row(k):
    with tf.Graph().as_default(), tf.Session() as session:
        initializer = tf.constant_initializer(TABLE)
        W = tf.get_variable("W", shape=[2, 2], initializer=initializer)  # (2, 2)
        session.run(tf.global_variables_initializer())
        return W.dtype.name, session.run(tf.matmul(tf.one_hot([k], 2), W)).tolist()
