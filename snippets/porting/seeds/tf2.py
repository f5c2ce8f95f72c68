"""seed = seed′ ⇒ x = x′ at the first call

>>> first_and_second_call() == first_and_second_call()
True
>>> first, second = first_and_second_call()
>>> first == second
False
>>> stateless() == stateless()
True
"""

import tensorflow as tf


def first_and_second_call():
    tf.random.set_seed(1)
    return [tf.random.uniform([2], seed=1).numpy().tolist() for _ in range(2)]


def stateless():
    return tf.random.stateless_uniform([2], seed=[1, 1]).numpy().tolist()
