"""Cut KaTeX's fonts and CSS down to what the site's formulas use.

Readers then load about 20 KB of fonts instead of 57 KB, and 1.4 KB of CSS instead of
3.5. `mkdocs serve` keeps all, since a formula that is being written may need any.
"""

import hashlib
import io
import re
import shutil
from collections import defaultdict
from html.parser import HTMLParser
from pathlib import Path

from assets import KATEX, KATEX_CSS, KATEX_FOLDER, ROOT
from katex import RENDERED, fonts_by_class
from mkdocs.plugins import event_priority

MAIN = "fonts/KaTeX_Main-Regular.woff2"
_command = "build"


def on_startup(command, dirty):
    global _command
    _command = command


def subset(font: bytes, characters: set[str]) -> bytes:
    """The woff2 `font` with the glyphs of `characters` only, without hints.

    KaTeX places glyphs by its own metrics, so layout tables go as well.
    """
    from fontTools.subset import Options, Subsetter  # slow to import, seldom needed
    from fontTools.ttLib import TTFont

    options = Options()
    options.flavor = "woff2"
    options.layout_features = []
    options.hinting = False
    # The time of today in the file would make equal builds differ.
    parsed = TTFont(io.BytesIO(font), recalcTimestamp=False)
    cutter = Subsetter(options)
    cutter.populate(unicodes=map(ord, characters))
    cutter.subset(parsed)
    out = io.BytesIO()
    parsed.save(out)
    return out.getvalue()


class ByFont(HTMLParser):
    """The characters that formulas show in each font: font → set of characters.

    >>> found = ByFont().read('<span class="katex-html">1<b class="mathnormal">x</b>')
    >>> found["fonts/KaTeX_Main-Regular.woff2"], found["fonts/KaTeX_Math-Italic.woff2"]
    ({'1'}, {'x'})
    """

    def read(self, html: str) -> dict[str, set[str]]:
        self.fonts: list[str | None] = [None]
        self.found = defaultdict(set)
        self.feed(html)
        return self.found

    def handle_starttag(self, tag, attributes):
        classes = set((dict(attributes).get("class") or "").split())
        font = MAIN if "katex-html" in classes else self.fonts[-1]
        if font:  # MathML has the reader's own font
            for needed, named in fonts_by_class().items():
                if needed <= classes:
                    font = named
        self.fonts.append(font)

    def handle_startendtag(self, tag, attributes):
        pass

    def handle_endtag(self, tag):
        self.fonts.pop()

    def handle_data(self, data):
        if self.fonts[-1]:
            self.found[self.fonts[-1]] |= set(data)


def cached_subsets(formulas: set[str], cache: Path) -> Path:
    """A folder with all fonts that `formulas` need, cut; made once for them."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for text in sorted(formulas):
        digest.update(text.encode())
    digest.update((KATEX / "katex.min.css").read_bytes())
    folder = cache / digest.hexdigest()
    if not folder.exists():
        shutil.rmtree(cache, ignore_errors=True)  # older sets are of no use
        half = cache / "half"
        half.mkdir(parents=True)
        for font, characters in ByFont().read("".join(formulas)).items():
            path = KATEX / font
            (half / path.name).write_bytes(subset(path.read_bytes(), characters))
        half.rename(folder)
    return folder


@event_priority(-200)  # after static-i18n has built the last language
def on_post_build(config):
    """Put the cut fonts and CSS in the place of the whole, leave out unused fonts."""
    plugin = config.plugins.get("i18n")
    if _command == "serve" or (plugin and plugin.building):
        return
    formulas = set(RENDERED.values())
    cut = cached_subsets(formulas, ROOT / ".cache" / "fonts")
    site = Path(config.site_dir)
    used = {font.name for font in cut.iterdir()}
    for font in (site / KATEX_FOLDER / "fonts").iterdir():
        if font.name in used:
            shutil.copy(cut / font.name, font)
        else:
            font.unlink()
    css = site / KATEX_CSS
    classes = {c for found in CLASS.findall("".join(formulas)) for c in found.split()}
    own = Path(__file__).with_name("formulas.css").read_text("utf-8")
    text = css.read_text("utf-8").removesuffix(own)
    css.write_text(needed(text, used, classes) + own, encoding="utf-8")


CLASS = re.compile(r'class="([^"]+)"')
FACE = re.compile(r"@font-face\{[^}]*url\(([^)]+)\)[^}]*\}")
RULE = re.compile(r"(?<![^}])([^@{}]+)\{[^{}]*\}")
"""A rule of KaTeX's minified CSS outside of @-rules."""


def needed(css: str, fonts: set[str], classes: set[str]) -> str:
    """`css` without other fonts, and without rules for other classes of KaTeX's.

    >>> needed("@font-face{src:url(a/B)}@font-face{src:url(a/C)}", {"C"}, set())
    '@font-face{src:url(a/C)}'
    >>> needed(".a .b,.c .b{d:0}.c{d:0}.a:not(.c){d:0}p{d:0}", set(), {"a", "b"})
    '.a .b{d:0}.a:not(.c){d:0}p{d:0}'
    """

    def kept_face(face: re.Match) -> str:
        return face[0] if Path(face[1]).name in fonts else ""

    def kept_rule(rule: re.Match) -> str:
        selectors = [
            selector
            for selector in rule[1].split(",")
            if set(re.findall(r"(?<!:not\()\.([\w-]+)", selector)) <= classes
        ]
        body = rule[0].removeprefix(rule[1])
        return ",".join(selectors) + body if selectors else ""

    return RULE.sub(kept_rule, FACE.sub(kept_face, css))
