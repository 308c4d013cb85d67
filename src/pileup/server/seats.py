"""The seats of a table: taken, freed, swapped, given to bots, and the start of the race."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import Connection

from pileup.server import ledger
from pileup.server.hub import Hub
from pileup.server.ledger import SeatRow
from pileup.server.messages import NewSeat, SetSeatBody, TableSettings, TakeBody
from pileup.server.names import clean_name, free_name, racer_name
from pileup.server.offers import checked_bot, checked_look, game_from_outside, with_looks
from pileup.server.refusals import Refusal
from pileup.server.seating import Caller
from pileup.server.storage import Conflict
from pileup.server.table import LiveTable, described
from pileup.server.tokens import Source, hashed, new_token

__all__ = ["change_seat", "change_settings", "note_start", "start", "swap", "take_over", "take_seat", "write_seats"]


def note_start(table: LiveTable) -> None:
    """Notes in a table's row that its race has begun."""
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


async def write_seats(hub: Hub, table: LiveTable, changed: list[SeatRow], **row: Any) -> None:
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
        token = Source(body.mark).token(f"take {table.id} {seat}")
        if row.kind == "person" and row.token_hash == hashed(token):
            return NewSeat(seat, token)  # the same person, who did not hear that they sit
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
        look = row.look
        if body.look is not None:
            look = checked_look(table.game.kind, body.look, [one.look for one in table.seats if one.seat != seat])
        taken = [one.name for one in table.seats if one.seat != seat and one.kind != "open"]
        fallback = racer_name(table.game, seat, look)
        name = free_name(clean_name(body.name, hub.settings.limits.name, fallback), taken)
        new = msgspec.structs.replace(
            row,
            kind="person",
            name=name,
            look=look,
            token_hash=hashed(token),
            invite_hash=None,
            seen=time.time(),
        )
        await write_seats(hub, table, [new])
        return NewSeat(seat, token)


async def change_seat(hub: Hub, table: LiveTable, seat: int, caller: Caller, body: SetSeatBody) -> NewSeat:
    """Makes a seat a bot's, a person's at the host's screen, or free again; its new token or invitation.

    The host may do it to every seat, a person to their own: free it, or take another name or racer.
    """
    async with hub.turn(table):
        _gathering(table)
        row = seat_row(table, seat)
        own = seat in caller.seats
        if not (own and body.kind in ("open", "person")):
            caller.need_host()
        if row.kind == "rulebook":
            raise Refusal(409, "rulebook", "The rules play that seat.", "seat", "Open a table with other options.")
        given = NewSeat(seat)
        if body.kind == "person" and row.kind == "person" and own:
            new = msgspec.structs.replace(row)
        else:
            new = msgspec.structs.replace(
                row, kind=body.kind, bot=None, token_hash=None, invite_hash=None, seen=None, passes=""
            )
        if body.look is not None:
            new.look = checked_look(table.game.kind, body.look, [one.look for one in table.seats if one.seat != seat])
        if new.token_hash is not None:
            body.name = row.name if body.name is None else body.name
        elif body.kind == "bot":
            new.bot = checked_bot(body.bot)
        elif body.kind == "person":
            given.token = new_token()
            new.token_hash = hashed(given.token)
        else:
            given.invite = new_token()
            new.invite_hash = hashed(given.invite)
        taken = [one.name for one in table.seats if one.seat != seat]
        fallback = racer_name(table.game, seat, new.look)
        new.name = free_name(clean_name(body.name or "", hub.settings.limits.name, fallback), taken)
        await write_seats(hub, table, [new])
        return given


async def swap(hub: Hub, table: LiveTable, caller: Caller, one: int, other: int, revision: int | None = None) -> None:
    """Lets the people of two seats change places; their tokens go with them.

    Args:
        revision: of the table as the caller saw it; of another one it is refused, lest it be done twice.
    """
    async with hub.turn(table):
        _gathering(table)
        caller.need_host()
        if revision not in (None, table.row.revision):
            raise Refusal(409, "stale", "The table has changed.", "revision", "Look at the table again.")
        first, second = seat_row(table, one), seat_row(table, other)
        if one == other:
            raise Refusal(422, "seats", "That is one seat.", "seats", "Name two.")
        await write_seats(
            hub, table, [msgspec.structs.replace(second, seat=one), msgspec.structs.replace(first, seat=other)]
        )


async def start(hub: Hub, table: LiveTable, caller: Caller) -> None:
    """Begins the race; seats that are still open go to bots. One that has begun goes on."""
    async with hub.turn(table):
        caller.need_host()
        if table.row.status != "gathering":
            return
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
        note_start(ready)
        names = ("description", "content_hash", "status", "round", "waiting", "started", "ended")
        fields = {name: getattr(row, name) for name in names}
        await write_seats(hub, table, changed, **fields)
        table.take_race(ready)
        table.publish()
        hub.changed(table)


def seat_row(table: LiveTable, seat: int) -> SeatRow:
    """A seat of the table; Refusal 404 where there is none."""
    if not 0 <= seat < len(table.seats):
        raise Refusal(404, "no-seat", f"There is no seat {seat}.", "seat", f"Seats are 0 to {len(table.seats) - 1}.")
    return table.seats[seat]


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
            await write_seats(hub, table, [msgspec.structs.replace(row, bot=name)])
            hub.metrics.count("takeovers" if name else "returns")


# --- what its people agreed on ----------------------------------------------------------------------------------------


async def change_settings(hub: Hub, table: LiveTable, caller: Caller, settings: TableSettings) -> None:
    """Sets what the table's people agreed on; how long people may think in all only before the start."""
    async with hub.turn(table):
        caller.need_host()
        if settings.takeover_bot:
            checked_bot(settings.takeover_bot)
        now = table.settings
        if table.row.status != "gathering" and (settings.bank, settings.increment) != (now.bank, now.increment):
            raise Refusal(409, "started", "The race has begun.", "bank", "Times can be changed before the start only.")
        await write_seats(hub, table, [], settings=msgspec.json.encode(settings).decode())
        table.settings = settings
        table.publish()
