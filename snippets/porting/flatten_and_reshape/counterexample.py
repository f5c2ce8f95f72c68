"""reshape(x, (T, B, d)) ≠ x with B, T swapped

>>> import tensorflow as tf
>>> W = tf.constant([[1, 2], [3, 4], [5, 6]])
>>> x = tf.gather(W, [[0, 1, 2], [2, 1, 0]])
>>> tf.reshape(x, [3, 2, 2]).numpy().tolist()
[[[1, 2], [3, 4]], [[5, 6], [5, 6]], [[3, 4], [1, 2]]]
>>> tf.transpose(x, [1, 0, 2]).numpy().tolist()
[[[1, 2], [5, 6]], [[3, 4], [3, 4]], [[5, 6], [1, 2]]]
>>> tf.expand_dims(x, axis=[-1]).shape.as_list()
[2, 3, 2, 1]
>>> tf.expand_dims(x, axis=[0, 1])
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...'dim' must be a tensor with a single value...
"""
