"""n ≤ N ⇒ slice(P, n) = (P[0,:], …, P[n−1,:]);  n > N ⇒ slice(P, n) ↑

>>> position_rows(3)
[[0, 1], [2, 3], [4, 5]]
>>> len(position_rows(512))
512
>>> position_rows(513)
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...Expected size[0] in [0, 512], but got 513...
>>> looked_up(3)
[[0, 1], [2, 3], [4, 5]]
>>> looked_up(513)
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...indices[512] = 512 is not in [0, 512)...
"""

import tensorflow as tf

P = tf.reshape(tf.range(1024), [512, 2])  # (512, 2)


def position_rows(n):
    return tf.slice(P, [0, 0], [n, -1]).numpy().tolist()


def looked_up(n):
    return tf.gather(P, tf.range(n)).numpy().tolist()
