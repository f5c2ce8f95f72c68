"""Σᵢ xᵢ = [63, 66, 69, 72], Σᵢⱼ xᵢⱼ = 270

>>> sums([[5, 6, 7, 8], [17, 18, 19, 20], [41, 42, 43, 44]])
([63, 66, 69, 72], [63, 66, 69, 72], 270)
"""

import tensorflow.compat.v1 as tf


def sums(rows):
    with tf.Graph().as_default(), tf.Session() as session:
        x = [tf.constant(row) for row in rows]  # 3 × (4,)
        over_the_list = session.run(tf.reduce_sum(x, axis=0)).tolist()
        added = session.run(tf.add_n(x)).tolist()
        return over_the_list, added, session.run(tf.reduce_sum(x)).item()
