"""k = −1: W[k,:] ↑, e₋₁ᵀ W = 0

>>> looked_up(-1)
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...indices[0] = -1 is not in [0, 3)...
>>> one_hot_row(-1)
[0.0, 0.0]
"""

import tensorflow as tf

W = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])  # (3, 2)


def looked_up(k):
    return tf.gather(W, [k])[0].numpy().tolist()


def one_hot_row(k):
    return tf.matmul(tf.one_hot([k], 3), W)[0].numpy().tolist()
