"""People at a table in real browsers: chat, bots that play for them, what they agree on; lists of tables."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.web.racing import ASKED
from tests.web.seeing import assert_readable
from tests.web.test_racekart import open_table
from tests.web.test_replay import ask


@contextlib.contextmanager
def at_table(browser: Browser, server: str, table: str, token: str) -> Iterator[Page]:
    """Somebody's screen."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    try:
        page = context.new_page()
        page.goto(f"{server}#/table/{table}/{token}")
        page.locator(".ask, .lobby, .result").first.wait_for()
        yield page
    finally:
        context.close()


def say(page: Page, words: str) -> None:
    page.get_by_label("Say something").fill(words)
    page.keyboard.press("Enter")
    expect(page.get_by_label("Say something")).to_have_value("")


def chat_button(page: Page) -> Any:
    return page.get_by_role("button", name="Chat", exact=True)


RACE = {"game": "rush-and-bash", "seats": [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]}


def test_people_talk_and_unread_lines_are_counted(browser: Browser, server: str) -> None:
    table, (ann_token, bo_token) = open_table(server, RACE)
    with at_table(browser, server, table, ann_token) as ann, at_table(browser, server, table, bo_token) as bo:
        chat_button(ann).click()
        say(ann, "Ready?")
        say(ann, "<b>Go!</b>")
        expect(bo.locator(".badge")).to_contain_text("2")
        chat_button(bo).click()
        expect(bo.locator(".chat-line")).to_have_count(2)
        expect(bo.locator(".chat-line").last).to_contain_text("<b>Go!</b>")
        expect(bo.locator(".badge")).to_have_count(0)
        say(bo, "Ready.")
        expect(ann.locator(".chat-line").last).to_contain_text("Ready.")
        # What was said is kept, what was read stays read.
        bo.reload()
        chat_button(bo).wait_for()
        expect(bo.locator(".badge")).to_have_count(0)
        chat_button(bo).click()
        expect(bo.locator(".chat-line")).to_have_count(3)


def test_a_watcher_reads_and_says_nothing(browser: Browser, server: str) -> None:
    table, (ann_token, _) = open_table(server, RACE)
    with at_table(browser, server, table, ann_token) as ann:
        chat_button(ann).click()
        say(ann, "Hello")
        watcher = ann.context.browser.new_context().new_page()  # type: ignore[union-attr]
        try:
            watcher.goto(f"{server}#/table/{table}")
            chat_button(watcher).click()
            expect(watcher.locator(".chat-line")).to_have_count(1)
            assert watcher.get_by_label("Say something").count() == 0
        finally:
            watcher.context.close()


def test_alone_against_bots_there_is_nobody_to_talk_to(page: Page, server: str) -> None:
    table, (token, *_) = open_table(server, {"game": "rush-and-bash", "seats": [{"kind": "person"}, {"kind": "bot"}]})
    page.goto(f"{server}#/table/{table}/{token}")
    page.locator(".ask").wait_for()
    assert chat_button(page).count() == 0


def test_a_bot_plays_for_somebody_who_then_plays_again(browser: Browser, server: str) -> None:
    table, (ann_token, bo_token) = open_table(server, RACE)
    with at_table(browser, server, table, ann_token) as ann, at_table(browser, server, table, bo_token) as bo:
        ann.get_by_role("button", name="Who is at the table").click()
        ann.get_by_label("Which bot plays").select_option("random")
        ann.get_by_role("button", name="Let a bot play").click()
        taken = ann.locator(".ask .wish")
        expect(taken).to_contain_text("plays for you")
        ann.keyboard.press("Escape")  # the button that had the focus is gone
        expect(ann.get_by_role("dialog")).to_have_count(0)
        # Bo sees who plays, and is asked in turn: the race goes on without Ann.
        bo.get_by_role("button", name="Who is at the table").click()
        expect(bo.locator(".people li").first).to_contain_text("the bot Dizzy plays")
        bo.keyboard.press("Escape")
        bo.locator(f".ask.mine {ASKED}:enabled").first.wait_for()
        ann.get_by_role("button", name="Play myself again").click()
        expect(taken).to_have_count(0)
        assert ask(server, f"tables/{table}")["seats"][0]["bot"] is None


def test_who_is_away_is_shown_to_who_waits(browser: Browser, server: str) -> None:
    table, (ann_token, bo_token) = open_table(server, RACE)
    with at_table(browser, server, table, ann_token) as ann:
        away = ann.locator(".standing", has_text="Bo").locator(".away")
        expect(away).to_have_text("away")
        with at_table(browser, server, table, bo_token):
            expect(away).to_have_count(0)
        expect(away).to_have_text("away")


def test_clocks_run_for_who_is_asked(browser: Browser, server: str) -> None:
    table, (ann_token, _) = open_table(server, {**RACE, "settings": {"bank": 600, "increment": 0}})
    with at_table(browser, server, table, ann_token) as ann:
        expect(ann.locator(".standing.active .bank")).to_have_text(re.compile(r"^9:\d\d$"))
        expect(ann.locator(".standing:not(.active) .bank")).to_have_text("10:00")


def host(page: Page, server: str, public: bool = False) -> None:
    """A table with two seats for friends, made by clicks."""
    page.goto(f"{server}#/new/rush-and-bash")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_text("Friends, at this screen or far away").click()
    page.locator("input[name=friends]").nth(2).check()
    if public:
        page.get_by_label("Anybody may join").check()
    page.locator("select[name=takeover]").select_option("300")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".lobby").wait_for()


def test_the_host_arranges_seats_and_terms_before_the_start(page: Page, server: str) -> None:
    host(page, server)
    table = page.url.rpartition("/")[2]
    assert ask(server, f"tables/{table}")["settings"]["takeover"] == 300
    page.get_by_label("Who sits on seat 2").select_option("bot:greedy")
    expect(page.locator(".lobby .copy-link")).to_have_count(1)
    page.get_by_label("Who sits on seat 3").select_option("person")
    expect(page.locator(".lobby .copy-link")).to_have_count(0)
    page.locator(".lobby summary").click()
    page.locator(".lobby select[name=bank]").select_option("600")
    expect(page.locator(".lobby summary")).to_contain_text("10 minutes")
    page.get_by_label("Who sits on seat 2").select_option("open")
    expect(page.locator(".lobby .copy-link")).to_have_count(1)
    page.get_by_role("button", name="Start now").click()
    page.locator(".standings").wait_for()
    seats = ask(server, f"tables/{table}")["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot", "person", "bot"]
    # Both people sit at this screen.
    page.locator(f".curtain, .ask.mine {ASKED}").first.wait_for()


def test_a_public_table_is_found_joined_and_watched(page: Page, browser: Browser, server: str) -> None:
    host(page, server, public=True)
    table = page.url.rpartition("/")[2]
    other = browser.new_context(reduced_motion="reduce").new_page()
    try:
        other.goto(server)
        other.get_by_role("link", name="Public tables").click()
        line = other.locator(f'.table-line a[href*="{table}"]')
        expect(line).to_contain_text("2 free seats")
        expect(line).to_contain_text("(bot: Medium)")
        other.get_by_role("radio", name="Bayou Bash").check()
        expect(line).to_have_count(0)
        other.get_by_role("radio", name="Rush & Bash").check()
        line.click()
        other.get_by_label("Your name").fill("Cleo")
        other.get_by_role("button", name="Sit down").click()
        other.locator(".lobby").wait_for()
        expect(page.locator(".lobby")).to_contain_text("Cleo")
        page.get_by_role("button", name="Start now").click()
        other.locator(".standings").wait_for()
        third = browser.new_context(reduced_motion="reduce").new_page()
        try:
            third.goto(f"{server}#/tables")
            third.locator(f'.table-line a[href*="{table}"]', has_text="Watch").click()
            third.locator(".standings", has_text="Cleo").wait_for()
            assert third.locator(ASKED).count() == 0
        finally:
            third.context.close()
    finally:
        other.context.close()


def test_who_comes_too_late_for_a_public_seat_takes_another(browser: Browser, server: str) -> None:
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
    table, _ = open_table(server, {"game": "rush-and-bash", "public": True, "seats": seats})
    page = browser.new_context(reduced_motion="reduce").new_page()
    try:
        page.goto(f"{server}#/join/{table}/1/public")
        page.get_by_label("Your name").fill("Late")
        ask(server, f"tables/{table}/seats/1/take", {"name": "Quick"})
        page.get_by_role("button", name="Sit down").click()
        page.get_by_role("link", name="Take the other seat").click()
        page.get_by_role("button", name="Sit down").click()
        page.locator(".lobby", has_text="Late").wait_for()
    finally:
        page.context.close()
    assert [seat["name"] for seat in ask(server, f"tables/{table}")["seats"][1:]] == ["Quick", "Late"]


def test_tables_that_wait_for_me_stand_first(page: Page, server: str) -> None:
    mine, over = [], {"game": "rush-and-bash", "seats": [{"kind": "person"}, {"kind": "open"}]}
    for body in (over, RACE, over):
        table, tokens = open_table(server, body)
        mine.append((table, tokens[0]))
        page.goto(f"{server}#/table/{table}/{tokens[0]}")
        page.locator(".ask, .lobby").first.wait_for()
        if body is RACE and ask(server, f"tables/{table}")["waiting"] != [0]:
            # Whoever is asked first is a matter of luck: this screen holds both seats.
            page.goto(f"{server}#/table/{table}/{tokens[1]}")
            page.locator(".curtain, .ask").first.wait_for()
    page.goto(server)
    first = page.locator(".table-line").first
    expect(first).to_contain_text("Your turn")
    expect(first.locator("a")).to_have_attribute("href", f"#/table/{mine[1][0]}")
    expect(page.locator(".tables h2 .count")).to_have_text("one waits for you")
    first.get_by_role("button", name="Forget this table").click()
    expect(page.locator(".table-line")).to_have_count(2)


def test_a_choice_at_once_needs_one_tap_only(page: Page, server: str) -> None:
    table, (token, *_) = open_table(
        server, {"game": "rush-and-bash", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}]}
    )
    page.goto(f"{server}#/table/{table}/{token}")
    page.locator(f".ask.mine {ASKED}:enabled").first.wait_for()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask before I choose").uncheck()
    page.keyboard.press("Escape")
    before = page.locator(".ask").get_attribute("data-decision")
    page.locator(f".ask {ASKED}").first.click()
    page.wait_for_function(
        "id => document.querySelector('.result') || document.querySelector('.ask').dataset.decision !== id", arg=before
    )


def test_axe_finds_nothing_serious(page_of_scheme: Page, server: str) -> None:
    page = page_of_scheme
    table, (ann_token, _) = open_table(server, {**RACE, "public": True, "settings": {"bank": 600, "takeover": 300}})
    page.goto(f"{server}#/table/{table}/{ann_token}")
    chat_button(page).click()
    say(page, "Hello")
    assert_readable(page)
    page.get_by_role("button", name="Who is at the table").click()
    page.locator(".people").wait_for()
    assert_readable(page)
    page.goto(f"{server}#/tables")
    page.locator(".table-line").first.wait_for()
    assert_readable(page)
    host(page, server)
    page.locator(".lobby summary").click()
    assert_readable(page)
