"""gather(W, k), one_hot(k), lookup(variable, k): type(k)

>>> accepted(lambda ids: tf.gather(tf.constant(W), ids))
['int16', 'int32', 'int64']
>>> accepted(lambda ids: tf.one_hot(ids, 3))
['uint8', 'int8', 'int32', 'int64']
>>> accepted(lambda ids: tf.nn.embedding_lookup(tf.constant(W), ids))
['int16', 'int32', 'int64']
>>> accepted(lambda ids: tf.nn.embedding_lookup(tf.Variable(W), ids))
['int32', 'int64']
>>> accepted(tf.keras.layers.Embedding(3, 2)) == TYPES
True
"""

import tensorflow as tf

W = [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]  # (3, 2)
TYPES = ["uint8", "int8", "uint16", "int16", "uint32", "int32", "int64", "float32"]


def takes(call, name):
    try:
        call(tf.cast([1], name))
    except tf.errors.InvalidArgumentError:
        return False
    return True


def accepted(call):
    return [name for name in TYPES if takes(call, name)]
