"""How track pieces lie on the table, for drawings: roads of lanes and columns, straight or bent by a quarter turn."""

from __future__ import annotations

import math
from dataclasses import dataclass

from pileup.track.outline import Outline, Point

__all__ = ["LANE", "TILE", "LaidRoad", "lay_roads", "moved"]

TILE = 150.0
"""Side of the square that a piece fills, in drawing units."""

LANE = 18.0
"""Width of a lane."""


@dataclass(frozen=True)
class LaidRoad:
    """The road of one piece: where it begins, where it heads, how it bends.

    Attributes:
        x, y: the middle of the edge where it is entered.
        heading: direction of travel there in degrees, 0 right, 90 down.
        turn: 1 bends right, -1 left, 0 not at all.
        lanes, columns: of its grid.
    """

    x: float
    y: float
    heading: float
    turn: int
    lanes: int
    columns: int

    def point(self, s: float, w: float) -> Point:
        """The place at progress `s` (0 … 1) and distance `w` to the right of the road's middle."""
        if self.turn == 0:
            return self._place(s * TILE, w)
        radius = TILE / 2 - self.turn * w
        angle = s * math.pi / 2
        return self._place(radius * math.sin(angle), self.turn * (TILE / 2 - radius * math.cos(angle)))

    def angle(self, s: float) -> float:
        """The direction of travel at progress `s`, in degrees."""
        return self.heading + 90 * self.turn * s

    def end(self) -> Point:
        """The middle of the edge where it is left."""
        return self.point(1, 0)

    def edge(self, lane: float) -> float:
        """Distance of the left edge of a lane (from 0) from the road's middle, to the right."""
        return (lane - self.lanes / 2) * LANE

    def cell(self, c0: float, c1: float, w0: float, w1: float) -> Outline:
        """The outline between two columns and two distances from the middle."""
        s0, s1 = c0 / self.columns, c1 / self.columns
        outline = Outline().start(self.point(s0, w0))
        self.along(outline, s1, w0, True)
        outline.line(self.point(s1, w1))
        self.along(outline, s0, w1, False)
        return outline.close()

    def along(self, outline: Outline, s: float, w: float, forward: bool) -> Outline:
        """On along the road at distance `w` to progress `s`."""
        if self.turn == 0:
            return outline.line(self.point(s, w))
        radius = TILE / 2 - self.turn * w
        if radius < 0.5:
            return outline.line(self.point(s, w))
        return outline.arc(radius, (self.turn > 0) == forward, self.point(s, w))

    def middle(self, column: int, lane: int) -> tuple[float, float, float]:
        """The middle of a space and the direction of travel there."""
        s = (column + 0.5) / self.columns
        x, y = self.point(s, self.edge(lane + 0.5))
        return x, y, self.angle(s)

    def _place(self, ahead: float, right: float) -> Point:
        turn = math.radians(self.heading)
        cos, sin = math.cos(turn), math.sin(turn)
        return self.x + ahead * cos - right * sin, self.y + ahead * sin + right * cos


def lay_roads(pieces: list[tuple[int, int, int, int]]) -> list[LaidRoad]:
    """Roads one after another.

    Args:
        pieces: (turn, lanes, columns, shift) each; `shift`: by how many lanes it is moved to the right.
    """
    roads: list[LaidRoad] = []
    x, y, heading = 0.0, 0.0, -90.0
    before = 0
    for turn, lanes, columns, shift in pieces:
        if roads:
            aside = (shift + (lanes - before) / 2) * LANE
            turned = math.radians(heading + 90)
            x, y = x + aside * math.cos(turned), y + aside * math.sin(turned)
        road = LaidRoad(x, y, heading, turn, lanes, columns)
        roads.append(road)
        x, y = road.end()
        heading += 90 * turn
        before = lanes
    return roads


def moved(roads: list[LaidRoad], dx: float, dy: float) -> list[LaidRoad]:
    """The same roads elsewhere."""
    return [LaidRoad(r.x + dx, r.y + dy, r.heading, r.turn, r.lanes, r.columns) for r in roads]
