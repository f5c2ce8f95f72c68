"""The published formula fonts hold what the formulas use, and little else."""

import io
from html.parser import HTMLParser
from pathlib import Path

import fonts
import pytest
from assets import KATEX
from fontTools.ttLib import TTFont

MAIN = KATEX / "fonts" / "KaTeX_Main-Regular.woff2"


def characters(font: bytes) -> set[str]:
    return {chr(code) for code in TTFont(io.BytesIO(font)).getBestCmap()}


def test_a_subset_holds_what_is_asked_for():
    whole = MAIN.read_bytes()
    cut = fonts.subset(whole, set("x=0⊤"))
    assert characters(cut) == set("x=0⊤") & characters(whole)
    assert len(cut) < len(whole) / 5


def test_a_subset_is_made_once(tmp_path, monkeypatch):
    x, y = ('<span class="katex-html">' + letter for letter in "xy")
    first = fonts.cached_subsets({x}, tmp_path / "fonts")
    assert [font.name for font in first.iterdir()] == ["KaTeX_Main-Regular.woff2"]
    monkeypatch.setattr(fonts, "subset", None)  # a second call would fail
    assert fonts.cached_subsets({x}, tmp_path / "fonts") == first
    with pytest.raises(TypeError):
        fonts.cached_subsets({y}, tmp_path / "fonts")


class FormulaText(HTMLParser):
    """The characters inside `katex-html` spans."""

    def __init__(self, html: str):
        super().__init__()
        self.depth, self.found = 0, set()
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        if tag == "span" and (self.depth or ("class", "katex-html") in attributes):
            self.depth += 1

    def handle_endtag(self, tag):
        if tag == "span" and self.depth:
            self.depth -= 1

    def handle_data(self, data):
        if self.depth:
            self.found |= set(data)


def test_every_character_of_every_formula_has_a_glyph(site):
    """In some published font, if some whole font has it."""
    whole = set().union(*map(_characters, (KATEX / "fonts").glob("*.woff2")))
    folder = site / "assets" / "katex" / "fonts"
    published = set().union(*map(_characters, folder.glob("*.woff2")))
    pages = [page.read_text(encoding="utf-8") for page in site.rglob("*.html")]
    used = set().union(*(FormulaText(html).found for html in pages))
    assert set("W⊤∑") <= used
    assert (used & whole) - published == set()
    assert len(published) < len(whole) / 2


def _characters(path: Path) -> set[str]:
    return characters(path.read_bytes())
