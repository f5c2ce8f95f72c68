"""W ∈ int64, e_k ∈ float32 ⇒ e_kᵀ W ↑

>>> import numpy as np
>>> import tensorflow as tf
>>> W = tf.Variable(np.array([[1, 2], [3, 4]], np.int64))
>>> W.dtype.name, tf.one_hot([1], 2).dtype.name
('int64', 'float32')
>>> tf.one_hot([1], 2) @ W
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...expected to be a float tensor but is a int64...
>>> tf.one_hot([1], 2) @ tf.Variable(np.array([[1.0, 2.0], [3.0, 4.0]]))
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...expected to be a float tensor but is a double...
>>> table = np.array([[1, 2], [3, 4]], np.int64)
>>> tf.constant_initializer(table)([2, 2]).dtype.name
'int64'
>>> tf.constant_initializer(table)([2, 2], tf.float32).dtype.name
'float32'
>>> tf.compat.v1.constant_initializer(table)([2, 2]).dtype.name
'float32'
>>> with tf.Graph().as_default():
...     tf.compat.v1.get_variable("W", initializer=table).dtype.name
'int64'
>>> tf.gather(W, [1]).numpy().tolist()
[[3, 4]]
>>> with tf.Graph().as_default():
...     tf.compat.v1.get_variable("W", [1, 2], initializer=tf.constant([[1.0, 2.0]]))
Traceback (most recent call last):
    ...
ValueError: If initializer is a constant, do not specify shape.
"""
