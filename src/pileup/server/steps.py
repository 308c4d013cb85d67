"""The steps of a race at a table: answers and undos, each on disk before anybody hears of it."""

from __future__ import annotations

import logging
import time

import msgspec
from sqlalchemy import Connection

from pileup.errors import IllegalAction
from pileup.play import Race, StaleDecision, record_text
from pileup.server import ledger
from pileup.server.hub import Hub
from pileup.server.ledger import Entry, Step
from pileup.server.messages import Sequence
from pileup.server.refusals import Refusal
from pileup.server.saves import saved
from pileup.server.storage import Conflict
from pileup.server.table import LiveTable, Wish

__all__ = ["answer_wish", "choose", "racing", "seat_of", "take_back"]

log = logging.getLogger("pileup.server")


def racing(table: LiveTable) -> Race:
    """The race of a table; Refusal 409 where it has not begun."""
    if table.race is None:
        raise Refusal(409, "not-started", "The race has not begun.", "table", "Fill the seats and start it.")
    return table.race


async def choose(
    hub: Hub, table: LiveTable, seats: tuple[int, ...], decision: str, option: str, kind: str = "act"
) -> int:
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
        try:
            return await _keep(hub, table, kind, seat, decision, lines)
        except Refusal:
            await hub.fresh(table)  # was it this very answer, kept by a write that was given up, or elsewhere?
            if (done := table.answers.get(decision)) is not None and done[0] == option:
                return done[1]
            raise


async def take_back(hub: Hub, table: LiveTable, seats: tuple[int, ...], at: int | None = None) -> Sequence:
    """Takes the last choice of one of `seats` back; asks the people who have acted since, if there are any.

    Args:
        at: the step at which the caller saw the table: the choice that stood last then is meant, and no other. Sent
            again, it is taken back once.

    Raises:
        Refusal: 409 with the reason: past a roll or a reveal nothing is taken back; or the seat has chosen since `at`.
    """
    async with hub.turn(table):
        if at is not None and (undone := table.choices.taken_back(seats, at)) is not None:
            return Sequence(undone)
        try:
            return await _take_back(hub, table, seats, at)
        except Refusal:
            await hub.fresh(table)  # was it this very undo, kept by a write that was given up, or elsewhere?
            if at is not None and (undone := table.choices.taken_back(seats, at)) is not None:
                return Sequence(undone)
            if (wish := table.wish) is not None and wish.seat in seats:
                return Sequence(table.sequence, asked=True)
            raise


async def _take_back(hub: Hub, table: LiveTable, seats: tuple[int, ...], at: int | None) -> Sequence:
    race = racing(table)
    seat = next((seat for seat in seats if race.can_undo(seat)), None)
    alone = seat is not None
    if seat is None:
        seat = next((seat for seat in seats if race.undo_bar(seat, agreed=True) is None), None)
    if seat is None:
        raise Refusal(409, "no-undo", race.undo_bar(seats[0], agreed=True) or "That can't be taken back.", "undo")
    if not alone and (wish := table.wish) is not None and wish.seat == seat:
        return Sequence(table.sequence, asked=True)  # who agreed to it already is not asked once more
    if at is not None and table.choices.last(seat) > at:
        raise Refusal(409, "stale", "You have chosen once more since.", "at", "Look at the table again.")
    if alone:
        race.undo(seat)
        return Sequence(await _keep(hub, table, "undo", seat, None, []))
    others = race.choosers_since(seat)
    people = [row.seat for row in table.seats if row.kind == "person" and not row.bot]
    waiting = [other for other in others if other in people and other not in seats]
    if not waiting:
        race.undo(seat, agreed=True)
        return Sequence(await _keep(hub, table, "agreed", seat, None, []))
    await _wish(hub, table, Wish(seat, table.sequence, waiting))
    return Sequence(table.sequence, asked=True)


async def answer_wish(
    hub: Hub, table: LiveTable, seats: tuple[int, ...], agree: bool, at: int | None = None
) -> Sequence:
    """Agrees to somebody's wish for an undo, or not; the last who agrees brings it about.

    Args:
        at: the step at which the caller saw the table: that wish is meant. Sent again, it is said once.

    Raises:
        Refusal: 409 nobody asks them for such a thing.
    """
    async with hub.turn(table):
        if (said := _said(table, seats, agree, at)) is not None:
            return said
        try:
            return await _answer_wish(hub, table, seats, agree, at)
        except Refusal:
            await hub.fresh(table)
            if (said := _said(table, seats, agree, at)) is not None:
                return said
            raise


def _said(table: LiveTable, seats: tuple[int, ...], agree: bool, at: int | None) -> Sequence | None:
    """What came of the same answer to a wish when it was sent before; None where it is the first."""
    if at is None:
        return None
    wish = table.wish if at == table.sequence else None
    if not agree:
        return Sequence(at) if wish is None and at == table.sequence else None
    if wish is not None and set(wish.agreed) & set(seats) and not set(wish.waiting) & set(seats):
        return Sequence(at, asked=True)
    return Sequence(at + 1) if table.choices.ended_at(at + 1) else None


async def _answer_wish(hub: Hub, table: LiveTable, seats: tuple[int, ...], agree: bool, at: int | None) -> Sequence:
    race, wish = racing(table), table.wish
    asked = wish is not None and (set(wish.waiting) | {wish.seat}) & set(seats)
    if wish is None or not asked or at not in (None, wish.sequence):
        raise Refusal(409, "no-wish", "Nobody asks you for an undo now.", "agree", "Look at the table again.")
    wish.agreed = [*wish.agreed, *(seat for seat in wish.waiting if seat in seats)]
    wish.waiting = [seat for seat in wish.waiting if seat not in seats]
    if agree and not wish.waiting:
        race.undo(wish.seat, agreed=True)
        return Sequence(await _keep(hub, table, "agreed", wish.seat, None, []))
    await _wish(hub, table, wish if agree else None)
    return Sequence(table.sequence, asked=agree)


async def _wish(hub: Hub, table: LiveTable, wish: Wish | None) -> None:
    """Writes a wish (or that there is none any more) and tells everybody."""
    name, revision, told = table.id, table.row.revision, f"{hub.process} {table.id} 0"
    text = None if wish is None else msgspec.json.encode(wish).decode()

    def write(connection: Connection) -> int:
        new = ledger.set_table(connection, name, revision, undo=text)
        ledger.notify(connection, told)
        return new

    try:
        table.row.revision = await hub.storage.write(write)
    except Conflict:
        table.stale = True
        raise Refusal(409, "stale", "Somebody else was faster.", "undo", "Look at the table again.") from None
    table.row.undo = text
    table.publish()


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
    over = race.over
    step = Step(
        table.id,
        entry,
        race.round,
        ",".join(map(str, race.waiting)),
        "over" if over else None,
        entry.at if over else None,
        record_text(race.record()) if over else None,
        f"{hub.process} {table.id} {entry.sequence}",
    )
    try:
        await hub.storage.write_among(ledger.add_steps, step)
    except Conflict:
        table.race, table.stale = None, True
        hub.metrics.count("conflicts")
        raise Refusal(409, "stale", "Somebody else was faster.", "decision", "Look at the table again.") from None
    row = table.row
    row.sequence, row.round, row.waiting, row.changed = entry.sequence, step.round, step.waiting, entry.at
    if over:
        row.status, row.ended = "over", entry.at
    table.accept(entry)
    table.publish()
    hub.metrics.count("moves" if decision is not None else "undos")
    log.info("step", extra={"table": table.id[:8], "sequence": entry.sequence, "kind": kind, "seat": seat})
    hub.changed(table)
    if entry.sequence % hub.settings.snapshot_every == 0:
        name, kept = table.id, saved(table)
        hub.spawn(hub.storage.write(lambda connection: ledger.add_save(connection, name, *kept)))
    return entry.sequence


def seat_of(decision: str) -> int | None:
    """The seat in a decision's id ("12.0" → 0); None where it is no id."""
    number, _, seat = decision.partition(".")
    if not (number.isascii() and number.isdigit() and seat.isascii() and seat.isdigit() and len(seat) <= 2):
        return None
    return int(seat)
