"""The built site, once for all tests that look at it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def mkdocs_build(root: Path, target: Path, *options: str, **environment: str):
    """Run `mkdocs build` as a reader would; the finished process."""
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--site-dir", str(target), *options],
        cwd=root,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1", **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


@pytest.fixture(scope="session")
def build():
    return mkdocs_build


@pytest.fixture(scope="session")
def site(tmp_path_factory) -> Path:
    """A strict build of both languages, from the record that pytest just wrote."""
    target = tmp_path_factory.mktemp("site")
    done = mkdocs_build(ROOT, target, "--strict")
    assert done.returncode == 0, done.stderr
    return target


@pytest.fixture
def project(site, tmp_path):
    """A copy of the project, after a passing pytest, that a test may spoil."""
    copy = tmp_path / "project"
    for name in ("docs", "snippets", "hooks", "overrides", ".cache"):
        shutil.copytree(ROOT / name, copy / name)
    npm = "package.json", "package-lock.json"
    for name in ("mkdocs.yml", "CITATION.cff", "requirements.txt", *npm):
        shutil.copy(ROOT / name, copy / name)
    (copy / "node_modules").symlink_to(ROOT / "node_modules")
    return copy
