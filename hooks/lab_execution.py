"""Execute the code cells of a lab once, for both languages, and keep their outputs.

The twins of a lab have byte-identical code cells, so one execution serves both. Its
outputs are kept in `.cache/labs/<name>.json`, together with what they depend on: the
cells, `snippets/`, the lock file and Python's version. mkdocs-jupyter executes a lab
through `ExecuteOnce` (hooks/jupyter/), which is nbconvert's own preprocessor but for
that; pytest calls `executed`.
"""

import ast
import hashlib
import json
import os
import platform
import re
from dataclasses import asdict, dataclass
from pathlib import Path

import jupytext
import stored
from mkdocs.exceptions import PluginError
from mkdocs.plugins import get_plugin_logger
from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError
from nbconvert.preprocessors import ExecutePreprocessor
from nbformat import NotebookNode
from traitlets import Bool, Integer, List

ROOT = Path(__file__).resolve().parents[1]
CELL = re.compile(r"^```python\n(.*?)^```$", re.M | re.S)
LOGGED = re.compile(r"^(?:WARNING|ERROR|CRITICAL|FATAL):.*", re.M)
"""How TensorFlow logs inside a notebook: to the standard output."""
INK = "#010203"
"""The colour of text and axes in a plot, which hooks/labs.py replaces."""

ENVIRONMENT = {
    "CUDA_VISIBLE_DEVICES": "-1",
    "IPYTHONDIR": str(ROOT / ".cache" / "ipython"),  # not the start-up files of a user
    "PYTHONHASHSEED": "0",
    "TF_CPP_MIN_LOG_LEVEL": "3",
    "TF_ENABLE_ONEDNN_OPTS": "0",
}
PLOTS = {
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.prop_cycle": "cycler('color', ['#4a7dd6', '#cf6027'])",
    "axes.facecolor": "none",
    "figure.facecolor": "none",
    "font.size": 11,
    "legend.framealpha": 0.0,
    "svg.hashsalt": "lab",
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}
"""Matplotlib's settings: readable on light and dark paper, the same bytes each time."""

log = get_plugin_logger("labs")
serving = False
"""Whether `mkdocs serve` runs (hooks/labs.py): errors are then shown, not raised."""

notebooks: dict[Path, NotebookNode] = {}
"""The labs that were executed, or taken from the store, in this process."""


@dataclass
class Outcome:
    """What one execution gave.

    cells, environment: digests of what it depends on; outputs: nbformat outputs, a
    list per code cell; failed: the index of the code cell that ended it, or None;
    line: where in that cell, from 0; reason: why.
    """

    cells: str
    environment: str
    outputs: list[list[dict]]
    failed: int | None = None
    line: int = 0
    reason: str = ""


class CellFailure(Exception):
    """A cell printed what the build does not accept."""


class ExecuteOnce(ExecutePreprocessor):
    """nbconvert's execution, unless the outcome of these very cells is known."""

    timeout = Integer(int(os.environ.get("LAB_CELL_SECONDS", "120")))
    coalesce_streams = Bool(True)
    force_raise_errors = Bool(True)
    extra_arguments = List(
        [
            "--IPKernelApp.log_level=40",
            "--InlineBackend.figure_formats={'svg'}",
            f"--InlineBackend.rc={PLOTS}",
        ]
    )

    def preprocess(self, nb, resources=None, km=None):
        """Give each code cell its outputs; PluginError names a cell that failed."""
        path = source_of(nb, Path(resources["metadata"]["path"]))
        outcome = known(path)
        if outcome is None:
            outcome = self.outcome(nb, path)
            text = json.dumps(asdict(outcome), ensure_ascii=False)
            stored.replace(store(path), text)
        for cell, outputs in zip(code_cells(nb), outcome.outputs, strict=True):
            cell.outputs = [NotebookNode(output) for output in outputs]
        notebooks[path] = nb
        if outcome.failed is not None:
            report(path, outcome)
        return nb, resources

    def outcome(self, nb, path: Path) -> Outcome:
        log.info("executing the cells of %s", shown(path))
        failed, line, reason = None, 0, ""
        try:
            super().preprocess(nb, {"metadata": {"path": str(ROOT)}})
        except CellExecutionError as error:
            failed, line = self.at, line_of(error)
            reason = f"{error.ename}: {error.evalue}"
        except CellFailure as error:
            failed, reason = self.at, str(error)
        except CellTimeoutError:
            failed, reason = self.at, f"it took more than {self.timeout} s"
        except DeadKernelError:
            failed, reason = self.at, "its process died"
        outputs = [[tidy(output) for output in cell.outputs] for cell in code_cells(nb)]
        cells = digest(cell.source for cell in code_cells(nb))
        return Outcome(cells, environment(), outputs, failed, line, reason)

    at = 0
    """The index, among the code cells, of the one that runs."""

    def setup_kernel(self, **options):
        return super().setup_kernel(env={**os.environ, **ENVIRONMENT}, **options)

    def preprocess_cell(self, cell, resources, index):
        if cell.cell_type == "code":
            self.at = len(code_cells(NotebookNode(cells=self.nb.cells[:index])))
        cell, resources = super().preprocess_cell(cell, resources, index)
        for output in cell.get("outputs", []):
            if output.get("name") == "stderr":
                raise CellFailure(f"it warns:\n{output.text.strip()}")
            if output.get("name") == "stdout" and (line := LOGGED.search(output.text)):
                raise CellFailure(f"it warns:\n{line[0]}")
        return cell, resources


def executed(path: Path) -> NotebookNode:
    """The notebook at `path` with the outputs of its cells."""
    resources = {"metadata": {"path": str(path.parent)}}
    return ExecuteOnce().preprocess(jupytext.read(path), resources)[0]


def is_lab(path: Path) -> bool:
    """Whether the page is a notebook: its front matter has a `jupyter` section."""
    head = path.read_text(encoding="utf-8").split("\n---\n")[0]
    return path.suffix == ".md" and re.search(r"^jupyter:", head, re.M) is not None


def cells(path: Path) -> list[tuple[int, str]]:
    """Line and source of each code cell."""
    text = path.read_text(encoding="utf-8")
    found = CELL.finditer(text)
    return [(text[: m.start(1)].count("\n") + 1, m[1].rstrip("\n")) for m in found]


def code_cells(nb: NotebookNode) -> list[NotebookNode]:
    return [cell for cell in nb.cells if cell.cell_type == "code"]


def source_of(nb: NotebookNode, folder: Path) -> Path:
    """The page in `folder` with the code cells of `nb`: nbconvert does not name it."""
    wanted = [cell.source for cell in code_cells(nb)]
    for path in sorted(folder.glob("*.md")):
        if [source for _, source in cells(path)] == wanted:
            return path
    raise PluginError(
        f"{shown(folder)}: jupytext reads other cells than stand in the page. "
        "Mend: begin each code cell with ```python and nothing else, end it with ```."
    )


def known(path: Path) -> Outcome | None:
    """The stored outcome of these cells.

    `mkdocs serve` also takes one from before another file changed, and a failure; a
    build takes neither.
    """
    if not store(path).is_file():
        return None
    outcome = Outcome(**json.loads(store(path).read_text(encoding="utf-8")))
    if outcome.cells != digest(source for _, source in cells(path)):
        return None
    good = outcome.environment == environment() and outcome.failed is None
    return outcome if serving or good else None


def store(path: Path) -> Path:
    return ROOT / ".cache" / "labs" / f"{path.stem}.json"


def digest(parts) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def environment() -> str:
    """Digest of what a cell's output may depend on beside the cells."""
    found = (ROOT / "snippets").rglob("*")
    snippets = sorted(path for path in found if path.suffix in {".md", ".py", ".v"})
    files = [ROOT / "requirements.txt", *snippets]
    texts = [f"{shown(path)}\n{path.read_text('utf-8')}" for path in files]
    return digest([platform.python_version(), *texts])


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else str(path)


def report(path: Path, outcome: Outcome) -> None:
    """Raise, or in `mkdocs serve` log, what is wrong with which cell."""
    first, source = cells(path)[outcome.failed]
    code = source.splitlines()[outcome.line].strip()
    message = (
        f"{shown(path)}:{first + outcome.line}: code cell {outcome.failed + 1} fails "
        f"at «{code}»: {outcome.reason}\n"
        "  Mend: correct the cell, in both languages."
    )
    if not serving:
        raise PluginError(message)
    log.error(message)


def line_of(error: CellExecutionError) -> int:
    """The line of the cell, from 0, at which it raised; 0 if the traceback hides it."""
    trace = re.sub(r"\x1b\[[\d;]*m", "", error.traceback)
    found = re.search(r"^Cell In\[\d+\], line (\d+)", trace, re.M)
    return int(found[1]) - 1 if found else 0


def tidy(output: NotebookNode) -> dict:
    """The output with a plot alone where there is one, free of dates and metadata."""
    svg = output.get("data", {}).get("image/svg+xml")
    if svg is None:
        return output
    svg = re.sub(
        r"<metadata>.*?</metadata>|<\?xml.*?\?>|<!DOCTYPE.*?>", "", svg, flags=re.S
    )
    svg = re.sub(r"\n\s*", "\n", svg).strip()
    return {
        "output_type": "display_data",
        "metadata": {},
        "data": {"image/svg+xml": svg},
    }


def libraries(nb: NotebookNode) -> set[str]:
    """Top-level names of what the cells import."""
    names = set()
    for node in ast.walk(ast.parse("\n".join(c.source for c in code_cells(nb)))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.split(".")[0])
    return names
