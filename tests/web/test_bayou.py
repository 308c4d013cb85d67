"""Bayou Bash in a real browser: Jockey cards, dice, directions, the Event, the end."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.web.racing import DECISION_OR_END, asked, decision, offered, open_race, over, wait_for_change
from tests.web.seeing import assert_readable
from tests.web.test_race import click_twice


def test_a_race_by_clicks_to_its_end(page: Page, server: str) -> None:
    open_race(page, server, game="Bayou Bash")
    dice = random.Random(2)
    met: set[str] = set()
    for _ in range(1500):
        page.locator(DECISION_OR_END).first.wait_for()
        if over(page):
            break
        before, options = decision(page), asked(page)
        met |= {option.partition(":")[0] for option in options}
        # Whatever the server offers can be chosen by a button (two equal cards are two buttons for one option).
        assert set(options) == offered(page)
        # Mostly ahead, so that the race ends soon.
        ahead = [option for option in options if option.startswith("way:forward")]
        click_twice(page, dice.choice(ahead or options))
        wait_for_change(page, before)
    assert over(page)
    assert {"space", "card", "way", "showboat"} <= met
    rows = page.locator(".bb-score tbody tr")
    expect(rows).to_have_count(2)
    fans = [int(text) for text in rows.locator("td.total").all_inner_texts()]
    assert fans == sorted(fans, reverse=True)  # most Fans win (BB-WIN-02)


def test_a_card_shows_its_dice_and_a_way_glows_on_the_track(page: Page, server: str) -> None:
    open_race(page, server, game="Bayou Bash")
    cards = 0
    for _ in range(30):
        options = asked(page)
        if options[0].startswith("card:"):
            cards += 1
            names = page.locator(".hand button .unseen").all_inner_texts()
            counts = [page.locator(".hand button").nth(k).locator(".bb-die").count() for k in range(len(names))]
            for name, count in zip(names, counts, strict=True):  # "J08: 1 Nimble, 2 Swift, 1 Barrel"
                words = name.partition(": ")[2].split(", ")
                said = sum(int(word.split()[0]) for word in words if word.split()[1] in ("Nimble", "Swift", "Dashing"))
                assert said == count
        if any(option.startswith("way:") for option in options):
            break
        before = decision(page)
        click_twice(page, options[0])
        wait_for_change(page, before)
    assert cards
    way = next(option for option in asked(page) if option.startswith("way:forward"))
    arrows = sum(option.startswith("way:") for option in asked(page))
    expect(page.locator(".ask .bb-sign-arrow")).to_have_count(arrows)
    target = page.locator(f'.glow .target[data-option="{way}"]').last
    target.click()
    expect(target).to_have_class("target looked")
    before = decision(page)
    target.click()
    wait_for_change(page, before)


def test_board_and_event_open_by_keyboard_and_axe_finds_nothing(page: Page, server: str) -> None:
    open_race(page, server, seats=4, game="Bayou Bash")
    assert_readable(page)
    for opener in (page.locator(".seat-board").first, page.locator(".bb-headline")):
        opener.focus()
        page.keyboard.press("Enter")
        expect(page.locator("dialog[open]")).to_be_visible()
        assert_readable(page)
        page.keyboard.press("Escape")
        expect(opener).to_be_focused()
