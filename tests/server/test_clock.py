"""How long people think, and when a bot plays for them."""

import asyncio
import time

import pytest

from pileup.server.clock import Clock
from pileup.server.ledger import Entry
from pileup.server.messages import TableSettings
from pileup.server.seats import take_over
from pileup.server.table import PRESENCE_LASTS, Thinking
from tests.server.test_presence import a_hub, a_race


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
    assert thinking.left == {0: left, 1: 60} and thinking.since == {1: at}
    assert not thinking.spent(0, at + 1000)  # it is not asked
    assert not thinking.spent(1, at + 59.9) and thinking.spent(1, at + 60)


def test_own_answers_in_a_row_are_one_turn_but_each_has_its_own_time():
    thinking = Thinking(TableSettings(), 2)
    thinking.began(100.0, [0])
    thinking.stepped(entry(0, 110.0), [0])
    assert thinking.since == {0: 110.0} and thinking.turns == {0: 100.0}
    thinking.stepped(entry(0, 120.0), [1])
    thinking.stepped(entry(1, 130.0), [0])
    assert thinking.turns == {0: 130.0}
    assert not thinking.spent(0, 1e9)  # no limit was set


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
