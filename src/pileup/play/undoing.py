"""What may be taken back: choices since which nothing was rolled, revealed, or chosen by somebody else."""

from __future__ import annotations

from pileup.engine.game import Game
from pileup.engine.target_python import Status
from pileup.play.course import CHANCE_SEAT, Course
from pileup.play.foresight import was_foreseen

__all__ = ["last_chooser", "last_line", "undo_bar"]


def last_line(course: Course, seat: int) -> int | None:
    """The number of a seat's last line; None where it has none."""
    return next((n for n in reversed(range(len(course.lines))) if course.lines[n].seat == seat), None)


def last_chooser(course: Course) -> int | None:
    """The seat that has chosen last; None where none has."""
    if course.open:
        return next(reversed(course.open))
    return next((line.seat for line in reversed(course.lines) if line.seat != CHANCE_SEAT), None)


def undo_bar(game: Game, course: Course, seat: int, agreed: bool) -> str | None:
    """Why a seat can't take its last choice back; None where it can.

    Args:
        agreed: the others agree that their own choices since are taken back too.
    """
    if seat in course.open:
        return None
    if course.status == Status.OVER:
        return "The race is over."
    mine = last_line(course, seat)
    if mine is None:
        return "This seat has chosen nothing yet."
    since = course.lines[mine:]
    if any(line.seat == CHANCE_SEAT for line in since):
        return "Chance has spoken since."
    if any(line.together for line in since):
        return "The choices have been revealed."
    if not agreed and (len(since) > 1 or course.open):
        return "Somebody else has chosen since."
    if not all(_foreseen(game, course, n) for n in range(mine, len(course.lines))):
        return "The choice has revealed something hidden."
    return None


def _foreseen(game: Game, course: Course, n: int) -> bool:
    """Whether line `n`, a seat's own choice, showed that seat nothing new."""
    line = course.lines[n]
    before, after, events = course.around(n)
    told = [game.kind.hide_event(game, one, line.seat) for one in events]
    return was_foreseen(course.target, before, after, told, line.seat, line.action)
