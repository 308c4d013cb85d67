"""Finished races of other rules at the addresses of tables: shown from their albums."""

from __future__ import annotations

from pileup.server.keeping import KeptTable, Shelf
from pileup.server.routes.common import Req, locale_of
from pileup.server.seating import Caller, bearer_hashes, caller_of
from pileup.server.table import TableSpoilt

__all__ = ["kept_at"]


async def kept_at(request: Req, table: str, reason: TableSpoilt) -> tuple[KeptTable, Caller]:
    """The kept table of a name and who asks; where there is none, the reason why it can't be loaded goes on."""
    shelf: Shelf = request.app.state.shelf
    kept = await shelf.find(table)
    if kept is None:
        raise reason
    hashes = bearer_hashes(request.headers.get("authorization"))
    return kept, caller_of(kept.row, kept.seats, hashes, locale_of(request))
