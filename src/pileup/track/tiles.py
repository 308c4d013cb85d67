"""Square tiles that carry a road: straight on, or a quarter turn to the right or left.

A place on a tile is given by progress `s` (0 at the entry edge, 1 at the exit edge) and `w`, distance from the right
edge as a part of the tile's side, seen in the direction of travel. Cutting and overlapping lanes is exact (`Fraction`);
coordinates are floats, in a frame where the tile spans -50 … 50 both ways and the road enters from below.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Literal

from pileup.track.outline import Outline, Point

__all__ = ["SIDE", "Band", "Shape", "Tile", "equal_cuts", "lane_bands", "overlap"]

SIDE = 100.0
"""Length of a tile's side in drawing units."""

Shape = Literal["straight", "right", "left"]
Band = tuple[float, float]
"""A strip of road between two distances from the right edge."""

TURN: dict[Shape, int] = {"straight": 0, "right": 1, "left": -1}
"""Quarter turns clockwise that a road makes on a tile of each shape."""


def equal_cuts(count: int) -> tuple[Fraction, ...]:
    """Where a lane of `count` equal spaces is cut, ends included."""
    return tuple(Fraction(i, count) for i in range(count + 1))


def lane_bands(count: int) -> tuple[tuple[Fraction, Fraction], ...]:
    """The strips of `count` equal lanes, lane 1 (leftmost) first; together the middle three fifths of the tile."""
    width = Fraction(3, 5) / count
    return tuple((Fraction(4, 5) - width * (i + 1), Fraction(4, 5) - width * i) for i in range(count))


def overlap(a: tuple[Fraction, Fraction], b: tuple[Fraction, Fraction]) -> bool:
    """Whether two stretches share more than a point."""
    return max(a[0], b[0]) < min(a[1], b[1])


@dataclass(frozen=True, slots=True)
class Tile:
    """Where places of a tile lie in its own frame.

    Attributes:
        shape: how the road runs.
        stretch: knots (s, where it is drawn), rising; between them the road is stretched evenly. This moves the
            drawing only, so that a bridge or a jungle finds room; rules go by `s`.
    """

    shape: Shape = "straight"
    stretch: Sequence[tuple[float, float]] = ()

    def drawn(self, s: float) -> float:
        """Where progress `s` is drawn; before the first and beyond the last knot it is not stretched."""
        if not self.stretch:
            return s
        if s <= self.stretch[0][0]:
            return self.stretch[0][1] + s - self.stretch[0][0]
        for (s0, d0), (s1, d1) in pairwise(self.stretch):
            if s <= s1:
                return d0 + (d1 - d0) * (s - s0) / (s1 - s0)
        return self.stretch[-1][1] + s - self.stretch[-1][0]

    def point(self, s: float, w: float) -> Point:
        """Coordinates of a place."""
        along = self.drawn(s)
        if self.shape == "straight":
            return SIDE / 2 - w * SIDE, SIDE / 2 - along * SIDE
        radius, angle, side = self._polar(along, w)
        return side * (SIDE / 2 - radius * math.cos(angle)), SIDE / 2 - radius * math.sin(angle)

    def direction(self, s: float) -> float:
        """Direction of travel in degrees clockwise, 0 to the right; the road enters upwards (-90)."""
        return -90.0 + 90.0 * TURN[self.shape] * self.drawn(s)

    def cell(self, s0: float, s1: float, w0: float, w1: float) -> Outline:
        """The outline of the road between two progresses and two distances from the right edge."""
        near_right, near_left = self.point(s0, w0), self.point(s0, w1)
        far_left, far_right = self.point(s1, w1), self.point(s1, w0)
        outline = Outline().start(near_right).line(near_left)
        self._along(outline, s1, w1, far_left, forward=True)
        outline.line(far_right)
        self._along(outline, s0, w0, near_right, forward=False)
        return outline.close()

    def rail(self, s0: float, s1: float, w: float) -> Outline:
        """A line along the road at distance `w` from the right edge."""
        outline = Outline().start(self.point(s0, w))
        self._along(outline, s1, w, self.point(s1, w), forward=s1 >= s0)
        return outline

    def crossing(self, s: float, w0: float, w1: float) -> Outline:
        """A line across the road at progress `s`."""
        return Outline().start(self.point(s, w0)).line(self.point(s, w1))

    def _polar(self, along: float, w: float) -> tuple[float, float, int]:
        # A right turn pivots at the lower right corner (distance w), a left turn at the lower left one (1 - w).
        right = self.shape == "right"
        return (w if right else 1 - w) * SIDE, along * math.pi / 2, 1 if right else -1

    def _along(self, outline: Outline, s: float, w: float, point: Point, forward: bool) -> None:
        if self.shape == "straight":
            outline.line(point)
            return
        radius, _, side = self._polar(self.drawn(s), w)
        if radius <= 0:
            outline.line(point)
        else:
            outline.arc(radius, (side > 0) == forward, point)
