"""x ∈ float64, W ∈ float32 ⇒ x · W ↑

>>> import keras
>>> import numpy as np
>>> import tensorflow as tf
>>> x = tf.constant([[1.0, 2.0, 3.0]], tf.float64)
>>> W = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
>>> x @ W
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...expected to be a double tensor but is a float...
>>> tf.constant([1]) + tf.constant([1], tf.int64)
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...expected to be a int32 tensor but is a int64...
>>> tf.matmul(np.eye(3)[[1]], W)
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...expected to be a double tensor but is a float...
>>> tf.matmul(W, np.eye(2)).dtype.name
'float32'
>>> tf.multiply(np.ones([3, 2]), W).dtype.name
'float32'
>>> (np.eye(3)[[1]] @ W).dtype.name, (W @ np.eye(2)).dtype.name
('float32', 'float32')
>>> keras.ops.matmul(x, W).dtype.name
'float64'
>>> tf.reduce_sum([tf.constant([1.0]), tf.constant([1.0], tf.float64)], axis=0)
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...expected to be a float tensor but is a double...
>>> with tf.Graph().as_default():
...     tf.matmul(tf.zeros([1, 3], tf.float64), tf.zeros([3, 2]))
Traceback (most recent call last):
    ...
TypeError: Input 'b' of 'MatMul' Op has type float32 that does not match type float64...
"""
