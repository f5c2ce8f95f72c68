"""Cut KaTeX's fonts down to the characters that the site's formulas use.

Readers then load about 20 KB of fonts instead of 57 KB. `mkdocs serve` keeps the whole
fonts, since a formula that is being written may need any character.
"""

import hashlib
import io
import shutil
from pathlib import Path

from assets import KATEX, KATEX_FOLDER, ROOT
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from katex import CHARACTERS
from mkdocs.plugins import event_priority

_command = "build"


def on_startup(command, dirty):
    global _command
    _command = command


def subset(font: bytes, characters: set[str]) -> bytes:
    """The woff2 `font` with the glyphs of `characters` only, without hints.

    KaTeX places glyphs by its own metrics, so layout tables go as well.
    """
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


def cached_subsets(characters: set[str], cache: Path) -> Path:
    """A folder with all cut fonts, made once for each set of characters."""
    fonts = sorted((KATEX / "fonts").glob("*.woff2"))
    recipe = "".join(sorted(characters)) + Path(__file__).read_text("utf-8")
    digest = hashlib.sha256(recipe.encode())
    for font in fonts:
        digest.update(font.read_bytes())
    folder = cache / digest.hexdigest()
    if not folder.exists():
        shutil.rmtree(cache, ignore_errors=True)  # older sets are of no use
        half = cache / "half"
        half.mkdir(parents=True)
        for font in fonts:
            (half / font.name).write_bytes(subset(font.read_bytes(), characters))
        half.rename(folder)
    return folder


@event_priority(-200)  # after static-i18n has built the last language
def on_post_build(config):
    plugin = config.plugins.get("i18n")
    if _command == "serve" or (plugin and plugin.building):
        return
    for font in cached_subsets(CHARACTERS, ROOT / ".cache" / "fonts").iterdir():
        shutil.copy(font, Path(config.site_dir) / KATEX_FOLDER / "fonts" / font.name)
