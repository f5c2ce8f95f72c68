"""tf.layers.dense(x) ↑, Dense(e_k) = K[k,:] + b ≠ K[k,:]

>>> import tensorflow as tf
>>> x = tf.constant([[1.0, 2.0, 3.0]])
>>> tf.layers.dense(x, 2)
Traceback (most recent call last):
    ...
AttributeError: module 'tensorflow' has no attribute 'layers'...
>>> tf.compat.v1.layers.dense(x, 2)
Traceback (most recent call last):
    ...
AttributeError: `dense` is not available with Keras 3.
>>> with tf.Graph().as_default():
...     tf.compat.v1.layers.dense(tf.zeros([1, 3]), 2)
Traceback (most recent call last):
    ...
AttributeError: `dense` is not available with Keras 3.
>>> layer = tf.keras.layers.Dense(2)
>>> layer.build([None, 3])
>>> [tuple(w.shape) for w in layer.weights]
[(3, 2), (2,)]
>>> K, b = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]), tf.constant([10.0, 20.0])
>>> layer.set_weights([K.numpy(), b.numpy()])
>>> layer(tf.one_hot([1], 3)).numpy().tolist()
[[13.0, 24.0]]
"""
