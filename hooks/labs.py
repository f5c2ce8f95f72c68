"""What mkdocs-jupyter leaves open for a lab: its head, its plots, its download.

How a lab is executed is in lab_execution.py, how its cells become Markdown in
lab.md.j2; from there on a lab is a page like its neighbours.
"""

import os
import platform
import posixpath
import re
from pathlib import Path
from urllib.parse import quote, urljoin, urlparse

import lab_execution
import nbformat
import record
import words
from lab_execution import INK, is_lab, libraries, shown
from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority
from rules import front_matter

PLOT = "<!-- plot -->"
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^):\s#]+\.md)(#[^)\s]*)?\)")
PLAIN = re.compile(r'<span class="(?:n|o|p|w)">([^<]*)</span>')
HEADING_ID = re.compile(r"^(#{1,6} .*?) *\{ *#[\w-]+ *\} *$", re.M)
SCHEMES = {"light": "#212121", "dark": "#dfe1e8"}
"""The colour of text and axes on light and on dark paper."""


def on_startup(command, dirty):
    lab_execution.serving = command == "serve"


def on_config(config):
    """Let nbconvert find hooks/jupyter/, and no settings of the user's own."""
    os.environ["JUPYTER_CONFIG_DIR"] = str(Path(__file__).with_name("jupyter"))
    plugin = config.plugins["mkdocs-jupyter"]
    plugin.should_include = asked_once(plugin.should_include)


def asked_once(should_include):
    """mkdocs-jupyter would parse a lab anew at each of five events."""
    answers = {}

    def answer(file):
        path = Path(file.abs_src_path or "")
        key = path, path.stat().st_mtime_ns
        if key not in answers:
            answers[key] = should_include(file)
        return answers[key]

    return answer


def source(page) -> Path | None:
    """The lab that the page shows, or None."""
    path = Path(page.file.abs_src_path or "")
    return path if path.suffix == ".md" and is_lab(path) else None


@event_priority(50)  # mkdocs-jupyter gives the executed notebook as Markdown at 100
def on_page_markdown(markdown, page, config, files):
    if not (path := source(page)):
        return None
    page.meta |= front_matter(path)  # mkdocs-jupyter drops that of a Markdown notebook
    page.lab = lab_execution.notebooks[path]
    for escape, char in (("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")):  # lab.md.j2
        markdown = markdown.replace(escape, char)
    described = page.meta.get("plots", [])
    markdown = with_plots(markdown, described, plots(page.lab), shown(path))
    line = head(page, path.stem, words.of(page), config)
    title = re.compile(r"^# .*\n", re.M)
    return title.sub(lambda found: f"{found[0]}{line}", markdown, count=1)


def on_page_content(html, page, config, files):
    """Leave out the mark-up of names, operators and brackets: most of the weight."""
    if source(page):
        return PLAIN.sub(r"\1", html)
    return None


def with_plots(markdown: str, described: list[str], drawn: list[str], name: str) -> str:
    """Figures for the marks that lab.md.j2 left; `described` says what each shows.

    >>> svg = '<svg viewBox="0 0 20.4 9.6">'
    >>> print(with_plots("<!-- plot -->", ["A line"], [svg], "a.md"))
    <figure>
    <img src="plot1-light.svg#only-light" alt="A line" width="27" height="13">
    <img src="plot1-dark.svg#only-dark" alt="A line" width="27" height="13">
    </figure>
    """
    count = markdown.count(PLOT)
    if count != len(described):
        message = (
            f"{name}:1: {count} plots and {len(described)} descriptions. "
            "Mend: give `plots:` in the front matter one sentence for each plot."
        )
        if not lab_execution.serving:
            raise PluginError(message)
        lab_execution.log.error(message)
    for number in range(1, count + 1):
        text = described[number - 1] if number <= len(described) else ""
        # The size, points in pixels, keeps its place while the picture is on its way.
        size = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', drawn[number - 1])
        width, height = (round(float(side) * 4 / 3) for side in size.groups())
        images = [
            f'<img src="plot{number}-{scheme}.svg#only-{scheme}" '
            f'alt="{text.replace('"', "&quot;")}" width="{width}" height="{height}">'
            for scheme in SCHEMES
        ]
        figure = "\n".join(["<figure>", *images, "</figure>"])
        markdown = markdown.replace(PLOT, figure, 1)
    return markdown


def head(page, name: str, text: words.Words, config) -> str:
    """One line: what the cells ran with, the notebook, and Colab if it can open it."""
    used = libraries(page.lab)
    with_ = [f"Python {platform.python_version()}"]
    for package, (library, _) in record.LIBRARIES.items():
        version = record.library_version(package)
        if package in used and version:
            with_.append(f"{library} {version}")
    parts = [text.executed + " · ".join(with_)]
    parts.append(f'<a href="{name}.ipynb" download>{text.download}</a>')
    if address := colab(
        config.repo_url, config.remote_branch, notebook_uri(page, name)
    ):
        parts.append(f"[{text.colab}]({address})")
    return "\n".join(["", " · ".join(parts), "{ .badge }", ""])


def notebook_uri(page, name: str) -> str:
    """Where the notebook is published, from the root of the site."""
    return posixpath.join(posixpath.dirname(page.file.dest_uri), f"{name}.ipynb")


def colab(repository: str | None, branch: str, uri: str) -> str | None:
    """Colab's address for a notebook in the published branch of a GitHub repository.

    >>> colab("https://github.com/a/b", "gh-pages", "en/labs/c/c.ipynb")
    'https://colab.research.google.com/github/a/b/blob/gh-pages/en/labs/c/c.ipynb'
    >>> colab("", "gh-pages", "c.ipynb"), colab("https://x.org/a/b", "main", "c.ipynb")
    (None, None)
    """
    parsed = urlparse(repository or "")
    if parsed.netloc != "github.com":
        return None
    project = parsed.path.strip("/").removesuffix(".git")
    path = quote(f"{project}/blob/{branch}/{uri}")
    return f"https://colab.research.google.com/github/{path}"


def on_post_page(output, page, config):
    """Write the plots and the notebook beside the page."""
    if not (path := source(page)):
        return None
    folder = Path(page.file.abs_dest_path).parent
    folder.mkdir(parents=True, exist_ok=True)
    for number, svg in enumerate(plots(page.lab), 1):
        for scheme, colour in SCHEMES.items():
            target = folder / f"plot{number}-{scheme}.svg"
            target.write_text(svg.replace(INK, colour), encoding="utf-8")
    address = page.canonical_url or ""
    text = nbformat.writes(for_download(page.lab, address))
    (folder / f"{path.stem}.ipynb").write_text(text + "\n", encoding="utf-8")
    return output


def plots(nb) -> list[str]:
    """The SVG of each plot, in order."""
    found = []
    for cell in lab_execution.code_cells(nb):
        data = [output.get("data", {}) for output in cell.outputs]
        found += [d["image/svg+xml"] for d in data if "image/svg+xml" in d]
    return found


def for_download(nb, address: str):
    """The notebook as others show it: absolute links, and no heading ids."""
    nb = nbformat.from_dict(nb)
    nb.cells = [cell for cell in nb.cells if cell.cell_type != "raw"]
    for number, cell in enumerate(nb.cells):
        cell.id = f"cell-{number}"  # jupytext invents one each time
        if cell.cell_type == "markdown":
            cell.source = LINK.sub(lambda m: absolute(m, address), cell.source)
            cell.source = HEADING_ID.sub(r"\1", cell.source)
    nb.metadata = {"kernelspec": nb.metadata["kernelspec"]}
    nb.nbformat_minor = 5
    return nb


def absolute(link: re.Match, address: str) -> str:
    """A link to another page's source as one to the published page.

    >>> absolute(LINK.match("[a](../b/c.md#d)"), "https://x.org/labs/e/")
    '[a](https://x.org/b/c/#d)'
    """
    target = urljoin(address, "../" + link[2].removesuffix(".md").removesuffix("index"))
    slash = "" if target.endswith("/") else "/"
    return f"[{link[1]}]({target}{slash}{link[3] or ''})"
