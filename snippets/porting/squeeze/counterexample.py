"""B = 1: squeeze (B, 1, d) = (d) ≠ (B, d)

>>> import tensorflow as tf
>>> [tf.squeeze(tf.ones([B, 1, 4])).shape.as_list() for B in (1, 2, 3)]
[[4], [2, 4], [3, 4]]
>>> tf.squeeze(tf.ones([2, 3, 4]), axis=1)
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...Can not squeeze dim[1], expected...got 3...
>>> with tf.Graph().as_default():
...     states = tf.compat.v1.placeholder(tf.float32, [None, 1, 4])
...     tf.squeeze(states).shape.rank is None
True
"""
