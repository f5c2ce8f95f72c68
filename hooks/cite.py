"""Make each claim page citable: its last section, its cite.bib, and tags in its head.

Author, version and licences come from CITATION.cff, the day of the last change from
git (hooks/changed.py), the address from `site_url`. Nothing of it is typed on a page.
"""

import calendar
import html
import re
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import changed
import markdown as python_markdown
import rules
import words
import yaml
from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority, get_plugin_logger
from mkdocs.structure.files import File
from rules import Problem

log = get_plugin_logger("cite")

SOURCE = "CITATION.cff"
TODAY = "YYYY-MM-DD"
"""Stands for the day of reading; docs/assets/cite/cite.js puts in the reader's own."""
LOCALES = {"zh": "zh_CN", "en": "en_US"}
LANGID = {"zh": "chinese", "en": "english"}
"""What biblatex calls a language."""
TEX = {c: rf"\{c}" for c in "&%$#_"} | {
    "\\": r"\textbackslash{}",
    "{": r"\textbraceleft{}",  # \{ would count as a brace where BibTeX pairs them
    "}": r"\textbraceright{}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
}


@dataclass(frozen=True)
class Source:
    """What CITATION.cff knows: the author's name in English and Chinese, and so on."""

    names: dict[str, str]
    version: str
    licenses: list[str]


@dataclass(frozen=True)
class Citation:
    """All that a reference to one language's page of a claim can hold."""

    claim: str
    language: str
    title: str
    translated: str
    author: str
    site: str
    version: str
    day: date
    page: str
    twin: str

    @property
    def address(self) -> str:
        """The permanent address: it names the claim, not only the page."""
        return f"{self.page}#{self.claim}"

    @property
    def edition(self) -> str:
        text = words.ZH if self.language == "zh" else words.EN
        return text.version.format(self.version)


# --- what is known -------------------------------------------------------------


def read(root: Path) -> Source:
    """CITATION.cff of `root`; PluginError with line and mend if it lacks a piece."""
    try:
        text = (root / SOURCE).read_text(encoding="utf-8")
        content = yaml.safe_load(text)
    except FileNotFoundError:
        mend = "write it, see citation-file-format.github.io"
        raise refused(1, "it is missing", mend) from None
    except yaml.YAMLError as error:
        line = error.problem_mark.line + 1
        what = f"it is not YAML: {error.problem}"
        raise refused(line, what, "correct this line") from None
    if not isinstance(content, dict):
        raise refused(1, "it holds no fields", "write `field: value` lines")
    version = content.get("version")
    if not isinstance(version, str) or not re.fullmatch(r"[\w.+-]+", version):
        raise refused(
            line_of("version", text),
            f"the version is {version!r}, not a word in quotes",
            'write version: "1.0.0"',
        )
    authors = content.get("authors")
    author = authors[0] if isinstance(authors, list) and authors else None
    if not isinstance(author, dict) or not author.get("name"):
        raise refused(
            line_of("authors", text),
            "the first author is no entity with a name",
            "write authors: and below it - name: …",
        )
    licenses = content.get("license") or []
    return Source(
        names={"en": author["name"], "zh": author.get("alias") or author["name"]},
        version=version,
        licenses=[licenses] if isinstance(licenses, str) else licenses,
    )


def refused(line: int, what: str, mend: str) -> PluginError:
    return PluginError(str(Problem(SOURCE, line, what, mend)))


def line_of(key: str, text: str) -> int:
    """The line of `key` at the top level of a YAML text; 1 if it has none."""
    found = re.search(rf"^{key}:", text, re.M)
    return text[: found.start()].count("\n") + 1 if found else 1


def title(path: Path) -> str:
    """The text of the first heading of a page, without markup."""
    marked = python_markdown.markdown(f"# {first_heading(path)[1]}")
    return " ".join(html.unescape(re.sub(r"<[^>]*>", "", marked)).split())


def first_heading(path: Path) -> tuple[int, str, str | None]:
    """Line, text and id of the title of a page; PluginError if it has none."""
    found = rules.headings(path)
    if not found:
        name = f"docs/{path.as_posix().rpartition('/docs/')[2]}"
        mend = f"begin with # Title {{#{path.stem}}}"
        raise PluginError(str(Problem(name, 1, "no title", mend)))
    return found[0]


def citation(file: File, config, source: Source, days: dict[str, date]) -> Citation:
    """How to cite the claim page `file`.

    Raises PluginError if no address leads to the claim.
    """
    root = Path(config.config_file_path).parent
    path = root / "docs" / file.src_uri
    language, _, name = file.src_uri.partition("/")
    claim = path.stem
    line, text, anchor = first_heading(path)
    if anchor != claim:
        what = f"the title «{text}» has the id «{anchor}», so #{claim} leads nowhere"
        mend = f"end it with {{#{claim}}}"
        raise PluginError(str(Problem(f"docs/{file.src_uri}", line, what, mend)))
    if not config.site_url:
        what = "site_url is empty, so no page has a permanent address"
        mend = (
            "give SITE_URL the address of the site, or take it out of the environment"
        )
        line = line_of("site_url", Path(config.config_file_path).read_text("utf-8"))
        raise PluginError(str(Problem("mkdocs.yml", line, what, mend)))
    embedded = [target for _, target in rules.embeds(path)]
    here, there = file.url, other_url(file.url)
    return Citation(
        claim=claim,
        language=language,
        title=title(path),
        translated=title(root / "docs" / other(language) / name),
        author=source.names[language],
        site=config.site_name,
        version=source.version,
        day=changed.last_change([f"docs/{file.src_uri}", *embedded], days, root),
        page=urljoin(config.site_url, here),
        twin=urljoin(config.site_url, there),
    )


def other(language: str) -> str:
    return "en" if language == "zh" else "zh"


def other_url(url: str) -> str:
    """Where the twin of a page is published; Chinese lies at the root.

    >>> other_url("part/claim/"), other_url("en/part/claim/"), other_url("./")
    ('en/part/claim/', 'part/claim/', 'en/')
    """
    url = "" if url == "./" else url
    return (url.removeprefix("en/") or "./") if url.startswith("en/") else f"en/{url}"


# --- references ----------------------------------------------------------------


def tex(text: str) -> str:
    r"""Text for a BibTeX field.

    >>> print(tex("50 % of {x} & a_1"))
    50 \% of \textbraceleft{}x\textbraceright{} \& a\_1
    """
    return "".join(TEX.get(char, char) for char in text)


def bibtex(c: Citation, read_on: str = "") -> str:
    """A BibTeX entry for plain BibTeX and biblatex alike."""
    fields = {
        "author": f"{{{tex(c.author)}}}",  # braces of their own: not a person's name
        "title": f"{{{tex(c.title)}}}",  # and no style changes its capitals
        "year": f"{c.day.year}",
        "month": calendar.month_abbr[c.day.month].lower(),
        "note": tex(f"{c.site}, {c.edition}, {c.day}"),
        "url": c.address,
        "urldate": read_on,
        "langid": LANGID[c.language],
    }
    lines = [
        f"  {key} = {value if key == 'month' else f'{{{value}}}'},"
        for key, value in fields.items()
        if value
    ]
    return "\n".join([f"@misc{{{c.claim}_{c.language},", *lines, "}"])


def gbt7714(c: Citation) -> str:
    """GB/T 7714—2015, 4.6: an electronic resource, with the day of its last change."""
    return (
        f"{c.author}. {c.title}: {c.site}, {c.edition}[EB/OL]. "
        f"({c.day})[{TODAY}]. {c.address}"
    )


def apa(c: Citation) -> str:
    """APA, 7th edition: a page of a website by a group, its title translated."""
    day = f"{c.day.year}, {calendar.month_name[c.day.month]} {c.day.day}"
    english = "" if c.language == "en" else f" [{c.translated}]"
    return (
        f"{c.author}. ({day}). {c.title}{english} (Version {c.version}). "
        f"{c.site}. {c.address}"
    )


def section(c: Citation) -> str:
    """The Markdown of the section that ends the page."""
    text = words.ZH if c.language == "zh" else words.EN
    blocks = [
        ("bibtex", "BibTeX", bibtex(c, TODAY)),
        ("text", "GB/T 7714—2015", gbt7714(c)),
        ("text", "APA", apa(c)),
    ]
    return "\n\n".join(
        [
            f"## {text.cite} {{#cite data-search-exclude}}",
            "/// html | div.cite",
            f"{text.address}<{c.address}>",
            f"{text.changed}{c.day} · {c.edition} · "
            f"[cite.bib]({c.claim}/cite.bib){{ download }}",
            *(
                f'```{lexer} title="{name}"\n{body}\n```'
                for lexer, name, body in blocks
            ),
            f"{text.by_hand.format(TODAY)}\n{{ .by-hand }}",
            "///\n",
        ]
    )


# --- tags ----------------------------------------------------------------------


def highwire(c: Citation) -> list[tuple[str, str]]:
    """Tags for Google Scholar and Zotero (its translator "Embedded Metadata").

    Zotero takes a page with citation_title for a journal article, unless z:itemType
    says otherwise.
    """
    return [
        ("citation_title", c.title),
        ("citation_author", whole_name(c.author)),
        ("citation_publication_date", f"{c.day:%Y/%m/%d}"),
        ("citation_online_date", f"{c.day:%Y/%m/%d}"),
        ("citation_language", c.language),
        ("citation_public_url", c.address),
        ("citation_fulltext_html_url", c.page),
        ("z:itemType", "webpage"),
    ]


def whole_name(name: str) -> str:
    """The name of a group such that nobody splits it as a person's.

    In citation_author a comma ends the family name, and without one the last word is
    the family name.

    >>> whole_name("The authors of A, B"), whole_name("作者")
    ('The authors of A B,', '作者')
    """
    return f"{name.replace(',', '')}," if " " in name else name


def open_graph(
    kind: str, title: str, description: str, url: str, site: str, language: str
) -> list[tuple[str, str]]:
    return [
        ("og:type", kind),
        ("og:title", title),
        ("og:description", description),
        ("og:url", url),
        ("og:site_name", site),
        ("og:locale", LOCALES[language]),
        ("og:locale:alternate", LOCALES[other(language)]),
    ]


def linked_data(c: Citation, description: str, licenses: list[str], home: str) -> dict:
    """schema.org: the article, its site, and the same claim in the other language."""
    return {
        "@context": "https://schema.org",
        "@type": "TechArticle",
        "@id": c.address,
        "url": c.address,
        "headline": c.title,
        "description": description,
        "inLanguage": c.language,
        "author": {"@type": "Organization", "name": c.author},
        "dateModified": c.day.isoformat(),
        "version": c.version,
        "license": [f"https://spdx.org/licenses/{name}" for name in licenses],
        "isPartOf": {"@type": "WebSite", "name": c.site, "url": home},
        "workTranslation": {
            "@type": "TechArticle",
            "@id": f"{c.twin}#{c.claim}",
            "url": f"{c.twin}#{c.claim}",
            "headline": c.translated,
            "inLanguage": other(c.language),
        },
    }


# --- the build -----------------------------------------------------------------

_source: Source
_days: dict[str, date] = {}


def on_pre_build(config):
    """Read CITATION.cff and the history; PluginError if a piece is missing."""
    global _source, _days
    root = Path(config.config_file_path).parent
    _source = read(root)
    try:
        _days = changed.history(root)
    except changed.Unknown as unknown:
        preview = urlsplit(config.site_url).hostname in ("127.0.0.1", "localhost")
        if config.strict and not preview:
            raise PluginError(str(unknown)) from None
        # The days of a preview are cited by nobody, so it may guess them.
        log.info(str(unknown)) if preview else log.warning(str(unknown))
        _days = {}


def is_claim(file: File, config) -> bool:
    root = Path(config.config_file_path).parent
    name = Path(*Path(file.src_uri).parts[1:]).with_suffix("")
    return (root / "snippets" / name / "statement.md").exists()


# After static-i18n (-100), as hooks/assets.py: it fails on generated files.
@event_priority(-200)
def on_files(files, config):
    """Publish cite.bib beside each claim page."""
    for file in files.documentation_pages():
        if is_claim(file, config):
            content = bibtex(citation(file, config, _source, _days)) + "\n"
            uri = file.src_uri.removesuffix(".md") + "/cite.bib"
            bib = File.generated(config, uri, content=content)
            bib.dest_uri = file.dest_uri.removesuffix("index.html") + "cite.bib"
            files.append(bib)
    return files


def on_page_markdown(markdown, page, config, files):
    if is_claim(page.file, config):
        c = citation(page.file, config, _source, _days)
        return f"{markdown.rstrip()}\n\n{section(c)}"
    return markdown


def on_page_context(context, page, config, nav):
    """Give overrides/main.html the title, and partials/cite.html its tags."""
    language = page.file.src_uri.partition("/")[0]
    if language not in LOCALES:
        return context
    root = Path(config.config_file_path).parent
    description = str(page.meta.get("description", ""))
    context["title"] = name = title(root / "docs" / page.file.src_uri)
    about = (name, description, page.canonical_url or "", config.site_name, language)
    if is_claim(page.file, config):
        c = citation(page.file, config, _source, _days)
        home = urljoin(config.site_url, "en/" if language == "en" else "")
        context["highwire"] = highwire(c)
        context["open_graph"] = open_graph("article", *about)
        context["open_graph"] += [("article:modified_time", c.day.isoformat())]
        picture = f"assets/pictures/{c.claim}.png"
        if (root / "docs" / picture).exists():
            context["open_graph"] += [("og:image", urljoin(config.site_url, picture))]
        context["linked_data"] = linked_data(c, description, _source.licenses, home)
        context["address"] = c.address
    else:
        context["open_graph"] = open_graph("website", *about)
    # Material writes it into an attribute as it is.
    page.meta["description"] = html.escape(description)
    return context
