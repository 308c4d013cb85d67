"""The course of a race: where it started, what was chosen and what chance did, and so where it stands.

Everything else about a live race is a view of this. The rules are a pure function of start and lines, so going back is
playing again from a kept position; one is kept every few lines.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pileup.engine.game import RawEvent
from pileup.engine.target_python import PythonTarget, Status

__all__ = ["CHANCE_SEAT", "Course", "Line"]

CHANCE_SEAT = -1
KEEP_EVERY = 32


class Line(NamedTuple):
    """One line of a record: a seat's choice, or (seat −1) an outcome of chance.

    Attributes:
        together: it answered a simultaneous choice.
    """

    seat: int
    action: int
    together: bool = False


class _Kept(NamedTuple):
    lines: int
    events: int
    chances: int
    state: bytes


class Course:
    """A position with the lines that led to it; trusts its caller to give legal actions.

    Args:
        target: the rules; used by this course alone.
        start: the position to begin from; taken over.

    Attributes:
        s: the position; status: what it waits for.
        lines: what was chosen and what happened. Answers to a simultaneous choice are in it once all are in, in the
            order of the seats; until then they are in `open`, by seat.
        events: everything that the rules told, unhidden.
        chances: how many chance events there were.
    """

    def __init__(self, target: PythonTarget, start: Any) -> None:
        self.target = target
        self.lines: list[Line] = []
        self.open: dict[int, int] = {}
        self.events: list[RawEvent] = []
        self.chances = 0
        self._kept = [_Kept(0, 0, 0, start.dump())]
        self.s = start
        self.s.log = self.events
        self.status = target.advance(self.s)

    def decide(self, seat: int, action: int) -> None:
        """Applies a legal choice of a waiting seat, and goes on to the next question."""
        if self.status == Status.SIMULTANEOUS:
            last = self.target.waiting(self.s) == [seat]
            self.target.choose(self.s, seat, action)
            self.open[seat] = action
            if not last:
                return
            self.lines.extend(Line(who, self.open[who], True) for who in sorted(self.open))
            self.open = {}
        else:
            self.target.choose(self.s, seat, action)
            self.lines.append(Line(seat, action))
        self._go_on()

    def happen(self, action: int) -> None:
        """Applies an outcome of the waiting chance event, and goes on to the next question."""
        self.target.happen(self.s, action)
        self.lines.append(Line(CHANCE_SEAT, action))
        self.chances += 1
        self._go_on()

    def apply(self, line: Line) -> None:
        """Applies a line of either sort."""
        if line.seat == CHANCE_SEAT:
            self.happen(line.action)
        else:
            self.decide(line.seat, line.action)

    def _go_on(self) -> None:
        self.status = self.target.advance(self.s)
        if len(self.lines) - self._kept[-1].lines >= KEEP_EVERY:
            self._kept.append(_Kept(len(self.lines), len(self.events), self.chances, self.s.dump()))

    def all_lines(self) -> list[Line]:
        """The lines, answers to an open simultaneous choice included (they are secret)."""
        return self.lines + [Line(seat, self.open[seat], True) for seat in sorted(self.open)]

    def back_to(self, count: int) -> None:
        """Goes back to where `count` lines had been played (0 ≤ count ≤ number of all lines)."""
        lines = self.all_lines()[:count]
        while self._kept[-1].lines > count:
            self._kept.pop()
        kept = self._kept[-1]
        self.lines = lines[: kept.lines]
        self.open = {}
        del self.events[kept.events :]
        self.chances = kept.chances
        self.s = self.target.kind.State.load(kept.state)
        self.s.log = self.events
        self.status = self.target.advance(self.s)
        for line in lines[kept.lines :]:
            self.apply(line)

    def take_back(self, seat: int) -> None:
        """Takes a seat's answer to an open simultaneous choice back; the other answers stay."""
        answers = {who: action for who, action in self.open.items() if who != seat}
        self.back_to(len(self.lines))
        for who, action in answers.items():
            self.decide(who, action)

    def _twin(self, count: int) -> Course:
        """A course of its own that stands where this one stood after `count` lines; its events begin later."""
        lines = self.all_lines()[:count]
        kept = next(one for one in reversed(self._kept) if one.lines <= count)
        twin = Course(self.target, self.target.kind.State.load(kept.state))
        for line in lines[kept.lines :]:
            twin.apply(line)
        return twin

    def state_at(self, count: int) -> Any:
        """The position after `count` lines, as a copy of its own."""
        return self._twin(count).s

    def around(self, n: int) -> tuple[Any, Any, list[RawEvent]]:
        """The positions before and after line `n`, and the events in between."""
        twin = self._twin(n)
        before, told = twin.s.copy(), len(twin.events)
        twin.apply(self.lines[n])
        return before, twin.s, twin.events[told:]

    def mark(self) -> tuple[int, dict[int, int]]:
        """Where the course stands, for `restore`."""
        return len(self.lines), dict(self.open)

    def restore(self, mark: tuple[int, dict[int, int]]) -> None:
        """Goes back to a mark after a rule failed half-way, so that nothing half-done stays."""
        count, self.open = mark
        self.lines = self.lines[:count]
        self.back_to(count + len(self.open))
