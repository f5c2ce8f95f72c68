"""Turn a page's Markdown into HTML once: `.cache/pages` keeps it until it would change.

That is most of the work of a build, and most of a rebuild of `mkdocs serve`, which
builds all pages when one has changed. A lab is left to mkdocs-jupyter.
"""

import functools
import json
import logging
import platform
from importlib import metadata
from pathlib import Path

import stored
from markdown import Markdown
from mkdocs.plugins import event_priority
from mkdocs.structure.toc import get_toc

LIBRARIES = (
    "markdown",
    "mkdocs",
    "mkdocs-static-i18n",
    "pygments",
    "pymdown-extensions",
)
SNIPPETS = "pymdownx.snippets"
CODE = [
    platform.python_version(),
    [metadata.version(library) for library in LIBRARIES],
    Path(__file__).read_text(encoding="utf-8"),
]
"""What this process runs, which `mkdocs serve` keeps when the files have changed."""


_surroundings = ""


def on_nav(nav, config, files):
    """Take down what every page of this language depends on beside its own text."""
    global _surroundings
    _surroundings = json.dumps(
        [
            [(file.src_uri, file.url, file.inclusion.value) for file in files],
            config.markdown_extensions,
            config.mdx_configs,
            config.validation,
            config.use_directory_urls,
            CODE,
        ],
        default=repr,
    )


@event_priority(-300)  # after every hook that changes the Markdown
def on_page_markdown(markdown, page, config, files):
    if "render" in vars(page):  # mkdocs-jupyter's own, for a lab
        return
    cache = Path(config.config_file_path).parent / ".cache" / "pages"
    path = cache / f"{page.file.dest_uri}.json"
    text = with_snippets(markdown, config)
    key = stored.digest(page.file.src_uri, text, _surroundings)
    page.render = functools.partial(render, page, page.render, path, key)


def with_snippets(markdown: str, config) -> str:
    """The Markdown with the text of every file that it embeds."""
    settings = {SNIPPETS: config.mdx_configs.get(SNIPPETS, {})}
    embedder = Markdown(extensions=[SNIPPETS], extension_configs=settings)
    return "\n".join(embedder.preprocessors["snippet"].run(markdown.split("\n")))


def render(page, render, path: Path, key: str, config, files) -> None:
    """Page.render, or what it gave for this key if it had nothing to complain of."""
    if found := stored.read(path, key):
        by_uri = {file.src_uri: file for file in files}
        page.content = found["content"]
        page.toc = get_toc(found["toc"])
        page._title_from_render = found["title"]
        page.present_anchor_ids = set(found["ids"])
        page.links_to_anchors = {by_uri[uri]: a for uri, a in found["links"].items()}
        return
    with Listener() as heard:
        render(config, files)
    if heard.words or heard.deaf or page.links_to_anchors is None:
        return  # None: MkDocs is to debug
    links = {file.src_uri: anchors for file, anchors in page.links_to_anchors.items()}
    value = {
        "content": page.content,
        "toc": tokens(page.toc),
        "title": page._title_from_render,
        "ids": sorted(page.present_anchor_ids),
        "links": links,
    }
    stored.write(path, key, value)


def tokens(items) -> list[dict]:
    """What get_toc makes such a table of contents of."""
    return [
        {"name": i.title, "id": i.id, "level": i.level, "children": tokens(i.children)}
        for i in items
    ]


class Listener(logging.Handler):
    """Whether MkDocs said anything: its warnings must come with every build."""

    def __init__(self):
        super().__init__(logging.INFO)
        self.words = 0
        self.deaf = not logging.getLogger("mkdocs").isEnabledFor(logging.INFO)  # -q

    def emit(self, record):
        self.words += 1

    def __enter__(self):
        logging.getLogger("mkdocs").addHandler(self)
        return self

    def __exit__(self, *_):
        logging.getLogger("mkdocs").removeHandler(self)
