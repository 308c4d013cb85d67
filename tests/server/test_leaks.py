"""What must never leave: hands, seeds, open answers, tokens; planted, and looked for in all that is sent and logged."""

import contextlib
import json
import logging

from litestar.testing import TestClient

from pileup.server.app import create_app
from pileup.server.logs import JsonLines
from tests.server.harness import Listener, Person, open_table, quick, wait_for


class Everything:
    """A client that remembers every byte that it was sent, by what was asked and with which tokens."""

    def __init__(self, client):
        self.client, self.heard = client, []

    def ask(self, method, path, tokens=(), **more):
        headers = {"Authorization": "Bearer " + ",".join(tokens)} if tokens else {}
        answer = self.client.request(method, path, headers=headers, **more)
        self.heard.append((f"{method} {path}", answer.text + json.dumps(dict(answer.headers))))
        return answer


def every_call(everything, table, tokens, decision="0.0"):
    """Every address of the API about one table, well and badly asked."""
    ask = everything.ask
    base = f"/api/tables/{table}"
    schema = everything.client.get("/api/schema/openapi.json").json()
    addresses = [(path, method) for path, methods in schema["paths"].items() for method in methods]
    bodies = {
        "/api/tables": {"game": "none"},
        "/api/tables/mine": {"tokens": list(tokens)},
        f"{base}/choose": {"decision": decision, "option": "nonsense"},
        f"{base}/chat": {"text": "hello"},
        f"{base}/branch": {"at": 0},
        f"{base}/swap": {"seats": [0, 1]},
        f"{base}/undo": {"agree": False},
        f"{base}/settings": {"takeover": 5000},  # nobody is to be replaced while this goes on
        f"{base}/seats/0/take": {"name": "Eve"},
        f"{base}/seats/0": {"kind": "open"},
        f"{base}/seats/0/bot": {"bot": "nobody"},
    }
    asked = set()
    for path, method in addresses:
        if path.endswith("/stream"):
            continue  # listened to in the next test
        full = (
            path.replace("{table}", table)
            .replace("{seat}", "0")
            .replace("{game}", "secret-race")
            .replace("{rule}", "X")
        )
        query = {"decision": decision, "option": "step"} if path.endswith("/preview") else {}
        ask(method.upper(), full, tokens, params=query, json=bodies.get(full, {}) if method == "post" else None)
        asked.add(full)
    assert set(bodies) <= asked, "an address was renamed: look at it here too"


def test_a_planted_hand_and_seed_are_in_no_answer_to_others(client, caplog):
    """Ann's card has the value 77 and the seed is known: neither may be heard by Ben, a watcher, lists, or the log."""
    caplog.set_level(logging.DEBUG)
    everything = Everything(client)
    made, (ann, ben) = open_table(
        client,
        "secret-race",
        {"kind": "person", "name": "Ann"},
        "person",
        position={"cards": [77, 2], "at": [5, 5]},
        public=True,
    )
    table = made["table"]
    hub = client.app.state.hub
    seed = hub.tables[table].row.seed
    assert ann.look()["view"]["cards"] == [77, -1], "the secret is there, and its owner sees it"
    ben_token = made["seats"][1]["token"]
    for tokens in ((), (ben_token,), (made["host"],), ("x" * 32,)):
        every_call(everything, table, tokens)
    ann.first(0)
    decision = ben.look()["decisions"][0]["id"]
    for tokens in ((), (ben_token,)):
        every_call(everything, table, tokens, decision)
    everything.ask(
        "GET", f"/api/tables/{table}/preview", (ben_token,), params={"decision": decision, "option": "challenge:0"}
    )
    assert len(everything.heard) > 100
    secrets = {
        "hand": "77",
        "seed": seed.hex(),
        "seed bytes": str(list(seed))[1:30],
        "Ann's token": made["seats"][0]["token"],
    }
    log = "\n".join(
        JsonLines().format(record) + record.getMessage()
        for record in caplog.records
        if record.name.startswith("pileup")
    )
    for call, text in everything.heard:
        for name, secret in secrets.items():
            # Times, hashes and names of tables are digits too: the hand is looked for as a number of its own.
            found = (
                f" {secret}," in text.replace("[", " ").replace("]", ",").replace(":", " ")
                if name == "hand"
                else secret in text
            )
            assert not found, f"{name} is told by {call}: {text[:2000]}"
    for name, secret in secrets.items():
        assert name == "hand" or secret not in log
    for words in ("challenge", "card", "Bearer", "nonsense", made["host"], ben_token):
        assert words not in log, f"{words!r} stands in the log"


def test_an_open_answer_is_in_no_byte_until_all_have_answered(server_on, sqlite):
    server = server_on(sqlite, verbose=True)
    made, (ann, _ben) = open_table(server.http, "dice-race", "person", "person")
    table, tokens = made["table"], [seat["token"] for seat in made["seats"]]
    ears = [Listener(server.base, table, token, last=0) for token in (tokens[1], None)]
    wait_for(lambda: all(ear.of("news") for ear in ears))

    def mine_of(text):
        return text["snapshot"]["view"]["mine"]

    ann.choose(ann.look()["decisions"][0]["id"], "bold")
    wait_for(lambda: all(ear.last_id == 1 for ear in ears))
    assert ann.look()["view"]["mine"] == 1, "her own view holds her answer"
    for ear in ears:
        assert mine_of(ear.of("news")[-1]) in (0, None)
        assert all("bold" not in json.dumps(one["events"]) for one in ear.of("news"))
    everything = Everything(server.http)
    every_call(everything, table, (tokens[1],), "0.1")
    for call, text in everything.heard:
        if call == f"GET /api/tables/{table}":
            assert '"mine":0' in text and '"mine":1' not in text
    for ear in ears:
        ear.close()
    log = server.log.read_text()
    assert "bold" not in log and "safe" not in log and table not in log


def test_worlds_that_differ_only_in_a_foreign_hand_give_equal_bytes(sqlite, tmp_path):
    """The same table with another card in Ann's hand looks the same, byte for byte, to Ben and to a watcher."""
    seen = []
    for card in (1, 3):
        url = f"sqlite:///{tmp_path / f'{card}.sqlite'}"
        with TestClient(create_app(quick(url)), base_url="http://localhost") as client:
            made, (ann, ben) = open_table(client, "secret-race", "person", "person", position={"cards": [card, 2]})
            ann.first(0)
            answers = [ben.look(), Person(client, made["table"]).look()]
            for answer in answers:
                for name in ("table", "commitment"):
                    answer.pop(name)
                for seat in answer["seats"]:
                    seat.pop("away"), seat.pop("since")
            decision = answers[0]["decisions"][0]["id"]
            answers += [
                ben.get("/preview", decision=decision, option=f"{word}").json()
                for word in ("step", "roll", "challenge:0")
            ]
            seen.append(json.dumps(answers, sort_keys=True))
    assert seen[0] == seen[1]


def test_a_stream_that_was_opened_with_a_token_shows_less_once_the_seat_is_freed(server_on, sqlite):
    server = server_on(sqlite)
    made, (_, ben) = open_table(server.http, "dice-race", "person", "person", "open")
    ear = Listener(server.base, made["table"], made["seats"][1]["token"], last=0)
    wait_for(lambda: ear.of("news"))
    ben.post("/seats/1", {"kind": "open"})
    wait_for(lambda: not ear.of("news")[-1]["snapshot"]["seats"][1]["you"])
    host = Person(server.http, made["table"], made["host"])
    host.post("/start")
    wait_for(lambda: ear.of("news")[-1]["snapshot"]["status"] == "racing")
    assert ear.of("news")[-1]["snapshot"]["decisions"] == []
    ear.close()


def test_logs_hold_known_fields_only():
    record = logging.LogRecord("pileup.server", logging.INFO, "f", 1, "step", (), None)
    record.table, record.sequence, record.seed, record.hand = "abc", 3, "secret", [1]
    line = json.loads(JsonLines().format(record))
    assert line["table"] == "abc" and line["sequence"] == 3 and "seed" not in line and "hand" not in line


def test_an_unexpected_fault_is_told_without_its_words(client, monkeypatch, caplog):
    made, (_ann, _) = open_table(client, "dice-race", "person", "person")

    def fail(*_):
        raise RuntimeError("hand: sprint-bomb-2")

    monkeypatch.setattr("pileup.server.routes.tables.snapshot", fail)
    answer = client.get(f"/api/tables/{made['table']}")
    assert answer.status_code == 500 and answer.json()["error"]["code"] == "server"
    assert "sprint" not in answer.text and "sprint" not in caplog.text and "RuntimeError" in caplog.text


def test_only_hashes_of_tokens_are_stored(client, sqlite):
    made, _ = open_table(client, "dice-race", "person", "open")
    secrets = [made["host"], made["seats"][0]["token"], made["seats"][1]["invite"]]
    path = sqlite.removeprefix("sqlite:///")
    with contextlib.suppress(FileNotFoundError), open(path + "-wal", "rb") as wal, open(path, "rb") as main:
        stored = main.read() + wal.read()
        assert made["table"].encode() in stored
        for secret in secrets:
            assert secret.encode() not in stored
