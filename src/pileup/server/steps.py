"""The steps of a race at a table: answers and undos, each on disk before anybody hears of it."""

from __future__ import annotations

import logging
import time
from typing import Any

from sqlalchemy import Connection

from pileup.errors import IllegalAction
from pileup.play import Race, StaleDecision
from pileup.server import ledger
from pileup.server.hub import Hub
from pileup.server.ledger import Entry
from pileup.server.refusals import Refusal
from pileup.server.storage import Conflict
from pileup.server.table import LiveTable

__all__ = ["choose", "racing", "take_back"]

log = logging.getLogger("pileup.server")


def racing(table: LiveTable) -> Race:
    """The race of a table; Refusal 409 where it has not begun."""
    if table.race is None:
        raise Refusal(409, "not-started", "The race has not begun.", "table", "Fill the seats and start it.")
    return table.race


async def choose(hub: Hub, table: LiveTable, seats: tuple[int, ...], decision: str, option: str) -> int:
    """Answers a decision for one of `seats`; the same answer again is accepted again. The step's sequence number.

    Raises:
        Refusal: 403 not one of `seats`; 409 no longer open, or answered otherwise; 422 illegal, with the legal options.
        StorageDown: nothing was kept.
    """
    seat = seat_of(decision)
    if seat is None or seat >= len(table.seats):
        raise Refusal(422, "decision", "That is no decision's id.", "decision", "Take it from `decisions`.")
    if seat not in seats:
        raise Refusal(403, "wrong-seat", "That decision is another seat's.", "decision", "Answer your own seat's.")
    async with hub.turn(table):
        race = racing(table)
        done = table.answers.get(decision)
        if done is not None:
            if done[0] == option:
                return done[1]
            raise Refusal(
                409, "answered", "That decision was answered otherwise.", "decision", "Look at the table again."
            )
        first = race.line_count
        try:
            race.choose(seat, option, decision)
        except StaleDecision:
            raise Refusal(
                409, "stale", "That decision is no longer open.", "decision", "Look at the table again."
            ) from None
        except IllegalAction as error:
            raise Refusal(422, "illegal-option", error.what, "option", error.cure, error.legal) from None
        # The answer itself, then what chance made of it; at a reveal the others' answers have entries of their own.
        lines = [f"{seat} {option}", *(line for line in race.lines_since(first) if line.startswith("*"))]
        return await _keep(hub, table, "act", seat, decision, lines)


async def take_back(hub: Hub, table: LiveTable, seats: tuple[int, ...]) -> int:
    """Takes the last choice of one of `seats` back. The step's sequence number; Refusal 409 with the reason."""
    async with hub.turn(table):
        race = racing(table)
        seat = next((seat for seat in seats if race.can_undo(seat)), None)
        if seat is None:
            raise Refusal(409, "no-undo", race.undo_bar(seats[0]) or "That can't be taken back.", "undo")
        race.undo(seat)
        return await _keep(hub, table, "undo", seat, None, [])


async def _keep(hub: Hub, table: LiveTable, kind: str, seat: int, decision: str | None, lines: list[str]) -> int:
    """Writes the step that the race has just made, and tells the viewers once it is on disk."""
    race = table.race
    assert race is not None
    entry = Entry(
        sequence=table.sequence + 1,
        at=time.time(),
        kind=kind,
        decision=decision,
        seat=seat,
        lines="\n".join(lines),
        length=table.line_count,
    )
    row: dict[str, Any] = {"sequence": entry.sequence, "round": race.round, "waiting": ",".join(map(str, race.waiting))}
    if race.over:
        row |= {"status": "over", "ended": entry.at}
    name, told = table.id, f"{hub.process} {table.id} {entry.sequence}"

    def write(connection: Connection) -> None:
        ledger.add_entry(connection, name, entry)
        ledger.touch(connection, name, **row)
        ledger.notify(connection, told)

    try:
        await hub.storage.write(write)
    except Conflict:
        table.race, table.stale = None, True
        hub.metrics.count("conflicts")
        raise Refusal(409, "stale", "Somebody else was faster.", "decision", "Look at the table again.") from None
    for field, value in row.items():
        setattr(table.row, field, value)
    table.row.changed = entry.at
    table.accept(entry)
    table.publish()
    hub.metrics.count("moves" if kind == "act" else "undos")
    log.info("step", extra={"table": table.id[:8], "sequence": entry.sequence, "kind": kind, "seat": seat})
    hub.changed(table)
    return entry.sequence


def seat_of(decision: str) -> int | None:
    """The seat in a decision's id ("12.0" → 0); None where it is no id."""
    number, _, seat = decision.partition(".")
    if not (number.isascii() and number.isdigit() and seat.isascii() and seat.isdigit() and len(seat) <= 2):
        return None
    return int(seat)
