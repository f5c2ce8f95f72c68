"""k ≠ k′ ⇏ (float)k ≠ (float)k′; Embedding(1.9) = W[1,:]

>>> W = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
>>> tf.gather(W, tf.constant([1.0]))
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: Value for attr 'Tindices' of float is not in the...
>>> layer = tf.keras.layers.Embedding(3, 2)
>>> layer.build(None)
>>> layer.set_weights([W.numpy()])
>>> layer(tf.constant([1.9, -0.5])).numpy().tolist()
[[3.0, 4.0], [1.0, 2.0]]
>>> ids = tf.constant([[16777217]])
>>> model = tf.keras.Sequential([tf.keras.layers.Identity()])
>>> model(ids).dtype.name, model(ids).numpy().tolist()
('float32', [[16777216.0]])
>>> typed = tf.keras.Input([1], dtype="int32")
>>> model = tf.keras.Sequential([typed, tf.keras.layers.Identity()])
>>> model(ids).dtype.name, model(ids).numpy().tolist()
('int32', [[16777217]])
>>> half_precision_row(2909)
[29.0, 8.0]
>>> half_precision_row(2909, tf.keras.Input([1], dtype="int32"))
[29.0, 9.0]
"""

import tensorflow as tf


def half_precision_row(k, *first):
    table = [[i // 100, i % 100] for i in range(3000)]  # (3000, 2)
    tf.keras.config.set_dtype_policy("mixed_float16")
    try:
        layer = tf.keras.layers.Embedding(3000, 2)
        layer.build(None)
        layer.set_weights([tf.constant(table, tf.float32).numpy()])
        model = tf.keras.Sequential([*first, layer])
        return model(tf.constant([[k]])).numpy()[0, 0].tolist()
    finally:
        tf.keras.config.set_dtype_policy("float32")
