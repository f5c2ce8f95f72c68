"""u = 2⁻²⁴: |[eₜ, eₚ, eₛ] [T; P; S] − (t + p + s)| ≤ 2u/(1 − 2u) · (|t| + |p| + |s|)

>>> sum_of_lookups(1.0, U, U) == 1.0
True
>>> sum_of_lookups(U, U, 1.0) == 1.0 + 2 * U
True
>>> one_product(1.0, U, U) in (1.0, 1.0 + 2 * U)
True
>>> one_product(5.0, 17.0, 41.0) == sum_of_lookups(5.0, 17.0, 41.0) == 63.0
True
"""

import tensorflow as tf

U = 2.0**-24


def sum_of_lookups(t, p, s):
    rows = [tf.gather(tf.constant([[0.0], [x]]), 1) for x in (t, p, s)]
    return (rows[0] + rows[1] + rows[2]).numpy().item()


def one_product(t, p, s):
    table = tf.constant([[0.0], [t], [0.0], [p], [0.0], [s]])  # (6, 1)
    many_hot = tf.constant([[0.0, 1.0, 0.0, 1.0, 0.0, 1.0]])  # (1, 6)
    return (many_hot @ table).numpy().item()
