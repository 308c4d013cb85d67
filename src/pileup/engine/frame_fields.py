"""What the fields of a frame may hold: frames that people write are held to it, as compiled rules take them unseen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

__all__ = ["Form", "field_faults"]

Form = tuple[int, int] | str
"""The least and the most that a field holds, or what it is in words."""


def field_faults(
    f: Any, fields: Iterable[str], known: Mapping[str, Form], is_a: Mapping[str, Callable[[int], bool]], other: Form
) -> list[str]:
    """The fields of a frame that hold what they can't, in words; [] for none.

    Args:
        f: the frame; fields: its names, as the game's `Frame` has them.
        known: forms of its fields; other: the form of those that are not named there.
        is_a: whether a number is what a form in words says.
    """
    faults = []
    for name in fields:
        if name == "kind":
            continue
        value, form = getattr(f, name), known.get(name, other)
        if isinstance(form, str):
            good, words = is_a[form](value), form
        else:
            good, words = form[0] <= value <= form[1], f"from {form[0]} to {form[1]}"
        if not good:
            faults.append(f"{name}: {value} is not {words}")
    return faults
