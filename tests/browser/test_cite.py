"""The references in a real browser: dated, copied, readable, and asking nobody."""

import datetime
from pathlib import Path
from urllib.parse import urlparse

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ["addition/one_hot_lookup/", "en/addition/one_hot_lookup/"]
NOON = datetime.datetime(2031, 2, 3, 12)


@pytest.mark.parametrize("path", PAGES)
def test_each_reference_is_copied_with_the_day_of_reading(
    context, page, site_url, path
):
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.clock.set_fixed_time(NOON)
    page.goto(f"{site_url}{path}#cite")
    blocks = page.locator(".cite .highlight")
    assert blocks.count() == 3
    for index, (name, dated) in enumerate(
        [
            ("BibTeX", "urldate = {2031-02-03}"),
            ("GB/T 7714—2015", "[2031-02-03]"),
            ("APA", "one_hot_lookup/#one_hot_lookup"),
        ]
    ):
        block = blocks.nth(index)
        assert block.locator(".filename").inner_text() == name
        block.locator(".md-clipboard, .md-code__button").first.click()
        copied = page.evaluate("navigator.clipboard.readText()")
        assert dated in copied
        assert copied.strip() == block.locator("code").inner_text().strip()
        assert "YYYY" not in copied
    assert not page.locator(".by-hand").is_visible()


@pytest.mark.parametrize("path", PAGES)
def test_without_javascript_the_day_is_put_in_by_hand(browser, site_url, path):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site_url + path)
    assert page.locator(".by-hand").is_visible()
    assert "YYYY-MM-DD" in page.locator(".cite code").nth(1).inner_text()
    context.close()


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("width", [1280, 390])
def test_references_wrap(page, site_url, path, width):
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(f"{site_url}{path}#cite")
    for block in page.locator(".cite code, .cite p").all():
        wide = block.evaluate("e => e.scrollWidth - e.clientWidth")
        assert wide <= 0, f"{block.inner_text()} is {wide} px wider than its box"


def test_cite_bib_is_downloaded(page, site_url):
    page.goto(site_url + PAGES[1])
    with page.expect_download() as download:
        page.locator(".cite a[download]").click()
    assert download.value.suggested_filename == "cite.bib"
    assert (
        download.value.path().read_text("utf-8").startswith("@misc{one_hot_lookup_en")
    )


def test_a_repository_is_linked_and_not_asked(browser, tmp_path, build):
    """Material's own script would ask a known host for stars and versions."""
    home = "https://x.example/sub/"
    repository = "https://github.com/someone/somewhere"
    target = tmp_path / "site"
    done = build(ROOT, target, SITE_URL=home, REPO_URL=repository)
    assert done.returncode == 0, done.stderr
    asked = []

    def answer(route):
        url = urlparse(route.request.url)
        asked.append(url.netloc)
        if url.netloc != "x.example":
            return route.abort()
        path = target / url.path.removeprefix("/sub/")
        return route.fulfill(path=path / "index.html" if path.is_dir() else path)

    page = browser.new_page()
    page.route("**/*", answer)
    page.goto(f"{home}{PAGES[1]}", wait_until="networkidle")
    assert page.locator(f'a.md-source[href="{repository}"]').first.is_visible()
    assert set(asked) == {"x.example"}
    page.close()
