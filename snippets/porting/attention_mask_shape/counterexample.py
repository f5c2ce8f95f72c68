"""N = B: S[b,n,f,t] + M[n,f,t] ≠ S[b,n,f,t] + M[b,f,t];  N = 1: B ≠ 1

>>> import tensorflow as tf
>>> m = tf.constant([[1, 1, 0], [1, 0, 0]])
>>> M = tf.ones([2, 3, 1], tf.int32) * m[:, tf.newaxis, :]
>>> (tf.zeros([2, 2, 3, 3], tf.int32) + M)[:, :, 0].numpy().tolist()
[[[1, 1, 0], [1, 0, 0]], [[1, 1, 0], [1, 0, 0]]]
>>> (tf.zeros([2, 2, 3, 3], tf.int32) + M[:, tf.newaxis])[:, :, 0].numpy().tolist()
[[[1, 1, 0], [1, 1, 0]], [[1, 0, 0], [1, 0, 0]]]
>>> (tf.zeros([2, 1, 3, 3], tf.int32) + M).shape.as_list()
[2, 2, 3, 3]
>>> (tf.zeros([2, 1, 3, 3], tf.int32) + M[:, tf.newaxis]).shape.as_list()
[2, 1, 3, 3]
>>> tf.zeros([2, 4, 3, 3], tf.int32) + M
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...Incompatible shapes: [2,4,3,3] vs. [2,3,3]...
>>> tf.ones([2, 3, 1]) * m[:, tf.newaxis, :]
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...expected to be a float tensor but is a int32...
>>> 1.0 - m
Traceback (most recent call last):
    ...
TypeError: Cannot convert 1.0 to EagerTensor of dtype int32
"""
