"""With cut fonts and CSS every formula is laid out as with KaTeX's whole ones."""

import mimetypes

import pytest
import rules
from assets import KATEX, ROOT, woff2_only

WHOLE = KATEX / "fonts"
PAGES = [
    name.removesuffix(".md").removesuffix("index")
    for name in rules.pages(ROOT, "en")
    if "$" in (ROOT / "docs" / "en" / name).read_text(encoding="utf-8")
]
LAYOUT = """async () => {
  await Promise.all([...document.fonts].map(font => font.load()))
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  const parts = [...document.querySelectorAll(".katex-html, .katex-html *")]
  return parts.map(part => {
    const { x, y, width, height } = part.getBoundingClientRect()
    return [part.className, x, y, width, height]
  })
}"""


def layout(context, address: str, replaced: dict[str, bytes]):
    """Where each part of each formula is, with some files replaced by others."""
    page = context.new_page()

    def fulfill(route):
        name = route.request.url.rpartition("/")[2]
        if name in replaced:
            kind = mimetypes.guess_type(name)[0]
            route.fulfill(body=replaced[name], content_type=kind)
        else:
            route.continue_()

    page.route("**/assets/katex/**", fulfill)
    page.goto(address)
    found = page.evaluate(LAYOUT)
    page.close()
    return found


@pytest.mark.parametrize("path", PAGES)
def test_nothing_is_missing(context, site_url, path):
    whole = {font.name: font.read_bytes() for font in WHOLE.glob("*.woff2")}
    own = (ROOT / "hooks" / "formulas.css").read_text("utf-8")
    css = woff2_only((KATEX / "katex.min.css").read_text("utf-8"))
    whole["katex.css"] = f"{css}\n{own}".encode()
    address = site_url + "en/" + path
    assert layout(context, address, {}) == layout(context, address, whole)


@pytest.mark.parametrize("name", ["KaTeX_Math-Italic.woff2", "katex.css"])
def test_what_is_missing_is_seen(context, site_url, name):
    other = (WHOLE / "KaTeX_Size4-Regular.woff2").read_bytes()
    wrong = b".katex-mathml { display: none }" if name == "katex.css" else other
    address = site_url + "en/addition/block_product/"
    assert layout(context, address, {name: wrong}) != layout(context, address, {})
