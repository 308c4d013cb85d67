"""A live race as bytes from which it goes on at once, without playing all of it again: no record, for one's own store.

The bytes hold every secret of the race but its seed, and mean something only to the same game, rules and seed.
"""

from __future__ import annotations

import msgspec

from pileup.play.course import Line, _Kept
from pileup.play.race import Race

__all__ = ["resume", "save"]


class _Saved(msgspec.Struct, array_like=True):
    lines: list[Line]
    open: dict[int, int]
    kept: list[_Kept]
    events: list[tuple[int, int, int, int]]
    undone: int
    asked: dict[int, int]


def save(race: Race) -> bytes:
    """The race as bytes, for `resume`."""
    course = race._course
    kept = course._kept
    saved = _Saved(course.lines, course.open, kept, course.events[: kept[-1].events], race._undone, race._asked)
    return msgspec.msgpack.encode(saved)


def resume(race: Race, data: bytes) -> None:
    """Puts a race that has just begun (same game, start and seed) where a saved one stood.

    Costs as much as playing the last few lines, however long the race is.

    Raises:
        msgspec.DecodeError, ValueError: these are no such bytes.
    """
    saved = msgspec.msgpack.decode(data, type=_Saved)
    course, last = race._course, saved.kept[-1]
    course._kept = saved.kept
    course.lines, course.open = saved.lines[: last.lines], {}
    course.events[:] = saved.events
    course.chances = last.chances
    course.s = course.target.kind.State.load(last.state)
    course.s.log = course.events
    course.status = course.target.advance(course.s)
    for line in saved.lines[last.lines :]:
        course.apply(line)
    for seat, action in saved.open.items():
        course.decide(seat, action)
    race._undone, race._asked, race._decisions = saved.undone, saved.asked, None
