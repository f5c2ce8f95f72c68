"""Embedding: |W| ≤ 1/20 ≠ √(6/(n+d))

>>> import numpy as np
>>> import tensorflow as tf
>>> def largest(n, d):
...     layer = tf.keras.layers.Embedding(n, d)
...     layer.build(None)
...     return float(np.abs(layer.get_weights()[0]).max())
>>> [largest(n, 100) <= 0.05 * (1 + 2.0**-22) for n in (500, 5000)]
[True, True]
>>> [largest(n, 100) > 0.045 for n in (500, 5000)]
[True, True]
>>> [6 / (n + 100) < 0.045**2 for n in (500, 5000)]
[False, True]
>>> 6 / (30522 + 768) < 0.0139**2
True
"""
