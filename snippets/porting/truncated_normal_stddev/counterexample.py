"""σ₁ = 1 ≠ σ₂ = 1/20

>>> import numpy as np
>>> import tensorflow as tf
>>> tf.truncated_normal_initializer(stddev=0.02)
Traceback (most recent call last):
    ...
AttributeError: module 'tensorflow' has no attribute 'truncated_normal_initializer'...
>>> old = tf.compat.v1.truncated_normal_initializer(seed=1)([500, 100])
>>> new = tf.initializers.TruncatedNormal(seed=1)([500, 100])
>>> bool(np.abs(old).max() > 0.1), bool(np.abs(new).max() > 0.1)
(True, False)
>>> old = tf.compat.v1.random_normal_initializer(seed=1)([500, 100])
>>> new = tf.random_normal_initializer(seed=1)([500, 100])
>>> bool(np.abs(old).max() > 1), bool(np.abs(new).max() > 1)
(True, False)
>>> old = tf.compat.v1.random_uniform_initializer(seed=1)([500, 100])
>>> new = tf.random_uniform_initializer(seed=1)([500, 100])
>>> bool(np.min(old) < 0), bool(np.max(old) > 0.05)
(False, True)
>>> bool(np.min(new) < 0), bool(np.max(new) > 0.05)
(True, False)
"""
