"""Draw which claim uses which, where a page holds `<!-- claim map -->`.

Graphviz lays the claims out from the `uses` of their pages. The drawing is for the
eye and the pointer; the nested list below it says the same to everyone. A phone gets
boxes with numbers only, so that the whole drawing stays legible.
"""

import html
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import evidence
import pygraphviz
import record
import rules
import words
from mkdocs.utils import get_relative_url

MARK = "<!-- claim map -->"
SIGNS = {
    record.FAILED: "✗",
    record.CHANGED: "△",
    record.NOT_RUN: "○",
    record.VERIFIED: "✓",
}
"""The signs of site.css, from the worst status to the best."""

POINTS = 72  # Graphviz counts in inches
LINE = 17


@dataclass(frozen=True)
class Claim:
    """One box of the map; `page` is its path in a language folder."""

    id: str
    number: int
    page: str
    uses: tuple[str, ...]
    status: str


@dataclass(frozen=True)
class Layout:
    """Where Graphviz puts boxes (their centres) and arrows (Bézier curves)."""

    width: float
    height: float
    boxes: dict[str, tuple[float, float]]
    arrows: tuple[tuple[tuple[float, float], ...], ...]


def on_pre_build(config):
    """A build reads the claims once, for both languages."""
    plugin = config.plugins.get("i18n")
    if not plugin or plugin.is_default_language_build:
        read.cache_clear()


@cache
def read(root: Path) -> tuple[Claim, ...]:
    """The claims of the tree, by number, with the worst status of their evidence."""
    entries = record.Record.read(root)
    folders = evidence.claims(root)
    known = {folder.name for folder in folders}
    # What is wrong in `uses` is for hooks/rules.py to report.
    uses = {
        claim: tuple(used for used in stated if used in known and used != claim)
        for claim, (_, _, stated) in rules.claim_uses(root).items()
        if rules.are_ids(stated)
    }
    return tuple(
        Claim(
            folder.name,
            evidence.number(folder, root),
            f"{folder.parent.name}/{folder.name}.md",
            uses.get(folder.name, ()),
            worst(record.status(path, entries, root) for path in evidence_of(folder)),
        )
        for folder in folders
    )


def evidence_of(folder: Path) -> list[Path]:
    kinds = record.KINDS.keys() - {"statement.md"}
    return [path for path in sorted(folder.iterdir()) if path.name in kinds]


def worst(statuses) -> str:
    """
    >>> worst(["verified", "failed", "not_run"]), worst([])
    ('failed', 'not_run')
    """
    return min(statuses, key=list(SIGNS).index, default=record.NOT_RUN)


@cache
def laid_out(uses: tuple[tuple[str, tuple[str, ...]], ...], size: tuple) -> Layout:
    """Boxes of one `size` (width, height), each claim right of those that it uses.

    Sizes are fixed, so that no font of this machine decides the layout.
    """
    width, height = (length / POINTS for length in size)
    graph = pygraphviz.AGraph(directed=True, rankdir="LR", nodesep=0.17, ranksep=0.45)
    box = {"shape": "box", "label": "", "fixedsize": "true"}
    graph.node_attr.update(box, width=width, height=height)
    for claim, used in uses:
        graph.add_node(claim)
        graph.add_edges_from((other, claim) for other in used)
    lines = graph.draw(format="plain", prog="dot").decode().splitlines()
    rows = [line.split() for line in lines]
    _, _, full_width, full_height = rows[0][:4]
    top = float(full_height)

    def point(x, y):
        return round(float(x) * POINTS, 1), round((top - float(y)) * POINTS, 1)

    def curve(count, *numbers):
        return tuple(point(*numbers[2 * i : 2 * i + 2]) for i in range(int(count)))

    return Layout(
        float(full_width) * POINTS,
        top * POINTS,
        {row[1]: point(*row[2:4]) for row in rows if row[0] == "node"},
        tuple(curve(*row[3:]) for row in rows if row[0] == "edge"),
    )


@cache
def drawing(
    claims: tuple[Claim, ...], links: tuple[str, ...], named: bool
) -> list[str]:
    """The lines of an SVG whose boxes hold numbers and, if `named`, ids."""
    texts = [
        (f"{c.number} {SIGNS[c.status]}", *(wrapped(c.id) if named else ()))
        for c in claims
    ]
    tallest = max(map(len, texts), default=1)
    size = (142, LINE * tallest + 14) if named else (54, 38)
    where = laid_out(tuple((c.id, c.uses) for c in claims), size)
    width, height = where.width + 4, where.height + 4
    kind = "named" if named else "numbered"
    lines = [
        f'<svg class="{kind}" viewBox="-2 -2 {width:g} {height:g}" aria-hidden="true" '
        f'style="--width:{width:g}px">'
    ]
    lines += [f'<path d="{arrow(curve)}"/>' for curve in where.arrows]
    for claim, link, text in zip(claims, links, texts, strict=True):
        x, y = where.boxes[claim.id]
        lines.append(
            f'<a class="{claim.status}" href="{html.escape(link)}" tabindex="-1">'
            f'<rect x="{x - size[0] / 2:g}" y="{y - size[1] / 2:g}" '
            f'width="{size[0]}" height="{size[1]}" rx="4"/>'
        )
        first = y - LINE * (len(text) - 1) / 2 + 5
        lines += [
            f'<text x="{x:g}" y="{first + LINE * i:g}">{part}</text>'
            for i, part in enumerate(text)
        ]
        lines.append("</a>")
    return [*lines, "</svg>"]


def wrapped(claim: str) -> list[str]:
    """
    >>> wrapped("embedding_layer_is_static")
    ['embedding_layer_', 'is_static']
    """
    spaced = textwrap.wrap(claim.replace("_", "_ "), 17, break_long_words=False)
    return [line.replace("_ ", "_") for line in spaced]


def arrow(curve: tuple[tuple[float, float], ...]) -> str:
    """A path along `curve`, which ends where the head begins, and the head."""
    (x, y), *rest = curve
    end, before = curve[-1], curve[-2]
    dx, dy = end[0] - before[0], end[1] - before[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1
    dx, dy = dx / length, dy / length
    corners = ((-3.5 * dy, 3.5 * dx), (10 * dx, 10 * dy), (3.5 * dy, -3.5 * dx))
    head = "L".join(f"{end[0] + u:.1f} {end[1] + v:.1f}" for u, v in corners)
    through = " ".join(f"{u:g} {v:g}" for u, v in rest)
    return f"M{x:g} {y:g}C{through}M{head}z"


def listed(
    claims: Sequence[Claim], titles: dict, parts: dict, text: words.Words
) -> list[str]:
    """The map as a nested Markdown list: part, claim with status, claims it uses."""
    by_id = {claim.id: claim for claim in claims}
    lines, part = [], None
    for claim in claims:
        if parts[claim.id] != part:
            part = parts[claim.id]
            lines.append(f"- {part}")
        lines.append(
            f"    - {claim.number} [{titles[claim.id]}]({claim.page}) `{claim.id}` "
            f'<span class="status {claim.status}">{text.status[claim.status]}</span>'
        )
        for used in (by_id[other] for other in claim.uses):
            link = f"[{titles[used.id]}]({used.page})"
            lines.append(f"        - {text.uses} {used.number} {link} `{used.id}`")
    return lines


def on_page_markdown(markdown, page, config, files):
    if MARK not in markdown:
        return markdown
    root = evidence.root_of(config)
    text = words.of(page)
    language = page.file.src_uri.split("/")[0]
    claims = read(root)
    pages = {c.id: files.get_file_from_path(f"{language}/{c.page}") for c in claims}
    links = tuple(get_relative_url(pages[c.id].url, page.url) for c in claims)
    titles, parts = {}, {}
    for claim, file in pages.items():
        titles[claim] = rules.headings(Path(file.abs_src_path))[0][1]
        parts[claim] = file.page.parent.title if file.page.parent else ""
    figure = ['<figure class="claim-map">']
    for named in (True, False):
        figure += drawing(claims, links, named)
    lines = [*figure, "</figure>", "", *listed(claims, titles, parts, text)]
    return markdown.replace(MARK, "\n".join(lines))
