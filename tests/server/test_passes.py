"""Windows that a seat passes at a table: kept, private, carried out as its own answers, and never a change of rules."""

import asyncio
import time
import zlib

import pytest

from pileup.engine.make import make
from pileup.play import Race, passing
from pileup.server.messages import SeatBody, TableBody
from pileup.server.opening import open_table as open_there
from pileup.server.passes import Passer, set_passes
from pileup.server.refusals import Refusal
from tests.server.harness import Person, open_table, wait_for
from tests.server.test_presence import a_hub

WINDOWS = ["defend", "jump", "re-roll", "attack-items", "extra-movement", "lock", "coins"]


def answer(person, asked):
    """Answers a decision with an option that depends on nothing but the question."""
    options = asked["options"]
    option = options[zlib.crc32(asked["id"].encode()) % len(options)]["action"]
    assert person.choose(asked["id"], option).status_code == 200


def race_on(people, enough):
    """Has everybody answer what they are asked until `enough(look)`; the frames that each of them was asked in."""
    frames, looks = [set() for _ in people], []
    end = time.monotonic() + 120
    while time.monotonic() < end:
        looks = [person.look() for person in people]
        if looks[0]["over"] or enough(looks[0]):
            return frames
        for seat, (person, look) in enumerate(zip(people, looks, strict=True)):
            if look["decisions"]:
                frames[seat].add(look["decisions"][0]["frame"])
                answer(person, look["decisions"][0])
                break
        else:
            time.sleep(0.01)  # a pass is under way
    raise AssertionError(f"the race stands still: {looks}")


def test_a_race_with_windows_passed_is_the_race_that_passing_by_hand_gives(client_on):
    _, (ann, ben) = open_table(client_on, "racekart-riot", "person", "person", options={"track": "queen-ks-cove"})
    assert ann.post("/seats/0/passes", {"windows": WINDOWS}).status_code == 204
    frames, _ = race_on((ann, ben), lambda look: False)
    # Every one of these offers nothing but what Ann passes; a question about her market card is hers still.
    assert not frames & {"defend", "jump_first", "reroll", "attack_item", "extra_card", "after_pick", "coins_window"}
    assert {"market", "choose_card"} <= frames
    record = ann.get("/record").json()
    by_hand = Race(make("racekart-riot", seats=2, track="queen-ks-cove"), seed=record["seed"])
    for line in record["actions"]:
        seat, option = line.split()
        if seat == "*":
            continue
        if seat == "0" and (passed := passing(by_hand, 0, WINDOWS)) is not None:
            assert option == passed
        by_hand.choose(int(seat), option)
    assert by_hand.over and by_hand.lines == record["actions"] and by_hand.places == record["places"]


def test_what_is_passed_is_told_to_nobody_else_and_outlives_the_server(server_on, sqlite):
    server = server_on(sqlite)
    made, (ann, ben) = open_table(server.http, "racekart-riot", "person", "person")
    assert [seat["passes"] for seat in ann.look()["seats"]] == [[], None]
    assert ann.post("/seats/0/passes", {"windows": ["coins", "defend", "coins"]}).status_code == 204
    assert [seat["passes"] for seat in ben.look()["seats"]] == [None, []]
    assert [seat["passes"] for seat in Person(server.http, made["table"]).look()["seats"]] == [None, None]
    server.kill()
    ann = Person(server_on(sqlite).http, made["table"], ann.token)
    assert ann.look()["seats"][0]["passes"] == ["defend", "coins"]
    assert ann.post("/seats/0/passes", {"windows": []}).status_code == 204
    assert ann.look()["seats"][0]["passes"] == []


def test_what_cannot_be_passed_is_refused(client):
    made, (ann, _) = open_table(client, "racekart-riot", "person", "person", "bot")
    wrong = ann.post("/seats/0/passes", {"windows": ["coins", "markt", "choose"]})
    assert wrong.status_code == 422 and "'markt', 'choose'" in wrong.json()["error"]["what"]
    assert "coins" in wrong.json()["error"]["cure"] and ann.look()["seats"][0]["passes"] == []
    assert ann.post("/seats/1/passes", {"windows": ["coins"]}).status_code == 403
    assert Person(client, made["table"]).post("/seats/0/passes", {"windows": []}).status_code == 401
    for nonsense in ({}, {"windows": "coins"}, {"windows": [1]}, {"windows": ["x"] * 65}, {"windows": ["x" * 200]}):
        assert ann.post("/seats/0/passes", nonsense).status_code == 400
    games = {game["name"]: game["windows"] for game in client.get("/api/games").json()}
    assert [one["value"] for one in games["racekart-riot"]] == WINDOWS and all(
        one["text"] for one in games["bayou-bash"]
    )


def test_a_wish_that_is_sent_again_changes_nothing(client):
    _, (ann, _) = open_table(client, "racekart-riot", "person", "person")
    ann.post("/seats/0/passes", {"windows": ["coins"]})
    revision = ann.look()["revision"]
    assert ann.post("/seats/0/passes", {"windows": ["coins"]}).status_code == 204
    assert ann.look()["revision"] == revision


def test_only_people_pass_by_a_standing_wish(sqlite):
    async def story():
        async with a_hub(sqlite) as hub:
            seats = [SeatBody("person"), SeatBody("bot"), SeatBody("open")]
            table = await hub.table((await open_there(hub, TableBody("racekart-riot", {}, seats))).table)
            for seat in (1, 2):
                with pytest.raises(Refusal) as refused:
                    await set_passes(hub, table, seat, ["coins"])
                assert (refused.value.status, refused.value.trouble.code) == (409, "no-person")
            await set_passes(hub, table, 0, ["coins"])
            assert [row.passes for row in table.seats] == ["coins", "", ""]

    asyncio.run(story())


@pytest.mark.parametrize(("status", "again"), [(409, True), (422, False)])
def test_a_pass_that_somebody_forestalled_is_looked_at_again(sqlite, monkeypatch, status, again):
    async def refusing(*_):
        raise Refusal(status, "x", "No.")

    async def story():
        async with a_hub(sqlite) as hub:
            made = await open_there(hub, TableBody("racekart-riot", {}, [SeatBody("person"), SeatBody("person")]))
            table, passer = await hub.table(made.table), Passer(hub)
            monkeypatch.setattr(passer, "_due", lambda table: (table.waiting[0], "whatever"))
            monkeypatch.setattr("pileup.server.passes.choose", refusing)
            assert await passer._one(table) is again

    asyncio.run(story())


def test_whoever_frees_a_seat_takes_the_wish_along(client):
    made, (ann,) = open_table(client, "racekart-riot", "person", "open")
    assert ann.post("/seats/0/passes", {"windows": ["coins"]}).status_code == 204
    invite = ann.post("/seats/0", {"kind": "open"}).json()["invite"]
    token = Person(client, made["table"], invite).post("/seats/0/take", {"name": "Eve"}).json()["token"]
    assert Person(client, made["table"], token).look()["seats"][0]["passes"] == []


def test_an_undone_pass_is_asked_by_hand(client, monkeypatch):
    """Rush & Bash asks for the star before each card, with nothing rolled or dealt in between."""
    monkeypatch.setattr("pileup.server.opening.new_seed", lambda: bytes([4]) * 32)  # a race that comes to it
    _, (ann, ben) = open_table(client, "rush-and-bash", "person", "person")
    race_on((ann, ben), lambda look: look["waiting"] == [0] and ann.look()["decisions"][0]["frame"] == "star")
    asked = ann.look()["decisions"][0]["id"]
    assert ann.post("/seats/0/passes", {"windows": ["star-power"]}).status_code == 204
    wait_for(lambda: ann.look()["decisions"] and ann.look()["decisions"][0]["id"] != asked)
    assert ann.look()["decisions"][0]["frame"] == "card" and ann.look()["can_undo"]
    assert ann.post("/undo").status_code == 200
    look = ann.look()
    assert look["decisions"][0]["frame"] == "star" and len(look["decisions"][0]["options"]) > 1
    answer(ann, {"id": look["decisions"][0]["id"], "options": look["decisions"][0]["options"][1:2]})
    assert ann.look()["sequence"] == look["sequence"] + 1
