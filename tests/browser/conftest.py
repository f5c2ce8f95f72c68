"""The built site behind a local server, and an installed Chromium to look at it."""

import functools
import http.server
import shutil
import threading
from pathlib import Path
from urllib.parse import urlparse

import pytest

CHROMIUM_HINT = "no Chromium is installed: apt-get install chromium fonts-noto-cjk"
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome", "msedge")
FLAGS = [
    "--no-sandbox",  # CI runs as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Handler(http.server.SimpleHTTPRequestHandler):
    """Static files, and the site's own 404."""

    def log_message(self, *_):
        pass

    def send_error(self, code, message=None, explain=None):
        page = Path(self.directory) / "404.html"
        if code != 404 or not page.exists():
            return super().send_error(code, message, explain)
        body = page.read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@pytest.fixture(scope="session")
def serve():
    """serve(folder): the address, with a slash at its end, under which it is served."""
    servers = []

    def start(folder: Path) -> str:
        handler = functools.partial(Handler, directory=str(folder))
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        servers.append(server)
        return f"http://127.0.0.1:{server.server_port}/"

    yield start
    for server in servers:
        server.shutdown()


@pytest.fixture(scope="session")
def site_url(site, serve):
    return serve(site)


@pytest.fixture(scope="session")
def browser(lacking):
    sync_api = pytest.importorskip("playwright.sync_api")
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if not path:
        lacking(CHROMIUM_HINT)
    with sync_api.sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def context(browser, site_url):
    """A fresh profile; the test fails if any page asks another host.

    Without service workers: Playwright could not intercept what they answer.
    """
    context = browser.new_context(
        viewport={"width": 1280, "height": 900}, service_workers="block"
    )
    asked = []
    own = urlparse(site_url).netloc
    context.on("request", lambda request: asked.append(request.url))
    yield context
    context.close()
    foreign = [u for u in asked if urlparse(u).scheme != "data"]
    assert [u for u in foreign if urlparse(u).netloc not in ("", own)] == []


@pytest.fixture
def page(context):
    """A page whose scripts must not fail."""
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    assert errors == []
