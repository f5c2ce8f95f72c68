"""∂L/∂W ∈ IndexedSlices ⇒ numpy(∂L/∂W) ↑

>>> import numpy as np
>>> import tensorflow as tf
>>> W = tf.Variable([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
>>> with tf.GradientTape() as tape:
...     L = tf.reduce_sum(tf.gather(W, [1, 1, 2]))
>>> slices = tape.gradient(L, W)
>>> type(slices).__name__
'IndexedSlices'
>>> slices.shape.as_list(), slices.values.shape.as_list()
([3, 2], [3, 2])
>>> slices.numpy()
Traceback (most recent call last):
    ...
AttributeError: 'IndexedSlices' object has no attribute 'numpy'...
>>> np.array(slices).shape, str(np.array(slices).dtype)
((), 'object')
>>> slices * 2
Traceback (most recent call last):
    ...
TypeError: unsupported operand type(s) for *: 'IndexedSlices' and 'int'
>>> slices + slices
Traceback (most recent call last):
    ...
TypeError: unsupported operand type(s) for +: 'IndexedSlices' and 'IndexedSlices'
"""
