"""Look for cyclic garbage less often: a build makes little of it, and searching for it
at Python's default pace takes a tenth of the build's time (tools/bench.py)."""

import gc


def on_startup(command, dirty):
    gc.set_threshold(50_000, 20, 20)
