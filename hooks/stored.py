"""What one build works out and later ones read: JSON files, each valid for one key."""

import contextlib
import hashlib
import json
import os
from pathlib import Path


def digest(*texts: str) -> str:
    """The SHA-256 of texts and of where each of them ends."""
    return hashlib.sha256(json.dumps(texts).encode()).hexdigest()


def read(path: Path, key: str):
    """The value at `path`; None if there is none, or another key's, or half a file."""
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
        return stored["value"] if stored["key"] == key else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def write(path: Path, key: str, value) -> None:
    """Put `value` in the place of what `path` holds, or leave it if that fails."""
    with contextlib.suppress(OSError):  # Windows: another build is reading `path`
        replace(path, json.dumps({"key": key, "value": value}, ensure_ascii=False))


def replace(path: Path, text: str) -> None:
    """Write `text` to `path`, whole or not at all: others may be reading it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(f".{os.getpid()}")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
