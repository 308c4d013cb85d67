"""The six cars and their star powers, composed of a small closed vocabulary, as a file."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from pileup.engine.content import Document, Problem

__all__ = [
    "COLOURS",
    "Bomb",
    "Car",
    "Cars",
    "Colour",
    "Minefield",
    "Missile",
    "Move",
    "Part",
    "Repair",
    "Swerve",
    "Volley",
]
__all__ += ["check_cars"]

Colour = Literal["black", "blue", "green", "red", "white", "yellow"]
COLOURS: tuple[Colour, ...] = get_args(Colour)

LaneChoice = Literal["own", "left", "right"]


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    pass


class Swerve(_Part, frozen=True, tag="swerve"):
    """The Swerve effect (RB-EFF-02)."""


class Bomb(_Part, frozen=True, tag="bomb"):
    """The Bomb effect (RB-EFF-03)."""


class Missile(_Part, frozen=True, tag="missile"):
    """The Missile effect (RB-EFF-06)."""


class Repair(_Part, frozen=True, tag="repair"):
    """The Repair effect by `hearts`, or to full health."""

    hearts: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    full: bool = False


class Move(_Part, frozen=True, tag="move"):
    """Forward movement like an acceleration, without Boosts (RB-STAR-10).

    Attributes:
        spaces: how many.
        up_to: fewer are allowed (RB-RULE-43).
        lane_changes: any number of lane changes, one movement point each (RB-STAR-06, RB-RULE-14).
        fly: passes over all obstacles; an occupied end sends the car back to the first free space (RB-STAR-07).
        crush: Rocks and Bombs entered are removed without effect and do not stop the car.
    """

    spaces: Annotated[int, msgspec.Meta(ge=1, le=20)]
    up_to: bool = False
    lane_changes: bool = False
    fly: bool = False
    crush: bool = False


class Volley(_Part, frozen=True, tag="volley"):
    """Missiles at once: from the own lane, and from the space straight beside in each neighbouring lane."""

    lanes: Annotated[list[LaneChoice], msgspec.Meta(min_length=1, max_length=3)]


class Minefield(_Part, frozen=True, tag="minefield"):
    """Bombs on up to `bombs` free spaces among the own board and the next ones, `boards` in all.

    Attributes:
        explode: all placed Bombs explode at once, as one chain.
    """

    bombs: Annotated[int, msgspec.Meta(ge=1, le=9)]
    boards: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    explode: bool = False


Part = Swerve | Bomb | Missile | Repair | Move | Volley | Minefield


class Car(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A car board: its colour, names, and the powers of level 1 and 3 as lists of parts (RB-STAR-03, RB-STAR-05)."""

    colour: Colour
    level1: Annotated[list[Part], msgspec.Meta(min_length=1, max_length=4)]
    level3: Annotated[list[Part], msgspec.Meta(min_length=1, max_length=4)]
    name: str = ""
    driver: str = ""


class Cars(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The six car boards; `life` is the number of places on the life track (RB-RULE-02)."""

    cars: list[Car]
    life: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    house: bool = False

    def of(self, colour: str) -> Car:
        """The car of a colour.

        Raises:
            KeyError: there is no such colour.
        """
        for car in self.cars:
            if car.colour == colour:
                return car
        raise KeyError(colour)


def check_cars(cars: Cars, document: Document) -> list[Problem]:
    """Six colours, each once (RB-COMP-04), and powers that can be carried out."""
    problems = []
    seen: set[str] = set()
    for i, car in enumerate(cars.cars):
        if car.colour in seen:
            problems.append(document.problem(("cars", i, "colour"), f"there are two {car.colour} cars", "One of each."))
        seen.add(car.colour)
        for level in ("level1", "level3"):
            parts: list[Part] = getattr(car, level)
            for j, part in enumerate(parts):
                where = ("cars", i, level, j)
                if isinstance(part, Move) and part.fly and part.crush:
                    problems.append(document.problem(where, "a move can't both fly and crush", "Choose one of them."))
                if isinstance(part, Volley) and len(set(part.lanes)) != len(part.lanes):
                    problems.append(document.problem((*where, "lanes"), "a lane stands twice", "Name each lane once."))
    for colour in COLOURS:
        if colour not in seen:
            problems.append(document.problem(("cars",), f"there is no {colour} car", "Add a [[cars]] for it."))
    return problems
