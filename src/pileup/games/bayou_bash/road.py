"""How track pieces lie on the table, for drawings: roads of lanes and columns, straight or bent by a quarter turn."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from pileup.track.outline import Outline, Point

__all__ = ["LANE", "TILE", "Cut", "LaidRoad", "corners", "lay_apart", "lay_roads", "moved", "next_road", "overlap"]

Cut = tuple[int, int, int, int]
"""A piece: how it turns (1 right, -1 left, 0 not), lanes, columns, lanes that it is moved to the right."""

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


def lay_roads(pieces: list[Cut]) -> list[LaidRoad]:
    """Roads one after another, each from where the one before ends, whatever lies there."""
    roads: list[LaidRoad] = []
    for piece in pieces:
        roads.append(next_road(roads, piece))
    return roads


def next_road(roads: Sequence[LaidRoad], piece: Cut) -> LaidRoad:
    """The road of a piece laid at the end of others."""
    turn, lanes, columns, shift = piece
    if not roads:
        return LaidRoad(0.0, 0.0, -90.0, turn, lanes, columns)
    before = roads[-1]
    x, y = before.end()
    heading = before.heading + 90 * before.turn
    aside = (shift + (lanes - before.lanes) / 2) * LANE
    turned = math.radians(heading + 90)
    return LaidRoad(x + aside * math.cos(turned), y + aside * math.sin(turned), heading, turn, lanes, columns)


def lay_apart(pieces: list[Cut]) -> tuple[list[LaidRoad], list[int]]:
    """Roads one after another that never lie on each other.

    A piece that would lie on an earlier one begins anew to the right of everything, heading up. Where a piece lies
    depends on those before it alone.

    Returns:
        the roads, and the indexes of those that begin anew.
    """
    roads: list[LaidRoad] = []
    anew: list[int] = []
    for piece in pieces:
        road = next_road(roads, piece)
        if any(overlap(earlier, road) for earlier in roads[:-1]):
            anew.append(len(roads))
            points = [point for earlier in roads for point in corners(earlier)]
            right, bottom = max(x for x, _ in points), max(y for _, y in points)
            road = LaidRoad(right + 0.75 * TILE, bottom, -90.0, road.turn, road.lanes, road.columns)
        roads.append(road)
    return roads, anew


def overlap(one: LaidRoad, other: LaidRoad) -> bool:
    """Whether two roads lie on each other, looked at every tenth of their length."""
    return _covers(one, other) or _covers(other, one)


def _covers(road: LaidRoad, other: LaidRoad) -> bool:
    half = other.lanes * LANE / 2
    points = [other.point(s / 10, w * half) for s in range(11) for w in (-1, -0.5, 0, 0.5, 1)]
    return any(_inside(road, point) for point in points)


def _inside(road: LaidRoad, point: Point) -> bool:
    """Whether a point lies on a road, edges left out."""
    turned = math.radians(road.heading)
    dx, dy = point[0] - road.x, point[1] - road.y
    ahead, right = dx * math.cos(turned) + dy * math.sin(turned), dy * math.cos(turned) - dx * math.sin(turned)
    half, edge = road.lanes * LANE / 2, 1e-6
    if road.turn == 0:
        return edge < ahead < TILE - edge and abs(right) < half - edge
    aside = TILE / 2 - road.turn * right  # the bend's centre lies half a tile to the side of where it begins
    return ahead > edge and aside > edge and abs(math.hypot(ahead, aside) - TILE / 2) < half - edge


def corners(road: LaidRoad) -> list[Point]:
    """Points between which a road and the land along it lie."""
    half = TILE / 2 if road.turn else road.lanes * LANE / 2 + 12
    return [road.point(s, w) for s in (0, 0.5, 1) for w in (-half, half)]


def moved(roads: list[LaidRoad], dx: float, dy: float) -> list[LaidRoad]:
    """The same roads elsewhere."""
    return [LaidRoad(r.x + dx, r.y + dy, r.heading, r.turn, r.lanes, r.columns) for r in roads]
