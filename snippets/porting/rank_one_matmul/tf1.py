"""vᵀ W = Σₖ vₖ W[k,:]

>>> row_times_table([1, 2, 3])
[22, 28]
"""

import tensorflow.compat.v1 as tf

W = [[1, 2], [3, 4], [5, 6]]  # (3, 2)


def row_times_table(v):
    with tf.Graph().as_default(), tf.Session() as session:
        row = tf.expand_dims(tf.constant(v), 0)  # (1, 3)
        product = tf.matmul(row, tf.constant(W))  # (1, 2)
        return session.run(tf.squeeze(product, axis=0)).tolist()
