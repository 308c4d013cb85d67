"""The track builder and the gallery: by keyboard, by drag, by link, with faults and their cures."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.conftest import watched
from tests.web.racing import DECISION_OR_END
from tests.web.seeing import assert_fits, assert_readable
from tests.web.test_pages import SIZES

# With 01A: two curves, a straight, two curves lead back to the start (RB-CUST-01); worked out on the table.
RING = ["02A", "03A", "04A", "07A", "08A"]


def settled(page: Page) -> None:
    """Until the server has looked at the track as it is now."""
    page.locator('svg.bench[data-fresh="true"]').wait_for()


def at_bench(page: Page, server: str, game: str = "rush-and-bash", rest: str = "") -> None:
    page.goto(f"{server}#/build/{game}{rest}")
    settled(page)


def pieces(page: Page) -> list[str]:
    """The pieces in race order, as they are called."""
    return page.locator(".piece strong").all_inner_texts()


def part(page: Page, name: str) -> Locator:
    return page.locator(f'[data-part="{name}"]')


def expect_pieces(page: Page, *names: str) -> None:
    expect(page.locator(".piece strong")).to_have_text(list(names))


def verdict(page: Page) -> Locator:
    return page.locator(".verdict")


def tab_to(page: Page, selector: str, limit: int = 60) -> None:
    """Presses Tab until an element has the focus."""
    for _ in range(limit):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def carry(page: Page, start: Locator, x: float, y: float) -> None:
    """Drags from the middle of an element to a point of the window, as a hand does: bit by bit."""
    start.scroll_into_view_if_needed()
    box = start.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 12, box["y"] + box["height"] / 2, steps=3)
    page.mouse.move(x, y, steps=6)
    page.mouse.up()


def touch(page: Page, start: Locator, end: Locator, rests: bool = False) -> None:
    """A finger goes from one element to another; `rests`: it holds still first, until what is under it is lifted."""
    session = page.context.new_cdp_session(page)

    def send(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    start.scroll_into_view_if_needed()
    a, b = start.bounding_box(), end.bounding_box()
    assert a is not None and b is not None
    x, y = a["x"] + a["width"] / 2, a["y"] + a["height"] / 2
    dx, dy = b["x"] + b["width"] / 2 - x, b["y"] + b["height"] / 2 - y
    send("touchStart", (x, y))
    if rests:
        page.locator(".carrying").wait_for()
    for step in range(1, 6):
        send("touchMove", (x + dx * step / 5, y + dy * step / 5))
    send("touchEnd")
    expect(page.locator(".carrying")).to_have_count(0)


def middle(page: Page, piece: int) -> tuple[float, float]:
    """Where a piece lies on the screen."""
    box = page.locator(f'[data-piece="{piece}"] .laid-sign > circle').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# --- by keyboard ------------------------------------------------------------------------------------------------------


def test_a_legal_circuit_is_built_and_raced_by_keyboard_alone(page: Page, server: str) -> None:
    page.goto(server)
    page.locator(".game").first.wait_for()
    tab_to(page, 'a[href="#/tracks/rush-and-bash"]')
    page.keyboard.press("Enter")
    page.locator(".gallery-new").wait_for()
    tab_to(page, ".gallery-new")
    page.keyboard.press("Enter")
    settled(page)
    expect_pieces(page, "01A")
    expect(verdict(page)).to_have_attribute("data-verdict", "faulty")

    tab_to(page, ".build-name")
    page.keyboard.type("Keyboard ring")
    for name in RING:
        tab_to(page, f'[data-part="{name}"]', limit=150)
        page.keyboard.press("Enter")
        expect(page.locator(".piece strong").last).to_have_text(name)
    expect(verdict(page)).to_have_attribute("data-verdict", "good")
    tab_to(page, ".drive", limit=150)
    page.keyboard.press("Enter")

    page.locator(DECISION_OR_END).first.wait_for()
    expect(page.locator(".board .space").first).to_be_attached()
    assert page.evaluate("location.hash").startswith("#/table/")


def test_pieces_are_turned_turned_over_moved_and_taken_out_by_keys(page: Page, server: str) -> None:
    at_bench(page, server)
    for name in ("02A", "04A", "09B"):
        part(page, name).click()
    expect_pieces(page, "01A", "02A", "04A", "09B")
    selected = page.locator('.piece[aria-selected="true"]')
    # Pressed at the piece itself: no key goes astray while the page is still taking up what was done before.
    selected.press("Home")
    expect(selected).to_have_accessible_name(re.compile("Piece 1: 01A"))
    selected.press("ArrowRight")
    expect(selected).to_be_focused()
    expect(selected).to_have_accessible_name(re.compile("Piece 2: 02A, turns right"))
    selected.press("t")
    expect(selected).to_have_accessible_name(re.compile("Piece 2: 02A, turns left"))
    selected.press("Alt+ArrowRight")
    expect_pieces(page, "01A", "04A", "02A", "09B")
    expect(selected).to_be_focused()
    expect(selected).to_have_accessible_name(re.compile("Piece 3: 02A, turns left"))
    selected.press("f")
    expect_pieces(page, "01A", "04A", "02B", "09B")
    expect(selected).to_have_accessible_name(re.compile("Piece 3: 02B"))
    selected.press("Delete")
    expect_pieces(page, "01A", "04A", "09B")
    expect(selected).to_be_focused()
    for _ in range(4):
        selected.press("Control+z")
    expect_pieces(page, "01A", "02A", "04A", "09B")
    expect(page.locator(".piece").nth(1)).to_have_accessible_name(re.compile("02A, turns right"))
    for _ in range(2):
        selected.press("Control+Shift+z")
    expect_pieces(page, "01A", "04A", "02A", "09B")
    expect(page.locator('[role="status"].unseen')).to_have_text("Done again.")


def test_a_swamp_track_is_built_with_lanes_moved_and_looped(page: Page, server: str) -> None:
    at_bench(page, server, "bayou-bash")
    expect_pieces(page, "startA", "finishA")
    for name in ("S1A", "T1A"):
        part(page, name).click()
    expect_pieces(page, "startA", "S1A", "T1A", "finishA")
    expect(verdict(page)).to_have_attribute("data-verdict", "good")
    page.locator('.piece[aria-selected="true"]').focus()
    for _ in range(3):
        page.keyboard.press("+")
    expect(verdict(page)).to_have_attribute("data-verdict", "faulty")
    expect(page.locator(".finding.error")).to_contain_text("2 lanes line up")
    page.keyboard.press("-")
    expect(verdict(page)).to_have_attribute("data-verdict", "good")
    page.get_by_role("checkbox", name=re.compile("Looped Track")).check()
    error = page.locator(".finding.error")
    expect(error.first).to_contain_text("a circuit has no Finish Line piece", ignore_case=True)


# --- by hand ----------------------------------------------------------------------------------------------------------


def test_a_legal_circuit_is_built_by_dragging(page: Page, server: str) -> None:
    at_bench(page, server)
    # Each board is dropped upon the last one that lies there: the joint behind it is the nearest that may be used.
    for count, name in enumerate(["03A", "04A", "07A", "08A"], 1):
        settled(page)
        end = page.locator(".open-end path").bounding_box()
        assert end is not None
        carry(page, part(page, name), end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
        expect(page.locator(".piece")).to_have_count(count + 1)
    expect_pieces(page, "01A", "03A", "04A", "07A", "08A")
    settled(page)
    # The first curve was forgotten: it goes between the first two boards of the list.
    box = page.locator(".piece").nth(1).bounding_box()
    assert box is not None
    carry(page, part(page, "02A"), box["x"] + 4, box["y"] + box["height"] / 2)
    expect_pieces(page, "01A", "02A", "03A", "04A", "07A", "08A")
    expect(verdict(page)).to_have_attribute("data-verdict", "good")

    # A board on the table is dragged to another place, and one back into the box.
    settled(page)
    page.locator('[data-piece="3"]').click()
    x, y = middle(page, 1)
    carry(page, page.locator('[data-piece="3"] .laid-sign > circle'), x, y)
    expect(page.locator('.piece[aria-selected="true"] strong')).to_have_text("04A")
    assert pieces(page).index("04A") < 3
    settled(page)
    box = page.locator(".palette h2").bounding_box()
    assert box is not None
    carry(page, page.locator('.piece[aria-selected="true"]'), box["x"] + 5, box["y"] + 5)
    expect_pieces(page, "01A", "02A", "03A", "07A", "08A")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".piece")).to_have_count(6)


def test_a_part_let_go_beside_everything_goes_nowhere(page: Page, server: str) -> None:
    at_bench(page, server)
    box = page.locator(".build-title").bounding_box()
    assert box is not None
    carry(page, part(page, "02A"), box["x"] + 5, box["y"] + 5)
    expect(page.locator(".carrying")).to_have_count(0)
    expect_pieces(page, "01A")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


# --- faults and cures -------------------------------------------------------------------------------------------------


def test_a_fault_is_shown_where_it_is_with_its_cure_and_the_cure_helps(page: Page, server: str) -> None:
    at_bench(page, server)
    for name in ("06B", "02A", "03A", "04A", "11A", "08A"):
        part(page, name).click()
    fault = page.locator(".finding.error", has_text="used without board 07B")
    expect(fault).to_contain_text("Add 07B")
    expect(page.locator(".laid.error[data-piece='1']")).to_be_attached()
    expect(page.get_by_role("button", name="Test-drive")).to_be_disabled()
    fault.get_by_role("button").click()
    selected = page.locator('.piece[aria-selected="true"]')
    expect(selected).to_have_accessible_name(re.compile("06B.*used without board 07B"))
    part(page, "07B").click()
    expect(fault).to_have_count(0)
    expect(page.locator(".piece strong").nth(2)).to_have_text("07B")


def test_a_track_file_with_faults_shows_line_and_space(page: Page, server: str) -> None:
    at_bench(page, server, "racekart-riot")
    expect(verdict(page)).to_have_attribute("data-verdict", "good")
    text = page.get_by_label("Text of the track file")
    text.fill(text.input_value().replace('symbols = ["event"]', 'symbols = ["event", "kart"]', 1))
    fault = page.locator(".finding.error", has_text="two symbols for landing")
    expect(fault).to_contain_text("Keep one of event, kart and pay")
    expect(page.locator(".laid.error")).to_have_count(1)
    fault.get_by_role("button").click()
    marked = page.evaluate("() => getSelection().toString()")
    assert '"event", "kart"' in marked
    text.fill("name = ")
    expect(page.locator(".finding.error")).to_contain_text("This is not TOML")
    expect(page.get_by_role("button", name="Test-drive")).to_be_disabled()


# --- kept, shared, raced ----------------------------------------------------------------------------------------------


def test_a_track_is_kept_listed_edited_raced_and_thrown_away(page: Page, server: str) -> None:
    at_bench(page, server, rest="/from:first-game")
    expect_pieces(page, "01A", *RING[:3], "07A", "08A")
    page.locator(".build-name").fill("Old friends")
    page.locator(".build-name").press("Enter")
    settled(page)
    page.reload()
    settled(page)
    expect(page.locator(".build-name")).to_have_value("Old friends")
    page.get_by_role("link", name="Tracks", exact=True).click()
    own = page.locator("[data-own]")
    expect(own.get_by_role("heading")).to_have_text("Old friends")
    expect(own.locator(".space").first).to_be_attached()
    expect(page.locator("[data-track]")).to_have_count(6)

    own.get_by_role("button", name="Race on it").click()
    expect(page.locator("select[name=circuit]")).to_have_value("given:")
    expect(page.locator("select[name=circuit] option").first).to_have_text("Old friends")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("button", name="Start the race").click()
    page.locator(DECISION_OR_END).first.wait_for()

    page.goto(f"{server}#/new/rush-and-bash")
    page.locator("select[name=circuit]").select_option(label="Old friends")
    expect(page.locator(".track-picture svg")).to_have_attribute("aria-label", re.compile("Old friends"))
    page.goto(f"{server}#/tracks/rush-and-bash")
    page.get_by_role("button", name="Throw Old friends away").click()
    expect(own).to_have_count(0)


def test_a_test_drive_leads_back_to_the_bench(page: Page, server: str) -> None:
    at_bench(page, server, rest="/from:first-game")
    page.locator(".build-name").fill("Back and forth")
    page.locator(".build-name").press("Enter")
    expect_pieces(page, "01A", *RING)
    settled(page)
    page.get_by_role("button", name="Test-drive").click()
    page.locator(".board .space").first.wait_for()
    # However the race is come to, it knows where its track is built.
    page.reload()
    page.get_by_role("link", name="Back to building").click()
    settled(page)
    expect_pieces(page, "01A", *RING)
    expect(page.locator(".build-name")).to_have_value("Back and forth")


def test_friends_race_on_what_was_just_built(page: Page, browser: Browser, server: str) -> None:
    at_bench(page, server, rest="/from:landslide")
    page.locator(".build-name").fill("Tonight")
    page.locator(".build-name").press("Enter")
    settled(page)
    spaces = page.locator("svg.bench .space").count()
    verdict(page).get_by_role("button", name="Race on it").click()
    expect(page.locator("select[name=circuit] option:checked")).to_have_text("Tonight")
    page.get_by_text("Friends, at this screen or far away").click()
    page.locator("input[name=friends]").nth(1).check()
    page.get_by_role("button", name="Open the table").click()
    invitation = page.locator(".copy-link input").input_value()
    friend = browser.new_page()
    friend.goto(invitation)
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator(".board .space")).to_have_count(spaces)
    friend.close()


def test_a_track_that_was_driven_as_it_came_is_there_afterwards(page: Page, server: str) -> None:
    for game, rest in (("rush-and-bash", "/from:first-game"), ("racekart-riot", "")):
        at_bench(page, server, game, rest)
        drawn = page.locator("svg.bench .space").count()
        page.get_by_role("button", name="Test-drive").click()
        page.get_by_role("link", name="Back to building").click()
        settled(page)
        expect(page.locator("svg.bench .space")).to_have_count(drawn)


def test_a_link_carries_the_track_to_another_browser(page: Page, browser: Browser, server: str) -> None:
    at_bench(page, server, "bayou-bash")
    for name in ("S1B", "T1A", "S2A"):
        part(page, name).click()
    page.locator(".build-name").fill("Für Ölaf")
    page.locator(".build-name").press("Enter")
    expect(verdict(page)).to_have_attribute("data-verdict", "good")
    page.get_by_role("button", name="Share").click()
    field = page.get_by_label("Link to this track")
    expect(field).to_have_value(re.compile("#/track/bayou-bash/z"))
    address = field.input_value()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "fur-olaf.toml"
    saved = download.value.path().read_text(encoding="utf-8")
    assert '"S1B"' in saved and "Für Ölaf" in saved

    other = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    try:
        for there in watched(other.new_page()):
            receive(there, address, saved)
    finally:
        other.close()


def receive(there: Page, address: str, saved: str) -> None:
    there.goto(address)
    expect(there.get_by_role("heading", level=1)).to_have_text("Für Ölaf")
    expect(there.locator(".shared-picture .space").first).to_be_attached()
    there.get_by_role("button", name="Build on it").click()
    settled(there)
    expect_pieces(there, "startA", "S1B", "T1A", "S2A", "finishA")
    # The saved file, opened in place of another track, gives the same again.
    there.get_by_role("button", name="Undo").wait_for()
    there.locator('[data-strip="1"]').click()
    there.keyboard.press("Delete")
    expect_pieces(there, "startA", "T1A", "S2A", "finishA")
    there.get_by_role("button", name="Open a track file").click()
    there.get_by_label("Its text").fill("pieces = 5")
    there.get_by_role("button", name="Use this text").click()
    expect(there.locator("dialog .finding.error").first).to_be_visible()
    there.get_by_label("Choose a file").set_input_files(
        {"name": "t.toml", "mimeType": "application/toml", "buffer": saved.encode()}
    )
    expect_pieces(there, "startA", "S1B", "T1A", "S2A", "finishA")
    there.goto(address)
    there.get_by_role("button", name="Race on it").click()
    there.get_by_role("radio", name="2", exact=True).check()
    there.get_by_role("button", name="Start the race").click()
    there.locator(DECISION_OR_END).first.wait_for()


def test_a_broken_link_says_so(page: Page, server: str) -> None:
    page.goto(f"{server}#/track/bayou-bash/zAAAA")
    expect(page.get_by_role("alert")).to_contain_text("no whole track")
    page.goto(f"{server}#/new/bayou-bash/~zAAAA")
    expect(page.get_by_role("alert")).to_contain_text("no whole track")


# --- for everyone -----------------------------------------------------------------------------------------------------

PLACES = {
    "builder": ("#/build/rush-and-bash/from:marshes-of-tzulan", "svg.bench[data-fresh=true]"),
    "swamp": ("#/build/bayou-bash", "svg.bench[data-fresh=true]"),
    "file": ("#/build/racekart-riot", "svg.bench[data-fresh=true]"),
    "gallery": ("#/tracks/bayou-bash", ".track-card .space"),
}


@pytest.mark.parametrize("name", PLACES)
def test_axe_finds_nothing_serious_where_tracks_are_built(page_of_scheme: Page, server: str, name: str) -> None:
    page, (address, ready) = page_of_scheme, PLACES[name]
    page.goto(server + address)
    page.locator(ready).first.wait_for()
    if name == "swamp":  # a piece selected, faults and advice to see
        part(page, "S1A").click()
        page.get_by_role("checkbox").check()
        page.locator(".finding.error").first.wait_for()
    assert_readable(page)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PLACES)
def test_pages_of_the_builder_fit_their_screen(browser: Browser, server: str, name: str, size: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=True)
    try:
        page, (address, ready) = context.new_page(), PLACES[name]
        page.goto(server + address)
        page.locator(ready).first.wait_for()
        assert_fits(page, width, "button, a, input, textarea", ".unseen, .parts, .pieces")
    finally:
        context.close()


def test_a_finger_builds_and_carries_on_a_phone(browser: Browser, server: str) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce", has_touch=True)
    try:
        for page in watched(context.new_page()):
            at_bench(page, server)
            part(page, "02A").tap()
            expect_pieces(page, "01A", "02A")
            settled(page)
            page.get_by_role("button", name="Lay it the other way round").tap()
            expect(page.locator(".piece").nth(1)).to_have_accessible_name(re.compile("turns left"))
            page.get_by_role("button", name="Take it out").tap()
            expect_pieces(page, "01A")
            # A finger that rests lifts a board and carries it; one that moves at once only scrolls.
            settled(page)
            page.get_by_role("radio", name="Curves").check()
            touch(page, part(page, "03A"), page.locator(".open-end path"), rests=True)
            expect_pieces(page, "01A", "03A")
            settled(page)
            touch(page, part(page, "07A"), page.locator(".open-end path"))
            expect_pieces(page, "01A", "03A")
    finally:
        context.close()
