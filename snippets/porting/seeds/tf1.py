"""seed = seed′ ⇒ x = x′ at the first run

>>> first_and_second_run() == first_and_second_run()
True
>>> first, second = first_and_second_run()
>>> first == second
False
"""

import tensorflow.compat.v1 as tf


def first_and_second_run():
    with tf.Graph().as_default(), tf.Session() as session:
        tf.set_random_seed(1)
        x = tf.random_uniform([2], seed=1)  # (2,)
        return session.run(x).tolist(), session.run(x).tolist()
