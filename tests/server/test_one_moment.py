"""What a process knows of a table is of one moment, whatever another process writes while it is being read."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pileup.server.hub import Hub
from pileup.server.messages import SeatBody, TableBody
from pileup.server.metrics import Metrics
from pileup.server.opening import open_table
from pileup.server.render import news_bytes
from pileup.server.seating import caller_of
from pileup.server.steps import choose
from pileup.server.storage import Storage
from tests.server.harness import quick


class Two:
    """Two processes in this one, on one database: `other` writes as soon as `mine` has read something."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        url = f"sqlite:///{folder / 'tables.sqlite'}"
        self.mine, self.other = (Hub(Storage(url), quick(url), Metrics()) for _ in range(2))
        self.name = ""
        self.armed = False
        read = self.mine.storage.read

        async def and_then(work):
            found = await read(work)
            if self.armed:
                self.armed = False
                await self.step()
            return found

        monkeypatch.setattr(self.mine.storage, "read", and_then)

    async def open(self) -> None:
        made = await open_table(self.other, TableBody("dice-race", {}, [SeatBody("person"), SeatBody("person")]))
        self.name = made.table

    async def step(self) -> None:
        """The other process makes a step, and this one is told."""
        table = await self.other.table(self.name)
        assert table.race is not None
        seat = table.waiting[0]
        option = table.race.game.kind.actions.text(table.race.legal(seat)[0])
        await choose(self.other, table, (seat,), table.race.decision_id(seat), option)
        self.mine.stale(self.name)

    async def close(self) -> None:
        await self.mine.close()
        await self.other.close()


def test_a_dropped_race_is_built_as_far_as_its_row_says(tmp_path, monkeypatch):
    async def run():
        two = Two(tmp_path, monkeypatch)
        await two.open()
        await two.step()
        table = await two.mine.table(two.name)
        watcher = caller_of(table.row, table.seats, frozenset())
        assert table.sequence == 1
        before = news_bytes(table, watcher, 1)  # as somebody gets it who comes back just now
        table.race = None  # as after a write that failed
        two.armed = True
        async with table.lock:
            await two.mine.fresh(table)
            assert table.row.sequence == table.sequence == 1
            assert news_bytes(table, watcher, 1) == before
            assert table.stale  # the step that came meanwhile is looked for before the table is used again
            await two.mine.fresh(table)
            assert table.row.sequence == table.sequence == 2
            assert news_bytes(table, watcher, 1) != before
        await two.close()

    asyncio.run(run())


def test_a_step_that_is_told_while_a_table_is_loaded_is_not_missed(tmp_path, monkeypatch):
    async def run():
        two = Two(tmp_path, monkeypatch)
        await two.open()
        two.armed = True
        table = await two.mine.table(two.name)
        assert table.row.sequence == table.sequence
        async with table.lock:
            await two.mine.fresh(table)
            assert table.row.sequence == table.sequence == 1
        await two.close()

    asyncio.run(run())
