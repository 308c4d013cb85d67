"""Whole races against bots in a real browser, against the real server."""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from pileup.engine.game import games
from tests.web.racing import (
    ASKED,
    DECISION_OR_END,
    asked,
    decision,
    open_race,
    over,
    race_through,
    told,
    wait_for_change,
)


def click_twice(page: Page, option: str) -> None:
    """A first tap looks, the second does it."""
    button = page.locator(f'.ask [data-option="{option}"]').first
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()


def test_a_whole_race_by_clicks(page: Page, server: str) -> None:
    open_race(page, server)
    dice = random.Random(5)
    count = race_through(page, lambda here, options: click_twice(here, dice.choice(options)))
    assert count > 10
    places = page.locator(".podium .place").all_inner_texts()
    assert places[0] == "1" and len(places) == 2
    expect(page.get_by_role("link", name="Keep the record")).to_be_visible()


def test_the_record_of_a_finished_race_can_be_kept_and_replayed(page: Page, server: str, tmp_path) -> None:
    open_race(page, server)
    race_through(page, lambda here, options: click_twice(here, options[-1]))
    with page.expect_download() as download:
        page.get_by_role("link", name="Keep the record").click()
    kept = tmp_path / "race.json"
    download.value.save_as(kept)

    import pileup

    race = pileup.replay(kept.read_text())
    shown = page.locator(".podium strong").all_inner_texts()
    assert race.over
    assert len(shown) == len(race.places)


def test_reloading_at_every_kind_of_question_asks_it_again(page: Page, server: str) -> None:
    open_race(page, server)
    met: set[str] = set()
    dice = random.Random(1)

    def answer(here: Page, options: list[str]) -> None:
        kind = ",".join(sorted({option.partition(":")[0] for option in options}))
        if kind not in met:
            met.add(kind)
            question, prompt = decision(here), here.locator(".prompt").inner_text()
            log = here.locator(".log-line span").all_inner_texts()
            here.reload()
            here.locator(DECISION_OR_END).first.wait_for()
            assert decision(here) == question
            assert asked(here) == options
            assert here.locator(".prompt").inner_text() == prompt
            # A page that is opened anew tells the last events, not all that a page has seen.
            again = here.locator(".log-line span").all_inner_texts()
            assert again == log[-len(again) :] and len(again) >= min(len(log), 50)
        click_twice(here, dice.choice(options))

    race_through(page, answer)
    assert {"card", "pass,use"} <= met, met


def test_a_whole_race_by_keyboard_alone(page: Page, server: str) -> None:
    page.goto(server)
    page.keyboard.press("Tab")
    for _ in range(20):
        if page.evaluate("document.activeElement.textContent").strip() == "Race against bots":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".setup").wait_for()
    for _ in range(40):
        if page.evaluate("document.activeElement.textContent").strip() == "Start the race":
            break
        if page.evaluate("document.activeElement.name") == "bot":
            page.keyboard.type("Dizzy")  # they need no time to think, however busy the machine is
            assert page.locator("select[name=bot]").input_value() == "random"
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(DECISION_OR_END).first.wait_for()

    def answer(here: Page, options: list[str]) -> None:
        number = 1 + len(options) % 2 if len(options) > 1 else 1
        here.keyboard.press(str(number))
        focused = here.evaluate("document.activeElement.dataset.option")
        assert focused in options
        here.keyboard.press("Enter")

    assert race_through(page, answer) > 10


# At the end the board is seen whole, beside the result and not behind it.
BESIDE = """() => {
  const spaces = [...document.querySelectorAll(".board .space:not(.gap)")].map((one) => one.getBoundingClientRect());
  const [left, top] = [Math.min(...spaces.map((one) => one.left)), Math.min(...spaces.map((one) => one.top))];
  const [right, bottom] = [Math.max(...spaces.map((one) => one.right)), Math.max(...spaces.map((one) => one.bottom))];
  const result = document.querySelector(".result").getBoundingClientRect();
  return result.right <= left && Math.max(right - left, bottom - top) > 400;
}"""


@pytest.mark.parametrize("game", sorted(games()))
def test_every_game_is_raced_to_its_end(page: Page, server: str, game: str) -> None:
    open_race(page, server, game=games()[game].title)
    dice = random.Random(2)

    def answer(here: Page, options: list[str]) -> None:
        here.locator(f'.ask [data-option="{dice.choice(options)}"]').first.focus()
        here.keyboard.press("Enter")

    race_through(page, answer, limit=2000)
    assert "1" in page.locator(".result .place").all_inner_texts()
    page.locator(".result .moments").wait_for()
    page.wait_for_function(BESIDE)
    for total in page.locator(".result .total").all():
        expect(total).to_be_in_viewport(ratio=1)
    # However long its story is: how to go on is in sight.
    for width, height in ((1440, 900), (1024, 600), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_role("button", name="Race again")).to_be_in_viewport(ratio=1)


def test_looking_at_a_card_shows_what_it_would_do(page: Page, server: str) -> None:
    open_race(page, server)
    while not asked(page)[0].startswith("card:"):
        before = decision(page)
        click_twice(page, asked(page)[0])
        wait_for_change(page, before)
    card = page.locator(f".hand {ASKED}").first
    card.hover()
    foretold = page.locator(".foretold-words")
    expect(foretold).not_to_have_text("")
    expect(foretold).not_to_contain_text("ways to go on")
    # A look changes nothing.
    before = decision(page)
    page.mouse.move(5, 5)
    expect(page.locator(".foretold.empty")).to_be_visible()
    assert decision(page) == before


def test_a_space_on_the_board_can_be_chosen_there(page: Page, server: str) -> None:
    open_race(page, server)
    dice = random.Random(3)
    for _ in range(300):
        page.locator(DECISION_OR_END).first.wait_for()
        if over(page):
            pytest.fail("no question about a space in a whole race")
        before = decision(page)
        targets = page.locator(".glow .target")
        if targets.count():
            option = targets.first.get_attribute("data-option")
            targets.first.click()
            expect(page.locator(f'.options [data-option="{option}"]')).to_have_attribute("aria-pressed", "true")
            targets.first.click()
            wait_for_change(page, before)
            return
        click_twice(page, dice.choice(asked(page)))
        wait_for_change(page, before)


def test_taking_back_asks_the_same_again(page: Page, server: str) -> None:
    open_race(page, server)
    undo = page.get_by_role("button", name="Take back")
    for _ in range(100):
        page.locator(DECISION_OR_END).first.wait_for()
        before, options = decision(page), asked(page)
        click_twice(page, options[0])
        wait_for_change(page, before)
        if undo.is_enabled():
            later = decision(page)
            undo.click()
            wait_for_change(page, later)
            assert asked(page) == options
            return
    pytest.fail("nothing could ever be taken back")


def test_a_second_device_sees_the_same_and_takes_part(page: Page, server: str) -> None:
    open_race(page, server)
    table, token = page.evaluate(
        "(() => { const [one] = JSON.parse(localStorage['pileup.tables']);return [one.table, one.tokens[0]]; })()"
    )
    other_context = page.context.browser.new_context(reduced_motion="reduce")
    try:
        other = other_context.new_page()
        other.goto(f"{server}#/table/{table}/{token}")
        other.locator(DECISION_OR_END).first.wait_for()
        assert token not in other.url
        assert asked(other) == asked(page)
        before = decision(page)
        click_twice(other, asked(other)[0])
        wait_for_change(page, before)
        wait_for_change(other, before)
        assert decision(page) == decision(other)
    finally:
        other_context.close()


def test_a_watcher_sees_the_board_but_no_hand(page: Page, server: str) -> None:
    open_race(page, server)
    table = page.evaluate("JSON.parse(localStorage['pileup.tables'])[0].table")
    other_context = page.context.browser.new_context(reduced_motion="reduce")
    try:
        other = other_context.new_page()
        other.goto(f"{server}#/table/{table}")
        expect(other.locator(".marker-racer")).to_have_count(2)
        other.locator(".standings").wait_for()
        assert other.locator(ASKED).count() == 0
        assert other.locator(".hand").count() == 0
    finally:
        other_context.close()


def test_a_table_that_is_not_there_says_so(page: Page, server: str, context) -> None:
    stranger = context.new_page()
    stranger.goto(f"{server}#/table/nowhere")
    expect(stranger.get_by_role("alert")).to_be_visible()
    expect(stranger.get_by_role("link", name="Start page")).to_be_visible()
    # An invitation to it leads on as well.
    stranger.goto(f"{server}#/join/nowhere/1/abc")
    expect(stranger.get_by_role("heading", name="This table can't be opened")).to_be_visible()
    expect(stranger.get_by_role("link", name="Start page")).to_be_visible()


def test_an_address_without_a_page_says_so_and_leads_on(page: Page, server: str) -> None:
    for address in ("nonsense/1", "join/abc", "table/%E0%A4%A"):
        page.goto("about:blank")
        page.goto(f"{server}#/{address}")
        expect(page.get_by_role("heading", name="There is no page here")).to_be_visible()
        expect(page.get_by_role("alert")).to_contain_text(address)
        expect(page.get_by_role("link", name="Public tables")).to_be_visible()
    page.get_by_role("link", name="Start page").click()
    page.locator(".game").first.wait_for()


def test_my_tables_leads_back_to_the_race(page: Page, server: str) -> None:
    open_race(page, server)
    before = decision(page)
    page.get_by_role("link", name="Start page").click()
    page.locator(".table-line a").first.click()
    page.locator(DECISION_OR_END).first.wait_for()
    assert decision(page) == before


def test_two_tabs_forget_nothing_of_each_other(page: Page, server: str, context) -> None:
    page.goto(server)
    page.locator(".game").first.wait_for()
    other = context.new_page()
    open_race(other, server)
    # The first tab hears of the second one's table: a race to go on with stands above the games.
    expect(page.locator(".tables + .games")).to_be_visible()
    expect(page.locator(".table-line")).to_have_count(1)
    open_race(page, server)
    for here in (other, page):
        here.get_by_role("link", name="Start page").click()
        expect(here.locator(".table-line")).to_have_count(2)
        here.locator(".table-line", has_text="Your turn").nth(1).click()
        here.locator(DECISION_OR_END).first.wait_for()


def test_the_log_leaves_room_for_questions(page: Page, server: str) -> None:
    page.set_viewport_size({"width": 800, "height": 1000})
    open_race(page, server)
    page.get_by_role("button", name="What happened").click()
    expect(page.locator(".log-close")).to_be_in_viewport(ratio=1)
    box = page.locator(".ask").bounding_box()
    assert box is not None and box["width"] > 500
    page.locator(".log-close").click()
    expect(page.locator(".ask [data-option]").first).to_be_in_viewport(ratio=1)


@contextlib.contextmanager
def two_friends(page: Page, server: str, seats: int) -> Iterator[tuple[Page, Page, str]]:
    """Ann sets a race up and sends Bo a link; both sit at screens of their own when it begins."""
    page.goto(f"{server}#/new/rush-and-bash")
    page.get_by_role("radio", name=str(seats), exact=True).first.check()
    page.locator("select[name=bot]").select_option("random")
    page.get_by_text("Friends, at this screen or far away").click()
    page.locator("input[name=friends]").nth(1).check()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Open the table").click()
    invitation = page.locator(".copy-link input").input_value()
    other_context = page.context.browser.new_context(reduced_motion="reduce")
    try:
        other = other_context.new_page()
        other.goto(invitation)
        expect(other.get_by_text("At the table: Ann")).to_be_visible()
        other.get_by_label("Your name").fill("Bo")
        other.get_by_role("radio", name="Yellow").check()
        other.get_by_role("button", name="Sit down").click()
        other.locator(".lobby, .standings").first.wait_for()
        start = page.get_by_role("button", name="Start now")
        page.locator(".lobby", has_text="Bo").or_(page.locator(".standings")).first.wait_for()
        if start.is_visible():
            start.click()
        page.locator(".standings", has_text="Bo").wait_for()
        other.locator(".standings", has_text="Ann").wait_for()
        yield page, other, invitation
    finally:
        other_context.close()


def answer_if_asked(here: Page) -> bool:
    """Whether this screen was asked; it answered, then."""
    if not here.locator(f".ask.mine {ASKED}:enabled").count() or over(here):
        return False
    before = decision(here)
    click_twice(here, asked(here)[0])
    here.wait_for_function("id => document.querySelector('.ask')?.dataset.decision !== id", arg=before)
    return True


def test_whoever_waits_for_others_sees_what_is_of_use(page: Page, browser: Browser, server: str) -> None:
    page.add_init_script("navigator.share = async (what) => { window.shared = what; };")
    page.goto(f"{server}#/new/rush-and-bash")
    page.get_by_role("radio", name="3", exact=True).first.check()
    page.get_by_text("Friends, at this screen or far away").click()
    page.locator("input[name=friends]").nth(2).check()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Open the table").click()
    lobby = page.get_by_role("region", name="Waiting for everybody to sit down")
    expect(lobby.get_by_role("listitem").first).to_contain_text("You")
    # Nothing happened yet, and nothing can be taken back.
    for name in ("What happened", "Take back"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    expect(page.locator(".log")).to_be_hidden()
    invitation = lobby.locator(".copy-link input").first.input_value()
    lobby.get_by_role("button", name="Send the link").first.click()
    page.wait_for_function("link => window.shared?.url === link", arg=invitation)

    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    friend = context.new_page()
    friend.goto(invitation)
    friend.get_by_label("Your name").fill("Bo")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator(".lobby li", has_text="Bo")).to_contain_text("You")
    expect(friend.get_by_role("button", name="Sit down")).to_have_count(0)
    with context.expect_page() as opened:
        friend.get_by_role("link", name="First race, guided").click()
    expect(opened.value.get_by_role("region", name="Guide")).to_be_visible()
    # The invitation opened once more leads to the seat that was taken with it.
    friend.goto("about:blank")
    friend.goto(invitation)
    expect(friend.locator(".lobby li", has_text="Bo")).to_contain_text("You")
    context.close()


def test_a_friend_takes_a_seat_by_link(page: Page, browser: Browser, server: str) -> None:
    with two_friends(page, server, 3) as (ann, bo, invitation):
        answers = {ann: 0, bo: 0}
        end = time.monotonic() + 240
        while min(answers.values()) <= 2:
            assert time.monotonic() < end, answers
            for here in answers:
                answers[here] += answer_if_asked(here)
            page.wait_for_timeout(50)
        expect(ann.locator(".log-lines")).to_contain_text("plays")
        # The link is used up; who took the seat with it comes back to the race.
        stranger = browser.new_page()
        stranger.goto(invitation)
        expect(stranger.get_by_text("This seat is taken")).to_be_visible()
        stranger.close()
        bo.goto("about:blank")
        bo.goto(invitation)
        bo.locator(".standings", has_text="Ann").wait_for()


@pytest.mark.parametrize(
    "circuit", ["marshes-of-tzulan", "landslide", "phoenix-empire", "wild-lands", "plateau-of-the-grumblers"]
)
def test_every_circuit_is_drawn_and_driven(page: Page, server: str, circuit: str) -> None:
    page.goto(f"{server}#/new/rush-and-bash")
    page.locator("select[name=circuit]").select_option(circuit)
    page.locator("select[name=bot]").select_option("random")
    page.get_by_text("More options").click()
    page.locator("input[name=boosts]").check()
    page.get_by_role("button", name="Start the race").click()
    dice = random.Random(circuit)
    for _ in range(25):
        page.locator(DECISION_OR_END).first.wait_for()
        if over(page):
            break
        before = decision(page)
        page.locator(f'.ask [data-option="{dice.choice(asked(page))}"]').first.focus()
        page.keyboard.press("Enter")
        wait_for_change(page, before)
    # The page shows the racers that the server has on the track (one may just be off it).
    racers = [marker for marker in told(page)["markers"] if marker["kind"] == "racer"]
    expect(page.locator(".marker-racer")).to_have_count(len(racers))
    assert racers
    # Every piece was drawn by the game's own look; a plain disc would be a piece that it does not know.
    assert page.locator(".marker .disc").count() == 0


def test_two_people_at_one_screen_pass_it_on(page: Page, server: str) -> None:
    page.goto(f"{server}#/new/rush-and-bash")
    page.get_by_role("radio", name="2", exact=True).first.check()
    page.get_by_text("Friends, at this screen or far away").click()
    page.locator("input[name=here]").nth(1).check()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Name of person 2").fill("Bo")
    page.get_by_role("button", name="Start the race").click()
    met = set()
    curtain = page.get_by_role("button", name="I am")
    for _ in range(12):
        page.locator(f".curtain, .ask.mine {ASKED}:enabled").first.wait_for()
        if curtain.is_visible():
            # Nobody's cards lie open while the screen changes hands.
            assert page.locator(".hand").count() == 0
            met.add(curtain.inner_text())
            curtain.click()
            page.locator(f".ask.mine {ASKED}:enabled").first.wait_for()
        before = decision(page)
        click_twice(page, asked(page)[0])
        page.wait_for_function(
            "id => document.querySelector('.curtain') || document.querySelector('.ask')?.dataset.decision !== id",
            arg=before,
        )
    assert len(met) == 2, met


def test_race_again_seats_the_same_people(page: Page, server: str) -> None:
    open_race(page, server)
    race_through(page, lambda here, options: click_twice(here, options[0]))
    old = page.url
    page.get_by_role("button", name="Race again").click()
    page.wait_for_url(lambda address: address != old)
    page.locator(DECISION_OR_END).first.wait_for()
    assert not over(page)


def test_a_lost_connection_says_so_and_comes_back_by_itself(page: Page, server: str) -> None:
    open_race(page, server)
    before = decision(page)
    page.context.set_offline(True)
    option = page.locator(f".ask {ASKED}").first
    option.click()
    option.click()
    expect(page.get_by_role("alert")).to_contain_text("can't be reached")
    assert decision(page) == before
    page.context.set_offline(False)
    # What was chosen arrives after all.
    wait_for_change(page, before)
    expect(page.get_by_role("alert")).to_have_count(0)
