"""The page speaks the browser's language, the one that is set, and to each person at a table their own."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import watched
from tests.web.racing import ASKED, DECISION_OR_END, asked, open_race, wait_for_change

JSON = {"Content-Type": "application/json"}
PHONE = {"width": 360, "height": 760}


@pytest.fixture
def reader(browser: Browser) -> Iterator[Any]:
    """Makes people whose browsers prefer a language."""
    contexts, watching = [], []

    def make(locale: str, viewport: dict[str, int] | None = None) -> Page:
        context = browser.new_context(
            locale=locale, viewport=viewport or {"width": 1280, "height": 800}, reduced_motion="reduce"
        )
        contexts.append(context)
        checked = watched(context.new_page())
        watching.append(checked)
        return next(checked)

    yield make
    for checked in watching:
        next(checked, None)
    for context in contexts:
        context.close()


def post(server: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(f"{server}api/{path}", json.dumps(body).encode(), JSON)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


def get(server: str, path: str, language: str) -> Any:
    request = urllib.request.Request(f"{server}api/{path}", headers={"Accept-Language": language})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


def table(page: Page) -> tuple[str, list[str]]:
    """The table of this page, and the tokens that the browser keeps for it."""
    found = page.evaluate(
        """() => {
             const table = decodeURIComponent(location.hash.split("/")[2]);
             const known = JSON.parse(localStorage.getItem("pileup.tables")).find((one) => one.table === table);
             return [table, known.tokens];
           }"""
    )
    return found[0], found[1]


def told(server: str, page: Page, language: str) -> dict[str, Any]:
    """What the server tells this page's person in a language."""
    name, tokens = table(page)
    headers = {"Authorization": f"Bearer {','.join(tokens)}", "Accept-Language": language}
    request = urllib.request.Request(f"{server}api/tables/{name}", headers=headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


def lines(snapshot: dict[str, Any]) -> list[str]:
    return [event["text"] for event in snapshot["log"] if event["text"]]


def expect_told(page: Page, snapshot: dict[str, Any]) -> None:
    """The page asks, offers and tells what the server says in that language."""
    expect(page.locator(".prompt")).to_contain_text(snapshot["decisions"][0]["prompt"])
    expect(page.locator(".log-line span")).to_have_text(lines(snapshot))


def test_a_german_browser_is_spoken_to_in_german(reader: Any, server: str) -> None:
    page = reader("de-AT", PHONE)
    page.goto(server)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    game = page.locator(".game", has_text="Rush & Bash")
    expect(game).to_contain_text("Sternkräften")
    game.get_by_role("link", name="Rennen gegen Bots").click()
    expect(page.locator(".racers")).to_contain_text("Schwarz")
    page.get_by_role("radio", name="2", exact=True).check()
    page.locator("select[name=bot]").select_option("random")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("button", name="Rennen starten").click()
    page.locator(DECISION_OR_END).first.wait_for()
    german, english = told(server, page, "de"), told(server, page, "en")
    assert german["decisions"][0]["prompt"] != english["decisions"][0]["prompt"]
    expect_told(page, german)
    expect(page.locator(".standings")).to_contain_text("Schwarz")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize(("locale", "settings"), [("de", "Einstellungen"), ("it", "Impostazioni")])
def test_words_of_settings_fit_their_buttons_on_a_phone(reader: Any, server: str, locale: str, settings: str) -> None:
    page = reader(locale, PHONE)
    page.goto(server)
    page.get_by_role("button", name=settings).click()
    words = page.locator("dialog .segments span")
    expect(words.first).to_be_visible()
    wide = words.evaluate_all(
        "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
    )
    assert wide == []
    page.goto(f"{server}#/tables")
    page.locator("fieldset").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_an_unknown_language_is_answered_in_english(reader: Any, server: str) -> None:
    page = reader("pt-BR")
    page.goto(server)
    expect(page.get_by_role("link", name="Race against bots").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_somebody_goes_over_to_italian_in_the_middle_of_a_race(reader: Any, server: str) -> None:
    page = reader("en-GB")
    open_race(page, server)
    expect_told(page, told(server, page, "en"))
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Italiano").check()
    expect(page.get_by_role("dialog", name="Impostazioni")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect_told(page, told(server, page, "it"))

    # What follows comes in Italian, too: over the stream, and in previews.
    before = page.locator(".ask").get_attribute("data-decision") or ""
    button = page.locator(f'.ask [data-option="{asked(page)[0]}"]').first
    button.click()
    expect(page.get_by_role("button", name="Vai", exact=True)).to_be_visible()
    button.click()
    wait_for_change(page, before)
    expect(page.locator(f".ask.mine {ASKED}:enabled, .result").first).to_be_visible()
    expect(page.locator(".log-line span")).to_have_text(lines(told(server, page, "it")))

    page.reload()
    page.locator(DECISION_OR_END).first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.goto(server)
    expect(page.get_by_role("link", name="Corri contro i bot").first).to_be_visible()


def test_two_people_read_two_languages_at_one_table(reader: Any, server: str) -> None:
    body = {
        "game": "rush-and-bash",
        "options": {"first_seat": "0", "cars": ["red", "blue"]},
        "seats": [{"kind": "person"}, {"kind": "person"}],
    }
    made = post(server, "tables", body)
    german, italian = reader("de-DE"), reader("it-IT")
    for page, seat in ((german, 0), (italian, 1)):
        page.goto(f"{server}#/table/{made['table']}/{made['seats'][seat]['token']}")
        page.locator(".standings").wait_for()
    expect(german.locator(".prompt")).to_contain_text("Wähle die Karte, die du spielst.")
    expect(italian.locator(".prompt")).to_contain_text("Si aspetta Rosso")
    expect(german.locator(".standings")).to_contain_text("Blau")
    expect(italian.locator(".standings")).to_contain_text("Blu")

    card = asked(german)[0]
    button = german.locator(f'.ask [data-option="{card}"]').first
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(german.locator(".log-line").filter(has_text="Rot spielt")).to_have_count(1)
    expect(italian.locator(".log-line").filter(has_text="Rosso gioca")).to_have_count(1)
    expect(german.locator(".log-line span")).to_have_text(lines(told(server, german, "de")))
    expect(italian.locator(".log-line span")).to_have_text(lines(told(server, italian, "it")))


def test_a_replay_goes_over_to_another_language_where_it_stands(reader: Any, server: str) -> None:
    body = {"game": "rush-and-bash", "seats": [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]}
    name = post(server, "tables", body)["table"]
    end = time.monotonic() + 120
    while not get(server, f"tables/{name}", "en")["over"]:
        assert time.monotonic() < end, "the bots never arrived"
        time.sleep(0.1)
    steps = {language: get(server, f"tables/{name}/replay/steps?at=1&count=40", language) for language in ("de", "it")}
    at = next(step["at"] for step in steps["de"] if any(event["kind"] == "played" for event in step["events"]))
    words = {
        language: next(event["text"] for event in found[at - 1]["events"] if event["kind"] == "played")
        for language, found in steps.items()
    }
    assert " spielt " in words["de"]
    assert " gioca " in words["it"]

    page = reader("de")
    page.goto(f"{server}#/replay/{name}/{at}")
    expect(page.locator("body")).to_contain_text(words["de"])
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_role("radio", name="Italiano").check()
    page.keyboard.press("Escape")
    expect(page.locator("body")).to_contain_text(words["it"])
    expect(page.locator("body")).not_to_contain_text(words["de"])
    assert f"/{at}" in page.url


def test_the_rules_are_told_in_the_reader_s_language(reader: Any, server: str) -> None:
    book = {entry["id"]: entry for entry in get(server, "games/rush-and-bash/rules", "it")}
    page = reader("it-IT", PHONE)
    page.goto(f"{server}#/rules/rush-and-bash/RB-SETUP-03")
    rule = page.locator("#rule-RB-SETUP-03")
    expect(rule).to_contain_text(book["RB-SETUP-03"]["text"].split("[")[0].split("*")[0].strip())
    expect(page.get_by_text("Le regole stesse sono in inglese")).to_have_count(0)
    assert rule.evaluate("one => one.closest('[lang]').lang") == "it"
    page.get_by_role("searchbox").fill("mazzo sprint")
    expect(page.get_by_role("article").first).to_contain_text("Sprint")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    # Whoever sets another language reads on in that one.
    german = {entry["id"]: entry for entry in get(server, "games/rush-and-bash/rules", "de")}
    page.evaluate("() => localStorage.setItem('pileup.language', 'de')")
    page.goto(f"{server}#/rules/rush-and-bash/RB-SETUP-03")
    page.reload()
    expect(rule).to_contain_text(german["RB-SETUP-03"]["text"].split("[")[0].split("*")[0].strip())
