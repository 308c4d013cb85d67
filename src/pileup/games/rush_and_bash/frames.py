"""Unfinished rules of a position, read from tables and written as tables (`frame_fields` tells their form)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pileup.engine import Game
from pileup.games.rush_and_bash import state as st
from pileup.games.rush_and_bash.actions import CARD_NAMES, DECKS, EFFECTS
from pileup.games.rush_and_bash.frame_fields import (
    BOARD,
    CAR,
    CARS,
    DECK,
    EFFECT,
    FACE,
    FIELDS,
    FLAGS,
    JUNCTION,
    LEVEL,
    NEXT_SPACE,
    PARENTS,
    PAW,
    PAWS,
    PLACE,
    RULES,
    SPACE,
    WAYS,
    ZONES,
)
from pileup.games.rush_and_bash.state import Kind

__all__ = ["Reader", "check_stack", "read_frame", "write_frame"]


class Reader:
    """Reads names into numbers and gathers what is wrong.

    Args:
        game: the race's game.
        problems: where sentences about faults are put.
    """

    def __init__(self, game: Game, problems: list[str]) -> None:
        self.game = game
        self.t = game.static
        self.problems = problems
        self.spaces: dict[str, list[int]] = {}
        for space in game.extra.circuit.spaces:
            for name in (space.name, space.name.partition(":")[2]):
                self.spaces.setdefault(name, []).append(space.index)
        self.faces = {name: number for number, name in game.extra.cards.items()}

    def problem(self, where: str, what: str) -> None:
        """Notes a fault."""
        self.problems.append(f"{where}: {what}")

    def car(self, where: str, name: Any) -> int:
        """The car of a colour."""
        colours = self.game.extra.colours
        if name in colours:
            return int(colours.index(name))
        self.problem(where, f"there is no car {name!r}; cars: {', '.join(colours)}")
        return 0

    def space(self, where: str, name: Any) -> int:
        """The space of a name: "3:02A:2.4", or "02A:2.4" where that is unique."""
        found = self.spaces.get(name, []) if isinstance(name, str) else []
        if len(found) == 1:
            return found[0]
        what = f"{name!r} is on more than one board" if found else f"there is no space {name!r}"
        self.problem(where, f"{what}; spaces are named as {self.game.extra.circuit.spaces[-1].name}")
        return 0

    def place(self, where: str, name: Any) -> int:
        """Where a car is: a space, "clearing 2", "finished 1:01A:2.6", or None before the grid."""
        if name is None:
            return st.NOWHERE
        if isinstance(name, str) and name.startswith("clearing "):
            number = name.removeprefix("clearing ")
            if self.t.jungle_entry >= 0 and number in ("1", "2", "3"):
                return st.CLEARING - int(number) + 1
            self.problem(where, f"there is no {name!r}; a jungle has clearing 1 to clearing 3")
            return st.NOWHERE
        if isinstance(name, str) and name.startswith("finished "):
            return st.FINISHED - self.space(where, name.removeprefix("finished "))
        return self.space(where, name)

    def number(self, where: str, value: Any, low: int, high: int) -> int:
        """A whole number."""
        if isinstance(value, bool):
            value = int(value)
        if isinstance(value, int) and low <= value <= high:
            return value
        self.problem(where, f"{value!r} is no whole number from {low} to {high}")
        return low

    def face(self, where: str, name: Any) -> int:
        """A card face by its name."""
        if isinstance(name, str) and name in self.faces:
            return int(self.faces[name])
        known = "it is no card of this box" if name in CARD_NAMES else "cards are named as sprint-bomb-2"
        self.problem(where, f"there is no card {name!r}; {known}")
        return 0

    def one_of(self, where: str, value: Any, names: Any) -> int:
        """The place of a name in a list."""
        if value in list(names):
            return int(list(names).index(value))
        self.problem(where, f"{value!r} is none of {', '.join(map(str, names))}")
        return 0

    def listed(self, where: str, value: Any) -> list[Any]:
        """A list."""
        if isinstance(value, list | tuple):
            return list(value)
        self.problem(where, f"{value!r} is no list")
        return []

    def table(self, where: str, value: Any) -> Mapping[str, Any]:
        """A table."""
        if isinstance(value, Mapping):
            return value
        self.problem(where, f"{value!r} is no table")
        return {}

    def keys(self, where: str, data: Mapping[str, Any], known: Any) -> None:
        """Faults for unknown keys."""
        for key in data:
            if key not in known:
                self.problem(where or "position", f"there is no {key!r}; it has {', '.join(known)}")


def zone_spaces(t: Any) -> dict[int, int]:
    """Bit of each space of the landslide's red zones."""
    return {t.zone[z][k]: z * st.MAX_ZONE + k for z in range(2) for k in range(t.n_zone[z])}


def write_frame(game: Game, f: Any, place_name: Callable[[Game, int], str | None]) -> dict[str, Any]:
    """A frame as a table."""
    t, extra = game.static, game.extra
    spaces = extra.circuit.spaces
    kind = Kind(f.kind)
    table: dict[str, Any] = {"rule": kind.name.lower().replace("_", "-")}
    if f.step:
        table["step"] = f.step
    for name, (field, form, _) in FIELDS[kind].items():
        value = getattr(f, field)
        shown: Any = value
        if form == CAR:
            shown = extra.colours[value] if value >= 0 else None
        elif form == SPACE:
            shown = spaces[value].name if value >= 0 and (value or f.left) else None
        elif form == NEXT_SPACE:
            shown = spaces[value - 1].name if value else None
        elif form == PLACE:
            shown = place_name(game, value)
        elif form == WAYS:
            shown = [way for way, bit in FLAGS.items() if value & bit]
        elif form == FACE:
            shown = extra.cards[value]
        elif form == EFFECT:
            shown = EFFECTS[value - 1]
        elif form == DECK:
            shown = DECKS[value]
        elif form == LEVEL:
            shown = 3 if value else 1
        elif form == CARS:
            shown = [colour for car, colour in enumerate(extra.colours) if value >> car & 1]
        elif form == PAWS:
            shown = [p for p in range(t.n_paws) if value >> p & 1]
        elif form == PAW:
            shown = value if value >= 0 else None
        elif form == ZONES:
            shown = [spaces[x].name for x, bit in zone_spaces(t).items() if value >> bit & 1]
        if shown not in (None, [], 0) or (form in (PLACE, PAW) and shown != 0):
            table[name] = shown
    return table


def read_frame(reader: Reader, f: Any, data: Any, where: str) -> None:
    """Fills a frame from a table."""
    table = reader.table(where, data)
    rule = table.get("rule")
    if not isinstance(rule, str) or rule not in RULES:
        reader.problem(where, f"there is no rule {rule!r}; rules: {', '.join(RULES)}")
        return
    kind = RULES[rule]
    f.kind = int(kind)
    fields = FIELDS[kind]
    reader.keys(where, table, ["rule", "step", *fields])
    f.step = reader.number(f"{where} step", table.get("step", 0), 0, 12)
    for name, (field, form, most) in fields.items():
        if name in table:
            setattr(f, field, _read(reader, form, table[name], f"{where} {name}", most))
        elif form in (CAR, FACE, EFFECT, DECK, LEVEL, BOARD):
            reader.problem(where, f"{name} is missing")
        elif form == PLACE:
            setattr(f, field, st.NOWHERE)


def _read(reader: Reader, form: int, value: Any, where: str, most: int) -> int:
    if form == CAR:
        return reader.car(where, value)
    if form == SPACE:
        return reader.space(where, value)
    if form == NEXT_SPACE:
        return reader.space(where, value) + 1
    if form == PLACE:
        return reader.place(where, value)
    if form == WAYS:
        names = list(FLAGS)
        chosen = {names[reader.one_of(where, way, names)] for way in reader.listed(where, value)}
        return sum(FLAGS[way] for way in chosen)
    if form == FACE:
        return reader.face(where, value)
    if form == EFFECT:
        return reader.one_of(where, value, EFFECTS) + 1
    if form == DECK:
        return reader.one_of(where, value, DECKS)
    if form == LEVEL:
        return reader.one_of(where, value, (1, 3))
    if form == CARS:
        return sum({1 << reader.car(where, name) for name in reader.listed(where, value)})
    if form == PAWS:
        points = reader.t.n_paws - 1
        return sum({1 << reader.number(where, p, 0, points) for p in reader.listed(where, value)})
    if form == PAW:
        return st.NOBODY if value is None else reader.number(where, value, 0, reader.t.n_paws - 1)
    if form == ZONES:
        bits = zone_spaces(reader.t)
        spaces = {reader.space(where, name) for name in reader.listed(where, value)}
        for x in spaces - set(bits):
            reader.problem(where, f"{reader.game.extra.circuit.spaces[x].name} is in no red zone")
        return sum(1 << bits[x] for x in spaces & set(bits))
    if form == JUNCTION:
        return reader.number(where, value, 0, reader.t.n_boards - 1)
    if form == BOARD:
        return reader.number(where, value, 1, reader.t.n_boards)
    return reader.number(where, value, 0, most)


def check_stack(reader: Reader, frames: list[Any]) -> None:
    """Whether the unfinished rules can lie upon each other as they do."""
    driving: set[int] = set()
    for k, f in enumerate(frames):
        kind = Kind(f.kind)
        below = {Kind(frames[k - 1].kind)} if k else set()
        name = kind.name.lower().replace("_", "-")
        if (k == 0) != (kind == Kind.ROUND) or (k and not below & PARENTS[kind]):
            under = next(iter(below)).name.lower().replace("_", "-") if below else "nothing"
            reader.problem(f"resolving[{k}]", f"{name} can't lie on {under}")
        if kind in (Kind.DRIVE, Kind.COLLIDE):
            car = f.car if kind == Kind.DRIVE else f.other
            if car in driving:
                reader.problem(f"resolving[{k}]", "one car can't be in two movements")
            driving.add(car)
        if kind == Kind.ROUND and f.step > reader.game.seats:
            reader.problem(f"resolving[{k}]", f"step goes to {reader.game.seats}")
