"""k₁(i) = k₁′(j), k₃(i) = k₃′(j)  ⟹  hᵢ − h′ⱼ = pᵢ − pⱼ;   xᵢ = x′ⱼ ⟺ pᵢ − pⱼ = (a,…,a)

>>> apple, pen = "I have a apple", "I have a pen"
>>> [same_bits(h, h_prime) for h, h_prime in zip(summed(apple), summed(pen))]
[True, True, True, False]
>>> [same_bits(x, y) for x, y in zip(embedding_output(apple), embedding_output(pen))]
[True, True, True, False]
>>> h = summed("a apple a pen")
>>> (h[0] - h[2]).numpy().tolist(), (W_2[0] - W_2[2]).numpy().tolist()
([-2.0, 1.0, 0.0, 1.0], [-2.0, 1.0, 0.0, 1.0])
>>> x = embedding_output("a a a a")
>>> [[same_bits(x[i], x[j]) for j in range(4)] for i in range(4)] == [
...     [constant(W_2[i] - W_2[j]) for j in range(4)] for i in range(4)
... ]
True
>>> same_bits(x[0], x[1]), same_bits(x[0], x[2])
(True, False)
"""

import tensorflow as tf

vocabulary = {"I": 0, "have": 1, "a": 2, "apple": 3, "pen": 4}
W_1 = tf.constant(
    [[1.0, 0, 2, 0], [0, 3, 1, 1], [2, 2, 0, 3], [1, 1, 4, 0], [0, 2, 2, 5]]
)  # (n_1, d)
W_2 = tf.constant(
    [[0.0, 1, 0, 2], [1, 2, 1, 3], [2, 0, 0, 1], [0, 0, 3, 1]]
)  # (n_2, d)
W_3 = tf.constant([[0.0, 0, 0, 0], [1, 0, 3, 1]])  # (n_3, d)
gamma = tf.constant([1.0, 2, 3, 4])  # (d,)
beta = tf.constant([0.0, 1, 0, 1])  # (d,)
epsilon = 1e-12


def summed(sentence):
    k_1 = [vocabulary[word] for word in sentence.split()]
    k_3 = [0] * len(k_1)
    tokens = tf.nn.embedding_lookup(W_1, k_1)  # (time, d)
    segments = tf.nn.embedding_lookup(W_3, k_3)  # (time, d)
    return tokens + W_2[: len(k_1)] + segments  # (time, d)


def embedding_output(sentence):
    h = summed(sentence)
    mean, variance = tf.nn.moments(h, axes=[-1], keepdims=True)
    return (h - mean) * tf.math.rsqrt(variance + epsilon) * gamma + beta  # (time, d)


def same_bits(x, y):
    return x.numpy().tobytes() == y.numpy().tobytes()


def constant(p):
    return len(set(p.numpy().tolist())) == 1
