"""n ≤ N ∨ ↑ ⇐ control_dependencies

>>> length(512, guarded=True)
512
>>> length(513, guarded=True)
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...assertion failed...
>>> length(513, guarded=False)
513
"""

import tensorflow.compat.v1 as tf


def length(n, guarded):
    with tf.Graph().as_default(), tf.Session() as session:
        N = tf.placeholder(tf.int32, [])
        check = tf.assert_less_equal(N, 512)
        with tf.control_dependencies([check] if guarded else []):
            output = tf.identity(N)
        return session.run(output, {N: n}).item()
