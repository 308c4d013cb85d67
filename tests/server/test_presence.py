"""Who is at a table and who is away, above all just after a table was loaded: people are on their way back to it."""

import asyncio
import contextlib
import time

from litestar.testing import TestClient
from sqlalchemy import update

from pileup.server import ledger
from pileup.server.app import create_app
from pileup.server.clock import Clock
from pileup.server.hub import Hub
from pileup.server.listening import Listener
from pileup.server.messages import SeatBody, TableBody, TableSettings
from pileup.server.metrics import Metrics
from pileup.server.opening import open_table
from pileup.server.render import snapshot
from pileup.server.routes.stream import messages
from pileup.server.schema import tables
from pileup.server.seating import Caller
from pileup.server.storage import Conflict, Storage
from pileup.server.tokens import hashed
from tests.server import harness
from tests.server.harness import quick


@contextlib.asynccontextmanager
async def a_hub(url, **more):
    """A server's inside without clock and bots: nothing happens by itself."""
    hub = Hub(Storage(url), quick(url, **more), Metrics())
    listener = Listener(hub) if hub.storage.postgresql else None
    try:
        if listener is not None:
            assert await asyncio.to_thread(listener.listens.wait, 30)
        yield hub
    finally:
        if listener is not None:
            await asyncio.to_thread(listener.close)
        await hub.close()


async def a_race(hub, **settings):
    """A race of two people that was begun long ago; its name and the seats' tokens."""
    seats = [SeatBody("person"), SeatBody("person")]
    made = await open_table(hub, TableBody("dice-race", {}, seats, settings=TableSettings(**settings)))
    long_ago = update(tables).where(tables.c.id == made.table).values(started=time.time() - 5000)
    await hub.storage.write(lambda connection: connection.execute(long_ago))
    return made.table, [seat.token for seat in made.seats]


def presence(table):
    return [seat.here for seat in snapshot(table, Caller()).seats]


def test_after_a_restart_people_have_time_to_come_back(database):
    async def story():
        async with a_hub(database) as hub:
            name, _ = await a_race(hub, takeover=1, bank=60)
        async with a_hub(database, settle=1000) as hub:
            table, clock = await hub.table(name), Clock(hub)
            await clock._look(table)
            assert [seat.bot for seat in table.seats] == [None, None]  # however long they have been asked
            assert presence(table) == [None, None]  # nobody knows yet
            assert [seat.away for seat in snapshot(table, Caller()).seats] == [None, None]
            table.settles = time.monotonic()
            assert presence(table) == [False, False]
            assert all(seat.away is not None for seat in snapshot(table, Caller()).seats)
            for _ in range(2):  # one at a time: with each the table has changed
                await clock._look(table)
            assert all(seat.bot for seat in table.seats)

    asyncio.run(story())


def test_that_people_are_away_is_told_once_it_is_known(sqlite):
    async def story():
        async with a_hub(sqlite) as hub:
            name, _ = await a_race(hub)
        async with a_hub(sqlite, settle=0.05) as hub:
            table = await hub.table(name)
            seen = table.changes
            clock = asyncio.create_task(Clock(hub, every=0.01).run())
            async with asyncio.timeout(30):
                while table.changes == seen:
                    await asyncio.sleep(0.01)
            assert presence(table) == [False, False]
            hub.closing.set()
            await clock
            assert table.changes == seen + 1  # once

    asyncio.run(story())


def test_a_process_that_loads_a_table_is_told_at_once_who_is_there(postgres):
    async def story():
        url = postgres.database()
        async with a_hub(url) as one, a_hub(url, settle=1000) as two:
            name, tokens = await a_race(one)
            table = await one.table(name)
            stream = messages(one, table, frozenset([hashed(tokens[0])]), None, "x")
            await anext(stream)
            await anext(stream)
            there = await two.table(name)
            async with asyncio.timeout(30):  # nobody tells it by itself here: there is no clock
                while presence(there) != [True, None]:
                    await asyncio.sleep(0.01)
            await stream.aclose()
            async with asyncio.timeout(30):
                while presence(there)[0]:
                    await asyncio.sleep(0.01)

    asyncio.run(story())


# --- what they say ----------------------------------------------------------------------------------------------------


def test_what_was_said_elsewhere_meanwhile_is_shown_too(database):
    with contextlib.ExitStack() as stack:
        one, two = (
            stack.enter_context(TestClient(create_app(quick(database)), base_url="http://localhost")) for _ in range(2)
        )
        made, _ = harness.open_table(one, "dice-race", "person", "person")
        ann, ben = (
            harness.Person(http, made["table"], seat["token"])
            for http, seat in zip((one, two), made["seats"], strict=True)
        )
        ben.look()  # from here on the table is in the memory of both
        assert ann.post("/chat", {"text": "first"}).json()["n"] == 1
        assert ben.post("/chat", {"text": "second"}).json()["n"] == 2
        assert [line["text"] for line in ben.look()["chat"]] == ["first", "second"]


def test_two_who_speak_at_once_are_both_heard(client, monkeypatch):
    _, (ann, _) = harness.open_table(client, "dice-race", "person", "person")
    real, faults = ledger.add_chat, [Conflict(), Conflict()]

    def add_chat(connection, table, line):
        if faults:
            raise faults.pop()  # the other process has the number
        return real(connection, table, line)

    monkeypatch.setattr(ledger, "add_chat", add_chat)
    assert ann.post("/chat", {"text": "hello"}).status_code == 201
    faults += [Conflict()] * 100
    answer = ann.post("/chat", {"text": "hello?"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "stale")
    assert [line["text"] for line in ann.get("/chat").json()] == ["hello"]
