"""seed = seed′ ⇏ x₁ = x₂;  seed = seed′ ∧ op_seed = op_seed′ ⇒ x₁ = x₂

>>> in_a_graph(seed=None) == eagerly(seed=None)
False
>>> in_a_graph(seed=1) == eagerly(seed=1)
True
>>> keras_kernel(tf.random.set_seed) == keras_kernel(tf.random.set_seed)
False
>>> keras_kernel(set_random_seed) == keras_kernel(set_random_seed)
True
>>> tf.set_random_seed(1)
Traceback (most recent call last):
    ...
AttributeError: module 'tensorflow' has no attribute 'set_random_seed'...
"""

import tensorflow as tf

set_random_seed = tf.keras.utils.set_random_seed


def in_a_graph(seed):
    with tf.Graph().as_default(), tf.compat.v1.Session() as session:
        tf.compat.v1.set_random_seed(1)
        x = tf.compat.v1.random_uniform([2], seed=seed)  # (2,)
        return session.run(x).tolist()


def eagerly(seed):
    tf.random.set_seed(1)
    return tf.random.uniform([2], seed=seed).numpy().tolist()


def keras_kernel(set_seed):
    set_seed(1)
    layer = tf.keras.layers.Dense(2)
    layer.build([1, 2])
    return layer.kernel.numpy().tolist()  # (2, 2)
