"""When a file of the project last changed: git knows; without git, the file's own time.

A file that git does not have as it is now (new, or edited since the last commit) dates
from its modification time, too. In a release archive that time is the release's.
"""

import subprocess
from datetime import UTC, date, datetime
from pathlib import Path

FOLDERS = ("docs", "snippets")
SHALLOW = (
    ".git/shallow:1: this clone has only a part of the history, so nobody can say when "
    "a page last changed. Mend: git fetch --unshallow; in GitHub Actions, give "
    "actions/checkout `fetch-depth: 0`."
)


class Unknown(Exception):
    """There is a history, but git cannot tell it; the message names the mend."""


def history(root: Path) -> dict[str, date]:
    """Path → day of its last commit, for each file that is as it was committed.

    Empty where `root` is no git repository or has no commit. Raises Unknown.
    """
    if not (root / ".git").exists():
        return {}
    if git(root, "rev-parse", "--is-shallow-repository").strip() == "true":
        raise Unknown(SHALLOW)
    if not git(root, "rev-list", "--all", "--max-count=1"):
        return {}
    return committed(
        git(root, "log", "--format=%x00%cs", "--name-only", "--", *FOLDERS),
        edited=git(root, "diff", "--name-only", "HEAD", "--", *FOLDERS),
    )


def committed(log: str, edited: str) -> dict[str, date]:
    """Read `git log --format=%x00%cs --name-only`, without the files in `edited`.

    >>> committed("\\0" "2026-01-02\\n\\na\\nb\\n\\0" "2026-01-01\\n\\nb\\n", "a\\n")
    {'b': datetime.date(2026, 1, 2)}
    """
    found: dict[str, date] = {}
    for entry in log.split("\0")[1:]:
        day, *paths = filter(None, entry.split("\n"))
        for path in paths:
            found[path] = max(found.get(path, date.min), date.fromisoformat(day))
    return {path: day for path, day in found.items() if path not in edited.split("\n")}


def git(root: Path, *arguments: str) -> str:
    command = ["git", "-c", "core.quotepath=off", "-C", str(root), *arguments]
    try:
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    except FileNotFoundError:
        raise Unknown(".git:1: git is not installed. Mend: install git.") from None
    if done.returncode:
        said = " ".join(done.stderr.split())
        raise Unknown(f".git:1: git cannot read the history. Mend: as it says: {said}")
    return done.stdout


def last_change(paths: list[str], days: dict[str, date], root: Path) -> date:
    """The latest day on which one of the files `paths`, relative to `root`, changed."""
    return max(days.get(path) or modified(root / path) for path in paths)


def modified(path: Path) -> date:
    return datetime.fromtimestamp(path.stat().st_mtime, UTC).date()
