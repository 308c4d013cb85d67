"""The way to the database: one writer that commits many tables' moves together, and readers beside it.

A move counts once its transaction is on disk. Waiting for the disk is what costs, so all writes that arrive while one
commit runs share the next one (group commit). SQLAlchemy Core works in threads of its own; the event loop never waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, OperationalError

from pileup.errors import PileupError
from pileup.server.databases import database_url, patience, shown, sqlite_file
from pileup.server.migrate import bring_up_to_date

__all__ = ["Conflict", "Storage", "StorageDown"]

T = TypeVar("T")
A = TypeVar("A")
Work = Callable[[Connection], T]
# Does the same for many at once; a result that is an exception belongs to its one alone, and is none of the database's.
Bulk = Callable[[Connection, list[A]], list[T | Exception]]
_TOGETHER = 128  # writes in one transaction at most
_TRIES = 4
PATIENCE = 8.0  # seconds that anybody waits for the database


class Conflict(Exception):
    """Somebody else wrote this sequence number first."""


class StorageDown(Exception):
    """The database can't be reached just now."""


class Storage:
    """A database, open.

    Args:
        url: SQLAlchemy URL: `sqlite:///path` or `postgresql://user@host/name`.
        existing: only one that is there already; nothing is made.

    Raises:
        PileupError: the URL makes no sense, the database can't be opened, or it is of a newer Pileup or of none.
    """

    def __init__(self, url: str, existing: bool = False) -> None:
        self.url = database_url(url)
        self.postgresql = self.url.get_backend_name() == "postgresql"
        if not self.postgresql:
            sqlite_file(self.url, existing)
        try:
            self.engine = self._engine()
        except ModuleNotFoundError as error:
            raise PileupError(
                f"PostgreSQL needs the package {error.name}.", "database", "Install it: pip install 'pileup[postgres]'."
            ) from None
        try:
            with self.engine.execution_options(writes=True).begin() as connection:
                if self.postgresql:  # several processes may start at once: one migrates, the others wait
                    connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7069)")
                bring_up_to_date(connection, existing)
        except DBAPIError as error:
            raise PileupError(
                f"The database can't be opened: {_first_line(error).rstrip('.')}.",
                shown(self.url),
                "Is it running, and may Pileup write there?"
                if self.postgresql
                else "Is there such a folder, and may Pileup write there?",
            ) from None
        # PostgreSQL else shows each statement the newest; SQLite's readers see one moment anyway.
        self._reading = (
            self.engine.execution_options(isolation_level="REPEATABLE READ") if self.postgresql else self.engine
        )
        self._queue: queue.SimpleQueue[tuple[Work[Any] | _Part, Future[Any]] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(4, "pileup-read")
        self._writer = threading.Thread(target=self._write_all, name="pileup-write", daemon=True)
        self._closed = False
        self.commits = 0
        self.writes = 0
        self._news: queue.SimpleQueue[list[str] | None] | None = None
        if self.postgresql:
            self._news = queue.SimpleQueue()
            self._teller = threading.Thread(target=self._tell_all, name="pileup-tell", daemon=True)
            self._teller.start()
        self._writer.start()

    def _engine(self) -> Engine:
        if self.postgresql:
            # A server that vanished without a word is given up, like one that says that it is away.
            given_up = {"connect_timeout": 5, "tcp_user_timeout": 10_000}
            return create_engine(
                self.url,
                pool_size=6,
                max_overflow=4,
                pool_pre_ping=False,
                hide_parameters=True,
                connect_args={name: value for name, value in given_up.items() if name not in self.url.query},
            )
        engine = create_engine(
            self.url, hide_parameters=True, connect_args={"timeout": patience(self.url), "check_same_thread": False}
        )

        @event.listens_for(engine, "connect")
        def configure(connection: sqlite3.Connection, _: Any) -> None:
            connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-16000"):
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            writes = connection.get_execution_options().get("writes")
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

        return engine

    # --- reading ----------------------------------------------------------------------------------------------------

    async def read(self, work: Work[T]) -> T:
        """Runs `work(connection)` in a reader's thread; StorageDown when the database is away, or says nothing.

        All that `work` reads is of one moment, whatever others write meanwhile.
        """
        if self._closed:
            raise StorageDown("closed")
        with _patience():
            async with asyncio.timeout(PATIENCE):
                return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, work)

    def read_now(self, work: Work[T]) -> T:
        """As `read`, in the caller's thread."""
        return self._again(lambda: self._run(work, self._reading))

    # --- writing ----------------------------------------------------------------------------------------------------

    async def write(self, work: Work[T]) -> T:
        """Runs `work(connection)` in the next transaction and returns its result once that is committed.

        `work` may be run a second time (in a transaction of its own) when another write in the same transaction fails,
        so it must do nothing but use the connection.

        Raises:
            StorageDown: not committed, as far as we know: a database that said nothing in time may still do it.
            Exception: whatever `work` raised; nothing of it is kept.
        """
        with _patience():
            async with asyncio.timeout(PATIENCE):
                return await asyncio.wrap_future(self.submit(work))

    def submit(self, work: Work[T] | _Part) -> Future[T]:
        """As `write`, for any thread."""
        future: Future[T] = Future()
        if self._closed:
            future.set_exception(StorageDown("closed"))
        else:
            self._queue.put((work, future))
        return future

    async def write_among(self, work: Bulk[A, T], one: A) -> T:
        """As `write`, for what is written again and again: all that waits for the same `work` is one call of it.

        Raises:
            StorageDown: not committed.
            Exception: what `work` gave as this one's result; the others' are kept.
        """
        with _patience():
            async with asyncio.timeout(PATIENCE):
                return await asyncio.wrap_future(self.submit_among(work, one))

    def submit_among(self, work: Bulk[A, T], one: A) -> Future[T]:
        """As `write_among`, for any thread."""
        return self.submit(_Part(work, one))

    def _write_all(self) -> None:
        engine = self.engine.execution_options(writes=True)
        while True:
            first = self._queue.get()
            if first is None:
                return
            batch = [first]
            last = False
            with contextlib.suppress(queue.Empty):
                while len(batch) < _TOGETHER:
                    more = self._queue.get_nowait()
                    if more is None:
                        last = True
                        break
                    batch.append(more)
            self._commit(engine, batch)
            if last:
                return

    def _commit(self, engine: Engine, batch: list[tuple[Work[Any] | _Part, Future[Any]]]) -> None:
        # Who waited may be gone; from here on nobody can call a write back any more.
        batch = [(work, future) for work, future in batch if future.running() or future.set_running_or_notify_cancel()]
        if not batch:
            return

        def together() -> list[Any]:
            with engine.begin() as connection:
                news.clear()
                connection.info["news"] = news
                return _run_all(connection, [work for work, _ in batch])

        news: list[str] = []
        try:
            results = self._again(together)
        except StorageDown as down:
            for _, future in batch:
                future.set_exception(down)
            return
        except Exception as error:
            if len(batch) == 1:
                batch[0][1].set_exception(error)
                return
            for one in batch:  # one of them fails: each on its own, so that it fails alone
                self._commit(engine, [one])
            return
        self.commits += 1
        self.writes += len(batch)
        if news and self._news is not None:
            self._news.put(news)
        for (_, future), result in zip(batch, results, strict=True):
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

    def _run(self, work: Work[T], engine: Engine) -> T:
        with engine.begin() as connection:
            return work(connection)

    def _tell_all(self) -> None:
        """Tells the other processes what was committed, from a thread and a connection of its own.

        Not in the same transaction: a commit that notifies holds a lock of the whole database while it waits for the
        disk. Should this process die in between, the others find out by themselves (`Clock`). What gathers meanwhile
        goes together, and as nothing is stored nobody waits for the disk.
        """
        assert self._news is not None
        connection: Connection | None = None
        while True:
            told = self._news.get()
            if told is None:
                break
            last = False
            with contextlib.suppress(queue.Empty):
                while more := self._news.get_nowait():
                    told = [*told, *more]
                last = True
            try:
                if connection is None:
                    connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
                    connection.exec_driver_sql("SET synchronous_commit = off")
                connection.exec_driver_sql(_NOTIFY, (_payloads(told),))
            except DBAPIError:  # the database is away: whoever listens looks at everything anew afterwards
                if connection is not None:
                    connection.invalidate()
                    connection.close()
                connection = None
            if last:
                break
        if connection is not None:
            connection.invalidate()  # it is not as the others are
            connection.close()

    def _again(self, run: Callable[[], T]) -> T:
        """Once more when the connection had gone stale (the database was restarted) or another process was in the way.

        Raises:
            StorageDown: the database is away.
        """
        for attempt in range(_TRIES):
            try:
                return run()
            except DBAPIError as error:
                if (attempt == 0 and _lost(error)) or (attempt < _TRIES - 1 and _in_the_way(error)):
                    continue
                raise _translated(error) from None
        raise AssertionError("unreachable")

    # --- the end ----------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Commits what is queued and lets go of the database."""
        if self._closed:
            return
        self._closed = True
        self._queue.put(None)
        self._writer.join(timeout=15)
        if self._news is not None:
            self._news.put(None)
            self._teller.join(timeout=5)
        self._readers.shutdown(wait=True)
        self.engine.dispose()


@contextlib.contextmanager
def _patience() -> Iterator[None]:
    """Who waited for too long is told that the database is away."""
    try:
        yield
    except TimeoutError:
        raise StorageDown("it says nothing") from None


class _Part:
    """One piece of work that others like it share a call with."""

    def __init__(self, work: Bulk[Any, Any], one: Any) -> None:
        self.work, self.one = work, one


def _run_all(connection: Connection, works: list[Work[Any] | _Part]) -> list[Any]:
    """The results of all works, parts of the same bulk done together where the first of them stands."""
    results: list[Any] = [None] * len(works)
    bulks: dict[Any, list[int]] = {}
    for n, work in enumerate(works):
        if isinstance(work, _Part):
            bulks.setdefault(work.work, []).append(n)
    for n, work in enumerate(works):
        if not isinstance(work, _Part):
            results[n] = work(connection)
        elif (numbers := bulks.pop(work.work, None)) is not None:
            found = work.work(connection, [part.one for k in numbers if isinstance(part := works[k], _Part)])
            for k, result in zip(numbers, found, strict=True):
                results[k] = result
    return results


def _payloads(news: list[str]) -> list[str]:
    """News packed into as few notifications as their size allows, one piece a line."""
    packed: list[str] = []
    for one in dict.fromkeys(news):
        if packed and len(packed[-1]) + len(one) < _PAYLOAD:
            packed[-1] += f"\n{one}"
        else:
            packed.append(one)
    return packed


_PAYLOAD = 7000  # PostgreSQL takes just under 8000 bytes
_NOTIFY = "SELECT pg_notify('pileup', one) FROM unnest(%s::text[]) AS one"


def _lost(error: BaseException) -> bool:
    return isinstance(error, DBAPIError) and bool(error.connection_invalidated)


def _in_the_way(error: DBAPIError) -> bool:
    """Two processes waited for each other, and PostgreSQL let this one go."""
    return getattr(error.orig, "sqlstate", None) in ("40P01", "40001")


def _translated(error: Exception) -> Exception:
    if isinstance(error, OperationalError) or _lost(error):
        return StorageDown(_first_line(error))
    return error


def _first_line(error: BaseException) -> str:
    original = getattr(error, "orig", None) or error
    return (str(original).strip().splitlines() or [type(original).__name__])[0]
