"""Copies of all tables: a backup of the whole database while it is in use, and the finished races as records."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import select

from pileup.errors import PileupError
from pileup.play import write_record
from pileup.server import ledger
from pileup.server.databases import database_url, read_only, sqlite_file
from pileup.server.schema import tables
from pileup.server.settings import default_database
from pileup.server.storage import Storage
from pileup.server.table import LiveTable

__all__ = ["back_up", "export"]


def back_up(database: str | None, path: Path) -> int:
    """Copies a SQLite database while the server goes on using it; the number of bytes.

    The database stays as it is, also where a server of an older Pileup runs on it.

    Raises:
        PileupError: the database is no SQLite file (PostgreSQL has pg_dump) or not Pileup's, or the copy can't be
            written.
    """
    url = database_url(default_database() if database is None else database)
    if url.get_backend_name() == "postgresql":
        raise PileupError("PostgreSQL makes its own backups.", "database", "Use pg_dump --format=custom.")
    source = sqlite_file(url, existing=True)
    if path.exists():
        raise PileupError("There is a file of that name already.", str(path), "Give another name.")
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        os.close(handle)
        try:
            with closing(sqlite3.connect(read_only(source), uri=True)) as old, closing(sqlite3.connect(name)) as new:
                old.backup(new)
                faults = new.execute("PRAGMA integrity_check").fetchone()[0]
            if faults != "ok":
                raise PileupError(f"The database has a fault: {faults}.", str(source))
            os.replace(name, path)
        finally:
            Path(name).unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or error
        raise PileupError(f"The backup can't be made: {reason}.", str(path)) from None
    return path.stat().st_size


def export(database: str | None, folder: Path) -> tuple[int, list[str]]:
    """Writes every finished race as a record into a folder; what is there already stays.

    Returns:
        how many were written, and one sentence for each table that could not be.

    Raises:
        PileupError: there is no such database, or the folder can't be written.
    """
    storage = Storage(default_database() if database is None else database, existing=True)
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
            try:
                record = _record(storage, name)
            except PileupError as error:
                faults.append(f"{name[:6]}…: {error}")
                continue
            # The table's name opens its chat and its free seats, so a few letters of it must do.
            path = folder / f"{record['game']['game']}-{name[:6]}.json"
            if not path.exists():
                write_record(record, path)
                written += 1
    except OSError as error:
        raise PileupError(f"The folder can't be written: {error.strerror}.", str(folder)) from None
    finally:
        storage.close()
    return written, faults


def _record(storage: Storage, name: str) -> dict[str, Any]:
    """The record of a finished race: as it was kept, or played again from its entries."""
    text = storage.read_now(lambda connection: ledger.load_record(connection, name))
    if text is not None:
        kept: dict[str, Any] = msgspec.json.decode(text)
        return kept
    found = storage.read_now(lambda connection: ledger.load_table(connection, name))
    entries = storage.read_now(lambda connection: ledger.entries_after(connection, name, 0))
    assert found is not None
    table = LiveTable(*found, [])
    table.begin()
    table.apply(entries)
    assert table.race is not None
    return table.race.record()
