"""The browser client in a Chromium: weight to the first board, time to it, long tasks while events are shown.

    python benchmarks/client.py                 every game
    python benchmarks/client.py rush-and-bash   one of them

The first board: from an empty cache at the address of a running race to the pieces on its track. The weight is what
crossed the line by then, compressed as sent. Events are played at normal speed in a window of 1440 by 900; the browser
is traced, and each task of the page's main thread is taken with the processor time it used, so that other work on the
machine does not count; the wall clock is printed beside it.

Wanted: at most 250 kB and 1 s to the first board on loopback; no task above 100 ms while a chain of 20 events runs.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

import own_tests  # noqa: F401
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from pileup.engine.game import games
from tests.web.conftest import CHROMIUM, SWITCHES, table_server

WEIGHT, SECONDS, TASK, CHAIN = 250_000, 1.0, 100.0, 20
ROUNDS = 5
CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline,toplevel,v8.execute"

# Counts the events that the page plays, by what it says about them while it does.
COUNT = """() => {
  window.played = 0;
  let last = "";
  const look = () => {
    const now = document.querySelector(".ask .prompt")?.textContent ?? "";
    if (now !== last) { last = now; window.played++; }
    requestAnimationFrame(look);
  };
  look();
}"""


def new_race(server: str, game: str, seats: int) -> tuple[str, str]:
    """A table with one person and bots: its name and the person's token."""
    body = {
        "game": game,
        "options": {},
        "seats": [{"kind": "person", "name": "Ann"}] + [{"kind": "bot", "bot": "random"}] * (seats - 1),
    }
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}api/tables", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    return made["table"], made["seats"][0]["token"]


def first_board(browser: Browser, server: str, table: str, token: str) -> tuple[float, int]:
    """Seconds and bytes from an empty browser to the pieces on the track."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    try:
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        weight = 0

        def loaded(event: dict[str, Any]) -> None:
            nonlocal weight
            weight += event["encodedDataLength"]

        session.on("Network.loadingFinished", loaded)
        page.goto(f"{server}#/table/{table}/{token}", wait_until="commit")
        page.locator(".drawing .space").first.wait_for(state="attached")
        seconds = page.evaluate(
            """() => new Promise((done) => requestAnimationFrame(() => done(performance.now() / 1000)))"""
        )
        page.wait_for_timeout(300)  # whatever is on its way by then belongs to the first board
        return seconds, weight
    finally:
        context.close()


def tasks(events: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """Wall and processor milliseconds of every task of the pages' main threads."""
    main = {
        (one["pid"], one["tid"])
        for one in events
        if one.get("name") == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    found = []
    for one in events:
        if one.get("ph") != "X" or (one["pid"], one["tid"]) not in main:
            continue
        if one["name"] in ("RunTask", "ThreadControllerImpl::RunTask"):
            found.append((one.get("dur", 0) / 1000, one.get("tdur", one.get("dur", 0)) / 1000))
    return found


def trace(session: CDPSession, page: Page, run: Any) -> list[dict[str, Any]]:
    """What the browser did while `run` ran."""
    events: list[dict[str, Any]] = []
    ended: list[bool] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    session.send(
        "Tracing.start",
        {"traceConfig": {"includedCategories": CATEGORIES.split(","), "recordMode": "recordAsMuchAsPossible"}},
    )
    run()
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    return events


def animate(browser: Browser, server: str, table: str, token: str) -> tuple[int, list[tuple[float, float]]]:
    """Answers questions until a chain of `CHAIN` events and more has been played; how many, and the tasks meanwhile."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    context.add_init_script("localStorage.setItem('pileup.speed', 'normal')")
    try:
        page = context.new_page()
        page.goto(f"{server}#/table/{table}/{token}")
        page.locator(".ask.mine [data-option]:enabled").first.wait_for(timeout=120_000)
        page.wait_for_timeout(1000)
        page.evaluate(COUNT)

        def run() -> None:
            for _ in range(40):
                if page.evaluate("window.played") >= CHAIN or page.locator(".result").count():
                    return
                option = page.locator(".ask.mine [data-option]:enabled").first
                option.focus()
                page.keyboard.press("Enter")
                page.wait_for_timeout(400)
                page.locator(".ask.mine [data-option]:enabled, .result").first.wait_for(timeout=240_000)

        events = trace(browser.new_browser_cdp_session(), page, run)
        return page.evaluate("window.played"), tasks(events)
    finally:
        context.close()


def main() -> int:
    """Measure, print, and say with the exit status whether all of it was as wanted."""
    kinds = games()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", metavar="GAME", choices=[[], *kinds], help="these only")
    wanted = parser.parse_args().game or sorted(kinds)
    fine = True
    print(f"{'game':16} {'first board':>28} {'weight':>10} {'events':>7} {'longest task':>26}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        with table_server(Path(folder)) as server:
            for game in wanted:
                table, token = new_race(server, game, kinds[game].max_seats)
                runs = [first_board(browser, server, table, token) for _ in range(ROUNDS)]
                seconds = [run[0] for run in runs]
                weight = max(run[1] for run in runs)
                played, found = animate(browser, server, table, token)
                wall, used = max(one[0] for one in found), max(one[1] for one in found)
                good = weight <= WEIGHT and min(seconds) <= SECONDS and used <= TASK and played >= CHAIN
                fine = fine and good
                print(
                    f"{game:16} {min(seconds):6.2f} s best {statistics.median(seconds):6.2f} s median "
                    f"{weight / 1000:7.1f} kB {played:7d} {used:8.1f} ms used {wall:7.1f} ms wall"
                    f"{'' if good else '   MISSED'}",
                    flush=True,
                )
        browser.close()
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
