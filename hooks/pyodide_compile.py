"""Run by Pyodide's own Python (hooks/pyodide_compile.mjs): sources to bytecode.

The archives hold `module.pyc` where `module.py` was, which zipimport reads without any
source. Docstrings are emptied, not removed: some modules append to theirs on import.
"""

import ast
import io
import warnings
import zipfile
from importlib._bootstrap_external import _code_to_timestamp_pyc

from compression import zstd

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def without_docstrings(tree):
    """`tree`, every docstring in it now empty."""
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node) is not None:
            node.body[0].value.value = ""
    return tree


def bytecode(source, name):
    """The bytes of the .pyc file of the module in the file `name`."""
    tree = without_docstrings(ast.parse(source, name))
    return _code_to_timestamp_pyc(compile(tree, name, "exec", dont_inherit=True))


def packed(source_zip, method):
    """The bytes of a zip like `source_zip`, its .py files compiled to .pyc."""
    out = io.BytesIO()
    with zipfile.ZipFile(source_zip) as sources, zipfile.ZipFile(out, "w") as target:
        for name in sorted(sources.namelist()):
            content = sources.read(name)
            if name.endswith(".py"):
                name, content = name + "c", bytecode(content, name)
            entry = zipfile.ZipInfo(name)
            target.writestr(entry, content, method, 9)
    return out.getvalue()


def compile_all():
    """Turn /sources.zip and /stdlib.zip into what the browser loads."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        # Python's start-up reads this one, and knows zips only.
        stdlib = packed("/stdlib.zip", zipfile.ZIP_DEFLATED)
        with open("/out/python_stdlib.zip", "wb") as file:
            file.write(stdlib)
        # Compressed as a whole it is a third smaller than file by file.
        sympy = packed("/sources.zip", zipfile.ZIP_STORED)
        with open("/out/sympy.zip.zst", "wb") as file:
            file.write(zstd.compress(sympy, 19))


compile_all()
