"""All live tables of this process: finding, loading and forgetting them, and holding one alone while it changes."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection

from pileup.errors import PileupError
from pileup.server import ledger
from pileup.server.ledger import ChatLine, Entry, SeatRow, TableRow
from pileup.server.metrics import Metrics
from pileup.server.refusals import Refusal, places_of
from pileup.server.saves import restore
from pileup.server.settings import Settings
from pileup.server.storage import Storage, StorageDown
from pileup.server.table import LiveTable, TableSpoilt, game_of, settings_of
from pileup.server.uptime import Outages

__all__ = ["Hub"]

log = logging.getLogger("pileup.server")
T = TypeVar("T")


class _Stored(NamedTuple):
    """What is kept of a table: its rows, some of its chat, and its race as a saved beginning and the entries since."""

    row: TableRow
    seats: list[SeatRow]
    chat: list[ChatLine]
    save: tuple[int, str, bytes] | None
    entries: list[Entry]


class Hub:
    """The tables of one server process.

    Args:
        storage: the database; settings, metrics: of this process.
    """

    def __init__(self, storage: Storage, settings: Settings, metrics: Metrics) -> None:
        self.storage = storage
        self.settings = settings
        self.metrics = metrics
        self.process = secrets.token_hex(4)
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._told: set[str] = set()  # tables that another process wrote to while they were being loaded here
        self._tasks: set[asyncio.Task[Any]] = set()
        self.thinkers = ThreadPoolExecutor(settings.bot_workers, "pileup-bot")
        self.aside = ThreadPoolExecutor(1, "pileup-bot-aside")
        self.replayers = ThreadPoolExecutor(2, "pileup-replay")
        self.after_change: list[Callable[[LiveTable], None]] = []  # bots, time limits: told after every commit
        self.closing = asyncio.Event()
        self.streams: dict[str, int] = {}
        self.outages = Outages()
        metrics.gauges["live_tables"] = lambda: len(self.tables)
        metrics.gauges["streams"] = lambda: sum(self.streams.values())
        metrics.gauges["commits"] = lambda: storage.commits
        metrics.gauges["writes"] = lambda: storage.writes

    # --- finding ------------------------------------------------------------------------------------------------------

    async def table(self, name: str) -> LiveTable:
        """The table of a name, from memory or loaded; Refusal 404 where there is none."""
        table = self.tables.get(name)
        if table is None:
            task = self._loading.get(name)
            if task is None:
                task = self._loading[name] = asyncio.create_task(self._load(name))
                task.add_done_callback(lambda _: self._loaded(name))
            table = await asyncio.shield(task)
            if table is None:
                raise Refusal(404, "no-table", "There is no such table.", "table", "The link may be incomplete.")
        table.touched = time.monotonic()
        return table

    def _loaded(self, name: str) -> None:
        self._loading.pop(name, None)
        self._told.discard(name)

    async def _load(self, name: str) -> LiveTable | None:
        if not 16 <= len(name) <= 32:
            return None
        stored = await self._stored(name)
        if stored is None:
            return None
        try:
            await asyncio.to_thread(game_of, stored.row.description)  # building one takes a while
        except PileupError as error:
            raise TableSpoilt(
                f"This race can't be set up under today's rules: {error.what}", "table", "Its record is kept."
            ) from error
        table, _ = await self._built(stored)
        table.settles = time.monotonic() + self.settings.settle
        table.stale = name in self._told
        table.outages = self.outages
        self.tables[name] = table
        self._forget_some()
        self._say(f"{self.process} {table.id} who")
        self.changed(table)
        return table

    async def _stored(self, name: str, spoken: int = 0, since: int | None = None, saves: bool = True) -> _Stored | None:
        """What is kept of a table, all of one moment.

        Args:
            spoken: chat after this line; since: entries after this one; None: the whole race, where `saves` may
                stand for its beginning.
        """
        limit = self.settings.limits.chat_lines

        def read(connection: Connection) -> _Stored | None:
            found = ledger.load_table(connection, name)
            if found is None:
                return None
            save = ledger.load_save(connection, name) if saves and since is None else None
            entries = ledger.entries_after(connection, name, since or 0 if save is None else save[0])
            return _Stored(*found, ledger.load_chat(connection, name, spoken, limit), save, entries)

        return await self.storage.read(read)

    async def _built(self, stored: _Stored) -> tuple[LiveTable, _Stored]:
        """A table as it is kept, its race built in a thread; and what it was built from."""

        def build() -> LiveTable | None:
            built = LiveTable(stored.row, stored.seats, stored.chat)
            if stored.row.status == "gathering":
                return built
            built.begin()
            if stored.save is not None and not restore(built, stored.save):
                return None
            built.apply(stored.entries)
            return built

        built = await asyncio.to_thread(build)
        if built is None:  # saved by another Pileup: play all of it again
            again = await self._stored(stored.row.id, saves=False)
            if again is None:
                raise Refusal(404, "no-table", "There is no such table.", "table")
            return await self._built(again._replace(chat=stored.chat))
        if built.race is not None:
            self.metrics.count("tables_loaded")
        return built, stored

    def _forget_some(self) -> None:
        """Drops the longest untouched tables that nobody looks at; they stay in the database."""
        spare = len(self.tables) - self.settings.limits.live_tables
        if spare <= 0:
            return
        quiet = time.monotonic() - 30  # a request may still hold a table that was touched just now
        idle = [
            one
            for one in self.tables.values()
            if not one.viewers and not one.lock.locked() and not one.bots_busy and one.touched < quiet
        ]
        for table in sorted(idle, key=lambda one: one.touched)[:spare]:
            del self.tables[table.id]

    async def fresh(self, table: LiveTable) -> None:
        """Brings a table in step with the database; the caller holds its lock.

        Nothing is read unless the race was dropped (a write failed) or another process wrote.
        """
        if not table.stale and (table.race is not None or table.row.status == "gathering"):
            return
        spoken = table.chat[-1].number if table.chat else 0
        sequence, revision = table.sequence, table.row.revision
        table.stale = False  # what is written from here on makes it stale again
        try:
            stored = await self._stored(table.id, spoken, None if table.race is None else sequence)
        except BaseException:
            table.stale = True
            raise
        if stored is None:
            raise Refusal(404, "no-table", "There is no such table.", "table")
        if table.race is not None:
            try:
                table.apply(stored.entries)
            except BaseException:
                table.race = None
                raise
        elif stored.row.status != "gathering":
            # Built aside, so that nobody sees a race that another thread is working on.
            built, stored = await self._built(stored)
            table.take_race(built)
        table.row, table.seats = stored.row, stored.seats
        if revision != table.row.revision:
            table.settings = settings_of(table.row.settings)
        if table.row.status == "gathering":
            table.race = None
        table.chat = [*table.chat, *stored.chat][-self.settings.limits.chat_lines :]
        if sequence != table.sequence or revision != table.row.revision:
            table.publish()
        elif stored.chat:
            for viewer in table.viewers:
                viewer.news.set()

    async def keep_on(self, one: Callable[[], Awaitable[bool]]) -> None:
        """Does `one` until it says that nothing is left; the longer the database is away, the longer it waits."""
        pause = 0.5
        while not self.closing.is_set():
            try:
                if not await one():
                    return
                pause = 0.5
            except StorageDown:
                await asyncio.sleep(pause)
                pause = min(pause * 2, 10.0)

    # --- changing -----------------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def turn(self, table: LiveTable) -> AsyncIterator[None]:
        """Holds a table alone and in step with the database; whatever fails in between makes it load again."""
        async with table.lock:
            await self.fresh(table)
            try:
                yield
            except Refusal:
                raise  # before anything was changed, or the table was marked already
            except BaseException:
                table.race = None
                table.stale = True
                raise

    def stale(self, name: str) -> None:
        """Another process wrote to a table: whoever looks at it here sees that next."""
        table = self.tables.get(name)
        if table is not None:
            table.stale = True
            for viewer in table.viewers:
                viewer.news.set()
        elif name in self._loading:
            self._told.add(name)

    async def compare(self) -> None:
        """Looks whether a step of another process was missed: it may have died before it told."""
        seen = {table.id: (table.row.sequence, table.row.revision) for table in self.tables.values() if table.viewers}
        with contextlib.suppress(StorageDown):
            for name, *stands in await self.storage.read(lambda connection: ledger.standings(connection, list(seen))):
                table = self.tables.get(name)
                if table is not None and not table.lock.locked() and tuple(stands) > seen[name]:
                    self.stale(name)

    def elsewhere(self, name: str, process: str, seats: frozenset[int]) -> None:
        """Another process tells who is at a table by way of it."""
        table = self.tables.get(name)
        if table is None:
            return
        before = [seat.seat for seat in table.seats if table.here(seat.seat)]
        table.elsewhere[process] = (seats, time.monotonic())
        after = [seat.seat for seat in table.seats if table.here(seat.seat)]
        for seat in before:
            if seat not in after:
                table.away[seat] = time.time()
        if before != after:
            table.publish()

    def tell_presence(self, table: LiveTable) -> None:
        """Tells the other processes who is at a table by way of this one."""
        self._say(f"{self.process} {table.id} here {','.join(map(str, sorted(table.present)))}")

    def asked_who(self, name: str) -> None:
        """Another process has just loaded a table and asks who is there by way of this one."""
        table = self.tables.get(name)
        if table is not None and table.present:
            self.tell_presence(table)

    def _say(self, text: str) -> None:
        """Says something to the other processes, where there may be any."""
        if self.storage.postgresql and not self.closing.is_set():
            self.spawn(self.storage.write(lambda connection: ledger.notify(connection, text)))

    def all_stale(self) -> None:
        """Nobody knows what other processes wrote meanwhile."""
        for name in list(self.tables):
            self.stale(name)

    def outages_changed(self) -> None:
        """Tells everybody whose time runs, or stood still, what is left of it."""
        for table in self.tables.values():
            if table.settings.bank and table.row.status == "racing":
                table.publish()

    def changed(self, table: LiveTable) -> None:
        """Tells bots and clocks that a table stands differently."""
        if not self.closing.is_set():
            for told in self.after_change:
                told(table)

    async def replaying(self, work: Callable[..., T], *arguments: Any) -> T:
        """Runs `work` that plays whole races again in one of few threads of its own.

        It may take seconds, and anybody may ask for it: races that go on must not wait for a thread because of it.
        """
        return await asyncio.get_running_loop().run_in_executor(self.replayers, functools.partial(work, *arguments))

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Runs something in the background of this process; its faults go to the log."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background: %s at %s", type(error).__name__, places_of(error))

    def end_streams(self) -> None:
        """Lets every open stream end: its client comes back by itself, to this server's successor."""
        self.closing.set()
        for table in self.tables.values():
            for viewer in table.viewers:
                viewer.news.set()

    async def close(self) -> None:
        """Ends streams and bots, commits what is queued, closes the database."""
        self.end_streams()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for threads in (self.thinkers, self.aside, self.replayers):
            threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.storage.close)
