"""The labs: executed once, published like their neighbours, and never with an error."""

import gzip
import html
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from html.parser import HTMLParser
from pathlib import Path

import lab_execution
import labs
import nbformat
import pytest
import rules
import yaml

ROOT = Path(__file__).parents[1]
LABS = sorted(p for p in (ROOT / "docs" / "zh" / "labs").glob("*.md") if labs.is_lab(p))
BAD = sorted((ROOT / "tests" / "bad" / "labs").iterdir())
FOLDERS = {"zh": "labs", "en": "en/labs"}
BYTES, GZIPPED = 60_000, 15_000
"""The most that a lab's HTML may weigh, plots aside; its neighbours weigh more."""

lab = pytest.mark.parametrize("source", LABS, ids=lambda path: path.stem)
languages = pytest.mark.parametrize("language", rules.LANGUAGES)


def printed(notebook) -> str:
    """Everything that the cells printed, with the number of the cell before it."""
    lines = []
    for number, cell in enumerate(lab_execution.code_cells(notebook), 1):
        texts = [output.text for output in cell.outputs if "text" in output]
        lines += [f"[{number}]", *(text.rstrip() for text in texts)]
    return "\n".join(line.rstrip() for line in "\n".join(lines).split("\n")) + "\n"


@lab
def test_the_cells_print_what_the_text_relies_on(source):
    """All of it is in tests/labs/; the lab is executed unless its outputs are fresh."""
    expected = (ROOT / "tests" / "labs" / f"{source.stem}.txt").read_text("utf-8")
    assert printed(lab_execution.executed(source)) == expected


def published(site: Path, source: Path, language: str) -> Path:
    return site / FOLDERS[language] / source.stem


@lab
@languages
def test_the_page_weighs_like_a_page(site, source, language):
    content = (published(site, source, language) / "index.html").read_bytes()
    assert len(content) <= BYTES
    assert len(gzip.compress(content, 9)) <= GZIPPED


class Page(HTMLParser):
    """Ids, links and images of a page."""

    def __init__(self, content: str):
        super().__init__()
        self.ids, self.links, self.images = [], [], []
        self.feed(content)

    def handle_starttag(self, tag, attributes):
        attrs = dict(attributes)
        self.ids += [attrs["id"]] if "id" in attrs else []
        if tag == "a":
            self.links.append(attrs)
        if tag == "img":
            self.images.append(attrs)


@lab
@languages
def test_nothing_of_jupyterlab_is_left(site, source, language):
    content = (published(site, source, language) / "index.html").read_text("utf-8")
    for trace in ("jp-", "<style", "jupyter-wrapper", "clipboard-copy", "mathjax"):
        assert trace not in content.lower(), trace


def test_no_page_loads_mathjax(site):
    for page in site.rglob("*.html"):
        assert "mathjax" not in page.read_text("utf-8").lower(), page


@lab
@languages
def test_headings_plots_and_download(site, source, language):
    folder = published(site, source, language)
    page = Page((folder / "index.html").read_text("utf-8"))
    twin = ROOT / "docs" / language / "labs" / source.name
    anchors = [anchor for _, _, anchor in rules.headings(twin)]
    assert [page.ids.count(anchor) for anchor in anchors] == [1] * len(anchors)
    described = rules.front_matter(twin).get("plots", [])
    assert len(page.images) == 2 * len(described)
    for image in page.images:
        svg = (folder / image["src"].partition("#")[0]).read_text("utf-8")
        assert image["alt"] in described
        assert "<metadata" not in svg and lab_execution.INK not in svg
    downloads = [link["href"] for link in page.links if "download" in link]
    assert downloads == [f"{source.stem}.ipynb"]
    assert not any("colab" in link.get("href", "") for link in page.links)


@lab
@languages
def test_the_download_is_the_executed_notebook(site, source, language):
    path = published(site, source, language) / f"{source.stem}.ipynb"
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    twin = ROOT / "docs" / language / "labs" / source.name
    cells = lab_execution.code_cells(notebook)
    assert [c.source for c in cells] == [text for _, text in lab_execution.cells(twin)]
    assert printed(notebook) == printed(lab_execution.executed(twin))
    words = "\n".join(c.source for c in notebook.cells if c.cell_type == "markdown")
    assert "{#" not in words and ".md)" not in words
    assert set(re.findall(r"\]\((https?://[^/]+/)", words)) == {
        "http://127.0.0.1:8000/"
    }
    for target in re.findall(r"\]\(http://127.0.0.1:8000/([^)#]*)", words):
        assert (site / target / "index.html").is_file(), target


@lab
@languages
def test_the_search_finds_each_passage_once(site, source, language):
    base = "" if language == "zh" else "en/"
    text = (site / base / "search" / "search_index.json").read_text("utf-8")
    found = [
        d for d in json.loads(text)["docs"] if f"labs/{source.stem}/" in d["location"]
    ]
    passages = "\n".join(entry["text"] for entry in found).replace("\u200b", "")
    passages = re.sub(r"<[^>]+>|\s", "", passages)
    twin = ROOT / "docs" / language / "labs" / source.name
    for _, code in lab_execution.cells(twin):
        wanted = re.sub(r"\s", "", html.escape(code, quote=False))
        assert passages.count(wanted) == 1, code
    for _, line in rules.prose(twin):
        if re.fullmatch(r"[^`$*\[|#]{20,}", line) and not line.startswith(("-", " ")):
            assert passages.count(re.sub(r"\s", "", line)) == 1, line


# --- how a lab is executed, shown with a small one -----------------------------

HEAD = """---
jupyter:
  kernelspec:
    display_name: Python 3
    language: python
    name: python3
---
"""
FIRST = 'open("ran.txt", "a").write("x")'
SECOND = 'print("a < b", 1 <2, "&lt;", [1][0]>0)'
CONFIG = """
site_name: A site
site_url: https://x.org/
repo_url: !ENV [REPO_URL, ""]
theme: {{name: material, font: false}}
plugins:
  - i18n:
      docs_structure: folder
      languages:
        - {{locale: zh, name: 中文, default: true, build: true}}
        - {{locale: en, name: English, build: true}}
  - mkdocs-jupyter: {jupyter}
hooks: [hooks/labs.py]
markdown_extensions: [attr_list, pymdownx.superfences, pymdownx.highlight]
"""


def jupyter_settings() -> dict:
    """Those of the real site, so that they are what is tested."""
    text = (ROOT / "mkdocs.yml").read_text("utf-8")
    plugins = yaml.load(text, rules._AnyTag)["plugins"]
    return next(p["mkdocs-jupyter"] for p in plugins if "mkdocs-jupyter" in p)


def write_cells(project: Path, *cells: str, head: str = HEAD) -> None:
    for language, title in (("zh", "小实验"), ("en", "Small")):
        fences = "\n".join(f"```python\n{cell}\n```\n" for cell in cells)
        path = project / "docs" / language / "labs" / "small.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{head}# {title} {{#small}}\n\n{fences}", "utf-8")


@pytest.fixture
def project(tmp_path):
    """A site of one small lab, with the real hooks and settings."""
    root = tmp_path / "project"
    shutil.copytree(ROOT / "hooks", root / "hooks")
    (root / "requirements.txt").write_text("numpy==1\n")
    claim = root / "snippets" / "part" / "claim"
    claim.mkdir(parents=True)
    (claim / "exact.py").write_text('"""a = a"""\n', "utf-8")
    config = CONFIG.format(jupyter=json.dumps(jupyter_settings()))
    (root / "mkdocs.yml").write_text(config, "utf-8")
    write_cells(root, FIRST, SECOND)
    for language in rules.LANGUAGES:
        (root / "docs" / language / "index.md").write_text("# Home\n")
    return root


def runs(project: Path) -> int:
    """How often the first cell has run."""
    return len((project / "ran.txt").read_text())


@pytest.fixture
def built(project, build):
    """Build the small site strictly; the English page."""

    def built(**environment):
        done = build(project, project / "site", "--strict", **environment)
        assert done.returncode == 0, done.stderr
        return (project / "site" / "en" / "labs" / "small" / "index.html").read_text(
            "utf-8"
        )

    return built


def test_cells_are_executed_once_for_both_languages(project, built):
    page = built()
    assert runs(project) == 1
    assert built() == page
    assert runs(project) == 1
    text = html.unescape(re.sub(r"<[^>]+>", "", page))
    assert SECOND in text  # the code as it was written
    assert "a < b True &lt; True\n" in text  # and what it printed
    chinese = (project / "site" / "labs" / "small" / "index.html").read_text("utf-8")
    assert '<h1 id="small">小实验' in chinese


def test_a_change_executes_again(project, built):
    built()
    claim = project / "snippets" / "part" / "claim"
    (claim / "exact.py").write_text('"""b = b"""\n')
    built()
    assert runs(project) == 2
    (project / "requirements.txt").write_text("numpy==2\n")
    built()
    assert runs(project) == 3
    write_cells(project, FIRST, SECOND + "  # b")
    built()
    assert runs(project) == 4


@pytest.mark.parametrize("folder", BAD, ids=lambda folder: folder.name)
def test_a_wrong_cell_stops_the_build_and_is_named(project, build, folder):
    cell = (folder / "cell.py").read_text("utf-8").rstrip()
    write_cells(project, FIRST, cell)
    for count in range(1, 3 if folder.name == "raises" else 2):
        done = build(project, project / "site", LAB_CELL_SECONDS="3")
        assert done.returncode != 0
        assert (folder / "message.txt").read_text("utf-8").strip() in done.stderr
        assert runs(project) == count  # a build does not take a stored failure


def test_a_fence_that_jupytext_reads_otherwise(project, build):
    write_cells(project, FIRST, SECOND + "\n```\n\n```bash\nls")
    done = build(project, project / "site")
    assert done.returncode != 0
    assert (
        "docs/zh/labs: jupytext reads other cells than stand in the page" in done.stderr
    )


def test_a_plot_without_description_stops_the_build(project, build):
    plot = "import matplotlib.pyplot as plt\n\nplt.plot([1, 2])\nplt.show()"
    write_cells(project, plot)
    done = build(project, project / "site")
    assert done.returncode != 0
    assert "docs/zh/labs/small.md:1: 1 plots and 0 descriptions" in done.stderr


def test_colab_where_there_is_a_repository(built):
    page = built(REPO_URL="https://github.com/a/b")
    start = "https://colab.research.google.com/github/a/b/blob/gh-pages/"
    assert f'href="{start}en/labs/small/small.ipynb"' in page


@pytest.mark.parametrize("repository", [None, "", "https://example.org/a/b"])
def test_no_colab_where_it_could_not_open_the_notebook(repository):
    assert labs.colab(repository, "gh-pages", "a.ipynb") is None


def test_links_in_the_download_are_absolute():
    link = labs.LINK.match("[a](../b/c.md#d)")
    assert labs.absolute(link, "https://x.org/labs/e/") == "[a](https://x.org/b/c/#d)"
    link = labs.LINK.match("[a](../index.md)")
    assert labs.absolute(link, "https://x.org/en/labs/e/") == "[a](https://x.org/en/)"


@pytest.fixture
def served(project):
    """`mkdocs serve` of the small site: what an address gives, and the log."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    log = project / "serve.log"
    command = ["serve", "--dev-addr", f"127.0.0.1:{port}"]
    with log.open("wb") as out:
        server = subprocess.Popen(
            [sys.executable, "-m", "mkdocs", *command],
            cwd=project,
            env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
            stdout=out,
            stderr=out,
        )
    address = f"http://127.0.0.1:{port}/en/labs/small/"

    def wait_for(text: str) -> str:
        for _ in range(240):
            assert server.poll() is None, log.read_text("utf-8")
            try:
                if text in urllib.request.urlopen(address).read().decode():
                    return log.read_text("utf-8")
            except OSError:
                pass
            time.sleep(0.25)
        raise AssertionError(f"no {text!r}; {log.read_text('utf-8')}")

    yield wait_for
    server.terminate()
    server.wait(timeout=30)


def test_serve_shows_an_error_and_lives_on(project, served):
    write_cells(project, FIRST, "print(20 + 3)", "1 / 0", "print(50 + 6)")
    log = served("ZeroDivisionError: division by zero")
    assert "docs/en/labs/small.md:19: code cell 3 fails at «1 / 0»" in log
    before = runs(project)
    page = project / "docs" / "en" / "labs" / "small.md"
    page.write_text(page.read_text("utf-8") + "\nMore words.\n", "utf-8")
    served("More words.")
    assert runs(project) == before
    write_cells(project, FIRST, "print(20 + 3)", "print(50 + 6)")
    served("56\n")
    assert runs(project) == before + 1
