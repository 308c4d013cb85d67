"""Every game there is, raced from end to end over HTTP: the server names none."""

import random

import pytest

from pileup.engine.game import games, kind_of
from pileup.engine.make import make
from pileup.play import Race, verify
from tests.server.harness import Listener, Person, open_table, wait_for

REAL = sorted(games())


@pytest.mark.parametrize("game", REAL)
def test_a_race_of_two_people_and_a_bot(client, game):
    info = next(one for one in client.get("/api/games").json() if one["name"] == game)
    assert info["title"] and info["summary"] and "random" in info["bots"]
    count = max(2, info["min_seats"])
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Ben")] + [{"kind": "bot", "bot": "random"}] * (
        count - 2
    )
    if info["racers"]:
        seats[0]["look"] = info["racers"][-1]["value"]
    made, people = open_table(client, game, *seats)
    watcher = Person(client, made["table"])
    drawing = watcher.get("/drawing")
    assert drawing.status_code == 200 and drawing.json()["spaces"] and "immutable" in drawing.headers["cache-control"]
    luck = random.Random(5)
    look, previewed = people[0].look(), 0
    if info["racers"]:
        assert look["seats"][0]["racer"].lower() == info["racers"][-1]["text"].lower()
    for _ in range(3000):
        for person in people:
            look = person.look()
            assert look["status"] == "racing" or look["over"]
            for decision in look["decisions"]:
                assert decision["prompt"] and all(option["text"] for option in decision["options"])
                option = luck.choice(decision["options"])["action"]
                if previewed < 40:
                    preview = person.get("/preview", decision=decision["id"], option=option)
                    assert preview.status_code == 200, preview.text
                    previewed += 1
                assert person.choose(decision["id"], option).status_code == 200
        if look["over"]:
            break
    assert watcher.look()["places"] and watcher.look()["status"] == "over"
    record = watcher.get("/record").json()
    assert verify(record).fair
    step = watcher.get("/replay", at=len(record["actions"]) // 2, seat=1).json()
    assert step["line"] == record["actions"][len(record["actions"]) // 2 - 1] and step["view"]


@pytest.mark.parametrize("game", REAL)
def test_a_stream_tells_every_event_once_and_reloading_changes_nothing(server_on, sqlite, game):
    server = server_on(sqlite)
    info = next(one for one in server.http.get("/api/games").json() if one["name"] == game)
    made, people = open_table(server.http, game, *["person"] * max(2, info["min_seats"]))
    token = made["seats"][1]["token"]
    ear = Listener(server.base, made["table"], token, last=0)
    wait_for(lambda: ear.of("news"))
    before = len(people[1].look()["log"])
    luck = random.Random(2)
    for _ in range(12):
        for person in people:
            person.first(luck.randrange(6))
    server.stop()
    server = server_on(sqlite, port=server.port)
    again = Listener(server.base, made["table"], token, last=ear.last_id)
    wait_for(lambda: again.of("news"))
    for _ in range(4):
        for person in (Person(server.http, made["table"], one.token) for one in people):
            person.first(luck.randrange(6))
    look = Person(server.http, made["table"], token).look()
    wait_for(lambda: again.last_id == look["sequence"])
    told = [event for part in (ear, again) for one in part.of("news") for event in one["events"]]
    assert [event["n"] for event in told] == list(range(before, before + len(told)))
    assert told[-len(look["log"]) :] == look["log"][-len(told) :]
    again.close()


def in_the_middle(game, seats):
    """A position in the middle of a turn."""
    race = Race(make(game, seats=seats), seed=4)
    for _ in range(12):
        race.choose(race.waiting[0], race.legal(race.waiting[0])[0])
    return race.position()


def raced_from(game, seats, position):
    """The record of a random race from there."""
    race, luck = Race.set_up(make(game, seats=seats), position, seed=4), random.Random(1)
    while not race.over:
        seat = race.waiting[0]
        race.choose(seat, luck.choice(race.legal(seat)))
    return race.record()


@pytest.mark.parametrize("game", REAL)
def test_the_middle_of_a_turn_is_taken_from_strangers(client, game):
    seats = max(2, kind_of(game).min_seats)
    there = in_the_middle(game, seats)
    body = {"game": game, "seats": [{"kind": "person"}] * seats, "position": there}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    answer = client.post("/api/records", json=raced_from(game, seats, there))
    assert answer.status_code == 201, answer.text


def test_the_middle_of_a_turn_is_refused_where_a_game_cannot_check_it(client, monkeypatch):
    game = REAL[0]
    seats = max(2, kind_of(game).min_seats)
    there = in_the_middle(game, seats)
    record = raced_from(game, seats, there)
    assert there["frames"]
    monkeypatch.setattr(type(kind_of(game)), "checks_frames", False)
    body = {"game": game, "seats": [{"kind": "person"}] * seats, "position": there}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 422 and "leave them out" in answer.text
    answer = client.post("/api/records", json=record)
    assert answer.status_code == 422 and "leave them out" in answer.text
