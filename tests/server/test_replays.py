"""Finished races: step by step, proved, taken to another server."""

import copy
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from pileup.server import opening
from tests.server.harness import Person, open_table
from tests.server.test_tables import race_on


def finished(client, **more):
    made, people = open_table(client, "secret-race", "person", "person", **more)
    race_on(people)
    return Person(client, made["table"]), people


def test_many_steps_at_once_are_the_single_ones(client_on):
    watcher, _ = finished(client_on, position={"at": [4, 4]})
    last = len(watcher.get("/record").json()["actions"])
    for seat in (-1, 0, 1):
        single = [watcher.get("/replay", at=at, seat=seat).json() for at in range(last + 1)]
        assert watcher.get("/replay/steps", seat=seat).json() == single[:64]
        assert watcher.get("/replay/steps", at=3, count=4, seat=seat).json() == single[3:7]
        assert watcher.get("/replay/steps", at=last, seat=seat).json() == single[last:]
    assert watcher.get("/replay/steps", at=last + 1).status_code == 422
    assert watcher.get("/replay/steps", count=1000).status_code == 400


def test_the_dice_of_a_finished_race_are_proved(client_on):
    watcher, _ = finished(client_on)
    record = watcher.get("/record").json()
    proof = watcher.get("/proof").json()
    drawn = sum(line.startswith("*") for line in record["actions"])
    assert proof == {
        "fair": True, "chance_events": drawn, "commitment": record["commitment"], "seed": record["seed"], "reasons": [],
    }  # fmt: skip
    made, _ = open_table(client_on, "secret-race", "person", "person")
    assert Person(client_on, made["table"]).get("/proof").status_code == 409


def test_a_record_from_elsewhere_is_watched_proved_and_branched(client_on):
    watcher, _ = finished(client_on, position={"at": [4, 4]})
    record = watcher.get("/record").json()
    answer = client_on.post("/api/records", json=record)
    assert answer.status_code == 201, answer.text
    other = Person(client_on, answer.json()["table"])
    assert other.table != watcher.table
    look, old = other.look(), watcher.look()
    assert look["status"] == "over" and look["places"] == record["places"] == old["places"]
    assert [seat["name"] for seat in look["seats"]] == [seat["name"] for seat in old["seats"]]
    assert look["commitment"] == record["commitment"] and not look["host"]
    assert other.get("/record").json() == record
    assert other.get("/proof").json()["fair"]
    assert other.get("/replay", at=2, seat=1).json() == watcher.get("/replay", at=2, seat=1).json()
    # Before somebody's choice; before a roll the branch would go on at once, with chance of its own.
    at = max(n for n, line in enumerate(record["actions"]) if not line.startswith("*"))
    branch = other.post("/branch", {"at": at}).json()
    ann = Person(client_on, branch["table"], branch["seats"][0]["token"])
    assert ann.look()["view"] == other.get("/replay", at=at, seat=0).json()["view"]
    client_on.app.state.hub.tables.clear()  # as after the server was started anew
    assert other.look()["places"] == record["places"]


def harmed(record, how):
    record = copy.deepcopy(record)
    if how == "die":
        n = next(n for n, line in enumerate(record["actions"]) if "die:" in line)
        record["actions"][n] = "* die:3" if record["actions"][n] != "* die:3" else "* die:2"
    elif how == "unfinished":
        record["actions"] = record["actions"][:3]
        del record["places"]
    elif how == "rules":
        record["rules_version"] += 1
    elif how == "content":
        record["content_hash"] = "0" * 64
    elif how == "path":
        record["game"]["options"]["extra"] = "/etc"
    elif how == "types":
        record["actions"] = {"0": 1}
    return record


@pytest.mark.parametrize("how", ["unfinished", "rules", "content", "path", "types"])
def test_what_is_no_finished_race_of_today_is_refused(client, how):
    watcher, _ = finished(client)
    answer = client.post("/api/records", json=harmed(watcher.get("/record").json(), how))
    assert answer.status_code == 422 and answer.json()["error"]["what"], answer.text


def test_a_changed_roll_is_not_proved(client):
    """Either the race comes out otherwise (refused), or the proof says which event is not of the seed."""
    watcher, _ = finished(client)
    record = harmed(watcher.get("/record").json(), "die")
    answer = client.post("/api/records", json=record)
    if answer.status_code == 201:
        proof = Person(client, answer.json()["table"]).get("/proof").json()
        assert not proof["fair"] and proof["reasons"]
    else:
        assert answer.status_code == 422


def test_records_may_be_larger_than_other_bodies_but_not_endless(client):
    assert client.post("/api/records", json={"x": "y" * 200_000}).status_code == 422
    assert client.post("/api/records", json={"x": "y" * 2_000_000}).status_code == 413
    assert client.post("/api/tables", json={"game": "y" * 200_000}).status_code == 413


def test_what_a_record_says_of_its_bots_is_kept_as_text_that_any_database_holds(client_on):
    _, people = open_table(client_on, "dice-race", "person", "person", options={"goal": 1})
    race_on(people)
    record = people[0].get("/record").json()
    record["seats"][1] = {"name": "a\0b", "kind": "bot", "bot": "\0\x07" + "x" * 300}
    answer = client_on.post("/api/records", json=record)
    assert answer.status_code == 201, answer.text
    seat = Person(client_on, answer.json()["table"]).look()["seats"][1]
    assert (seat["name"], seat["bot"]) == ("a b", "x" * 120)


def test_records_that_take_long_hold_nobody_else_up(client, monkeypatch):
    _, people = open_table(client, "dice-race", "person", "person", options={"goal": 1})
    race_on(people)
    record = people[0].get("/record").json()
    go_on, real = threading.Event(), opening.replay

    def slow(record):
        assert go_on.wait(300)
        return real(record)

    monkeypatch.setattr(opening, "replay", slow)
    many = 40  # more than there are threads for everything else
    with ThreadPoolExecutor(many) as senders:
        try:
            waiting = [senders.submit(client.post, "/api/records", json=record) for _ in range(many)]
            for goal in range(20, 23):  # a game that must be built, in a thread
                open_table(client, "dice-race", "person", "person", options={"goal": goal})
            assert not any(one.done() for one in waiting)
        finally:
            go_on.set()
        assert {one.result().status_code for one in waiting} == {201}
