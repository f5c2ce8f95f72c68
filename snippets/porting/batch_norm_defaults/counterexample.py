"""x = (1, 3), μ = 0, σ² = 1, ε = 10⁻³: y² = (1000, 9000)/1001

>>> import tensorflow as tf
>>> layer = tf.keras.layers.BatchNormalization()
>>> first, second = layer(tf.constant([[1.0], [3.0]])).numpy().ravel().tolist()
>>> abs(first**2 - 1000 / 1001) <= 16 * 2.0**-24
True
>>> abs(second**2 / 9 - 1000 / 1001) <= 16 * 2.0**-24
True
>>> layer.momentum, layer.epsilon, layer.scale
(0.99, 0.001, True)
"""
