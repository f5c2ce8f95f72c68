"""1 + 1.5 ≠ 2, 0 + (2³³ + 5) ≠ 5

>>> import numpy as np
>>> import tensorflow as tf
>>> (tf.constant([1]) + np.array([1.5])).numpy().tolist()
[2]
>>> (tf.constant([0]) + np.array([2**33 + 5])).numpy().tolist()
[5]
>>> (tf.constant([0.0]) + np.array([2**24 + 1])).numpy().tolist()
[16777216.0]
>>> (tf.constant([1]) + np.float64(1.5)).numpy().tolist()
[2]
>>> (tf.constant([0]) + np.int64(2**33 + 5)).numpy().tolist()
[5]
>>> (tf.constant([0]) + (2**33 + 5)).numpy().tolist()
[5]
>>> tf.constant([1]) + 1.5
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...expected to be a int32 tensor but is a float...
>>> (np.array([1]) + np.array([1.5])).tolist()
[2.5]
>>> (np.array([0]) + np.array([2**33 + 5])).tolist() == [2**33 + 5]
True
"""
