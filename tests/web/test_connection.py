"""What people meet whose line breaks: nothing is lost or done twice, it is said, and the page finds back by itself."""

from __future__ import annotations

import contextlib
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, Route, expect

from tests.web.conftest import SEED, SERVER, WEB
from tests.web.racing import ASKED, decision, told
from tests.web.test_night import TABLE as NIGHT
from tests.web.test_racekart import open_table
from tests.web.test_replay import ask
from tests.web.test_tables import chat_button, say

RACE = {
    "game": "rush-and-bash",
    "seats": [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}],
}
FRIENDS = {"game": "rush-and-bash", "seats": [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]}
UNSENT = "Not sent yet"
LOST = ".race-top .offline"
QUESTION = f".ask.mine {ASKED}:enabled"


class Breakable:
    """A server that can be killed, and started again at the same address with the same tables."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.folder, self.address = folder, f"http://127.0.0.1:{self.port}/"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Until it answers."""
        database = f"sqlite:///{self.folder / 'tables.sqlite'}"
        command = [sys.executable, "-c", SERVER, str(self.port), database, SEED, str(WEB)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        end = time.monotonic() + 120
        while self.process.poll() is None and time.monotonic() < end:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{self.address}healthz", timeout=10).close()
                return
            time.sleep(0.1)
        raise AssertionError((self.folder / "server.log").read_text())

    def kill(self) -> None:
        """As kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@pytest.fixture
def breakable(tmp_path: Path) -> Iterator[Breakable]:
    """A server of the test's own."""
    if not (WEB / "index.html").is_file():
        pytest.skip("the browser client is not built (PILEUP_SKIP_CLIENT)")
    server = Breakable(tmp_path)
    yield server
    server.kill()


@contextlib.contextmanager
def at_table(browser: Browser, server: str, table: str, token: str, script: str = "") -> Iterator[Page]:
    """Somebody's screen, which must never be loaded again."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    try:
        page = context.new_page()
        if script:
            page.add_init_script(script)
        page.goto(f"{server}#/table/{table}/{token}")
        page.locator(".ask").wait_for()
        page.evaluate("() => { window.sameAsEver = true; }")
        yield page
        assert page.evaluate("() => window.sameAsEver") is True
    finally:
        context.close()


def choose(page: Page) -> str:
    """Answers what is asked, by keyboard: Enter on an option needs no second look. The question's id."""
    page.locator(QUESTION).first.wait_for()
    before = decision(page)
    page.locator(QUESTION).first.press("Enter")
    return before


def moved_on(page: Page, before: str) -> None:
    """Until what was asked is not asked any more."""
    page.wait_for_function("id => document.querySelector('.ask')?.dataset.decision !== id", arg=before)


def answered(path: str) -> Callable[[Response], bool]:
    """An answer that comes through: the lost one is none."""
    return lambda answer: answer.ok and answer.url.endswith(f"/{path}")


def lose_first_answer(page: Page, path: str) -> list[Any]:
    """The first request to this address of a table is done, and its answer lost; all that were sent."""
    sent: list[Any] = []

    def handle(route: Route) -> None:
        sent.append(route.request.post_data_json)
        if len(sent) == 1:
            assert route.fetch().ok
            route.abort()
        else:
            route.continue_()

    page.route(re.compile(rf"/api/tables/[^/]+/{path}$"), handle)
    return sent


def test_a_choice_made_while_the_server_is_dead_is_made_once_it_is_back(browser: Browser, breakable: Breakable) -> None:
    table, (token, *_) = open_table(breakable.address, RACE)
    with at_table(browser, breakable.address, table, token) as page:
        page.locator(QUESTION).first.wait_for()
        sequence = told(page)["sequence"]
        breakable.kill()
        expect(page.locator(LOST)).to_be_visible()
        before = choose(page)
        expect(page.get_by_role("alert")).to_contain_text(UNSENT)
        assert decision(page) == before
        breakable.start()
        moved_on(page, before)
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(page.locator(LOST)).to_have_count(0)
        assert told(page)["sequence"] > sequence
        moved_on(page, choose(page))  # and on it goes


def test_a_page_that_slept_through_a_restart_wakes_up_where_the_race_is(browser: Browser, breakable: Breakable) -> None:
    table, tokens = open_table(breakable.address, FRIENDS)
    with contextlib.ExitStack() as stack:
        pages = [stack.enter_context(at_table(browser, breakable.address, table, token)) for token in tokens]
        (asked,) = ask(breakable.address, f"tables/{table}")["waiting"]
        sleeper, other = pages[1 - asked], pages[asked]
        sleep = sleeper.context.new_cdp_session(sleeper)
        sleep.send("Page.setWebLifecycleState", {"state": "frozen"})
        moved_on(other, choose(other))
        breakable.kill()
        breakable.start()
        expect(other.locator(LOST)).to_have_count(0)
        sleep.send("Page.setWebLifecycleState", {"state": "active"})
        there = ask(breakable.address, f"tables/{table}")
        if there["waiting"] == [1 - asked]:
            sleeper.locator(QUESTION).first.wait_for()
        expect(sleeper.locator(LOST)).to_have_count(0)
        assert told(sleeper)["sequence"] == told(other)["sequence"]


def test_a_choice_whose_answer_is_lost_is_made_once(browser: Browser, server: str) -> None:
    table, tokens = open_table(server, FRIENDS)
    token = tokens[ask(server, f"tables/{table}")["waiting"][0]]
    with at_table(browser, server, table, token) as page:
        sent = lose_first_answer(page, "choose")
        with page.expect_response(answered("choose")):
            before = choose(page)
        moved_on(page, before)
        expect(page.get_by_role("alert")).to_have_count(0)
    assert len(sent) == 2 and sent[0] == sent[1]


def test_an_undo_whose_answer_is_lost_is_made_once(browser: Browser, server: str) -> None:
    made = ask(server, "tables", NIGHT)
    table = made["table"]
    with at_table(browser, server, table, made["seats"][0]["token"]) as page:
        moved_on(page, choose(page))  # which way, then where the piece is laid
        moved_on(page, choose(page))
        undo = page.get_by_role("button", name="Take back", exact=True)
        expect(undo).to_be_enabled()
        steps = told(page)["sequence"]
        sent = lose_first_answer(page, "undo")
        with page.expect_response(answered("undo")):
            undo.click()
        expect(page.get_by_role("alert")).to_have_count(0)
        assert told(page)["sequence"] == steps + 1
    assert sent == [{"at": steps}] * 2


def test_words_whose_answer_is_lost_are_said_once(browser: Browser, server: str) -> None:
    table, (token, _) = open_table(server, FRIENDS)
    with at_table(browser, server, table, token) as page:
        chat_button(page).click()
        sent = lose_first_answer(page, "chat")
        say(page, "Ready?")
        say(page, "Ready?")  # meant as a second line
        expect(page.locator(".chat-line")).to_have_count(2)
    assert len(sent) == 3 and sent[0] == sent[1] != sent[2]


def test_two_devices_of_one_seat_come_to_the_same_race(browser: Browser, server: str) -> None:
    table, tokens = open_table(server, FRIENDS)
    token = tokens[ask(server, f"tables/{table}")["waiting"][0]]
    with at_table(browser, server, table, token) as phone, at_table(browser, server, table, token) as laptop:
        expect(phone.locator(QUESTION).nth(1)).to_be_visible()
        expect(laptop.locator(QUESTION).nth(1)).to_be_visible()
        assert decision(phone) == decision(laptop)
        laptop.context.set_offline(True)
        expect(laptop.locator(LOST)).to_be_visible()
        before = decision(laptop)
        laptop.locator(QUESTION).last.press("Enter")
        expect(laptop.get_by_role("alert")).to_contain_text(UNSENT)
        moved_on(phone, choose(phone))
        laptop.context.set_offline(False)
        expect(laptop.get_by_role("alert")).to_contain_text("already chosen otherwise")
        moved_on(laptop, before)
        expect(laptop.locator(LOST)).to_have_count(0)
        assert told(laptop)["sequence"] == told(phone)["sequence"]


@pytest.mark.parametrize("wrong", [3600, -3600])
def test_clocks_are_right_where_the_browsers_is_wrong(browser: Browser, server: str, wrong: int) -> None:
    table, (token, _) = open_table(server, {**FRIENDS, "settings": {"bank": 600, "increment": 0}})
    script = f"(() => {{ const now = Date.now.bind(Date); Date.now = () => now() + {wrong * 1000}; }})()"
    with at_table(browser, server, table, token, script) as page:
        expect(page.locator(".standing.active .bank")).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))


def test_a_slow_line_is_no_lost_one(browser: Browser, server: str) -> None:
    table, (token, *_) = open_table(server, RACE)
    with at_table(browser, server, table, token) as page:
        page.locator(QUESTION).first.wait_for()
        slow = {"offline": False, "latency": 600, "downloadThroughput": 30_000, "uploadThroughput": 10_000}
        page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", slow)
        for _ in range(2):
            moved_on(page, choose(page))
            page.locator(QUESTION).first.wait_for()
        expect(page.locator(LOST)).to_have_count(0)
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_table_that_is_opened_while_the_server_starts_is_there_without_another_click(
    browser: Browser, breakable: Breakable
) -> None:
    table, (token, *_) = open_table(breakable.address, RACE)
    context = browser.new_context(reduced_motion="reduce")
    try:
        page = context.new_page()
        page.goto(breakable.address)
        page.get_by_role("heading").first.wait_for()
        breakable.kill()
        page.evaluate("address => { location.hash = address; }", f"#/table/{table}/{token}")
        expect(page.get_by_role("alert")).to_contain_text("can't be reached")
        breakable.start()
        page.locator(QUESTION).first.wait_for()
    finally:
        context.close()
