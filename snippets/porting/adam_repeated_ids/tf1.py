"""k ∈ (1, 1, 2): (ΔW[i,0]/α)² = 1 for i ∈ {1, 2}

>>> look_up_step([1, 1, 2])
[0, 1, 1]
>>> one_hot_step([1, 1, 2])
[0, 1, 1]
"""

import tensorflow.compat.v1 as tf

A = 0.125


def square_steps(rows):
    with tf.Graph().as_default(), tf.Session() as session:
        W = tf.get_variable("W", [3, 2], initializer=tf.zeros_initializer())  # (3, 2)
        step = tf.train.AdamOptimizer(A).minimize(tf.reduce_sum(rows(W)))
        session.run(tf.global_variables_initializer())
        session.run(step)
        return [round((x / A) ** 2) for x in session.run(W)[:, 0].tolist()]


def look_up_step(ids):
    return square_steps(lambda W: tf.nn.embedding_lookup(W, ids))


def one_hot_step(ids):
    return square_steps(lambda W: tf.matmul(tf.one_hot(ids, 3), W))
