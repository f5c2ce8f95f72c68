"""Dense: |K| ≰ 2 · 0.02

>>> import numpy as np
>>> import tensorflow as tf
>>> def largest(**options):
...     layer = tf.keras.layers.Dense(100, **options)
...     layer.build([None, 500])
...     return float(np.abs(layer.get_weights()[0]).max())
>>> largest() <= 2 * 0.02
False
>>> largest(kernel_initializer=tf.initializers.TruncatedNormal(stddev=0.02)) <= 0.04
True
>>> largest(kernel_initializer="truncated_normal") <= 0.04
False
"""
