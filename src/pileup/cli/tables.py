"""`pileup tables backup|export`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pileup.cli.common import Json, print_json

__all__ = ["backup", "export"]

Database = Annotated[str | None, Parameter(help="SQLAlchemy URL; left out: the file in your data folder.")]


def backup(
    file: Annotated[Path, Parameter(help="The copy to make.")], /, *, database: Database = None, json: Json = False
) -> int:
    """Copy the database of all tables, also while the server is running (SQLite)."""
    from pileup.server.archives import back_up

    size = back_up(database, file)
    if json:
        print_json({"file": str(file), "bytes": size})
    else:
        print(f"{file}: {size / 1024:.0f} kB")
    return 0


def export(
    folder: Annotated[Path, Parameter(help="Where the records go.")],
    /,
    *,
    database: Database = None,
    json: Json = False,
) -> int:
    """Write every finished race as a record. Exit code 1 if some could not be."""
    import sys

    from pileup.server.archives import export as write

    written, faults = write(database, folder)
    if json:
        print_json({"folder": str(folder), "written": written, "faults": faults})
    else:
        print(f"{folder}: {written} {'race' if written == 1 else 'races'}")
        for fault in faults:
            print(fault, file=sys.stderr)
    return 1 if faults else 0
