"""How long people think, and when a bot plays for them."""

import asyncio
import time

import pytest
from litestar.testing import TestClient
from sqlalchemy import select

from pileup.server.app import create_app
from pileup.server.clock import Clock
from pileup.server.ledger import Entry
from pileup.server.messages import SeatBody, TableBody, TableSettings
from pileup.server.opening import open_table
from pileup.server.render import snapshot
from pileup.server.schema import uptime
from pileup.server.seating import Caller
from pileup.server.seats import take_over
from pileup.server.storage import Storage, StorageDown
from pileup.server.table import PRESENCE_LASTS
from pileup.server.thinking import Thinking
from pileup.server.uptime import BEAT, GONE, RETURN, Outages, Uptime
from tests.server.harness import quick
from tests.server.test_presence import a_hub, a_race

NONE = Outages()


def entry(seat, at, kind="act"):
    return Entry(sequence=1, at=at, kind=kind, decision=None, seat=seat, lines="", length=1)


@pytest.mark.parametrize(
    ("kind", "at", "left"),
    [
        ("act", 110.0, 60 - 10 + 5),
        ("act", 500.0, 5),  # there is no debt, only what the answer adds
        ("bot", 110.0, 60),  # what a bot does in one's place costs nothing and brings nothing
        ("undo", 110.0, 60),
    ],
)
def test_an_answer_takes_its_time_from_the_bank(kind, at, left):
    thinking = Thinking(TableSettings(bank=60, increment=5), 2)
    thinking.began(100.0, [0])
    thinking.stepped(entry(0, at, kind), [1])
    assert thinking.left(NONE) == {0: left, 1: 60} and thinking.since == {1: at}
    assert not thinking.spent(0, at + 1000, NONE)  # it is not asked
    assert not thinking.spent(1, at + 59.9, NONE) and thinking.spent(1, at + 60, NONE)


def test_own_answers_in_a_row_are_one_turn_but_each_has_its_own_time():
    thinking = Thinking(TableSettings(), 2)
    thinking.began(100.0, [0])
    thinking.stepped(entry(0, 110.0), [0])
    assert thinking.since == {0: 110.0} and thinking.turns == {0: 100.0}
    thinking.stepped(entry(0, 120.0), [1])
    thinking.stepped(entry(1, 130.0), [0])
    assert thinking.turns == {0: 130.0}
    assert not thinking.spent(0, 1e9, NONE)  # no limit was set
    assert thinking.left(NONE) == {}


def test_who_is_away_has_the_agreed_time_from_when_they_are_asked(sqlite):
    async def story():
        async with a_hub(sqlite) as hub:
            name, _ = await a_race(hub, takeover=3600)
            table, clock = await hub.table(name), Clock(hub)
            for seat in table.seats:
                seat.seen = time.time() - 90_000
            now = time.time()
            table.thinking.since = dict.fromkeys(table.waiting, now - 3500)
            await clock._look(table)
            assert [seat.bot for seat in table.seats] == [None, None]
            table.thinking.since = dict.fromkeys(table.waiting, now - 3700)
            table.seats[0].seen = now - 60  # has only just left
            await clock._look(table)
            assert table.seats[0].bot is None and table.seats[1].bot

    asyncio.run(story())


def test_a_bot_does_not_take_over_from_who_has_answered_meanwhile(sqlite):
    async def story():
        async with a_hub(sqlite) as hub:
            name, _ = await a_race(hub)
            table = await hub.table(name)
            await take_over(hub, table, 0, "random", only_at=table.sequence + 1)
            assert table.seats[0].bot is None
            await take_over(hub, table, 0, "random", only_at=table.sequence)
            assert table.seats[0].bot == "random"
            await take_over(hub, table, 1, "greedy")  # its person wants that one
            await take_over(hub, table, 1, "random", only_at=table.sequence)
            assert table.seats[1].bot == "greedy"

    asyncio.run(story())


def test_what_another_process_said_of_who_is_there_holds_for_a_while(sqlite):
    async def story():
        async with a_hub(sqlite) as hub:
            name, _ = await a_race(hub)
            table = await hub.table(name)
            table.elsewhere["other"] = (frozenset({1}), time.monotonic() - PRESENCE_LASTS + 20)
            assert not table.here(0) and table.here(1) and table.watched
            table.elsewhere["other"] = (frozenset({1}), time.monotonic() - PRESENCE_LASTS - 1)
            assert not table.here(1) and not table.watched

    asyncio.run(story())


# --- outages ----------------------------------------------------------------------------------------------------------


def outages(*stretches):
    found = Outages()
    found.learn(stretches)
    return found


def test_outages_are_where_no_process_was_there_and_a_moment_to_find_back():
    one = outages((0, 100), (400, 500), (450, 900), (1000, 1000))
    # From 100 to 400, from 900 to 1000, and RETURN after each.
    assert RETURN == 10
    assert one.between(0, 2000) == one.between(0) == 310 + 110
    assert one.between(0, 100) == 0 and one.between(0, 150) == 50 and one.between(150, 200) == 50
    assert one.between(395, 420) == 15 and one.between(410, 900) == 0
    assert one.between(50, 40) == 0
    assert one.last == 1010
    assert outages((0, 100), (10, 20), (50, 60)).between(0) == 0  # one of several was there all the time
    assert Outages().between(0) == 0 and Outages().last == 0


def test_a_process_that_is_started_again_and_again_makes_one_outage():
    one = outages((0, 100), (200, 202), (205, 206), (300, 400))
    assert one.between(0) == (215 - 100) + (310 - 206 - 9)  # what was counted as finding back once is so once only
    assert one.between(0, 204) == 104 and one.between(207, 215) == 8


def test_what_is_known_already_changes_nothing():
    one = outages((0, 100), (400, 500))
    assert not one.learn([(400, 800), (0, 100)]) and one.changes == 1
    assert one.learn([(0, 100), (400, 500), (900, 900)]) and one.changes == 2


def test_an_outage_costs_nobody_time():
    thinking = Thinking(TableSettings(bank=60, increment=5), 2)
    thinking.began(100.0, [0])
    thinking.stepped(entry(0, 150.0), [1])  # asked for 50 seconds, of which 20 were an outage and 10 a way back
    down = outages((0, 110), (130, 160), (400, 400))
    assert thinking.left(down) == {0: 60 - 20 + 5, 1: 60}
    assert thinking.left(NONE)[0] == 60 - 50 + 5
    # The other has been asked since 150: for ten seconds, then comes the way back until 410.
    assert thinking.asked(1, down) == 150 + (410 - 160)
    assert not thinking.spent(1, 409.0, down) and not thinking.spent(1, 459.9, down) and thinking.spent(1, 460.0, down)
    assert thinking.asked(0, down) is None and not thinking.spent(0, 1e9, down)
    assert down.learn([(0, 110), (130, 160), (170, 400)])  # another process had been there
    assert thinking.asked(1, down) == 150 + 20


def a_process(storage, now, learnt=None):
    """The signs of life of a process whose clock is `now[0]`."""
    return Uptime(storage, Outages() if learnt is None else learnt, clock=lambda: now[0])


def test_signs_of_life_tell_of_kills_of_sleep_and_of_lost_databases(database):
    storage, now, learnt = Storage(database), [1000.0], Outages()

    async def story():
        first = a_process(storage, now, learnt)
        for _ in range(4):
            await first.beat()
            now[0] += BEAT
        # Killed at 1040, which nobody notes: its last sign is of 1030. Started again at 1100.
        now[0] = 1100.0
        second = a_process(storage, now, learnt)
        await second.beat()
        assert learnt.between(0) == 70 + RETURN and learnt.last == 1100 + RETURN
        now[0] += GONE  # a busy machine, no more
        await second.beat()
        assert learnt.between(0) == 70 + RETURN
        now[0] += GONE + 1  # it slept
        await second.beat()
        assert learnt.between(0) == 70 + GONE + 1 + 2 * RETURN
        for _ in range(2):
            now[0] += BEAT
            await second.beat()
        before, until = learnt.between(0), now[0]
        real = storage.write

        async def away(work):
            raise StorageDown("away")

        storage.write = away
        now[0] += BEAT
        with pytest.raises(StorageDown):
            await second.beat()
        storage.write = real
        now[0] += 2
        await second.beat()
        assert learnt.between(0) == before + (now[0] - until) + RETURN
        # Another process beside it makes no outage, and ends none that was.
        known = learnt.changes
        now[0] += 5
        await a_process(storage, now).beat()
        await second.beat()
        assert learnt.changes == known
        # While it is there the other one may go.
        beside = a_process(storage, now, learnt)
        await beside.beat()
        for _ in range(5):
            now[0] += BEAT
            await beside.beat()
        await a_process(storage, now, learnt).beat()
        assert learnt.changes == known

    try:
        asyncio.run(story())
    finally:
        storage.close()


def test_whose_time_ran_when_the_server_was_killed_has_it_still(database, monkeypatch):
    """A minute of thinking, an hour without a server, a moment to find back: a minute is gone."""
    now = [time.time()]

    async def story():
        async with a_hub(database) as hub:
            terms = TableSettings(bank=300, takeover=120)
            made = await open_table(hub, TableBody("dice-race", {}, [SeatBody("person")] * 2, settings=terms))
            name = made.table
            uptime = a_process(hub.storage, now, hub.outages)
            asked = (await hub.table(name)).thinking.since[0]
            monkeypatch.setattr(time, "time", lambda: now[0])
            now[0] = asked + 60
            await uptime.beat()
        now[0] += 3600
        async with a_hub(database) as hub:
            await a_process(hub.storage, now, hub.outages).beat()
            table, clock = await hub.table(name), Clock(hub)
            started = now[0]

            def seats():
                return [seat.bot for seat in table.seats]

            for seconds in (0, RETURN + 119):  # away, too, from when people could have been back
                now[0] = started + seconds
                await clock._look(table)
                assert seats() == [None, None]
            table.settings = TableSettings(bank=300)  # for what is left of their time alone
            now[0] = started + RETURN + 239
            await clock._look(table)
            assert seats() == [None, None]
            now[0] = started + RETURN + 241
            await clock._look(table)
            assert seats()[0]

    asyncio.run(story())


def test_who_does_not_come_back_after_an_outage_is_away_from_then_on(sqlite):
    async def story():
        async with a_hub(sqlite) as hub:
            name, _ = await a_race(hub, takeover=60)
            table, clock = await hub.table(name), Clock(hub)
            now = time.time()
            table.thinking.since = dict.fromkeys(table.waiting, now - 5000)
            hub.outages.learn([(now - 9000, now - 4000), (now - RETURN - 50, now)])
            await clock._look(table)
            assert [seat.bot for seat in table.seats] == [None, None]
            hub.outages.learn([(now - 9000, now - 4000), (now - RETURN - 70, now)])
            await clock._look(table)
            assert table.seats[0].bot

    asyncio.run(story())


def test_a_server_notes_that_it_is_there_and_how_long_it_was(sqlite):
    def rows():
        storage = Storage(sqlite)
        try:
            return storage.read_now(lambda connection: sorted(map(tuple, connection.execute(select(uptime)))))
        finally:
            storage.close()

    for count in (1, 2):
        with TestClient(create_app(quick(sqlite)), base_url="http://localhost"):
            assert len(rows()) == count
            began = time.time()
            while time.time() == began:
                pass
        (last,) = [row for row in rows() if row[1] == max(row[1] for row in rows())]
        assert last[2] > last[1]


def test_how_long_people_have_is_told_as_if_there_had_been_no_outage(sqlite):
    async def story():
        async with a_hub(sqlite) as hub:
            name, _ = await a_race(hub, bank=300)
            table = await hub.table(name)
            asked, seen = table.thinking.since[0], table.changes
            assert snapshot(table, Caller()).seats[0].since == asked
            hub.outages.learn([(0, asked + 10), (asked + 110, asked + 200)])
            hub.outages_changed()
            assert snapshot(table, Caller()).seats[0].since == asked + 100 + RETURN
            assert table.changes == seen + 1  # and everybody is told

    asyncio.run(story())
