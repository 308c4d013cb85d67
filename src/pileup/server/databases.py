"""Where tables are kept, as people write it: a database's URL, checked before anything is opened."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from pileup.errors import PileupError

__all__ = ["database_url", "patience", "read_only", "shown", "sqlite_file"]

_URLS = "Examples: sqlite:////srv/pileup/tables.sqlite, postgresql://pileup@localhost/pileup."
_DRIVERS = {
    "sqlite": "sqlite",
    "sqlite+pysqlite": "sqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}


def database_url(text: str) -> URL:
    """A database's URL, of SQLite or PostgreSQL.

    Raises:
        PileupError: it is none, or of another sort of database.
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # ValueError: a port that is no number
        raise PileupError("That is no database URL.", "database", _URLS) from None
    if url.drivername not in _DRIVERS:
        raise PileupError(f"Pileup keeps no tables in {url.drivername!r}.", "database", _URLS)
    url = url.set(drivername=_DRIVERS[url.drivername])
    if url.get_backend_name() == "sqlite":
        if url.database in (None, "", ":memory:"):
            raise PileupError("Tables kept in memory only would be lost.", "database", "Give a file.")
        _check_query(url)
    return url


def _check_query(url: URL) -> None:
    """Refuses what stands behind the ? of a SQLite URL and would be ignored, or change what file is meant."""
    unknown = sorted(set(url.query) - {"timeout"})
    if unknown:
        raise PileupError(f"A SQLite URL has no {', '.join(unknown)}.", "database", "It may have ?timeout=SECONDS.")
    try:
        patience(url)
    except ValueError:
        said = url.query["timeout"]
        raise PileupError(f"{said!r} is no number of seconds.", "database: timeout", "Example: ?timeout=5.") from None


def patience(url: URL) -> float:
    """Seconds to wait for another program's writing to a SQLite file."""
    seconds = float(str(url.query.get("timeout", 2.0)))
    if not 0 <= seconds <= 3600:
        raise ValueError
    return seconds


def sqlite_file(url: URL, existing: bool = False) -> Path:
    """The file of a SQLite database; it is looked at, not changed.

    Args:
        existing: it must be there already; else it is made, empty, for its owner's eyes only: it will hold hands and
            seeds (SQLite makes the files beside it like it).

    Raises:
        PileupError: it is another program's, or (`existing`) there is none.
    """
    path = Path(str(url.database))
    if existing and not path.is_file():
        raise PileupError("There is no such database.", str(path), "Give the server's own with --database.")
    if not existing and not path.exists():
        with contextlib.suppress(OSError):  # as below
            path.touch(mode=0o600)
    names: set[str] = set()
    with contextlib.suppress(OSError, sqlite3.Error):  # whatever else is wrong with it shows when it is opened
        if path.stat().st_size:
            with contextlib.closing(sqlite3.connect(read_only(path), uri=True)) as link:
                names = {name for (name,) in link.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if "alembic_version" not in names and names:
                raise PileupError("That file is another program's database.", str(path), "Give another --database.")
    if existing and not names:
        raise PileupError("The database holds no tables of Pileup.", str(path), "Give the server's own.")
    return path


def read_only(path: Path) -> str:
    """The address of a SQLite file that only reads it; it escapes # and ?, which would make it another file."""
    return f"{path.resolve().as_uri()}?mode=ro"


def shown(url: URL) -> str:
    """A URL as it may be shown: without its password."""
    return str(url.render_as_string(hide_password=True))
