"""[v₁ᵀ,…,v_mᵀ] [W₁;…;W_m] = Σᵢ vᵢᵀ Wᵢ

>>> v, W = vectors((2, 3, 1)), tables((2, 3, 1), 2)
>>> stacked_product(v, W).numpy().tolist()
[[247, 408]]
>>> sum_of_products(v, W).numpy().tolist()
[[247, 408]]
>>> all(
...     stacked_product(v, W).numpy().tolist() == sum_of_products(v, W).numpy().tolist()
...     for sizes in sizes_of_blocks(3)
...     for v, W in [(vectors(sizes), tables(sizes, 2))]
... )
True
"""

from itertools import product

import tensorflow as tf


def sizes_of_blocks(most):
    return [n for m in range(1, most + 1) for n in product((1, 2, 3), repeat=m)]


def vectors(sizes):
    entries = tf.range(-1, sum(sizes) - 1)[tf.newaxis]  # (1, n_1 + … + n_m)
    return tf.split(entries, sizes, axis=1)


def tables(sizes, d):
    return [
        i + 7 * i * tf.reshape(tf.range(n * d), (n, d)) for i, n in enumerate(sizes, 1)
    ]


def stacked_product(v, W):
    row = tf.concat(v, axis=1)  # (1, n_1 + … + n_m)
    column = tf.concat(W, axis=0)  # (n_1 + … + n_m, d)
    return row @ column  # (1, d)


def sum_of_products(v, W):
    return tf.add_n([vi @ Wi for vi, Wi in zip(v, W, strict=True)])  # (1, d)
