"""With the cut fonts every formula is laid out as with KaTeX's whole ones."""

from pathlib import Path

import pytest
import rules

ROOT = Path(__file__).parents[2]
WHOLE = ROOT / "node_modules" / "katex" / "dist" / "fonts"
PAGES = [
    name.removesuffix(".md").removesuffix("index")
    for name in rules.pages(ROOT, "en")
    if "$" in (ROOT / "docs" / "en" / name).read_text(encoding="utf-8")
]
WIDTHS = """async () => {
  await document.fonts.ready
  const leaves = [...document.querySelectorAll(".katex-html span")]
  return leaves.filter(leaf => !leaf.children.length)
    .map(leaf => [leaf.textContent, leaf.getBoundingClientRect().width])
}"""


def widths(context, address: str, replaced: dict[str, bytes]):
    page = context.new_page()

    def whole(route):
        name = route.request.url.rpartition("/")[2]
        if name in replaced:
            route.fulfill(body=replaced[name], content_type="font/woff2")
        else:
            route.continue_()

    page.route("**/*.woff2", whole)
    page.goto(address, wait_until="networkidle")
    found = page.evaluate(WIDTHS)
    page.close()
    return found


@pytest.mark.parametrize("path", PAGES)
def test_no_glyph_is_missing(context, site_url, path):
    whole = {font.name: font.read_bytes() for font in WHOLE.glob("*.woff2")}
    address = site_url + "en/" + path
    cut = widths(context, address, {})
    assert cut == widths(context, address, whole)


def test_a_missing_glyph_is_seen(context, site_url):
    wrong = {
        "KaTeX_Math-Italic.woff2": (WHOLE / "KaTeX_Size4-Regular.woff2").read_bytes()
    }
    address = site_url + "en/addition/block_product/"
    assert widths(context, address, wrong) != widths(context, address, {})
