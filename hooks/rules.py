"""The rules that every page and snippet obeys: pure functions from a tree to problems.

Each rule takes the project root and yields problems. `tests/bad/` holds, for each
rule, the smallest input that it rejects.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import record
import yaml
from search_index import glossary_terms

LANGUAGES = ("zh", "en")
EMBED = re.compile(r'--8<-- "([^"]+)"')
HEADING = re.compile(r"^(#{1,6}) +(.*?)(?: *\{ *#([\w-]+) *\})? *$")
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
DISPLAY = re.compile(r"^[ \t]*\$\$[ \t]*\n(.*?)\n[ \t]*\$\$[ \t]*$", re.M | re.S)


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong, where, and how to mend it."""

    path: str
    line: int
    what: str
    mend: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.what}. Mend: {self.mend}."


Problems = Iterator[Problem]


def relative(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix()


def pages(root: Path, language: str) -> dict[str, Path]:
    """The pages of one language, by their path inside its folder."""
    folder = root / "docs" / language
    return {p.relative_to(folder).as_posix(): p for p in sorted(folder.rglob("*.md"))}


def twins(root: Path) -> Iterator[tuple[Path, Path]]:
    zh, en = (pages(root, language) for language in LANGUAGES)
    return ((zh[name], en[name]) for name in zh if name in en)


def prose(path: Path) -> list[tuple[int, str]]:
    """Numbered lines outside of code fences and front matter."""
    return prose_in(path.read_text(encoding="utf-8"))


# Several rules ask for each page; the text is the key, so no answer is stale.
@lru_cache(maxsize=256)
def prose_in(text: str) -> list[tuple[int, str]]:
    lines = text.split("\n")
    inside, kept = False, []
    front = lines.index("---", 1) if lines[0] == "---" and "---" in lines[1:] else -1
    for number, line in enumerate(lines, 1):
        if line.lstrip().startswith("```"):
            inside = not inside
        elif not inside and number - 1 > front:
            kept.append((number, line))
    return kept


def front_matter(path: Path) -> dict:
    text = path.read_text(encoding="utf-8")
    found = re.match(r"---\n(.*?)\n---\n", text, re.S)
    return dict(yaml_in(found[1])) if found else {}


@lru_cache(maxsize=256)
def yaml_in(head: str) -> dict:
    return yaml.safe_load(head) or {}


def embeds(path: Path) -> list[tuple[int, str]]:
    lines = path.read_text(encoding="utf-8").split("\n")
    return [(n, m) for n, line in enumerate(lines, 1) for m in EMBED.findall(line)]


def headings(path: Path) -> list[tuple[int, str, str | None]]:
    """Line, text and id of each heading."""
    found = ((n, HEADING.match(line)) for n, line in prose(path))
    return [(n, m[2], m[3]) for n, m in found if m]


def claim_folders(root: Path) -> list[Path]:
    return sorted(p for p in (root / "snippets").glob("*/*") if p.is_dir() and _kept(p))


def _kept(path: Path) -> bool:
    return "__pycache__" not in path.parts and not path.name.startswith(".")


# --- pages ---------------------------------------------------------------------


def every_page_has_a_twin(root: Path) -> Problems:
    both = {language: pages(root, language) for language in LANGUAGES}
    for here, there in (LANGUAGES, LANGUAGES[::-1]):
        for name in both[here].keys() - both[there].keys():
            yield Problem(
                f"docs/{here}/{name}",
                1,
                "this page has no twin",
                f"write docs/{there}/{name}",
            )


def only_languages_have_two_letters(root: Path) -> Problems:
    for folder in (root / "docs").iterdir():
        if folder.is_dir() and len(folder.name) == 2 and folder.name not in LANGUAGES:
            yield Problem(
                relative(folder, root),
                1,
                "a two-letter folder under docs/ is taken for a language",
                "give it a longer name",
            )


def headings_carry_ids(root: Path) -> Problems:
    for language in LANGUAGES:
        for path in pages(root, language).values():
            for line, text, anchor in headings(path):
                name = relative(path, root)
                if anchor is None or not anchor.isascii():
                    yield Problem(
                        name, line, f"no ASCII id on «{text}»", "end it with {#some_id}"
                    )
                if "$" in text:
                    yield Problem(
                        name, line, f"a formula in «{text}»", "move it into the text"
                    )


def twins_have_equal(root: Path, what: str, items, mend: str) -> Problems:
    """A problem at the first place where `items` of the two twins differ.

    items: page path → list of (line, item).
    """
    for zh, en in twins(root):
        left, right = items(zh), items(en)
        for index in range(max(len(left), len(right))):
            a = left[index] if index < len(left) else (1, None)
            b = right[index] if index < len(right) else (1, None)
            if a[1] != b[1]:
                yield Problem(
                    relative(en, root),
                    b[0],
                    f"{what} «{b[1]}» differs from «{a[1]}» in "
                    f"{relative(zh, root)}:{a[0]}",
                    mend,
                )
                break


def twins_have_equal_headings(root: Path) -> Problems:
    def ids(path):
        return [(line, anchor) for line, _, anchor in headings(path)]

    mend = "give both pages the same ids in the same order"
    return twins_have_equal(root, "heading id", ids, mend)


def twins_have_equal_embeds(root: Path) -> Problems:
    mend = "embed the same files in the same order"
    return twins_have_equal(root, "embed", embeds, mend)


def twins_have_equal_formulas(root: Path) -> Problems:
    def displayed(path):
        text = path.read_text(encoding="utf-8")
        return [
            (text[: m.start()].count("\n") + 1, " ".join(m[1].split()))
            for m in DISPLAY.finditer(text)
        ]

    mend = "display the same formulas in the same order"
    return twins_have_equal(root, "formula", displayed, mend)


def twins_have_equal_links(root: Path) -> Problems:
    def links(path):
        found = {m for _, line in prose(path) for m in LINK.findall(line)}
        return [(1, link) for link in sorted(found)]

    return twins_have_equal(root, "link", links, "link to the same pages")


def twins_have_equal_heads(root: Path) -> Problems:
    def head(path):
        meta = front_matter(path)
        return [(2, f"{key}: {meta.get(key)}") for key in ("number", "uses", "bib_key")]

    return twins_have_equal(root, "head", head, "copy the line from the other page")


def labs_have_equal_cells(root: Path) -> Problems:
    """Byte for byte, since the cells are executed once for both languages."""

    def cell_lines(path):
        if "jupyter" not in front_matter(path):
            return []
        inside, kept = False, []
        lines = path.read_bytes().decode("utf-8").split("\n")
        for number, line in enumerate(lines, 1):
            inside = inside or line.startswith("```python")
            if inside:
                kept.append((number, line))
            inside = inside and line != "```"
        return kept

    mend = "copy the cell from the other page, byte for byte"
    return twins_have_equal(root, "code line", cell_lines, mend)


def every_page_describes_itself(root: Path) -> Problems:
    for language in LANGUAGES:
        for path in pages(root, language).values():
            if not front_matter(path).get("description"):
                yield Problem(
                    relative(path, root),
                    1,
                    "no description",
                    "add `description:` with one sentence to the front matter",
                )


# --- claims --------------------------------------------------------------------


def evidence_has_a_known_name(root: Path) -> Problems:
    for path in (root / "snippets").glob("*/*/*"):
        if _kept(path) and path.name not in record.KINDS:
            yield Problem(
                relative(path, root),
                1,
                f"«{path.name}» is not a kind of evidence",
                f"use one of {', '.join(record.KINDS)}",
            )


def every_embed_exists(root: Path) -> Problems:
    for language in LANGUAGES:
        for path in pages(root, language).values():
            for line, target in embeds(path):
                if not (root / target).is_file():
                    yield Problem(
                        relative(path, root),
                        line,
                        f"the embedded file «{target}» does not exist",
                        "correct the path, it starts at the project root",
                    )


def every_snippet_is_embedded_once(root: Path) -> Problems:
    """On the page of its claim, which has the folder's name."""
    embedding: dict[str, list[str]] = {}
    for page in pages(root, "en").values():
        for _, target in embeds(page):
            embedding.setdefault(target, []).append(relative(page, root))
    for folder in claim_folders(root):
        for path in sorted(folder.iterdir()):
            if not _kept(path) or path.name not in record.KINDS:
                continue
            name = relative(path, root)
            where = embedding.get(name, [])
            if len(where) != 1:
                yield Problem(
                    name,
                    1,
                    f"embedded {len(where)} times {where or ''}".strip(),
                    f"embed it once, on the pages of {folder.name}, in both languages",
                )


def claims_are_numbered(root: Path) -> Problems:
    """Unique numbers, rising along nav."""
    nav = yaml.load((root / "mkdocs.yml").read_text(encoding="utf-8"), _AnyTag)["nav"]
    previous = 0
    for name in _flat(nav):
        path = root / "docs" / "en" / name
        if not (
            root / "snippets" / Path(name).with_suffix("") / "statement.md"
        ).exists():
            continue
        number = front_matter(path).get("number") if path.exists() else None
        if not isinstance(number, int) or number <= previous:
            yield Problem(
                relative(path, root),
                1,
                f"number {number} does not rise along nav (after {previous})",
                "give the claim its number in the front matter, and keep nav in order",
            )
        previous = number if isinstance(number, int) else previous


class _AnyTag(yaml.SafeLoader):
    """mkdocs.yml holds tags (`!ENV`) whose values the rules do not need."""


_AnyTag.add_multi_constructor("", lambda loader, tag, node: None)


def _flat(nav) -> Iterator[str]:
    for item in nav:
        if isinstance(item, str):
            yield item
        else:
            for value in item.values():
                yield from _flat(value if isinstance(value, list) else [value])


def claim_uses(root: Path) -> dict[str, tuple[Path, int, object]]:
    """Claim → its English page, the line of `uses`, and what stands there."""
    found = {}
    for folder in claim_folders(root):
        path = root / "docs" / "en" / folder.parent.name / f"{folder.name}.md"
        if path.exists():
            lines = path.read_text(encoding="utf-8").split("\n")
            at = [n for n, line in enumerate(lines, 1) if line.startswith("uses:")]
            uses = front_matter(path).get("uses")
            found[folder.name] = path, at[0] if at else 1, uses
    return found


def are_ids(uses: object) -> bool:
    return isinstance(uses, list) and all(isinstance(used, str) for used in uses)


def uses_are_claims(root: Path) -> Problems:
    known = {folder.name for folder in claim_folders(root)}
    for path, line, uses in claim_uses(root).values():
        if not are_ids(uses):
            yield Problem(
                relative(path, root),
                line,
                f"`uses` is «{uses}», not a list of ids",
                "write `uses: []`, or the ids of claims in the brackets",
            )
            continue
        for used in uses:
            if used not in known:
                yield Problem(
                    relative(path, root),
                    line,
                    f"`uses` names «{used}», which is no claim",
                    "write the id of a claim, as its folder in snippets/ is called",
                )


def uses_make_no_cycle(root: Path) -> Problems:
    """No claim rests on itself, however long the way round."""
    found = claim_uses(root)
    graph = {c: uses for c, (_, _, uses) in found.items() if are_ids(uses)}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        cycle = error.args[1][::-1]  # each claim now uses the next one
        path, line, _ = found[cycle[0]]
        yield Problem(
            relative(path, root),
            line,
            f"a claim rests on itself: {' uses '.join(cycle)}",
            "take one of these out of `uses`, and out of its proof",
        )


def statements_are_formulas(root: Path) -> Problems:
    """A statement belongs to both languages, so it holds no words."""
    for path in (root / "snippets").glob("*/*/statement.md"):
        text = path.read_text(encoding="utf-8")
        outside = DISPLAY.sub("", text).strip()
        if outside or not DISPLAY.search(text) or r"\text{" in text:
            yield Problem(
                relative(path, root),
                1,
                "a statement holds only displayed formulas, and no words",
                "put `$$` on lines of its own around it and move words to the pages",
            )


def snippets_have_examples(root: Path) -> Problems:
    """At least one doctest example, none of them skipped, under a formula."""
    for path in (root / "snippets").glob("*/*/*.py"):
        name, text = relative(path, root), path.read_text(encoding="utf-8")
        if not text.startswith(('"""', 'r"""')):
            yield Problem(
                name, 1, "no formula in the first line", 'open with """formula'
            )
        try:
            count = record.examples(path)
        except (SyntaxError, ValueError) as error:
            line = getattr(error, "lineno", 1) or 1
            yield Problem(name, line, f"not Python: {error}", "correct it")
            continue
        if not count:
            yield Problem(name, 1, "no doctest example", "add one with `>>>`")
        for number, line in enumerate(text.split("\n"), 1):
            if "doctest: +SKIP" in line or "doctest:+SKIP" in line:
                yield Problem(name, number, "a skipped example", "let it run")
            if len(line) > 88:
                yield Problem(
                    name, number, f"a line of {len(line)}", "88 characters at most"
                )
        if text.count("\n") > 60:
            yield Problem(
                name,
                text.count("\n"),
                "too long to be read whole on a page",
                "keep it near 40 lines",
            )
        nodes = ast.walk(record.tree(text))
        asserts = [node for node in nodes if isinstance(node, ast.Assert)]
        for node in asserts:
            if isinstance(node.test, ast.BinOp):
                yield Problem(
                    name,
                    node.lineno,
                    "this assertion holds for any unevaluated expression",
                    "compare with ==",
                )


def proofs_are_complete(root: Path) -> Problems:
    for path in (root / "snippets").glob("*/*/*.v"):
        text = path.read_text(encoding="utf-8")
        name = relative(path, root)
        for number, line in enumerate(text.split("\n"), 1):
            if re.search(r"\b(Admitted|admit|Axiom|Parameter|Conjecture)\b", line):
                yield Problem(name, number, "a hole in the proof", "prove it")
        claim = path.parent.name
        if not re.search(rf"^Print Assumptions {claim}\.\s*\Z", text, re.M):
            yield Problem(
                name,
                text.count("\n"),
                "the assumptions are not printed last",
                f"end with `Print Assumptions {claim}.`",
            )


# --- words ---------------------------------------------------------------------


def avoided_words(glossary: str) -> dict[str, str]:
    """Word → what to write, from the column `不写` of the Chinese glossary."""
    found, column = {}, None
    for line in glossary.split("\n"):
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if "不写" in cells:
            column = cells.index("不写")
        elif column and line.startswith("|") and len(cells) > column:
            for word in cells[column].split("、"):
                if re.search("[\u4e00-\u9fff]", word):
                    found[word] = cells[0]
    return found


def chinese_keeps_to_its_terms(root: Path) -> Problems:
    glossary = root / "docs" / "zh" / "glossary.md"
    if not glossary.exists():
        return
    text = glossary.read_text(encoding="utf-8")
    avoided, terms = avoided_words(text), glossary_terms(text)
    for name, path in pages(root, "zh").items():
        if name == "glossary.md":
            continue
        for number, line in prose(path):
            for word, better in avoided.items():
                # 块矩阵 is avoided, 分块矩阵 is the term: hide terms that hold it.
                hidden = line
                for term in terms:
                    if word in term:
                        hidden = hidden.replace(term, "")
                if word in hidden:
                    yield Problem(
                        relative(path, root),
                        number,
                        f"«{word}» is not our term",
                        f"write «{better}»",
                    )


def chinese_is_punctuated(root: Path) -> Problems:
    for path in pages(root, "zh").values():
        for number, line in prose(path):
            bare = re.sub(r"\$[^$]*\$|`[^`]*`|\]\([^)]*\)|<[^>]*>", "", line)
            if found := re.search(
                r"[\u4e00-\u9fff][,;:?!]|[\u4e00-\u9fff]\.(\s|$)", bare
            ):
                yield Problem(
                    relative(path, root),
                    number,
                    f"half-width punctuation after «{found[0]}»",
                    "use the full-width sign",
                )


RULES = [
    every_page_has_a_twin,
    only_languages_have_two_letters,
    headings_carry_ids,
    twins_have_equal_headings,
    twins_have_equal_embeds,
    twins_have_equal_formulas,
    twins_have_equal_links,
    twins_have_equal_heads,
    labs_have_equal_cells,
    every_page_describes_itself,
    evidence_has_a_known_name,
    every_embed_exists,
    every_snippet_is_embedded_once,
    claims_are_numbered,
    uses_are_claims,
    uses_make_no_cycle,
    statements_are_formulas,
    snippets_have_examples,
    proofs_are_complete,
    chinese_keeps_to_its_terms,
    chinese_is_punctuated,
]


def problems(root: Path) -> list[Problem]:
    """All problems of a tree, in the order of files and lines."""
    found = {problem for rule in RULES for problem in rule(root)}
    return sorted(found, key=lambda p: (p.path, p.line, p.what))
