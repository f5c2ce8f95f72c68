"""W ∉ watched ⇒ ∂L/∂W = ∅

>>> import tensorflow as tf
>>> W = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
>>> with tf.GradientTape() as tape:
...     L = tf.reduce_sum(tf.square(W[1]))
>>> tape.gradient(L, W) is None
True
>>> tf.compat.v1.gradients(L, W)
Traceback (most recent call last):
    ...
RuntimeError: tf.gradients is not supported when eager execution is enabled...
>>> V = tf.Variable(W, trainable=False)
>>> with tf.GradientTape() as tape:
...     L = tf.reduce_sum(tf.square(V[1]))
>>> tape.gradient(L, V) is None
True
>>> V = tf.Variable(W)
>>> with tf.GradientTape() as tape:
...     L = tf.reduce_sum(tf.square(V[1]))
>>> tape.gradient(L, V).numpy().tolist()
[[0.0, 0.0], [6.0, 8.0], [0.0, 0.0]]
>>> tape.gradient(L, V)
Traceback (most recent call last):
    ...
RuntimeError: A non-persistent GradientTape can only be used to compute one set of...
>>> with tf.GradientTape(persistent=True) as tape:
...     L = tf.reduce_sum(tf.square(V[1]))
>>> [tape.gradient(L, V)[1].numpy().tolist() for _ in range(2)]
[[6.0, 8.0], [6.0, 8.0]]
"""
