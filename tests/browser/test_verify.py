"""Verify in your browser: run, edit and fail, restore, stop."""

import gzip
import hashlib
from importlib import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATH = "en/addition/block_product/"
FILE = ROOT / "snippets" / "addition" / "block_product" / "symbolic.py"
BLOCK = '.evidence[data-path="addition/block_product/symbolic.py"]'
COUNTEREXAMPLE = '.evidence[data-path="addition/block_product/counterexample.py"]'

RUN = """selector => new Promise(done => {
  const block = document.querySelector(selector);
  new MutationObserver((_, observer) => {
    if (["", "busy"].includes(block.dataset.verify)) return;
    observer.disconnect();
    done();
  }).observe(block, {attributeFilter: ["data-verify"]});
  block.querySelector(".verify-start").click();
})"""


def run(page, block=BLOCK):
    """Press the button and wait for the verdict."""
    page.evaluate(RUN, block)


def verdict(page, block=BLOCK):
    return page.locator(block).get_attribute("data-verify")


def text(page, part, block=BLOCK):
    return page.locator(f"{block} .verify-{part}").inner_text()


def edit(page, code, block=BLOCK):
    page.locator(f"{block} textarea").focus()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(code)


def workers(page):
    return sum(worker.url.endswith("/verify/worker.js") for worker in page.workers)


@pytest.fixture
def verified(page, site_url):
    """An English claim page whose SymPy evidence was just verified."""
    page.goto(site_url + PATH)
    run(page)
    assert verdict(page) == "passed"
    return page


def test_nothing_is_loaded_before_the_click(page, site_url):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site_url + PATH, wait_until="networkidle")
    ours = [url for url in asked if "/verify/" in url or "/pyodide/" in url]
    assert ours == [site_url + "assets/verify/verify.js"]


def test_before_the_click_our_script_is_tiny(site):
    script = (site / "assets" / "verify" / "verify.js").read_bytes()
    assert len(gzip.compress(script)) < 1000


def test_the_verdict_names_versions_and_the_bytes_that_ran(verified):
    digest = hashlib.sha256(FILE.read_bytes()).hexdigest()
    facts = text(verified, "facts")
    sympy, mpmath = metadata.version("sympy"), metadata.version("mpmath")
    installed = f"SymPy {sympy} · mpmath {mpmath} ·"
    for part in ("Pyodide 314.", "Python 3.14.", installed, digest):
        assert part in facts
    assert "the same as the badge's" in facts
    items = verified.locator(f"{BLOCK} .verify-examples > li")
    assert items.count() == FILE.read_text("utf-8").count(">>> ")
    assert items.count() == verified.locator(f"{BLOCK} li.verify-pass").count()
    want, got = items.first.locator("dd").all_inner_texts()
    assert want == got != ""


def test_one_worker_serves_the_page(verified):
    run(verified, COUNTEREXAMPLE)
    assert verdict(verified, COUNTEREXAMPLE) == "passed"
    assert workers(verified) == 1


def test_screen_readers_hear_the_verdict(verified):
    status = verified.locator(f"{BLOCK} [role=status]")
    assert status.inner_text().startswith("Verified in your browser: ")


def test_other_bytes_than_the_badges_are_not_called_verified(page, site_url):
    page.goto(site_url + PATH)
    page.evaluate(
        "block => { document.querySelector(block).dataset.sha256 = '0'.repeat(64) }",
        BLOCK,
    )
    run(page)
    assert verdict(page) == "failed"
    assert "not the badge's" in text(page, "facts")


def test_a_changed_proof_fails_and_restore_brings_the_original_back(verified):
    original = verified.locator(f"{BLOCK} textarea").input_value()
    edit(verified, original.replace(" + v_2.T*W_2", " - v_2.T*W_2", 1))
    run(verified)
    assert verdict(verified) == "failed"
    failed = verified.locator(f"{BLOCK} li.verify-fail")
    assert failed.count() == 1
    want, got = failed.locator("dd").all_inner_texts()
    assert "- v_2" in want and "+ v_2" in got
    verified.locator(f"{BLOCK} button", has_text="Restore").click()
    assert verified.locator(f"{BLOCK} textarea").input_value() == original
    run(verified)
    assert verdict(verified) == "passed"


def test_a_changed_file_that_passes_is_not_the_one_on_record(verified):
    edit(verified, '"""\n>>> 1 + 1\n2\n"""\n')
    run(verified)
    assert verdict(verified) == "edited"
    assert "not the badge's" in text(verified, "facts")


def test_a_file_without_examples_verifies_nothing(verified):
    edit(verified, "x = 1\n")
    run(verified)
    assert verdict(verified) == "failed"
    assert text(verified, "status") == "No examples, so nothing was verified."


def test_an_error_is_pythons_traceback_cut_to_the_readers_code(verified):
    edit(verified, "from sympy import Matrix\n\nMatrix([[1, 2]]) * Matrix([[1, 2]])\n")
    run(verified)
    assert verdict(verified) == "error"
    lines = text(verified, "trace").split("\n")
    assert lines[:2] == [
        "Traceback (most recent call last):",
        '  File "symbolic.py", line 3, in <module>',
    ]
    assert lines[-1].startswith("sympy.matrices.exceptions.ShapeError: ")
    assert sum(line.startswith("  File ") for line in lines) == 1


def test_stop_ends_a_run_that_never_ends(verified):
    edit(verified, '"""\n>>> 1\n1\n>>> while True: pass\n"""\n')
    block = verified.locator(BLOCK)
    block.locator(".verify-start").click()
    block.locator("li.verify-pass").wait_for()
    block.locator("button", has_text="Stop").click()
    assert verdict(verified) == "stopped"
    assert text(verified, "status") == "Stopped; examples run before that: 1."
    for _ in range(50):  # a worker ends a moment after it was told to
        if not workers(verified):
            break
        verified.wait_for_timeout(100)
    assert workers(verified) == 0
    block.locator("button", has_text="Restore").click()
    run(verified)
    assert verdict(verified) == "passed"


def test_a_stopped_run_lets_the_next_one_go_on(verified):
    edit(verified, '"""\n>>> while True: pass\n"""\n')
    verified.locator(f"{BLOCK} .verify-start").click()
    verified.locator(f"{COUNTEREXAMPLE} .verify-start").click()
    waiting = verified.locator(f"{COUNTEREXAMPLE} .verify-status")
    waiting.get_by_text("Waiting for the run before this one").wait_for()
    verified.locator(f"{BLOCK} button", has_text="Stop").click()
    verified.locator(f'{COUNTEREXAMPLE}[data-verify="passed"]').wait_for()
    assert verdict(verified) == "stopped"


def test_undo_tab_and_the_keyboards_way_out(verified):
    area = verified.locator(f"{BLOCK} textarea")
    original = area.input_value()
    area.focus()
    verified.keyboard.press("Control+Home")
    verified.keyboard.press("Tab")
    assert area.input_value() == "    " + original
    verified.keyboard.press("Control+z")
    assert area.input_value() == original
    verified.keyboard.press("Escape")
    verified.keyboard.press("Tab")
    focused = verified.evaluate("document.activeElement.textContent")
    assert focused == "Run again"


def test_control_enter_runs(verified):
    edit(verified, '"""\n>>> 1 + 1\n3\n"""\n')
    verified.keyboard.press("Control+Enter")
    verified.locator(f'{BLOCK}[data-verify="failed"]').wait_for()


def test_without_the_network_it_says_so_and_can_be_tried_again(page, site_url):
    page.goto(site_url + PATH)
    page.route("**/sympy.zip.zst", lambda route: route.abort())
    run(page)
    assert verdict(page) == "error"
    assert "check the network and try again" in text(page, "status")
    page.unroute("**/sympy.zip.zst")
    run(page)
    assert verdict(page) == "passed"


def test_without_its_scripts_the_button_says_what_to_do(page, site_url):
    page.goto(site_url + PATH)
    page.route("**/panel.js", lambda route: route.abort())
    button = page.locator(f"{BLOCK} .verify-start")
    button.click()
    button.get_by_text("It could not be loaded; reload the page").wait_for()
    page.unroute("**/panel.js")
    button.click()
    button.get_by_text("Verify in your browser").wait_for()
    run(page)
    assert verdict(page) == "passed"


def test_the_download_shows_its_progress(page, site_url):
    page.goto(site_url + PATH)
    page.evaluate(
        """block => {
        globalThis.seen = [];
        new MutationObserver(() => {
          const bar = document.querySelector(block + " progress");
          if (bar && !bar.hidden) seen.push(bar.value / bar.max);
        }).observe(document.body, {subtree: true, childList: true, attributes: true});
        }""",
        BLOCK,
    )
    run(page)
    seen = page.evaluate("seen")
    assert len(set(seen)) > 3 and seen == sorted(seen) and max(seen) <= 1
    assert page.locator(f"{BLOCK} progress").is_hidden()


def test_chinese_on_a_phone(page, site_url):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(site_url + PATH.removeprefix("en/"))
    button = page.locator(f"{BLOCK} .verify-start")
    assert button.inner_text() == "在浏览器里验证"
    run(page)
    assert verdict(page) == "passed"
    assert text(page, "status").startswith("已在你的浏览器里验证：")
    root = "document.documentElement"
    assert page.evaluate(f"{root}.scrollWidth <= {root}.clientWidth")
