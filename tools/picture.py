"""Take the picture of the site that the READMEs show: docs/assets/site.png.

Run it after `make site`, with a Chromium installed.
"""

import shutil
from pathlib import Path

from bench import serve
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
PAGE = "en/addition/sum_of_lookups/"
SIZE = {"width": 1280, "height": 800}


def take() -> None:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        page = chromium.new_page(viewport=SIZE)
        page.goto(serve(ROOT / "site") + PAGE, wait_until="networkidle")
        page.screenshot(path=ROOT / "docs" / "assets" / "site.png")
        chromium.close()


if __name__ == "__main__":
    take()
