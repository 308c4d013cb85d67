"""Tables opened: new ones, again with the same people, or from a point of an old race."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import msgspec
from sqlalchemy import Connection

from pileup.engine.game import Game, GameKind, kind_of
from pileup.engine.streams import commitment, new_seed
from pileup.errors import InvalidPosition
from pileup.play import read_record, record_text, replay
from pileup.server import ledger
from pileup.server.hub import Hub
from pileup.server.keeping import KeptTable
from pileup.server.ledger import SeatRow, TableRow
from pileup.server.messages import NewSeat, NewTable, SeatBody, TableBody, TableSettings
from pileup.server.names import clean_name, free_name, racer_names
from pileup.server.offers import checked_bot, game_from_outside, with_looks
from pileup.server.refusals import Refusal
from pileup.server.seating import Caller
from pileup.server.seats import note_start
from pileup.server.storage import Conflict
from pileup.server.table import LiveTable, described, game_of, settings_of
from pileup.server.tokens import Source, hashed

__all__ = ["open_again", "open_again_under_todays_rules", "open_branch", "open_record", "open_table"]


# --- opening ----------------------------------------------------------------------------------------------------------


async def open_table(hub: Hub, body: TableBody) -> NewTable:
    """Opens a table; with no open seat its race begins at once.

    The same one where it was opened with the same mark before: the answer did not come through then.

    Raises:
        Refusal, PileupError: what is wrong with it; nothing was made.
    """
    source = Source(body.mark)
    if (made := await _made(hub, source)) is not None:
        return made
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
        _no_unchecked_frames(kind, body.position)
        kind.set_up(game, body.position)  # tells every fault at once
        origin = {"position": body.position}
    if body.settings.takeover_bot:
        checked_bot(body.settings.takeover_bot)
    rows, given = _seated(hub, game, wanted, source)
    return await _create(hub, game, rows, given, body.public, body.settings, origin, source)


def _no_unchecked_frames(kind: GameKind, position: dict[str, Any]) -> None:
    """Refuses what a stranger says about the middle of a turn, where the game can't tell whether it could be so.

    Compiled rules, which bots think with, take the indices in frames as they are.
    """
    if position.get("frames") is not None and not kind.checks_frames:
        raise InvalidPosition(
            [f"frames: at a table, {kind.title} begins between two turns; leave them out, or race in a terminal"]
        )


async def _made(hub: Hub, source: Source) -> NewTable | None:
    """The table that was opened with this very mark before, and its tokens once more; None where none was."""
    if not source.marked:
        return None
    name, host = source.table_id(), source.token("host")
    found = await hub.storage.read(lambda connection: ledger.load_table(connection, name))
    if found is None:
        return None
    given = []
    for seat in found[1]:
        token, invite = source.token(f"seat {seat.seat}"), source.token(f"invite {seat.seat}")
        given.append(
            NewSeat(
                seat.seat,
                token if seat.token_hash == hashed(token) else None,
                invite if seat.invite_hash == hashed(invite) else None,
            )
        )
    return NewTable(name, given, host)


def _seated(hub: Hub, game: Game, wanted: list[SeatBody], source: Source) -> tuple[list[SeatRow], list[NewSeat]]:
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
            new.token = source.token(f"seat {number}")
            row.token_hash = hashed(new.token)
        else:
            new.invite = source.token(f"invite {number}")
            row.invite_hash = hashed(new.invite)
        row.name = free_name(
            clean_name(seat.name, hub.settings.limits.name, racers[number]), [one.name for one in rows]
        )
        rows.append(row)
        given.append(new)
    return rows, given


def _row(
    game: Game,
    settings: TableSettings,
    origin: dict[str, Any] | None,
    seed: bytes,
    commitment: str,
    host_hash: str,
    source: Source,
    status: str = "gathering",
) -> TableRow:
    """A new table of today's rules, opened now."""
    now = time.time()
    return TableRow(
        id=source.table_id(),
        game=game.name,
        description=described(game),
        rules_version=game.kind.rules_version,
        content_hash=game.content_hash,
        seed=seed,
        commitment=commitment,
        origin=None if origin is None else json.dumps(origin),
        status=status,
        public=False,
        settings=msgspec.json.encode(settings).decode(),
        host_hash=host_hash,
        created=now,
        changed=now,
    )


async def _create(
    hub: Hub,
    game: Game,
    rows: list[SeatRow],
    given: list[NewSeat],
    public: bool,
    settings: TableSettings,
    origin: dict[str, Any] | None,
    source: Source,
    host_hash: str | None = None,
    parent: str | None = None,
    succeed: TableRow | None = None,
) -> NewTable:
    seed, host = new_seed(), source.token("host")
    full = not any(row.kind == "open" for row in rows)
    row = _row(game, settings, origin, seed, commitment(seed), host_hash or hashed(host), source)
    row.public, row.parent = public, parent
    table = LiveTable(row, rows, [], game)
    if full:
        row.status = "racing"
        await asyncio.to_thread(table.begin)  # a branch plays its past again
        note_start(table)

    def write(connection: Connection) -> None:
        ledger.create_table(connection, row, rows)
        if succeed is not None:
            ledger.set_table(connection, succeed.id, succeed.revision, successor=row.id)
            ledger.notify(connection, f"{hub.process} {succeed.id} 0")

    try:
        await hub.storage.write(write)
    except Conflict:
        if succeed is None and (made := await _made(hub, source)) is not None:
            return made  # sent twice at once
        raise
    table.outages = hub.outages
    hub.tables[row.id] = table
    hub.metrics.count("tables_opened")
    hub.changed(table)
    return NewTable(row.id, given, host)


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
            try:
                table.row.successor = await _succeed(hub, table.row, table.seats, table.game)
                table.row.revision += 1
                table.publish()
            except Conflict:
                table.stale = True
                await hub.fresh(table)  # who was faster has opened it
        if table.row.successor is None:
            raise Refusal(409, "stale", "Somebody else was faster.", "table", "Look at the table again.")
        return table.row.successor


async def open_again_under_todays_rules(hub: Hub, kept: KeptTable, caller: Caller) -> str:
    """As `open_again`, after a race whose rules or content were others.

    Raises:
        PileupError: today's game can't be set up like that any more.
    """
    if not caller.host:
        caller.need_seat()
    if kept.row.successor is None:
        game = await asyncio.to_thread(game_of, kept.row.description)
        try:
            kept.row.successor = await _succeed(hub, kept.row, kept.seats, game)
            kept.row.revision += 1
        except Conflict:
            found = await hub.storage.read(lambda connection: ledger.load_table(connection, kept.row.id))
            if found is None or found[0].successor is None:
                raise Refusal(409, "stale", "Somebody else was faster.", "table", "Look at the table again.") from None
            kept.row = found[0]
            return found[0].successor
    return kept.row.successor


async def _succeed(hub: Hub, row: TableRow, seats: list[SeatRow], game: Game) -> str:
    """Opens the table where the people of another one race again; Conflict where somebody did already."""
    rows = [msgspec.structs.replace(seat, seen=None, bot=seat.bot if seat.kind == "bot" else None) for seat in seats]
    settings = settings_of(row.settings)
    made = await _create(hub, game, rows, [], row.public, settings, None, Source(), row.host_hash, row.id, succeed=row)
    return made.table


async def open_branch(
    hub: Hub, table: LiveTable, at: int, wanted: list[SeatBody] | None, mark: str | None = None
) -> NewTable:
    """A new table that goes on from line `at` of a finished race, with chance of its own; `mark`: see `open_table`."""
    source = Source(mark)
    if (made := await _made(hub, source)) is not None:
        return made
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
    rows, given = _seated(hub, game, wanted, source)
    origin = {"record": record, "at": at}
    return await _create(hub, game, rows, given, False, TableSettings(), origin, source, parent=table.id)


# --- a race from elsewhere --------------------------------------------------------------------------------------------


async def open_record(hub: Hub, data: dict[str, Any]) -> str:
    """The table of a finished race whose record somebody has; it can be watched again, proved and branched.

    Raises:
        RecordError: it is no record, or none of today's rules and content; tells the line.
        Refusal: the race is not over.
    """
    record = read_record(data)
    race = await hub.replaying(replay, record)
    if record.position is not None:
        _no_unchecked_frames(race.game.kind, record.position)
    if not race.over:
        raise Refusal(
            422,
            "not-over",
            "That race is not over.",
            "record",
            "Go on with it in a terminal: pileup play GAME --resume FILE.",
        )
    game = race.game
    names: list[str] = []
    rows = []
    for seat, sitter in enumerate(race.sitters):
        names.append(free_name(clean_name(sitter.name, hub.settings.limits.name, racer_names(game)[seat]), names))
        rows.append(SeatRow(seat=seat, kind=sitter.kind, name=names[-1], bot=clean_name(sitter.bot, 120, "") or None))
    origin, source = {"record": data, "whole": True}, Source()
    host_hash = hashed(source.token("host"))
    row = _row(game, TableSettings(), origin, race.seed or b"", record.commitment or "", host_hash, source, "over")
    row.round, row.ended = race.round, row.created

    def write(connection: Connection) -> None:
        ledger.create_table(connection, row, rows)
        ledger.add_record(connection, row.id, record_text(data))

    await hub.storage.write(write)
    hub.metrics.count("records_opened")
    return row.id
