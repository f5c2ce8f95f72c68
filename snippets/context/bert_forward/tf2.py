"""H⁰ = LN(W_tok[t] + W_pos[:T] + W_seg[s]),  Hˡ⁺¹ = layer(Hˡ)

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

import runpy
from pathlib import Path

import tensorflow as tf

parts = runpy.run_path(str(Path(__file__).parents[1] / "bert_layer" / "tf2.py"))
table, dense, layer_norm = (parts[n] for n in ("table", "dense", "layer_norm"))


def bert_layers(w, token_ids, segment_ids, input_mask, heads, act="gelu", eps=1e-12):
    """layers = [H⁰, …, Hᴺ]: (batch, time, width);  pooled: (batch, width)

    token_ids, segment_ids: (batch, time);  input_mask: (batch, time[, time])
    Devlin et al. 2019, §3, §A.2;  Vaswani et al. 2017, §3.1–3.3
    """
    H = tf.gather(table(w, "embeddings.word_embeddings.weight"), token_ids)
    H += table(w, "embeddings.position_embeddings.weight")[: H.shape[1]]
    H += tf.gather(table(w, "embeddings.token_type_embeddings.weight"), segment_ids)
    layers = [layer_norm(w, "embeddings.LayerNorm", H, eps)]  # (batch, time, width)
    mask = tf.cast(input_mask, tf.float32)
    mask = mask[:, None, None] if mask.shape.rank == 2 else mask[:, None]
    while f"encoder.layer.{len(layers) - 1}.output.dense.weight" in w:
        name = f"encoder.layer.{len(layers) - 1}."
        layers.append(parts["bert_layer"](w, name, layers[-1], mask, heads, act, eps))
    return layers, tf.tanh(dense(w, "pooler.dense", layers[-1][:, 0]))
