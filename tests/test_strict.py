"""A strict build publishes proved evidence only, and leaves nothing half-right."""

import json
import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SNIPPET = "snippets/addition/one_hot_lookup/exact.py"


def test_one_changed_byte(project, tmp_path, build):
    path = project / SNIPPET
    path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    target = tmp_path / "site"
    strict = build(project, target, "--strict")
    assert strict.returncode != 0
    assert f"{SNIPPET}:1: changed since pytest ran it" in strict.stderr
    assert not target.exists()
    assert build(project, target).returncode == 0
    page = target / "en" / "addition" / "one_hot_lookup" / "index.html"
    assert "changed since" in page.read_text(encoding="utf-8")


def test_no_record(project, tmp_path, build):
    shutil.rmtree(project / ".cache")
    strict = build(project, tmp_path / "site", "--strict")
    assert strict.returncode != 0
    assert (
        f"{SNIPPET}:1: not run here (no record). Mend: run pytest first."
        in strict.stderr
    )


def edit(project: Path, **changes) -> None:
    path = project / ".cache" / "evidence.json"
    entries = json.loads(path.read_text(encoding="utf-8"))
    entries[SNIPPET].update(changes)
    path.write_text(json.dumps(entries), encoding="utf-8")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"outcome": "failed"}, "failed"),
        ({"examples": 1}, "failed, or did not run whole"),
        ({"versions": {"Python": "3.12.0", "NumPy": "1.0"}}, "changed since"),
    ],
)
def test_what_the_record_does_not_support(project, tmp_path, build, changes, message):
    edit(project, **changes)
    strict = build(project, tmp_path / "site", "--strict")
    assert strict.returncode != 0
    assert f"{SNIPPET}:1: {message}" in strict.stderr


def test_a_skip_is_shown_and_on_ci_refused(project, tmp_path, build):
    edit(project, outcome="skipped", reason="Skipped: no NumPy")
    target = tmp_path / "site"
    laptop = build(project, target, "--strict", CI="")
    assert laptop.returncode == 0, laptop.stderr
    page = target / "addition" / "one_hot_lookup" / "index.html"
    assert "此处未运行" in page.read_text(encoding="utf-8")
    ci = build(project, target, "--strict", CI="true")
    assert ci.returncode != 0
    assert "not run here (Skipped: no NumPy)" in ci.stderr


def test_a_broken_rule_stops_the_build(project, tmp_path, build):
    (project / "docs" / "zh" / "glossary.md").unlink()
    done = build(project, tmp_path / "site")
    assert done.returncode != 0
    assert "docs/en/glossary.md:1: this page has no twin" in done.stderr
    assert not (tmp_path / "site").exists()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("[x](missing.md)", "contains a link 'missing.md'"),
        ("[x](block_product.md#nowhere)", "does not contain an anchor '#nowhere'"),
    ],
)
def test_a_broken_link_stops_the_build(project, tmp_path, build, wrong, message):
    for language in ("zh", "en"):
        path = project / "docs" / language / "addition" / "one_hot_lookup.md"
        path.write_text(path.read_text("utf-8") + f"\n{wrong}\n", encoding="utf-8")
    done = build(project, tmp_path / "site", "--strict")
    assert done.returncode != 0
    assert message in done.stderr
    assert not (tmp_path / "site").exists()
