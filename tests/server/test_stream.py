"""The event stream over real connections: live, resumed, after a gap, to slow readers, through a restart."""

import asyncio
import json
import time

import pytest

from pileup.server.hub import Hub
from pileup.server.messages import SeatBody, TableBody
from pileup.server.metrics import Metrics
from pileup.server.opening import open_table
from pileup.server.routes.stream import messages
from pileup.server.steps import choose
from pileup.server.storage import Storage
from tests.server.harness import Listener, Person, quick, wait_for
from tests.server.harness import open_table as open_over_http


@pytest.fixture
def server(server_on, sqlite):
    return server_on(sqlite)


def test_every_viewer_hears_of_a_step_with_the_number_to_resume_from(server):
    made, (ann, _ben) = open_over_http(server.http, "secret-race", "person", "person")
    token = made["seats"][1]["token"]
    listener = Listener(server.base, made["table"], token, last=0)
    wait_for(lambda: listener.of("news"))
    assert ann.first().status_code == 200
    news = wait_for(lambda: [one for one in listener.of("news") if one["sequence"] == 1])[0]
    kinds = [event["kind"] for event in news["events"]]
    assert kinds == ["moved", "dealt"]  # Ann's step, then the deal to Ben
    assert news["events"][1]["args"]["card"] in (1, 2, 3)  # his own card
    assert news["snapshot"]["decisions"][0]["seat"] == 1 and news["snapshot"]["log"] is None
    numbers = [event["n"] for one in listener.of("news") for event in one["events"]]
    assert numbers == sorted(set(numbers))
    wait_for(lambda: listener.beats >= 1)
    listener.close()


def test_a_stream_goes_on_where_it_was_cut(server):
    made, (ann, ben) = open_over_http(server.http, "dice-race", "person", "person", options={"goal": 100})
    listener = Listener(server.base, made["table"], last=0)
    wait_for(lambda: listener.of("news"))
    ann.first(), ben.first()
    wait_for(lambda: listener.last_id == 2)
    listener.close()
    heard = [event["n"] for one in listener.of("news") for event in one["events"]]
    for _ in range(3):
        ann.first(), ben.first()
    again = Listener(server.base, made["table"], last=2)
    wait_for(lambda: again.last_id == 8)
    heard += [event["n"] for one in again.of("news") for event in one["events"]]
    assert heard == list(range(8))  # four rounds of two safe steps: each told once
    assert not again.of("resync")
    again.close()


def test_an_undo_and_a_number_from_elsewhere_bring_the_whole_position(server):
    made, (ann, _) = open_over_http(server.http, "dice-race", "person", "person")
    listener = Listener(server.base, made["table"], last=0)
    wait_for(lambda: listener.of("news"))
    ann.first()
    wait_for(lambda: listener.last_id == 1)
    ann.post("/undo")
    snapshot = wait_for(lambda: listener.of("resync"))[0]
    assert snapshot["sequence"] == 2 and snapshot["waiting"] == [0, 1] and snapshot["log"] == []
    listener.close()
    for last in ("77", "abc", None):
        other = Listener(server.base, made["table"], last=last)
        assert wait_for(lambda other=other: other.of("resync"))[0]["sequence"] == 2
        other.close()


def test_presence_and_chat_are_told(server):
    made, (_ann, ben) = open_over_http(server.http, "dice-race", "person", "person")
    tokens = [seat["token"] for seat in made["seats"]]
    listener = Listener(server.base, made["table"], tokens[0], last=0)
    wait_for(lambda: listener.of("news"))
    other = Listener(server.base, made["table"], tokens[1], last=0)
    wait_for(lambda: listener.of("news")[-1]["snapshot"]["seats"][1]["here"])
    other.close()
    seat = wait_for(lambda: (seat := listener.of("news")[-1]["snapshot"]["seats"][1]) and not seat["here"] and seat)
    assert abs(seat["away"] - time.time()) < 10
    ben.post("/chat", {"text": "back soon"})
    assert wait_for(lambda: listener.of("chat"))[0][0]["text"] == "back soon"
    assert listener.last_id == 0
    listener.close()


def test_a_slow_reader_gets_fewer_messages_and_misses_nothing(sqlite):
    """A stream is asked for its next message only when the connection has taken the one before."""

    async def watch():
        hub = Hub(Storage(sqlite), quick(sqlite), Metrics())
        made = await open_table(hub, TableBody("dice-race", {"goal": 100}, [SeatBody("person"), SeatBody("person")]))
        table = await hub.table(made.table)
        stream = messages(hub, table, frozenset(), 0, "somewhere")
        taken = [await anext(stream), await anext(stream)]  # the greeting, and where it stands
        for _ in range(30):
            for seat in (0, 1):
                await choose(hub, table, (0, 1), table.race.decision_id(seat), "safe")
        taken.append(await anext(stream))
        await stream.aclose()
        await hub.close()
        return taken

    _, first, second = asyncio.run(watch())
    assert first.startswith(b"id: 0\nevent: news\n") and second.startswith(b"id: 60\nevent: news\n")
    news = json.loads(second.decode().partition("data: ")[2])
    assert [event["n"] for event in news["events"]] == list(range(60))


def test_streams_end_kindly_when_the_server_stops_and_find_its_successor(server_on, sqlite):
    server = server_on(sqlite)
    made, (ann, _ben) = open_over_http(server.http, "dice-race", "person", "person")
    listener = Listener(server.base, made["table"], last=0)
    wait_for(lambda: listener.of("news"))
    ann.first()
    wait_for(lambda: listener.last_id == 1)
    started = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - started < 5
    assert "every move is kept" in server.log.read_text()
    assert listener.ended.wait(2)
    server = server_on(sqlite, port=server.port)
    again = Listener(server.base, made["table"], last=listener.last_id)
    wait_for(lambda: again.of("news"))
    assert not again.of("resync")
    assert Person(server.http, made["table"], made["seats"][1]["token"]).first().status_code == 200
    wait_for(lambda: again.last_id == 2)
    again.close()


def test_two_processes_on_one_postgresql_are_one_server(server_on, postgres):
    url = postgres.database()
    one, two = server_on(url), server_on(url)
    made, (ann, _) = open_over_http(one.http, "secret-race", "person", "person", {"kind": "bot", "bot": "random"})
    ben = Person(two.http, made["table"], made["seats"][1]["token"])
    listener = Listener(two.base, made["table"], last=0)
    wait_for(lambda: listener.of("news"))
    at_one = Listener(one.base, made["table"], made["seats"][0]["token"], last=0)
    wait_for(lambda: listener.of("news")[-1]["snapshot"]["seats"][0]["here"])  # whom the other process sees
    at_one.close()
    wait_for(lambda: not listener.of("news")[-1]["snapshot"]["seats"][0]["here"])
    for _ in range(400):
        a, b = ann.first(1), ben.first(1)
        for answer in (a, b):
            assert answer is None or answer.status_code in (200, 409), answer.text
        if a is None and b is None and ann.look()["over"]:
            break
    over = ann.look()
    assert over["over"]
    wait_for(lambda: listener.last_id == over["sequence"])
    assert ben.look()["places"] == over["places"]
    assert ben.get("/record").json() == ann.get("/record").json()
    ann.post("/chat", {"text": "well raced"})
    wait_for(lambda: listener.of("chat"))
    listener.close()
