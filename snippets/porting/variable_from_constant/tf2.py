"""W ← [[1, 2], [3, 4]] ∈ float32: e₁ᵀ W = [3, 4]

>>> one_hot_row(1)
('float32', [[3.0, 4.0]])
"""

import numpy as np
import tensorflow as tf

TABLE = np.array([[1, 2], [3, 4]], np.int64)  # (2, 2)


def one_hot_row(k):
    W = tf.Variable(TABLE, dtype=tf.float32)  # (2, 2)
    return W.dtype.name, (tf.one_hot([k], 2) @ W).numpy().tolist()
