"""What a screen reader hears by itself: each thing once, in order, to its end; and nothing for the eye alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from pileup.engine.game import games
from tests.web.racing import ASKED, DECISION_OR_END, decision, open_race, over, told, wait_for_change
from tests.web.test_racekart import open_table
from tests.web.test_tables import at_table, say

GAMES = sorted(games())
TWO = {"game": "rush-and-bash", "seats": [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]}

# Every text that comes into a live region, as a screen reader is told of it. A region that comes with its words is
# heard by some of them only, so it counts as silent here.
LISTEN = """
window.heard = [];
const LIVE = "[role=log], [role=status], [aria-live]";
const live = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest(LIVE);
new MutationObserver((changes) => {
  const rewritten = new Set();  // read once, as it stands in the end
  for (const change of changes) {
    const region = live(change.target);
    if (!region || region.closest("[aria-live=off]")) continue;
    const kind = region.getAttribute("role") || "live";
    if (change.type === "characterData") rewritten.add(region);
    for (const node of change.addedNodes)
      if (node.textContent.trim()) window.heard.push([kind, node.textContent.trim()]);
  }
  for (const region of rewritten) {
    const text = region.textContent.trim();
    if (text) window.heard.push([region.getAttribute("role") || "live", text]);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def heard(page: Page, kind: str) -> list[str]:
    """What was said since the last time that this was asked for."""
    found: list[str] = page.evaluate(
        """kind => { const found = window.heard.filter(([one]) => one === kind).map(([, text]) => text);
                     window.heard = window.heard.filter(([one]) => one !== kind);
                     return found; }""",
        kind,
    )
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_what_happens_is_said_once_and_in_order(browser: Browser, server: str, name: str, motion: Any) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion=motion)
    context.add_init_script("localStorage.setItem('pileup.speed', 'fast')")
    try:
        page = context.new_page()
        page.add_init_script(LISTEN)
        open_race(page, server, game=games()[name].title)
        for _ in range(6 if motion == "reduce" else 2):
            page.locator(DECISION_OR_END).first.wait_for()
            if over(page):
                break
            before = decision(page)
            page.locator(f".ask {ASKED}").first.press("Enter")
            wait_for_change(page, before)
            # The question is read with the answer that has the focus now: nothing else says it.
            prompt = told(page)["decisions"][0]["prompt"]
            group = page.get_by_role("group", name=prompt)
            expect(group.locator(":focus")).to_have_count(1)
            assert [text for text in heard(page, "status") if prompt in text] == []
        expected = [event["text"] for event in told(page)["log"] if event["text"]]
        page.wait_for_function(
            "last => window.heard.findLast(([kind]) => kind === 'log')?.[1] === last", arg=expected[-1]
        )
        # What happened before one came is read in the log.
        said = heard(page, "log")
        assert 1 < len(said) < len(expected)
        assert said == expected[-len(said) :]
        assert heard(page, "live") == []
    finally:
        context.close()


def test_a_question_is_said_to_who_is_elsewhere(page: Page, server: str) -> None:
    page.add_init_script(LISTEN)
    open_race(page, server)
    before = decision(page)
    sent: list[Route] = []
    page.route("**/choose", lambda route: sent.append(route))
    with page.expect_request("**/choose"):
        page.locator(f".ask {ASKED}").first.press("Enter")
    settings = page.get_by_role("button", name="Settings")
    settings.focus()
    sent[0].continue_()
    wait_for_change(page, before)
    expect(settings).to_be_focused()
    prompt = told(page)["decisions"][0]["prompt"]
    page.wait_for_function("prompt => window.heard.filter(([, text]) => text === prompt).length === 1", arg=prompt)


@pytest.mark.parametrize("name", GAMES)
def test_what_an_answer_would_do_is_said_when_it_has_the_focus(page: Page, server: str, name: str) -> None:
    page.add_init_script(LISTEN)
    open_race(page, server, game=games()[name].title)
    for _ in range(3):
        answers = page.locator(f".ask {ASKED}")
        if answers.count() > 1:
            break
        before = decision(page)
        answers.first.press("Enter")
        wait_for_change(page, before)
    foretold = page.locator(".foretold [role=status]")
    page.keyboard.press("Tab")
    expect(foretold).not_to_be_empty()
    heard(page, "status")
    page.keyboard.press("Shift+Tab")
    page.wait_for_function("() => window.heard.some(([kind]) => kind === 'status')")
    option = page.evaluate("document.activeElement.dataset.option")
    # The words are those that stand there to be read, without the name of the answer: that was read with it.
    assert heard(page, "status") == [foretold.inner_text()]
    text = next(one["text"] for one in told(page)["decisions"][0]["options"] if one["action"] == option)
    assert foretold.inner_text() != text
    # And again, for whoever asks.
    page.keyboard.press("p")
    expect(page.get_by_role("status", name="Answer")).to_have_text(foretold.inner_text())


def test_people_are_heard_too(browser: Browser, server: str) -> None:
    table, (ann_token, bo_token) = open_table(server, TWO)
    with at_table(browser, server, table, ann_token) as ann, at_table(browser, server, table, bo_token) as bo:
        news = bo.get_by_role("log", name="News of the race")
        expect(news).to_have_text("")
        # Opened by a key the chat is written in at once: no letter is taken for a command.
        ann.get_by_role("button", name="Chat", exact=True).press("Enter")
        expect(ann.get_by_label("Say something")).to_be_focused()
        say(ann, "Ready?")
        expect(news).to_contain_text("Ann says: Ready?")
        expect(bo.locator(".badge")).to_contain_text("1")
        # Ann does not hear herself.
        assert "says" not in ann.get_by_role("log", name="News of the race").inner_text()


def test_a_lost_connection_and_its_return_are_said(page: Page, server: str) -> None:
    streams: list[Route] = []
    page.route("**/stream", lambda route: streams.append(route) if not streams else route.continue_())
    table, (token, *_) = open_table(server, TWO)
    page.goto(f"{server}#/table/{table}/{token}")
    news = page.get_by_role("log", name="News of the race")
    expect(news).to_be_attached()
    streams[0].fulfill(status=200, content_type="text/event-stream", body="")
    expect(news).to_contain_text(re.compile("Connection lost, trying again ….*The connection is back[.]$"))
