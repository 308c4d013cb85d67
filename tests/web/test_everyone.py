"""A race for everyone: by ear, with colours that every eye tells apart, with more contrast, with sounds or without."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pileup.engine.game import games
from tests.web.conftest import ROOT
from tests.web.racing import DECISION_OR_END, decision, open_race, over, wait_for_change
from tests.web.seeing import assert_readable
from tests.web.test_pages import in_race

GAMES = sorted(games())
LOOKS = ROOT / "client" / "src" / "games"

SNAPSHOT = """async () => {
  const table = location.hash.split("/")[2];
  const known = JSON.parse(localStorage.getItem("pileup.tables")).find((one) => one.table === table);
  const headers = { Authorization: `Bearer ${known.tokens.join(",")}` };
  const [snapshot, drawing] = await Promise.all(["", "/drawing"].map(async (path) =>
    (await fetch(`api/tables/${table}${path}`, { headers })).json()));
  return { snapshot, names: drawing.spaces.map((space) => space.name) };
}"""


def truth(page: Page) -> tuple[dict[str, Any], list[str]]:
    """What the server says to whoever sits at this page, and the names of the track's spaces."""
    found = page.evaluate(SNAPSHOT)
    return found["snapshot"], found["names"]


def heard(page: Page, key: str) -> Locator:
    """The answer that is spoken after a key."""
    page.keyboard.press(key)
    return page.get_by_role("status", name="Answer")


def choices(page: Page) -> Locator:
    """The buttons that answer a question, as a screen reader finds them."""
    region = page.get_by_role("region", name="Your choice")
    return region.get_by_role("button", name=re.compile("^(?!Why:|Not this|Do it|Skip|Close)"))


def by_ear(page: Page, server: str, game: str) -> None:
    """From the start page into a race, by what things are called."""
    page.goto(server)
    page.get_by_role("link", name=f"Race against bots: {game}").press("Enter")
    page.get_by_role("group", name="How many racers").get_by_role("radio", name="2", exact=True).press("Space")
    page.get_by_role("combobox", name="The bots").select_option("random")
    page.get_by_role("button", name="Start the race").press("Enter")
    page.locator(DECISION_OR_END).first.wait_for()


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_race_by_ear(page: Page, server: str, name: str) -> None:
    by_ear(page, server, games()[name].title)
    luck = random.Random(4)
    checked = 0
    for count in range(2000):
        page.locator(DECISION_OR_END).first.wait_for()
        if over(page):
            break
        before = decision(page)
        if count % 12 == 0:
            checked += 1
            snapshot, names = truth(page)
            prompt = page.get_by_role("heading", name=snapshot["decisions"][0]["prompt"])
            expect(prompt.first).to_be_visible()
            asked = heard(page, "q")
            offered = {option["action"]: option["text"] for option in snapshot["decisions"][0]["options"]}
            for text in offered.values():
                expect(asked).to_contain_text(text)
            # By the numbers that are keys.
            keys = page.locator(".ask [data-number]").evaluate_all(
                "all => all.map(one => [one.dataset.number, one.dataset.option])"
            )
            for number, action in keys:
                expect(asked).to_contain_text(f"{number}: {offered[action]}")
            ranking = heard(page, "r")
            expect(ranking).to_contain_text("1. ")
            expect(ranking).to_contain_text("2. ")
            me = next((one for one in snapshot["markers"] if one["id"] in ("car-0", "racer-0")), None)
            where = heard(page, "w")
            if me is not None and me.get("space", -1) >= 0:
                expect(where).to_contain_text("is at")
                parts = re.findall(r"\d+", names[me["space"]].partition(",")[0])
                for part in parts if names[me["space"]] != "S" else []:
                    expect(where).to_contain_text(re.compile(rf"\D{int(part)}(?!\d)|{part}"))
            expect(heard(page, "n")).not_to_be_empty()
            hand = page.get_by_role("list", name="Your cards").get_by_role("img")
            if hand.count() > 0:
                expect(heard(page, "h")).to_contain_text(str(hand.first.get_attribute("aria-label")))
            everybody = heard(page, "t")
            for standing in page.get_by_role("complementary", name="Standings").get_by_role("listitem").all():
                expect(everybody).to_contain_text(standing.locator("strong").inner_text())
            expect(heard(page, "l")).to_contain_text([one["text"] for one in snapshot["log"] if one["text"]][-1])
        found = choices(page)
        expect(found.first).to_be_enabled()
        texts = found.all_text_contents()
        # Mostly ahead where ways are asked for, so that the race comes to its end.
        ahead = [index for index, text in enumerate(texts) if "forward" in text.lower()]
        found.nth(luck.choice(ahead or range(len(texts)))).press("Enter")
        wait_for_change(page, before)
    expect(page.get_by_role("region", name="Result").get_by_role("heading").first).to_contain_text("win")
    assert checked > 1


def test_the_board_in_words(page: Page, server: str) -> None:
    open_race(page, server)
    while True:  # until the racers are on the track
        snapshot, names = truth(page)
        mine = next((one for one in snapshot["markers"] if one["id"] == "car-0"), None)
        if mine is not None and mine.get("space", -1) >= 0:
            break
        before = decision(page)
        choices(page).first.press("Enter")
        wait_for_change(page, before)
    page.get_by_role("button", name="The board in words").press("Enter")
    dialog = page.get_by_role("dialog", name="The board in words")
    answer = dialog.get_by_role("status", name="Answer")
    dialog.get_by_role("button", name="Where am I?").press("Enter")
    expect(answer).to_contain_text("is at board")
    # What the server has on a space is what is said to be there.
    other = next(one for one in snapshot["markers"] if one["id"] == "car-1")
    place, board, spot = names[other["space"]].split(":")
    dialog.get_by_role("textbox", name="What is at …").fill(
        f"board {place} ({board}), lane {spot.replace('.', ', space ')}"
    )
    dialog.get_by_role("button", name="Look there").press("Enter")
    expect(answer).to_contain_text("Blue")
    # A step ahead and back again.
    dialog.get_by_role("button", name="To my racer").press("Enter")
    dialog.get_by_role("button", name="Ahead", exact=True).press("Enter")
    expect(answer).to_contain_text("space ahead")
    dialog.get_by_role("textbox").fill("no such space")
    dialog.get_by_role("textbox").press("Enter")
    expect(answer).to_contain_text("There is no space called")
    for marker in snapshot["markers"][:5]:
        expect(dialog).to_contain_text(marker["title"].removesuffix(" car"))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_letters_are_no_commands_where_somebody_wants_that(page: Page, server: str) -> None:
    open_race(page, server)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Single letters and digits are commands").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    page.keyboard.press("?")
    expect(page.get_by_role("status", name="Answer")).to_be_empty()
    assert page.get_by_role("dialog").count() == 0
    # The same by name.
    page.get_by_role("button", name="The board in words").press("Enter")
    expect(page.get_by_role("dialog", name="The board in words")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("palette", "contrast"), [("safe", "usual"), ("steps", "usual"), ("game", "more")])
def test_every_palette_can_be_read(browser: Browser, server: str, scheme: str, palette: str, contrast: str) -> None:
    context = browser.new_context(
        viewport={"width": 1280, "height": 800},
        reduced_motion="reduce",
        color_scheme=scheme,  # type: ignore[arg-type]
    )
    context.add_init_script(
        f"localStorage.setItem('pileup.palette', '{palette}'); localStorage.setItem('pileup.contrast', '{contrast}')"
    )
    try:
        page = context.new_page()
        in_race(page, server)
        root = page.locator("html")
        expect(root).to_have_attribute("data-palette", palette)
        expect(root).to_have_attribute("data-contrast", contrast)
        assert_readable(page)
        page.goto(server)
        page.locator(".game").first.wait_for()
        page.get_by_role("button", name="Settings").click()
        assert_readable(page)
    finally:
        context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_rules_words_and_guides_can_be_read(browser: Browser, server: str, scheme: str) -> None:
    context = browser.new_context(reduced_motion="reduce", color_scheme=scheme)  # type: ignore[arg-type]
    try:
        page = context.new_page()
        page.goto(f"{server}#/rules/bayou-bash")
        page.get_by_role("searchbox", name="Search the rules").fill("BB-OFF-01")
        expect(page.get_by_role("heading", level=4).first).to_contain_text("BB-OFF-01")
        assert_readable(page)
        page.goto(f"{server}#/guide/bayou-bash")
        page.get_by_role("region", name="Guide").wait_for()
        assert_readable(page)
        open_race(page, server)
        page.keyboard.press("b")
        page.get_by_role("button", name="Who is near?").press("Enter")
        assert_readable(page)
        page.keyboard.press("Escape")
        page.get_by_role("region", name="Your choice").get_by_role("button", name="Why:").press("Enter")
        expect(page.get_by_role("dialog").get_by_role("heading", level=4).first).to_be_visible()
        assert_readable(page)
    finally:
        context.close()


def test_a_rule_leads_to_the_rules_it_names(page: Page, server: str) -> None:
    page.goto(f"{server}#/rules/rush-and-bash")
    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("removed supply car went off-track")
    expect(page.get_by_role("status").filter(has_text="entries").or_(page.get_by_text("One entry"))).to_be_visible()
    search.fill("no such words anywhere")
    expect(page.get_by_text("Nothing found")).to_be_visible()
    search.fill("RB-COMP-02")  # hard caps: "see RB-ROCK-07 …"
    named = page.get_by_role("article").filter(has_text="RB-COMP-02").get_by_role("button").first
    wanted = named.inner_text()
    named.press("Enter")
    expect(search).to_have_value("")
    expect(page.get_by_role("heading", level=4)).to_have_count(1)
    expect(page.get_by_role("heading", level=4)).to_contain_text(wanted)
    page.get_by_role("button", name="All the rules").press("Enter")
    expect(page.get_by_role("heading", level=3).first).to_be_visible()
    # The chapters are told beside; one that is pressed has the focus, so that reading goes on there.
    chapters = page.get_by_role("navigation", name="Chapters")
    titles = page.get_by_role("heading", level=3).all_inner_texts()
    if not chapters.get_by_role("button").first.is_visible():
        chapters.get_by_text("Chapters").click()
    expect(chapters.get_by_role("button")).to_have_text(titles)
    chapters.get_by_role("button").nth(7).press("Enter")
    chosen = page.get_by_role("heading", level=3).nth(7)
    expect(chosen).to_be_focused()
    expect(chosen).to_be_in_viewport()


def test_a_palette_changes_every_racer_at_once(page: Page, server: str) -> None:
    open_race(page, server, seats=6)
    cars = page.locator(".standings .car-body")

    def fills() -> list[str]:
        expect(cars).to_have_count(6)
        return cars.evaluate_all("all => all.map(one => one.getAttribute('fill'))")

    before = fills()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="By brightness").check()
    expect(page.locator("html")).to_have_attribute("data-palette", "steps")
    expect(cars.first).not_to_have_attribute("fill", before[0])
    after = fills()
    assert len(set(before)) == len(set(after)) == 6
    assert before != after
    page.reload()
    page.locator(DECISION_OR_END).first.wait_for()
    assert fills() == after


def test_it_is_silent_until_sounds_are_turned_on(page: Page, server: str) -> None:
    page.add_init_script(
        """window.sounds = 0;
           const start = AudioScheduledSourceNode.prototype.start;
           AudioScheduledSourceNode.prototype.start = function (...given) {
             window.sounds++;
             start.apply(this, given);
           };
        """
    )
    open_race(page, server)
    before = decision(page)
    choices(page).first.press("Enter")
    wait_for_change(page, before)
    assert page.evaluate("window.sounds") == 0
    page.get_by_role("button", name="Settings").click()
    volume = page.get_by_role("slider", name="Sounds")
    expect(volume).to_have_attribute("aria-valuetext", "off")
    volume.press("ArrowRight")
    volume.press("ArrowRight")
    expect(volume).to_have_attribute("aria-valuetext", "2 of 10")
    page.wait_for_function("() => window.sounds > 0")
    page.keyboard.press("Escape")
    heard_before = page.evaluate("window.sounds")
    before = decision(page)
    choices(page).first.press("Enter")
    page.wait_for_function("before => window.sounds > before", arg=heard_before)
    wait_for_change(page, before)


@pytest.mark.parametrize("name", GAMES)
def test_sounds_are_of_events_that_there_are(name: str) -> None:
    source = (LOOKS / name / "sounds.ts").read_text(encoding="utf-8")
    kinds = re.findall(r"^  (\w+): \"", source, re.MULTILINE)
    known = {event.name.lower() for event in games()[name].Event}
    assert len(kinds) > 15
    assert set(kinds) <= known, set(kinds) - known
