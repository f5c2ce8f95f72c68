"""Q, K ← one initializer, seed = ∅ ⇒ Q ≠ K

>>> equal_tables(seed=None)
False
>>> equal_tables(seed=1)
True
"""

import tensorflow.compat.v1 as tf


def equal_tables(seed):
    with tf.Graph().as_default(), tf.Session() as session:
        initializer = tf.truncated_normal_initializer(stddev=0.02, seed=seed)
        Q = tf.get_variable("Q", [3, 2], initializer=initializer)  # (3, 2)
        K = tf.get_variable("K", [3, 2], initializer=initializer)  # (3, 2)
        session.run(tf.global_variables_initializer())
        return bool(session.run(tf.reduce_all(tf.equal(Q, K))))
