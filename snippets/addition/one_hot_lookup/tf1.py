"""eₖᵀ W = W[k,:]  (0 ≤ k < n)

>>> one_hot_product(2)
[[5.0, 6.0, 7.0, 8.0]]
>>> look_up(2)
[5.0, 6.0, 7.0, 8.0]
>>> [one_hot_product(k) == [look_up(k)] for k in range(5)]
[True, True, True, True, True]
"""

import tensorflow as tf

tf1 = tf.compat.v1


def table(n, d, first=-3):
    return tf.reshape(tf.range(first, first + n * d, dtype=tf.float32), (n, d))


def one_hot_product(k):
    with tf.Graph().as_default(), tf1.Session() as sess:
        W = tf1.get_variable("W", initializer=table(5, 4))  # (n, d)
        product = tf.matmul(tf.one_hot([k], 5), W)  # (1, d)
        sess.run(tf1.global_variables_initializer())
        return sess.run(product).tolist()


def look_up(k):
    with tf.Graph().as_default(), tf1.Session() as sess:
        W = tf1.get_variable("W", initializer=table(5, 4))  # (n, d)
        row = tf1.nn.embedding_lookup(W, k)  # (d,)
        sess.run(tf1.global_variables_initializer())
        return sess.run(row).tolist()
