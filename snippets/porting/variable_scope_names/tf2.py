"""name(W) = scope / scope′ / W

>>> names()
['bert/embeddings/word_embeddings:0', 'bert/embeddings/position_embeddings:0']
>>> scope_opened_twice()
['bert/a:0', 'bert/b:0']
>>> with tf.Graph().as_default():
...     scope_opened_twice()
['bert/a:0', 'bert_1/b:0']
"""

import tensorflow as tf


def names():
    with tf.name_scope("bert"), tf.name_scope("embeddings"):
        words = tf.Variable(tf.zeros([3, 2]), name="word_embeddings")
        positions = tf.Variable(tf.zeros([4, 2]), name="position_embeddings")
    return [v.name for v in (words, positions)]


def scope_opened_twice():
    names = []
    for name in ("a", "b"):
        with tf.name_scope("bert"):
            names.append(tf.Variable(0.0, name=name).name)
    return names
