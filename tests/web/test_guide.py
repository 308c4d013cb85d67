"""First-race guides: from the start page through every stop, on a desk and on a phone, in every language."""

from __future__ import annotations

import json
import urllib.request

import pytest
from playwright.sync_api import Browser, Page, expect

from pileup.engine.game import games
from pileup.play.guide import has_guide
from tests.web.test_everyone import assert_readable

GUIDED = sorted(name for name, kind in games().items() if has_guide(kind))


def tour_of(server: str, game: str) -> dict:
    with urllib.request.urlopen(f"{server}api/games/{game}/guide") as answer:
        return json.load(answer)


def choose(page: Page, action: str) -> None:
    """Chooses an option by keyboard, once it is asked for."""
    option = page.locator(f'.ask [data-option="{action}"]').first
    expect(option).to_be_enabled()
    option.focus()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_leads_through_its_race(page: Page, server: str, game: str) -> None:
    tour = tour_of(server, game)
    page.goto(server)
    page.get_by_role("link", name=f"First race, guided: {tour['title']}").click()
    coach = page.get_by_role("region", name="Guide")
    for number, stop in enumerate(tour["stops"]):
        expect(page.get_by_text(f"{number + 1} of {len(tour['stops'])}")).to_be_visible()
        for paragraph in stop["text"]:
            expect(coach).to_contain_text(paragraph)
        if stop["choice"]:
            chosen = f'[data-option="{stop["choice"]}"]'
            expect(page.locator(f".ask {chosen}[data-guided]").first).to_be_attached()
            expect(page.locator(f".ask [data-guided]:not({chosen})")).to_have_count(0)
            choose(page, stop["choice"])
        elif number < len(tour["stops"]) - 1:
            coach.get_by_role("button", name="Go on").click()
    # At the last stop nothing is asked, and nobody is waited for.
    expect(page.locator(".ask")).to_have_count(0)
    # Nothing of it is kept as a race of one's own.
    assert page.evaluate("localStorage.getItem('pileup.tables')") in (None, "[]")
    coach.get_by_role("link", name="Race for real").click()
    expect(page.get_by_role("button", name="Start the race")).to_be_visible()


@pytest.mark.parametrize("game", GUIDED)
def test_other_choices_are_looked_at_and_the_rules_are_there(page: Page, server: str, game: str) -> None:
    tour = tour_of(server, game)
    number, stop = next((n, one) for n, one in enumerate(tour["stops"]) if one["choice"])
    assert number == 0
    options = stop["snapshot"]["decisions"][0]["options"]
    other = next(one for one in options if one["action"] != stop["choice"])
    page.goto(f"{server}#/guide/{game}")
    coach = page.get_by_role("region", name="Guide")
    expect(coach).to_contain_text(stop["text"][0])
    choose(page, other["action"])
    expect(coach).to_contain_text(f"“{other['text']}” is allowed, too.")
    # It stayed where it was; looking at an option tells what it would do.
    expect(page.get_by_text(f"1 of {len(tour['stops'])}")).to_be_visible()
    page.locator(f'.ask [data-option="{stop["choice"]}"]').first.hover()
    expect(page.locator(".foretold-words")).not_to_contain_text("ways to go on")
    coach.get_by_role("button", name="The rules").click()
    dialog = page.get_by_role("dialog")
    for rule in stop["rules"]:
        expect(dialog.get_by_role("heading", name=rule)).to_be_visible()
    page.keyboard.press("Escape")
    choose(page, stop["choice"])
    expect(page.get_by_text(f"2 of {len(tour['stops'])}")).to_be_visible()
    coach.get_by_role("button", name="One step back").click()
    expect(page.get_by_text(f"1 of {len(tour['stops'])}")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_on_a_phone(browser: Browser, server: str, game: str, size: tuple[int, int]) -> None:
    stops = tour_of(server, game)["stops"]
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", has_touch=True, color_scheme="dark"
    )
    try:
        page = context.new_page()
        page.goto(f"{server}#/guide/{game}")
        coach = page.get_by_role("region", name="Guide")
        for number, stop in enumerate(stops[:3]):
            # First one reads, then one chooses: words and cards do not fit at once.
            expect(page.get_by_text(f"{number + 1} of {len(stops)}")).to_be_visible()
            expect(page.locator(".ask")).to_be_hidden()
            if number == 0:
                assert_readable(page)
            coach.get_by_role("button", name="Now choose").tap()
            option = page.locator(f'.ask [data-option="{stop["choice"]}"]').first
            option.tap()
            page.get_by_role("button", name="Do it").tap()
            expect(page.get_by_text(f"{number + 2} of {len(stops)}")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    finally:
        context.close()


def test_a_guide_speaks_german(browser: Browser, server: str) -> None:
    context = browser.new_context(locale="de-DE", reduced_motion="reduce")
    try:
        page = context.new_page()
        page.goto(f"{server}#/guide/rush-and-bash")
        coach = page.get_by_role("region", name="Anleitung")
        expect(coach).to_contain_text("Willkommen! Du fährst das schwarze Auto")
        expect(coach).to_contain_text("Wähle jetzt:")
    finally:
        context.close()
