"""Embedding(−1) = W[n−1,:] ≠ gather(W, −1) ↑

>>> import tensorflow as tf
>>> W = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
>>> layer = tf.keras.layers.Embedding(3, 2)
>>> layer.build(None)
>>> layer.set_weights([W.numpy()])
>>> layer(tf.constant([-1])).numpy().tolist()
[[5.0, 6.0]]
>>> layer(tf.constant([-3])).numpy().tolist()
[[1.0, 2.0]]
>>> layer(tf.constant([-4]))
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...indices[0] = -1 is not in [0, 3)...
>>> W[-1].numpy().tolist()
[5.0, 6.0]
>>> tf.gather(W, [-1])
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...indices[0] = -1 is not in [0, 3)...
>>> tf.math.unsorted_segment_sum([1.0], [-1], 3).numpy().tolist()
[0.0, 0.0, 0.0]
"""
