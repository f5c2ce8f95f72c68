"""Σᵢ xᵢ = [63, 66, 69, 72], Σᵢⱼ xᵢⱼ = 270

>>> sums([[5, 6, 7, 8], [17, 18, 19, 20], [41, 42, 43, 44]])
([63, 66, 69, 72], [63, 66, 69, 72], 270)
"""

import tensorflow as tf


def sums(rows):
    x = [tf.constant(row) for row in rows]  # 3 × (4,)
    over_the_list = tf.reduce_sum(x, axis=0).numpy().tolist()
    added = (x[0] + x[1] + x[2]).numpy().tolist()
    return over_the_list, added, tf.reduce_sum(x).numpy().item()
