"""A table from opening to record, over HTTP, on both databases."""

import hashlib
import sqlite3

import pytest
from litestar.testing import TestClient

from pileup.play import verify
from pileup.server import ledger, saves
from pileup.server.app import create_app
from pileup.server.table import LiveTable
from tests.server.harness import Person, open_table, quick, wait_for


def race_on(people, limit=400):
    """Everybody answers the second option (the bold one) until the race is over; the last look."""
    for _ in range(limit):
        moved = False
        for person in people:
            answer = person.first(1)
            if answer is not None:
                assert answer.status_code in (200, 409), answer.text
                moved = True
        if not moved:
            look = people[0].look()
            if look["over"]:
                return look
    raise AssertionError("the race does not end")


def test_a_race_from_opening_to_a_record_that_proves_its_dice(client_on):
    made, people = open_table(
        client_on, "dice-race", {"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}
    )
    ann, ben = people
    before = ann.look()
    assert before["status"] == "racing" and not before["over"] and before["places"] is None
    assert [seat["name"] for seat in before["seats"]] == ["Ann", "Ben"]
    assert [decision["seat"] for decision in before["decisions"]] == [0]
    assert before["waiting"] == [0, 1]
    assert ann.get("/record").status_code == 409

    after = race_on([ann, ben])
    assert after["status"] == "over" and sorted(after["places"])[0] == 1 and after["decisions"] == []

    record = ann.get("/record").json()
    assert record["commitment"] == before["commitment"]
    assert record["commitment"] == hashlib.sha256(b"pileup-seed-1\0" + bytes.fromhex(record["seed"])).hexdigest()
    assert verify(record).fair
    assert record["places"] == after["places"]
    assert Person(client_on, made["table"]).get("/record").json() == record  # watchers may have it too


def test_an_answer_again_is_accepted_again_and_changes_nothing(client_on):
    _, (ann, ben) = open_table(client_on, "dice-race", "person", "person")
    decision = ann.look()["decisions"][0]["id"]
    first = ann.choose(decision, "safe")
    assert first.status_code == 200
    again = ann.choose(decision, "safe")
    assert (again.status_code, again.json()) == (200, first.json())
    other = ann.choose(decision, "bold")
    assert other.status_code == 409 and other.json()["error"]["code"] == "answered"
    assert ben.first().status_code == 200
    assert ann.choose(decision, "safe").json() == first.json()  # still known after others went on
    assert ann.look()["view"]["at"] == [1, 1]


def test_stale_foreign_and_illegal_answers_are_told_apart_and_change_nothing(client_on):
    made, (ann, ben) = open_table(client_on, "dice-race", "person", "person")
    ann_asked, ben_asked = ann.look()["decisions"][0]["id"], ben.look()["decisions"][0]["id"]
    before = ben.look()

    def refused(person, decision, option):
        answer = person.choose(decision, option)
        return answer.status_code, answer.json()["error"]["code"]

    assert refused(ann, ben_asked, "safe") == (403, "wrong-seat")
    assert refused(ann, "99.0", "safe") == (409, "stale")
    assert refused(ann, "0.7", "safe") == (422, "decision")
    assert refused(ann, "soon", "safe") == (422, "decision")
    assert refused(ann, ann_asked, "die:3") == (422, "illegal-option")
    assert ann.choose(ann_asked, "sofe").json()["error"]["legal"] == ["safe", "bold"]
    assert refused(Person(client_on, made["table"]), ann_asked, "safe") == (401, "no-seat")
    assert refused(Person(client_on, made["table"], "x" * 32), ann_asked, "safe") == (403, "wrong-token")
    assert refused(Person(client_on, "A" * 22, "x"), ann_asked, "safe") == (404, "no-table")
    assert ben.look() == before


def test_an_answer_can_be_taken_back_until_the_others_have_answered(client_on):
    _, (ann, ben) = open_table(client_on, "dice-race", "person", "person")
    asked = ann.look()["decisions"][0]["id"]
    ann.choose(asked, "safe")
    assert ann.look()["can_undo"] and not ben.look()["can_undo"]
    assert ben.post("/undo").status_code == 409
    undone = ann.post("/undo")
    assert undone.json()["sequence"] == 2
    look = ann.look()
    assert look["waiting"] == [0, 1] and look["sequence"] == 2
    assert look["decisions"][0]["id"] != asked  # a late copy of the old answer can't hit the new question
    assert ann.choose(asked, "safe").json()["sequence"] == 1
    assert ann.look()["waiting"] == [0, 1]
    assert ann.first().status_code == 200 and ben.first().status_code == 200
    refused = ann.post("/undo")
    assert refused.status_code == 409 and "reveal" in refused.json()["error"]["what"]


def test_a_table_is_the_same_after_the_server_was_started_anew(database):
    with TestClient(create_app(quick(database)), base_url="http://localhost") as client:
        made, people = open_table(client, "secret-race", "person", "person")
        tokens = [seat["token"] for seat in made["seats"]]
        for n in range(6):
            for person in people:
                person.first(n)
        people[0].first(0) or people[1].first(0)
        for person in people:
            person.post("/undo")
        before = [person.look() for person in people]
    with TestClient(create_app(quick(database)), base_url="http://localhost") as client:
        people = [Person(client, made["table"], token) for token in tokens]
        after = [person.look() for person in people]
        for look in (*before, *after):
            for seat in look["seats"]:
                seat.pop("away")
        assert after == before
        race_on(people)


def test_bots_play_by_themselves(client_on):
    _, (ann,) = open_table(
        client_on, "secret-race", "person", {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}
    )
    for _ in range(200):
        wait_for(lambda: ann.look()["waiting"] in ([0], []))
        if ann.look()["over"]:
            break
        assert ann.first().status_code == 200
    assert ann.look()["status"] == "over"
    kinds = [seat.get("kind", "person") for seat in ann.get("/record").json()["seats"]]
    assert kinds == ["person", "bot", "bot"]


def test_one_screen_for_two_people_shows_the_view_of_who_must_decide(client_on):
    made, _ = open_table(client_on, "secret-race", "person", "person", "person")
    tokens = [seat["token"] for seat in made["seats"]]
    both = Person(client_on, made["table"], tokens[0], tokens[1])
    look = both.look()
    assert look["view_seat"] == 0 and look["view"] == look["views"]["0"]
    assert set(look["views"]) == {"0", "1"}
    both.first()
    look = both.look()
    assert look["view_seat"] == 1
    dealt = [event["args"]["card"] for event in look["log"] if event["kind"] == "dealt"]
    assert dealt and set(dealt) == {-1}  # what is told to the room tells no hand
    both.first()
    look = both.look()
    assert look["waiting"] == [2] and look["view_seat"] == -1
    assert both.get("/preview", decision="2.2", option="step").status_code == 403


def test_a_preview_shows_the_pieces_and_the_odds(client_on):
    _, (ann, _) = open_table(client_on, "secret-race", "person", "person")
    decision = ann.look()["decisions"][0]
    step = ann.get("/preview", decision=decision["id"], option="step").json()
    assert step["markers"][0]["space"] == 1
    # Next comes the deal of the other's card: 3 + 2 + 1 cards of the values 1, 2, 3.
    assert [(odds["text"], odds["words"]) for odds in step["chance"]] == [
        ("deal:1", "1 in 2"),
        ("deal:2", "1 in 3"),
        ("deal:3", "1 in 6"),
    ]
    roll = ann.get("/preview", decision=decision["id"], option="roll").json()
    assert [odds["odds"] for odds in roll["chance"]] == [1 / 3] * 3
    assert ann.get("/preview", decision=decision["id"], option="die:1").status_code == 422
    assert ann.get("/preview", decision="77.0", option="step").status_code == 409
    assert ann.look()["sequence"] == 0


def test_a_position_can_be_raced_on_from(client_on):
    _, (ann, _) = open_table(client_on, "secret-race", "person", "person", position={"at": [7, 9]})
    assert ann.look()["view"]["at"] == [7, 9]
    ann.first(0)
    assert ann.look()["view"]["at"] == [8, 9]
    bad = client_on.post(
        "/api/tables", json={"game": "secret-race", "seats": [{"kind": "bot"}] * 2, "position": {"at": 3}}
    )
    assert bad.status_code == 422 and "at" in bad.text


def test_what_cannot_be_raced_is_refused_with_the_legal_values(client_on):
    def code(**body):
        answer = client_on.post("/api/tables", json=body)
        return answer.status_code, answer.json()["error"]["code"]

    assert code(game="rush-and-bosh") == (422, "unknown-name")
    assert code(game="dice-race", options={"gaol": 3}) == (422, "unknown-name")
    assert code(game="dice-race", seats=[{"kind": "bot"}] * 9)[0] == 422
    assert code(game="dice-race", seats=[{"kind": "bot", "bot": "os:system"}]) == (422, "unknown-name")
    assert code(game="dice-race", seats=[{"kind": "robot"}]) == (400, "bad-request")
    assert code(game="dice-race", secret=1) == (400, "bad-request")
    assert code() == (400, "bad-request")
    # A stranger's path must never reach the disk.
    assert code(game="secret-race", options={"track": "/etc/passwd"}) == (422, "unknown-name")
    assert code(game="secret-race", options={"extra": "/etc"}) == (422, "option")


def test_a_game_with_every_seat_a_bot_is_over_by_itself(client_on):
    made, _ = open_table(client_on, "dice-race", *[{"kind": "bot", "bot": "random"}] * 3)
    watcher = Person(client_on, made["table"])
    wait_for(lambda: watcher.look()["over"])
    assert watcher.look()["decisions"] == []


def test_what_others_have_acted_on_is_taken_back_if_they_agree(client_on):
    _made, people = open_table(client_on, "secret-race", *["person"] * 3, position={"cards": [2, 2, 2]})
    ann, ben, cyd = people
    for person in people[:2]:
        person.first(0)  # steps: nothing rolled, nothing shown
    look = ann.look()
    assert not look["can_undo"] and look["can_ask_undo"]
    assert ann.post("/undo").json() == {"sequence": 2, "asked": True}
    wish = cyd.look()["undo_request"]
    assert wish["seat"] == 0 and wish["waiting"] == [1]  # Cyd has not acted since
    assert cyd.post("/undo", {"agree": True}).status_code == 409
    assert ben.post("/undo", {"agree": False}).status_code == 200
    assert ann.look()["undo_request"] is None and ann.look()["view"]["at"] == [1, 1, 0]

    ann.post("/undo")
    assert ben.post("/undo", {"agree": True}).json() == {"sequence": 3, "asked": False}
    look = ann.look()
    assert look["view"]["at"] == [0, 0, 0] and look["waiting"] == [0] and look["undo_request"] is None

    ann.first(0)
    ben.first(1)  # a roll
    refused = ann.post("/undo")
    assert refused.status_code == 409 and "Chance" in refused.json()["error"]["what"]


def test_neither_ones_own_seats_nor_bots_in_peoples_places_are_asked(client_on):
    made, people = open_table(client_on, "secret-race", *["person"] * 4, position={"cards": [2] * 4})
    for person in people[:3]:
        person.first(0)
    assert people[2].post("/seats/2/bot", {"bot": "random"}).status_code == 204
    both = Person(client_on, made["table"], *(seat["token"] for seat in made["seats"][:2]))
    assert both.post("/undo").json() == {"sequence": 4, "asked": False}
    assert both.look()["view"]["at"] == [0, 0, 0, 0]


def test_a_wish_for_an_undo_is_withdrawn_or_lapses_when_the_race_goes_on(client_on):
    _, (ann, ben, cyd) = open_table(client_on, "secret-race", *["person"] * 3, position={"cards": [2, 2, 2]})
    ann.first(0), ben.first(0)
    assert ann.post("/undo").json()["asked"]
    assert ann.post("/undo", {"agree": False}).status_code == 200  # who asked takes it back
    assert ben.look()["undo_request"] is None
    assert ann.post("/undo").json()["asked"]
    cyd.first(0)
    assert ben.look()["undo_request"] is None
    late = ben.post("/undo", {"agree": True})
    assert (late.status_code, late.json()["error"]["code"]) == (409, "no-wish")
    assert ann.look()["view"]["at"] == [1, 1, 1]


def test_bots_always_agree_to_an_undo(client_on):
    _, (ann,) = open_table(
        client_on, "secret-race", "person", {"kind": "bot", "bot": "greedy"}, position={"cards": [3, 3], "at": [0, 9]}
    )
    ann.first(0)
    wait_for(lambda: ann.look()["over"] or ann.look()["waiting"] == [0])
    look = ann.look()
    if look["can_ask_undo"]:
        assert ann.post("/undo").json()["asked"] is False
        assert ann.look()["view"]["at"][0] == 0


def test_a_finished_race_is_stepped_through_from_any_seat(client_on):
    made, people = open_table(client_on, "secret-race", "person", "person", position={"at": [4, 4]})
    watcher = Person(client_on, made["table"])
    assert watcher.get("/replay", at=0).status_code == 409
    race_on(people)
    record = watcher.get("/record").json()
    last = len(record["actions"])
    steps = [watcher.get("/replay", at=at, seat=1).json() for at in range(last + 1)]
    assert [step["line"] for step in steps] == [None, *record["actions"]]
    assert steps[0]["view"]["at"] == [4, 4] and steps[-1]["view"]["at"] == watcher.look()["view"]["at"]
    told = [event["text"] for step in steps for event in step["events"]]
    assert told == [event["text"] for event in people[1].look()["log"]]
    cards = [event["args"]["card"] for step in steps for event in step["events"] if event["kind"] == "dealt"]
    assert cards[0] == -1 and cards[1] > 0  # from Ben's view, still: Ann's card hidden, his own not
    assert watcher.get("/replay", at=last + 1).status_code == 422
    assert watcher.get("/replay", at=0, seat=2).status_code == 422


@pytest.mark.parametrize("harm", ["none", "digest", "data", "renumbered"])
def test_a_long_race_is_opened_from_its_saved_position_and_is_the_same(sqlite, harm, monkeypatch):
    settings = quick(sqlite, snapshot_every=10)
    with TestClient(create_app(settings), base_url="http://localhost") as client:
        made, people = open_table(client, "dice-race", "person", "person", options={"goal": 100})
        tokens = [seat["token"] for seat in made["seats"]]
        for n in range(30):
            if n % 9 == 8:
                people[0].first(0)
                people[0].post("/undo")
            for person in people:
                person.first(n // 3 % 2)
        people[1].first(1)
        before = [person.look() for person in people]
        sequence = before[0]["sequence"]
        wait_for(lambda: ledger_of(client, made["table"])[0] == sequence // 10 * 10)
    if harm == "renumbered":  # an update gave the actions other numbers, and records still read the same
        monkeypatch.setattr(saves, "_layout", lambda kind: "another")
    elif harm != "none":
        with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as link:
            link.execute(f"UPDATE saves SET {harm} = X'00'")
    with TestClient(create_app(settings), base_url="http://localhost") as client:
        applied = []
        patched = LiveTable.apply

        def counting(self, entries):
            applied.append(len(entries))
            patched(self, entries)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(LiveTable, "apply", counting)
            people = [Person(client, made["table"], token) for token in tokens]
            after = [person.look() for person in people]
        assert applied == [sequence % 10 if harm == "none" else sequence]
        for look in (*before, *after):
            for seat in look["seats"]:
                seat.pop("away")
        assert after == before
        undone = people[1].post("/undo")
        assert undone.status_code == 200, undone.text
        race_on(people)
        assert verify(people[0].get("/record").json()).fair


def ledger_of(client, table):
    hub = client.app.state.hub
    return hub.storage.read_now(lambda connection: ledger.load_save(connection, table)) or (0,)
