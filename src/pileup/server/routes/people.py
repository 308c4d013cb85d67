"""Addresses about people: who sits where, lists of tables, chat, racing again."""

from __future__ import annotations

import contextlib
import time
from typing import Annotated, Literal

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from pileup.server import ledger
from pileup.server.chat import add_line
from pileup.server.ledger import ChatLine
from pileup.server.messages import (
    BranchBody,
    ChatBody,
    ChatMessage,
    MineBody,
    NewSeat,
    NewTable,
    PassesBody,
    SetSeatBody,
    SwapBody,
    TableLine,
    TableName,
    TableSettings,
    TakeBody,
    TakeoverBody,
)
from pileup.server.names import clean_name
from pileup.server.opening import open_again, open_again_under_todays_rules, open_branch
from pileup.server.passes import set_passes
from pileup.server.refusals import Refusal
from pileup.server.render import chat_messages, table_line
from pileup.server.routes.common import Req, SeatNumber, TableId, at_table, hub_of, locale_of
from pileup.server.routes.kept import kept_at
from pileup.server.seating import Caller, caller_of
from pileup.server.seats import change_seat, change_settings, start, swap, take_over, take_seat
from pileup.server.table import TableSpoilt
from pileup.server.tokens import hashed

__all__ = ["HANDLERS"]

_LISTED = 100


@get("/api/tables", tags=["tables"], operation_id="publicTables")
async def public(
    request: Req,
    game: Annotated[str | None, QueryParameter(max_length=120, description="Only tables of this game.")] = None,
    status: Annotated[
        Literal["gathering", "racing"] | None, QueryParameter(description="Only tables to join, or to watch.")
    ] = None,
    before: Annotated[
        float | None, QueryParameter(description="The next page: `created` of the last line of a status.")
    ] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=_LISTED)] = _LISTED,
) -> list[TableLine]:
    """Public tables: those that still have free seats first, the newest first; page by page with `before`."""
    hub = hub_of(request)
    found = await hub.storage.read(lambda connection: ledger.public_tables(connection, limit, game, status, before))
    nobody = Caller(locale=locale_of(request))
    return [table_line(*one, nobody, hub.tables.get(one[0].id)) for one in found]


@post("/api/tables/mine", tags=["tables"], operation_id="myTables", status_code=200)
async def mine(request: Req, data: JSONBody[MineBody]) -> list[TableLine]:
    """The tables where these tokens sit: those that wait for you first, then the last changed."""
    hub = hub_of(request)
    hashes = frozenset(hashed(token) for token in data.tokens)
    names = sorted(
        {name for name, _ in await hub.storage.read(lambda connection: ledger.tables_of(connection, list(hashes)))}
    )
    found = await hub.storage.read(lambda connection: ledger.load_tables(connection, names))
    locale = locale_of(request)
    lines = [table_line(*one, caller_of(*one, hashes, locale), hub.tables.get(one[0].id)) for one in found]
    return sorted(lines, key=lambda line: (not line.my_turn, line.status == "over", -line.changed))[:_LISTED]


@post("/api/tables/{table:str}/seats/{seat:int}/take", tags=["seats"], operation_id="takeSeat", status_code=200)
async def take(request: Req, table: TableId, seat: SeatNumber, data: JSONBody[TakeBody]) -> NewSeat:
    """Sits down on an open seat: with its invitation as the token, or at a public table."""
    hub, live, caller = await at_table(request, table)
    return await take_seat(hub, live, seat, caller, data)


@post("/api/tables/{table:str}/seats/{seat:int}", tags=["seats"], operation_id="setSeat", status_code=200)
async def set_seat(request: Req, table: TableId, seat: SeatNumber, data: JSONBody[SetSeatBody]) -> NewSeat:
    """Before the start: gives a seat to a bot, to a person at this screen, or frees it."""
    hub, live, caller = await at_table(request, table)
    return await change_seat(hub, live, seat, caller, data)


@post("/api/tables/{table:str}/seats/{seat:int}/bot", tags=["seats"], operation_id="takeover", status_code=204)
async def takeover(request: Req, table: TableId, seat: SeatNumber, data: JSONBody[TakeoverBody]) -> None:
    """During the race: lets a bot play your seat, or (`bot: null`) takes it back."""
    hub, live, caller = await at_table(request, table)
    caller.need_own(seat, "You can give away your own.")
    await take_over(hub, live, seat, data.bot)


@post("/api/tables/{table:str}/seats/{seat:int}/passes", tags=["seats"], operation_id="setPasses", status_code=204)
async def passes(request: Req, table: TableId, seat: SeatNumber, data: JSONBody[PassesBody]) -> None:
    """Says in which windows your seat is not asked any more: it passes there by itself. Others aren't told."""
    hub, live, caller = await at_table(request, table)
    caller.need_own(seat, "You can pass for your own.")
    await set_passes(hub, live, seat, data.windows)


@post("/api/tables/{table:str}/swap", tags=["seats"], operation_id="swapSeats", status_code=204)
async def swap_(request: Req, table: TableId, data: JSONBody[SwapBody]) -> None:
    """Before the start: lets the people of two seats change places."""
    hub, live, caller = await at_table(request, table)
    await swap(hub, live, caller, *data.seats, data.revision)


@post("/api/tables/{table:str}/settings", tags=["tables"], operation_id="setTable", status_code=204)
async def settings_(request: Req, table: TableId, data: JSONBody[TableSettings]) -> None:
    """The host sets what the table agreed on: when bots take over, how fast they play, how long people may think."""
    hub, live, caller = await at_table(request, table)
    await change_settings(hub, live, caller, data)


@post("/api/tables/{table:str}/start", tags=["tables"], operation_id="start", status_code=204)
async def start_(request: Req, table: TableId) -> None:
    """Begins the race; bots take the seats that are still open."""
    hub, live, caller = await at_table(request, table)
    await start(hub, live, caller)


@post("/api/tables/{table:str}/again", tags=["tables"], operation_id="raceAgain", status_code=200)
async def again(request: Req, table: TableId) -> TableName:
    """After the race: the table where the same people race again; your token is good there too."""
    try:
        hub, live, caller = await at_table(request, table)
    except TableSpoilt as reason:
        kept, caller = await kept_at(request, table, reason)
        return TableName(await open_again_under_todays_rules(hub_of(request), kept, caller))
    return TableName(await open_again(hub, live, caller))


@post("/api/tables/{table:str}/branch", tags=["tables"], operation_id="branch", status_code=201)
async def branch(request: Req, table: TableId, data: JSONBody[BranchBody]) -> NewTable:
    """After the race: a new table that goes on from any line of the record."""
    hub, live, _ = await at_table(request, table)
    return await open_branch(hub, live, data.at, data.seats, data.mark)


@get("/api/tables/{table:str}/chat", tags=["chat"], operation_id="chat")
async def read_chat(
    request: Req, table: TableId, after: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0
) -> list[ChatMessage]:
    """What was said after line `after`, the last hundred at most."""
    hub = hub_of(request)
    with contextlib.suppress(TableSpoilt):  # what was said needs no rules
        await at_table(request, table)
    limit = hub.settings.limits.chat_lines
    return chat_messages(await hub.storage.read(lambda connection: ledger.load_chat(connection, table, after, limit)))


@post("/api/tables/{table:str}/chat", tags=["chat"], operation_id="say", status_code=201)
async def say(request: Req, table: TableId, data: JSONBody[ChatBody]) -> ChatMessage:
    """Says something at the table, for everybody there."""
    hub, live, caller = await at_table(request, table)
    caller.need_seat()
    seat = caller.seats[0] if data.seat is None else data.seat
    caller.need_own(seat, "Speak for your own.")
    text = clean_name(data.text, hub.settings.limits.chat, "")
    if not text:
        raise Refusal(422, "empty", "There is nothing to say in that.", "text", "Write something.")
    line = ChatLine(number=0, at=time.time(), seat=seat, name=live.seats[seat].name, text=text)
    return chat_messages([await add_line(hub, live, line, data.after)])[0]


HANDLERS = [public, mine, take, set_seat, takeover, passes, swap_, settings_, start_, again, branch, read_chat, say]
