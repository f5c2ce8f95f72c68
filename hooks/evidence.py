"""Put the evidence on the pages: badges, claim heads, the table, the raw files.

A page embeds a file of `snippets/` with a plain `--8<-- "path"` line; this hook adds
what the record knows about it. It runs nothing. A strict build stops before it
writes a page if any evidence is unproved.
"""

import functools
import os
import re
import sys
from pathlib import Path

import record
import words
from mkdocs.exceptions import PluginError
from mkdocs.plugins import get_plugin_logger
from mkdocs.structure.files import File

log = get_plugin_logger("evidence")

EMBED = re.compile(r'^(?P<indent> *)--8<-- "(?P<path>snippets/[^"]+)"$')
FENCE = re.compile(r"^ *```")
TABLE = "<!-- evidence table -->"
BROWSER_MODULES = {"sympy", "mpmath"}
"""What the reader's browser can import beside the standard library."""

_record = record.Record()
_command = "build"


def on_startup(command, dirty):
    global _command
    _command = command


def on_serve(server, config, builder):
    """A new record renews the badges."""
    path = record.Record.path(root_of(config))
    if not path.exists():
        record.Record().write(root_of(config))  # something to watch
    server.watch(str(path))


def root_of(config) -> Path:
    return Path(config.config_file_path).parent


def on_pre_build(config):
    """Read the record; in a strict build refuse what it does not support."""
    global _record
    plugin = config.plugins.get("i18n")
    if plugin and not plugin.is_default_language_build:
        return  # read already, for the first language
    root = root_of(config)
    _record = record.Record.read(root)
    current_status.cache_clear()
    unproved = list(refusals(_record, root, ci=os.environ.get("CI") == "true"))
    if unproved and config.strict:
        raise PluginError("\n".join(["Unproved evidence:", *unproved]))
    for message in unproved if _command != "serve" else []:
        log.warning(message)


@functools.cache  # a build asks many times for each file
def current_status(path: Path, root: Path) -> str:
    return record.status(path, _record, root)


def refusals(entries: record.Record, root: Path, ci: bool):
    """One message per evidence file that a strict build must not publish.

    A file that pytest skipped, because this machine lacks what it needs, may be
    shown as "not run here"; on CI it may not.
    """
    for path in record.evidence_files(root):
        name = path.relative_to(root).as_posix()
        status = current_status(path, root)
        entry = entries.entries.get(name)
        if status == record.VERIFIED:
            continue
        if status == record.NOT_RUN and entry and not ci:
            continue
        what = {
            record.FAILED: "failed, or did not run whole, when pytest ran it",
            record.CHANGED: "changed since pytest ran it (its bytes or the versions)",
            record.NOT_RUN: f"not run here ({entry.reason if entry else 'no record'})",
        }[status]
        yield f"{name}:1: {what}. Mend: run pytest first."


def on_files(files, config):
    """Publish each evidence file as it is, at evidence/<part>/<claim>/<file>."""
    root = root_of(config)
    for path in (root / "snippets").glob("*/*/*"):
        if path.suffix in (".py", ".v"):
            uri = "evidence/" + path.relative_to(root / "snippets").as_posix()
            files.append(File.generated(config, uri, abs_src_path=str(path)))
    return files


def on_page_markdown(markdown, page, config, files):
    text = words.of(page)
    depth = page.file.src_uri.count("/") - 1
    home = "../" * depth
    root = root_of(config)
    out = []
    lines = markdown.split("\n")
    for number, line in enumerate(lines):
        if line.strip() == TABLE:
            out += table(claims(root), root, text)
            continue
        match = EMBED.match(line)
        if not match:
            out.append(line)
            continue
        path, indent = root / match["path"], match["indent"]
        if path.name == "statement.md":
            head = statement_head(page, path.parent, root, text, home)
            out += [*(indent + part for part in head), "", line]
        elif number and FENCE.match(lines[number - 1]):
            fence = out.pop()
            out += block_start(path, root, text, home, indent)
            out += [fence, line]
        else:
            out.append(line)
    return close_blocks(out)


def close_blocks(lines: list[str]) -> str:
    """End each evidence block right after the fence that follows its embed."""
    out, open_indent, embedded = [], None, False
    for line in lines:
        out.append(line)
        if line.lstrip().startswith("/// html | div.evidence"):
            open_indent = len(line) - len(line.lstrip())
        elif open_indent is not None and EMBED.match(line):
            embedded = True
        elif embedded and FENCE.match(line):
            out += ["", " " * open_indent + "///", ""]
            open_indent, embedded = None, False
    return "\n".join(out)


def block_start(path: Path, root: Path, text, home: str, indent: str) -> list[str]:
    """The opening of an evidence block: attributes for scripts, badge for readers."""
    name = path.relative_to(root / "snippets").as_posix()
    attributes = {
        "id": anchor(path),
        "data-path": name,
        "data-sha256": record.sha256(path),
        "data-status": current_status(path, root),
        "data-browser": str(runs_in_browser(path)).lower(),
    }
    pairs = " ".join(f"{key}='{value}'" for key, value in attributes.items())
    lines = [
        f"/// html | div.evidence[{pairs}]",
        "",
        *badge(path, root, text, home),
        "",
    ]
    output = _record.entries.get("snippets/" + name)
    if output and output.output:
        printed = output.output.rstrip().split("\n")
        lines += ['```text title="coqc"', *printed, "```", ""]
    return [(indent + line) if line else "" for line in lines]


def anchor(path: Path) -> str:
    """The id of the evidence on its page: unique on the whole site."""
    return f"{path.parent.name}-{path.stem}"


def runs_in_browser(path: Path) -> bool:
    """Whether SymPy and the standard library are all that the file imports."""
    if path.suffix != ".py":
        return False
    outside = record.imported(path) - sys.stdlib_module_names
    return bool(outside) and outside <= BROWSER_MODULES


def badge(path: Path, root: Path, text, home: str) -> list[str]:
    """One line: status, what ran, with what, when, the bytes, the raw file."""
    name = path.relative_to(root).as_posix()
    status = current_status(path, root)
    entry = _record.entries.get(name)
    parts = [
        f"[{text.status[status]}]({home}evidence.md#badges){{ .status .{status} }}"
    ]
    if entry and status == record.VERIFIED:
        parts.append(text.examples(entry.examples, path.suffix == ".v"))
        parts += [f"{library} {version}" for library, version in entry.versions.items()]
        parts.append(entry.date)
    raw = f"{home}../evidence/{path.relative_to(root / 'snippets').as_posix()}"
    digest = record.sha256(path)
    parts.append(f'[`{digest[:8]}`]({raw}){{ .raw title="SHA-256 {digest}" download }}')
    return [" · ".join(parts), "{ .badge }"]


def statement_head(page, folder: Path, root: Path, text, home: str) -> list[str]:
    """Number, permanent link, one badge per kind, and the claims it uses."""
    claim = folder.name
    parts = [f"[{text.claim} {page.meta['number']}](#{claim}){{ .permalink }}"]
    for kind, label in record.KINDS.items():
        path = folder / kind
        if kind != "statement.md" and path.exists():
            status = current_status(path, root)
            parts.append(
                f"[{text.kinds.get(kind, label)}](#{anchor(path)})"
                f'{{ .status .{status} title="{text.status[status]}" }}'
            )
    line = " ".join(parts)
    if uses := page.meta.get("uses"):
        part_of = {c.name: c.parent.name for c in claims(root)}
        known = [used for used in uses if used in part_of]  # rules.py tells the rest
        links = [f"[`{used}`]({home}{part_of[used]}/{used}.md)" for used in known]
        line += f" · {text.uses} " + text.comma.join(links)
    return [line, "{ .claim-head }"]


def claims(root: Path) -> list[Path]:
    """The claim folders, by the number that their page states."""
    folders = {path.parent for path in (root / "snippets").glob("*/*/statement.md")}
    return sorted(folders, key=lambda folder: number(folder, root))


def number(folder: Path, root: Path) -> int:
    page = root / "docs" / "en" / folder.parent.name / f"{folder.name}.md"
    found = re.search(r"^number: *(\d+)$", page.read_text(encoding="utf-8"), re.M)
    if not found:
        raise PluginError(f"{page}:1: no number. Mend: add `number:` to its head.")
    return int(found[1])


def table(folders: list[Path], root: Path, text) -> list[str]:
    """Claims × kinds of evidence, each cell the computed status."""
    kinds = [kind for kind in record.KINDS if kind != "statement.md"]
    kinds = [k for k in kinds if any((folder / k).exists() for folder in folders)]
    heads = [text.kinds.get(kind, record.KINDS[kind]) for kind in kinds]
    rows = [["#", text.claim, *heads], ["--:", "---", *[":-:" for _ in kinds]]]
    for folder in folders:
        page = f"{folder.parent.name}/{folder.name}.md"
        row = [str(number(folder, root)), f"[`{folder.name}`]({page})"]
        for kind in kinds:
            path = folder / kind
            status = current_status(path, root) if path.exists() else None
            row.append(
                f"[{text.status[status]}]({page}#{anchor(path)}){{ .status .{status} }}"
                if status
                else "—"
            )
        rows.append(row)
    return ["| " + " | ".join(row) + " |" for row in rows]
