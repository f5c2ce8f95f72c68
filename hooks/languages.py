"""What static-i18n leaves open: absolute hreflang addresses, and the 404's switcher."""

import re
from urllib.parse import urljoin

ALTERNATE = re.compile(r'<link rel="alternate" href="([^"]*)" hreflang="([^"]*)">')
DEFAULT = "zh"
"""The language of readers whose own we do not have."""


def absolute_alternates(html: str, address: str) -> str:
    """Make hreflang addresses absolute, as seen from `address`; add x-default.

    >>> page = '<link rel="alternate" href="../en/a/" hreflang="zh">'
    >>> print(absolute_alternates(page, "https://x.org/a/"))
    <link rel="alternate" href="https://x.org/en/a/" hreflang="zh">
    <link rel="alternate" href="https://x.org/en/a/" hreflang="x-default">
    """

    def rewrite(match):
        link = '<link rel="alternate" href="{}" hreflang="{}">'
        href, language = urljoin(address, match[1]), match[2]
        lines = [link.format(href, language)]
        if language == DEFAULT:
            lines.append(link.format(href, "x-default"))
        return "\n".join(lines)

    return ALTERNATE.sub(rewrite, html)


def on_post_page(output, page, config):
    return absolute_alternates(output, page.canonical_url or "")


def on_template_context(context, template_name, config):
    """A 404 belongs to no page, so its switcher leads to the two home pages."""
    if template_name == "404.html":
        for alternate in config.extra.get("alternate", []):
            alternate["link"] = "./" if alternate["lang"] == DEFAULT else "en/"
    return context
