"""What is published: whole, in both languages, and from nowhere else."""

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlparse

import pytest
import record
import rules

ROOT = Path(__file__).parents[1]
LOADING = {"script": "src", "img": "src", "iframe": "src", "source": "src"}
LINKED = {"stylesheet", "preload", "modulepreload", "icon", "preconnect", "manifest"}


class Tags(HTMLParser):
    """All start tags of a page with their attributes, and the text of its <style>s."""

    def __init__(self, html: str):
        super().__init__()
        self.tags: list[tuple[str, dict]] = []
        self.styles = ""
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        self.tags.append((tag, dict(attributes)))

    def handle_data(self, data):
        if self.tags and self.tags[-1][0] == "style":
            self.styles += data


def html_pages(site: Path) -> list[Path]:
    return sorted(site.rglob("*.html"))


def published(name: str, language: str) -> str:
    """Where the page `name` (its path in a language folder) is published."""
    stem = name.removesuffix(".md").removesuffix("index")
    return f"{'en/' if language == 'en' else ''}{stem}/index.html".replace(
        "//", "/"
    ).lstrip("/")


PAGES = [
    (language, name)
    for language in rules.LANGUAGES
    for name in rules.pages(ROOT, language)
]


@pytest.mark.parametrize(("language", "name"), PAGES)
def test_a_page_is_published_as_html(site, language, name):
    html = (site / published(name, language)).read_text(encoding="utf-8")
    assert html.lstrip().lower().startswith("<!doctype html>")
    assert f'<html lang="{language}"' in html
    source = ROOT / "docs" / language / name
    for _, _, anchor in rules.headings(source):
        assert f'id="{anchor}"' in html


@pytest.mark.parametrize(("language", "name"), PAGES)
def test_formulas_are_rendered(site, language, name):
    html = (site / published(name, language)).read_text(encoding="utf-8")
    assert "arithmatex" not in html
    text = "\n".join(line for _, line in rules.prose(ROOT / "docs" / language / name))
    if "$" in text:
        assert "<math" in html


@pytest.mark.parametrize(("language", "name"), PAGES)
def test_languages_are_linked_absolutely(site, language, name):
    html = (site / published(name, language)).read_text(encoding="utf-8")
    tags = Tags(html).tags
    links = [
        a
        for tag, a in tags
        if tag == "link" and "alternate" in a.get("rel", "").split()
    ]
    found = {a["hreflang"]: a["href"] for a in links if "hreflang" in a}
    base = "http://127.0.0.1:8000/"
    path = published(name, language).removeprefix("en/").removesuffix("index.html")
    assert found == {
        "zh": base + path,
        "en": base + "en/" + path,
        "x-default": base + path,
    }
    canonical = [a["href"] for tag, a in tags if a.get("rel") == "canonical"]
    assert canonical == [found[language]]


def test_no_source_is_published_as_a_page(site):
    raw = [p for p in site.rglob("*") if p.suffix in {".md", ".ipynb"} and p.is_file()]
    assert [p for p in raw if "labs" not in p.parts] == []


def foreign(site: Path) -> list[str]:
    """Everything that a page or style sheet would load from another host."""
    found = []
    for path in html_pages(site):
        parsed = Tags(path.read_text(encoding="utf-8"))
        loads = [a.get(LOADING.get(tag)) for tag, a in parsed.tags if tag in LOADING]
        loads += [
            a.get("href")
            for tag, a in parsed.tags
            if tag == "link" and LINKED & set((a.get("rel") or "").split())
        ]
        loads += css_addresses(parsed.styles)
        found += [f"{path}: {u}" for u in loads if u and urlparse(u).netloc]
    for path in site.rglob("*.css"):
        urls = css_addresses(path.read_text(encoding="utf-8"))
        found += [f"{path}: {u}" for u in urls if urlparse(u).netloc]
    return found


def css_addresses(css: str) -> list[str]:
    addresses = re.findall(r"url\(\s*['\"]?([^'\")]+)", css)
    return addresses + re.findall(r"@import\s+['\"]([^'\"]+)", css)


def test_nothing_comes_from_another_host(site):
    assert foreign(site) == []


def test_the_search_for_foreign_hosts_finds_them(tmp_path):
    (tmp_path / "a.html").write_text(
        '<script src="//x.org/a.js"></script><link rel="icon" href="https://x.org/i">'
        "<style>@import 'https://x.org/a.css'; b{background:url(https://x.org/b)}</style>"
    )
    (tmp_path / "a.css").write_text("@font-face{src:url('https://x.org/f.woff2')}")
    assert len(foreign(tmp_path)) == 5


def test_every_badge_is_of_the_bytes_and_the_record(site):
    entries = record.Record.read(ROOT)
    embedding = {
        target: page
        for page, path in rules.pages(ROOT, "en").items()
        for _, target in rules.embeds(path)
    }
    for path in record.evidence_files(ROOT):
        name = path.relative_to(ROOT / "snippets").as_posix()
        for language in rules.LANGUAGES:
            page = published(embedding[f"snippets/{name}"], language)
            tags = Tags((site / page).read_text(encoding="utf-8")).tags
            blocks = [a for _, a in tags if a.get("data-path") == name]
            assert len(blocks) == 1, f"{page} shows {name} {len(blocks)} times"
            assert blocks[0]["data-sha256"] == record.sha256(path)
            assert blocks[0]["data-status"] == record.status(path, entries, ROOT)
            raw = site / "evidence" / name
            assert raw.read_bytes() == path.read_bytes()


def test_the_404_speaks_both_languages(site):
    html = (site / "404.html").read_text(encoding="utf-8")
    assert "没有这一页" in html
    assert "No such page" in html
    links = re.findall(r'<a href="([^"]*)" hreflang="(\w+)"', html)
    assert links == [("/./", "zh"), ("/en/", "en")]


def test_what_a_page_waits_for_is_on_it(site):
    """Else it would be painted when all of it is there."""
    waited = {}
    for page in html_pages(site):
        html = page.read_text(encoding="utf-8")
        for name in re.findall(r'<link rel="expect" href="#([^"]+)"', html):
            waited[page.relative_to(site).as_posix()] = f'id="{name}"' in html
    pages = {published(name, language) for language, name in PAGES}
    assert waited == dict.fromkeys(pages, True)
