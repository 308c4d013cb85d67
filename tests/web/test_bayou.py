"""Bayou Bash in a real browser: Jockey cards, dice, directions, the Event, the end."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Browser, Page, expect

from tests.web.racing import (
    DECISION_OR_END,
    asked,
    decision,
    offered,
    open_race,
    over,
    race_through,
    wait_for_change,
)
from tests.web.seeing import assert_fits, assert_readable
from tests.web.test_night import ask
from tests.web.test_race import click_twice

RACERS = ["rooster", "rabbit"]
# The Rooster has taken its card and is about to roll, with Gold Carrots for its ability.
ROLLING = {
    "round": 2,
    "event": "Swamp Wind",
    "seats": [{"racer": "rooster", "space": "2:1.2"}, {"racer": "rabbit", "space": "5:1.1"}],
    "turn": {"seat": 0, "take": {"nimble": 1, "swift": 1, "dashing": 1}, "step": "showboat"},
}


def sit(page: Page, server: str, position: object, racers: list[str] | None = None, **options: object) -> None:
    """At a table of people where the race stands so, on the first seat."""
    ridden = racers or RACERS
    people = [{"kind": "person", "name": name} for name in ("Ann", "Bo", "Cy", "Di")[: len(ridden)]]
    body = {"game": "bayou-bash", "options": {"racers": ridden, **options}, "seats": people, "position": position}
    made = ask(server, "tables", body)
    page.goto(f"{server}#/table/{made['table']}/{made['seats'][0]['token']}")
    page.locator(DECISION_OR_END).first.wait_for()


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


def test_dice_are_seen_rolling_where_the_racer_stands_from_the_first_moment(browser: Browser, server: str) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page = context.new_page()
    sit(page, server, ROLLING)
    # The picture comes to rest near the Racer, and stays there.
    near = page.wait_for_function(
        """() => {
             const found = /scale\\((.+)\\)/.exec(document.querySelector(".board > g").getAttribute("transform"));
             return found && Number(found[1]) > 1.3 ? Number(found[1]) : null;
           }"""
    ).json_value()
    page.evaluate(
        """() => {
             window.seen = { dice: [], least: 99 };
             new MutationObserver(() => {
               const board = document.querySelector(".board > g").getAttribute("transform");
               seen.least = Math.min(seen.least, Number(/scale\\((.+)\\)/.exec(board)[1]));
               const die = document.querySelector(".air .die .bb-die")?.classList[1];
               if (die && seen.dice.at(-1) !== die) seen.dice.push(die);
             }).observe(document.querySelector(".board"), { subtree: true, childList: true, attributes: true });
           }"""
    )
    before = decision(page)
    click_twice(page, "plain")
    wait_for_change(page, before)
    seen = page.evaluate("() => window.seen")
    assert seen["dice"] == ["bb-die-nimble", "bb-die-swift", "bb-die-dashing"]
    assert seen["least"] > 0.9 * near
    context.close()


def test_abilities_racers_and_ways_say_what_they_are(page: Page, server: str) -> None:
    rich = {"racer": "rooster", "space": "3:2.3", "carrots": 3, "staggers": 2}
    lone = {"racer": "rabbit", "space": "5:1.1"}
    sit(page, server, {**ROLLING, "seats": [rich, lone], "turn": {"seat": 0, "dice": ["dashing-4"]}})
    # The Track leads to the right there: so does the arrow.
    forward = page.locator('.ask [data-option="way:forward"]')
    expect(forward.locator(".bb-sign-arrow g")).to_have_attribute("transform", "rotate(0 12 12)")
    feather = page.locator('.ask [data-option="ability:without-feather-ado"]')
    cost = re.search(r"\((\d) Gold Carrot", feather.inner_text())
    assert cost
    expect(feather.locator(".bb-sign-carrot")).to_have_count(int(cost[1]))
    feather.hover()
    expect(page.locator(".foretold")).to_contain_text("may change direction once")
    # What the Event says is there to be read where there is room, and in its dialog where there is none.
    says = page.locator(".bb-event-text")
    expect(says).to_contain_text("first Movement Die")
    expect(says).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(says).to_be_hidden()
    page.locator(".bb-headline").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("first Movement Die")


def test_the_score_is_explained_and_a_table_of_friends_fits_a_small_phone(page: Page, server: str) -> None:
    # Ann finishes with 3 Fans, Bo has 3 of his own: her Racer counts one Fan more (BB-WIN-05).
    fans = ["3:1.1", "3:1.2", "3:1.3"]
    seats = [{"racer": "rooster", "space": "10:5.3"}, {"racer": "rabbit", "space": "5:1.1", "fans": fans}]
    turn = {"seat": 0, "dice": ["nimble-1"], "first_die": 1}
    page.set_viewport_size({"width": 360, "height": 640})
    sit(page, server, {"round": 12, "moved": [1], "seats": seats, "turn": turn})
    assert_fits(page, 360)
    race_through(page, lambda page, options: click_twice(page, options[0]))
    rows = page.locator(".bb-score tbody tr")
    expect(rows.first).to_contain_text("Rooster")
    expect(rows.first).to_contain_text("3 + 1")
    expect(page.locator(".bb-score")).to_contain_text("tied")
    assert_fits(page, 360)


def test_the_number_of_a_card_covers_nothing_of_it(page: Page, server: str) -> None:
    four = {"rooster": "1:1.1", "rabbit": "2:1.1", "pig": "2:2.2", "waldgeist": "2:2.3"}
    seats = [{"racer": name, "space": space} for name, space in four.items()]
    drafting = {"round": 2, "phase": "draft", "event": "Swamp Wind", "seats": seats}
    sit(page, server, drafting, racers=list(four))
    cards = page.locator(".hand button.card")
    expect(cards).to_have_count(5)
    covered = page.evaluate(
        """() => [...document.querySelectorAll(".hand button.card")].flatMap((card) => {
             const tab = card.querySelector(".number").getBoundingClientRect();
             return [...card.querySelectorAll(".bb-sign, .bb-die, .bb-card-name")].filter((one) => {
               const range = document.createRange();
               range.selectNodeContents(one);
               const box = (one.matches(".bb-card-name") ? range : one).getBoundingClientRect();
               return tab.width && box.left < tab.right && box.right > tab.left
                 && box.top < tab.bottom && box.bottom > tab.top;
             }).map((one) => one.outerHTML);
           })"""
    )
    assert covered == []


def test_the_whole_track_is_in_sight_before_a_curtain_is_lifted(page: Page, server: str) -> None:
    hands = {"pig": ["J01", "J05", "J09"], "rabbit": ["J02", "J06", "J10"]}
    seats = [{"racer": name, "space": f"1:{k + 1}.1", "hand": hand} for k, (name, hand) in enumerate(hands.items())]
    position = {"round": 2, "seats": seats, "turn": {"seat": 0, "step": "card"}}
    body = {"options": {"racers": list(hands), "stubborn_jockeys": True}, "seats": [{"kind": "person"}] * 2}
    made = ask(server, "tables", {"game": "bayou-bash", "position": position, **body})
    tokens = ",".join(seat["token"] for seat in made["seats"])
    page.goto(f"{server}#/table/{made['table']}/{tokens}")
    curtain = page.locator(".curtain")
    curtain.get_by_role("button").click()
    for _ in range(40):
        page.locator(f".curtain, {DECISION_OR_END}").first.wait_for()
        if curtain.is_visible():
            break
        before = decision(page)
        ways = [option for option in asked(page) if option.startswith("way:forward")]
        click_twice(page, (ways or asked(page))[0])
        page.wait_for_function(
            """before => document.querySelector(".curtain, .result") || (document.querySelector(".ask [data-option]")
                 && document.querySelector(".ask").dataset.decision !== before)""",
            arg=before,
        )
    expect(curtain).to_contain_text("Rabbit")
    page.wait_for_function(
        """() => [...document.querySelectorAll(".board .space:not(.gap)")].every((space) =>
             space.getBoundingClientRect().bottom <= document.querySelector(".ask").getBoundingClientRect().top)"""
    )
