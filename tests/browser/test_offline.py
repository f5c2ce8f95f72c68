"""A site that was visited once works without a network, and never shows old pages."""

import gzip
import json
import re
import shutil
from pathlib import Path

import offline
import pytest
from playwright.sync_api import Error, expect

CLAIM = "addition/one_hot_lookup/"
PYODIDE = {
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide.mjs",
    "python_stdlib.zip",
    "sympy.zip.zst",
}
KEPT = """async name => {
  const cache = await caches.open(name)
  return (await cache.keys()).map(({ url }) => url)
}"""


@pytest.fixture
def deployed(site, serve, tmp_path):
    """A copy of the site under a sub-path, as on GitHub Pages: its folder, its address.

    What is beside it on the same origin is none of its business.
    """
    folder = tmp_path / "origin" / "project"
    shutil.copytree(site, folder)
    (folder.parent / "index.html").write_text("<title>neighbour</title>")
    return folder, serve(folder.parent) + "project/"


@pytest.fixture
def reader(browser):
    """A browser that remembers: its context and a page."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    yield context, context.new_page()
    context.close()


def groups(site: Path) -> dict[str, dict[str, str]]:
    return json.loads((site / offline.LIST).read_text(encoding="utf-8"))


def addresses(site: Path, base: str, language: str) -> set[str]:
    """What the worker keeps for the readers of a language, as addresses."""
    found = groups(site)
    names = {*found["shared"], *found[language]}
    return {base + re.sub(r"(^|/)index\.html$", r"\1", name) for name in names}


def kept(page, site: Path, base: str) -> set[str]:
    """The addresses in the cache of the build that is published in `site`."""
    script = (site / offline.PUBLISHED).read_text(encoding="utf-8")
    build = re.search(r'^const build = "(.*)"', script, re.M)[1]
    return set(page.evaluate(KEPT, f"{base} {build}"))


def visit(page, site: Path, base: str, path: str = "", language: str = "zh") -> None:
    """Open a page and stay until all is kept."""
    page.goto(base + path)
    wanted = addresses(site, base, language)
    for _ in range(300):
        missing = wanted - kept(page, site, base)
        if not missing:
            return
        page.wait_for_timeout(100)
    pytest.fail(f"not kept: {sorted(missing)}")


def test_after_one_visit_the_network_may_go(deployed, reader):
    site, base = deployed
    context, page = reader
    visit(page, site, base)
    context.set_offline(True)
    page.reload()
    expect(page.locator("h1#home")).to_be_visible()
    page.goto(base + CLAIM)  # never visited
    expect(page.locator("h1#one_hot_lookup")).to_be_visible()
    style = "getComputedStyle(document.querySelector('.evidence .badge')).fontSize"
    assert page.evaluate(style) == "13.6px"  # site.css is there
    page.locator(".md-search__input").click()
    page.keyboard.type("查表")
    page.keyboard.press("End")
    link = page.locator(".md-search-result__link").first
    link.wait_for(timeout=15_000)
    link.click()
    expect(page.locator("h1")).to_be_visible()
    assert "?h=" in page.url
    with pytest.raises(Error, match="ERR_"):  # or the network was there all the time
        page.goto(base + "no/such/page/")
    context.set_offline(False)


def test_the_reader_of_one_language_does_not_load_the_other(deployed, reader):
    site, base = deployed
    _, page = reader
    visit(page, site, base, "en/", "en")
    page.wait_for_timeout(500)
    found = kept(page, site, base)
    assert base + "en/" + CLAIM in found
    assert base + CLAIM not in found
    assert not any(address.endswith((".wasm", ".zst", ".zip")) for address in found)


def test_what_is_kept_is_small(site):
    """Text that comes when the page is at rest; at most 1.5 MB, as it is sent."""
    found = groups(site)
    for language in ("zh", "en"):
        names = [*found["shared"], *found[language]]
        sent = sum(len(gzip.compress((site / name).read_bytes(), 6)) for name in names)
        assert sent < 1_500_000


def deploy(site: Path, name: str, old: str, new: str) -> None:
    """Publish the site anew, with one change."""
    path = site / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    offline.write(site)


def test_a_new_deployment_shows_at_once_and_leaves_nothing_old(deployed, reader):
    site, base = deployed
    context, page = reader
    visit(page, site, base, CLAIM)
    (before,) = page.evaluate("caches.keys()")
    deploy(site, CLAIM + "index.html", "</h1>", " <b>NEW</b></h1>")
    deploy(site, "glossary/index.html", "</h1>", " <b>NEW</b></h1>")

    page.goto(base + CLAIM)  # the first visit after it
    expect(page.locator("h1 b")).to_have_text("NEW")
    visit(page, site, base, CLAIM)
    assert before not in page.evaluate("caches.keys()")
    context.set_offline(True)
    for path in (CLAIM, "glossary/"):
        page.goto(base + path)
        expect(page.locator("h1 b")).to_have_text("NEW")
    context.set_offline(False)


def test_an_old_worker_keeps_nothing_of_another_build(deployed, reader):
    """As between two deployments: the server has new pages, and the worker is old."""
    site, base = deployed
    context, page = reader
    glossary = site / "glossary" / "index.html"
    old = glossary.read_text(encoding="utf-8")
    visit(page, site, base)
    assert base + "glossary/" in kept(page, site, base)
    glossary.write_text(old.replace("</h1>", " <b>NEW</b></h1>"), encoding="utf-8")
    page.goto(base + "glossary/")
    expect(page.locator("h1 b")).to_have_text("NEW")
    page.wait_for_timeout(5000)  # the worker begins after three seconds of rest
    assert base + "glossary/" not in kept(page, site, base)
    context.set_offline(True)
    with pytest.raises(Error, match="ERR_"):  # nothing, rather than what is old
        page.goto(base + "glossary/")
    context.set_offline(False)


def test_the_neighbours_of_the_site_are_left_alone(deployed, reader):
    site, base = deployed
    _, page = reader
    origin = base.removesuffix("project/")
    page.goto(origin)
    page.evaluate("name => caches.open(name)", f"{origin} of the neighbour")
    visit(page, site, base)
    assert f"{origin} of the neighbour" in page.evaluate("caches.keys()")
    page.goto(origin)
    assert page.evaluate("navigator.serviceWorker.controller") is None


def test_verification_works_without_a_network(deployed, reader):
    """Once Pyodide was used: its files are kept after their first use, not before."""
    site, base = deployed
    context, page = reader
    visit(page, site, base, CLAIM)
    assert len(page.evaluate("caches.keys()")) == 1  # nothing of Pyodide yet
    evidence = page.locator("#one_hot_lookup-symbolic")
    evidence.locator(".verify-start").click()
    page.locator("#one_hot_lookup-symbolic[data-verify='passed']").wait_for(
        timeout=90_000
    )
    folder = offline.pyodide(site)
    wanted = {f"{base}{folder}{name}" for name in PYODIDE}
    for _ in range(100):
        if set(page.evaluate(KEPT, f"{base} {folder}")) == wanted:
            break
        page.wait_for_timeout(100)
    context.set_offline(True)
    page.goto(base + "addition/block_product/")
    page.locator("#block_product-symbolic .verify-start").click()
    page.locator("#block_product-symbolic[data-verify='passed']").wait_for(
        timeout=90_000
    )
    context.set_offline(False)


def test_serve_has_no_worker(monkeypatch, tmp_path):
    class Page:
        url = "a/"

    monkeypatch.setattr(offline, "_command", "serve")
    assert offline.on_post_page("<head></head>", Page, None) == "<head></head>"
    monkeypatch.setattr(offline, "_command", "build")
    html = offline.on_post_page("<head></head>", Page, None)
    assert '<script defer src="../assets/offline/register.js"></script>' in html
