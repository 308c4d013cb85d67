"""Who is asked and away is told, once a turn, where they want it; with a push service and a mail server of our own."""

import base64
import http.server
import json
import os
import re
import threading
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from litestar.testing import TestClient

from pileup.errors import PileupError
from pileup.server.notices import letters
from pileup.server.notices.letters import said
from pileup.server.notices.mail import is_address, server_of
from pileup.server.settings import Notices, Settings
from tests.server.harness import Listener, free_port, open_table, quick, wait_for

http_ece = pytest.importorskip("http_ece")
py_vapid = pytest.importorskip("py_vapid")
ec = pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ec")
aiosmtpd = pytest.importorskip("aiosmtpd.controller")

SITE = "http://localhost"


def url64(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


# --- a push service, and browsers that subscribed to it ---------------------------------------------------------------


class PushService:
    """Takes messages as a browser maker's service does; answers each with the next of `answers` (201)."""

    def __init__(self):
        self.taken, self.answers = [], []
        service = self

        class Door(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.taken.append((self.path, {key.lower(): value for key, value in self.headers.items()}, body))
                status = service.answers.pop(0) if service.answers else 201
                self.send_response(status)
                if status == 307:
                    self.send_header("Location", "http://127.0.0.1:1/")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Door)
        self.origin = f"http://127.0.0.1:{self.http.server_address[1]}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()


class Browser:
    def __init__(self, service, name):
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        serialization = pytest.importorskip("cryptography.hazmat.primitives.serialization")
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.path = f"/browser/{name}"
        self.subscription = {
            "endpoint": service.origin + self.path,
            "keys": {"p256dh": url64(point), "auth": url64(self.auth)},
        }
        self.service = service

    @property
    def messages(self):
        """What came for this browser, opened with its own key."""
        return [
            json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))
            for path, _, body in self.service.taken
            if path == self.path
        ]


@pytest.fixture
def service():
    service = PushService()
    yield service
    service.http.shutdown()


class Letterbox:
    def __init__(self):
        self.mails, self.answer = [], "250 OK"

    async def handle_DATA(self, server, session, envelope):
        import email
        import email.policy

        if self.answer.startswith("250"):
            self.mails.append(email.message_from_bytes(envelope.content, policy=email.policy.default))
        return self.answer

    def last(self, count=1):
        wait_for(lambda: len(self.mails) >= count)
        return self.mails[-1]


@pytest.fixture
def letterbox():
    box = Letterbox()
    controller = aiosmtpd.Controller(box, hostname="127.0.0.1", port=free_port())
    controller.start()
    box.url = f"smtp://127.0.0.1:{controller.port}"
    yield box
    controller.stop()


@pytest.fixture
def serving(tmp_path):
    """Starts a server with notices in this process."""
    from pileup.server.app import create_app

    clients = []

    def start(url, **notices):
        told = Notices(site=SITE, push_key=str(tmp_path / "key.pem"), **{"after": 0.2, "every": 0.05, **notices})
        client = TestClient(create_app(quick(url, notices=told)), base_url="http://localhost")
        clients.append(client)
        return client.__enter__()

    yield start
    for client in clients:
        client.__exit__(None, None, None)


def rounds(client, times=4):
    """Long enough for anything that would be told to have been told."""
    crier = client.app.state.crier
    time.sleep(crier.settings.after)
    enough = crier.looks + times
    wait_for(lambda: crier.looks >= enough)


def sends(client, kind):
    """How many notices of a kind were sent."""
    return client.app.state.hub.metrics.value(f"notices_{kind}_sent")


# --- web push ---------------------------------------------------------------------------------------------------------


def test_a_browser_hears_once_a_turn_that_its_seat_is_asked(client_on_push):
    client, service = client_on_push
    _, (ann, ben) = open_table(
        client, "secret-race", {"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}
    )
    one, other = Browser(service, "one"), Browser(service, "other")
    key = client.get("/api/notices").json()["push"]
    assert len(base64.urlsafe_b64decode(key + "=")) == 65
    assert ann.post("/seats/0/push", one.subscription).status_code == 204
    assert ben.post("/seats/1/push", other.subscription).status_code == 204
    wait_for(lambda: one.messages)
    rounds(client)
    (message,) = one.messages
    assert message["title"] == "Your turn: Secret Race" and message["url"] == f"/#/table/{ann.table}"
    assert message["body"] == "Round 1. Ben" and message["tag"] == ann.table
    assert other.messages == []  # it is not Ben's turn

    # The service can prove by our key whom the message is from, and replaces it by the next one of that table.
    _, headers, _ = service.taken[0]
    assert headers["topic"] == ann.table and headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
    assert py_vapid.Vapid02.verify(headers["authorization"])
    token, public = re.match(r"vapid t=([^,]+),k=(.+)", headers["authorization"]).groups()
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert claims["sub"] == "mailto:me@example.org" and claims["aud"] == service.origin and public == key

    ann.first()
    wait_for(lambda: other.messages)
    ben.first()
    wait_for(lambda: len(one.messages) == 2)
    rounds(client)
    assert (len(one.messages), len(other.messages)) == (2, 1)


@pytest.fixture
def client_on_push(serving, service, database):
    return serving(database, push="mailto:me@example.org", push_services=(service.origin,)), service


def test_who_is_there_is_not_told(server_on, sqlite, service, tmp_path):
    notices = {
        "push": "mailto:me@example.org", "push_key": str(tmp_path / "key.pem"), "push_services": [service.origin],
        "after": 0.3, "every": 0.05,
    }  # fmt: skip
    server = server_on(sqlite, notices=notices)
    _, (ann, _) = open_table(server.http, "secret-race", "person", "person")
    listener = Listener(server.base, ann.table, ann.token)
    wait_for(lambda: ann.look()["seats"][0]["here"])
    browser = Browser(service, "ann")
    assert ann.post("/seats/0/push", browser.subscription).status_code == 204
    time.sleep(1.0)
    assert browser.messages == []
    listener.close()
    wait_for(lambda: browser.messages)  # gone, and still asked


def test_a_turn_is_told_once_although_the_server_was_started_anew(serving, service, sqlite):
    settings = {"push": "mailto:me@example.org", "push_services": (service.origin,)}
    client = serving(sqlite, **settings)
    _, (ann, _) = open_table(client, "secret-race", "person", "person")
    browser = Browser(service, "ann")
    ann.post("/seats/0/push", browser.subscription)
    wait_for(lambda: browser.messages)
    key = client.get("/api/notices").json()["push"]
    again = serving(sqlite, **settings)
    assert again.get("/api/notices").json()["push"] == key  # or every browser would have to subscribe anew
    rounds(again, 8)
    assert len(browser.messages) == 1


def test_own_answers_in_a_row_are_one_turn():
    from pileup.server.ledger import Entry
    from pileup.server.messages import TableSettings
    from pileup.server.table import Thinking

    def entry(number, seat, kind="act"):
        return Entry(sequence=number, at=float(number), kind=kind, decision=None, seat=seat, lines="", length=0)

    thinking = Thinking(TableSettings(), 2)
    thinking.began(0.5, [0])
    assert thinking.turns == {0: 0.5}
    thinking.stepped(entry(1, 0), [0])
    assert thinking.turns == {0: 0.5} and thinking.since == {0: 1.0}
    thinking.stepped(entry(2, 0), [1])
    thinking.stepped(entry(3, 1), [0])
    assert thinking.turns == {0: 3.0}


@pytest.mark.parametrize(("status", "left"), [(410, 0), (404, 0), (201, 1)])
def test_a_browser_that_is_gone_is_forgotten(serving, service, sqlite, status, left):
    client = serving(sqlite, push="mailto:me@example.org", push_services=(service.origin,))
    _, (ann, _) = open_table(client, "secret-race", "person", "person")
    service.answers = [status]
    ann.post("/seats/0/push", Browser(service, "ann").subscription)
    wait_for(lambda: service.taken)
    wait_for(lambda: len(ann.get("/seats/0/contacts").json()["push"]) == left)


def test_a_push_service_may_fail_and_send_nobody_elsewhere(serving, service, sqlite, monkeypatch):
    import pileup.server.notices.crier as crier

    monkeypatch.setattr(crier, "_TRIES", (0.01, 0.01, 0.01))
    client = serving(sqlite, push="mailto:me@example.org", push_services=(service.origin,))
    _, (ann, _) = open_table(client, "secret-race", "person", "person")
    service.answers = [500, 429, 307]
    browser = Browser(service, "ann")
    ann.post("/seats/0/push", browser.subscription)
    wait_for(lambda: sends(client, "push") == 1)
    assert len(service.taken) == 4 and ann.get("/seats/0/contacts").json()["push"]


def test_browsers_are_turned_off_and_only_by_their_own_seat(serving, service, sqlite):
    client = serving(sqlite, push="mailto:me@example.org", push_services=(service.origin,), after=60)
    _, (ann, ben) = open_table(client, "secret-race", "person", "person")
    one, other = Browser(service, "one").subscription, Browser(service, "other").subscription
    assert ben.post("/seats/0/push", one).status_code == 403
    assert ben.get("/seats/0/contacts").status_code == 403
    for subscription in (one, other, one):
        assert ann.post("/seats/0/push", subscription).status_code == 204
    assert ann.get("/seats/0/contacts").json()["push"] == [one["endpoint"], other["endpoint"]]

    def remove(person, **query):
        path = f"/api/tables/{ann.table}/seats/0/push"
        return client.delete(path, params=query, headers=person.headers).status_code

    assert remove(ben) == 403
    assert remove(ann, endpoint=one["endpoint"]) == 204
    assert ann.get("/seats/0/contacts").json()["push"] == [other["endpoint"]]
    assert remove(ann) == 204
    assert ann.get("/seats/0/contacts").json()["push"] == []
    for n in range(10):
        assert ann.post("/seats/0/push", Browser(service, n).subscription).status_code == 204
    assert ann.post("/seats/0/push", one).status_code == 409


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x/y",
        "https://fcm.googleapis.com.example.org/x",
        "https://user:word@fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://169.254.169.254/latest/meta-data",
        "http://127.0.0.1:22/x",
        "file:///etc/passwd",
        "https://[::1/x",
    ],
)
def test_the_server_calls_known_push_services_only(serving, service, sqlite, endpoint):
    client = serving(sqlite, push="mailto:me@example.org")
    _, (ann, _) = open_table(client, "secret-race", "person", "person")
    subscription = {**Browser(service, "x").subscription, "endpoint": endpoint}
    answer = ann.post("/seats/0/push", subscription)
    assert answer.status_code == 422 and answer.json()["error"]["code"] == "endpoint"
    subscription["endpoint"] = "https://updates.push.services.mozilla.com/wpush/v2/abc"
    assert ann.post("/seats/0/push", subscription).status_code == 204


# --- mail -------------------------------------------------------------------------------------------------------------


def page_of(mail):
    """The address of the page in a mail, as a path."""
    (link,) = set(re.findall(r"\S+/mail/\S+", mail.get_content()))
    assert link.startswith(SITE)
    return urlsplit(link).path


def test_a_mail_address_says_yes_before_anything_else_is_sent(serving, letterbox, sqlite):
    client = serving(sqlite, mail=letterbox.url, mail_from="pileup@example.org")
    assert client.get("/api/notices").json() == {"push": None, "mail": True}
    _, (ann, ben) = open_table(
        client, "secret-race", {"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Buy now"}
    )
    answer = ann.post("/seats/0/mail", {"address": "Ann.Example@Example.org"})
    assert (answer.status_code, answer.json()) == (202, {"address": "a…@example.org", "confirmed": False})
    asked = letterbox.last()
    assert asked["To"] == "ann.example@example.org" and asked["From"] == "pileup@example.org"
    assert "Buy now" not in asked.as_string() and "Ann" not in asked.get_content()  # no stranger's words
    rounds(client)
    assert len(letterbox.mails) == 1

    page = client.get(page_of(asked))
    assert page.status_code == 200 and "a…@example.org" in page.text and "Yes, write to me" in page.text
    rounds(client)
    assert len(letterbox.mails) == 1  # a program that looks at links says yes to nothing
    assert client.post(page_of(asked) + "/yes").status_code == 200
    turn = letterbox.last(2)
    assert turn["Subject"] == "Your turn: Secret Race"
    assert f"{SITE}/#/table/{ann.table}" in turn.get_content() and "Buy now" in turn.get_content()
    assert ann.token not in turn.as_string()
    assert turn["List-Unsubscribe"].strip() == f"<{SITE}{page_of(turn)}/stop>"
    assert turn["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert ann.get("/seats/0/contacts").json()["mail"] == [{"address": "a…@example.org", "confirmed": True}]
    rounds(client)
    assert len(letterbox.mails) == 2

    # A mail program's own button: a bare POST, from nowhere, with a form in it.
    stopped = client.post(page_of(turn) + "/stop", data={"List-Unsubscribe": "One-Click"})
    assert stopped.status_code == 200 and "no more" in stopped.text
    assert ann.get("/seats/0/contacts").json()["mail"] == []
    assert "done its work" in client.get(page_of(turn)).text
    ann.first(), ben.first()
    rounds(client)
    assert len(letterbox.mails) == 2


def test_who_wants_no_mail_ever_gets_none_and_is_not_given_away(serving, letterbox, sqlite):
    client = serving(sqlite, mail=letterbox.url, mail_from="pileup@example.org", after=60)
    _, (ann, ben) = open_table(client, "secret-race", "person", "person")
    first = ann.post("/seats/0/mail", {"address": "x@example.org"}).json()
    assert "never write" in client.post(page_of(letterbox.last()) + "/never").text
    assert ben.post("/seats/1/mail", {"address": "x@example.org"}).json() == first
    rounds_passed = sends(client, "mail")
    time.sleep(0.3)
    assert sends(client, "mail") == rounds_passed == len(letterbox.mails) == 1


def test_nobody_is_flooded_with_questions(serving, letterbox, sqlite):
    client = serving(sqlite, mail=letterbox.url, mail_from="pileup@example.org", after=60)
    _, people = open_table(client, "secret-race", *["person"] * 4)
    asked = [person.post(f"/seats/{n}/mail", {"address": "x@example.org"}) for n, person in enumerate(people)]
    assert [answer.status_code for answer in asked] == [202, 202, 429, 429]  # two a day for one address
    codes = [people[0].post("/seats/0/mail", {"address": f"y{n}@example.org"}).status_code for n in range(4)]
    assert codes == [202, 202, 429, 429]  # six questions from one visitor
    wait_for(lambda: len(letterbox.mails) == 4)


@pytest.mark.parametrize(
    "address",
    ["", "nobody", "a@b", "a b@example.org", "a@example.org\nBcc: c@example.org", "a..b@example.org", "<a@b.c>"],
)
def test_what_is_no_mail_address_is_said_so(serving, letterbox, sqlite, address):
    assert not is_address(address)
    client = serving(sqlite, mail=letterbox.url, mail_from="pileup@example.org", after=60)
    _, (ann, _) = open_table(client, "secret-race", "person", "person")
    answer = ann.post("/seats/0/mail", {"address": address})
    assert answer.status_code == 422 and answer.json()["error"]["code"] == "address"


def test_a_freed_seat_tells_its_person_nothing_more_and_a_swapped_one_goes_along(serving, service, sqlite):
    client = serving(sqlite, push="mailto:me@example.org", push_services=(service.origin,))
    made, (ann, ben) = open_table(client, "secret-race", "person", "person", "open")
    one, other = Browser(service, "ann"), Browser(service, "ben")
    ann.post("/seats/0/push", one.subscription)
    ben.post("/seats/1/push", other.subscription)
    host = type(ann)(client, made["table"], made["host"])
    assert host.post("/swap", {"seats": [0, 1]}).status_code == 204
    assert host.post("/seats/1", {"kind": "bot"}).status_code == 200  # that was Ann's
    assert host.post("/start").status_code == 204
    wait_for(lambda: other.messages)  # Ben's turn, on the first seat now
    rounds(client)
    assert one.messages == []


def test_people_who_race_again_are_told_there_too(serving, service, sqlite):
    client = serving(sqlite, push="mailto:me@example.org", push_services=(service.origin,))
    _, (ann, ben) = open_table(client, "secret-race", "person", "person", position={"at": [9, 9]})
    browser = Browser(service, "ann")
    while not ann.look()["over"]:
        ann.first(1), ben.first(1)
    ann.post("/seats/0/push", browser.subscription)
    again = ben.post("/again").json()["table"]
    wait_for(lambda: [one["tag"] for one in browser.messages] == [again])


# --- where it is not set up -------------------------------------------------------------------------------------------


def test_where_nothing_is_set_up_nothing_is_offered(client, service):
    assert client.get("/api/notices").json() == {"push": None, "mail": False}
    _, (ann, _) = open_table(client, "secret-race", "person", "person")
    for path, body in (
        ("/seats/0/push", Browser(service, "x").subscription),
        ("/seats/0/mail", {"address": "x@example.org"}),
    ):
        answer = ann.post(path, body)
        assert answer.status_code == 404 and answer.json()["error"]["code"] == "not-set-up"


@pytest.mark.parametrize(
    ("notices", "words"),
    [
        ({"push": "me"}, ["--push mailto"]),
        ({"mail": "smtp://localhost"}, ["--site", "--mail-from"]),
        ({"mail": "smtp://localhost", "site": "race.example.org", "mail_from": "x@example.org"}, ["--site"]),
    ],
)
def test_what_is_missing_is_said_before_the_server_starts(notices, words):
    with pytest.raises(PileupError) as caught:
        Settings(notices=Notices(**notices)).checked()
    assert all(word in str(caught.value) for word in words)


def test_a_key_that_is_none_is_said_so(tmp_path):
    from pileup.server.notices.push import Pusher

    path = tmp_path / "key.pem"
    path.write_text("hello")
    with pytest.raises(PileupError, match="no key"):
        Pusher(Notices(push="mailto:me@example.org", push_key=str(path)))
    with pytest.raises(PileupError, match="can't be read or made"):
        Pusher(Notices(push="mailto:me@example.org", push_key=str(path / "below")))


def test_the_key_is_for_its_owners_eyes_only(tmp_path):
    from pileup.server.notices.push import Pusher

    path = tmp_path / "key.pem"
    key = Pusher(Notices(push="mailto:me@example.org", push_key=str(path))).public_key
    assert path.stat().st_mode & 0o077 == 0
    assert Pusher(Notices(push="mailto:me@example.org", push_key=str(path))).public_key == key


def test_mail_servers_are_read_from_their_urls():
    server = server_of("smtp://me%40example.org:a%2Fb@mail.example.org")
    assert (server.host, server.port, server.tls, server.user, server.password) == (
        "mail.example.org", 587, False, "me@example.org", "a/b",
    )  # fmt: skip
    assert (server_of("smtps://mail.example.org").port, server_of("smtps://mail.example.org").tls) == (465, True)
    for wrong in ("mail.example.org", "http://mail.example.org", "smtp://", "smtp://x:port"):
        with pytest.raises(PileupError, match="mail server"):
            server_of(wrong)


@pytest.mark.parametrize("locale", ["de", "it"])
def test_every_word_is_there_in_every_language(locale):
    args = {"game": "G", "round": 1, "names": "N", "table": "T", "out": "O", "site": "S", "address": "A"}
    words = (Path(letters.__file__).parent / "words.ftl").read_text(encoding="utf-8")
    messages = re.findall(r"^([a-z-]+) =", words, re.MULTILINE)
    assert "mail-text" in messages
    for message in messages:
        assert said(locale, message, **args) != said("en", message, **args) or message.startswith("turn-alone"), message
    assert said("xx", "page-yes") == said("en", "page-yes")
