"""A = LN(H + MHA(H)),  H′ = LN(A + FFN(A))

>>> from collections import defaultdict
>>> eye, zero = [[1, 0], [0, 1]], [[0, 0], [0, 0]]
>>> weights = defaultdict(lambda: [0, 0]) | {
...     "attention.self.query.weight": zero,
...     "attention.self.key.weight": eye,
...     "attention.self.value.weight": eye,
...     "attention.output.dense.weight": [[-2, 0], [0, -2]],
...     "attention.output.LayerNorm.weight": [2, 2],
...     "intermediate.dense.weight": eye,
...     "output.dense.weight": [[-2, 2], [2, -2]],
...     "output.LayerNorm.weight": [2, 2],
... }
>>> H, mask = tf.constant([[[1.0, -1.0], [0.0, 0.0]]]), tf.ones([1, 1, 2, 2])
>>> bert_layer(weights, "", H, mask, 2, "relu", 3).numpy().tolist()
[[[0.0, 0.0], [1.0, -1.0]]]
"""

from math import pi, sqrt

import tensorflow as tf

ACTIVATIONS = {
    "gelu": lambda x: x * (1 + tf.math.erf(x / sqrt(2))) / 2,
    "gelu_tanh": lambda x: x * (1 + tf.tanh(sqrt(2 / pi) * (x + 0.044715 * x**3))) / 2,
    "relu": tf.nn.relu,
}


def table(weights, name):
    return tf.convert_to_tensor(weights[name], tf.float32)


def dense(weights, name, x):
    W, b = table(weights, f"{name}.weight"), table(weights, f"{name}.bias")
    return tf.matmul(x, W, transpose_b=True) + b  # W: (out, in)


def layer_norm(weights, name, x, epsilon):
    mean, variance = tf.nn.moments(x, -1, keepdims=True)
    gamma, beta = table(weights, f"{name}.weight"), table(weights, f"{name}.bias")
    return gamma * (x - mean) / tf.sqrt(variance + epsilon) + beta


def bert_layer(weights, layer, H, mask, num_heads, activation, epsilon):
    """H: (batch, time, width);  mask: (batch, 1, 1 or time, time)"""
    Q, K, V = (
        tf.transpose(tf.reshape(y, (*H.shape[:2], num_heads, -1)), (0, 2, 1, 3))
        for n in ("query", "key", "value")
        for y in [dense(weights, f"{layer}attention.self.{n}", H)]
    )  # (batch, heads, time, d_k)
    scores = tf.matmul(Q, K, transpose_b=True) / sqrt(Q.shape[-1])
    P = tf.nn.softmax(scores - 10000 * (1 - mask))  # (batch, heads, time, time)
    mixture = tf.reshape(tf.transpose(P @ V, (0, 2, 1, 3)), H.shape)
    mixture = dense(weights, f"{layer}attention.output.dense", mixture)
    A = layer_norm(weights, f"{layer}attention.output.LayerNorm", H + mixture, epsilon)
    inner = ACTIVATIONS[activation](dense(weights, f"{layer}intermediate.dense", A))
    outer = dense(weights, f"{layer}output.dense", inner)
    return layer_norm(weights, f"{layer}output.LayerNorm", A + outer, epsilon)
