"""Words typed as a reader types them are found, in both languages."""

import pytest


def results(page, site_url, start: str, query: str) -> list[str]:
    """Addresses of what the search shows, each once, in order."""
    page.goto(site_url + start)
    page.locator(".md-search__input").click()
    page.keyboard.type(query)
    page.keyboard.press("End")  # as an input method's last key does
    page.wait_for_selector(".md-search-result__item", timeout=15_000)
    links = page.locator(".md-search-result__link")
    hrefs = links.evaluate_all("all => all.map(a => new URL(a.href).pathname)")
    return list(dict.fromkeys(hrefs))


@pytest.mark.parametrize(
    ("start", "query", "found"),
    [
        ("", "分块矩阵", "/addition/block_product/"),
        ("", "独热向量", "/addition/one_hot_lookup/"),
        ("", "查表", "/addition/one_hot_lookup/"),
        ("glossary/", "Kronecker", "/addition/one_hot_lookup/"),
        ("en/", "Kronecker", "/en/addition/one_hot_lookup/"),
        ("en/", "block matrix", "/en/addition/block_product/"),
    ],
)
def test_found(page, site_url, start, query, found):
    shown = results(page, site_url, start, query)
    assert found in shown
    language = "/en/" if start.startswith("en/") else "/"
    assert all(address.startswith("/en/") == (language == "/en/") for address in shown)


def test_nothing_is_found_for_nonsense(page, site_url):
    page.goto(site_url)
    page.locator(".md-search__input").click()
    page.keyboard.type("qqxxzzqq")
    page.wait_for_timeout(1500)
    assert page.locator(".md-search-result__item").count() == 0
