"""H⁰ = LN(W_tok[t] + W_pos[:T] + W_seg[s]);  A = LN(H + MHA(H)),  H′ = LN(A + FFN(A))

>>> from collections import defaultdict
>>> eye, zero, layer = [[1, 0], [0, 1]], [[0, 0], [0, 0]], "encoder.layer.0."
>>> weights = defaultdict(lambda: [0, 0]) | {
...     "embeddings.word_embeddings.weight": [[3, 1], [9, 7]],
...     "embeddings.position_embeddings.weight": [[0, 0], [-1, 1], [5, 7]],
...     "embeddings.token_type_embeddings.weight": [[0, 0], [-2, 2]],
...     "embeddings.LayerNorm.weight": [2, 2],
...     f"{layer}attention.self.query.weight": zero,
...     f"{layer}attention.self.key.weight": eye,
...     f"{layer}attention.self.value.weight": eye,
...     f"{layer}attention.output.dense.weight": [[-2, 0], [0, -2]],
...     f"{layer}attention.output.LayerNorm.weight": [2, 2],
...     f"{layer}intermediate.dense.weight": eye,
...     f"{layer}output.dense.weight": [[-2, 2], [2, -2]],
...     f"{layer}output.LayerNorm.weight": [2, 2],
...     "pooler.dense.weight": zero,
... }
>>> def tiny_layers(mask, segments):
...     layers, _ = bert_layers(weights, [[0, 0]], [segments], [mask], 2, "relu", 3)
...     return [layer.numpy().tolist()[0] for layer in layers]
>>> tiny_layers([1, 1], [0, 0])
[[[1.0, -1.0], [0.0, 0.0]], [[0.0, 0.0], [1.0, -1.0]]]
>>> tiny_layers([0, 1], [0, 0])
[[[1.0, -1.0], [0.0, 0.0]], [[-1.0, 1.0], [0.0, 0.0]]]
>>> tiny_layers([[1, 0], [1, 1]], [1, 0])
[[[-1.0, 1.0], [0.0, 0.0]], [[-1.0, 1.0], [-1.0, 1.0]]]
"""

from math import pi, sqrt

import tensorflow as tf

ACTIVATIONS = {
    "gelu": lambda x: x * (1 + tf.math.erf(x / sqrt(2))) / 2,
    "gelu_tanh": lambda x: x * (1 + tf.tanh(sqrt(2 / pi) * (x + 0.044715 * x**3))) / 2,
    "relu": tf.nn.relu,
}


def bert_layers(
    weights,
    token_ids,
    segment_ids,
    input_mask,
    num_heads,
    activation="gelu",
    epsilon=1e-12,
):
    """layers = [H⁰, …, Hᴺ]: (batch, time, width);  pooled: (batch, width)

    token_ids, segment_ids: (batch, time);  input_mask: (batch, time[, time])
    Devlin et al. 2019, §3, §A.2;  Vaswani et al. 2017, §3.1–3.3
    """

    def table(name):
        return tf.convert_to_tensor(weights[name], tf.float32)

    def dense(name, x):
        W, b = table(f"{name}.weight"), table(f"{name}.bias")  # (out, in), (out)
        return tf.matmul(x, W, transpose_b=True) + b

    def layer_norm(name, x):
        mean, variance = tf.nn.moments(x, -1, keepdims=True)
        gamma, beta = table(f"{name}.LayerNorm.weight"), table(f"{name}.LayerNorm.bias")
        return gamma * (x - mean) / tf.sqrt(variance + epsilon) + beta

    def heads(name, x):
        y = tf.reshape(dense(name, x), (*x.shape[:2], num_heads, -1))
        return tf.transpose(y, (0, 2, 1, 3))  # (batch, heads, time, d_k)

    H = tf.gather(table("embeddings.word_embeddings.weight"), token_ids)
    H += table("embeddings.position_embeddings.weight")[: H.shape[1]]
    H += tf.gather(table("embeddings.token_type_embeddings.weight"), segment_ids)
    layers = [layer_norm("embeddings", H)]  # (batch, time, width)
    mask = tf.cast(input_mask, tf.float32)
    mask = mask[:, None, None] if mask.shape.rank == 2 else mask[:, None]
    while f"encoder.layer.{len(layers) - 1}.output.dense.weight" in weights:
        H, layer = layers[-1], f"encoder.layer.{len(layers) - 1}"
        projections = (f"{layer}.attention.self.{n}" for n in ("query", "key", "value"))
        Q, K, V = (heads(name, H) for name in projections)
        scores = tf.matmul(Q, K, transpose_b=True) / sqrt(Q.shape[-1])
        P = tf.nn.softmax(scores - 10000 * (1 - mask))  # (batch, heads, time, time)
        mixture = tf.reshape(tf.transpose(P @ V, (0, 2, 1, 3)), H.shape)
        mixture = dense(f"{layer}.attention.output.dense", mixture)
        A = layer_norm(f"{layer}.attention.output", H + mixture)
        inner = ACTIVATIONS[activation](dense(f"{layer}.intermediate.dense", A))
        H = layer_norm(f"{layer}.output", A + dense(f"{layer}.output.dense", inner))
        layers.append(H)
    pooled = tf.tanh(dense("pooler.dense", layers[-1][:, 0]))  # (batch, width)
    return layers, pooled
