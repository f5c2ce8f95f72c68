"""bert_layers against an independent NumPy forward pass in float64.

They differ by float32 rounding alone. BOUND is stated, not derived: about seven times
the largest difference seen over every case below (2.7e-6). The wrong choices differ by
far more: 6.9e-4 the closest (tanh for erf), 1.6e-2 and more the others.
"""

import math
import os
import runpy
from pathlib import Path

import numpy as np
import pytest

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
ROOT = Path(__file__).parents[1]
HERE = ROOT / "snippets/context/bert_forward/tf2.py"
bert_layers = runpy.run_path(str(HERE))["bert_layers"]
BOUND = 2e-5
HEADS, WIDTH, INNER, VOCAB, LAYERS = 4, 8, 16, 11, 2
IDS = [[1, 5, 3, 0, 7], [2, 5, 9, 10, 0]]
SEGMENTS = [[0, 0, 1, 1, 1], [0, 0, 0, 1, 1]]
PADDED = [[1, 1, 1, 1, 0], [1, 1, 1, 0, 0]]
CAUSAL = [np.tri(5).tolist()] * 2


def random_weights(seed=0):
    rng = np.random.default_rng(seed)
    shapes = {
        "embeddings.word_embeddings.weight": (VOCAB, WIDTH),
        "embeddings.position_embeddings.weight": (9, WIDTH),
        "embeddings.token_type_embeddings.weight": (2, WIDTH),
        "embeddings.LayerNorm.weight": (WIDTH,),
        "embeddings.LayerNorm.bias": (WIDTH,),
        "pooler.dense.weight": (WIDTH, WIDTH),
        "pooler.dense.bias": (WIDTH,),
    }
    for n in range(LAYERS):
        p = f"encoder.layer.{n}."
        for name, (i, o) in {
            "attention.self.query": (WIDTH, WIDTH),
            "attention.self.key": (WIDTH, WIDTH),
            "attention.self.value": (WIDTH, WIDTH),
            "attention.output.dense": (WIDTH, WIDTH),
            "intermediate.dense": (WIDTH, INNER),
            "output.dense": (INNER, WIDTH),
        }.items():
            shapes |= {p + name + ".weight": (o, i), p + name + ".bias": (o,)}
        for name in ("attention.output.LayerNorm", "output.LayerNorm"):
            shapes |= {p + name + ".weight": (WIDTH,), p + name + ".bias": (WIDTH,)}
    centre = {name: float(name.endswith("LayerNorm.weight")) for name in shapes}
    return {
        n: (centre[n] + 0.3 * rng.standard_normal(s)).astype(np.float32)
        for n, s in shapes.items()
    }


def gelu(x):
    return np.vectorize(lambda t: t * 0.5 * math.erfc(-t / math.sqrt(2)))(x)


def gelu_tanh(x):
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x * x * x)))


def relu(x):
    return np.where(x > 0, x, 0.0)


def numpy_forward(weights, ids, segments, mask, act, eps, penalty=10000.0):
    """One sentence, one head, one query position at a time; float64."""
    w = {n: a.astype(np.float64) for n, a in weights.items()}

    def ln(p, v):
        c = v - sum(v) / len(v)
        return (
            c / math.sqrt(sum(c * c) / len(v) + eps) * w[p + ".weight"] + w[p + ".bias"]
        )

    def lin(p, v):
        return w[p + ".weight"] @ v + w[p + ".bias"]

    all_layers, all_pooled = [], []
    for sentence, segment, m in zip(ids, segments, mask, strict=True):
        m = np.array(m, float)
        rows = [
            ln(
                "embeddings.LayerNorm",
                w["embeddings.word_embeddings.weight"][t]
                + w["embeddings.position_embeddings.weight"][i]
                + w["embeddings.token_type_embeddings.weight"][s],
            )
            for i, (t, s) in enumerate(zip(sentence, segment, strict=True))
        ]
        layers = [rows]
        for n in range(LAYERS):
            p, new = f"encoder.layer.{n}.", []
            d = WIDTH // HEADS
            for i, x in enumerate(rows):
                q = lin(p + "attention.self.query", x)
                out = np.zeros(WIDTH)
                for h in range(HEADS):
                    part = slice(h * d, h * d + d)
                    s = []
                    for j, y in enumerate(rows):
                        seen = m[j] if m.ndim == 1 else m[i, j]
                        k = lin(p + "attention.self.key", y)[part]
                        s.append(q[part] @ k / math.sqrt(d) - penalty * (1 - seen))
                    e = [math.exp(t - max(s)) for t in s]
                    for weight, y in zip(e, rows, strict=True):
                        v = lin(p + "attention.self.value", y)[part]
                        out[part] += weight / sum(e) * v
                a = ln(
                    p + "attention.output.LayerNorm",
                    x + lin(p + "attention.output.dense", out),
                )
                f = lin(p + "output.dense", act(lin(p + "intermediate.dense", a)))
                new.append(ln(p + "output.LayerNorm", a + f))
            rows = new
            layers.append(rows)
        all_layers.append(layers)
        all_pooled.append(np.tanh(lin("pooler.dense", rows[0])))
    return np.array(all_layers).transpose(1, 0, 2, 3), np.array(all_pooled)


def largest_difference(ours, theirs):
    (a, p), (b, q) = ours, theirs
    layers = max(np.abs(x.numpy() - y).max() for x, y in zip(a, b, strict=True))
    return max(layers, np.abs(p.numpy() - q).max())


ACTS = {"gelu": gelu, "gelu_tanh": gelu_tanh, "relu": relu}


@pytest.mark.parametrize("mask", [PADDED, CAUSAL], ids=["padded", "causal"])
@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("eps", [1e-12, 1e-3])
def test_agrees_with_numpy(mask, act, eps):
    for seed in range(3):
        w = random_weights(seed)
        ours = bert_layers(w, IDS, SEGMENTS, mask, HEADS, act, eps)
        theirs = numpy_forward(w, IDS, SEGMENTS, mask, ACTS[act], eps)
        assert len(ours[0]) == LAYERS + 1
        assert ours[0][0].shape == (2, 5, WIDTH) and ours[1].shape == (2, WIDTH)
        assert largest_difference(ours, theirs) < BOUND


@pytest.mark.parametrize(
    "wrong",
    [
        {"eps": 1e-3},
        {"act": relu},
        {"act": gelu_tanh},
        {"mask": [[1] * 5] * 2},
        {"mask": CAUSAL},
        {"segments": [[0] * 5] * 2},
    ],
    ids=["epsilon", "relu", "gelu_tanh", "no mask", "causal", "segments"],
)
def test_a_wrong_choice_is_visible(wrong):
    w = random_weights()
    ours = bert_layers(w, IDS, SEGMENTS, PADDED, HEADS)
    right = {"segments": SEGMENTS, "mask": PADDED, "act": gelu, "eps": 1e-12}
    theirs = numpy_forward(w, IDS, **(right | wrong))
    assert largest_difference(ours, theirs) > 5 * BOUND


def test_defaults_are_berts():
    w = random_weights()
    ours = bert_layers(w, IDS, SEGMENTS, PADDED, HEADS)
    theirs = numpy_forward(w, IDS, SEGMENTS, PADDED, gelu, 1e-12)
    assert largest_difference(ours, theirs) < BOUND
