"""The figure of the two `a`: every state, keyboard, touch, phone, no script."""

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXACT = ROOT / "snippets" / "context" / "same_word_two_vectors" / "exact.py"
PATHS = {
    "en": "en/context/same_word_two_vectors/",
    "zh": "context/same_word_two_vectors/",
}
FIGURE = "figure.two-vectors"
SCRIPT = "assets/two_vectors/two_vectors.js"
A = 2  # the place of `a`

SHIFTS = """
globalThis.shifts = [];
new PerformanceObserver(list => list.getEntries().forEach(entry =>
  entry.sources.forEach(({node}) => {
    const at = node?.nodeType === 1 ? node : node?.parentElement;
    if (at?.closest("figure.two-vectors")) shifts.push(at.outerHTML);
  })
)).observe({type: "layout-shift", buffered: true});
"""
"""What moves inside the figure, also where the reader's own click excuses it."""


def numbers(page):
    """The text of all cells, table by table, row by row."""
    return page.evaluate(
        """figure => [...document.querySelectorAll(figure + " tbody")].map(
          body => [...body.rows].map(
            row => [...row.querySelectorAll("td")].map(td => td.textContent)))
        """,
        FIGURE,
    )


def choose(page, name, value):
    page.locator(f'{FIGURE} input[data-row="{name}"]').nth(value).check()


def said(page):
    return page.locator(f"{FIGURE} output").inner_text()


@pytest.fixture(params=PATHS)
def language(request):
    return request.param


@pytest.fixture
def opened(page, site_url, language):
    page.goto(site_url + PATHS[language], wait_until="networkidle")
    page.locator(f"{FIGURE}.live").wait_for()
    return page


def test_only_its_page_loads_the_script(page, site_url):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site_url + "en/addition/sum_of_lookups/", wait_until="networkidle")
    assert not [url for url in asked if "two_vectors" in url]
    page.goto(site_url + PATHS["en"], wait_until="networkidle")
    assert site_url + SCRIPT in asked


@pytest.mark.parametrize("width", [1280, 390, 320])
def test_every_choice_is_one_line_within_its_box(opened, width):
    opened.set_viewport_size({"width": width, "height": 800})
    sizes = """all => all.map(span => {
      const words = document.createRange()
      words.selectNodeContents(span)
      const size = part => part.getBoundingClientRect()
      const [text, box] = [size(words), size(span.parentElement)]
      return [text.width <= box.width, text.height <= box.height]
    })"""
    found = opened.locator(f"{FIGURE} .choices span").evaluate_all(sizes)
    assert found == [[True, True]] * 6


def test_every_state_shows_the_numbers_of_the_evidence(opened, language):
    exact = runpy.run_path(str(EXACT))
    for causal, mask in enumerate(("full", "causal")):
        H, G = (exact["layers"](s, exact[mask]) for s in exact["sentences"])
        for layer in range(4):
            choose(opened, "mask", causal)
            choose(opened, "layer", layer)
            x, y = H[layer][A], G[layer][A]
            sides = zip(x, y, x - y, strict=True)
            want = [[str(n).replace("-", "−") for n in row] for row in sides]
            vectors, weights = numbers(opened)
            assert vectors == want
            assert len(weights) == 4
            assert (weights == [["–"] * 3] * 4) == (layer == 0)
            equal = {"en": "exactly equal", "zh": "完全相等"}[language]
            assert (equal in said(opened)) == (list(x) == list(y))
            marks = opened.locator(f"{FIGURE} [data-layer]").all_inner_texts()
            assert marks == [str(layer)]


def test_it_speaks_the_language_of_the_page(opened, language):
    want = {
        "en": "Layer 1, full mask: the two vectors of a are different.",
        "zh": "第 1 层，全可见掩码：两个 a 的向量不相等。",
    }
    assert said(opened) == want[language]
    groups = opened.locator(f"{FIGURE} [role=radiogroup]")
    names = [groups.nth(i).get_attribute("aria-label") for i in range(2)]
    assert names == {"en": ["Mask", "Layer"], "zh": ["掩码", "层"]}[language]


def test_screen_readers_hear_the_answer(opened):
    """An output element is a polite live region."""
    assert opened.locator(FIGURE).get_by_role("status").count() == 1
    opened.get_by_role("radio", name="0", exact=True).check()
    assert re.search("exactly equal|完全相等", said(opened))


def test_the_keyboard_reaches_every_state(opened):
    opened.locator(f"{FIGURE} input").first.focus()
    opened.keyboard.press("ArrowRight")  # causal
    opened.keyboard.press("Tab")
    opened.keyboard.press("ArrowRight")  # layer 2
    opened.keyboard.press("ArrowRight")  # layer 3
    assert numbers(opened)[0][1] == ["101/16", "101/16", "0"]
    focused = "document.activeElement"
    assert opened.evaluate(f"getComputedStyle({focused}).outlineStyle") == "solid"


def test_on_a_phone_targets_are_large_and_nothing_overflows(opened):
    opened.set_viewport_size({"width": 390, "height": 844})
    for target in opened.locator(f"{FIGURE} label").all():
        box = target.bounding_box()
        assert box["width"] >= 24 and box["height"] >= 24
    for layer in range(4):
        choose(opened, "layer", layer)
        over = opened.evaluate(
            """figure => [...document.querySelectorAll(figure + " :is(td, th)")]
              .filter(cell => cell.scrollWidth > cell.clientWidth)
              .map(cell => cell.textContent)
            """,
            FIGURE,
        )
        assert over == []
    root = "document.documentElement"
    assert opened.evaluate(f"{root}.scrollWidth <= {root}.clientWidth")


@pytest.mark.parametrize("width", [1280, 390])
def test_nothing_moves(page, site_url, language, width):
    """The figure has its height before its script comes, and in every state."""
    page.set_viewport_size({"width": width, "height": 900})
    page.add_init_script(SHIFTS)
    page.route(f"**/{SCRIPT}", lambda route: route.abort())
    address = site_url + PATHS[language] + "#tiny_model"
    page.goto(address, wait_until="networkidle")
    assert page.locator(f"{FIGURE} input").count() == 0
    heights = [page.locator(FIGURE).bounding_box()["height"]]
    page.unroute(f"**/{SCRIPT}")
    page.reload(wait_until="networkidle")
    page.locator(f"{FIGURE}.live").wait_for()
    for mask in (1, 0):
        for layer in range(4):
            choose(page, "mask", mask)
            choose(page, "layer", layer)
            heights.append(page.locator(FIGURE).bounding_box()["height"])
    assert len(set(heights)) == 1
    page.wait_for_timeout(300)
    assert page.evaluate("shifts") == []


def test_without_javascript_the_first_view_is_there(browser, site_url, language):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site_url + PATHS[language])
    assert page.locator(f"{FIGURE} table").first.is_visible()
    still = page.locator(f"{FIGURE} td").all_inner_texts()
    assert page.locator(f"{FIGURE} input").count() == 0
    context.close()
    context = browser.new_context()
    page = context.new_page()
    page.goto(site_url + PATHS[language])
    page.locator(f"{FIGURE}.live").wait_for()
    assert page.locator(f"{FIGURE} td").all_inner_texts() == still
    context.close()


def test_nothing_is_animated(opened):
    """So reduced motion has nothing to reduce."""
    opened.emulate_media(reduced_motion="reduce")
    choose(opened, "layer", 3)
    moving = (
        "figure => document.querySelector(figure).getAnimations({subtree: true}).length"
    )
    assert opened.evaluate(moving, FIGURE) == 0


def test_in_the_dark_numbers_and_marks_stay_legible(browser, site_url):
    colours = {}
    for scheme in ("light", "dark"):
        context = browser.new_context(color_scheme=scheme)
        page = context.new_page()
        page.goto(site_url + PATHS["en"])
        page.locator(f"{FIGURE}.live").wait_for()
        colours[scheme] = page.evaluate(
            """figure => [
              getComputedStyle(document.querySelector(figure + " td")).color,
              getComputedStyle(document.body).backgroundColor]""",
            FIGURE,
        )
        context.close()
    assert colours["light"][0] != colours["dark"][0]
    for text, back in colours.values():
        assert contrast(text, back) >= 4.5


def contrast(text, back):
    """WCAG 2.2's ratio of two CSS colours; `text` may be translucent over `back`."""
    (*ink, alpha), (*paper, _) = (channels(colour) for colour in (text, back))
    seen = [alpha * i + (1 - alpha) * p for i, p in zip(ink, paper, strict=True)]
    light, dark = sorted((luminance(seen), luminance(paper)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def channels(colour):
    numbers = [float(n) for n in re.findall(r"[\d.]+", colour)]
    return [n / 255 for n in numbers[:3]] + (numbers[3:] or [1.0])


def luminance(rgb):
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb]
    return sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
