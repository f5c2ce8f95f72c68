"""Leave out of what is published what only its writers need: indents and comments."""

import re
from pathlib import Path

from assets import KATEX_CSS
from mkdocs.plugins import event_priority

VERBATIM = re.compile(
    r"(<(?:pre|script|textarea)\b.*?</(?:pre|script|textarea)>)", re.S
)
COMMENT = re.compile(r"/\*.*?\*/\s*", re.S)
OWN_CSS = ("assets/site.css", KATEX_CSS)
"""Ours that every claim page loads; Material's is without comments already."""

_command = "build"


def on_startup(command, dirty):
    global _command
    _command = command


@event_priority(-300)  # after every hook that puts something into the page
def on_post_page(output, page, config):
    return output if _command == "serve" else without_indents(output)


def without_indents(html: str) -> str:
    """`html` without the white space at the start of lines, where it has no meaning.

    >>> without_indents("<p>\\n\\n  a</p>\\n  <pre>b\\n\\n  c</pre>\\n  <p>")
    '<p>\\na</p>\\n<pre>b\\n\\n  c</pre>\\n<p>'
    """
    parts = VERBATIM.split(html)
    parts[::2] = [re.sub(r"\n\s+", "\n", part) for part in parts[::2]]
    return "".join(parts)


@event_priority(-250)  # before hooks/offline.py takes the digests
def on_post_build(config):
    plugin = config.plugins.get("i18n")
    if _command == "serve" or (plugin and plugin.building):
        return
    for name in OWN_CSS:
        path = Path(config.site_dir) / name
        path.write_text(COMMENT.sub("", path.read_text("utf-8")), encoding="utf-8")
