"""mod: S[k mod 2][k div 2]; div: [S₀; S₁][k]

>>> mod_rows([0, 1, 2, 3, 4])
[0, 3, 1, 4, 2]
>>> div_rows([0, 1, 2, 3, 4])
[0, 1, 2, 3, 4]
>>> looked_up([0, 1, 2, 3, 4])
[0, 1, 2, 3, 4]
"""

import tensorflow as tf

S = [tf.constant([[0], [1], [2]]), tf.constant([[3], [4]])]  # (3, 1), (2, 1)


def mod_rows(ids):
    return [S[k % 2][k // 2, 0].numpy().item() for k in ids]


def div_rows(ids):
    return tf.gather(tf.concat(S, axis=0), ids).numpy().ravel().tolist()


def looked_up(ids):
    return tf.nn.embedding_lookup(S, ids).numpy().ravel().tolist()
