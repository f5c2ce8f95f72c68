"""[eᵀ_k₁, eᵀ_k₂, eᵀ_k₃] [W₁;W₂;W₃] = W₁[k₁,:] + W₂[k₂,:] + W₃[k₃,:]

>>> [look_up(k, W).tolist() for k, W in zip((2, 0, 0), tables)]
[[5, 6, 7, 8], [17, 18, 19, 20], [41, 42, 43, 44]]
>>> three_lookups(2, 0, 0).tolist()
[63, 66, 69, 72]
>>> one_product(2, 0, 0).tolist()
[63, 66, 69, 72]
>>> all(np.array_equal(one_product(*ids), three_lookups(*ids)) for ids in triples)
True
>>> len(triples)
60
>>> batch = every_sequence(3)
>>> one_product(*batch).shape
(125, 8, 3, 4)
>>> np.array_equal(one_product(*batch), three_lookups(*batch))
True
"""

from itertools import product

import numpy as np

triples = list(product(range(5), range(6), range(2)))


def table(n, d, first):
    return np.arange(first, first + n * d).reshape(n, d)  # (n, d)


tables = table(5, 4, -3), table(6, 4, 17), table(2, 4, 41)


def one_hot(k, n):
    return (np.arange(n) == np.expand_dims(k, -1)).astype(int)  # (…, n)


def look_up(k, W):
    return W[k]  # (…, d)


def three_lookups(token, position, segment):
    w1, w2, w3 = tables
    return look_up(token, w1) + look_up(position, w2) + look_up(segment, w3)  # (…, d)


def one_product(token, position, segment):
    one_hots = one_hot(token, 5), one_hot(position, 6), one_hot(segment, 2)
    return np.concatenate(one_hots, axis=-1) @ np.concatenate(tables)  # (…, d)


def every_sequence(T):
    tokens = np.array(list(product(range(5), repeat=T)))[:, np.newaxis]  # (5**T, 1, T)
    segments = np.array(list(product(range(2), repeat=T)))  # (2**T, T)
    return np.broadcast_arrays(tokens, np.arange(T), segments)  # 3 × (5**T, 2**T, T)
