"""k(i) = k′(j)  ⟹  xᵢ(k) = xⱼ(k′),   xᵢ(k) = W[k(i),:]

>>> token_ids("I have a apple"), token_ids("I have a pen")
([0, 1, 2, 3], [0, 1, 2, 4])
>>> static_vectors(W, token_ids("I have a apple"))[2].tolist()
[5, 6, 7, 8]
>>> static_vectors(W, token_ids("I have a pen"))[2].tolist()
[5, 6, 7, 8]
>>> len(sentences), len(id_and_vector(W))
(155, 5)
>>> all((one_hot(k) @ W == static_vectors(W, k)).all() for k in sentences)
True
>>> training_scores(W, U, [2]).tolist() == training_scores(W, -U, [2]).tolist()
False
"""

from itertools import product

import numpy as np

vocabulary = {"I": 0, "have": 1, "a": 2, "apple": 3, "pen": 4}
n, d = len(vocabulary), 4
W = np.arange(-3, 17).reshape(n, d)  # (n, d)
U = np.arange(17, 37).reshape(n, d)  # (n, d)
sentences = [list(k) for time in (1, 2, 3) for k in product(range(n), repeat=time)]


def token_ids(sentence):
    return [vocabulary[word] for word in sentence.split()]


def one_hot(k):
    return np.eye(n, dtype=int)[k]  # (time, n)


def static_vectors(W, k):
    return W[k]  # (time, d)


def training_scores(W, U, k):
    return static_vectors(W, k) @ U.T  # (time, n)


def id_and_vector(W):
    return {
        (k[i], tuple(x.tolist()))
        for k in sentences
        for i, x in enumerate(static_vectors(W, k))
    }
