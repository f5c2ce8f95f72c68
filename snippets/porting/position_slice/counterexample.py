"""n = N + 1: P[:n] has N rows ≠ n

>>> import tensorflow as tf
>>> P = tf.reshape(tf.range(1024), [512, 2])
>>> P[:513].shape.as_list()
[512, 2]
>>> tf.slice(P, [0, 0], [-1, -1]).shape.as_list()
[512, 2]
>>> tf.zeros([1, 513, 2], tf.int32) + P[:513]
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...Incompatible shapes: [1,513,2] vs. [512,2]...
>>> (tf.zeros([1, 3, 2], tf.int32) + P[:1]).numpy().tolist()
[[[0, 1], [0, 1], [0, 1]]]
>>> with tf.Graph().as_default():
...     tf.slice(tf.zeros([512, 2]), [0, 0], [513, -1]).shape.as_list()
[513, 2]
>>> with tf.Graph().as_default(), tf.compat.v1.Session() as session:
...     session.run(tf.slice(tf.zeros([512, 2]), [0, 0], [513, -1]))
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...Expected size[0] in [0, 512], but got 513...
"""
