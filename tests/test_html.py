"""The Nu checker finds no error in any page."""

import json
import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
NU = ROOT / "node_modules" / "vnu-jar" / "build" / "dist" / "vnu.jar"
JAVA_HINT = "Java is not installed: apt-get install default-jre-headless"

OUT_OF_REACH = {
    # Material's base.html has two checkboxes (drawer and search) with this attribute,
    # outside of every block. It keeps Firefox from restoring their state.
    r"Attribute “autocomplete” is only allowed when the input type": (
        r'<input class="md-toggle" data-md-toggle="(?:drawer|search)" type="checkbox"'
    ),
    # The HTML standard has `expect` since 2024 ("Link type expect"), Nu 26.9 not yet.
    r"A “link” element with a “blocking” attribute must have a “rel” attribute whose": (
        r'<link rel="expect" href="#[^"]+" blocking="render">'
    ),
    r"Bad value “expect” for attribute “rel” on element “link”": (
        r'<link rel="expect" href="#[^"]+" blocking="render">'
    ),
}
"""Errors of Material that no block can mend, and errors of Nu: message → about what."""


def errors(folder: Path, lacking) -> list[str]:
    """What the checker says of all pages in `folder`, in one run of Java.

    Below assets/ lie pieces of pages, which others embed.
    """
    if not shutil.which("java"):
        lacking(JAVA_HINT)
    pages = [
        p for p in folder.rglob("*.html") if p.relative_to(folder).parts[0] != "assets"
    ]
    assert pages
    done = subprocess.run(
        ["java", "-jar", NU, "--format", "json", *sorted(pages)],
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    return [
        f"{found['url'].rpartition('/')[0].removeprefix('file:')}"
        f":{found.get('lastLine')}: {found['message']} {found.get('extract', '')!r}"
        for found in json.loads(done.stderr)["messages"]
        if found["type"] != "info" and not excused(found)
    ]


def excused(found: dict) -> bool:
    return any(
        re.match(message, found["message"]) and re.search(about, found["extract"])
        for message, about in OUT_OF_REACH.items()
    )


def test_every_page_is_valid(site, lacking):
    assert errors(site, lacking) == []


def test_an_invalid_page_would_be_found(tmp_path, lacking):
    (tmp_path / "a.html").write_text(
        '<!doctype html><html lang="en"><title>a</title><p id="b"><p id="b">'
        '<input type="checkbox" autocomplete="off"></html>'
    )
    first, second = errors(tmp_path, lacking)
    assert "Duplicate ID" in first
    assert "autocomplete" in second  # excused for Material's two checkboxes only
