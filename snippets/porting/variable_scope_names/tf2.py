"""name(W) = scope / scope′ / W

>>> names()
['bert/embeddings/word_embeddings:0', 'bert/embeddings/position_embeddings:0']
"""

import tensorflow as tf


def names():
    with tf.name_scope("bert"), tf.name_scope("embeddings"):
        words = tf.Variable(tf.zeros([3, 2]), name="word_embeddings")
        positions = tf.Variable(tf.zeros([4, 2]), name="position_embeddings")
    return [v.name for v in (words, positions)]
