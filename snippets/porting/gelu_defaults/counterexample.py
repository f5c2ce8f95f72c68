"""gelu(x) ≠ x/2 · (1 + tanh(√(2/π)(x + 0.044715 x³))),  x = 2.7

>>> import keras
>>> import tensorflow as tf
>>> x = tf.constant([2.7])
>>> tanh_form = tf.nn.gelu(x, approximate=True)
>>> def far(y):
...     return bool(abs(tanh_form - y) > 4e-4)
>>> far(tf.nn.gelu(x)), far(tf.keras.activations.gelu(x))
(True, True)
>>> far(tf.keras.layers.Activation("gelu")(x))
True
>>> far(keras.ops.gelu(x))
False
>>> tf.compat.v1.nn.gelu
Traceback (most recent call last):
    ...
AttributeError: module 'tensorflow...' has no attribute 'gelu'...
>>> tf.erf
Traceback (most recent call last):
    ...
AttributeError: module 'tensorflow' has no attribute 'erf'...
"""
