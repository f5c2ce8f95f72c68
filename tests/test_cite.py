"""Each claim can be cited: by a reader, by BibTeX, by Zotero, by a search engine."""

import datetime
import json
import os
import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace

import changed
import cite
import pytest
import rules
import yaml
from mkdocs.exceptions import PluginError

ROOT = Path(__file__).parents[1]
BAD = sorted(p.parent for p in (ROOT / "tests" / "bad" / "cite").glob("*/message.txt"))
STATEMENTS = sorted((ROOT / "snippets").glob("*/*/statement.md"))
CLAIMS = [f"{p.parents[1].name}/{p.parent.name}" for p in STATEMENTS]
PAGES = [(language, claim) for language in rules.LANGUAGES for claim in CLAIMS]
HOME = "http://127.0.0.1:8000/"
CLAIM = "addition/one_hot_lookup"
VERSION = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))["version"]


class Page(HTMLParser):
    """Tags with their attributes, scripts by type, and the text of code and TOC."""

    def __init__(self, site: Path, language: str, claim: str):
        super().__init__()
        self.folder = site / ("en" if language == "en" else ".") / claim
        self.html = (self.folder / "index.html").read_text(encoding="utf-8")
        self.tags: list[tuple[str, dict]] = []
        self.texts: dict[str, list[str]] = {"script": [], "code": [], "title": []}
        self.open: list[str] = []
        self.feed(self.html)

    def handle_starttag(self, tag, attributes):
        self.tags.append((tag, dict(attributes)))
        if tag in self.texts:
            self.open.append(tag)
            self.texts[tag].append("")

    def handle_endtag(self, tag):
        if self.open and self.open[-1] == tag:
            self.open.pop()

    def handle_data(self, data):
        if self.open:
            self.texts[self.open[-1]][-1] += data

    def metas(self, key: str) -> dict[str, str]:
        tags = [a for tag, a in self.tags if tag == "meta" and key in a]
        names = [a[key] for a in tags]
        assert len(names) == len(set(names)), f"a tag stands twice: {names}"
        return {a[key]: a["content"] for a in tags}

    def links(self, rel: str) -> list[str]:
        return [a["href"] for t, a in self.tags if t == "link" and a.get("rel") == rel]

    @property
    def linked_data(self) -> dict:
        types = [a.get("type") for tag, a in self.tags if tag == "script"]
        return json.loads(self.texts["script"][types.index("application/ld+json")])

    @property
    def references(self) -> list[str]:
        return [text.rstrip("\n") for text in self.texts["code"][-3:]]


def heading(language: str, claim: str, root: Path = ROOT) -> str:
    return rules.headings(root / "docs" / language / f"{claim}.md")[0][1]


def day(language: str, claim: str) -> datetime.date:
    page = ROOT / "docs" / language / f"{claim}.md"
    files = [f"docs/{language}/{claim}.md", *(name for _, name in rules.embeds(page))]
    return changed.last_change(files, changed.history(ROOT), ROOT)


# --- what readers see ----------------------------------------------------------


@pytest.mark.parametrize(("language", "claim"), PAGES)
def test_a_claim_page_ends_with_its_references(site, language, claim):
    page = Page(site, language, claim)
    titles = re.findall(r"<h2[^>]* id=\"([\w-]+)\"", page.html)
    assert titles[-1] == "cite"
    assert '<a href="#cite" class="md-nav__link">' in page.html
    bib, gbt, apa = page.references
    title, name = heading(language, claim), claim.rpartition("/")[2]
    address = f"{HOME}{'en/' if language == 'en' else ''}{claim}/#{name}"
    for reference in (bib, gbt, apa):
        assert title in reference
        assert address in reference
        assert VERSION in reference
        assert str(day(language, claim).year) in reference
    assert f'href="{address}">{address}</a>' in page.html
    assert f'id="{name}"' in page.html


def test_the_references_are_of_the_form_that_their_standards_ask_for():
    c = cite.Citation(
        claim="a_claim",
        language="zh",
        title="独热向量",
        translated="One-hot",
        author="作者",
        site="可验证的嵌入",
        version="1.0.0",
        day=datetime.date(2026, 9, 3),
        page="https://x.example/p/a_claim/",
        twin="https://x.example/en/p/a_claim/",
    )
    address = "https://x.example/p/a_claim/#a_claim"
    assert cite.gbt7714(c) == (
        "作者. 独热向量: 可验证的嵌入, 1.0.0 版[EB/OL]. "
        f"(2026-09-03)[YYYY-MM-DD]. {address}"
    )
    assert cite.apa(c) == (
        "作者. (2026, September 3). 独热向量 [One-hot] (Version 1.0.0). "
        f"可验证的嵌入. {address}"
    )
    assert fields(cite.bibtex(c)) == {
        "key": "a_claim_zh",
        "author": "{作者}",
        "title": "{独热向量}",
        "year": "2026",
        "month": "sep",
        "note": "可验证的嵌入, 1.0.0 版, 2026-09-03",
        "url": address,
        "langid": "chinese",
    }


def fields(entry: str) -> dict[str, str]:
    """A BibTeX entry as BibTeX reads it: it counts braces, escaped ones, too."""
    key, rest = re.fullmatch(r"@misc\{(\w+),\n(.*)\}\n?", entry, re.S).groups()
    found = {"key": key}
    while rest.strip():
        name, rest = re.match(r"\s*(\w+)\s*=\s*(.*)", rest, re.S).groups()
        depth, end = 0, 0
        while depth or rest[end] != ",":
            depth += {"{": 1, "}": -1}.get(rest[end], 0)
            end += 1
        value, rest = rest[:end], rest[end + 1 :]
        found[name] = value[1:-1] if value.startswith("{") else value
    return found


@pytest.mark.parametrize(("language", "claim"), PAGES)
def test_cite_bib_is_published_beside_the_page(site, language, claim):
    page = Page(site, language, claim)
    published = fields((page.folder / "cite.bib").read_text(encoding="utf-8"))
    shown = fields(page.references[0])
    assert shown.pop("urldate") == "YYYY-MM-DD"
    assert published == shown
    assert published["title"] == f"{{{heading(language, claim)}}}"
    assert page.links("describedby") == ["cite.bib"]


# --- what machines read --------------------------------------------------------

HIGHWIRE = {
    "citation_title": "title",
    "citation_publication_date": "date",
    "citation_language": "language",
    "citation_public_url": "url",
}
"""The tags that Zotero's Embedded Metadata translator copies → the item's fields."""


def zotero(page: Page) -> dict:
    """The item that Zotero makes of the tags, as its translator is documented to.

    Its type is z:itemType, else a journal article where there is a citation_title.
    In an author, the part before a comma is the family name; without a comma, the
    last word is; two parts that both hold spaces are two authors.
    """
    tags = page.metas("name")
    item = {field: tags[tag] for tag, field in HIGHWIRE.items()}
    item["itemType"] = tags.get("z:itemType", "journalArticle")
    item["abstractNote"] = tags["description"]
    author = tags["citation_author"]
    parts = re.split(r"\s*,\s*", author)
    assert not (len(parts) > 1 and " " in parts[0] and " " in parts[1])
    assert ";" not in author
    if "," in author:
        last, _, first = author.rstrip(" ,").partition(", ")
    else:
        first, _, last = author.rpartition(" ")
    return {**item, "creators": [(last, first)]}


@pytest.mark.parametrize(("language", "claim"), PAGES)
def test_zotero_reads_the_page(site, language, claim):
    page = Page(site, language, claim)
    name = claim.rpartition("/")[2]
    base = HOME + ("en/" if language == "en" else "")
    path = ROOT / "docs" / language / f"{claim}.md"
    assert zotero(page) == {
        "itemType": "webpage",
        "title": heading(language, claim),
        "date": f"{day(language, claim):%Y/%m/%d}",
        "language": language,
        "url": f"{base}{claim}/#{name}",
        "abstractNote": rules.front_matter(path)["description"],
        "creators": [
            ("The contributors to Embeddings Proved", "")
            if language == "en"
            else ("《可验证的嵌入》贡献者", "")
        ],
    }
    assert page.metas("name")["citation_fulltext_html_url"] == f"{base}{claim}/"
    assert page.links("cite-as") == [f"{base}{claim}/#{name}"]


@pytest.mark.parametrize("claim", CLAIMS)
def test_linked_data_links_the_languages(site, claim):
    zh, en = (Page(site, language, claim).linked_data for language in ("zh", "en"))
    for here, there, language in ((zh, en, "zh"), (en, zh, "en")):
        assert here["@context"] == "https://schema.org"
        assert here["@type"] == "TechArticle"
        assert here["inLanguage"] == language
        assert here["headline"] == heading(language, claim)
        assert here["version"] == VERSION
        assert here["dateModified"] == day(language, claim).isoformat()
        other = here["workTranslation"]
        assert other == {key: there[key] for key in other}
    assert en["author"]["name"] == "The contributors to Embeddings, Proved"
    assert en["isPartOf"]["url"] == f"{HOME}en/"


@pytest.mark.parametrize(("language", "claim"), PAGES)
def test_open_graph(site, language, claim):
    page = Page(site, language, claim)
    path = ROOT / "docs" / language / f"{claim}.md"
    locales = {"zh": "zh_CN", "en": "en_US"}
    found = page.metas("property")
    image = found.pop("og:image", None)
    assert bool(image) == (ROOT / f"docs/assets/pictures/{path.stem}.png").exists()
    assert found == {
        "og:type": "article",
        "og:title": heading(language, claim),
        "og:description": rules.front_matter(path)["description"],
        "og:url": page.links("canonical")[0],
        "og:site_name": {"zh": "可验证的嵌入", "en": "Embeddings, Proved"}[language],
        "og:locale": locales.pop(language),
        "og:locale:alternate": locales.popitem()[1],
        "article:modified_time": day(language, claim).isoformat(),
    }


def test_pages_that_are_no_claims_have_open_graph_alone(site):
    page = Page(site, "en", "glossary")
    assert page.metas("property")["og:type"] == "website"
    assert not [name for name in page.metas("name") if name.startswith("citation_")]
    assert 'id="cite"' not in page.html
    assert not (page.folder / "cite.bib").exists()


# --- other addresses, hostile strings ------------------------------------------

HOSTILE = "</title>\"><script>alert(1)</script>&amp; '{x}' 50% \\n a_b #"
DESCRIPTION = f"description: {json.dumps(HOSTILE)}"


def test_hostile_strings_stay_strings(site, project, tmp_path, build):
    for language in rules.LANGUAGES:
        path = project / "docs" / language / f"{CLAIM}.md"
        text = path.read_text(encoding="utf-8")
        title = heading(language, CLAIM)
        text = text.replace(f"# {title} {{", f"# `{HOSTILE}` {{", 1)
        description = rules.front_matter(path)["description"]
        text = text.replace(f"description: {description}", DESCRIPTION, 1)
        path.write_text(text, encoding="utf-8")
    source = (project / "CITATION.cff").read_text(encoding="utf-8")
    name = yaml.safe_load(source)["authors"][0]["name"]
    source = source.replace(f"- name: {name}", f"- name: {json.dumps(HOSTILE)}")
    (project / "CITATION.cff").write_text(source, encoding="utf-8")
    done = build(project, tmp_path / "site", "--strict")
    assert done.returncode == 0, done.stderr
    usual, page = Page(site, "en", CLAIM), Page(tmp_path / "site", "en", CLAIM)
    assert len(page.texts["script"]) == len(usual.texts["script"])
    assert not [text for text in page.texts["script"] if text == "alert(1)"]
    assert page.texts["title"] == [f"{HOSTILE} - Embeddings, Proved"]
    assert page.metas("name")["citation_title"] == HOSTILE
    assert page.metas("name")["citation_author"] == f"{HOSTILE},"
    assert page.metas("name")["description"] == HOSTILE
    assert page.metas("property")["og:title"] == HOSTILE
    assert page.metas("property")["og:description"] == HOSTILE
    assert page.linked_data["headline"] == HOSTILE
    assert page.linked_data["author"]["name"] == HOSTILE
    bib, gbt, apa = page.references
    assert HOSTILE in gbt
    assert HOSTILE in apa
    assert fields(bib)["title"] == f"{{{cite.tex(HOSTILE)}}}"
    written = fields((page.folder / "cite.bib").read_text(encoding="utf-8"))
    assert written["author"] == f"{{{cite.tex(HOSTILE)}}}"


REPOSITORY = "https://github.com/someone/somewhere"


def test_addresses_and_repository_come_from_the_environment(project, tmp_path, build):
    base = "https://x.example/sub/"
    done = build(
        project,
        tmp_path / "site",
        "--strict",
        SITE_URL=base.rstrip("/"),
        REPO_URL=REPOSITORY,
    )
    assert done.returncode == 0, done.stderr
    for language, prefix in (("zh", base), ("en", f"{base}en/")):
        page = Page(tmp_path / "site", language, CLAIM)
        address = f"{prefix}{CLAIM}/"
        assert page.links("canonical") == [address]
        tags = [a for tag, a in page.tags if tag == "link" and "hreflang" in a]
        assert {a["hreflang"]: a["href"] for a in tags} == {
            "zh": f"{base}{CLAIM}/",
            "x-default": f"{base}{CLAIM}/",
            "en": f"{base}en/{CLAIM}/",
        }
        assert page.metas("name")["citation_public_url"] == f"{address}#one_hot_lookup"
        assert page.metas("property")["og:url"] == address
        assert page.linked_data["@id"] == f"{address}#one_hot_lookup"
        assert page.linked_data["isPartOf"]["url"] == prefix
        bib = (page.folder / "cite.bib").read_text(encoding="utf-8")
        assert fields(bib)["url"] == f"{address}#one_hot_lookup"
        assert "127.0.0.1" not in page.html
        assert repositories(page) == {REPOSITORY}
        assert 'data-md-component="source"' not in page.html


def test_without_a_repository_nothing_points_to_one(project, tmp_path, build):
    done = build(project, tmp_path / "site", "--strict", REPO_URL="")
    assert done.returncode == 0, done.stderr
    for path in (tmp_path / "site").rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert "md-source" not in text.partition("<body")[2], path
    for language in rules.LANGUAGES:
        assert repositories(Page(tmp_path / "site", language, CLAIM)) == set()


def repositories(page: Page) -> set[str]:
    return {a["href"] for tag, a in page.tags if a.get("class") == "md-source"}


def test_without_an_address_nothing_is_built(project, tmp_path, build):
    done = build(project, tmp_path / "site", SITE_URL="")
    assert done.returncode != 0
    assert "mkdocs.yml:2: site_url is empty" in done.stderr
    assert "Mend: give SITE_URL the address of the site" in done.stderr


def test_a_broken_source_stops_the_build(project, tmp_path, build):
    (project / "CITATION.cff").unlink()
    done = build(project, tmp_path / "site")
    assert done.returncode != 0
    assert "CITATION.cff:1: it is missing. Mend: write it" in done.stderr
    assert not (tmp_path / "site").exists()


@pytest.mark.parametrize("folder", BAD, ids=lambda folder: folder.name)
def test_the_wrong_input_is_rejected(folder, tmp_path):
    tree = tmp_path / "tree"
    shutil.copytree(ROOT / "tests" / "good", tree)
    if not folder.name.startswith("no_file"):
        shutil.copy(ROOT / "CITATION.cff", tree / "CITATION.cff")
    shutil.copytree(folder, tree, dirs_exist_ok=True)
    expected = (folder / "message.txt").read_text(encoding="utf-8").strip()
    with pytest.raises(PluginError) as caught:
        cite_claim(tree)
    assert str(caught.value).startswith(expected)


def cite_claim(tree: Path) -> cite.Citation:
    file = SimpleNamespace(src_uri="en/part/claim.md", url="en/part/claim/")
    config = SimpleNamespace(
        config_file_path=str(tree / "mkdocs.yml"), site_url=HOME, site_name="Site"
    )
    return cite.citation(file, config, cite.read(tree), {})


def test_the_good_tree_is_cited(tmp_path):
    shutil.copytree(ROOT / "tests" / "good", tmp_path / "tree")
    shutil.copy(ROOT / "CITATION.cff", tmp_path / "tree" / "CITATION.cff")
    assert cite_claim(tmp_path / "tree").address == f"{HOME}en/part/claim/#claim"


# --- the day of the last change ------------------------------------------------


@pytest.fixture
def repository(tmp_path):
    """Two commits: a and b on 2020-01-01, b again on 2020-02-02."""
    root = tmp_path / "repository"
    (root / "docs").mkdir(parents=True)
    git(root, "init", "--quiet")
    for name, content, when in (
        ("a", "1", "2020-01-01"),
        ("b", "1", "2020-01-01"),
        ("b", "2", "2020-02-02"),
    ):
        (root / "docs" / name).write_text(content)
        git(root, "add", ".")
        git(root, "commit", "--quiet", "--message", "x", when=f"{when}T12:00:00Z")
    return root


def git(root: Path, *arguments: str, when: str = "") -> None:
    person = {"NAME": "x", "EMAIL": "x@x.example"} | ({"DATE": when} if when else {})
    names = {
        f"GIT_{role}_{k}": v
        for role in ("AUTHOR", "COMMITTER")
        for k, v in person.items()
    }
    subprocess.run(
        ["git", "-C", root, *arguments], check=True, env={**os.environ, **names}
    )


def on(root: Path, *names: str) -> str:
    paths = [f"docs/{name}" for name in names]
    return str(changed.last_change(paths, changed.history(root), root))


def test_the_day_is_that_of_the_last_commit(repository):
    assert on(repository, "a") == "2020-01-01"
    assert on(repository, "b") == "2020-02-02"
    assert on(repository, "a", "b") == "2020-02-02"


def touch(path: Path, day: str) -> None:
    time = datetime.datetime.fromisoformat(f"{day}T12:00:00+00:00").timestamp()
    os.utime(path, (time, time))


def test_an_edited_or_new_file_is_of_the_day_that_it_was_written(repository):
    (repository / "docs" / "a").write_text("edited")
    touch(repository / "docs" / "a", "2021-03-03")
    (repository / "docs" / "c").write_text("new")
    touch(repository / "docs" / "c", "2021-04-04")
    assert on(repository, "a") == "2021-03-03"
    assert on(repository, "c") == "2021-04-04"


@pytest.mark.parametrize("without", ["git", "commits"])
def test_without_a_history_the_file_says_the_day(repository, without):
    shutil.rmtree(repository / ".git")
    if without == "commits":
        git(repository, "init", "--quiet")
    touch(repository / "docs" / "a", "2021-03-03")
    assert on(repository, "a") == "2021-03-03"


def test_a_shallow_clone_does_not_know_the_day(repository, tmp_path):
    clone = tmp_path / "clone"
    url = repository.as_uri()
    subprocess.run(["git", "clone", "--quiet", "--depth", "1", url, clone], check=True)
    with pytest.raises(changed.Unknown, match="fetch-depth: 0"):
        changed.history(clone)


def test_a_shallow_clone_stops_a_strict_build_for_publication(
    repository, project, tmp_path, build
):
    clone = tmp_path / "clone"
    url = repository.as_uri()
    subprocess.run(["git", "clone", "--quiet", "--depth", "1", url, clone], check=True)
    shutil.move(clone / ".git", project / ".git")
    address = "https://embeddings.example/"
    strict = build(project, tmp_path / "site", "--strict", SITE_URL=address)
    assert strict.returncode != 0
    assert ".git/shallow:1: this clone has only a part of the history" in strict.stderr
    for options in ([], ["--strict"]):
        preview = build(project, tmp_path / "site", *options)
        assert preview.returncode == 0, preview.stderr
        assert ".git/shallow:1:" in preview.stderr


def test_a_history_that_git_refuses_is_no_missing_history(repository):
    (repository / ".git" / "HEAD").write_text("nonsense")
    with pytest.raises(changed.Unknown, match="git cannot read the history"):
        changed.history(repository)


# --- CITATION.cff --------------------------------------------------------------

FIELDS = {
    "cff-version": str,
    "message": str,
    "type": str,
    "title": str,
    "version": str,
    "abstract": str,
    "authors": list,
    "license": list,
    "keywords": list,
}
"""The fields of the Citation File Format 1.2.0 that we use, and their types."""


def test_citation_cff_is_valid():
    """The format's own validator, cffconvert, needs a jsonschema from before 2021."""
    content = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert {key: type(value) for key, value in content.items()} == FIELDS
    assert content["cff-version"] == "1.2.0"
    assert content["type"] in ("software", "dataset")
    assert all(content.values())
    for author in content["authors"]:
        assert set(author) <= {"name", "alias", "website"}
        assert all(isinstance(value, str) and value for value in author.values())
    assert len(set(content["keywords"])) == len(content["keywords"])
    for name in content["license"]:
        assert re.fullmatch(r"[\w.+-]+", name)
