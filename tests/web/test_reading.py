"""Every page and every dialog can be read: axe walks through all of them, in each language, by day and by night.

And what a page is for people who see it otherwise: enlarged, with more space between letters, in the device's colours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.racing import ASKED, decision, open_race
from tests.web.seeing import assert_fits, findings
from tests.web.test_racekart import open_table
from tests.web.test_replay import ask, finished

PERSON, OPEN = {"kind": "person", "name": "Ann"}, {"kind": "open"}


def wait(page: Page, what: str) -> None:
    page.locator(what).first.wait_for()


def press(page: Page, what: str) -> None:
    page.locator(what).first.click()


class Walk:
    """From page to page, whatever language they are in: places are found by what they are, not by their words."""

    def __init__(self, page: Page, server: str) -> None:
        self.page, self.server = page, server

    def go(self, address: str, what: str) -> None:
        # From a page that is none: what was open closes.
        self.page.goto("about:blank")
        self.page.goto(f"{self.server}#/{address}")
        wait(self.page, what)

    def dialog(self, button: str) -> None:
        press(self.page, button)
        wait(self.page, "dialog[open] h2")

    def close(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    def around(self) -> Iterator[str]:
        """Pages round the races, each with what it may show."""
        page = self.page
        self.go("", ".game")
        yield "start"
        self.dialog(".hero-settings")
        yield "settings"
        self.go("tables", "main h1")
        yield "public tables"
        self.go("nowhere/at/all", ".lost h1")
        yield "no page"
        self.go("table/none", ".lost h1")
        yield "no table"
        self.go("rules/racekart-riot", ".rule")
        yield "rules"
        page.locator("input[type=search]").fill("RK-COMP-01")
        wait(page, "h4:has-text('RK-COMP-01')")
        yield "a rule"
        self.go("tracks/rush-and-bash", ".gallery article .still, .gallery-new")
        yield "tracks"
        self.go("build/rush-and-bash", ".piece")
        yield "builder"
        self.dialog(".build-actions .icon-button:nth-of-type(4):enabled")
        yield "sharing a track"
        self.go("build/racekart-riot", "textarea")
        yield "track file"
        self.go("new/bayou-bash", ".track-picture .space")
        for summary in page.locator("summary").all():
            summary.click()
        yield "new race"
        self.go("guide/bayou-bash", ".coach")
        yield "guide"

    def racing(self) -> Iterator[str]:
        """A race from its table to its replay."""
        page, server = self.page, self.server
        made = ask(server, "tables", {"game": "rush-and-bash", "seats": [PERSON, OPEN, OPEN], "public": True})
        table, invite = made["table"], made["seats"][1]["invite"]
        self.go(f"join/{table}/1/{invite}", ".join form")
        yield "joining"
        self.go(f"table/{table}/{made['host']}", ".lobby")
        press(page, ".lobby summary")
        press(page, "#open-chat")
        yield "lobby and chat"
        shared, tokens = open_table(server, {"game": "racekart-riot", "seats": [PERSON, {**PERSON, "name": "Bo"}]})
        first = ask(server, f"tables/{shared}")["waiting"][0]
        self.go(f"table/{shared}/{tokens[first]}", f".ask {ASKED}")
        press(page, "#open-chat")
        page.locator(".say input").fill("!?")
        page.keyboard.press("Enter")
        wait(page, ".chat-line")
        yield "race of two, chat"
        self.dialog("#open-chat ~ button, .badged ~ .icon-button")
        yield "people"
        self.close()
        self.dialog(".help-button")
        yield "help"
        self.close()
        self.dialog(".ask .why")
        wait(page, "dialog .rule")
        yield "why"
        self.close()
        page.keyboard.press("b")
        wait(page, "dialog .reader-commands")
        press(page, "dialog .reader-commands button")
        yield "board in words"
        self.close()
        press(page, f".ask {ASKED}")
        yield "an answer"
        self.go("", ".game")
        yield "my tables"
        page.context.set_offline(True)
        wait(page, ".notice")
        yield "offline"
        page.context.set_offline(False)
        self.go(f"table/{shared}/{tokens[1 - first]}", ".curtain")
        yield "curtain"
        done = finished(server)
        self.go(f"table/{done}", ".result")
        wait(page, ".result-story .moment")
        yield "result"
        self.go(f"replay/{done}/40", ".replay-bar")
        wait(page, ".moments")
        for tab in ("story", "odds", "log"):
            press(page, f"#tab-{tab}")
            yield f"replay, {tab}"
        self.dialog(".race-top button >> nth=0")
        yield "sharing a replay"


@pytest.mark.parametrize(
    ("part", "tongue", "scheme"),
    [("around", "en", "dark"), ("around", "it", "light"), ("racing", "de", "light"), ("racing", "it", "dark")],
)
def test_everything_can_be_read(browser: Browser, server: str, part: str, tongue: str, scheme: Any) -> None:
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", color_scheme=scheme, locale=tongue
    )
    try:
        page = context.new_page()
        places: Callable[[], Iterator[str]] = getattr(Walk(page, server), part)
        found, titles = {}, {}
        for place in places():
            expect(page.locator("html")).to_have_attribute("lang", tongue)
            if trouble := findings(page):
                found[place] = trouble
            titles[place] = page.title()
        assert found == {}
        assert all(title.endswith("Pileup") for title in titles.values()), titles
        assert titles.get("start", "Pileup") == "Pileup"
        assert len(set(titles.values())) > 6
    finally:
        context.close()


# What people set who need more room between letters, words and lines (WCAG 1.4.12).
SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
                         word-spacing: 0.16em !important }
                     p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets = [sheet];
}"""
# Words that are cut off: by a box that hides what does not fit.
CUT = """() => [...document.querySelectorAll("button, .button, label, h1, h2, h3, legend, summary, .round, .who")]
  .filter((one) => one.checkVisibility() && !one.closest(".unseen, .card, .standings, .skip-link, .icon-button"))
  .filter((one) => ["hidden", "clip"].includes(getComputedStyle(one).overflowX)
                   && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1))
  .map((one) => one.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("width", [360, 1280])
def test_more_space_between_letters_cuts_nothing_off(browser: Browser, server: str, width: int) -> None:
    # A public table, so that there is one to list.
    people = [{"kind": "person", "name": "Wolfeschlegelstein"}, {"kind": "bot"}, {"kind": "bot"}, OPEN]
    ask(server, "tables", {"game": "racekart-riot", "seats": people, "public": True})
    context = browser.new_context(viewport={"width": width, "height": 800}, reduced_motion="reduce")
    try:
        page = context.new_page()
        for address, there in (("", ".game"), ("new/bayou-bash", ".track-picture .space"), ("tables", ".table-line")):
            page.goto(f"{server}#/{address}")
            wait(page, there)
            page.evaluate(SPACED)
            assert_fits(page, width)
            assert page.evaluate(CUT) == []
        open_race(page, server)
        page.evaluate(SPACED)
        assert_fits(page, width)
        assert page.evaluate(CUT) == []
        press(page, "[data-edge=top] button:nth-last-of-type(2)")
        wait(page, "dialog[open]")
        assert page.evaluate(CUT) == []
    finally:
        context.close()


def test_enlarged_four_times_everything_is_in_reach(browser: Browser, server: str) -> None:
    """A window of 1280 by 1024 at 400 %: nothing is read by scrolling sideways, a race is played by scrolling down."""
    context = browser.new_context(viewport={"width": 320, "height": 256}, reduced_motion="reduce")
    try:
        page = context.new_page()
        for address, there in (
            ("", ".game"),
            ("new/racekart-riot", ".track-picture .space"),
            ("rules/bayou-bash", ".rule"),
            ("tracks/rush-and-bash", ".gallery-new"),
            ("build/rush-and-bash", ".piece"),
        ):
            page.goto(f"{server}#/{address}")
            wait(page, there)
            assert_fits(page, 320, rows=".parts, .pieces, .unseen, .rule-table")
        # With an open seat there is a chat: the longest head there is.
        made = ask(server, "tables", {"game": "rush-and-bash", "seats": [PERSON, PERSON, {"kind": "bot"}]})
        table, token = made["table"], made["seats"][0]["token"]
        page.goto(f"{server}#/table/{table}/{token}")
        page.goto(f"{server}#/table/{table}/{made['seats'][1]['token']}")
        page.goto(f"{server}#/table/{table}")
        wait(page, ".curtain button")
        press(page, ".curtain button")
        wait(page, f".ask.mine {ASKED}")
        assert_fits(page, 320)
        asked, race = (page.locator(one).bounding_box() for one in (".ask", ".race"))
        assert asked and race and asked["y"] - race["y"] > 180, "nothing is left of the board"
        before = decision(page)
        answer = page.locator(f".ask {ASKED}").first
        answer.focus()
        expect(answer).to_be_in_viewport()
        page.keyboard.press("Enter")
        page.wait_for_function("id => document.querySelector('.ask')?.dataset.decision !== id", arg=before)
    finally:
        context.close()


def test_in_the_colours_of_the_device_what_is_chosen_stands_out(browser: Browser, server: str) -> None:
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", forced_colors="active"
    )
    colour = "one => getComputedStyle(one).backgroundColor"
    try:
        page = context.new_page()
        page.goto(f"{server}#/new/bayou-bash")
        wait(page, ".racer")
        for kind in (".segments", ".racer"):
            chosen = page.locator(f"{kind} input:checked + span").first.evaluate(colour)
            others = page.locator(f"{kind} input:not(:checked) + span").evaluate_all(f"all => all.map({colour})")
            assert others and chosen not in others
        open_race(page, server)
        assert page.locator(".standing.active").evaluate("one => getComputedStyle(one).outlineStyle") == "dashed"
        panel = page.locator(".ask").evaluate("one => getComputedStyle(one).borderBottomStyle")
        assert panel == "solid"
        log = page.locator("#open-log")
        expect(log).to_have_attribute("aria-pressed", "true")
        pressed = log.evaluate(colour)
        log.click()
        expect(log).to_have_attribute("aria-pressed", "false")
        assert log.evaluate(colour) != pressed
        answer = page.locator(f".ask {ASKED}").first
        answer.click()
        expect(answer).to_have_attribute("aria-pressed", "true")
        lines = page.locator(f".ask {ASKED} .face").evaluate_all(
            "all => all.map(one => getComputedStyle(one).outlineWidth)"
        )
        assert lines[0] not in lines[1:]
    finally:
        context.close()


# What can be pressed and is smaller than fingers need (WCAG 2.5.8); links within sentences may be, and what a label
# around it makes larger.
SMALL = """() => [...document.querySelectorAll("button, a[href], input, select, summary, [role=option]")]
  .filter((one) => one.checkVisibility() && !one.closest(".unseen, .skip-link, .rule-link, label"))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < 24)
  .map(([one]) => one.outerHTML.slice(0, 120))"""


def test_fingers_meet_what_they_press(browser: Browser, server: str) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, reduced_motion="reduce", has_touch=True, is_mobile=True
    )
    try:
        page = context.new_page()
        for address, there in (
            ("", ".game"),
            ("new/bayou-bash", ".racer"),
            ("rules/bayou-bash", ".rule"),
            ("tracks/rush-and-bash", ".gallery-new"),
            ("build/rush-and-bash", ".piece"),
            ("guide/racekart-riot", ".coach"),
        ):
            page.goto(f"{server}#/{address}")
            wait(page, there)
            assert page.evaluate(SMALL) == []
        for title in ("Rush & Bash", "Bayou Bash", "Racekart Riot"):
            open_race(page, server, game=title)
            assert page.evaluate(SMALL) == []
        # The whole line of a racer opens its board.
        line = page.locator(".standing").first.bounding_box()
        assert line and line["height"] >= 40
        page.mouse.click(line["x"] + 20, line["y"] + 8)
        wait(page, "dialog[open]")
    finally:
        context.close()
