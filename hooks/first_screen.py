"""Have a page painted first when all of its first screen has been parsed.

A browser that is busy paints a table or a formula by halves, and what it has painted
moves when the other half comes. To wait for the whole page would take too long.
"""

import re

from mkdocs.plugins import event_priority

CHARACTERS = 2500
"""More than a screen of 900 pixels shows."""


def expected(html: str) -> str | None:
    """The first id after the first screen of a page's content; None if it has no more.

    >>> expected('<h1 id="a">a</h1><p>' + CHARACTERS * "b" + '</p><h2 id="c">c</h2>')
    'c'
    >>> expected('<h1 id="a">a</h1><h2 id="b">b</h2>')
    """
    seen = end = 0
    for found in re.finditer(r'<[^>]*\sid="([^"]+)"', html):
        seen += len(re.sub(r"<[^>]*>", "", html[end : found.start()]))
        end = found.start()
        if seen >= CHARACTERS:
            return found[1]
    return None


@event_priority(-100)  # when the content has all its parts
def on_page_content(html, page, config, files):
    page.expected = expected(html) or "page-end"
