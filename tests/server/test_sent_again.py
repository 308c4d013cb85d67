"""Whatever is sent again because its answer was lost, or said that the database is away, is done once."""

import asyncio
import contextlib

import pytest
from litestar.testing import TestClient

from pileup.server.app import create_app
from pileup.server.choices import Choice, Choices
from pileup.server.ledger import Entry
from pileup.server.messages import SeatBody, TableBody
from pileup.server.opening import open_again
from pileup.server.opening import open_table as open_
from pileup.server.seating import Caller
from pileup.server.steps import choose, take_back
from pileup.server.storage import StorageDown
from tests.server.harness import Person, open_table, quick, wait_for
from tests.server.test_presence import a_hub
from tests.server.test_tables import ledger_of, race_on

MARK = "a-mark-of-one-wish-" + "m" * 10


@contextlib.contextmanager
def given_up(hub, kept):
    """Steps are not acknowledged for a while, although (`kept`) they are written in the end."""
    real = hub.storage.write_among

    async def write_among(work, one):
        if kept:
            await real(work, one)
        raise StorageDown("it says nothing")

    hub.storage.write_among = write_among
    try:
        yield
    finally:
        hub.storage.write_among = real


# --- undo -------------------------------------------------------------------------------------------------------------


def alone(client):
    """Somebody alone at a table for two: three choices, one after the other, which can all be taken back."""
    made, _ = open_table(client, "secret-race", "person", "person", position={"cards": [2, 2]})
    both = Person(client, made["table"], *(seat["token"] for seat in made["seats"]))
    for _ in range(3):
        assert both.first(0).status_code == 200  # a step: nothing is rolled or shown
    return both


def at(person):
    return person.look()["view"]["at"]


def test_an_undo_that_is_sent_again_takes_one_choice_back(client_on):
    ann = alone(client_on)
    assert at(ann) == [2, 1]
    first = ann.post("/undo", {"at": 3})
    again = ann.post("/undo", {"at": 3})
    assert (
        (first.status_code, first.json()) == (again.status_code, again.json()) == (200, {"sequence": 4, "asked": False})
    )
    assert at(ann) == [1, 1]
    assert ann.post("/undo", {"at": 4}).json()["sequence"] == 5  # who saw that wants the next one
    assert at(ann) == [1, 0]
    # Late copies of either still mean what they meant.
    assert [ann.post("/undo", {"at": saw}).json()["sequence"] for saw in (3, 4)] == [4, 5]
    assert at(ann) == [1, 0]


@pytest.mark.parametrize("kept", [False, True])
def test_an_undo_after_a_503_takes_one_choice_back(client_on, kept):
    ann = alone(client_on)
    with given_up(client_on.app.state.hub, kept):
        assert ann.post("/undo", {"at": 3}).status_code == 503
    assert ann.post("/undo", {"at": 3}).json() == {"sequence": 4, "asked": False}
    assert at(ann) == [1, 1] and ann.look()["sequence"] == 4


def test_an_undo_that_is_sent_again_after_a_restart_takes_one_choice_back(database):
    with TestClient(create_app(quick(database, snapshot_every=4)), base_url="http://localhost") as client:
        ann = alone(client)
        ann.post("/undo", {"at": 3})
        # The position is saved at step 4: what came before is not played again.
        wait_for(lambda: ledger_of(client, ann.table)[0] == 4)
    with TestClient(create_app(quick(database)), base_url="http://localhost") as client:
        ann = Person(client, ann.table, ann.token)
        assert ann.post("/undo", {"at": 3}).json()["sequence"] == 4
        assert at(ann) == [1, 1]


def test_an_undo_means_the_choice_that_its_sender_saw(client_on):
    """Two devices of the same seats: what one has not seen yet it does not take back."""
    ann = alone(client_on)
    refused = ann.post("/undo", {"at": 2})  # of the choice before the last one
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "stale")
    assert at(ann) == [2, 1]
    ann.post("/undo", {"at": 3}), ann.first(0)
    assert ann.post("/undo", {"at": 3}).json()["sequence"] == 4 and at(ann) == [2, 1]  # that one is gone already
    assert ann.post("/undo").json()["sequence"] == 6  # without a mark: the last one there is


def test_of_two_processes_one_takes_it_back(postgres):
    """One process did it and could not say so; the second try comes to another, which has not heard of it."""

    async def story():
        url = postgres.database()
        async with a_hub(url) as one, a_hub(url) as two:
            position = {"cards": [2, 2]}
            made = await open_(one, TableBody("secret-race", {}, [SeatBody("person")] * 2, position=position))
            there = await one.table(made.table)
            for seat in (0, 1):
                await choose(one, there, (seat,), there.race.decision_id(seat), "step")
            here = await two.table(made.table)
            await take_back(one, there, (0, 1), 2)
            done = await take_back(two, here, (0, 1), 2)
            assert (done.sequence, there.sequence, here.sequence) == (3, 3, 3)
            assert here.race.view(0)["at"] == [1, 0]

    asyncio.run(story())


def test_whoever_agreed_to_an_undo_is_not_asked_again_when_the_wish_is_sent_again(client_on):
    _, (ann, ben, cyd, _) = open_table(client_on, "secret-race", *["person"] * 4, position={"cards": [2] * 4})
    for person in (ann, ben, cyd):
        person.first(0)
    for _ in range(2):
        assert ann.post("/undo", {"at": 3}).json() == {"sequence": 3, "asked": True}
    for _ in range(2):
        assert ben.post("/undo", {"agree": True, "at": 3}).json() == {"sequence": 3, "asked": True}
    assert ann.post("/undo", {"at": 3}).json() == {"sequence": 3, "asked": True}
    assert cyd.look()["undo_request"]["waiting"] == [2]
    for _ in range(2):
        assert cyd.post("/undo", {"agree": True, "at": 3}).json()["sequence"] == 4
    assert ben.post("/undo", {"agree": True, "at": 3}).json()["sequence"] == 4
    assert ann.post("/undo", {"at": 3}).json()["sequence"] == 4
    assert at(ann) == [0, 0, 0, 0]


def test_an_answer_to_a_wish_is_none_to_the_next_wish(client_on):
    _, (ann, ben) = open_table(client_on, "secret-race", "person", "person", position={"cards": [2, 2]})
    ann.first(0), ben.first(0), ann.post("/undo", {"at": 2})
    for _ in range(2):
        assert ben.post("/undo", {"agree": False, "at": 2}).json() == {"sequence": 2, "asked": False}
    ann.first(0), ben.first(0), ann.post("/undo", {"at": 4})
    late = ben.post("/undo", {"agree": True, "at": 2})
    assert (late.status_code, late.json()["error"]["code"]) == (409, "no-wish")
    assert at(ann) == [2, 2] and ben.look()["undo_request"]["waiting"] == [1]


@pytest.mark.parametrize("kept", [False, True])
def test_an_agreement_after_a_503_brings_the_undo_about_once(client_on, kept):
    _, (ann, ben) = open_table(client_on, "secret-race", "person", "person", position={"cards": [2, 2]})
    for _ in range(2):
        ann.first(0), ben.first(0)
    ann.post("/undo", {"at": 4})
    with given_up(client_on.app.state.hub, kept):
        assert ben.post("/undo", {"agree": True, "at": 4}).status_code == 503
    assert ben.post("/undo", {"agree": True, "at": 4}).json()["sequence"] == 5
    assert at(ann) == [1, 1]


def entry(sequence, seat, kind="act"):
    return Entry(sequence=sequence, at=0.0, kind=kind, decision=None, seat=seat, lines="", length=0)


def test_what_an_agreed_undo_took_from_others_is_not_theirs_to_take_back():
    choices = Choices()
    for one in (entry(1, 0), entry(2, 1), entry(3, 0), entry(4, 1), entry(5, 0, "agreed")):
        choices.note(one)
    assert [(one.sequence, one.undone) for one in choices.kept] == [(1, 0), (2, 0), (3, 5), (4, 5)]
    assert (choices.last(0), choices.last(1)) == (1, 2)
    assert choices.taken_back((1,), 4) == 5 and choices.taken_back((1,), 5) is None
    assert choices.ended_at(5) and not choices.ended_at(4)


def test_choices_of_the_race_that_a_table_goes_on_from_are_taken_back_once_too():
    choices = Choices([Choice(3, 1)])
    choices.note(entry(4, 0, "undo"))
    assert (
        choices.taken_back((0,), 3) == 4 and choices.taken_back((0,), 4) is None and choices.taken_back((1,), 3) is None
    )


# --- what is said -----------------------------------------------------------------------------------------------------


def test_words_that_are_sent_again_are_said_once(client_on):
    _, (ann, ben) = open_table(client_on, "dice-race", "person", "person")
    ben.post("/chat", {"text": "Well?"})
    for _ in range(2):
        assert ann.post("/chat", {"text": "Go!", "after": 1}).json()["n"] == 2
    assert ben.post("/chat", {"text": "Go!", "after": 1}).json()["n"] == 3  # the same, by somebody else
    assert ann.post("/chat", {"text": "Go!", "after": 2}).json()["n"] == 4  # once more, having read the first
    assert ann.post("/chat", {"text": "Go", "after": 0}).json()["n"] == 5
    assert [line["text"] for line in ann.look()["chat"]] == ["Well?", "Go!", "Go!", "Go!", "Go"]
    assert ann.post("/chat", {"text": "Go"}).json()["n"] == 6  # nothing is said about what was read


# --- tables and seats -------------------------------------------------------------------------------------------------


def test_a_table_that_is_opened_again_with_its_mark_is_the_same(client_on):
    body = {"game": "dice-race", "seats": [{"kind": kind} for kind in ("person", "open", "bot")], "public": True}
    made = [client_on.post("/api/tables", json={**body, "mark": MARK}).json() for _ in range(2)]
    assert made[0] == made[1] and made[0]["seats"][0]["token"] and made[0]["seats"][1]["invite"]
    assert len(client_on.get("/api/tables").json()) == 1
    secrets = [made[0]["host"], made[0]["seats"][0]["token"], made[0]["seats"][1]["invite"], made[0]["table"], MARK]
    assert len({secret[:16] for secret in secrets}) == 5  # none gives another away
    host = Person(client_on, made[0]["table"], made[0]["host"])
    assert host.look()["host"]
    other = client_on.post("/api/tables", json={**body, "mark": MARK[::-1]}).json()
    assert other["table"] != made[0]["table"] and other["host"] != made[0]["host"]
    host.post("/seats/0", {"kind": "bot"})
    again = client_on.post("/api/tables", json={**body, "mark": MARK}).json()
    assert again["seats"][0]["token"] is None  # that one is no seat's any more
    assert client_on.post("/api/tables", json={**body, "mark": "short"}).status_code == 400


def test_tables_opened_twice_at_once_are_one(database):
    async def story():
        async with a_hub(database) as hub:
            body = TableBody("dice-race", {}, [SeatBody("person"), SeatBody("open")], mark=MARK)
            one, two = await asyncio.gather(open_(hub, body), open_(hub, body))
            assert one == two

    asyncio.run(story())


def test_whoever_sits_down_again_with_the_same_mark_gets_the_same_seat(client_on):
    made, _ = open_table(client_on, "dice-race", "person", "open", "open")
    guest = Person(client_on, made["table"], made["seats"][1]["invite"])
    first, again = (guest.post("/seats/1/take", {"name": "Ben", "mark": MARK}) for _ in range(2))
    assert first.status_code == again.status_code == 200 and first.json() == again.json()
    other = Person(client_on, made["table"], made["seats"][2]["invite"])
    assert other.post("/seats/2/take", {"mark": MARK}).json()["token"] != first.json()["token"]
    assert guest.post("/seats/1/take", {"mark": MARK[::-1]}).status_code == 409
    assert Person(client_on, made["table"], first.json()["token"]).look()["seats"][1]["you"]


def test_seats_that_are_swapped_again_stay_swapped(client_on):
    made, (ann, _) = open_table(client_on, "dice-race", {"kind": "person", "name": "Ann"}, "person", "open")
    host = Person(client_on, made["table"], made["host"])
    body = {"seats": [0, 1], "revision": host.look()["revision"]}
    assert [host.post("/swap", body).status_code for _ in range(2)] == [204, 409]
    assert ann.look()["seats"][1]["you"]


def test_a_branch_that_is_made_again_with_its_mark_is_the_same(client_on):
    made, people = open_table(client_on, "secret-race", "person", "person", position={"at": [8, 8]})
    race_on(people)
    one, two = (people[0].post("/branch", {"at": 1, "mark": MARK}).json() for _ in range(2))
    assert one == two and one["seats"][0]["token"]
    assert people[0].post("/branch", {"at": 1}).json()["table"] != one["table"]
    assert people[0].post("/again").json() == people[1].post("/again").json()
    assert made["table"] not in (one["table"], people[0].post("/again").json()["table"])


def test_of_two_processes_who_open_the_next_race_one_does(postgres):
    async def story():
        url = postgres.database()
        async with a_hub(url) as one, a_hub(url) as two:
            made = await open_(one, TableBody("secret-race", {}, [SeatBody("person")] * 2, position={"at": [9, 9]}))
            there = await one.table(made.table)
            while there.race.waiting:
                (seat,) = there.race.waiting
                await choose(one, there, (seat,), there.race.decision_id(seat), "step")
            here = await two.table(made.table)
            caller = Caller(seats=(0,))
            first = await open_again(one, there, caller)
            here.stale = False  # the news are late
            assert here.row.successor is None
            assert await open_again(two, here, caller) == first

    asyncio.run(story())
