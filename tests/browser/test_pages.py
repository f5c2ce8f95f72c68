"""Every page in a real browser: no foreign request, no overflow, no script needed."""

from pathlib import Path

import pytest
import rules

ROOT = Path(__file__).parents[2]
PAGES = [
    ("" if language == "zh" else "en/") + name.removesuffix(".md").removesuffix("index")
    for language in rules.LANGUAGES
    for name in rules.pages(ROOT, language)
]


@pytest.mark.parametrize("width", [1280, 390])
def test_pages_ask_nobody_and_do_not_overflow(page, site_url, width):
    page.set_viewport_size({"width": width, "height": 900})
    for path in PAGES:
        answer = page.goto(site_url + path, wait_until="networkidle")
        assert answer.ok, path
        wide = page.evaluate(
            "(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)"
            "(document.documentElement)"
        )
        assert wide <= 0, f"{path} is {wide} px wider than {width} px"


def test_everything_is_readable_without_javascript(browser, site_url):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site_url + "en/addition/one_hot_lookup/")
    assert page.locator("h1").is_visible()
    assert page.locator(".katex-html").first.is_visible()
    page.locator("#evidence ~ .tabbed-set .tabbed-labels label").nth(1).click()
    assert page.locator("#one_hot_lookup-exact pre").is_visible()
    context.close()


@pytest.mark.parametrize(
    ("path", "other"),
    [
        ("addition/block_product/", "en/addition/block_product/"),
        ("en/addition/sum_of_lookups/", "addition/sum_of_lookups/"),
        ("no/such/page/", "en/"),
    ],
)
def test_the_switcher_stays_on_the_page(page, site_url, path, other):
    page.goto(site_url + path)
    language = "en" if other.startswith("en/") else "zh"
    page.locator(".md-select button").hover()
    page.locator(f'.md-select__link[hreflang="{language}"]').click()
    page.wait_for_url(site_url + other)
