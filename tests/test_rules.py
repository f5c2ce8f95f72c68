"""Each rule accepts the good tree and rejects its smallest wrong input."""

import shutil
from pathlib import Path

import pytest
import rules

ROOT = Path(__file__).parents[1]
GOOD = ROOT / "tests" / "good"
BAD = sorted(p.parent for p in (ROOT / "tests" / "bad" / "rules").glob("*/message.txt"))


def overlaid(folder: Path, target: Path) -> Path:
    """The good tree with the files of a bad example laid over it."""
    shutil.copytree(GOOD, target)
    shutil.copytree(folder, target, dirs_exist_ok=True)
    return target


def test_the_project_breaks_no_rule():
    assert [str(problem) for problem in rules.problems(ROOT)] == []


def test_the_good_tree_breaks_no_rule():
    assert [str(problem) for problem in rules.problems(GOOD)] == []


@pytest.mark.parametrize("folder", BAD, ids=lambda folder: folder.name)
def test_the_wrong_input_is_rejected(folder, tmp_path):
    tree = overlaid(folder, tmp_path / "tree")
    expected = (folder / "message.txt").read_text(encoding="utf-8").strip()
    messages = [str(problem) for problem in rules.problems(tree)]
    assert any(message.startswith(expected) for message in messages), messages


def test_every_rule_has_a_wrong_input(tmp_path):
    """Without one of the rules, at least one of the wrong inputs would pass."""
    needed = set()
    for folder in BAD:
        tree = overlaid(folder, tmp_path / folder.name)
        expected = (folder / "message.txt").read_text(encoding="utf-8").strip()
        needed |= {
            rule
            for rule in rules.RULES
            if any(str(problem).startswith(expected) for problem in rule(tree))
        }
    assert set(rules.RULES) - needed == set()
