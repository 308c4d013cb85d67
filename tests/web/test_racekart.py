"""Racekart Riot in a real browser: its cards, the market, the secret choice of two people, the score."""

from __future__ import annotations

import json
import random
import urllib.request
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.web.racing import ASKED, DECISION_OR_END, asked, decision, offered, open_race, over, wait_for_change
from tests.web.seeing import assert_readable
from tests.web.test_race import click_twice


def open_table(server: str, body: dict) -> tuple[str, list[str]]:
    """A table for people at different screens: its name, and the token of each seat."""
    request = urllib.request.Request(
        f"{server}api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        made = json.load(answer)
    return made["table"], [seat["token"] for seat in made["seats"]]


def ask(server: str, path: str) -> Any:
    """What the server answers to whoever just watches."""
    with urllib.request.urlopen(f"{server}api/{path}", timeout=60) as answer:
        return json.load(answer)


def test_a_race_by_clicks_up_to_the_score(page: Page, server: str) -> None:
    open_race(page, server, game="Racekart Riot")
    dice = random.Random(3)
    prices, met = [], set()
    for _ in range(200):
        page.locator(DECISION_OR_END).first.wait_for()
        if over(page):
            break
        before, options = decision(page), asked(page)
        kinds = {option.partition(":")[0] for option in options}
        met |= kinds
        if "slot" in kinds and not prices:
            prices = page.locator(".hand button .rk-price b:first-child").all_inner_texts()
        # Whatever the server offers can be chosen by a button (two equal cards are two buttons for one option).
        assert set(options) == offered(page)
        click_twice(page, dice.choice(options))
        wait_for_change(page, before)
    assert over(page)
    assert {"slot", "card"} <= met
    assert prices == ["free", "1", "2", "3", "4"]  # the ladder of the market (RK-MKT-03)
    rows = page.locator(".rk-score tbody tr")
    expect(rows).to_have_count(2)
    for row in rows.all():
        numbers = [int(text) for text in row.locator("td").all_inner_texts()]
        assert sum(numbers[:-1]) == numbers[-1]
        assert numbers[0] in (16, 11)  # first or second of two (RK-SCO-01)
    assert rows.first.locator(".place").inner_text() == "1"


def test_the_secret_choice_stays_secret_until_all_have_chosen(page: Page, server: str) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
    table, (ann, bo) = open_table(server, {"game": "racekart-riot", "options": {}, "seats": seats})
    page.goto(f"{server}#/table/{table}/{ann}")
    assert page.context.browser
    beside = page.context.browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    try:
        other = beside.new_page()
        other.goto(f"{server}#/table/{table}/{bo}")
        pages = (page, other)
        # The market first; then both are asked at once. Who is asked is known to the server: a page may lag behind.
        while len(waiting := ask(server, f"tables/{table}")["waiting"]) < 2:
            here = pages[waiting[0]]
            here.locator(f".ask.mine {ASKED}:enabled").first.wait_for()
            before = decision(here)
            click_twice(here, asked(here)[-1])
            here.wait_for_function("before => document.querySelector('.ask').dataset.decision !== before", arg=before)
        for here in pages:
            here.locator(f".ask.mine {ASKED}:enabled").first.wait_for()
        expect(page.locator(".prompt")).to_contain_text("in secret")
        expect(other.locator(".prompt")).to_contain_text("in secret")
        # Sentences call people by name: on a phone too one sees who drives what.
        expect(other.locator(".standing", has_text="Redbane").get_by_text("Ann")).to_be_visible()
        hand = page.locator(".hand button.card")
        expect(hand.nth(1)).to_be_visible()
        other_before, log = decision(other), other.locator(".log-line").count()
        click_twice(page, asked(page)[0])
        expect(page.locator(".prompt")).to_contain_text("Waiting for Goat Lorde")
        other.wait_for_timeout(300)
        assert decision(other) == other_before
        assert other.locator(".log-line").count() == log
        click_twice(other, asked(other)[0])
        for here in (page, other):
            expect(here.locator(".log-line", has_text="plays RB").first).to_be_attached()
            expect(here.locator(".log-line", has_text="plays GL").first).to_be_attached()
    finally:
        beside.close()


def test_boards_and_market_open_by_keyboard_and_axe_finds_nothing(page: Page, server: str) -> None:
    open_race(page, server, seats=4, game="Racekart Riot")
    assert_readable(page)
    for opener in (page.locator(".seat-board").first, page.locator(".rk-headline")):
        opener.focus()
        page.keyboard.press("Enter")
        expect(page.locator("dialog[open]")).to_be_visible()
        assert_readable(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(opener).to_be_focused()


def sit_down(page: Page, server: str, seats: list[dict], seat: int = 0, **position: Any) -> None:
    """A table that begins at a position, and one of its people at this page."""
    body = {
        "game": "racekart-riot",
        "seats": [{"kind": "person", "name": name} for name in ("Ann", "Bo", "Cy", "Di")[: len(seats)]],
        "position": {"seats": seats, **position},
    }
    table, tokens = open_table(server, body)
    page.goto(f"{server}#/table/{table}/{tokens[seat]}")
    page.locator(f".ask.mine {ASKED}:enabled").first.wait_for()


def test_what_a_card_does_is_told_before_it_is_taken(page: Page, server: str) -> None:
    market = [{"card": card} for card in ("luck-potion", "bumper-dragon-2", "speedway", "wild", "level-up")]
    seats: list[dict] = [{"hand": ["RB02", "RB12"], "supplies": {"speedway": 1}}, {"hand": ["GL11", "GL12"]}]
    sit_down(page, server, seats, phase="supply", market=market)
    # The market is offered from the free card up, whatever of it is held already.
    assert asked(page) == [f"slot:{slot}" for slot in range(1, 6)]
    about = page.locator(".foretold-words .rk-about")
    for slot, words in ((1, "are a pair"), (2, "2 points of its own"), (3, "Extra movement of 2"), (5, "you move 8")):
        page.locator(f'.hand [data-option="slot:{slot}"]').hover()
        expect(about).to_contain_text(words)
    page.locator(".seat-board").first.click()
    expect(page.locator("dialog .rk-explained", has_text="Extra movement of 2")).to_be_visible()
    page.keyboard.press("Escape")


def test_odds_are_told_by_what_they_mean_and_cards_by_where_they_lead(page: Page, server: str) -> None:
    gate: list[dict] = [{"space": "R14", "card": "RB12", "supplies": {"jump": 1}}, {"card": "GL11"}]
    sit_down(page, server, gate, phase="move", market=[{"card": "jump"}])
    before = decision(page)
    click_twice(page, "roll")
    wait_for_change(page, before)
    odds = page.locator(".foretold-words .odds li")
    for option, chances in (("nothing", ("5 in 6", "1 in 6")), ("jump", ("1 in 2", "1 in 2"))):
        page.locator(f'.ask [data-option="{option}"]').hover()
        expect(odds).to_have_count(2)
        for line, chance, words in zip(odds.all(), chances, ("stays on the normal path", "gets through"), strict=True):
            expect(line).to_contain_text(f"{chance}: Ann {words}")
    hands: list[dict] = [{"space": "R6", "hand": ["RB11", "RB12"]}, {"hand": ["GL11", "GL12"]}]
    sit_down(page, server, hands, phase="choose", market=[{"card": "jump"}])
    page.locator('.hand [data-option="card:12"]').hover()
    # 8 spaces on from R6 (RK-MOV-07).
    expect(page.locator(".glow .target.looked")).to_have_count(1)
    expect(page.locator(".foretold-words")).to_contain_text(
        "You move 8 spaces. If nothing comes between, it ends on space R14."
    )


def test_a_die_is_seen_from_afar_and_before_what_it_brings(browser: Browser, server: str) -> None:
    """Every thing that shows itself on the track for a moment is noted, in the order in which it does."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    context.add_init_script(
        """window.seen = [];
           new MutationObserver((changes) => {
             for (const { addedNodes } of changes)
               for (const node of addedNodes)
                 if (node.parentElement?.classList.contains("air")) {
                   const at = seen.push({ name: node.getAttribute("class"), width: 0 }) - 1;
                   const look = () => {
                     seen[at].width = Math.max(seen[at].width, node.getBoundingClientRect().width);
                     if (node.isConnected) requestAnimationFrame(look);
                   };
                   look();
                 }
           }).observe(document, { childList: true, subtree: true });"""
    )
    try:
        page = context.new_page()
        seats: list[dict] = [{"space": "R14", "card": "RB12"}, {"card": "GL11"}]
        sit_down(page, server, seats, phase="move", market=[{"card": "jump"}])
        page.get_by_role("button", name="Whole track").click()
        click_twice(page, "roll")
        page.wait_for_function(
            "() => seen.filter(({ name }) => name === 'die').length && document.querySelector('.kind-drove')"
        )
        names = page.evaluate("() => seen.map(({ name }) => name)")
        assert names[0] == "die"
        page.wait_for_function(
            "() => Math.max(...seen.filter(({ name }) => name === 'die').map(({ width }) => width)) >= 36"
        )
    finally:
        context.close()


def test_nothing_slips_away_under_a_pointer_beside_the_board(page: Page, server: str) -> None:
    """A phone on its side: what an option would do grows upwards, so that the option stays where it is."""
    page.set_viewport_size({"width": 844, "height": 390})
    parts = {"bumper-basic-1": 1, "chassis-basic-1": 1, "caboose-basic-2": 1}
    seats: list[dict] = [{"hand": ["RB02", "RB12"], "supplies": parts}, {"hand": ["GL11", "GL12"]}]
    market = [{"card": card} for card in ("luck-potion", "bumper-dragon-2", "speedway", "wild", "level-up")]
    sit_down(page, server, seats, phase="supply", market=market)
    lock = page.locator('.ask [data-option="lock"]')
    place = "one => one.getBoundingClientRect().top"
    before = lock.evaluate(place)
    lock.hover()
    expect(page.locator(".foretold-words .rk-about")).to_contain_text("three parts that make a kart")
    assert abs(lock.evaluate(place) - before) < 5
