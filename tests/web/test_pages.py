"""What holds on every page: no serious finding of axe, light, fit for narrow screens, no more motion than wished."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import ROOT
from tests.web.racing import open_race, race_through
from tests.web.seeing import assert_fits, assert_readable

LIMIT = 250_000
SIZES = {"phone": (390, 844), "narrow": (360, 640), "desk": (1440, 900), "landscape": (844, 390)}


def at_start(page: Page, server: str) -> None:
    page.goto(server)
    page.locator(".game").first.wait_for()


def before_race(page: Page, server: str) -> None:
    page.goto(f"{server}#/new/rush-and-bash")
    page.locator(".track-picture .space").first.wait_for()
    for summary in page.locator("summary").all():
        summary.click()
    page.locator("input[name=here]").nth(1).check()


def in_race(page: Page, server: str) -> None:
    open_race(page, server, seats=6)
    page.locator(".ask [data-option]").first.click()


def in_settings(page: Page, server: str) -> None:
    open_race(page, server)
    page.get_by_role("button", name="Settings").click()


def in_help(page: Page, server: str) -> None:
    open_race(page, server)
    page.get_by_role("button", name="How this works").click()


def in_rules(page: Page, server: str) -> None:
    open_race(page, server)
    if not page.locator(".log").is_visible():
        page.get_by_role("button", name="What happened").click()
    page.locator(".why").first.click()
    page.locator(".rule").first.wait_for()


def after_race(page: Page, server: str) -> None:
    open_race(page, server)

    def answer(here: Page, options: list[str]) -> None:
        button = here.locator(f'.ask [data-option="{options[0]}"]').first
        button.focus()
        here.keyboard.press("Enter")

    race_through(page, answer)


PAGES: dict[str, Callable[[Page, str], None]] = {
    "start": at_start,
    "new": before_race,
    "race": in_race,
    "settings": in_settings,
    "help": in_help,
    "rules": in_rules,
    "result": after_race,
}


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_serious(page_of_scheme: Page, server: str, name: str) -> None:
    PAGES[name](page_of_scheme, server)
    assert_readable(page_of_scheme)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["start", "new", "race", "result"])
def test_pages_fit_their_screen(browser: Browser, server: str, name: str, size: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=True)
    try:
        page = context.new_page()
        PAGES[name](page, server)
        assert_fits(page, width)
        if name == "race":
            board = page.evaluate(
                """() => { const ask = document.querySelector(".ask").getBoundingClientRect();
                           return Math.max(ask.top / innerHeight, ask.left / innerWidth); }"""
            )
            assert board > 0.25, "the questions cover the board"
    finally:
        context.close()


@pytest.mark.parametrize("height", [540, 640, 740])
def test_the_buttons_of_the_board_lie_beside_six_racers(page: Page, server: str, height: int) -> None:
    page.set_viewport_size({"width": 1000, "height": height})
    open_race(page, server, seats=6)
    apart = """() => {
      const [racers, zoom] = [".standings", ".zoom"].map((one) => document.querySelector(one).getBoundingClientRect());
      return racers.bottom <= zoom.top || racers.right <= zoom.left;
    }"""
    page.wait_for_function(apart)
    expect(page.locator(".zoom button").last).to_be_in_viewport(ratio=1)


def test_the_page_is_light(browser: Browser, server: str) -> None:
    """At most 250 kB over the line from nothing to the first board."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    try:
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        weight = 0

        def loaded(event: dict) -> None:
            nonlocal weight
            weight += event["encodedDataLength"]

        session.on("Network.loadingFinished", loaded)
        open_race(page, server)
        assert 20_000 < weight < LIMIT, weight
    finally:
        context.close()


def test_nothing_moves_for_those_who_want_no_motion(page: Page, server: str) -> None:
    open_race(page, server)
    page.wait_for_timeout(100)
    running = page.evaluate("document.getAnimations().filter(one => one.playState === 'running').length")
    assert running == 0


def test_the_message_types_are_those_of_the_server() -> None:
    script = Path(ROOT, "client", "scripts", "messages.py")
    done = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
