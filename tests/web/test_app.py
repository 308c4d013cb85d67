"""Pileup as an app: installable, there without a network and honest about it, changing over to newer versions."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.web.conftest import ROOT, WEB, table_server
from tests.web.racing import DECISION_OR_END, open_race

CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def installed(page: Page, server: str) -> None:
    """Waits until the service worker has taken over the page."""
    page.goto(server)
    page.locator(".game").first.wait_for()
    page.wait_for_function(CONTROLLED)


def eventually(page: Page, asked: str) -> Any:
    """What the page's asynchronous function `asked` gives, as soon as that is something."""
    return page.evaluate(
        f"""async () => {{
              const asked = {asked};
              for (let tries = 0; tries < 400; tries++) {{
                const value = await asked();
                if (value) return value;
                await new Promise((done) => setTimeout(done, 50));
              }}
              return null;
            }}"""
    )


def kept(page: Page) -> list[str]:
    """The addresses of everything that the browser keeps for the page."""
    found: list[str] = page.evaluate(
        """async () => {
             const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
             return all.flat().map((request) => new URL(request.url).pathname);
           }"""
    )
    return found


def test_the_manifest_names_icons_that_are_there(server: str) -> None:
    with urllib.request.urlopen(f"{server}manifest.webmanifest") as answer:
        assert answer.headers["Content-Type"].startswith("application/manifest+json")
        manifest = json.load(answer)
    assert manifest["display"] == "standalone"
    sizes = set()
    for icon in manifest["icons"]:
        with urllib.request.urlopen(server + icon["src"]) as answer:
            assert answer.headers["Content-Type"] == icon["type"]
            body = answer.read()
        if icon["type"] == "image/png":
            width = int.from_bytes(body[16:20])
            assert icon["sizes"] == f"{width}x{int.from_bytes(body[20:24])}"
            sizes.add((width, icon.get("purpose", "any")))
    # What browsers ask for before they offer to install an app.
    assert {(192, "any"), (512, "any"), (512, "maskable")} <= sizes


def test_the_icon_is_made_of_the_games_own_shapes() -> None:
    script = ROOT / "client" / "scripts" / "icons.py"
    done = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_shell_is_kept_and_nothing_of_a_race_is(page: Page, server: str) -> None:
    installed(page, server)
    assert eventually(page, "async () => (await navigator.serviceWorker.ready).active.state === 'activated'")
    open_race(page, server)
    page.reload()
    page.locator(DECISION_OR_END).first.wait_for()
    paths = kept(page)
    assert "/" in paths
    assert any(path.startswith("/assets/index-") and path.endswith(".js") for path in paths)
    assert [path for path in paths if path != "/" and not path.startswith("/assets/")] == []


def test_without_a_network_the_page_opens_and_says_so(context: BrowserContext, server: str) -> None:
    page = context.new_page()
    installed(page, server)
    open_race(page, server)
    page.get_by_role("link", name="Start page").click()
    page.locator(".table-line").wait_for()
    context.set_offline(True)
    page.reload()
    expect(page.get_by_role("status").filter(has_text="You are offline")).to_be_visible()
    expect(page.get_by_role("heading", name="Pileup")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("can't be reached")
    # What this browser remembers of its tables is told by the game's own name.
    expect(page.locator(".table-line strong")).to_have_text("Rush & Bash")
    context.set_offline(False)
    expect(page.get_by_text("You are offline")).to_have_count(0)
    page.reload()
    page.locator(".game").first.wait_for()


@pytest.fixture
def own_build(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """A server with a copy of the built client, which a test may change."""
    if not (WEB / "sw.js").is_file():
        pytest.skip("the browser client is not built (PILEUP_SKIP_CLIENT)")
    copy = tmp_path / "web"
    shutil.copytree(WEB, copy)
    with table_server(tmp_path, web=copy) as address:
        yield address, copy


def test_a_new_version_offers_itself_and_takes_over(browser: Browser, own_build: tuple[str, Path]) -> None:
    server, web = own_build
    context = browser.new_context(reduced_motion="reduce")
    try:
        page = context.new_page()
        installed(page, server)
        # The next version: the same page with another title, in the way in which a build would bring it.
        front, worker = web / "index.html", web / "sw.js"
        front.write_text(front.read_text().replace("</head>", '<meta name="version" content="next"></head>'))
        text = worker.read_text()
        version = text.partition('"version":"')[2].partition('"')[0]
        assert len(version) == 12
        worker.write_text(text.replace(version, "0123456789ab"))
        page.evaluate("navigator.serviceWorker.ready.then((one) => one.update()).then(() => true)")
        reload = page.get_by_role("button", name="Reload")
        expect(reload).to_be_visible()
        assert page.locator("meta[name=version]").count() == 0
        reload.click()
        page.locator("meta[name=version][content=next]").wait_for(state="attached")
        page.locator(".game").first.wait_for()
        assert eventually(page, "async () => (await caches.keys()).join() === 'pileup-0123456789ab'")
        expect(page.get_by_role("button", name="Reload")).to_have_count(0)
    finally:
        context.close()


def test_a_push_message_shows_its_words(browser: Browser, server: str) -> None:
    context = browser.new_context(permissions=["notifications"])
    try:
        page = context.new_page()
        session = context.new_cdp_session(page)
        found: dict[str, str] = {}

        def registered(event: dict) -> None:
            found.update({one["scopeURL"]: one["registrationId"] for one in event["registrations"]})

        session.on("ServiceWorker.workerRegistrationUpdated", registered)
        session.send("ServiceWorker.enable")
        installed(page, server)
        for _ in range(400):
            if server in found:
                break
            page.wait_for_timeout(50)  # events of the browser come in meanwhile
        message = {"title": "Your turn", "body": "Round 3 at Ann's table", "url": "/#/table/t-1", "tag": "t-1"}
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": server.rstrip("/"), "registrationId": found[server], "data": json.dumps(message)},
        )
        shown = eventually(
            page,
            """async () => {
                 const registration = await navigator.serviceWorker.ready;
                 const [one] = await registration.getNotifications();
                 return one && [one.title, one.body, one.data.address];
               }""",
        )
        assert shown == ["Your turn", "Round 3 at Ann's table", f"{server}#/table/t-1"]
    finally:
        context.close()


FAKE_PUSH = """
  const kept = { now: null };
  const made = (key) => ({
    endpoint: "https://push.example/abc",
    options: { applicationServerKey: key },
    toJSON: () => ({ endpoint: "https://push.example/abc", keys: { p256dh: "cA", auth: "YQ" } }),
    unsubscribe: async () => true,
  });
  PushManager.prototype.subscribe = async (options) => {
    window.pushKey = [...options.applicationServerKey];
    return (kept.now = made(options.applicationServerKey));
  };
  PushManager.prototype.getSubscription = async () => kept.now;
  Notification.requestPermission = async () => "granted";
"""


def test_people_are_told_of_their_turn_where_the_server_can(page: Page, server: str) -> None:
    contacts: dict[str, list] = {"push": [], "mail": []}
    sent: list[tuple[str, str, object]] = []

    def answer(route: Route) -> None:
        request = route.request
        kind = request.url.partition("?")[0].rpartition("/")[2]
        body = request.post_data_json if request.method == "POST" else None
        if kind == "notices":
            route.fulfill(json={"push": "AAEC", "mail": True})
            return
        if kind == "contacts":
            route.fulfill(json=contacts)
            return
        sent.append((request.method, kind, body))
        if request.method == "DELETE":
            contacts[kind] = []
            route.fulfill(status=204)
        elif kind == "push":
            contacts["push"] = [body["endpoint"]]
            route.fulfill(status=204)
        else:
            contacts["mail"] = [{"address": "a…@example.org", "confirmed": False}]
            route.fulfill(status=202, json=contacts["mail"][0])

    page.route(re.compile(r"/api/notices$|/seats/\d+/(contacts|push|mail)(\?|$)"), answer)
    page.add_init_script(FAKE_PUSH)
    installed(page, server)
    open_race(page, server)
    page.get_by_role("button", name="At the table").click()
    here = page.get_by_role("checkbox", name="In this browser")
    expect(here).not_to_be_checked()
    here.click()
    expect(here).to_be_checked()
    assert sent[-1] == (
        "POST",
        "push",
        {"endpoint": "https://push.example/abc", "keys": {"p256dh": "cA", "auth": "YQ"}},
    )
    assert page.evaluate("window.pushKey") == [0, 1, 2]
    page.get_by_role("textbox", name="By mail, to").fill("ann@example.org")
    page.get_by_role("button", name="Ask me by mail").click()
    expect(page.get_by_text("open the mail that was sent there")).to_be_visible()
    assert sent[-1] == ("POST", "mail", {"address": "ann@example.org"})
    page.get_by_role("button", name="No more mails").click()
    expect(page.get_by_role("button", name="Ask me by mail")).to_be_visible()
    assert sent[-1][:2] == ("DELETE", "mail")
    here.click()
    expect(here).not_to_be_checked()
    assert sent[-1][:2] == ("DELETE", "push")


def test_a_server_that_can_tell_nobody_offers_nothing(page: Page, server: str) -> None:
    open_race(page, server)
    page.get_by_role("button", name="At the table").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_text("Tell me when it is my turn")).to_have_count(0)
