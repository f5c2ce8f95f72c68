"""n ≤ N ⇒ slice(P, n) = (P[0,:], …, P[n−1,:]);  n > N ⇒ slice(P, n) ↑

>>> position_rows(3)
[[0, 1], [2, 3], [4, 5]]
>>> len(position_rows(512))
512
>>> position_rows(513)
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...Expected size[0] in [0, 512], but got 513...
"""

import tensorflow.compat.v1 as tf


def position_rows(n):
    with tf.Graph().as_default(), tf.Session() as session:
        P = tf.reshape(tf.range(1024), [512, 2])  # (512, 2)
        length = tf.placeholder(tf.int32, [])
        rows = tf.slice(P, [0, 0], [length, -1])  # (n, 2)
        return session.run(rows, {length: n}).tolist()
