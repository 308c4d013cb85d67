"""The event stream of a table: what happens, as it happens, to each viewer as they may know it.

Nothing is queued for a viewer. Each message is made when the connection takes it, from where that viewer was to where
the table is then: a slow reader gets fewer, larger messages and costs nobody anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

import msgspec
from litestar import get
from litestar.response import Stream
from sqlalchemy import Connection

from pileup.server import ledger
from pileup.server.hub import Hub
from pileup.server.keeping import KeptTable
from pileup.server.refusals import Refusal
from pileup.server.render import chat_messages, news_bytes, snapshot
from pileup.server.routes.common import Req, TableId, at_table, hub_of
from pileup.server.routes.kept import kept_at
from pileup.server.seating import Caller, caller_of
from pileup.server.storage import StorageDown
from pileup.server.table import LiveTable, TableSpoilt, Viewer

__all__ = ["HANDLERS", "messages", "need_room"]

_HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


def frame(event: str, data: bytes, number: int | None = None) -> bytes:
    """One message of Server-Sent Events; JSON has no line breaks of its own."""
    head = b"" if number is None else b"id: %d\n" % number
    return b"%sevent: %s\ndata: %s\n\n" % (head, event.encode(), data)


@get("/api/tables/{table:str}/stream", tags=["tables"], operation_id="stream", media_type="text/event-stream")
async def stream(request: Req, table: TableId) -> Stream:
    """News of a table as Server-Sent Events.

    `id` is the step's number; `event: news` brings a `News`, `event: resync` a whole `Snapshot` (after a gap or an
    undo), `event: chat` a list of `ChatMessage`. Send `Last-Event-ID` to go on from there.
    """
    hub, kept = hub_of(request), None
    try:
        _, live, caller = await at_table(request, table)
    except TableSpoilt as reason:
        kept, caller = await kept_at(request, table, reason)
    address = str(request.scope.get("pileup_visitor", "?"))
    need_room(hub, address)
    if kept is not None:
        told = _kept_messages(hub, kept, caller, address)
        return Stream(told, media_type="text/event-stream", headers=_HEADERS)
    last = request.headers.get("last-event-id", "")
    since = int(last) if last.isascii() and last.isdigit() and len(last) < 10 else None
    told = messages(hub, live, caller.hashes, since, address, caller.locale)
    return Stream(told, media_type="text/event-stream", headers=_HEADERS)


def need_room(hub: Hub, address: str) -> None:
    """Refuses one more stream where an address, or all together, have as many as they may."""
    limits = hub.settings.limits
    if hub.streams.get(address, 0) >= limits.streams_per_address or sum(hub.streams.values()) >= limits.streams:
        raise Refusal(429, "streams", "Too many open streams.", "", "Close a page.", headers={"Retry-After": "10"})


async def messages(
    hub: Hub, table: LiveTable, hashes: frozenset[str], since: int | None, address: str, locale: str = "en"
) -> AsyncIterator[bytes]:
    """The stream's messages from after step `since`; each is made when it is asked for."""
    viewer = Viewer(caller_of(table.row, table.seats, hashes).seats)
    _count(hub, address, 1)
    _arrive(hub, table, viewer)
    sent = chatted = 0
    changes = -1
    beginning = True
    try:
        yield b"retry: 1000\n\n"
        while not hub.closing.is_set():
            viewer.news.clear()
            async with table.lock:
                if table.stale or (table.race is None and table.row.status != "gathering"):
                    await hub.fresh(table)
                caller = caller_of(table.row, table.seats, hashes, locale)
                viewer.seats = caller.seats
                parts = []
                if beginning or changes != table.changes:
                    news = news_bytes(table, caller, sent if not beginning else -1 if since is None else since)
                    if news is not None:
                        parts.append(frame("news", news, table.sequence))
                    else:
                        whole = msgspec.json.encode(snapshot(table, caller))
                        parts.append(frame("resync", whole, table.sequence))
                    changes, sent = table.changes, table.sequence
                lines = [line for line in table.chat if line.number > chatted]
                if lines:
                    parts.append(frame("chat", msgspec.json.encode(chat_messages(lines))))
                    chatted = lines[-1].number
                beginning = False
            if parts:
                yield b"".join(parts)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(hub.settings.heartbeat):
                    await viewer.news.wait()
                    continue
            yield b": still here\n\n"
    except StorageDown:
        return  # the client comes back by itself
    finally:
        _count(hub, address, -1)
        _leave(hub, table, viewer)


async def _kept_messages(hub: Hub, kept: KeptTable, caller: Caller, address: str) -> AsyncIterator[bytes]:
    """The stream of a race that today's rules can't replay: how it stood at its end, and nothing more."""
    _count(hub, address, 1)
    try:
        yield b"retry: 1000\n\n" + frame("resync", msgspec.json.encode(kept.snapshot(caller)), kept.row.sequence)
        while not hub.closing.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(hub.settings.heartbeat):
                    await hub.closing.wait()
            yield b": still here\n\n"
    finally:
        _count(hub, address, -1)


def _count(hub: Hub, address: str, by: int) -> None:
    """Counts the open streams of an address."""
    hub.streams[address] = hub.streams.get(address, 0) + by
    if hub.streams[address] <= 0:
        del hub.streams[address]


def _arrive(hub: Hub, table: LiveTable, viewer: Viewer) -> None:
    new = [seat for seat in viewer.seats if not table.here(seat)]
    table.viewers.add(viewer)
    for seat in new:
        table.away.pop(seat, None)
    if new:
        table.publish()
        hub.tell_presence(table)


def _leave(hub: Hub, table: LiveTable, viewer: Viewer) -> None:
    table.viewers.discard(viewer)
    gone = [seat for seat in viewer.seats if not table.here(seat)]
    now = time.time()
    for seat in gone:
        table.away[seat] = now
        table.seats[seat].seen = now
    if gone and not hub.closing.is_set():
        hub.spawn(_tell_gone(hub, table, gone, now))


async def _tell_gone(hub: Hub, table: LiveTable, gone: list[int], since: float) -> None:
    """Tells the others that a seat is away, unless its person only loaded the page again."""
    await asyncio.sleep(min(hub.settings.away_after, 5.0))
    still = [seat for seat in gone if table.away.get(seat) == since]
    if not still:
        return
    hub.tell_presence(table)
    table.publish()

    def write(connection: Connection) -> None:
        for seat in still:
            ledger.set_seat(connection, table.id, seat, seen=since)

    await hub.storage.write(write)
    hub.changed(table)


HANDLERS = [stream]
