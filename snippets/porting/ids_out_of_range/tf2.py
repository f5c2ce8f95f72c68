"""k ≥ n ⇒ W[k,:] ↑, e_kᵀ W = 0

>>> looked_up(2)
[5.0, 6.0]
>>> looked_up(3)
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...indices[0] = 3 is not in [0, 3)...
>>> one_hot_row(2)
[5.0, 6.0]
>>> one_hot_row(3)
[0.0, 0.0]
>>> checked_one_hot_row(2)
[5.0, 6.0]
>>> checked_one_hot_row(3)
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...Condition x < y did not hold...
>>> checked_one_hot_row(-1)
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...Condition x >= 0 did not hold...
"""

import tensorflow as tf

W = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])  # (3, 2)


def looked_up(k):
    return tf.gather(W, [k])[0].numpy().tolist()


def one_hot_row(k):
    return tf.matmul(tf.one_hot([k], 3), W)[0].numpy().tolist()


def checked_one_hot_row(k):
    tf.debugging.assert_non_negative(k)
    tf.debugging.assert_less(k, W.shape[0])
    return one_hot_row(k)
