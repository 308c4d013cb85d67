"""What several addresses need: the hub, the table, the caller."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.params import PathParameter

from pileup.play.words import spoken_here
from pileup.server.hub import Hub
from pileup.server.seating import Caller, bearer_hashes, caller_of
from pileup.server.table import LiveTable

__all__ = ["Req", "SeatNumber", "TableId", "at_table", "hub_of", "locale_of"]

Req = Request[Any, Any, State]
TableId = Annotated[str, PathParameter(max_length=64, description="The table's name, as in its link.")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=63)]


def hub_of(request: Req) -> Hub:
    """The hub of the application that answers."""
    hub: Hub = request.app.state.hub
    return hub


def locale_of(request: Req) -> str:
    """The language in which the caller reads: `?lang=` where it is given, else what the browser prefers."""
    return spoken_here(request.query_params.get("lang") or request.headers.get("accept-language"))


async def at_table(request: Req, table: str) -> tuple[Hub, LiveTable, Caller]:
    """The hub, the table of a name, in step with the database, and who asks."""
    hub = hub_of(request)
    hashes = bearer_hashes(request.headers.get("authorization"))
    live = await hub.table(table)
    if live.stale:
        async with live.lock:
            await hub.fresh(live)
    return hub, live, caller_of(live.row, live.seats, hashes, locale_of(request))
