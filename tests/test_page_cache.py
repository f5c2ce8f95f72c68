"""A page comes from the last build as long as rendering it anew would not change it."""

import json
import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CONFIGURATION = """\
site_name: small
markdown_extensions:
  - attr_list
  - pymdownx.snippets:
      base_path: [.]
      check_paths: true
hooks: [hooks/page_cache.py]
validation: {anchors: warn}
"""
MARK = "taken from the last build"


@pytest.fixture
def small(tmp_path, build):
    """A project of two pages whose first is stored, marked, after a strict build."""
    root = tmp_path / "small"
    (root / "hooks").mkdir(parents=True)
    (root / "docs").mkdir()
    for hook in ("page_cache.py", "stored.py"):
        shutil.copy(ROOT / "hooks" / hook, root / "hooks")
    (root / "mkdocs.yml").write_text(CONFIGURATION, encoding="utf-8")
    (root / "note.txt").write_text("A note.\n", encoding="utf-8")
    first = '# First\n\n[second](second.md#there)\n\n--8<-- "note.txt"\n'
    (root / "docs" / "index.md").write_text(first, encoding="utf-8")
    second = "# Second\n\n## There {#there}\n"
    (root / "docs" / "second.md").write_text(second, encoding="utf-8")
    done = build(root, root / "site", "--strict")
    assert done.returncode == 0, done.stderr
    path = root / ".cache" / "pages" / "index.html.json"
    stored = json.loads(path.read_text(encoding="utf-8"))
    stored["value"]["content"] += MARK
    path.write_text(json.dumps(stored), encoding="utf-8")
    return root


def page(root: Path) -> str:
    """The first page without the date of the build at its end."""
    html = (root / "site" / "index.html").read_text(encoding="utf-8")
    return html.split("<!--\nMkDocs version")[0]


def test_an_unchanged_page_is_not_rendered(small, build):
    rendered = page(small)
    assert build(small, small / "site", "--strict").returncode == 0
    assert page(small).replace(MARK, "") == rendered != page(small)


def replace(root: Path, name: str, old: str, new: str) -> None:
    path = root / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("docs/index.md", "First", "The first"),
        ("note.txt", "A note", "Another note"),
        ("mkdocs.yml", "  - attr_list", "  - attr_list\n  - admonition"),
        ("mkdocs.yml", "site_name", "use_directory_urls: false\nsite_name"),
        ("hooks/page_cache.py", "Turn", "Make"),
    ],
)
def test_a_change_renders_anew(small, build, name, old, new):
    replace(small, name, old, new)
    assert build(small, small / "site", "--strict").returncode == 0
    assert MARK not in page(small)


def test_a_link_to_a_page_that_went_is_still_an_error(small, build):
    (small / "docs" / "second.md").rename(small / "docs" / "third.md")
    done = build(small, small / "site", "--strict")
    assert done.returncode != 0
    assert "'second.md#there'" in done.stderr


def test_an_anchor_that_went_is_still_an_error(small, build):
    replace(small, "docs/second.md", "#there", "#here")
    done = build(small, small / "site", "--strict")
    assert done.returncode != 0
    assert "does not contain an anchor '#there'" in done.stderr


def test_a_warning_comes_with_every_build(small, build):
    replace(small, "docs/index.md", "second.md#there", "nowhere.md")
    for _ in range(2):
        done = build(small, small / "site")
        assert done.returncode == 0
        assert "'nowhere.md'" in done.stderr


def test_a_quiet_build_hides_no_warning_from_the_next(small, build):
    """With -q MkDocs says nothing, so there is nothing to tell a clean page by."""
    replace(small, "docs/index.md", "second.md#there", "nowhere.md")
    assert build(small, small / "site", "--quiet").returncode == 0
    done = build(small, small / "site", "--strict")
    assert done.returncode != 0
    assert "'nowhere.md'" in done.stderr


@pytest.mark.parametrize("spoilt", ["", "[]", '{"key": "', '{"value": 1}'])
def test_half_a_file_is_none(small, build, spoilt):
    path = small / ".cache" / "pages" / "index.html.json"
    path.write_text(spoilt, encoding="utf-8")
    assert build(small, small / "site", "--strict").returncode == 0
    assert MARK not in page(small)
    assert json.loads(path.read_text(encoding="utf-8"))["value"]["content"]
