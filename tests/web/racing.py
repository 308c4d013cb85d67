"""How a person gets into a race and through it, in clicks and keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

ASKED = "[data-option]"
DECISION_OR_END = f".ask.mine {ASKED}:enabled, .result"


def open_race(page: Page, server: str, seats: int = 2, game: str = "Rush & Bash", bot: str = "random") -> None:
    """Two clicks from the start page to a race against bots (a third one chooses how many)."""
    page.goto(server)
    page.locator(".game", has_text=game).get_by_role("link", name="Race against bots").click()
    page.get_by_role("radio", name=str(seats), exact=True).check()
    page.locator("select[name=bot]").select_option(bot)
    page.get_by_role("button", name="Start the race").click()
    page.locator(DECISION_OR_END).first.wait_for()


def asked(page: Page) -> list[str]:
    """The texts of the actions that are offered now, each once."""
    found = page.locator(f".ask {ASKED}").evaluate_all("all => all.map(one => one.dataset.option)")
    return list(dict.fromkeys(found))


def told(page: Page) -> dict[str, Any]:
    """The table as the server itself tells it to whoever sits at this page."""
    found: dict[str, Any] = page.evaluate(
        """async () => {
             const table = decodeURIComponent(location.hash.split("/")[2]);
             const known = JSON.parse(localStorage.getItem("pileup.tables")).find((one) => one.table === table);
             const headers = { Authorization: `Bearer ${known.tokens.join(",")}` };
             return (await fetch(`api/tables/${encodeURIComponent(table)}`, { headers })).json();
           }"""
    )
    return found


def offered(page: Page) -> set[str]:
    """The texts of the actions that the server itself offers to whoever sits at this page."""
    return {option["action"] for one in told(page)["decisions"] for option in one["options"]}


def over(page: Page) -> bool:
    """Whether the result is shown."""
    return page.locator(".result").is_visible()


def wait_for_change(page: Page, before: str) -> None:
    """Until another question is asked than `before`, or the race is over."""
    page.wait_for_function(
        """before => document.querySelector(".result") || (document.querySelector(".ask.mine [data-option]:enabled")
             && document.querySelector(".ask").dataset.decision !== before)""",
        arg=before,
    )


def decision(page: Page) -> str:
    """The id of the question that is asked."""
    return page.locator(".ask").get_attribute("data-decision") or ""


def race_through(page: Page, answer: Callable[[Page, list[str]], None], limit: int = 400) -> int:
    """Answers every question until the race is over; gives how many there were."""
    for count in range(limit):
        page.locator(DECISION_OR_END).first.wait_for()
        if over(page):
            return count
        before = decision(page)
        answer(page, asked(page))
        wait_for_change(page, before)
    raise AssertionError(f"the race was not over after {limit} decisions")
