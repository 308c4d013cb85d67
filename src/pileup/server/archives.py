"""Copies of all tables: a backup of the whole database while it is in use, and the finished races as records."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from pathlib import Path

from sqlalchemy import select

from pileup.errors import PileupError, RecordError
from pileup.play import write_record
from pileup.server import ledger
from pileup.server.schema import tables
from pileup.server.settings import default_database
from pileup.server.storage import Storage
from pileup.server.table import LiveTable

__all__ = ["back_up", "export"]


def back_up(database: str | None, path: Path) -> int:
    """Copies a SQLite database while the server goes on using it; the number of bytes.

    Raises:
        PileupError: the database is no SQLite file (PostgreSQL has pg_dump), or the copy can't be written.
    """
    storage = Storage(database or default_database())
    storage.close()
    if storage.postgresql:
        raise PileupError("PostgreSQL makes its own backups.", "database", "Use pg_dump --format=custom.")
    source = Path(str(storage.url.database))
    if path.exists():
        raise PileupError("There is a file of that name already.", str(path), "Give another name.")
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        os.close(handle)
        try:
            with sqlite3.connect(f"file:{source}?mode=ro", uri=True) as old, sqlite3.connect(name) as new:
                old.backup(new)
                faults = new.execute("PRAGMA integrity_check").fetchone()[0]
            new.close()
            if faults != "ok":
                raise PileupError(f"The database has a fault: {faults}.", str(source))
            os.replace(name, path)
        finally:
            Path(name).unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as error:
        raise PileupError(f"The backup can't be made: {error}.", str(path)) from None
    return path.stat().st_size


def export(database: str | None, folder: Path) -> tuple[int, list[str]]:
    """Writes every finished race as a record into a folder; what is there already stays.

    Returns:
        how many were written, and one sentence for each table that could not be.
    """
    storage = Storage(database or default_database())
    written, faults = 0, []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        names = storage.read_now(
            lambda connection: list(
                connection.execute(
                    select(tables.c.id).where(tables.c.status == "over").order_by(tables.c.ended)
                ).scalars()
            )
        )
        for name in names:
            found = storage.read_now(
                lambda connection, name=name: (  # type: ignore[misc]
                    ledger.load_table(connection, name),
                    ledger.entries_after(connection, name, 0),
                )
            )
            if found[0] is None:
                continue
            row, seats = found[0]
            # The table's name opens its chat and its watchers' seats, so a few letters of it must do.
            path = folder / f"{row.game}-{int(row.ended or row.changed)}-{row.id[:6]}.json"
            if path.exists():
                continue
            table = LiveTable(row, seats, [])
            try:
                table.begin()
                table.apply(found[1])
                assert table.race is not None
                write_record(table.race.record(), path)
                written += 1
            except RecordError:
                raise
            except PileupError as error:
                faults.append(f"{row.id[:6]}…: {error}")
    except OSError as error:
        raise PileupError(f"The folder can't be written: {error.strerror}.", str(folder)) from None
    finally:
        storage.close()
    return written, faults
