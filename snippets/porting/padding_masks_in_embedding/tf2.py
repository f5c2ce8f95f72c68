"""ids = (1, 2, 0): Σ mₖ W[k,:] / Σ mₖ, mₖ = [k ≠ 0]

>>> masked_mean([1, 2, 0])
[4.0, 5.0]
>>> layer_mean([1, 2, 0])
[4.0, 5.0]
"""

import tensorflow as tf

W = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])  # (3, 2)


def masked_mean(ids):
    rows = tf.gather(W, ids)  # (3, 2)
    mask = tf.cast(tf.not_equal(ids, 0), tf.float32)  # (3,)
    total = tf.reduce_sum(rows * mask[:, tf.newaxis], axis=0)  # (2,)
    return (total / tf.reduce_sum(mask)).numpy().tolist()


def layer_mean(ids):
    rows = tf.gather(W, [ids])  # (1, 3, 2)
    pooling = tf.keras.layers.GlobalAveragePooling1D()
    return pooling(rows, mask=tf.not_equal([ids], 0))[0].numpy().tolist()
