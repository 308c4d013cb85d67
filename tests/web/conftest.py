"""A real server, a real Chromium, the built client."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
# Machines are slow when they do many things at once: what is expected may take its time.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
RERUNS = int(os.environ.get("PILEUP_BROWSER_RERUNS", "0"))
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
            # A real browser on a loaded machine: `./test` gives each a second try, and prints who needed it.
            if RERUNS:
                item.add_marker(pytest.mark.flaky(reruns=RERUNS))


# The tables of the tests have the same dice, cards and bots at every run, whatever other tables there are: a test that
# fails, fails again.
SERVER = """
import sys
from pileup.server import app, opening, robots
from pileup.server.settings import Settings
opening.new_seed = lambda: bytes.fromhex(sys.argv[3])
observe = robots.observe
robots.observe = lambda race, seat, seed: observe(race, seat, 64 * race.sequence + seat)
app.serve(port=int(sys.argv[1]), database=sys.argv[2], settings=Settings(web=sys.argv[4]))
"""
# The built client; another build can be tried without touching the package's own.
WEB = Path(os.environ.get("PILEUP_TEST_WEB") or ROOT / "src" / "pileup" / "web")
SEED = os.environ.get("PILEUP_TEST_SEED", "07" * 32)


@contextlib.contextmanager
def table_server(folder: Path, web: Path = WEB) -> Iterator[str]:
    """The address of a game table of its own, which keeps its database in `folder`, with the client built in `web`."""
    process, address = start_server(folder, web)
    try:
        yield address
    finally:
        process.terminate()
        process.wait(timeout=60)


def start_server(folder: Path, web: Path) -> tuple[subprocess.Popen[bytes], str]:
    """A server that answers, and its address."""
    told = folder / "server.log"
    for _ in range(5):  # somebody else may take the port first
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        address = f"http://127.0.0.1:{port}/"
        command = [sys.executable, "-c", SERVER, str(port), f"sqlite:///{folder / 'tables.sqlite'}", SEED, str(web)]
        with told.open("wb") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log)
        end = time.monotonic() + 120
        while process.poll() is None and time.monotonic() < end:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{address}healthz", timeout=10).close()
                return process, address
            time.sleep(0.1)
        process.kill()
        process.wait()
    raise AssertionError(f"the server did not start:\n{told.read_text()}")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A game table for all tests of one worker."""
    if not (WEB / "index.html").is_file():
        pytest.skip("the browser client is not built (PILEUP_SKIP_CLIENT)")
    with table_server(tmp_path_factory.mktemp("table")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests; each test gets a context of its own."""
    if not CHROMIUM:
        pytest.skip("no Chromium here (Debian: apt install chromium)")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        make = found.new_context

        def patient(**more: Any) -> BrowserContext:
            made = make(**more)
            made.set_default_timeout(PATIENCE)
            return made

        found.new_context = patient  # type: ignore[method-assign]
        yield found
        found.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A person who wants no motion: what happens is shown at once."""
    made = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    yield made
    made.close()


@pytest.fixture(params=["light", "dark"])
def page_of_scheme(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """A page as somebody sees it who wants light or dark."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", color_scheme=request.param
    )
    yield context.new_page()
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page on which anything that goes wrong in the browser fails the test."""
    yield from watched(context.new_page())


def watched(page: Page) -> Iterator[Page]:
    """The page; at the end it must have met no error."""
    problems: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        # A connection that a test cuts is reported by the browser itself.
        if message.type == "error" and "ERR_INTERNET_DISCONNECTED" not in message.text:
            problems.append(message.text)

    page.on("console", heard)
    page.on("pageerror", lambda error: problems.append(str(error)))
    yield page
    assert problems == []


os.environ.setdefault("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
