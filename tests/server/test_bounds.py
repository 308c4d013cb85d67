"""Each bound of what the server puts up with and allows, from both of its sides."""

import asyncio
import json
import time

import pytest
from litestar.testing import TestClient

from pileup.server import ledger
from pileup.server.app import create_app
from pileup.server.clock import ORPHANED, Clock
from pileup.server.keeping import Keeper
from pileup.server.refusals import Refusal
from pileup.server.routes.stream import need_room
from pileup.server.seating import MAX_TOKENS
from pileup.server.settings import Limits
from pileup.server.table import Viewer
from tests.server.harness import Person, open_table, quick
from tests.server.test_presence import a_hub, a_race

# --- how much ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("open_already", "room"),
    [({}, True), ({"a": 1}, True), ({"a": 2}, False), ({"b": 2}, True), ({"a": 1, "b": 2}, False), ({"b": 3}, False)],
)
def test_an_address_and_all_together_have_so_many_streams(sqlite, open_already, room):
    async def story():
        async with a_hub(sqlite, limits=Limits(streams_per_address=2, streams=3)) as hub:
            hub.streams.update(open_already)
            if room:
                need_room(hub, "a")
            else:
                with pytest.raises(Refusal) as refused:
                    need_room(hub, "a")
                assert refused.value.status == 429 and refused.value.headers["Retry-After"]
            hub.streams.clear()

    asyncio.run(story())


def test_so_many_tables_stay_in_memory_and_the_longest_untouched_go(sqlite):
    async def story():
        async with a_hub(sqlite, limits=Limits(live_tables=2)) as hub:
            names = [(await a_race(hub))[0] for _ in range(4)]
            tables = [await hub.table(name) for name in names]
            for age, table in enumerate(tables):
                table.touched = time.monotonic() - 1000 + age
            tables[0].viewers.add(Viewer((0,)))  # somebody looks at it
            hub._forget_some()
            assert list(hub.tables) == [names[0], names[3]]
            hub._forget_some()
            assert len(hub.tables) == 2
            assert (await hub.table(names[1])).id == names[1]  # it was only forgotten
            tables[0].viewers.clear()

    asyncio.run(story())


def test_a_table_touched_just_now_is_not_forgotten(sqlite):
    async def story():
        async with a_hub(sqlite, limits=Limits(live_tables=1)) as hub:
            names = [(await a_race(hub))[0] for _ in range(3)]
            for name in names:
                (await hub.table(name)).touched = time.monotonic()
            hub._forget_some()
            assert list(hub.tables) == names  # a request may still hold one

    asyncio.run(story())


def test_a_caller_shows_so_many_tokens(client):
    made, _ = open_table(client, "dice-race", "person", "person")
    own = made["seats"][0]["token"]
    others = ["x" * 32] * (MAX_TOKENS - 1)
    assert Person(client, made["table"], *others, own).look()["seats"][0]["you"]
    assert Person(client, made["table"], "x", *others, own).get().status_code == 400


def padded(count):
    """A request of so many bytes."""
    return b'{"tokens": []}'.ljust(count)


def test_a_body_may_be_so_large(sqlite):
    limits = Limits(body=2000, record=4000)
    with TestClient(create_app(quick(sqlite, limits=limits)), base_url="http://localhost") as client:

        def sent(path, body):
            return client.post(path, content=body, headers={"Content-Type": "application/json"})

        assert sent("/api/tables/mine", padded(2000)).status_code == 200
        over = sent("/api/tables/mine", padded(2001))
        assert over.status_code == 413 and over.json()["error"]["cure"] == "At most 1 kB."
        # Records may be larger; that this is none is another matter.
        assert sent("/api/records", json.dumps({}).ljust(4000).encode()).status_code == 422
        assert sent("/api/records/", json.dumps({}).ljust(4001).encode()).json()["error"]["cure"] == "At most 3 kB."


def test_the_last_lines_of_a_chat_are_shown(sqlite):
    with TestClient(create_app(quick(sqlite, limits=Limits(chat_lines=3)))) as client:
        _, (ann, _) = open_table(client, "dice-race", "person", "person")
        for n in range(1, 6):
            assert ann.post("/chat", {"text": f"line {n}"}).json()["n"] == n
        assert [line["n"] for line in ann.look()["chat"]] == [3, 4, 5]
        assert [line["n"] for line in ann.get("/chat").json()] == [3, 4, 5]


# --- who --------------------------------------------------------------------------------------------------------------


def test_other_sites_pages_may_not_take_away_either(client):
    made, (ann, _) = open_table(client, "dice-race", "person", "person")
    for headers in ({"Origin": "https://evil.example.org"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = client.delete(f"/api/tables/{made['table']}/seats/0/push", headers={**ann.headers, **headers})
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")
    assert client.delete(f"/api/tables/{made['table']}/seats/0/push", headers=ann.headers).status_code == 204


def test_pages_under_any_of_the_servers_own_names_may_act(sqlite):
    names = ("race.example.org", "play.example.org")
    settings = quick(sqlite, public=True, host="0.0.0.0", hosts=names)
    with TestClient(create_app(settings), base_url="http://race.example.org") as client:

        def status(origin):
            return client.post("/api/tables/mine", json={"tokens": []}, headers={"Origin": origin}).status_code

        assert [status(f"https://{name}") for name in names] == [200, 200]
        assert status("https://other.example.org") == 403


def test_behind_a_proxy_the_address_that_it_saw_counts(sqlite):
    """Whatever a caller puts into the header stands before what the proxy adds."""
    limits = Limits(moves_per_second=0.001, burst=2)
    settings = quick(sqlite, rated=True, behind_proxy=True, limits=limits)
    with TestClient(create_app(settings), base_url="http://localhost") as client:

        def ask(chain):
            headers = {"X-Forwarded-For": chain}
            return client.post("/api/tables/mine", json={"tokens": []}, headers=headers).status_code

        assert [ask(f"10.0.0.{n}, 203.0.113.9") for n in range(3)] == [200, 200, 429]
        assert ask("203.0.113.9, 203.0.113.10") == 200


def test_who_is_here_is_not_replaced_however_long_they_are_asked(sqlite):
    async def story():
        async with a_hub(sqlite) as hub:
            name, _ = await a_race(hub, takeover=60)
            table, clock = await hub.table(name), Clock(hub)
            table.thinking.since = dict.fromkeys(table.waiting, time.time() - 5000)
            viewer = Viewer((0,))
            table.viewers.add(viewer)
            for _ in range(3):
                await clock._look(table)
            assert table.seats[0].bot is None and table.seats[1].bot
            table.viewers.discard(viewer)
            await clock._look(table)
            assert table.seats[0].bot

    asyncio.run(story())


def test_the_bots_of_a_process_that_has_died_are_taken_on_after_a_while(sqlite):
    async def story():
        async with a_hub(sqlite) as hub:
            name, _ = await a_race(hub)
            table, clock, told = await hub.table(name), Clock(hub), []
            hub.after_change.append(told.append)
            table.row.changed = time.time() - ORPHANED + 2
            await clock._look(table)
            assert told == []
            table.row.changed = time.time() - ORPHANED - 1
            await clock._look(table)
            assert told == [table]

    asyncio.run(story())


def test_the_host_sits_down_without_an_invitation_and_nobody_else_does(client):
    made, (ann,) = open_table(client, "dice-race", "person", "open", "open")
    host = Person(client, made["table"], made["host"])
    assert ann.post("/seats/1/take", {"name": "Ann too"}).status_code == 403
    taken = host.post("/seats/1/take", {"name": "Hanna"})
    assert taken.status_code == 200 and host.look()["seats"][1]["name"] == "Hanna"


def test_a_race_that_goes_on_has_no_album(sqlite):
    """It would show every hand."""

    async def story():
        async with a_hub(sqlite) as hub:
            name, _ = await a_race(hub)
            await Keeper(hub).keep(name)
            assert await hub.storage.read(lambda connection: ledger.load_album(connection, name)) is None

    asyncio.run(story())
