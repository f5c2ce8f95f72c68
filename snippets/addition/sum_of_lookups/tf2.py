"""[eᵀ_k₁, eᵀ_k₂, eᵀ_k₃] [W₁;W₂;W₃] = W₁[k₁,:] + W₂[k₂,:] + W₃[k₃,:]

>>> for result in six_results(2, 0, 0):
...     print(result)
[[5.0, 6.0, 7.0, 8.0]]
[5.0, 6.0, 7.0, 8.0]
[17.0, 18.0, 19.0, 20.0]
[41.0, 42.0, 43.0, 44.0]
[63.0, 66.0, 69.0, 72.0]
[[63.0, 66.0, 69.0, 72.0]]
>>> all(one_product(*ids) == [three_lookups(*ids)] for ids in triples), len(triples)
(True, 60)
"""

from itertools import product

import tensorflow as tf

triples = list(product(range(5), range(6), range(2)))


def table(n, d, first):
    return tf.reshape(tf.range(first, first + n * d, dtype=tf.float32), (n, d))


w1 = tf.Variable(table(5, 4, -3))  # (5, 4)
w2 = tf.Variable(table(6, 4, 17))  # (6, 4)
w3 = tf.Variable(table(2, 4, 41))  # (2, 4)


def six_results(token, position, segment):
    v1 = tf.one_hot([token], 5)  # (1, 5)
    v2 = tf.one_hot([position], 6)  # (1, 6)
    v3 = tf.one_hot([segment], 2)  # (1, 2)
    token_product = v1 @ w1  # (1, 4)
    e1 = tf.gather(w1, token)  # (4,)
    e2 = tf.gather(w2, position)  # (4,)
    e3 = tf.gather(w3, segment)  # (4,)
    lookups = e1 + e2 + e3  # (4,)
    v = tf.concat([v1, v2, v3], axis=1)  # (1, 13)
    w = tf.concat([w1, w2, w3], axis=0)  # (13, 4)
    results = token_product, e1, e2, e3, lookups, v @ w
    return [result.numpy().tolist() for result in results]


def three_lookups(token, position, segment):
    return six_results(token, position, segment)[4]


def one_product(token, position, segment):
    return six_results(token, position, segment)[5]
