"""Addresses of finished races: the record, the race step by step, the proof of its dice; races from elsewhere."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from pileup.play import Race, record_text
from pileup.server import ledger
from pileup.server.messages import Proof, ReplayStep, TableName
from pileup.server.opening import open_record
from pileup.server.refusals import Refusal
from pileup.server.replays import proof_of, replay_steps
from pileup.server.routes.common import Req, TableId, at_table, hub_of
from pileup.server.routes.games import json_answer
from pileup.server.routes.kept import kept_at
from pileup.server.settings import Limits
from pileup.server.steps import racing
from pileup.server.table import LiveTable, TableSpoilt

__all__ = ["HANDLERS"]

Line = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="How many lines of the record were played.")]
Seat = Annotated[int, QueryParameter(ge=-1, le=63, description="Whose view; -1: a watcher's.")]
_TOGETHER = 64  # steps in one answer


def _finished(live: LiveTable, at: int, seat: int) -> Race:
    """The race of a table, if it is over and has that line and seat; Refusal otherwise."""
    race = racing(live)
    if not race.over or live.row.status != "over":
        raise Refusal(409, "not-over", "A race is shown again once it is over.", "table", "Look at the table.")
    _in_range(at, seat, race.line_count, race.game.seats)
    return race


def _in_range(at: int, seat: int, lines: int, seats: int) -> None:
    if at > lines or seat >= seats:
        what = f"The race has {lines} lines and {seats} seats."
        raise Refusal(422, "range", what, "at" if at > lines else "seat", "Ask for one of them.")


@get("/api/tables/{table:str}/record", tags=["replays"], operation_id="record", media_type="application/json")
async def record(request: Req, table: TableId) -> Response[dict[str, Any]]:
    """The record of a finished race, its seed revealed."""
    text = await _record(request, table)
    name = f"race-{table[:6]}.json"
    headers = {"Cache-Control": "private, max-age=3600", "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type="application/json", headers=headers)  # type: ignore[arg-type]


async def _record(request: Req, table: str) -> str:
    hub = hub_of(request)
    text = await hub.storage.read(lambda connection: ledger.load_record(connection, table))
    if text is not None:
        return text
    _, live, _ = await at_table(request, table)  # not over, or over since before records were kept
    async with live.lock:
        await hub.fresh(live)
        race = racing(live)
        if not race.over or live.row.status != "over":
            what = "The record is sealed until the race is over."
            raise Refusal(409, "not-over", what, "table", "It holds every hand.")
        return record_text(race.record())


@get("/api/tables/{table:str}/replay", tags=["replays"], operation_id="replay")
async def replay(request: Req, table: TableId, at: Line = 0, seat: Seat = -1) -> Response[ReplayStep]:
    """A finished race after line `at` of its record, from any seat's view."""
    (step,) = await _steps(request, table, at, 1, seat)
    return json_answer(msgspec.json.encode(step), "private, max-age=3600")


@get("/api/tables/{table:str}/replay/steps", tags=["replays"], operation_id="replaySteps")
async def steps(
    request: Req,
    table: TableId,
    at: Line = 0,
    count: Annotated[int, QueryParameter(ge=1, le=_TOGETHER)] = _TOGETHER,
    seat: Seat = -1,
) -> Response[list[ReplayStep]]:
    """A finished race after line `at` and the next ones, so that a player of it need not ask for each."""
    found = await _steps(request, table, at, count, seat)
    return json_answer(msgspec.json.encode(found), "private, max-age=3600")


async def _steps(request: Req, table: str, at: int, count: int, seat: int) -> list[ReplayStep]:
    try:
        hub, live, caller = await at_table(request, table)
    except TableSpoilt as reason:
        kept, caller = await kept_at(request, table, reason)
        _in_range(at, seat, len(kept.album.lines), len(kept.seats))
        return await asyncio.to_thread(kept.album.steps, at, count, seat, caller.locale)
    async with live.lock:
        await hub.fresh(live)
        return await hub.replaying(replay_steps, _finished(live, at, seat), at, count, seat, caller.locale)


@get("/api/tables/{table:str}/proof", tags=["replays"], operation_id="proof")
async def proof(request: Req, table: TableId) -> Proof:
    """Whether every roll and draw of a finished race came from the seed that was committed to before it began."""
    return await hub_of(request).replaying(proof_of, msgspec.json.decode(await _record(request, table)))


@post(
    "/api/records",
    tags=["replays"],
    operation_id="openRecord",
    status_code=201,
    request_max_body_size=Limits().record,
)
async def open_(request: Req, data: JSONBody[dict[str, Any]]) -> TableName:
    """Makes a table of a record of a finished race, from wherever it comes, to look at, prove and branch."""
    return TableName(await open_record(hub_of(request), data))


HANDLERS = [record, replay, steps, proof, open_]
