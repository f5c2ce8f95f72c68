"""What one build works out and later ones read: JSON files, each valid for one key."""

import hashlib
import json
import os
from pathlib import Path


def digest(*texts: str) -> str:
    """The SHA-256 of texts and of where each of them ends."""
    return hashlib.sha256(json.dumps(texts).encode()).hexdigest()


def read(path: Path, key: str):
    """The value at `path`; None if there is none, or one for another key."""
    if not path.is_file():
        return None
    stored = json.loads(path.read_text(encoding="utf-8"))
    return stored["value"] if stored["key"] == key else None


def write(path: Path, key: str, value) -> None:
    """Put `value` in the place of what `path` holds, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(f".{os.getpid()}")  # another build may be reading `path`
    text = json.dumps({"key": key, "value": value}, ensure_ascii=False)
    part.write_text(text, encoding="utf-8")
    part.replace(path)
