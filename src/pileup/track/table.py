"""Tiles laid one after another on the table: where each comes to lie, whether two overlap, whether the track closes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pileup.track.outline import Move
from pileup.track.tiles import SIDE

__all__ = ["EAST", "NORTH", "SOUTH", "WEST", "Cell", "Placement", "back", "overlaps", "place_backward", "place_forward"]

Cell = tuple[int, int]
"""Column and row on the table; rows count downwards."""

NORTH, EAST, SOUTH, WEST = range(4)
STEP: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a tile lies.

    Attributes:
        x, y: column and row.
        heading: direction in which its road is entered: NORTH 0, EAST 1, SOUTH 2, WEST 3.
    """

    x: int
    y: int
    heading: int

    @property
    def cell(self) -> Cell:
        """Column and row."""
        return self.x, self.y

    @property
    def rotation(self) -> int:
        """Degrees clockwise by which the tile is turned from "entered from below"."""
        return self.heading * 90

    def move(self) -> Move:
        """The move from the tile's own frame (see `pileup.track.tiles`) to the table."""
        return Move(self.heading, self.x * SIDE + SIDE / 2, self.y * SIDE + SIDE / 2)

    def after(self, turn: int) -> Placement:
        """The place of the tile behind this one, whose road turns by `turn` quarter turns clockwise."""
        heading = (self.heading + turn) % 4
        dx, dy = STEP[heading]
        return Placement(self.x + dx, self.y + dy, heading)


def back(following: Placement, turn: int) -> Placement:
    """The place of the tile whose road, turning by `turn`, leads into `following`."""
    dx, dy = STEP[following.heading]
    return Placement(following.x - dx, following.y - dy, (following.heading - turn) % 4)


def place_forward(start: Placement, turns: Iterable[int]) -> list[Placement]:
    """Places of tiles laid from `start` on, and last the place where the next tile would come."""
    places = [start]
    for turn in turns:
        places.append(places[-1].after(turn))
    return places


def place_backward(following: Placement, turns: Iterable[int]) -> list[Placement]:
    """Places of tiles (`turns` in race order) that lead into `following`, in race order."""
    places: list[Placement] = []
    here = following
    for turn in reversed(list(turns)):
        here = back(here, turn)
        places.append(here)
    return places[::-1]


def overlaps(places: Iterable[Placement]) -> list[tuple[int, int]]:
    """Pairs (earlier, later) of tiles on the same cell of the table."""
    seen: dict[Cell, int] = {}
    found = []
    for i, place in enumerate(places):
        if place.cell in seen:
            found.append((seen[place.cell], i))
        else:
            seen[place.cell] = i
    return found
