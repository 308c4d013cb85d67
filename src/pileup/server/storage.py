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
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, OperationalError

from pileup.errors import PileupError
from pileup.server.migrate import bring_up_to_date

__all__ = ["Conflict", "Storage", "StorageDown"]

T = TypeVar("T")
Work = Callable[[Connection], T]
_TOGETHER = 128  # writes in one transaction at most


class Conflict(Exception):
    """Somebody else wrote this sequence number first."""


class StorageDown(Exception):
    """The database can't be reached just now."""


class Storage:
    """A database, open.

    Args:
        url: SQLAlchemy URL: `sqlite:///path` or `postgresql://user@host/name`.

    Raises:
        PileupError: the URL makes no sense, the database can't be opened, or it is of a newer Pileup.
    """

    def __init__(self, url: str) -> None:
        try:
            parsed = make_url(url)
            if parsed.drivername in ("postgres", "postgresql"):
                parsed = parsed.set(drivername="postgresql+psycopg")
            self.postgresql = parsed.get_backend_name() == "postgresql"
            if not self.postgresql and parsed.get_backend_name() != "sqlite":
                raise PileupError(f"Pileup keeps no tables in {parsed.get_backend_name()!r}.", "database", _URLS)
            if not self.postgresql and parsed.database in (None, "", ":memory:"):
                raise PileupError("Tables kept in memory only would be lost.", "database", "Give a file.")
            self.url = parsed
            self.engine = self._engine()
        except ArgumentError:
            raise PileupError("That is no database URL.", "database", _URLS) from None
        except NoSuchModuleError:
            raise PileupError(f"There is no database driver {parsed.drivername!r}.", "database", _URLS) from None
        except ModuleNotFoundError as error:
            raise PileupError(
                f"PostgreSQL needs the package {error.name}.", "database", "Install it: pip install 'pileup[postgres]'."
            ) from None
        try:
            with self.engine.execution_options(writes=True).begin() as connection:
                if self.postgresql:  # several processes may start at once: one migrates, the others wait
                    connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7069)")
                bring_up_to_date(connection)
        except DBAPIError as error:
            raise PileupError(
                f"The database can't be opened: {_first_line(error).rstrip('.')}.",
                _shown(self.url),
                "Is it running, and may Pileup write there?",
            ) from None
        self._queue: queue.SimpleQueue[tuple[Work[Any], Future[Any]] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(4, "pileup-read")
        self._writer = threading.Thread(target=self._write_all, name="pileup-write", daemon=True)
        self._closed = False
        self.commits = 0
        self.writes = 0
        self._writer.start()

    def _engine(self) -> Engine:
        if self.postgresql:
            return create_engine(self.url, pool_size=6, max_overflow=4, pool_pre_ping=False, hide_parameters=True)
        patience = float(str(self.url.query.get("timeout", 10.0)))  # seconds to wait for another writer
        engine = create_engine(
            self.url, hide_parameters=True, connect_args={"timeout": patience, "check_same_thread": False}
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
        """Runs `work(connection)` in a reader's thread; StorageDown when the database is away."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, work)

    def read_now(self, work: Work[T]) -> T:
        """As `read`, in the caller's thread."""
        return self._again(lambda: self._run(work, self.engine))

    # --- writing ----------------------------------------------------------------------------------------------------

    async def write(self, work: Work[T]) -> T:
        """Runs `work(connection)` in the next transaction and returns its result once that is committed.

        `work` may be run a second time (in a transaction of its own) when another write in the same transaction fails,
        so it must do nothing but use the connection.

        Raises:
            StorageDown: not committed.
            Exception: whatever `work` raised; nothing of it is kept.
        """
        return await asyncio.wrap_future(self.submit(work))

    def submit(self, work: Work[T]) -> Future[T]:
        """As `write`, for any thread."""
        future: Future[T] = Future()
        if self._closed:
            future.set_exception(StorageDown("closed"))
        else:
            self._queue.put((work, future))
        return future

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

    def _commit(self, engine: Engine, batch: list[tuple[Work[Any], Future[Any]]]) -> None:
        # Who waited may be gone; from here on nobody can call a write back any more.
        batch = [(work, future) for work, future in batch if future.running() or future.set_running_or_notify_cancel()]
        if not batch:
            return

        def together() -> list[Any]:
            with engine.begin() as connection:
                news.clear()
                connection.info["news"] = news
                return [work(connection) for work, _ in batch]

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
        for (_, future), result in zip(batch, results, strict=True):
            future.set_result(result)
        self._send(news)

    def _run(self, work: Work[T], engine: Engine) -> T:
        with engine.begin() as connection:
            return work(connection)

    def _send(self, news: list[str]) -> None:
        """Tells the other processes what was committed.

        Not in the same transaction: a commit that notifies holds a lock of the whole database while it waits for the
        disk. Should this process die in between, the others find out by themselves (`Clock`).
        """
        if not news or not self.postgresql:
            return
        with contextlib.suppress(DBAPIError), self.engine.begin() as connection:
            connection.execute(_NOTIFY, {"news": news})

    def _again(self, run: Callable[[], T]) -> T:
        """Once more when the connection had gone stale (the database was restarted); StorageDown when it is away."""
        for attempt in (0, 1):
            try:
                return run()
            except DBAPIError as error:
                if attempt == 0 and _lost(error):
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
        self._readers.shutdown(wait=True)
        self.engine.dispose()


_NOTIFY = text("SELECT pg_notify('pileup', one) FROM unnest(CAST(:news AS text[])) AS one")
_URLS = "Examples: sqlite:////srv/pileup/tables.sqlite, postgresql://pileup@localhost/pileup."


def _lost(error: BaseException) -> bool:
    return isinstance(error, DBAPIError) and bool(error.connection_invalidated)


def _translated(error: Exception) -> Exception:
    if isinstance(error, OperationalError) or _lost(error):
        return StorageDown(_first_line(error))
    return error


def _first_line(error: BaseException) -> str:
    original = getattr(error, "orig", None) or error
    return (str(original).strip().splitlines() or [type(original).__name__])[0]


def _shown(url: Any) -> str:
    return str(url.render_as_string(hide_password=True))
