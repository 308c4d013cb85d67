"""Brings a database to today's schema, or refuses one that is newer than this Pileup."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from pileup.errors import PileupError

__all__ = ["HEAD", "bring_up_to_date"]

HEAD = "0005"
"""The newest revision; a test holds it equal to what Alembic finds."""


def bring_up_to_date(connection: Connection, existing: bool = False) -> bool:
    """Runs the missing steps within the connection's transaction; True if there were any.

    Alembic is loaded only when there is something to do, so that a later start costs one query.

    Args:
        existing: nothing is made in an empty database.

    Raises:
        PileupError: the database was made by a newer Pileup.
    """
    if not inspect(connection).has_table("alembic_version"):
        found = None
        if existing:
            raise PileupError("The database holds no tables of Pileup.", "database", "Give the server's own.")
    else:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if found == HEAD:
        return False
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise PileupError(
            f"The database is of a newer Pileup (schema {found}; this one knows {HEAD}).",
            "database",
            "Update Pileup, or give another --database.",
        )
    command.upgrade(config, "head")
    return True
