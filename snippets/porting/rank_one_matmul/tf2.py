"""vᵀ W = Σₖ vₖ W[k,:]

>>> row_times_table([1, 2, 3])
[22, 28]
>>> transposed_table_times_column([1, 2, 3])
[22, 28]
>>> contraction([1, 2, 3])
[22, 28]
>>> index_notation([1, 2, 3])
[22, 28]
"""

import tensorflow as tf

W = tf.constant([[1, 2], [3, 4], [5, 6]])  # (3, 2)


def row_times_table(v):
    row = tf.constant(v)[tf.newaxis, :]  # (1, 3)
    return tf.squeeze(row @ W, axis=0).numpy().tolist()


def transposed_table_times_column(v):
    return tf.linalg.matvec(W, tf.constant(v), transpose_a=True).numpy().tolist()


def contraction(v):
    return tf.tensordot(tf.constant(v), W, axes=1).numpy().tolist()


def index_notation(v):
    return tf.einsum("n,nd->d", tf.constant(v), W).numpy().tolist()
