"""k(i) = k′(i)  ⇏  cᵢ(k) = cᵢ(k′),   cᵢ(k) = Σⱼ W[k(j),:] / (T − 1)  (j ≠ i)

>>> static_vectors([0, 1])[0].tolist(), static_vectors([0, 2])[0].tolist()
([1, 2], [1, 2])
>>> context_mean([0, 1], 0).tolist(), context_mean([0, 2], 0).tolist()
([3.0, 4.0], [5.0, 6.0])
>>> token_ids("a A"), static_vectors(token_ids("a A")).tolist()
([0, 1], [[1, 2], [3, 4]])
>>> token_ids("apple pen"), static_vectors(token_ids("apple pen")).tolist()
([2, 2], [[5, 6], [5, 6]])
"""

import numpy as np

vocabulary = {"a": 0, "A": 1, "[UNK]": 2}
W = np.array([[1, 2], [3, 4], [5, 6]])  # (n, d)


def token_ids(sentence):
    return [vocabulary.get(word, vocabulary["[UNK]"]) for word in sentence.split()]


def static_vectors(k):
    return W[k]  # (time, d)


def context_mean(k, i):
    return W[k[:i] + k[i + 1 :]].mean(axis=0)  # (d,)
