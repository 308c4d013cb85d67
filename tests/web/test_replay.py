"""A finished race shown again in a real browser: steps, eyes, turns, story, odds, proof, new races from it."""

from __future__ import annotations

import json
import re
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.racing import ASKED
from tests.web.seeing import assert_fits, assert_readable

SIZES = {"phone": (390, 844), "narrow": (360, 640), "desk": (1440, 900), "landscape": (844, 390)}


def ask(server: str, path: str, body: object | None = None) -> Any:
    """What the server answers."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}api/{path}", data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def finished(server: str, game: str = "rush-and-bash", seats: int = 3) -> str:
    """The table of a race that bots have run."""
    table: str = ask(server, "tables", {"game": game, "seats": [{"kind": "bot", "bot": "random"}] * seats})["table"]
    end = time.monotonic() + 120
    while ask(server, f"tables/{table}")["status"] != "over":
        assert time.monotonic() < end, "the bots never arrived"
        time.sleep(0.1)
    return table


@pytest.fixture(scope="module")
def race(server: str) -> str:
    """One finished race for the tests that only look."""
    return finished(server)


def at(page: Page) -> int:
    """Where in the race the page is."""
    return int(page.locator(".scrubber input").input_value())


def open_replay(page: Page, server: str, table: str, place: str = "0") -> None:
    page.goto(f"{server}#/replay/{table}/{place}")
    page.locator(".replay-bar").wait_for()


def shows(page: Page, line: int) -> None:
    """The page comes to show the race after `line` lines."""
    expect(page.locator(".scrubber input")).to_have_value(str(line))


def telling(server: str, table: str, seat: int = -1) -> list[int]:
    """The lines that tell something in words."""
    lines = ask(server, f"tables/{table}/story")["lines"]
    steps: list[dict[str, Any]] = []
    while len(steps) <= lines:
        steps += ask(server, f"tables/{table}/replay/steps?at={len(steps)}&count=64&seat={seat}")
    return [step["at"] for step in steps if any(event["text"] for event in step["events"])]


def test_steps_go_to_the_next_thing_that_happens_and_back(page: Page, server: str, race: str) -> None:
    told = [line for line in telling(server, race) if line > 0]
    open_replay(page, server, race)
    for line in told[:6]:
        page.get_by_role("button", name="Next step").click()
        shows(page, line)
    page.get_by_role("button", name="Step back").click()
    shows(page, told[4])
    page.keyboard.press("ArrowRight")
    shows(page, told[5])
    page.keyboard.press("ArrowLeft")
    shows(page, told[4])
    page.keyboard.press("End")
    lines = ask(server, f"tables/{race}/story")["lines"]
    shows(page, lines)
    page.keyboard.press("Home")
    shows(page, 0)


def test_what_a_step_shows_is_what_happened_there(page: Page, server: str, race: str) -> None:
    line = telling(server, race)[12]
    step = ask(server, f"tables/{race}/replay?at={line}&seat=-1")
    open_replay(page, server, race, f"{line}/watch")
    shows(page, line)
    expect(page.locator(".replay-bar .prompt")).to_contain_text(
        " ".join(event["text"] for event in step["events"] if event["text"])
    )
    expect(page.locator(".race-top .round")).to_contain_text(f"Round {step['round']}")
    racers = [marker for marker in step["markers"] if marker["kind"] == "racer"]
    expect(page.locator(".marker-racer")).to_have_count(len(racers))


def test_turns_are_jumped_to(page: Page, server: str, race: str) -> None:
    starts = [turn["at"] for turn in ask(server, f"tables/{race}/story")["turns"]]
    open_replay(page, server, race)
    for start in starts[1:4]:
        page.get_by_role("button", name="Next turn").click()
        shows(page, start)
    page.keyboard.press("Shift+ArrowLeft")
    shows(page, starts[2])
    page.keyboard.press("PageUp")
    shows(page, starts[1])
    # The list of turns leads anywhere.
    page.locator(".turn-line").nth(5).click()
    shows(page, starts[5])
    expect(page.locator(".turn-line").nth(5)).to_have_attribute("aria-current", "step")


def test_the_race_plays_by_itself_to_its_end(page: Page, server: str, race: str) -> None:
    lines = ask(server, f"tables/{race}/story")["lines"]
    open_replay(page, server, race, str(lines - 9))
    page.get_by_label("Pace of what happens").select_option("none")
    page.get_by_role("button", name="Play", exact=True).click()
    shows(page, lines)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    # Slowly, so that it is paused before its end however busy the machine is.
    page.get_by_label("Pace of what happens").select_option("slow")
    page.locator("h1").evaluate("document.activeElement.blur()")
    page.keyboard.press("Home")
    shows(page, 0)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    stood = at(page)
    page.wait_for_timeout(600)
    assert at(page) - stood <= 1  # one step may have been on its way


def test_every_seat_is_looked_through(page: Page, server: str, race: str) -> None:
    open_replay(page, server, race, "40/watch")
    expect(page.locator(".held")).to_have_count(0)
    eyes = page.get_by_label("Through whose eyes")
    for seat in range(3):
        view = ask(server, f"tables/{race}/replay?at=40&seat={seat}")["view"]
        eyes.select_option(str(seat))
        expect(page.locator(".held .card")).to_have_count(len(view["cars"][seat]["hand"]))
    eyes.select_option("-2")
    expect(page.locator(".held .card").first).to_be_visible()


def test_a_link_to_a_moment_opens_there_for_anybody(page: Page, server: str, race: str) -> None:
    open_replay(page, server, race, "33/2")
    page.get_by_role("button", name="Share and more").click()
    link = page.get_by_role("textbox", name="Copy the link to this moment").input_value()
    other_context = page.context.browser.new_context(reduced_motion="reduce")
    try:
        other = other_context.new_page()
        other.goto(link)
        shows(other, 33)
        expect(other.get_by_label("Through whose eyes")).to_have_value("1")
        told = page.locator(".replay-bar .prompt").inner_text()
        expect(other.locator(".replay-bar .prompt")).to_have_text(told)
    finally:
        other_context.close()


def test_a_new_race_goes_on_from_any_moment(page: Page, server: str, race: str) -> None:
    lines = ask(server, f"tables/{race}/record")["actions"]
    choice = next(n for n, line in enumerate(lines) if n > 20 and line.startswith("1 "))
    open_replay(page, server, race, f"{choice}/watch")
    shows(page, choice)
    page.get_by_role("button", name="Share and more").click()
    page.get_by_label("You play").select_option("1")
    page.get_by_role("button", name="Go on", exact=True).click()
    page.wait_for_url(re.compile(r"#/table/"))
    assert race not in page.url
    page.locator(f".ask.mine {ASKED}").first.wait_for()
    # The seat is asked what it was asked then.
    offered = page.locator("[data-option]").evaluate_all("all => all.map(one => one.dataset.option)")
    assert lines[choice].partition(" ")[2] in offered


def test_the_dice_are_proved_in_words(page: Page, server: str, race: str) -> None:
    commitment = ask(server, f"tables/{race}")["commitment"]
    open_replay(page, server, race)
    page.get_by_role("button", name="Share and more").click()
    page.get_by_role("button", name="Check the dice", exact=True).click()
    expect(page.get_by_text("Every roll and draw was fair.")).to_be_visible()
    expect(page.locator(".proof code").first).to_have_text(commitment)


def test_a_record_is_kept_and_opened_from_its_file(page: Page, server: str, race: str, tmp_path: Path) -> None:
    open_replay(page, server, race)
    page.get_by_role("button", name="Share and more").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Keep the record").click()
    kept = tmp_path / "race.json"
    download.value.save_as(kept)
    page.goto(server)
    page.locator(".open-record input[type=file]").set_input_files(kept)
    page.locator(".replay-bar").wait_for()
    lines = len(json.loads(kept.read_text(encoding="utf-8"))["actions"])
    expect(page.locator(".scrubber input")).to_have_attribute("max", str(lines))
    assert race not in page.url
    spoilt = tmp_path / "spoilt.json"
    spoilt.write_text("no record at all", encoding="utf-8")
    page.goto(server)
    page.locator(".open-record input[type=file]").set_input_files(spoilt)
    expect(page.get_by_role("alert")).to_contain_text("spoilt.json")


def test_a_record_dropped_on_the_page_opens(page: Page, server: str, race: str) -> None:
    record = json.dumps(ask(server, f"tables/{race}/record"))
    page.goto(server)
    page.locator(".open-record").wait_for()
    dropped = page.evaluate_handle(
        """text => { const data = new DataTransfer();
                     data.items.add(new File([text], "race.json", { type: "application/json" }));
                     return data; }""",
        record,
    )
    page.dispatch_event(".open-record", "drop", {"dataTransfer": dropped})
    page.locator(".replay-bar").wait_for()


@pytest.mark.parametrize("game", ["bayou-bash", "racekart-riot", "rush-and-bash"])
def test_every_game_has_its_story(page: Page, server: str, game: str) -> None:
    table = finished(server, game)
    story = ask(server, f"tables/{table}/story")
    open_replay(page, server, table)
    for moment in story["moments"]:
        expect(page.locator(".moments")).to_contain_text(moment["text"])
    placed = [moment for moment in story["moments"] if moment["at"] is not None]
    for moment in placed[:2]:
        page.locator(".moments button", has_text=moment["text"]).first.click()
        shows(page, moment["at"])
    # The result tells it too, and leads to the same places.
    page.goto(f"{server}#/table/{table}")
    page.locator(".result .moments").wait_for()
    if placed:
        page.locator(".result .moments button", has_text=placed[0]["text"]).first.click()
        page.locator(".replay-bar").wait_for()
        shows(page, placed[0]["at"])


def test_odds_are_worked_out_when_they_are_asked_for(page: Page, server: str) -> None:
    table = finished(server, seats=2)
    open_replay(page, server, table)
    page.get_by_role("tab", name="Odds").click()
    page.get_by_role("button", name="Look through the race").click()
    page.locator(".odds-curves").wait_for(timeout=180_000)  # the rules may have to be compiled first
    page.get_by_role("tab", name="Odds").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Story")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Odds")).to_have_attribute("aria-selected", "true")
    page.locator(".scrubber input").focus()
    page.keyboard.press("End")
    places = ask(server, f"tables/{table}")["places"]
    shares = [f"{round(100 * (place == 1) / places.count(1))} %" for place in places]
    expect(page.locator(".odds-now strong")).to_have_text(shares)
    found = ask(server, f"tables/{table}/analysis")["found"]
    for told in [one["at"] - 1 for one in found["mistakes"][:6]] + [one["at"] for one in found["rolls"][:1]]:
        page.locator(".moment").first.click()
        shows(page, told)
        break


def side_story(page: Page) -> None:
    if not page.locator(".replay-side").is_visible():
        page.get_by_role("button", name="The story of the race").click()
    page.locator(".story").wait_for()


def share(page: Page) -> None:
    page.get_by_role("button", name="Share and more").click()
    page.get_by_role("button", name="Check the dice", exact=True).click()
    page.locator(".proof").wait_for()


@pytest.mark.parametrize("part", [side_story, share])
def test_axe_finds_nothing_serious(page_of_scheme: Page, server: str, race: str, part: Callable[[Page], None]) -> None:
    open_replay(page_of_scheme, server, race, "30/all")
    part(page_of_scheme)
    assert_readable(page_of_scheme)


@pytest.mark.parametrize("size", SIZES)
def test_the_page_fits_its_screen(browser: Browser, server: str, race: str, size: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=True)
    try:
        page = context.new_page()
        open_replay(page, server, race, "30/all")
        assert_fits(page, width, rows=".unseen, .hand, .standings, dialog, .log", whole=True)
        side_story(page)
        page.locator(".log-close").click()
        expect(page.locator(".replay-side")).to_have_count(0)
    finally:
        context.close()
