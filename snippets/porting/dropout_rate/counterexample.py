"""dropout₂(x, p) ≠ dropout₁(x, p): x/(1 − p) ≠ x/p

>>> import numpy as np
>>> import tensorflow as tf
>>> keep_prob = 0.75
>>> np.unique(tf.nn.dropout(tf.ones([1000]), keep_prob, seed=1)).tolist()
[0.0, 4.0]
>>> np.unique(tf.nn.dropout(tf.ones([1000]), 0.9, seed=1)).tolist()
[0.0, 10.0]
>>> old = tf.compat.v1.nn.dropout(tf.ones([1000]), keep_prob, seed=1)
>>> bool(1 < np.max(old) < 2)
True
>>> tf.nn.dropout(tf.ones([3]), keep_prob=0.75)
Traceback (most recent call last):
    ...
TypeError: ...unexpected keyword argument 'keep_prob'...
>>> tf.nn.dropout(tf.ones([3]), 1.0)
Traceback (most recent call last):
    ...
ValueError: `rate` must be a scalar tensor or a float in the range [0, 1). Received:...
>>> tf.nn.dropout(tf.ones([3]), tf.constant(1.0)).numpy().tolist()
[0.0, 0.0, 0.0]
"""
