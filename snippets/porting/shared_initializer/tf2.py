"""Q ← initializer, K ← initializer′ ⇒ Q ≠ K

>>> equal_tables(1, 2)
False
>>> equal_tables(None, None)
False
"""

import tensorflow as tf


def equal_tables(seed_of_q, seed_of_k):
    q = tf.initializers.TruncatedNormal(stddev=0.02, seed=seed_of_q)
    k = tf.initializers.TruncatedNormal(stddev=0.02, seed=seed_of_k)
    Q = tf.Variable(q([3, 2]))  # (3, 2)
    K = tf.Variable(k([3, 2]))  # (3, 2)
    return bool(tf.reduce_all(Q == K))
