"""Records: the fixed-size data that a position, a frame and a track are.

A record is declared once, as a class of fields, and exists in two forms with the same bytes: a NumPy structured dtype
for the compiled targets, and a Python view of slots, ints and lists for the python target (`np.record` would be some
45 times slower to read).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self

import numpy as np

__all__ = ["Field", "FrameRecord", "Record", "Slots", "i1", "i2", "i4", "u1", "u2"]

MAX_SEATS = 6


class Field:
    """One field of a record: a small int, or an array of them."""

    def __init__(self, code: str, shape: tuple[int, ...]) -> None:
        self.code = code
        self.shape = shape


def _maker(code: str) -> Callable[..., Any]:
    def make(*shape: int) -> Any:
        return Field(code, shape)

    make.__doc__ = f"A field of {code}: `{code}()` one number, `{code}(6, 3)` six rows of three."
    return make


i1 = _maker("i1")
i2 = _maker("i2")
i4 = _maker("i4")
u1 = _maker("u1")
u2 = _maker("u2")


class Slots:
    """A field that is an array of frames: the stack."""

    def __init__(self, frame: type[FrameRecord], count: int) -> None:
        self.frame = frame
        self.count = count


def _zeros(shape: tuple[int, ...]) -> str:
    """The source text of a fresh array of zeros."""
    if len(shape) == 1:
        return f"[0] * {shape[0]}"
    return f"[{_zeros(shape[1:])} for _ in range({shape[0]})]"


def _copied(name: str, shape: tuple[int, ...]) -> str:
    """The source text of a deep copy of an array."""
    if len(shape) == 1:
        return f"{name}[:]"
    return f"[{_copied('r', shape[1:])} for r in {name}]"


class Record:
    """Base of all records; see the module's text.

    A subclass lists its fields as class attributes::

        class State(Record):
            round = i2()
            at = i2(6)

    Class attributes after that: `dtype`. Instances are views: plain ints and nested lists in slots.
    """

    __slots__ = ()
    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[dict[str, Field | Slots]]
    _extra: ClassVar[dict[str, Field | Slots]] = {}
    view: ClassVar[type[Any]]

    def __init_subclass__(cls, abstract: bool = False) -> None:
        if abstract:
            return
        own: dict[str, Field | Slots] = dict(cls._extra)
        for name, value in list(vars(cls).items()):
            if isinstance(value, Field | Slots):
                if name in own:
                    raise TypeError(f"{cls.__name__}.{name} is a field of the kernel; choose another name")
                own[name] = value
        if any(isinstance(field, Slots) for field in own.values()):
            own = {"depth": Field("i1", ()), "answers": Field("i2", (MAX_SEATS,)), **own}
        cls.fields = own
        cls.dtype = _packed(own)
        cls.view = _view_class(cls)

    @classmethod
    def new(cls) -> Any:
        """A zeroed Python view of this record."""
        return cls.view()

    @classmethod
    def load(cls, data: bytes | np.ndarray[Any, Any] | np.void) -> Any:
        """The Python view of a record's bytes (or of one element of a structured array)."""
        if isinstance(data, bytes | bytearray | memoryview):
            if len(data) != cls.dtype.itemsize:
                raise ValueError(f"{cls.__name__} is {cls.dtype.itemsize} bytes, not {len(data)}")
            one = np.frombuffer(data, cls.dtype)[0]
        else:
            one = data
        view = cls.view()
        for name, field in cls.fields.items():
            value = one[name]
            if isinstance(field, Slots):
                setattr(view, name, [field.frame.load(slot) for slot in value])
            else:
                setattr(view, name, value.tolist())
        return view


class FrameRecord(Record, abstract=True):
    """Base of a game's frame: one slot of the stack, shared by all kinds of frames.

    The kernel's own fields: `kind`, `seat` (who decides), `seats` (bits of seats a simultaneous choice waits for),
    `step` (how far the rule has come).
    """

    __slots__ = ()
    _extra: ClassVar[dict[str, Field | Slots]] = {
        "kind": Field("i1", ()),
        "seat": Field("i1", ()),
        "seats": Field("i1", ()),
        "step": Field("i1", ()),
    }

    def __init_subclass__(cls, abstract: bool = False) -> None:
        super().__init_subclass__(abstract)

    @classmethod
    def slots(cls, count: int) -> Any:
        """A stack of `count` frames, as a field of a state; `count` is the proven bound."""
        return Slots(cls, count)


class DeadFrame(Exception):
    """A rule used a frame after `done`: read what is needed into locals before."""


def _dtype_of(name: str, field: Field | Slots) -> tuple[Any, ...]:
    if isinstance(field, Slots):
        return (name, field.frame.dtype, (field.count,))
    return (name, field.code, field.shape) if field.shape else (name, field.code)


def _packed(fields: dict[str, Field | Slots]) -> np.dtype[Any]:
    """The dtype with the widest fields first and its tail filled up: aligned, and without padding between fields.

    NumPy does not copy padding, so that bytes of equal positions could differ in it.
    """
    parts = [_dtype_of(name, field) for name, field in fields.items()]
    parts.sort(key=lambda part: -np.dtype(part[1]).alignment)
    aligned = np.dtype(parts, align=True)
    gap = aligned.itemsize - sum(np.dtype([part]).itemsize for part in parts)
    return np.dtype([*parts, ("_tail", "u1", (gap,))], align=True) if gap else aligned


def _view_class(record: type[Record]) -> type[Any]:
    """Writes the view's class as source text, so that creation and copying are straight code."""
    fields = record.fields
    stacked = any(isinstance(field, Slots) for field in fields.values())
    names = list(fields)
    slots = [*names, "log"] if stacked else names
    make, copy = [], []
    scope: dict[str, Any] = {"np": np, "dtype": record.dtype, "Base": _View, "Dead": DeadFrame}
    for name, field in fields.items():
        if isinstance(field, Slots):
            scope[f"F_{name}"] = field.frame.view
            make.append(f"self.{name} = [F_{name}() for _ in range({field.count})]")
            copy.append(f"n.{name} = [f.copy() for f in self.{name}]")
        elif field.shape:
            make.append(f"self.{name} = {_zeros(field.shape)}")
            copy.append(f"n.{name} = {_copied(f'self.{name}', field.shape)}")
        else:
            make.append(f"self.{name} = 0")
            copy.append(f"n.{name} = self.{name}")
    if stacked:
        make.append("self.log = None")
        copy.append("n.log = None")
    body = "\n        ".join(make)
    copied = "\n        ".join(copy)
    source = f"""
class View(Base):
    __slots__ = {tuple(slots)!r}

    def __init__(self):
        {body}

    def copy(self):
        n = View.__new__(View)
        {copied}
        return n

class DeadView(View):
    __slots__ = ()

    def __getattribute__(self, name):
        raise Dead(f"{{name}} of a frame was read after done(s)")

    def __setattr__(self, name, value):
        raise Dead(f"{{name}} of a frame was set after done(s)")
"""
    exec(compile(source, f"<view of {record.__name__}>", "exec"), scope)
    view: type[Any] = scope["View"]
    view.__name__ = view.__qualname__ = record.__name__
    view.record = record
    view.dead = scope["DeadView"]
    return view


class _View:
    """Shared behaviour of all Python views."""

    __slots__ = ()
    record: ClassVar[type[Record]]

    def array(self) -> np.ndarray[Any, Any]:
        """This record as a structured array of length 1; a value that does not fit its field raises OverflowError."""
        out = np.zeros(1, self.record.dtype)
        self.into(out[0])
        return out

    def into(self, target: Any) -> None:
        """Writes this record into one element of a structured array."""
        for name, field in self.record.fields.items():
            value = getattr(self, name)
            if isinstance(field, Slots):
                slots = target[name]
                for k, frame in enumerate(value):
                    frame.into(slots[k])
            else:
                try:
                    target[name] = value
                except (OverflowError, ValueError, TypeError) as error:
                    raise OverflowError(f"{self.record.__name__}.{name} = {value!r} does not fit: {error}") from error

    def dump(self) -> bytes:
        """The record's bytes; equal positions have equal bytes in every target."""
        return self.array().tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _View) and self.record is other.record and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash(self.dump())

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.record.fields if name != "frames")
        return f"{self.record.__name__}({inner})"


def load_many(record: type[Record], states: np.ndarray[Any, Any]) -> list[Self]:  # type: ignore[misc]
    """Python views of every element of a structured array."""
    return [record.load(one) for one in states]
