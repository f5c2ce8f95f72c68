"""eₖᵀ W = W[k,:]  (0 ≤ k < n)

>>> one_hot(2, 5).numpy().tolist()
[[0.0, 0.0, 1.0, 0.0, 0.0]]
>>> one_hot_product(2, token_table).numpy().tolist()
[[5.0, 6.0, 7.0, 8.0]]
>>> look_up(2, token_table).numpy().tolist()
[5.0, 6.0, 7.0, 8.0]
>>> [
...     one_hot_product(k, token_table)[0].numpy().tolist()
...     == look_up(k, token_table).numpy().tolist()
...     for k in range(5)
... ]
[True, True, True, True, True]
"""

import tensorflow as tf


def table(n, d, first=-3):
    return tf.reshape(tf.range(first, first + n * d, dtype=tf.float32), (n, d))


def one_hot(k, n):
    return tf.one_hot([k], n)  # (1, n)


def one_hot_product(k, W):
    return one_hot(k, W.shape[0]) @ W  # (1, d)


def look_up(k, W):
    """W[k,:]  (0 ≤ k < n)

    >>> with tf.device("CPU"):
    ...     look_up(5, token_table)
    Traceback (most recent call last):
    tensorflow...InvalidArgumentError: ...indices = 5 is not in [0, 5)...
    """
    return tf.gather(W, k)  # (d,)


token_table = table(5, 4)
