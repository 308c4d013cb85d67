"""Makes the pictures of the browser client in docs/pictures: every main page, on a desk and on a phone.

Run it with Pileup's Python after a change of the client; it starts a table of its own and drives a Chromium.
"""

from __future__ import annotations

import io
import random
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# Not as `tests.web`: a package of that name that something else has installed would be found first.
sys.path.insert(0, str(ROOT / "tests" / "web"))

from conftest import CHROMIUM, SWITCHES, table_server  # noqa: E402
from PIL import Image  # noqa: E402
from playwright.sync_api import Page, sync_playwright  # noqa: E402
from racing import DECISION_OR_END, asked, decision, open_race, race_through, wait_for_change  # noqa: E402

TARGET = ROOT / "docs" / "pictures"
SIZES = {"desk": (1440, 900), "phone": (390, 844)}


def keep(page: Page, name: str) -> None:
    """Saves what the page shows with few colours: clear to look at, light in the repository."""
    page.wait_for_timeout(400)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB").quantize(192)
    picture.save(TARGET / f"client-{name}.png", optimize=True)


def press(page: Page, option: str) -> None:
    """Answers by keyboard."""
    page.locator(f'.ask [data-option="{option}"]').first.focus()
    page.keyboard.press("Enter")


def photograph_builder(page: Page, server: str, size: str) -> None:
    """The track builder with a piece selected, and the gallery."""
    page.goto(f"{server}#/build/rush-and-bash/from:wild-lands")
    page.locator('svg.bench[data-fresh="true"]').wait_for()
    page.locator('[data-strip="5"]').click()
    page.evaluate("scrollTo(0, 0)")
    keep(page, f"build-{size}")
    page.goto(f"{server}#/tracks/bayou-bash")
    page.locator(".track-card .space").first.wait_for()
    page.wait_for_load_state("networkidle")
    keep(page, f"tracks-{size}")


def photograph(page: Page, server: str, size: str) -> None:
    """From the start page through a whole race."""
    photograph_builder(page, server, size)
    page.goto(server)
    page.locator(".game").first.wait_for()
    page.wait_for_function(
        "() => document.querySelectorAll('.poster svg').length === document.querySelectorAll('.game').length"
    )
    keep(page, f"start-{size}")
    page.locator(".game", has_text="Rush & Bash").get_by_role("link", name="Race against bots").click()
    page.locator(".track-picture .space").first.wait_for()
    keep(page, f"new-{size}")
    open_race(page, server, seats=6)
    dice = random.Random(8)
    for _ in range(12):
        before = decision(page)
        press(page, dice.choice(asked(page)))
        wait_for_change(page, before)
        page.locator(DECISION_OR_END).first.wait_for()
    while not asked(page)[0].startswith("card:"):
        before = decision(page)
        press(page, asked(page)[-1])
        wait_for_change(page, before)
    keep(page, f"race-{size}")
    page.locator(".hand [data-option]").first.click()
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    keep(page, f"dark-{size}")
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.keyboard.press("Escape")
    while asked(page)[0].startswith("card:") or page.locator(".glow .target").count() == 0:
        before = decision(page)
        press(page, dice.choice(asked(page)))
        wait_for_change(page, before)
        page.locator(DECISION_OR_END).first.wait_for()
    page.locator(".glow .target").first.click()
    keep(page, f"preview-{size}")
    page.keyboard.press("Escape")
    race_through(page, lambda here, options: press(here, dice.choice(options)))
    page.locator(".result .moments").wait_for()
    keep(page, f"result-{size}")
    page.get_by_role("link", name="Watch it again").click()
    page.locator(".replay-bar").wait_for()
    for _ in range(12):
        page.get_by_role("button", name="Next turn").click()
        page.wait_for_timeout(200)
    keep(page, f"replay-{size}")
    page.goto(server)
    page.locator(".game", has_text="Bayou Bash").get_by_role("link", name="Race against bots").click()
    page.get_by_role("button", name="Start the race").click()
    page.locator(DECISION_OR_END).first.wait_for()
    while page.locator(".glow .target").count() < 7:
        before = decision(page)
        press(page, asked(page)[0])
        wait_for_change(page, before)
    page.locator(".glow .target").nth(3).click()
    keep(page, f"spaces-{size}")


def main() -> None:
    """All pictures in both sizes."""
    if not CHROMIUM:
        sys.exit("no Chromium here (Debian: apt install chromium)")
    with tempfile.TemporaryDirectory() as folder, table_server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        for size, (width, height) in SIZES.items():
            context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
            photograph(context.new_page(), server, size)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
