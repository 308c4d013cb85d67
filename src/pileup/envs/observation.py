"""What an agent observes: its seat, every field of the hidden position, and the frame that is asked.

`Observer` flattens a *hidden* position (`hide(s, seat)`, the one door for what a seat may see) into whole numbers:
the game's fields as they lie in memory, wide ones first, else in the order of their declaration. The kernel's
bookkeeping is left out, except for the topmost frame: it is what the seat is asked about.
"""

from __future__ import annotations

import inspect
import re
from itertools import chain
from math import prod
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from pileup.engine.game import Game
from pileup.engine.record import Field, Record, Slots

__all__ = ["Observer", "Part"]

_CODES = ("i1", "u1", "i2", "u2", "i4")
_LEFT_OUT = ("depth", "answers", "frames")


class Part(msgspec.Struct, frozen=True):
    """One field of an observation.

    Attributes:
        name: of the field; `asked.…` for the topmost frame.
        start, size: its place in the vector.
        shape: of the field, () for one number.
        code: how it is kept, as in NumPy: i1, u1, i2, u2, i4.
        text: the game's own words for it, may be empty.
    """

    name: str
    start: int
    size: int
    shape: tuple[int, ...]
    code: str
    text: str

    @property
    def limits(self) -> tuple[int, int]:
        """The least and greatest value it can hold."""
        kind = np.iinfo(np.dtype(self.code))
        return int(kind.min), int(kind.max)


def _texts(record: type[Record]) -> dict[str, str]:
    """The comments beside a record's fields, by name of the field."""
    try:
        source = inspect.getsource(record)
    except (OSError, TypeError):
        return {}
    found = re.findall(r"^    (\w+) = [iu]\d\([^#\n]*\)  # (.+)$", source, re.MULTILINE)
    return dict(found)


def _in_memory(record: type[Record]) -> list[str]:
    """The fields of a record in the order in which they lie in memory: neighbours are copied in one go."""
    places = record.dtype.fields
    assert places is not None
    return sorted(record.fields, key=lambda name: places[name][1])


class Observer:
    """Turns hidden positions of one game into vectors of whole numbers.

    Attributes:
        parts: the fields in order; size: numbers in all; dtype: int16, or int32 where a field needs it.
        low, high: (size,) the least and greatest value of each number.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        state = game.kind.State
        slots = state.fields["frames"]
        assert isinstance(slots, Slots)
        self.parts: list[Part] = [Part("seat", 0, 1, (), "i1", "whose view this is")]
        self._fields: list[str] = []
        self._frame_fields: list[str] = []
        own, asked = _texts(state), _texts(slots.frame)
        for name in _in_memory(state):
            field = state.fields[name]
            if isinstance(field, Field) and name not in _LEFT_OUT:
                self._add(name, field, own.get(name, ""))
                self._fields.append(name)
        kernel = {
            "kind": "what is asked: " + ", ".join(f"{member.value} {member.name.lower()}" for member in game.kind.Kind),
            "seat": "who decides (one seat)",
            "seats": "bits of the seats that a simultaneous choice still waits for",
            "step": "how far the rule has come",
        }
        for name in _in_memory(slots.frame):
            field = slots.frame.fields[name]
            assert isinstance(field, Field)
            self._add(f"asked.{name}", field, kernel.get(name) or asked.get(name, ""))
            self._frame_fields.append(name)
        last = self.parts[-1]
        self.size = last.start + last.size
        wide = any(part.code in ("i4", "u2") for part in self.parts)
        self.dtype: np.dtype[Any] = np.dtype(np.int32 if wide else np.int16)
        self.low, self.high = np.zeros(self.size, self.dtype), np.zeros(self.size, self.dtype)
        for part in self.parts:
            self.low[part.start : part.start + part.size], self.high[part.start : part.start + part.size] = part.limits
        self._plan = self._gather_plan(state, slots)

    def _add(self, name: str, field: Field, text: str) -> None:
        last = self.parts[-1]
        self.parts.append(Part(name, last.start + last.size, prod(field.shape), field.shape, field.code, text))

    def _gather_plan(self, state: type[Record], slots: Slots) -> tuple[npt.NDArray[np.int64], int, int, int]:
        """(offset, count, code, in the frame?) of each stretch in a state's bytes; where depth and frames are."""
        rows: list[list[int]] = []
        state_at, frame_at = state.dtype.fields, slots.frame.dtype.fields
        assert state_at is not None and frame_at is not None
        for part in self.parts[1:]:
            inside = part.name.startswith("asked.")
            at = (frame_at[part.name.removeprefix("asked.")] if inside else state_at[part.name])[1]
            code = _CODES.index(part.code)
            if rows and rows[-1][2:] == [code, int(inside)] and rows[-1][0] + rows[-1][1] * int(part.code[1]) == at:
                rows[-1][1] += part.size
            else:
                rows.append([at, part.size, code, int(inside)])
        depth_at, frames_at = int(state_at["depth"][1]), int(state_at["frames"][1])
        return np.array(rows, np.int64), depth_at, frames_at, slots.frame.dtype.itemsize

    def vector(self, hidden: Any, seat: int) -> npt.NDArray[Any]:
        """(size,) what `seat` observes of a Python view that is hidden from it already."""
        numbers: list[int] = [seat]
        for name in self._fields:
            _extend(numbers, getattr(hidden, name))
        if hidden.depth:
            frame = hidden.frames[hidden.depth - 1]
            for name in self._frame_fields:
                _extend(numbers, getattr(frame, name))
        else:
            numbers.extend([0] * (self.size - len(numbers)))
        return np.array(numbers, self.dtype)

    def batch(
        self, hidden: npt.NDArray[Any], seats: npt.NDArray[Any], out: npt.NDArray[Any] | None = None
    ) -> npt.NDArray[Any]:
        """(n, size) what `seats[i]` observes of hidden[i], an array of states that are hidden already."""
        from pileup.envs.compiled import gather

        if out is None:
            out = np.empty((len(hidden), self.size), self.dtype)
        rows, depth_at, frames_at, frame_size = self._plan
        raw = np.ascontiguousarray(hidden).view(np.uint8).reshape(len(hidden), hidden.dtype.itemsize)
        # a record is aligned: where its size is odd, it has no wide fields, and their view is never read
        views = [raw.view(code) if raw.shape[1] % int(code[1]) == 0 else raw[:, :0].view(code) for code in _CODES]
        gather(*views, np.ascontiguousarray(seats, np.int64), rows, depth_at, frames_at, frame_size, out)
        return out

    def table(self) -> str:
        """The fields as a Markdown table: place in the vector, name, shape, limits, meaning."""
        lines = ["| numbers | field | shape | from … to | meaning |", "| --- | --- | --- | --- | --- |"]
        for part in self.parts:
            end = part.start + part.size - 1
            span = f"{part.start}" if part.size == 1 else f"{part.start}–{end}"
            low, high = part.limits
            shape = " × ".join(map(str, part.shape)) or "1"
            lines.append(f"| {span} | `{part.name}` | {shape} | {low} … {high} | {part.text} |")
        return "\n".join(lines)


def _extend(numbers: list[int], value: Any) -> None:
    """Appends a number, or an array's numbers in C order."""
    if isinstance(value, int):
        numbers.append(value)
        return
    while value and isinstance(value[0], list):
        value = list(chain.from_iterable(value))
    numbers.extend(value)
