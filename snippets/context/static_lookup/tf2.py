"""k(i) = k′(j)  ⟹  xᵢ(k) = xⱼ(k′),   xᵢ(k) = W[k(i),:]

>>> token_ids("I have a apple"), token_ids("I have a pen")
([0, 1, 2, 3], [0, 1, 2, 4])
>>> static_vectors(W, token_ids("I have a apple"))[2].numpy().tolist()
[5.0, 6.0, 7.0, 8.0]
>>> static_vectors(W, token_ids("I have a pen"))[2].numpy().tolist()
[5.0, 6.0, 7.0, 8.0]
>>> len(sentences), len(id_and_vector(W))
(155, 5)
>>> all(equal(tf.one_hot(k, n) @ W, static_vectors(W, k)) for k in sentences)
True
>>> equal(training_scores(W, U, [2]), training_scores(W, -U, [2]))
False
"""

from itertools import product

import tensorflow as tf

vocabulary = {"I": 0, "have": 1, "a": 2, "apple": 3, "pen": 4}
n, d = len(vocabulary), 4
W = tf.reshape(tf.range(-3.0, 17.0), (n, d))  # (n, d)
U = tf.reshape(tf.range(17.0, 37.0), (n, d))  # (n, d)
sentences = [list(k) for time in (1, 2, 3) for k in product(range(n), repeat=time)]


def token_ids(sentence):
    return [vocabulary[word] for word in sentence.split()]


def equal(A, B):
    return A.numpy().tolist() == B.numpy().tolist()


def static_vectors(W, k):
    return tf.nn.embedding_lookup(W, k)  # (time, d)


def training_scores(W, U, k):
    return tf.matmul(static_vectors(W, k), U, transpose_b=True)  # (time, n)


def id_and_vector(W):
    return {
        (k[i], tuple(x))
        for k in sentences
        for i, x in enumerate(static_vectors(W, k).numpy().tolist())
    }
