"""Make the search find Chinese terms, and give each language an index of its own."""

import json
import re
from pathlib import Path

import jieba
from mkdocs.plugins import CombinedEvent, event_priority

LANGUAGE = "en/"
"""The folder of the language that is not built at the root of the site."""


def glossary_terms(text: str) -> list[str]:
    """The Chinese terms in the first column of the tables of a glossary page.

    >>> glossary_terms("| 中文 | English |\\n|---|---|\\n| 独热向量、查表 | x |")
    ['独热向量', '查表']
    """
    rows = re.findall(r"^\| *([^|]+?) *\|", text, re.M)
    cells = [cell for cell in rows if not set(cell) <= set(":- ")][1:]
    terms = [term for cell in cells for term in re.split("[、（）/]", cell)]
    return [term.strip() for term in terms if re.search("[\u4e00-\u9fff]", term)]


def on_config(config):
    """Teach jieba the glossary, so that no term of ours is cut in pieces."""
    glossary = Path(config.docs_dir) / "zh" / "glossary.md"
    jieba.setLogLevel("WARNING")
    if glossary.exists():  # its absence is for hooks/rules.py to report
        for term in glossary_terms(glossary.read_text(encoding="utf-8")):
            jieba.add_word(term)


CODE = re.compile(r'(<span class="filename">[^<]*</span>)<pre>.*?</pre>', re.S)
"""A titled code block: an embedded file, the same in both languages."""


@event_priority(50)  # before the search plugin reads the page
def _without_files(context, page, config, nav):
    """Index the words of a page, not the files that it embeds.

    They are most of its bytes, and every reader downloads the index.
    """
    page.whole_content = page.content
    page.content = CODE.sub(r"\1", page.content)


@event_priority(-50)
def _with_files(context, page, config, nav):
    page.content = re.sub(r'\s?data-search-\w+="[^"]+"', "", page.whole_content)


on_page_context = CombinedEvent(_without_files, _with_files)


def split(index: dict) -> tuple[dict, dict]:
    """The index of the root language, and that of the other, relative to its folder.

    >>> both = {"config": {}, "docs": [{"location": "a/"}, {"location": "en/a/"}]}
    >>> [half["docs"] for half in split(both)]
    [[{'location': 'a/'}], [{'location': 'a/'}]]
    """
    root = [d for d in index["docs"] if not d["location"].startswith(LANGUAGE)]
    other = [
        {**doc, "location": doc["location"].removeprefix(LANGUAGE)}
        for doc in index["docs"]
        if doc["location"].startswith(LANGUAGE)
    ]
    return {**index, "docs": root}, {**index, "docs": other}


@event_priority(-200)  # after static-i18n has merged the languages into one index
def on_post_build(config):
    site = Path(config.site_dir)
    path = site / "search" / "search_index.json"
    halves = split(json.loads(path.read_text(encoding="utf-8")))
    for folder, half in zip((site, site / LANGUAGE), halves, strict=True):
        target = folder / "search" / "search_index.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(half, separators=(",", ":"), ensure_ascii=False)
        target.write_text(text, encoding="utf-8")
