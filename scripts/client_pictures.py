"""Makes the pictures of the browser client in docs/pictures: every main page, on a desk and on a phone.

Run it with Pileup's Python after a change of the client; it starts a table of its own and drives a Chromium. Names of
pictures after it make these alone: `python scripts/client_pictures.py lobby join`.
"""

from __future__ import annotations

import io
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# Not as `tests.web`: a package of that name that something else has installed would be found first.
sys.path.insert(0, str(ROOT / "tests" / "web"))

from conftest import CHROMIUM, SWITCHES, table_server  # noqa: E402
from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from racing import DECISION_OR_END, asked, decision, open_race, over, race_through, wait_for_change  # noqa: E402

TARGET = ROOT / "docs" / "pictures"
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
# No picture is heavier than that, in bytes.
HEAVIEST = 120_000


class Camera:
    """Keeps what pages show, in one size of window; `wanted`: only these pictures, or () for all."""

    def __init__(self, browser: Browser, server: str, size: str, wanted: tuple[str, ...] = ()) -> None:
        self.browser, self.server, self.size, self.wanted = browser, server, size, wanted

    def page(self) -> Page:
        """A page of somebody who comes for the first time and wants no motion."""
        width, height = SIZES[self.size]
        context = self.browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
        context.set_default_timeout(120_000)
        return context.new_page()

    def keep(self, page: Page, name: str) -> None:
        """Saves what the page shows with few colours: clear to look at, light in the repository."""
        if self.wanted and name not in self.wanted:
            return
        page.wait_for_timeout(400)
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        for colours in (192, 128, 96, 64, 48):
            kept = io.BytesIO()
            picture.quantize(colours).save(kept, "png", optimize=True)
            if kept.tell() <= HEAVIEST:
                break
        (TARGET / f"client-{name}-{self.size}.png").write_bytes(kept.getvalue())


def press(page: Page, option: str) -> None:
    """Answers by keyboard."""
    page.locator(f'.ask [data-option="{option}"]').first.focus()
    page.keyboard.press("Enter")


def race_until(page: Page, there: Callable[[list[str]], bool], seed: int) -> None:
    """Answers at random until what is asked, or how the board stands then, is what is wanted; or to the end."""
    dice = random.Random(seed)
    page.locator(DECISION_OR_END).first.wait_for()
    while not over(page) and not there(asked(page)):
        before = decision(page)
        press(page, dice.choice(asked(page)))
        wait_for_change(page, before)
        page.locator(DECISION_OR_END).first.wait_for()


def photograph_tracks(camera: Camera) -> None:
    """The track builder with a piece selected, and the gallery."""
    page = camera.page()
    page.goto(f"{camera.server}#/build/rush-and-bash/from:wild-lands")
    page.locator('svg.bench[data-fresh="true"]').wait_for()
    page.locator('[data-strip="5"]').click()
    page.evaluate("scrollTo(0, 0)")
    camera.keep(page, "build")
    page.goto(f"{camera.server}#/tracks/bayou-bash")
    page.locator(".track-card .space").first.wait_for()
    page.wait_for_load_state("networkidle")
    camera.keep(page, "tracks")
    page.context.close()


def photograph_first_visit(camera: Camera) -> None:
    """The start page, a guided first race, and where a race is set up."""
    page = camera.page()
    page.goto(camera.server)
    page.locator(".game").first.wait_for()
    page.wait_for_function(
        "() => document.querySelectorAll('.poster svg').length === document.querySelectorAll('.game').length"
    )
    camera.keep(page, "start")
    page.locator(".game", has_text="Rush & Bash").get_by_role("link", name="Race against bots").click()
    page.locator(".track-picture .space").first.wait_for()
    camera.keep(page, "new")
    page.goto(f"{camera.server}#/guide/rush-and-bash")
    page.get_by_role("region", name="Guide").wait_for()
    page.locator(".marker-racer, .marker-car").first.wait_for()
    camera.keep(page, "guide")
    page.context.close()


def photograph_race(camera: Camera) -> None:
    """A race of Rush & Bash, from the middle of it to its replay."""
    page = camera.page()
    open_race(page, camera.server, seats=6)
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
    camera.keep(page, "race")
    page.locator(".hand [data-option]").first.click()
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    camera.keep(page, "dark")
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.keyboard.press("Escape")
    race_until(page, lambda options: not options[0].startswith("card:") and page.locator(".target").count() > 0, 8)
    page.locator(".glow .target").first.click()
    camera.keep(page, "preview")
    page.keyboard.press("Escape")
    page.locator(".ask .why").first.click()
    page.locator("dialog .rule").first.wait_for()
    camera.keep(page, "why")
    page.keyboard.press("Escape")
    race_through(page, lambda here, options: press(here, dice.choice(options)))
    page.locator(".result .moments").wait_for()
    page.evaluate("document.activeElement.blur()")  # its title has the focus, as for those who listen
    camera.keep(page, "result")
    page.get_by_role("link", name="Watch it again").click()
    page.locator(".replay-bar").wait_for()
    for _ in range(12):
        page.get_by_role("button", name="Next turn").click()
        page.wait_for_timeout(200)
    story = page.get_by_role("button", name="The story of the race")
    if story.get_attribute("aria-pressed") == "true":
        story.click()
    camera.keep(page, "replay")
    story.click()
    page.locator(".moments").first.wait_for()
    camera.keep(page, "story")
    page.context.close()


def photograph_bayou(camera: Camera) -> None:
    """A race of Bayou Bash: dice to choose from, and where a Fan may be placed."""
    page = camera.page()
    open_race(page, camera.server, seats=4, game="Bayou Bash")
    race_until(page, lambda _: page.locator(".glow .target").count() >= 7, 2)
    page.locator(".glow .target").nth(3).click()
    camera.keep(page, "spaces")
    page.keyboard.press("Escape")
    race_until(page, lambda options: len(options) > 2 and options[0].startswith("die:"), 3)
    page.locator(".ask [data-option]").first.click()
    camera.keep(page, "bayou")
    page.context.close()


def photograph_racekart(camera: Camera) -> None:
    """A race of Racekart Riot with a card looked at."""
    page = camera.page()
    open_race(page, camera.server, seats=4, game="Racekart Riot")
    turns = [0]

    def later(options: list[str]) -> bool:
        turns[0] += 1
        return turns[0] > 12 and page.locator(".hand.playable [data-option]").count() > 2

    race_until(page, later, 4)
    page.locator(".hand [data-option]").nth(1).click()
    camera.keep(page, "racekart")
    page.context.close()


def photograph_people(camera: Camera) -> None:
    """A table that friends come to, by link or from the list; one's own tables; two people at one screen."""
    host = camera.page()
    host.goto(f"{camera.server}#/new/rush-and-bash/wild-lands")
    host.get_by_label("Your name").fill("Ann")
    host.get_by_text("Friends, at this screen or far away").click()
    host.locator("input[name=friends]").nth(2).check()
    host.get_by_label("Anybody may join").check()
    host.get_by_role("button", name="Open the table").click()
    host.locator(".lobby .copy-link input").first.wait_for()
    friend = camera.page()
    friend.goto(host.locator(".lobby .copy-link input").first.input_value())
    friend.get_by_label("Your name").fill("Bo")
    camera.keep(friend, "join")
    friend.get_by_role("button", name="Sit down").click()
    host.locator(".lobby", has_text="Bo").wait_for()
    camera.keep(host, "lobby")
    friend.context.close()
    stranger = camera.page()
    stranger.goto(f"{camera.server}#/tables")
    stranger.locator(".table-line").first.wait_for()
    camera.keep(stranger, "public")
    stranger.context.close()
    open_race(host, camera.server, game="Bayou Bash")
    host.goto(f"{camera.server}#/new/rush-and-bash")
    host.get_by_label("Your name").fill("Ann")
    host.get_by_text("Friends, at this screen or far away").click()
    host.locator("input[name=here]").nth(1).check()
    host.get_by_label("Name of person 2").fill("Bo")
    host.get_by_role("button", name="Start the race").click()
    host.locator(".curtain").wait_for()
    camera.keep(host, "curtain")
    host.goto(camera.server)
    host.locator(".table-line").nth(2).wait_for()
    host.locator(".poster svg").nth(2).wait_for()
    camera.keep(host, "mine")
    host.context.close()


# What photographs which pictures.
SETS: dict[Callable[[Camera], None], tuple[str, ...]] = {
    photograph_tracks: ("build", "tracks"),
    photograph_first_visit: ("start", "new", "guide"),
    photograph_race: ("race", "dark", "preview", "why", "result", "replay", "story"),
    photograph_bayou: ("spaces", "bayou"),
    photograph_racekart: ("racekart",),
    photograph_people: ("join", "lobby", "public", "curtain", "mine"),
}


def main() -> None:
    """All pictures in both sizes, or those that are named."""
    if not CHROMIUM:
        sys.exit("no Chromium here (Debian: apt install chromium)")
    known = [name for names in SETS.values() for name in names]
    wanted = tuple(sys.argv[1:])
    strange = [name for name in wanted if name not in known]
    if strange:
        sys.exit(f"no such picture: {', '.join(strange)} (there are {', '.join(known)})")
    with tempfile.TemporaryDirectory() as folder, table_server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        for size in SIZES:
            for photograph, names in SETS.items():
                if not wanted or set(wanted) & set(names):
                    photograph(Camera(browser, server, size, wanted))
        browser.close()


if __name__ == "__main__":
    main()
