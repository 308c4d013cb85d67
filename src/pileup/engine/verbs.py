"""The few verbs that rules speak to the kernel with.

These are the python target's; the cpu target swaps in its own of the same names (`target_cpu`).
"""

from __future__ import annotations

from typing import Any

from pileup.engine.streams import below, draw

__all__ = ["begin", "below", "done", "draw", "emit", "odds", "top"]


class StackOverflow(Exception):
    """More frames than the state has slots: the game's proven bound is wrong, or a rule loops."""


def begin(s: Any, kind: int) -> Any:
    """Pushes a zeroed frame of `kind` and returns it, to have its fields set."""
    depth = s.depth
    if depth >= len(s.frames):
        raise StackOverflow(f"{len(s.frames)} frames are in use; can't begin frame {kind!r}")
    f = s.frames[depth]
    f.kind = kind
    s.depth = depth + 1
    return f


def done(s: Any) -> None:
    """Ends the topmost frame; its slot is zeroed, and `f` must not be used any more."""
    depth = s.depth - 1
    f = s.frames[depth]
    view = type(f)
    s.frames[depth] = view()
    f.__class__ = view.dead  # a later use of f raises instead of reading stale or zeroed fields
    s.depth = depth


def top(s: Any) -> Any:
    """The topmost frame."""
    return s.frames[s.depth - 1]


def emit(s: Any, event: int, a: int, b: int, c: int) -> None:
    """Describes what happened: an event of the game with three numbers, named by the game's `event_fields`."""
    if s.log is not None:
        s.log.append((int(event), int(a), int(b), int(c)))


def odds(lead: int, unit: int) -> int:
    """What a lead is worth, in thousandths: 500 for none, 731 for one `unit`, 881 for two, near 1000 for six.

    The logistic curve in whole numbers, by the approximation tanh x = x (27 + x²) / (27 + 9 x²).
    """
    x = max(-192, min(192, 32 * lead // unit))
    return 500 + 500 * x * (110592 + x * x) // (64 * (110592 + 9 * x * x))
