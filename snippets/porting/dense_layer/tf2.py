"""dense(x) = x K + b,  relu(y) = max(y, 0)

>>> dense([[1.0, 2.0, 3.0]])
[[32.0, 48.0]]
>>> dense([[-4.0, 0.0, 0.0]], activation=tf.nn.relu)
[[6.0, 12.0]]
>>> dense([[-12.0, 0.0, 0.0]], activation=tf.nn.relu)
[[0.0, 0.0]]
>>> dense_layer([[-12.0, 0.0, 0.0]], activation=tf.nn.relu)
[[0.0, 0.0]]
>>> dense_layer([[1.0, 2.0, 3.0]])
[[32.0, 48.0]]
>>> bias_free_layer([[0.0, 1.0, 0.0]])
[[3.0, 4.0]]
"""

import tensorflow as tf

K = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])  # (3, 2)
b = tf.constant([10.0, 20.0])  # (2,)


def dense(x, activation=tf.identity):
    return activation(tf.constant(x) @ K + b).numpy().tolist()


def dense_layer(x, activation=None):
    layer = tf.keras.layers.Dense(2, activation=activation)
    layer.build([None, 3])
    layer.set_weights([K.numpy(), b.numpy()])
    return layer(tf.constant(x)).numpy().tolist()


def bias_free_layer(x):
    layer = tf.keras.layers.Dense(2, use_bias=False)
    layer.build([None, 3])
    layer.set_weights([K.numpy()])
    return layer(tf.constant(x)).numpy().tolist()
