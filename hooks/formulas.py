"""Replace the TeX that pymdownx.arithmatex marks by KaTeX's HTML and MathML."""

import re
from pathlib import Path

from assets import KATEX_CSS, KATEX_FOLDER
from katex import fonts_by_class, remember, render
from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority
from mkdocs.utils import get_relative_url

MARKED = re.compile(
    r'<span class="arithmatex">\\\((?P<inline>[^<]*)\\\)</span>'
    r"(?P<sign>[，。、；：！？）」,.;:!?)]*)"
    r'|<div class="arithmatex">\\\[(?P<display>[^<]*)\\\]</div>'
)
EMBED = re.compile(r'^[ \t>]*-+8<-+[ \t]+"([^"]+\.md)"', re.M)

REJECTED = """{place}: KaTeX rejects the formula {tex}
  {error} (character {character})
  Mend: close every brace and write only what katex.org/docs/supported.html lists"""


def on_post_page(output, page, config):
    """Render every formula of the page.

    Raises PluginError naming file, line and mend of each formula that is wrong.
    """
    sources = list(texts(page.file, config))
    label = "公式" if page.file.src_uri.startswith("zh/") else "Formula"
    wrong = []

    def rendered(match):
        tex, display = formula(match)
        answer = render(tex, display)
        if "error" in answer:
            at = answer["position"]
            wrong.append(
                REJECTED.format(
                    place=place(tex, sources, at),
                    tex=tex,
                    error=answer["error"],
                    character=at + 1,
                )
            )
            return ""
        if display:
            return displayed(answer["html"], label)
        return with_sign(answer["html"], match["sign"])

    html, count = MARKED.subn(rendered, output)
    if wrong:
        raise PluginError("\n".join(wrong))
    return with_css(html, page.url) if count else output


@event_priority(-200)  # after static-i18n has built the last language
def on_post_build(config):
    plugin = config.plugins.get("i18n")
    if not (plugin and plugin.building):
        remember()


def formula(match: re.Match) -> tuple[str, bool]:
    """The TeX of a match of MARKED, Markdown's escapes undone; is it displayed?"""
    display = match["display"] is not None
    tex = match["display"] if display else match["inline"]
    for escape, char in (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&amp;", "&")):
        tex = tex.replace(escape, char)
    return tex.strip(), display


def displayed(html: str, label: str) -> str:
    """A box that scrolls in itself; focusable, or a keyboard could not scroll it."""
    box = f'<div class="formula" role="group" aria-label="{label}" tabindex="0">'
    return f"{box}{html}</div>"


def with_sign(html: str, sign: str) -> str:
    """An inline formula that cannot break keeps its punctuation on its own line."""
    if sign and html.count('class="katex-base"') == 1:
        return f'<span class="formula-end">{html}{sign}</span>'
    return html + sign


def with_css(html: str, url: str) -> str:
    """The page at `url` with a relative link to KaTeX's CSS at the end of its head.

    Its fonts are asked for at once, not when the first formula is laid out: text would
    move when they come.
    """
    links = [f'<link rel="stylesheet" href="{get_relative_url(KATEX_CSS, url)}">']
    for font in fonts_of(html):
        address = get_relative_url(f"{KATEX_FOLDER}/{font}", url)
        kind = 'as="font" type="font/woff2" crossorigin'
        links.append(f'<link rel="preload" href="{address}" {kind}>')
    return html.replace("</head>", "\n".join([*links, "</head>"]), 1)


def fonts_of(html: str) -> list[str]:
    """The font files, named as in KaTeX's CSS, that the formulas of a page show."""
    elements = {frozenset(c.split()) for c in re.findall(r'class="([^"]+)"', html)}
    return sorted(
        {
            font
            for classes, font in fonts_by_class().items()
            if any(classes <= element for element in elements)
        }
    )


def texts(file, config):
    """Name and text of a page's source and of every Markdown file that it embeds."""
    root = Path(config.config_file_path).resolve().parent
    source = Path(file.abs_src_path or file.src_uri)
    name = source.relative_to(root) if source.is_relative_to(root) else source
    yield name.as_posix(), file.content_string
    for embedded in EMBED.findall(file.content_string):
        if (root / embedded).is_file():
            yield embedded, (root / embedded).read_text("utf-8-sig")


def place(tex: str, sources: list[tuple[str, str]], position: int = 0) -> str:
    """`file:line` of a character of `tex`; the page alone if `tex` stands in none."""
    body = r"[\s>]+".join(map(re.escape, tex.split()))
    delimited = rf"(?:\$|\\[(\[])[\s>]*({body})[\s>]*(?:\$|\\[)\]])"
    for pattern in (delimited, f"({body})"):
        for name, text in sources:
            if found := re.search(pattern, text):
                before = text[: found.start(1)] + tex[:position]
                return f"{name}:{before.count('\n') + 1}"
    return sources[0][0]
