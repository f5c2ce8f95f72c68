"""WCAG 2.2 AA: axe-core on every page; the keyboard; who wants little motion."""

from pathlib import Path

import pytest
import rules

ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
PAGES = [
    ("" if language == "zh" else "en/") + name.removesuffix(".md").removesuffix("index")
    for language in rules.LANGUAGES
    for name in rules.pages(ROOT, language)
]
CLAIM = "en/addition/block_product/"
STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LOOKS = ["color-contrast", "link-in-text-block", "target-size"]
LOOKS += ["scrollable-region-focusable"]
"""The rules whose answer depends on colours or on the width of the window."""

# Material's script wraps each copy button in a <nav> without a name. It is best
# practice to name it, no demand of WCAG, and nothing but a script could do it.
OUT_OF_REACH = ["landmark-unique"]

# What a reader can open is tested as well: the evidence behind each tab.
OPENED = ".tabbed-content > .tabbed-block { display: block !important }"

AXE_RUN = """async ({only, off}) => {
  // A page that scripts have finished with: Material makes wide code focusable.
  await new Promise(done => setTimeout(done, 150))
  const rules = Object.fromEntries(off.map(name => [name, {enabled: false}]))
  const found = await axe.run(document, {
    runOnly: only, rules, resultTypes: ["violations"],
  })
  return found.violations.flatMap(({id, nodes}) => nodes.map(node =>
    `${id}: ${node.html.slice(0, 120)} ${node.failureSummary}`))
}"""


def violations(page, whole: bool = True) -> list[str]:
    page.add_style_tag(content=OPENED)
    if whole:
        only, off = {"type": "tag", "values": STANDARD}, OUT_OF_REACH
    else:
        only, off = {"type": "rule", "values": LOOKS}, []
    return page.evaluate(AXE_RUN, {"only": only, "off": off})


@pytest.fixture
def audited(browser, site_url):
    """audited(scheme, width): a page with axe-core in it."""
    contexts = []

    def start(scheme: str, width: int):
        context = browser.new_context(
            viewport={"width": width, "height": 900},
            color_scheme=scheme,
            service_workers="block",
        )
        context.add_init_script(path=AXE)
        contexts.append(context)
        return context.new_page()

    yield start
    for context in contexts:
        context.close()


@pytest.mark.parametrize(
    ("scheme", "width", "whole"),
    [
        ("light", 1280, True),
        ("dark", 390, True),
        ("light", 390, False),
        ("dark", 1280, False),
    ],
)
def test_axe_finds_nothing(audited, site_url, scheme, width, whole):
    page = audited(scheme, width)
    for path in [*PAGES, "no/such/page/"]:
        page.goto(site_url + path)
        assert page.locator("body").get_attribute("data-md-color-scheme") == (
            "slate" if scheme == "dark" else "default"
        )
        assert violations(page, whole) == [], path


@pytest.mark.parametrize(
    ("spoil", "rule"),
    [
        ("document.querySelector('h1').style.color = '#ccc'", "color-contrast"),
        ("document.documentElement.lang = ''", "html-has-lang"),
        ("document.querySelector('.md-search').ariaLabel = ''", "aria-dialog-name"),
        (
            "document.querySelector('.formula').removeAttribute('tabindex')",
            "scrollable-region-focusable",
        ),
    ],
)
def test_axe_would_find_it(audited, site_url, spoil, rule):
    page = audited("light", 320)
    page.goto(site_url + "en/addition/sum_of_lookups/")
    page.evaluate(spoil)
    assert {found.split(":")[0] for found in violations(page)} == {rule}


FOCUSED = """() => {
  const node = document.activeElement, style = getComputedStyle(node)
  const {width, height} = node.getBoundingClientRect()
  return {
    name: node.tagName + "." + node.className, text: node.textContent.trim(),
    radio: node.type === "radio",
    seen: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0
      && width > 0 && height > 0,
  }
}"""


@pytest.mark.parametrize("width", [1280, 390])
def test_every_focus_is_seen(page, site_url, width):
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(site_url + CLAIM)
    names = []
    for _ in range(200):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused["name"].startswith("BODY"):
            break
        names.append(focused["name"])
        # Material shows the focus of its hidden radios and of the search otherwise.
        drawn_elsewhere = focused["radio"] or "md-search__" in focused["name"]
        assert focused["seen"] or drawn_elsewhere, focused
    else:
        pytest.fail("the keyboard does not leave the page")
    assert sum(name.startswith("DIV.formula") for name in names) >= 5
    assert any(name.startswith("CODE") for name in names) or width > 390


def test_the_skip_link_comes_first_and_leads_to_the_text(page, site_url):
    page.goto(site_url + CLAIM)
    page.keyboard.press("Tab")
    skip = page.locator(".md-skip")
    assert skip.evaluate("node => node === document.activeElement")
    seen = "getComputedStyle(document.querySelector('.md-skip')).opacity === '1'"
    page.wait_for_function(seen)  # it fades in
    page.keyboard.press("Enter")
    assert page.url.endswith("#block_product")


def test_tabs_and_wide_things_work_with_the_keyboard(page, site_url):
    page.set_viewport_size({"width": 390, "height": 900})
    page.goto(site_url + "en/addition/sum_of_lookups/")
    page.locator("#evidence ~ .tabbed-set > input").first.focus()
    page.keyboard.press("ArrowRight")
    code = page.locator("#sum_of_lookups-exact pre > code")
    assert code.is_visible()
    wide = "node => node.scrollWidth > node.clientWidth"
    assert code.evaluate(wide)
    page.wait_for_function(
        "document.querySelector('#sum_of_lookups-exact pre > code').tabIndex === 0"
    )
    formulas = page.locator(".formula")
    formula = next(f for f in formulas.all() if f.evaluate(wide))
    for box in (code, formula):
        box.focus()
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(300)
        assert box.evaluate("node => node.scrollLeft") > 0


def test_formulas_are_mathml_for_those_who_listen(page, site_url):
    page.goto(site_url + CLAIM)
    assert page.locator(".katex math").count() == page.locator(".katex").count() > 0
    hidden = page.locator('.katex-html[aria-hidden="true"]').count()
    assert hidden == page.locator(".katex-html").count()


def test_who_wants_no_motion_gets_none(browser, site_url):
    moving = """() => [...document.querySelectorAll("*")].filter(node => {
      const {transitionDuration, transitionProperty, animationName, scrollBehavior} =
        getComputedStyle(node)
      return transitionProperty !== "none" && /[1-9]/.test(transitionDuration)
        || animationName !== "none" || scrollBehavior === "smooth"
    }).map(node => node.outerHTML.slice(0, 100))"""
    for motion in ("reduce", "no-preference"):
        context = browser.new_context(reduced_motion=motion, service_workers="block")
        page = context.new_page()
        for path in ("en/", CLAIM):
            page.goto(site_url + path)
            found = page.evaluate(moving)
            assert (found == []) == (motion == "reduce"), path
        context.close()
