"""What static-i18n leaves open: hreflang, the 404's switcher, Chinese line ends."""

import re
from urllib.parse import urljoin

# The space is on purpose: Material's script asks for a sitemap beside every
# `link[rel=alternate]` and then takes over clicks; browsers and crawlers read
# `rel` as a list of words.
LINK = '<link rel="alternate " href="{}" hreflang="{}">'
ALTERNATE = re.compile(r'<link rel="alternate" href="([^"]*)" hreflang="([^"]*)">')
DEFAULT = "zh"
"""The language of readers whose own we do not have."""


def absolute_alternates(html: str, address: str) -> str:
    """Make hreflang addresses absolute, as seen from `address`; add x-default.

    >>> page = '<link rel="alternate" href="../en/a/" hreflang="zh">'
    >>> print(absolute_alternates(page, "https://x.org/a/"))
    <link rel="alternate " href="https://x.org/en/a/" hreflang="zh">
    <link rel="alternate " href="https://x.org/en/a/" hreflang="x-default">
    """

    def rewrite(match):
        href, language = urljoin(address, match[1]), match[2]
        lines = [LINK.format(href, language)]
        if language == DEFAULT:
            lines.append(LINK.format(href, "x-default"))
        return "\n".join(lines)

    return ALTERNATE.sub(rewrite, html)


def without_line_ends(html: str) -> str:
    """Join Chinese sentences: a browser shows a line end as a space, Chinese has none.

    >>> without_line_ends("相加。\\n  再乘。\\n<em>a</em>\\n<pre>b。\\nc</pre>")
    '相加。再乘。<em>a</em>\\n<pre>b。\\nc</pre>'
    """
    parts = re.split(r"(<pre.*?</pre>)", html, flags=re.S)
    inline = r"(?<=[，。：；！？、）」”])\n *(?=[^\s<]|<(?:a|b|code|em|span|strong)\b)"
    parts[::2] = (re.sub(inline, "", part) for part in parts[::2])
    return "".join(parts)


def on_page_content(html, page, config, files):
    return without_line_ends(html) if page.file.src_uri.startswith("zh/") else html


def on_post_page(output, page, config):
    return absolute_alternates(output, page.canonical_url or "")


def on_template_context(context, template_name, config):
    """A 404 belongs to no page, so its switcher leads to the two home pages."""
    if template_name == "404.html":
        alternates = config.extra["alternate"]
        # static-i18n sets the attribute for each page, and templates read that first.
        config.extra.alternate = [
            {**a, "link": "./" if a["lang"] == DEFAULT else "en/"} for a in alternates
        ]
    return context
