"""Finished races told and looked through."""

from tests.server.harness import Person, open_table, wait_for
from tests.server.test_tables import race_on


def finished(client, **more):
    made, people = open_table(client, "secret-race", "person", "person", **more)
    race_on(people)
    return Person(client, made["table"])


def test_the_story_is_told_once_the_race_is_over(client_on):
    made, _ = open_table(client_on, "secret-race", "person", "person")
    going = Person(client_on, made["table"])
    for call in (going.get("/story"), going.get("/analysis"), going.post("/analysis")):
        assert call.status_code == 409 and call.json()["error"]["code"] == "not-over"
    watcher = finished(client_on)
    told, record = watcher.get("/story").json(), watcher.get("/record").json()
    assert told["lines"] == len(record["actions"])
    assert [seat["place"] for seat in told["seats"]] == record["places"]


def test_a_race_is_looked_through_once_and_told_to_everybody(client):
    watcher = finished(client)
    lines = len(watcher.get("/record").json()["actions"])
    assert watcher.get("/analysis").json() == {"state": "none", "done": 0, "total": 0, "found": None}
    begun = watcher.post("/analysis")
    assert begun.status_code == 202 and begun.json()["total"] == lines
    done = wait_for(lambda: (now := watcher.get("/analysis").json())["state"] == "done" and now, seconds=120)
    assert watcher.post("/analysis").json()["state"] == "done"
    odds = done["found"]["odds"]
    assert len(odds) == lines + 1 and all(abs(sum(line) - 1) < 0.01 for line in odds)
    places = watcher.look()["places"]
    assert odds[-1] == [float(place == 1) / places.count(1) for place in places]
    for one in [*done["found"]["mistakes"], *done["found"]["rolls"]]:
        assert 1 <= one["at"] <= lines


def test_one_race_too_many_has_to_wait(client, monkeypatch):
    import pileup.server.analyses as analyses

    monkeypatch.setattr(analyses, "WAITING", 0)
    answer = finished(client).post("/analysis")
    assert answer.status_code == 429 and answer.json()["error"]["cure"]
