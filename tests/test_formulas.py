"""Formulas become HTML and MathML; a wrong one stops the build and says where it is."""

import io
import logging
import shutil
from html.parser import HTMLParser
from pathlib import Path

import formulas
import katex
import pytest
import stored
from assets import KATEX_CSS, ROOT, install
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort, PluginError

BAD = ROOT / "tests" / "bad"
CONFIG = """
site_name: A site
theme: mkdocs
plugins: {plugins}
hooks: [{hooks}/assets.py, {hooks}/formulas.py]
markdown_extensions:
  - admonition
  - pymdownx.arithmatex: {{generic: true}}
  - pymdownx.snippets: {{base_path: ['{root}'], check_paths: true}}
"""
LANGUAGES = """
  - i18n:
      docs_structure: folder
      fallback_to_default: true
      languages:
        - {locale: zh, name: 中文, default: true, build: true}
        - {locale: en, name: English, build: true}
"""


def built(root: Path, plugins: str = "[]") -> Path:
    """The site that MkDocs builds in `root` with just these hooks."""
    text = CONFIG.format(hooks=ROOT.as_posix() + "/hooks", root=root, plugins=plugins)
    (root / "mkdocs.yml").write_text(text, "utf-8")
    build(load_config(str(root / "mkdocs.yml"), strict=True))
    return root / "site"


def page(root: Path, name: str, text: str) -> None:
    path = root / "docs" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


class Tags(HTMLParser):
    """The start tags of a page."""

    def __init__(self, html):
        super().__init__()
        self.starts = []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        self.starts.append((tag, dict(attrs)))

    def attributes(self, tag):
        return [attrs for name, attrs in self.starts if name == tag]


def test_a_formula_becomes_html_and_mathml(tmp_path):
    page(tmp_path, "index.md", "# A\n\nHere $a < b$ and\n\n$$\ne_k^\\top W\n$$\n")
    page(tmp_path, "plain.md", "# B\n\nNo formula; $5.\n")
    site = built(tmp_path)
    html = (site / "index.html").read_text("utf-8")
    assert html.count("<math ") == html.count('class="katex-html"') == 2
    assert "<mi>a</mi><mo>&lt;</mo><mi>b</mi>" in html
    assert '<annotation encoding="application/x-tex">a &lt; b</annotation>' in html
    assert "arithmatex" not in html and "\\(" not in html
    boxes = [a for a in Tags(html).attributes("div") if a.get("class") == "formula"]
    assert [box["tabindex"] for box in boxes] == ["0"]
    assert "katex" not in (site / "plain" / "index.html").read_text("utf-8")


def test_css_and_fonts_exist_once_for_both_languages(tmp_path):
    for language in ("zh", "en"):
        page(tmp_path, f"{language}/index.md", "# A\n\n$x$\n")
        page(tmp_path, f"{language}/part/claim.md", "# B\n\n$$\nx\n$$\n")
    site = built(tmp_path, LANGUAGES)
    labels = {}
    for name in ("", "part/claim/", "en/", "en/part/claim/"):
        html = (site / name / "index.html").read_text("utf-8")
        links = [a["href"] for a in Tags(html).attributes("link") if "katex" in str(a)]
        targets = [(site / name / link).resolve() for link in links]
        fonts = (site / KATEX_CSS).parent.resolve() / "fonts"
        assert targets == [
            (site / KATEX_CSS).resolve(),
            fonts / "KaTeX_Main-Regular.woff2",
            fonts / "KaTeX_Math-Italic.woff2",
        ], name
        assert all(target.is_file() for target in targets)
        labels[name] = 'aria-label="公式"' in html, 'aria-label="Formula"' in html
    assert labels["part/claim/"] == (True, False)
    assert labels["en/part/claim/"] == (False, True)
    assert [path.parent.name for path in site.rglob("katex.css")] == ["katex"]
    css = (site / KATEX_CSS).read_text("utf-8")
    there = {path.name for path in (site / KATEX_CSS).parent.glob("fonts/*")}
    assert there and all(f"fonts/{name}" in css for name in there)
    assert {name.rpartition(".")[2] for name in there} == {"woff2"}


@pytest.mark.parametrize("folder", sorted(BAD.glob("formula_*")), ids=lambda f: f.name)
def test_a_wrong_formula_stops_the_build(folder, tmp_path):
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    heard = io.StringIO()
    handler = logging.StreamHandler(heard)
    logging.getLogger("mkdocs").addHandler(handler)
    try:
        with pytest.raises(Abort):
            built(tmp_path)
    finally:
        logging.getLogger("mkdocs").removeHandler(handler)
    message = (folder / "message.txt").read_text("utf-8").strip()
    assert message in heard.getvalue()
    assert "\n  Mend: " in heard.getvalue()


def test_each_wrong_formula_of_a_page_is_named(tmp_path):
    page(tmp_path, "index.md", "# A\n\n$\\one$ $x$\n\n> $\\two\n> x$\n")
    with pytest.raises(Abort), pytest.MonkeyPatch.context() as patch:
        said = []
        patch.setattr(logging.getLogger("mkdocs.commands.build"), "error", said.append)
        built(tmp_path)
    assert "docs/index.md:3: KaTeX rejects the formula \\one\n" in said[-1]
    assert "docs/index.md:5: KaTeX rejects the formula \\two\nx\n" in said[-1]
    assert "formula x\n" not in said[-1]


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        (r'<span class="arithmatex">\(a &lt; b\)</span>', ("a < b", False)),
        ('<div class="arithmatex">\\[\na &amp; b\n\\]</div>', ("a & b", True)),
        (r'<span class="arithmatex">\(\&amp;lt;\)</span>', (r"\&lt;", False)),
        (
            r'<span class="arithmatex">\(\text{&quot;&gt;}\)</span>',
            ('\\text{">}', False),
        ),
    ],
)
def test_escapes_are_undone(html, expected):
    assert formulas.formula(formulas.MARKED.fullmatch(html)) == expected


@pytest.mark.parametrize(
    ("tex", "position", "expected"),
    [
        ("x", 0, "page.md:3"),  # not the x of the first line
        ("a\nb", 2, "page.md:7"),
        ("\\y", 0, "statement.md:2"),
        ("word", 0, "page.md:1"),  # in no delimiters, as \begin{…} may be
        ("absent", 0, "page.md"),
    ],
)
def test_a_formula_is_found_in_its_file(tex, position, expected):
    text = "a word with x\n\nHere $x$.\n\n    $$\n    a\n    b\n    $$\n"
    sources = [("page.md", text), ("statement.md", "$$\n\\y\n$$\n")]
    assert formulas.place(tex, sources, position) == expected


@pytest.mark.parametrize(
    "tex",
    [
        r"\href{https://example.org}{x}",
        r"\includegraphics{a.png}",
        r"\htmlClass{a}{x}",
        "中",
        r"\text{🙂}",
        r"\left( x",
    ],
)
def test_katex_is_strict_and_trusts_nothing(tex):
    install(ROOT)
    error = katex.ask(tex, False)["error"]
    assert error.encode("utf-8")


def test_one_node_process_renders_all_and_ends():
    install(ROOT)
    node = katex.process()
    assert "<math" in katex.ask("x", True)["html"]
    assert katex.ask("x", False) != katex.ask("x", True)
    assert katex.process() is node and node.poll() is None
    node.kill()
    node.wait()
    with pytest.raises(PluginError, match="Mend: delete node_modules"):
        katex.ask("y", False)
    assert "<math" in katex.ask("y", False)["html"]
    katex.stop(katex.process())
    assert katex.process().returncode == 0
    katex.process.cache_clear()


@pytest.fixture
def remembered(tmp_path, monkeypatch):
    """Formulas of an earlier build, x among them, in a file of the test's own."""
    install(ROOT)
    monkeypatch.setattr(katex, "EARLIER", tmp_path / "formulas.json")
    monkeypatch.setattr(katex, "RENDERED", {})
    stored.write(katex.EARLIER, katex.key(), {"inline x": "<b>earlier</b>"})
    for cached in (katex.earlier, katex.render):
        cached.cache_clear()
    yield katex.EARLIER
    for cached in (katex.key, katex.earlier, katex.render):
        cached.cache_clear()


def test_a_formula_of_an_earlier_build_is_not_rendered(remembered):
    assert katex.render("x", False) == {"html": "<b>earlier</b>"}
    assert "<math" in katex.render("x", True)["html"]
    katex.remember()
    names = stored.read(remembered, katex.key()).keys()
    assert names == {"inline x", "display x"}


@pytest.mark.parametrize("source", ["SCRIPT", "__file__"])
def test_another_renderer_renders_anew(remembered, tmp_path, monkeypatch, source):
    changed = tmp_path / "changed"
    changed.write_text(Path(getattr(katex, source)).read_text("utf-8") + "\n", "utf-8")
    monkeypatch.setattr(
        katex, source, str(changed) if source == "__file__" else changed
    )
    katex.key.cache_clear()
    monkeypatch.setattr(katex, "ask", lambda tex, display: {"html": "<b>anew</b>"})
    assert katex.render("x", False) == {"html": "<b>anew</b>"}


def test_a_rejected_formula_is_not_remembered(remembered):
    assert "error" in katex.render("{", False)
    katex.remember()
    assert stored.read(remembered, katex.key()).keys() == {"inline x"}
