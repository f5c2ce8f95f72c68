"""The 2018 listing and its port to TensorFlow 2 agree on every input of the post."""

import itertools
import runpy
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "snippets" / "addition" / "sum_of_lookups"


@pytest.fixture(scope="module")
def then():
    return runpy.run_path(str(FOLDER / "tf1.py"))


@pytest.fixture(scope="module")
def now():
    return runpy.run_path(str(FOLDER / "tf2.py"))


def test_they_agree_on_all_triples(then, now):
    triples = list(itertools.product(range(5), range(6), range(2)))
    assert len(triples) == 60
    for ids in triples:
        assert then["six_results"](*ids) == now["six_results"](*ids)
        assert now["one_product"](*ids) == [now["three_lookups"](*ids)]
