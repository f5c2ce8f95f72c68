"""name(W) = scope / scope′ / W

>>> names()
['bert/embeddings/word_embeddings:0', 'bert/embeddings/position_embeddings:0']
"""

import tensorflow.compat.v1 as tf


def names():
    with tf.Graph().as_default():
        with tf.variable_scope("bert"), tf.variable_scope("embeddings"):
            tf.get_variable("word_embeddings", [3, 2])
            tf.get_variable("position_embeddings", [4, 2])
        return [v.name for v in tf.global_variables()]
