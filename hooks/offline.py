"""Let a site that was visited once be read without a network.

A service worker answers from its cache only what the network does not answer, so it
never shows anything older than the network would. Each build has a cache of its own,
and a file enters it only if its bytes are those of that build. `mkdocs serve` has none.
"""

import hashlib
import json
import re
from pathlib import Path

from mkdocs.plugins import event_priority
from mkdocs.utils import get_relative_url

WORKER = Path(__file__).with_name("service_worker.js")
PUBLISHED = "service_worker.js"
LIST = "offline.json"
REGISTER = "assets/offline/register.js"
LANGUAGE = "en/"
"""The folder of the language that is not built at the root of the site."""

EAGER = {".html", ".css", ".js", ".json", ".py", ".v"}
"""Kept as soon as the first page is at rest: they are text, and small."""
ON_USE = re.compile(
    r"\.(?:woff2|svg|png|webp|ipynb|bib)$|^assets/(?:javascripts|verify)/"
)
"""Kept when a page asks for it: most readers need few of them, or none."""
NEVER = re.compile(
    r"\.map$|^sitemap\.|^404\.html$|^service_worker\.js$|^offline\.json$"
    r"|^assets/pyodide/[^/]+/"
)
LARGEST = 1_000_000

_command = "build"


def on_startup(command, dirty):
    global _command
    _command = command


def on_post_page(output, page, config):
    """Let the page register the worker."""
    if _command == "serve":
        return output
    script = f'<script defer src="{get_relative_url(REGISTER, page.url)}"></script>'
    return output.replace("</head>", f"{script}\n</head>", 1)


def manifest(site: Path) -> dict[str, dict[str, str]]:
    """Group → path in the site → the first 12 digits of the SHA-256 of its bytes.

    The groups are what every reader keeps ("shared"), what readers of one language
    keep ("zh", "en"), and what is kept when it is used ("used").
    """
    found = {"shared": {}, "zh": {}, "en": {}, "used": {}}
    for path in sorted(site.rglob("*")):
        name = path.relative_to(site).as_posix()
        if not path.is_file() or NEVER.search(name) or path.stat().st_size > LARGEST:
            continue
        if kept := group(name):
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            found[kept][name] = digest[:12]
    return found


def group(name: str) -> str | None:
    """
    >>> group("index.html"), group("en/index.html"), group("assets/site.css")
    ('zh', 'en', 'shared')
    >>> group("assets/katex/fonts/A.woff2"), group("robots.txt")
    ('used', None)
    """
    if ON_USE.search(name):
        return "used"
    if Path(name).suffix not in EAGER:
        return None
    if name.startswith(LANGUAGE):
        return "en"
    one_language = name.endswith(".html") or name.startswith("search/")
    return "zh" if one_language else "shared"


def pyodide(site: Path) -> str:
    """The folder of Pyodide's big files, or "": each content has another name."""
    folders = sorted(site.glob("assets/pyodide/*/"))
    return f"{folders[-1].relative_to(site).as_posix()}/" if folders else ""


def write(site: Path) -> None:
    """Write the worker and its list into a site that is else complete."""
    listed = json.dumps(manifest(site), separators=(",", ":"))
    (site / LIST).write_text(listed, encoding="utf-8", newline="")
    build = hashlib.sha256(listed.encode()).hexdigest()[:12]
    script = re.sub(r"^ *//.*\n", "", WORKER.read_text(encoding="utf-8"), flags=re.M)
    for mark, value in {
        '"BUILD"': json.dumps(build),
        '"UNCHANGING"': json.dumps(pyodide(site)),
    }.items():
        script = script.replace(mark, value, 1)
    (site / PUBLISHED).write_text(script, encoding="utf-8")


@event_priority(-300)  # after every other hook has written its files
def on_post_build(config):
    plugin = config.plugins.get("i18n")
    if _command == "serve" or (plugin and plugin.building):
        return
    write(Path(config.site_dir))
