"""x ∈ float64, W ∈ float32: (float32)x · W

>>> import numpy as np
>>> cast_then_multiply()
('float32', [[22.0, 28.0]])
>>> tf.constant([1.0]).dtype.name
'float32'
>>> tf.constant(np.array([1.0])).dtype.name
'float64'
>>> tf.constant([1]).dtype.name
'int32'
>>> tf.constant(np.arange(2, dtype=np.int64)).dtype.name
'int64'
"""

import tensorflow as tf


def cast_then_multiply():
    x = tf.constant([[1.0, 2.0, 3.0]], tf.float64)  # (1, 3)
    W = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])  # (3, 2)
    product = tf.matmul(tf.cast(x, tf.float32), W)  # (1, 2)
    return product.dtype.name, product.numpy().tolist()
