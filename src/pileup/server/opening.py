"""Tables before their race: opened, filled, started; opened again with the same people, or from an old race."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
import unicodedata
from typing import Any

import msgspec
from sqlalchemy import Connection

from pileup.engine.game import Game, kind_of
from pileup.engine.streams import commitment, new_seed
from pileup.server import ledger
from pileup.server.hub import Hub
from pileup.server.ledger import SeatRow, TableRow
from pileup.server.messages import (
    NewSeat,
    NewTable,
    SeatBody,
    SetSeatBody,
    TableBody,
    TableSettings,
    TakeBody,
)
from pileup.server.offers import checked_bot, game_from_outside, with_looks
from pileup.server.refusals import Refusal
from pileup.server.seating import Caller
from pileup.server.storage import Conflict
from pileup.server.table import LiveTable, described
from pileup.server.tokens import hashed, new_table_id, new_token

__all__ = [
    "change_seat",
    "clean_name",
    "open_again",
    "open_branch",
    "open_table",
    "start",
    "swap",
    "take_over",
    "take_seat",
]


def racer_names(game: Game) -> list[str]:
    """What seats are called where nobody gave a name: as their racers, with a capital."""
    return [name[:1].upper() + name[1:] for name in game.kind.seat_names(game)]


def clean_name(text: str, limit: int, fallback: str) -> str:
    """A person's name fit to be shown: no control or direction characters, single spaces, at most `limit` long."""
    kept = "".join(" " if unicodedata.category(one) in ("Cc", "Zs", "Zl", "Zp") else one for one in text)
    kept = "".join(one for one in kept if unicodedata.category(one) not in ("Cf", "Co", "Cs", "Cn"))
    return " ".join(kept.split())[:limit].strip() or fallback


# --- opening ----------------------------------------------------------------------------------------------------------


async def open_table(hub: Hub, body: TableBody) -> NewTable:
    """Opens a table; with no open seat its race begins at once.

    Raises:
        Refusal, PileupError: what is wrong with it; nothing was made.
    """
    kind = kind_of(body.game)
    wanted = body.seats
    game = await asyncio.to_thread(game_from_outside, body.game, None if wanted is None else len(wanted), body.options)
    if wanted is None:
        wanted = [SeatBody("person"), *(SeatBody("bot") for _ in range(game.seats - 1))]
    options = with_looks(kind, body.options, [seat.look for seat in wanted])
    if options is not body.options:
        game = await asyncio.to_thread(game_from_outside, body.game, len(wanted), options)
    origin = None
    if body.position is not None:
        kind.set_up(game, body.position)  # tells every fault at once
        origin = {"position": body.position}
    if body.settings.takeover_bot:
        checked_bot(body.settings.takeover_bot)
    rows, given = _seated(hub, game, wanted)
    return await _create(hub, game, rows, given, body.public, body.settings, origin)


def _seated(hub: Hub, game: Game, wanted: list[SeatBody]) -> tuple[list[SeatRow], list[NewSeat]]:
    rulebook = set(game.kind.rulebook_seats(game))
    racers = racer_names(game)
    rows: list[SeatRow] = []
    given: list[NewSeat] = []
    for number, seat in enumerate(wanted):
        row = SeatRow(seat=number, kind=seat.kind, name="", look=seat.look)
        new = NewSeat(number)
        if number in rulebook:
            row.kind = "rulebook"
        elif seat.kind == "bot":
            row.bot = checked_bot(seat.bot)
        elif seat.kind == "person":
            new.token = new_token()
            row.token_hash = hashed(new.token)
        else:
            new.invite = new_token()
            row.invite_hash = hashed(new.invite)
        row.name = _free_name(
            clean_name(seat.name, hub.settings.limits.name, racers[number]), [one.name for one in rows]
        )
        rows.append(row)
        given.append(new)
    return rows, given


def _free_name(name: str, taken: list[str]) -> str:
    """The name, with a number where somebody has it already."""
    number, free = 2, name
    while free in taken:
        free, number = f"{name} {number}", number + 1
    return free


async def _create(
    hub: Hub,
    game: Game,
    rows: list[SeatRow],
    given: list[NewSeat],
    public: bool,
    settings: TableSettings,
    origin: dict[str, Any] | None,
    host_hash: str | None = None,
    parent: str | None = None,
    succeed: LiveTable | None = None,
) -> NewTable:
    seed, host, now = new_seed(), new_token(), time.time()
    full = not any(row.kind == "open" for row in rows)
    row = TableRow(
        id=new_table_id(),
        game=game.name,
        description=described(game),
        rules_version=game.kind.rules_version,
        content_hash=game.content_hash,
        seed=seed,
        commitment=commitment(seed),
        origin=None if origin is None else json.dumps(origin),
        status="gathering",
        public=public,
        settings=msgspec.json.encode(settings).decode(),
        host_hash=host_hash or hashed(host),
        parent=parent,
        created=now,
        changed=now,
    )
    table = LiveTable(row, rows, [], game)
    if full:
        row.status = "racing"
        table.begin()
        _note_start(table)

    def write(connection: Connection) -> None:
        ledger.create_table(connection, row, rows)
        if succeed is not None:
            ledger.set_table(connection, succeed.id, succeed.row.revision, successor=row.id)
            ledger.notify(connection, f"{hub.process} {succeed.id} 0")

    await hub.storage.write(write)
    hub.tables[row.id] = table
    hub.metrics.count("tables_opened")
    hub.changed(table)
    return NewTable(row.id, given, host)


def _note_start(table: LiveTable) -> None:
    race, row = table.race, table.row
    assert race is not None
    row.round, row.waiting = race.round, ",".join(map(str, race.waiting))
    row.started = time.time()
    table.thinking.began(row.started, race.waiting)
    if race.over:
        row.status, row.ended = "over", time.time()


# --- before the start -------------------------------------------------------------------------------------------------


def _gathering(table: LiveTable) -> None:
    if table.row.status != "gathering":
        raise Refusal(409, "started", "The race has begun.", "table", "Seats can be changed before the start only.")


async def _write_seats(hub: Hub, table: LiveTable, changed: list[SeatRow], **row: Any) -> None:
    """Writes seats (and fields of the table) at the revision that was seen, then tells everybody."""
    name, revision = table.id, table.row.revision

    def write(connection: Connection) -> int:
        new = ledger.set_table(connection, name, revision, **row)
        for seat in changed:
            values = msgspec.structs.asdict(seat)
            ledger.set_seat(connection, name, values.pop("seat"), **values)
        ledger.notify(connection, f"{hub.process} {name} 0")
        return new

    try:
        table.row.revision = await hub.storage.write(write)
    except Conflict:
        table.stale = True
        raise Refusal(409, "stale", "Somebody else was faster.", "table", "Look at the table again.") from None
    for field, value in row.items():
        setattr(table.row, field, value)
    for seat in changed:
        table.seats[seat.seat] = seat
    table.publish()
    hub.changed(table)


async def take_seat(hub: Hub, table: LiveTable, seat: int, caller: Caller, body: TakeBody) -> NewSeat:
    """Sits down on an open seat, by invitation or at a public table. The seat's token.

    Raises:
        Refusal: 403 without an invitation; 409 the seat is taken.
    """
    async with hub.turn(table):
        row = seat_row(table, seat)
        invited = row.invite_hash is not None and row.invite_hash in caller.hashes
        if row.kind != "open":
            raise Refusal(409, "taken", "Somebody sits there already.", "seat", "Take another seat, or watch.")
        if not (invited or table.row.public or caller.host):
            raise Refusal(
                403,
                "no-invitation",
                "That seat is kept for who has its link.",
                "Authorization",
                "Ask who made the table.",
            )
        token = new_token()
        taken = [one.name for one in table.seats if one.seat != seat and one.kind != "open"]
        racers = racer_names(table.game)
        name = _free_name(clean_name(body.name, hub.settings.limits.name, racers[seat]), taken)
        new = msgspec.structs.replace(
            row,
            kind="person",
            name=name,
            look=body.look or row.look,
            token_hash=hashed(token),
            invite_hash=None,
            seen=time.time(),
        )
        await _write_seats(hub, table, [new])
        return NewSeat(seat, token)


async def change_seat(hub: Hub, table: LiveTable, seat: int, caller: Caller, body: SetSeatBody) -> NewSeat:
    """Makes a seat a bot's, a person's at the host's screen, or free again; its new token or invitation.

    The host may do it to every seat, a person to free their own.
    """
    async with hub.turn(table):
        _gathering(table)
        if not (seat in caller.seats and body.kind == "open"):
            caller.need_host()
        row = seat_row(table, seat)
        racers = racer_names(table.game)
        given = NewSeat(seat)
        new = msgspec.structs.replace(row, kind=body.kind, bot=None, token_hash=None, invite_hash=None, seen=None)
        if body.look is not None:
            new.look = body.look
        if body.kind == "bot":
            new.bot = checked_bot(body.bot)
        elif body.kind == "person":
            given.token = new_token()
            new.token_hash = hashed(given.token)
        else:
            given.invite = new_token()
            new.invite_hash = hashed(given.invite)
        taken = [one.name for one in table.seats if one.seat != seat]
        new.name = _free_name(clean_name(body.name or "", hub.settings.limits.name, racers[seat]), taken)
        await _write_seats(hub, table, [new])
        return given


async def swap(hub: Hub, table: LiveTable, caller: Caller, one: int, other: int) -> None:
    """Lets the people of two seats change places; their tokens go with them."""
    async with hub.turn(table):
        _gathering(table)
        caller.need_host()
        first, second = seat_row(table, one), seat_row(table, other)
        if one == other:
            raise Refusal(422, "seats", "That is one seat.", "seats", "Name two.")
        await _write_seats(
            hub, table, [msgspec.structs.replace(second, seat=one), msgspec.structs.replace(first, seat=other)]
        )


async def start(hub: Hub, table: LiveTable, caller: Caller) -> None:
    """Begins the race; seats that are still open go to bots."""
    async with hub.turn(table):
        _gathering(table)
        caller.need_host()
        old = table.game
        looks = [seat.look for seat in table.seats]
        game = (
            game_from_outside(old.name, old.seats, with_looks(old.kind, dict(old.options), looks))
            if any(looks)
            else old
        )
        changed = []
        for seat in table.seats:
            if seat.kind == "open":
                changed.append(msgspec.structs.replace(seat, kind="bot", bot=checked_bot(None), invite_hash=None))
        seats = {seat.seat: seat for seat in [*table.seats, *changed]}
        row = msgspec.structs.replace(
            table.row,
            description=described(game),
            content_hash=game.content_hash,
            status="racing",
        )
        ready = LiveTable(row, [seats[number] for number in sorted(seats)], [], game)
        ready.begin()
        _note_start(ready)
        names = ("description", "content_hash", "status", "round", "waiting", "started", "ended")
        fields = {name: getattr(row, name) for name in names}
        await _write_seats(hub, table, changed, **fields)
        table.take_race(ready)
        table.publish()
        hub.changed(table)


def seat_row(table: LiveTable, seat: int) -> SeatRow:
    """A seat of the table; Refusal 404 where there is none."""
    if not 0 <= seat < len(table.seats):
        raise Refusal(404, "no-seat", f"There is no seat {seat}.", "seat", f"Seats are 0 to {len(table.seats) - 1}.")
    return table.seats[seat]


# --- again ------------------------------------------------------------------------------------------------------------


async def open_again(hub: Hub, table: LiveTable, caller: Caller) -> str:
    """The table where the same people race again: opened by the first who asks, found by the others.

    Everybody's token is good there too.
    """
    async with hub.turn(table):
        if not caller.host:
            caller.need_seat()
        if table.row.status != "over":
            raise Refusal(409, "not-over", "The race is not over.", "table", "Finish it first.")
        if table.row.successor is None:
            game = table.game
            rows = [
                msgspec.structs.replace(seat, seen=None, bot=seat.bot if seat.kind == "bot" else None)
                for seat in table.seats
            ]
            with contextlib.suppress(Conflict):
                made = await _create(
                    hub,
                    game,
                    rows,
                    [],
                    table.row.public,
                    table.settings,
                    None,
                    table.row.host_hash,
                    table.id,
                    succeed=table,
                )
                table.row.successor = made.table
                table.row.revision += 1
                table.publish()
        if table.row.successor is None:
            table.stale = True
            raise Refusal(409, "stale", "Somebody else was faster.", "table", "Look at the table again.")
        return table.row.successor


async def open_branch(hub: Hub, table: LiveTable, at: int, wanted: list[SeatBody] | None) -> NewTable:
    """A new table that goes on from line `at` of a finished race, with chance of its own."""
    async with hub.turn(table):
        if table.race is None or not table.race.over:
            raise Refusal(
                409, "not-over", "Only a finished race can be branched.", "table", "Its hands are still secret."
            )
        lines = table.race.line_count
        if at > lines:
            raise Refusal(422, "at", f"The race has {lines} lines.", "at", f"Choose 0 to {lines}.")
        record = table.race.record()
    game = table.game
    if wanted is None:
        wanted = [
            SeatBody("bot" if seat.kind in ("bot", "rulebook") else "person", seat.name, seat.bot)
            for seat in table.seats
        ]
    if len(wanted) != game.seats:
        raise Refusal(422, "seats", f"That race has {game.seats} seats.", "seats", "Give as many.")
    rows, given = _seated(hub, game, wanted)
    return await _create(hub, game, rows, given, False, TableSettings(), {"record": record, "at": at}, parent=table.id)


# --- absent people ----------------------------------------------------------------------------------------------------


async def take_over(hub: Hub, table: LiveTable, seat: int, bot: str | None, only_at: int | None = None) -> None:
    """Lets a bot play a person's seat, or (None) gives it back to them.

    Args:
        only_at: only if the table still stands at this step (asked by the clock, not by the person).
    """
    async with hub.turn(table):
        row = seat_row(table, seat)
        if row.kind != "person":
            raise Refusal(409, "no-person", "No person sits there.", "seat", "")
        if only_at is not None and (table.sequence != only_at or row.bot):
            return
        name = None if bot is None else checked_bot(bot or table.settings.takeover_bot)
        if name != row.bot:
            await _write_seats(hub, table, [msgspec.structs.replace(row, bot=name)])
            hub.metrics.count("takeovers" if name else "returns")
