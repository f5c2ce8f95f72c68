"""M[b,f,t] = 1 · m[b,t];  scores + (1 − M) · (−10000)

>>> attention_mask([[1, 1, 0], [1, 0, 0]])
[[[1, 1, 0], [1, 1, 0], [1, 1, 0]], [[1, 0, 0], [1, 0, 0], [1, 0, 0]]]
>>> masked_scores([[1, 1, 0], [1, 0, 0]])
[[[0, 0, -10000]], [[0, -10000, -10000]]]
"""

import tensorflow.compat.v1 as tf


def three_axes(m):
    mask = tf.cast(tf.reshape(tf.constant(m), [2, 1, 3]), tf.float32)  # (B, 1, T)
    return tf.ones([2, 3, 1], tf.float32) * mask  # (B, F, T)


def attention_mask(m):
    with tf.Graph().as_default(), tf.Session() as session:
        return session.run(three_axes(m)).astype(int).tolist()


def masked_scores(m):
    with tf.Graph().as_default(), tf.Session() as session:
        mask = tf.expand_dims(three_axes(m), axis=[1])  # (B, 1, F, T)
        scores = tf.zeros([2, 4, 3, 3]) + (1.0 - mask) * -10000.0  # (B, N, F, T)
        return session.run(scores)[:, 0, :1].astype(int).tolist()
