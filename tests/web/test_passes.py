"""Windows passed from the settings of a race: ticked once, kept with the seat, and not asked any more."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.racing import ASKED, asked, open_race, over, wait_for_change
from tests.web.racing import decision as asked_now
from tests.web.test_race import click_twice

WHAT_THE_SERVER_SAYS = """async () => {
    const table = decodeURIComponent(location.hash.split("/")[2]);
    const known = JSON.parse(localStorage.getItem("pileup.tables")).find((one) => one.table === table);
    const headers = { Authorization: `Bearer ${known.tokens.join(",")}` };
    const snapshot = await (await fetch(`api/tables/${encodeURIComponent(table)}`, { headers })).json();
    return { frames: snapshot.decisions.map((one) => one.frame), passes: snapshot.seats.map((one) => one.passes) };
}"""


def told(page: Page, windows: list[str]) -> None:
    """Waits until the server knows these windows of the first seat, and tells nobody of other seats' ones."""
    found = None
    for _ in range(1200):
        found = page.evaluate(WHAT_THE_SERVER_SAYS)["passes"]
        if found == [windows, None]:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{found}, not {windows}")


def test_what_is_ticked_is_passed_until_it_is_unticked(server: str, page: Page) -> None:
    open_race(page, server, game="Racekart Riot")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    group = dialog.get_by_role("group", name="Don’t ask me")
    boxes = group.get_by_role("checkbox")
    expect(boxes).to_have_count(7)
    for n in range(7):
        boxes.nth(n).click()
        expect(boxes.nth(n)).to_be_checked()
    every = ["defend", "jump", "re-roll", "attack-items", "extra-movement", "lock", "coins"]
    told(page, every)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()

    for _ in range(12):
        page.locator(f".ask.mine {ASKED}:enabled, .result").first.wait_for()
        if over(page):
            break
        frames = page.evaluate(WHAT_THE_SERVER_SAYS)["frames"]
        assert not set(frames) & {"defend", "jump_first", "reroll", "attack_item", "extra_card", "after_pick"}
        before = asked_now(page)
        click_twice(page, asked(page)[0])
        wait_for_change(page, before)

    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(boxes.nth(6)).to_be_checked()
    boxes.nth(6).click()
    expect(boxes.nth(6)).not_to_be_checked()
    told(page, every[:-1])
