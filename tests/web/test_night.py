"""A Night Race in a real browser: the Track that is seen grows with every piece that is laid."""

from __future__ import annotations

import json
import time
import urllib.request
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.racing import asked, decision, wait_for_change
from tests.web.seeing import assert_readable
from tests.web.test_race import click_twice

# The Pig stands at the open edge with a die to go: it lays the next piece, then the last one.
TABLE = {
    "game": "bayou-bash",
    "options": {"mode": "night-race", "night_pieces": 2, "racers": ["pig", "rabbit"]},
    "seats": [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}],
    "position": {
        "seats": [{"racer": "pig", "space": "1:6.3"}, {"racer": "rabbit", "space": "0:1.1"}],
        "pieces": ["startA", "S1A"],
        "turn": {"seat": 0, "dice": ["nimble-1"]},
    },
}
PIECE = 30  # spaces: 5 lanes of 6 columns


def ask(server: str, path: str, body: object | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}api/{path}", data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def lie(page: Page, pieces: int) -> None:
    """So many pieces lie on the table, beside what an option that is looked at would add."""
    page.wait_for_function(
        """count => document.querySelectorAll(".board .drawing .space:not(.gap)").length
             - document.querySelectorAll(".board .foreseen path").length === count""",
        arg=pieces * PIECE,
    )


def test_a_piece_is_seen_before_it_is_laid_and_lies_there_after(page: Page, server: str) -> None:
    made = ask(server, "tables", TABLE)
    page.goto(f"{server}#/table/{made['table']}/{made['seats'][0]['token']}")
    lie(page, 2)
    before = decision(page)
    click_twice(page, "way:forward")
    wait_for_change(page, before)
    lay = asked(page)
    assert len(lay) >= 3 and all(option.startswith("lay:") for option in lay)
    lie(page, 2)  # the piece is drawn off the stack, and not laid yet
    page.locator(f'.ask [data-option="{lay[0]}"]').hover()
    expect(page.locator(".foreseen path")).to_have_count(PIECE)
    lie(page, 2)
    before = decision(page)
    click_twice(page, lay[0])
    wait_for_change(page, before)
    lie(page, 3)
    assert_readable(page)
    page.reload()
    lie(page, 3)
    page.get_by_role("button", name="Take back", exact=True).click()
    lie(page, 2)


def test_a_replay_shows_the_track_as_it_lay_at_each_line(page: Page, server: str) -> None:
    bots = [{"kind": "bot", "bot": "random"}] * 2
    options = {"mode": "night-race", "night_pieces": 1}
    table = ask(server, "tables", {"game": "bayou-bash", "options": options, "seats": bots})["table"]
    end = time.monotonic() + 120
    while ask(server, f"tables/{table}")["status"] != "over":
        assert time.monotonic() < end, "the bots never arrived"
        time.sleep(0.1)
    page.goto(f"{server}#/replay/{table}/0")
    lie(page, 1)
    page.keyboard.press("End")
    lie(page, 3)  # Start, one piece, the Finish Line
    page.keyboard.press("Home")
    lie(page, 1)
