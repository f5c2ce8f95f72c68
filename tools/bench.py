"""The budgets, as ratios within one run: `make bench`.

Bytes are gzip (level 6) of what a real browser asks for on a cold visit, fonts and
pictures as they are. Times are medians of alternating runs on this machine; processor
time is that of the build and all it starts, which other programs disturb less.
Needs a record of passing evidence (`pytest`) and a Chromium.
"""

import functools
import gzip
import http.server
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
PAGE = "en/addition/block_product/"
BLOCK = '.evidence[data-path="addition/block_product/symbolic.py"]'
RUNS = 5
PACKED = {".woff2", ".png", ".zip", ".wasm"}
SHIFT = """() => new Promise(resolve => {
  let shift = 0
  new PerformanceObserver(list => list.getEntries().forEach(e => shift += e.value))
    .observe({type: "layout-shift", buffered: true})
  setTimeout(() => resolve(shift), 1500)
})"""


def bare_configuration() -> Path:
    """Material, search and static-i18n over the same pages; none of our hooks."""
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    text = re.sub(r"^hooks:\n(?:  .*\n)+", "", text, flags=re.M)
    text = re.sub(r"^  custom_dir: .*\n", "", text, flags=re.M)
    text = re.sub(r"^extra_css:\n(?:  .*\n)+", "", text, flags=re.M)
    # Labs are plain Markdown there: nothing is executed on either side of the ratio,
    # since ours come from the cache.
    text = re.sub(r"^  - mkdocs-jupyter:\n(?:      .*\n)+", "", text, flags=re.M)
    path = ROOT / "bare.mkdocs.yml"
    path.write_text(text, encoding="utf-8")
    return path


def seconds_to_build(target: Path, *options: str) -> tuple[float, float]:
    """By the clock, and of the processor."""
    start, before = time.perf_counter(), processor()
    subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "-d", target, *options],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        check=True,
        stderr=subprocess.DEVNULL,
    )
    return time.perf_counter() - start, processor() - before


def seconds_to_build_anew(target: Path) -> tuple[float, float]:
    """The same without what the last build left of pages and formulas."""
    shutil.rmtree(ROOT / ".cache" / "pages")
    (ROOT / ".cache" / "formulas.json").unlink()
    return seconds_to_build(target, "--strict")


def processor() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


PYODIDE_START = """() => new Promise(done => {
  const begin = performance.now()
  const source = `import { loadPyodide } from "${location.origin}/pyodide.mjs"
    await loadPyodide({ indexURL: "${location.origin}/" }); postMessage(0)`
  const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }))
  const worker = new Worker(url, { type: "module" })
  worker.onmessage = () => {
    worker.terminate()
    done((performance.now() - begin) / 1000)
  }
})"""
VERDICT = """selector => new Promise(done => {
  const block = document.querySelector(selector), begin = performance.now()
  new MutationObserver((_, observer) => {
    if (["", "busy"].includes(block.dataset.verify)) return
    observer.disconnect()
    done((performance.now() - begin) / 1000)
  }).observe(block, {attributeFilter: ["data-verify"]})
  block.querySelector(".verify-start").click()
})"""


def seconds_to_verify(browser, site: Path) -> tuple[float, float, float]:
    """Pyodide's own start as npm has it, click to verdict, and a second verdict.

    Each time in a new profile, in turn; the least of three.
    """

    def in_new_profile(address, *scripts):
        context = browser.new_context()
        page = context.new_page()
        page.goto(address, wait_until="networkidle")
        seconds = [page.evaluate(*script) for script in scripts]
        context.close()
        return seconds

    stock, own = serve(ROOT / "node_modules" / "pyodide"), serve(site)
    rounds = [
        in_new_profile(stock, (PYODIDE_START,))
        + in_new_profile(own + PAGE, (VERDICT, BLOCK), (VERDICT, BLOCK))
        for _ in range(3)
    ]
    return tuple(min(times) for times in zip(*rounds, strict=True))


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def serve(site: Path) -> str:
    handler = functools.partial(Quiet, directory=str(site))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def layout_shift(browser, site: Path) -> float:
    """On a processor that is six times slower, where pages are painted by halves."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page = context.new_page()
    slow = context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 6})
    page.goto(serve(site) + PAGE)
    shift = page.evaluate(SHIFT)
    context.close()
    return shift


def sizes(browser, site: Path, page_path: str) -> dict[str, int]:
    """Bytes of each file that a cold visit asks for."""
    address = serve(site)
    asked: list[str] = []
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.on("response", lambda answer: answer.ok and asked.append(answer.url))
    page.goto(address + page_path, wait_until="networkidle")
    context.close()
    found = {}
    for url in asked:
        path = site / url.removeprefix(address).split("?")[0]
        path = path / "index.html" if path.is_dir() else path
        data = path.read_bytes()
        name = path.relative_to(site).as_posix()
        packed = path.suffix in PACKED
        found[name] = len(data) if packed else len(gzip.compress(data, 6))
    return found


def report() -> None:
    chromium = next(filter(None, map(shutil.which, ["chromium", "google-chrome"])))
    with tempfile.TemporaryDirectory() as folder:
        ours, bare = Path(folder) / "ours", Path(folder) / "bare"
        configuration = bare_configuration()
        try:
            rounds = [
                (
                    seconds_to_build(ours, "--strict"),
                    seconds_to_build(bare, "-f", str(configuration)),
                    seconds_to_build_anew(ours),
                )
                for _ in range(RUNS)
            ][1:]  # the first run fills the caches
        finally:
            configuration.unlink()
        for unit, name in enumerate(("clock", "processor")):
            mine, theirs, anew = (
                statistics.median(times[unit] for times in side)
                for side in zip(*rounds, strict=True)
            )
            print(f"strict build      {mine:.2f} s / {theirs:.2f} s bare", end="")
            print(f" = {mine / theirs:.2f} by the {name} (at most 1.3)", end="")
            print(f"; {anew / theirs:.2f} when every page is rendered anew")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
            )
            files, bare_files = (sizes(browser, s, PAGE) for s in (ours, bare))
            shift = layout_shift(browser, ours)
            start, first, second = seconds_to_verify(browser, ours)
            browser.close()
        # Not the page but its worker asks for this, when the page is at rest.
        worker = len(gzip.compress((ours / "service_worker.js").read_bytes(), 6))
    files["service_worker.js"] = worker
    # Ours has an index for each language, the bare site one for both: compared apart.
    index, bare_index = (
        sum(f.pop(n) for n in list(f) if n.endswith("search_index.json"))
        for f in (files, bare_files)
    )
    total, bare_total = sum(files.values()), sum(bare_files.values())
    print(f"claim page        {total} B / {bare_total} B bare", end="")
    print(f" = {total / bare_total:.2f} (at most 1.4, aim 1.25)")
    print(f"search index      {index} B / {bare_index} B bare")
    print(
        f"verify            {first:.2f} s / {start:.2f} s Pyodide's own start", end=""
    )
    print(f" = {first / start:.2f} (at most 1.4); again {second:.2f} s (0.5)")
    scripts = {n: s for n, s in files.items() if n.endswith(".js")}
    own = sum(s for n, s in scripts.items() if not n.startswith("assets/javascripts"))
    print(f"our JavaScript    {own} B before the first click (at most 10240)")
    print(f"layout shift      {shift:.4f} (0)")
    for name, size in sorted(files.items(), key=lambda item: -item[1]):
        print(f"  {size:8} {name}")


if __name__ == "__main__":
    report()
