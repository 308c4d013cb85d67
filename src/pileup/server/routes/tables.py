"""Addresses of a table in play: looking, choosing, taking back."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from pileup.engine.game import Game
from pileup.errors import IllegalAction
from pileup.server.messages import ChooseBody, NewTable, Preview, Sequence, Snapshot, TableBody, UndoBody
from pileup.server.opening import open_table
from pileup.server.refusals import Refusal
from pileup.server.render import snapshot
from pileup.server.routes.common import Req, TableId, at_table, hub_of
from pileup.server.routes.games import json_answer
from pileup.server.routes.kept import kept_at
from pileup.server.steps import answer_wish, choose, racing, seat_of, take_back
from pileup.server.table import TableSpoilt
from pileup.track.drawing import Drawing

__all__ = ["HANDLERS"]

_FOREVER = "private, max-age=31536000, immutable"


@post("/api/tables", tags=["tables"], operation_id="openTable", status_code=201)
async def open_(request: Req, data: JSONBody[TableBody]) -> NewTable:
    """Opens a table. With no open seat its race begins at once."""
    return await open_table(hub_of(request), data)


@get("/api/tables/{table:str}", tags=["tables"], operation_id="table")
async def look(request: Req, table: TableId) -> Response[Snapshot]:
    """The table as you may see it."""
    try:
        _, live, caller = await at_table(request, table)
    except TableSpoilt as reason:
        kept, caller = await kept_at(request, table, reason)
        return json_answer(msgspec.json.encode(kept.snapshot(caller)))
    async with live.lock:
        body = msgspec.json.encode(snapshot(live, caller))
    return json_answer(body)


@lru_cache(maxsize=128)
def _drawing(game: Game, key: str) -> bytes:
    return msgspec.json.encode(game.kind.drawing_of(game, key))


@get("/api/tables/{table:str}/drawing", tags=["tables"], operation_id="drawing")
async def drawing(
    request: Req,
    table: TableId,
    key: Annotated[
        str, QueryParameter(max_length=200, description="The `drawing_key` of a position; left out: before the race.")
    ] = "",
) -> Response[Drawing]:
    """The track of the table's race: of each key it never changes once the race has begun."""
    try:
        _, live, _ = await at_table(request, table)
    except TableSpoilt as reason:
        return json_answer((await kept_at(request, table, reason))[0].album.drawn(key), _FOREVER)
    fixed = live.row.status != "gathering"
    return json_answer(_drawing(live.game, key), _FOREVER if fixed else "no-cache")


@get("/api/tables/{table:str}/preview", tags=["tables"], operation_id="preview")
async def preview(
    request: Req,
    table: TableId,
    decision: Annotated[str, QueryParameter(max_length=48)],
    option: Annotated[str, QueryParameter(max_length=200)],
) -> Response[Preview]:
    """What an option of your decision would do, as far as you can know."""
    hub, live, caller = await at_table(request, table)
    caller.need_seat()
    seat = seat_of(decision)
    if seat not in caller.seats:
        raise Refusal(403, "wrong-seat", "That decision is not yours.", "decision", "Ask about your own seat's.")
    async with live.lock:
        await hub.fresh(live)
        race = racing(live)
        if seat not in race.waiting or race.decision_id(seat) != decision:
            raise Refusal(409, "stale", "That decision is no longer open.", "decision", "Look at the table again.")
        with race.speaking(caller.locale):
            try:
                seen = race.preview(seat, option)
            except IllegalAction as error:
                raise Refusal(422, "illegal-option", error.what, "option", error.cure, error.legal) from None
            if seen is None:
                seen = Preview([], race.markers(seat), None, drawing_key=race.drawing_key)
    return json_answer(msgspec.json.encode(seen))


@post("/api/tables/{table:str}/choose", tags=["tables"], operation_id="choose", status_code=200)
async def choose_(request: Req, table: TableId, data: JSONBody[ChooseBody]) -> Sequence:
    """Answers a decision of yours; the same answer again is accepted again."""
    hub, live, caller = await at_table(request, table)
    caller.need_seat()
    return Sequence(await choose(hub, live, caller.seats, data.decision, data.option))


@post("/api/tables/{table:str}/undo", tags=["tables"], operation_id="undo", status_code=200)
async def undo(request: Req, table: TableId, data: JSONBody[UndoBody | None] = None) -> Sequence:
    """Takes your last choice back where nothing was rolled or revealed since; people who acted since are asked first.

    `{"agree": true}` or `false` answers such a question (or, by who asked, withdraws it). With `at`, the `sequence`
    of the position that you saw, it is done once, however often it is sent.
    """
    hub, live, caller = await at_table(request, table)
    caller.need_seat()
    if data is not None and data.agree is not None:
        return await answer_wish(hub, live, caller.seats, data.agree, data.at)
    return await take_back(hub, live, caller.seats, None if data is None else data.at)


HANDLERS = [open_, look, drawing, preview, choose_, undo]
