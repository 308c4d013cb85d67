"""What a seat can foresee of its own action: the preview of an option, and whether an undo would give something away.

Both play the action on the seat's *hidden* position, so that neither can show more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from pileup.engine.game import RawEvent
from pileup.engine.target_python import PythonTarget, Status

__all__ = ["foresee", "foresee_declining", "was_foreseen"]


def foresee(
    target: PythonTarget,
    hidden: Any,
    seat: int,
    action: int,
    rest: Collection[int] = (),
    blind: Collection[int] = (),
    veil: Callable[[RawEvent], RawEvent | None] = lambda event: event,
) -> tuple[Any, list[RawEvent], Status | None]:
    """Plays one action on a hidden position, up to the next question or chance event.

    Args:
        rest: kinds of automatic frames where it ends too, as at a question: what they do is no doing of the action.
        blind: kinds of draws that it goes past, whatever may come of them.
        veil: tells an event of such a draw without what was drawn.

    Returns:
        the position, the events, and what it waits for: None where the rules ran into something the seat can't know.
    """
    s = hidden.copy()
    events: list[RawEvent] = []
    s.log = events
    try:
        target.choose(s, seat, action)
        status = target.advance_until(s, rest)
        while status == Status.CHANCE and s.frames[s.depth - 1].kind in blind:
            told = len(events)
            target.happen(s, target.outcomes(s)[0][0])
            events[told:] = [known for known in map(veil, events[told:]) if known is not None]
            status = target.advance_until(s, rest)
    except Exception:  # a rule may fail in any way on facts that were hidden from it
        return s, events, None
    return s, events, Status.DECISION if status is None else status


def foresee_declining(
    target: PythonTarget, foreseen: Any, seat: int, declining: Mapping[int, int], rest: Collection[int] = ()
) -> tuple[Any, list[RawEvent], Status] | None:
    """Goes on from a foreseen position while its seat is asked whether to use something, as if it used nothing.

    Args:
        declining: kinds of such questions, each with the action that uses nothing.

    Returns:
        as `foresee`, without what declining itself says; None where nothing is so asked, or what follows is not known.
    """
    s, events, status = foreseen.copy(), list[RawEvent](), None
    try:
        while s.depth and (f := s.frames[s.depth - 1]).kind in declining and f.seat == seat:
            s.log = None
            target.choose(s, seat, declining[f.kind])
            s.log = events
            paused = target.advance_until(s, rest)
            status = Status.DECISION if paused is None else paused
    except Exception:  # as above
        return None
    return None if status is None else (s, events, status)


def was_foreseen(
    target: PythonTarget, before: Any, after: Any, told: list[RawEvent | None], seat: int, action: int
) -> bool:
    """Whether a seat's action brought nothing to light that its view did not hold before.

    Args:
        before, after: the true positions.
        told: the events in between, as the seat may know them.
    """
    foreseen, events, status = foresee(target, target.hide(before, seat), seat, action)
    if status is None or list(events) != [event for event in told if event is not None]:
        return False
    try:
        expected = target.hide(foreseen, seat).dump()
    except Exception:  # as above
        return False
    return bool(expected == target.hide(after, seat).dump())
