"""What stands still, what fits, and what is printed."""

from pathlib import Path

import pytest
import rules
from playwright import sync_api

ROOT = Path(__file__).parents[2]
PAGES = [
    ("" if language == "zh" else "en/") + name.removesuffix(".md").removesuffix("index")
    for language in rules.LANGUAGES
    for name in rules.pages(ROOT, language)
]
SLOWNESS = 6
"""How much slower than this machine a reader's may be: halves of pages are painted."""
SHIFTS = """() => new Promise(done => {
  const found = []
  new PerformanceObserver(list => found.push(...list.getEntries().map(entry =>
    `${entry.value} ${entry.sources[0]?.node?.parentElement?.outerHTML.slice(0, 200)}`
  ))).observe({type: "layout-shift", buffered: true})
  setTimeout(() => done(found), 700)
})"""


def shifts(browser, address: str, width: int, script: str = "") -> list[str]:
    """What moved while a new reader opened the page."""
    context = browser.new_context(
        viewport={"width": width, "height": 900}, service_workers="block"
    )
    page = context.new_page()
    slow = context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS})
    if script:
        page.add_init_script(script)
    page.goto(address)
    found = page.evaluate(SHIFTS)
    context.close()
    return found


@pytest.mark.parametrize(("language", "width"), [("zh", 390), ("en", 1280)])
def test_nothing_moves_while_a_page_loads(browser, site_url, language, width):
    """In one of two visits: another program can make a font come late."""
    moved = {}
    for path in PAGES:
        if path.startswith("en/") == (language == "en"):
            address = site_url + path
            moved[path] = shifts(browser, address, width) and shifts(
                browser, address, width
            )
    assert {path: found for path, found in moved.items() if found} == {}


def test_a_move_would_be_seen(browser, site_url):
    late = """setTimeout(() => {
      const box = document.createElement("div")
      box.style.height = "200px"
      document.querySelector(".md-content").prepend(box)
    }, 400)"""
    assert shifts(browser, site_url + "en/", 1280, late) != []


USED_FONTS = """() => document.fonts.ready.then(() => [...document.fonts]
  .filter(({status}) => status === "loaded")
  .map(({family, weight, style}) => family + "-" + (
    (weight === "700" ? "Bold" : "") + (style === "italic" ? "Italic" : "") || "Regular"
  ) + ".woff2").sort())"""


def test_formula_fonts_are_asked_for_before_they_are_needed(page, site_url):
    """Else every text with a formula moves when they come."""
    for path in PAGES:
        page.goto(site_url + path)
        wanted = page.locator('link[rel="preload"][as="font"]')
        asked = wanted.evaluate_all("all => all.map(l => l.href.split('/').at(-1))")
        assert page.evaluate(USED_FONTS) == sorted(asked), path


@pytest.mark.parametrize("width", [320, 390])
def test_pages_never_scroll_sideways_on_a_phone(page, site_url, width):
    page.set_viewport_size({"width": width, "height": 700})
    for path in PAGES:
        page.goto(site_url + path)
        page.add_style_tag(
            content=".tabbed-content > .tabbed-block { display: block !important }"
        )
        page.evaluate("scrollTo(1000, 0)")
        assert page.evaluate("scrollX") == 0, path
        wide = page.evaluate(
            "document.documentElement.scrollWidth"
            " - document.documentElement.clientWidth"
        )
        assert wide <= 0, f"{path} is {wide} px wider than {width} px"


@pytest.fixture
def printed(page):
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 718, "height": 1000})  # A4 within its margins
    return page


@pytest.mark.parametrize("prefix", ["", "en/"])
def test_a_printed_claim_shows_all_its_evidence(printed, site_url, prefix):
    printed.goto(f"{site_url}{prefix}addition/sum_of_lookups/")
    panels = printed.locator(".tabbed-block")
    assert panels.count() >= 4
    for panel in panels.all():
        assert panel.locator("pre").first.is_visible()
    # Each panel directly under its own label.
    tops = "all => all.map(node => node.getBoundingClientRect().top)"
    labels = printed.locator(".tabbed-labels > label").evaluate_all(tops)
    blocks = panels.evaluate_all(tops)
    both = [top for pair in zip(labels, blocks, strict=True) for top in pair]
    assert both == sorted(both)
    for gone in (
        ".md-header",
        ".md-sidebar",
        ".md-footer",
        ".headerlink",
        ".md-code__nav",
    ):
        assert not any(node.is_visible() for node in printed.locator(gone).all()), gone


def test_nothing_is_cut_off_on_paper(printed, site_url):
    cut = """() => [...document.querySelectorAll(".md-content *")]
      .filter(node => node.closest(".katex") === null
        && node.getBoundingClientRect().right > innerWidth + 1
        && node.getBoundingClientRect().width > 1)
      .map(node => node.outerHTML.slice(0, 100))"""
    for path in PAGES:
        printed.goto(site_url + path)
        assert printed.evaluate(cut) == [], path


def test_the_dark_scheme_is_not_printed(browser, site_url):
    context = browser.new_context(
        color_scheme="dark",
        service_workers="block",
        reduced_motion="reduce",  # Material fades a link's colour in
    )
    page = context.new_page()
    page.goto(site_url + "en/addition/sum_of_lookups/")
    page.emulate_media(media="print", color_scheme="dark", reduced_motion="reduce")
    verified = page.locator(".status.verified").first
    colour = sync_api.expect(verified)
    colour.to_have_css("color", "rgb(20, 108, 46)")  # it waits for the fading to end
    context.close()
