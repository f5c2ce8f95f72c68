"""What the reader's browser runs: the doctests of one file, example by example.

Published as it is and executed by Pyodide (docs/assets/verify/worker.js); it needs the
standard library alone.
"""

import contextlib
import doctest
import hashlib
import io
import json
import linecache
import re
import sys
import time
import traceback
import types

FRAME = re.compile(
    r'^  File "(?P<file>[^"]*)", line \d+, in .*\n'
    r"(?:    .*\n|  \[Previous line repeated .*\n)*",
    re.M,
)


def cut(text, name):
    """Python's traceback `text` with the frames of the file `name` alone."""

    def kept(frame):
        own = frame["file"] == name or frame["file"].startswith("<doctest ")
        return frame[0] if own else ""

    return FRAME.sub(kept, text)


class Runner(doctest.DocTestRunner):
    """The standard runner, which tells `report` about each example in turn."""

    def __init__(self, name, report):
        # The flags that pytest has (pyproject.toml).
        super().__init__(verbose=False, optionflags=doctest.ELLIPSIS)
        self.name, self.report, self.passed = name, report, 0

    def report_start(self, out, test, example):
        pass

    def report_success(self, out, test, example, got):
        self.passed += 1
        self.tell(test, example, got, True)

    def report_failure(self, out, test, example, got):
        self.tell(test, example, got, False)

    def report_unexpected_exception(self, out, test, example, exc_info):
        self.tell(test, example, "".join(traceback.format_exception(*exc_info)), False)

    def tell(self, test, example, got, passed):
        found = {
            "line": (test.lineno or 0) + example.lineno + 1,
            "source": example.source,
            "want": example.want,
            "got": cut(got, self.name),
            "passed": passed,
        }
        self.report(json.dumps(found))


def verify(content, name, report):
    """Run the doctests in `content`, the bytes of the file `name`; a verdict as JSON.

    `report` gets a JSON object for each example as soon as it has run. The verdict has
    the SHA-256 of `content`, how many examples there are and passed, the traceback of
    what ended the run early (or null), what was printed, and the seconds taken.
    """
    begin = time.perf_counter()
    module = types.ModuleType(name.removesuffix(".py"))
    module.__file__ = name
    runner, examples, error = Runner(name, report), 0, None
    printed = io.StringIO()
    shadowed = sys.modules.get(module.__name__)
    sys.modules[module.__name__] = module
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
        try:
            text = content.decode("utf-8")
            linecache.cache[name] = len(text), None, text.splitlines(True), name
            exec(compile(text, name, "exec", dont_inherit=True), module.__dict__)
            tests = doctest.DocTestFinder(exclude_empty=True).find(module)
            tests.sort(key=lambda test: test.lineno or 0)
            examples = sum(len(test.examples) for test in tests)
            for test in tests:
                runner.run(test)
        except BaseException:  # the reader's code may raise SystemExit, too
            error = cut(traceback.format_exc(), name)
        finally:
            sys.modules.pop(module.__name__, None)
            if shadowed is not None:
                sys.modules[module.__name__] = shadowed
    return json.dumps(
        {
            "sha256": hashlib.sha256(content).hexdigest(),
            "examples": examples,
            "passed": runner.passed,
            "error": error,
            "printed": printed.getvalue(),
            "seconds": time.perf_counter() - begin,
        }
    )
