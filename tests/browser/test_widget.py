"""The picture of three look-ups and one product answers to the reader's choice."""

import gzip
import re
from itertools import product
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ["", "en/addition/sum_of_lookups/"]
SIZES = (5, 6, 2)
FIRST = (-3, 17, 41)
"""The number in the corner of each table; the rest follows row by row."""

STATE = """() => {
  const of = name => [...document.querySelectorAll(".lookups-picture ." + name)];
  const all = group => [...group.querySelectorAll("text:not(.id)")];
  const texts = group => all(group).map(text => text.textContent);
  return {
    cells: of("hot").map(g => texts(g)[0]),
    lit: [...of("hot"), ...of("row")].map(g => g.matches(".lit")),
    looks: of("look").map(texts), sums: of("sum").map(texts),
    wires: of("wire").map(w => getComputedStyle(w).visibility === "visible"),
    bold: of("row").map(g => getComputedStyle(all(g)[0]).fontWeight >= 700),
  };
}"""

CHOOSE = """ids => ids.forEach((k, i) => document.querySelectorAll(
  `.lookups .choices [data-row="${i}"]`)[k].click())"""

SHIFTS = """() => new Promise(done => {
  const moved = [];
  new PerformanceObserver(list => list.getEntries().forEach(entry =>
    entry.sources.forEach(({node}) => moved.push(node)))).observe(
    {type: "layout-shift", buffered: true});
  setTimeout(() => {
    const figure = document.querySelector("figure.lookups");
    const ours = node => node && (figure.contains(node) ||
      figure.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !document.querySelector(".formula"));
    done(moved.filter(ours).length);
  }, 300);
})"""


WITHIN = """svg => [...svg.querySelectorAll("a")].every(link => {
  const room = link.querySelector("rect").getBBox().width;
  return [...link.querySelectorAll("text")].every(text => text.getBBox().width < room);
})"""


def row(table, k):
    return [FIRST[table] + 4 * k + j for j in range(4)]


def written(numbers):
    return [str(n).replace("-", "−") for n in numbers]


@pytest.fixture
def widget(page, site_url):
    page.goto(site_url + "en/")
    page.locator("figure.lookups.live").wait_for()
    return page


def test_it_starts_with_the_numbers_of_the_claim(widget):
    state = widget.evaluate(STATE)
    assert state["looks"] == [written(row(i, k)) for i, k in enumerate((2, 0, 0))]
    assert state["sums"] == [["63", "66", "69", "72"]] * 2
    answer = widget.locator(".lookups output").inner_text()
    assert " ".join(answer.split()) == (
        "One product [63, 66, 69, 72] "
        "Three look-ups [5, 6, 7, 8] + [17, 18, 19, 20] + [41, 42, 43, 44] "
        "= [63, 66, 69, 72]"
    )


def test_activation_changes_nothing_in_the_still_picture(widget, browser, site_url):
    context = browser.new_context(java_script_enabled=False)
    still = context.new_page()
    still.goto(site_url + "en/")
    assert still.locator("figure.lookups[role=img]").get_attribute("aria-label")
    assert still.locator("figure.lookups input").count() == 0
    inner = "s => s.innerHTML"
    picture = "svg.lookups-picture"
    as_served = still.locator(picture).evaluate(inner)
    assert widget.locator(picture).evaluate(inner) == as_served
    context.close()


def test_all_sixty_choices(widget):
    for ids in product(*map(range, SIZES)):
        widget.evaluate(CHOOSE, ids)
        state = widget.evaluate(STATE)
        rows = [row(i, k) for i, k in enumerate(ids)]
        ones = [ids[0], 5 + ids[1], 11 + ids[2]]
        assert state["cells"] == [str(int(i in ones)) for i in range(13)]
        assert state["lit"] == [i in ones for i in range(13)] * 2
        assert state["wires"] == state["bold"] == [i in ones for i in range(13)]
        assert state["looks"] == [written(r) for r in rows]
        total = written(map(sum, zip(*rows, strict=True)))
        assert state["sums"] == [total, total]
        answer = " ".join(widget.locator(".lookups output").inner_text().split())
        assert answer.count(f"[{', '.join(total)}]") == 2


def test_the_keyboard_chooses(widget):
    widget.locator(".lookups input:checked").first.focus()
    widget.keyboard.press("ArrowRight")  # token 3
    widget.keyboard.press("Tab")
    widget.keyboard.press("ArrowLeft")  # position 5, going round
    widget.keyboard.press("Tab")
    widget.keyboard.press("ArrowRight")  # segment 1
    assert widget.evaluate(STATE)["sums"][0] == ["91", "94", "97", "100"]
    style = "getComputedStyle(document.activeElement).outlineStyle"
    assert widget.evaluate(style) == "solid"


def test_a_touch_on_a_row_or_a_cell_chooses_it_too(widget):
    corner = {"x": 7, "y": 9}
    widget.locator(".lookups .row .cell").nth(4).click(position=corner)
    widget.locator(".lookups .hot .cell").nth(12).click(position=corner)
    checked = "all => all.map(input => input.value)"
    values = widget.locator(".lookups input:checked").evaluate_all(checked)
    assert values == ["4", "0", "1"]
    assert widget.evaluate(STATE)["looks"][0] == ["13", "14", "15", "16"]


@pytest.mark.parametrize("width", [1280, 390, 320])
@pytest.mark.parametrize("path", PAGES)
def test_controls_are_large_named_and_announced(page, site_url, path, width):
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(site_url + path)
    page.locator("figure.lookups.live").wait_for()
    boxes = [i.bounding_box() for i in page.locator(".lookups input").all()]
    assert len(boxes) == 13
    assert min(min(box["width"], box["height"]) for box in boxes) >= 24
    assert all(box["x"] + box["width"] <= width for box in boxes)
    names = (
        ["Token", "Position", "Segment"] if "en/" in path else ["词元", "位置", "段"]
    )
    for name, size in zip(names, SIZES, strict=True):
        group = page.get_by_role("radiogroup", name=name, exact=True)
        assert group.get_by_role("radio").count() == size
    assert page.locator(".lookups").get_by_role("status").count() == 1
    pattern = re.compile(r"\b2\b.*\b5\b.*\b11\b" if "en/" in path else "2、5、11")
    assert page.locator(".lookups").get_by_role("img", name=pattern).count() == 1
    root = "document.documentElement"
    assert page.evaluate(f"{root}.scrollWidth <= {root}.clientWidth")


@pytest.mark.parametrize("width", [1280, 390, 320])
@pytest.mark.parametrize("path", PAGES)
def test_nothing_moves_when_it_activates(page, site_url, path, width):
    """The figure is as high before the script as after it, whatever is chosen."""
    page.set_viewport_size({"width": width, "height": 844})
    page.route("**/lookups.js", lambda route: route.abort())
    page.goto(site_url + path)
    height = "document.querySelector('figure.lookups').getBoundingClientRect().height"
    before = page.evaluate(height)
    page.unroute("**/lookups.js")
    page.goto(site_url + path)
    page.locator("figure.lookups.live").wait_for()
    assert page.evaluate(height) == pytest.approx(before, abs=0.1)
    assert page.evaluate(SHIFTS) == 0
    for ids in ((0, 0, 0), (4, 5, 1)):
        page.evaluate(CHOOSE, ids)
        assert page.evaluate(height) == pytest.approx(before, abs=0.1)


def test_it_is_small_and_only_where_it_is_needed(page, site_url, site):
    script = (site / "assets" / "widget" / "lookups.js").read_bytes()
    assert len(gzip.compress(script)) < 3000
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site_url + "addition/one_hot_lookup/", wait_until="networkidle")
    assert [url for url in asked if "/widget/" in url] == []


@pytest.mark.parametrize("width", [1280, 390])
def test_one_drawing_of_the_map_is_shown_and_fits(page, site_url, width):
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(site_url + "en/map/")
    shown = [svg for svg in page.locator(".claim-map svg").all() if svg.is_visible()]
    assert len(shown) == 1
    kind = "named" if width == 1280 else "numbered"
    assert shown[0].get_attribute("class") == kind
    sizes = [link.bounding_box() for link in shown[0].locator("a").all()]
    assert sizes and min(min(b["width"], b["height"]) for b in sizes) >= 24
    assert shown[0].evaluate(WITHIN)
    shown[0].locator("a").first.click()
    page.wait_for_url("**/addition/one_hot_lookup/")
