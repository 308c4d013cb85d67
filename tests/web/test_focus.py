"""By keyboard alone: the focus is always somewhere, where one goes on; what covers the board closes by Escape."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from pileup.engine.game import games
from tests.web.racing import ASKED, DECISION_OR_END, decision, open_race, over, wait_for_change

TITLES = [game.title for _, game in sorted(games().items())]

# What has the focus, in a word: an answer, the sentence above the answers, else what it is called.
FOCUSED = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return "nowhere";
  if (at.matches("[data-option]")) return "answer";
  return at.matches(".prompt") ? "sentence" : (at.ariaLabel || at.innerText || at.tagName).trim();
}"""


def focused(page: Page, wanted: str) -> None:
    """Until that has the focus."""
    page.wait_for_function(f"wanted => ({FOCUSED})() === wanted", arg=wanted)


@pytest.mark.parametrize("title", TITLES)
def test_in_a_whole_race_the_focus_is_never_lost(page: Page, server: str, title: str) -> None:
    open_race(page, server, game=title)
    for _ in range(1000):
        page.locator(DECISION_OR_END).first.wait_for()
        if over(page):
            break
        focused(page, "answer")
        before = decision(page)
        page.keyboard.press("Enter")
        wait_for_change(page, before)
    focused(page, "sentence")
    expect(page.locator(".result .prompt")).to_be_focused()


def test_what_was_refused_has_the_focus_again(page: Page, server: str) -> None:
    open_race(page, server)

    page.route("**/choose", lambda route: route.abort("internetdisconnected"))
    wanted = page.locator(f".ask {ASKED}").nth(1)
    wanted.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(wanted).to_be_focused()
    # Putting the words away leaves the focus in the panel.
    page.get_by_role("alert").get_by_role("button", name="Close").press("Enter")
    focused(page, "sentence")
    page.unroute("**/choose")


def test_a_key_that_is_held_answers_one_question(page: Page, server: str) -> None:
    open_race(page, server)
    before = decision(page)
    focused(page, "answer")
    page.keyboard.down("Enter")
    wait_for_change(page, before)
    focused(page, "answer")
    after = decision(page)
    for _ in range(3):
        page.keyboard.down("Enter")  # the keyboard repeats it
    assert page.locator(".ask").get_attribute("data-busy") is None
    page.keyboard.up("Enter")
    assert decision(page) == after


def test_from_page_to_page_the_heading_has_the_focus(page: Page, server: str) -> None:
    page.goto(server)
    page.locator(".game").first.wait_for()
    expect(page).to_have_title("Pileup")
    ways = [
        ("Public tables", "Public tables", "Public tables · Pileup"),
        ("Start page", "Pileup", "Pileup"),
        ("The rules of Bayou Bash", "The rules of Bayou Bash", "The rules of Bayou Bash · Pileup"),
        ("Start page", "Pileup", "Pileup"),
        ("Tracks of Rush & Bash: look at them, build your own", "Tracks", "Tracks · Pileup"),
        ("Build a track", "Build a track for Rush & Bash", "Build a track for Rush & Bash · Pileup"),
        ("Tracks", "Tracks", "Tracks · Pileup"),
        ("Start page", "Pileup", "Pileup"),
        ("Race against bots: Racekart Riot", "Racekart Riot", "New race: Racekart Riot · Pileup"),
    ]
    for press, heading, title in ways:
        page.get_by_role("link", name=press, exact=True).press("Enter")
        expect(page.get_by_role("heading", level=1, name=heading)).to_be_focused()
        expect(page).to_have_title(title)
    page.get_by_role("button", name="Start the race").press("Enter")
    focused(page, "answer")
    expect(page).to_have_title("Your turn · Racekart Riot · Pileup")


def test_the_title_says_that_a_race_is_over(page: Page, server: str) -> None:
    open_race(page, server)
    while not over(page):
        before = decision(page)
        page.locator(f".ask {ASKED}").first.press("Enter")
        wait_for_change(page, before)
    expect(page).to_have_title("Finished · Rush & Bash · Pileup")
    page.get_by_role("link", name="Watch it again").press("Enter")
    expect(page).to_have_title("Replay of a race of Rush & Bash · Pileup")


def test_a_dialog_that_gave_way_to_another_gives_the_focus_back(page: Page, server: str) -> None:
    open_race(page, server)
    settings = page.get_by_role("button", name="Settings")
    settings.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="How this works").press("Enter")
    expect(page.get_by_role("dialog", name="How this works")).to_contain_text("With a screen reader")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(settings).to_be_focused()


def test_a_log_that_is_closed_is_out_of_the_way(browser: Browser, server: str) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    try:
        page = context.new_page()
        open_race(page, server)
        log = page.get_by_role("complementary", name="What happened")
        expect(log).to_have_count(0)
        button = page.get_by_role("button", name="What happened")
        button.press("Enter")
        expect(log.get_by_role("list", name="What happened")).to_be_focused()
        page.keyboard.press("Escape")
        expect(log).to_have_count(0)
        expect(button).to_be_focused()
        # It covers the board: nothing under it has the focus while it is open.
        button.press("Enter")
        page.locator(f".ask {ASKED}").first.focus()
        expect(log).to_have_count(0)
    finally:
        context.close()


def test_after_something_is_taken_out_of_a_list_the_focus_is_beside_it(page: Page, server: str) -> None:
    for _ in range(3):
        open_race(page, server)
    page.goto(server)
    away = page.get_by_role("button", name="Forget this table")
    expect(away).to_have_count(3)
    away.nth(1).press("Enter")
    expect(away).to_have_count(2)
    page.wait_for_function(
        "() => document.activeElement.closest('.table-line') === document.querySelectorAll('.table-line')[1]"
    )


def test_the_first_stop_leads_past_the_board_to_the_question(page: Page, server: str) -> None:
    open_race(page, server)
    page.reload()
    page.locator(DECISION_OR_END).first.wait_for()
    skip = page.get_by_role("button", name="To what is asked")
    skip.focus()
    expect(skip).to_be_in_viewport(ratio=1)
    # Nothing comes before it.
    assert page.evaluate("document.querySelector('button, a[href], input, select, [tabindex=\"0\"]').innerText") == (
        "To what is asked"
    )
    page.keyboard.press("Enter")
    focused(page, "answer")
