"""What the record knows of a file, and when it stops being true."""

from dataclasses import replace
from pathlib import Path

import pytest
import record

LIBRARY = '"""x"""\nimport numpy\n'
LOADER = '"""x\n\n>>> 1\n1\n"""\nimport sympy\nload(part / "one" / "tf2.py")\n'


@pytest.fixture
def tree(tmp_path):
    """snippets/part/two/exact.py loads snippets/part/one/tf2.py."""
    part = tmp_path / "snippets" / "part"
    for claim, kind, text in (("one", "tf2.py", LIBRARY), ("two", "exact.py", LOADER)):
        (part / claim).mkdir(parents=True)
        (part / claim / kind).write_text(text, encoding="utf-8")
    return tmp_path


def passed(path: Path, root: Path) -> record.Record:
    sources, versions = record.sources(path, root), record.versions(path)
    entry = record.Entry("passed", 1, 0.1, "2026-01-01", sources, versions)
    return record.Record({path.relative_to(root).as_posix(): entry})


def test_what_a_file_loads_belongs_to_it(tree):
    path = tree / "snippets" / "part" / "two" / "exact.py"
    assert len(record.sources(path, tree)) == 2
    assert {"SymPy", "NumPy", "Python"} == set(record.versions(path))


def test_a_status_is_of_bytes_and_versions(tree):
    path = tree / "snippets" / "part" / "two" / "exact.py"
    known = passed(path, tree)
    assert record.status(path, known, tree) == record.VERIFIED
    library = tree / "snippets" / "part" / "one" / "tf2.py"
    library.write_text(LIBRARY + "\n", encoding="utf-8")
    assert record.status(path, known, tree) == record.CHANGED


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"outcome": "failed"}, record.FAILED),
        ({"outcome": "skipped"}, record.NOT_RUN),
        ({"examples": 0}, record.FAILED),
        ({"versions": {"Python": "3.0"}}, record.CHANGED),
        ({"sources": {}}, record.CHANGED),
    ],
)
def test_a_status_that_is_not_verified(tree, change, status):
    path = tree / "snippets" / "part" / "two" / "exact.py"
    known = passed(path, tree)
    name = path.relative_to(tree).as_posix()
    known.entries[name] = replace(known.entries[name], **change)
    assert record.status(path, known, tree) == status


def test_a_record_survives_its_file(tree):
    path = tree / "snippets" / "part" / "two" / "exact.py"
    known = passed(path, tree)
    known.write(tree)
    assert record.Record.read(tree) == known
    path.unlink()
    known.write(tree)
    assert record.Record.read(tree).entries == {}


def test_what_a_snippet_loads_is_followed_to_its_end(tmp_path):
    """Else the record of trained.py would not notice a change of one layer of BERT."""
    names = ("claim/trained.py", "whole/tf2.py", "part/tf2.py")
    for name, loads in zip(
        names, ('"whole" / "tf2.py"', '"part/tf2.py"', '"whole/tf2.py"'), strict=True
    ):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(loads, encoding="utf-8")
    assert set(record.loaded(tmp_path / names[0])) == {tmp_path / n for n in names}
