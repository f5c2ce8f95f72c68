"""ε = 10⁻³: LN(0, 2a)² = 125/253 ≠ 1, a = 2⁻⁵

>>> import tensorflow as tf
>>> tf.contrib.layers.layer_norm
Traceback (most recent call last):
    ...
AttributeError: module 'tensorflow' has no attribute 'contrib'...
>>> tf.compat.v1.contrib
Traceback (most recent call last):
    ...
AttributeError: module 'tensorflow...' has no attribute 'contrib'...
>>> layer = tf.keras.layers.LayerNormalization()
>>> layer.epsilon
0.001
>>> x = tf.constant([[0.0, 0.0625]])
>>> eight_roundings = 8 * 2.0**-24
>>> [abs(y * y - 125 / 253) <= eight_roundings for y in layer(x).numpy()[0].tolist()]
[True, True]
>>> zero = tf.keras.layers.LayerNormalization(epsilon=0.0)
>>> zero(tf.constant([[1.0, 1.0]])).numpy().tolist()
[[nan, nan]]
"""
