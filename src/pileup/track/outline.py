"""Outlines of straight lines and arcs that can be turned, moved and written as SVG paths."""

from __future__ import annotations

import math
from dataclasses import dataclass

__all__ = ["Move", "Outline", "Point", "fmt"]

Point = tuple[float, float]


def fmt(number: float) -> str:
    """A number of drawing units with at most two decimals, without useless zeros."""
    text = f"{number:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


@dataclass(frozen=True, slots=True)
class Move:
    """A turn by quarter turns about the origin, clockwise on the screen, and then a shift."""

    quarters: int = 0
    dx: float = 0
    dy: float = 0

    def __call__(self, point: Point) -> Point:
        x, y = point
        for _ in range(self.quarters % 4):
            x, y = -y, x
        return x + self.dx, y + self.dy

    def angle(self, degrees: float) -> float:
        """A direction after the move, in -180 < angle <= 180."""
        turned = math.fmod(degrees + 90 * self.quarters, 360)
        if turned > 180:
            turned -= 360
        return turned + 360 if turned <= -180 else turned


class Outline:
    """A line that is built step by step: `start`, `line`, `arc`, `close`."""

    def __init__(self) -> None:
        self._steps: list[tuple[str, float, bool, Point]] = []

    def start(self, point: Point) -> Outline:
        """Begin a new stroke at `point`."""
        self._steps.append(("M", 0, False, point))
        return self

    def line(self, *points: Point) -> Outline:
        """Straight on to each of `points`."""
        self._steps.extend(("L", 0, False, point) for point in points)
        return self

    def arc(self, radius: float, clockwise: bool, point: Point) -> Outline:
        """Along a circle of `radius` to `point`, by less than half a turn."""
        self._steps.append(("A", radius, clockwise, point))
        return self

    def close(self) -> Outline:
        """Back to where the stroke began."""
        self._steps.append(("Z", 0, False, (0, 0)))
        return self

    def add(self, other: Outline) -> Outline:
        """Append the strokes of `other`."""
        self._steps.extend(other._steps)
        return self

    def moved(self, move: Move) -> Outline:
        """The outline after a move; arcs stay arcs, as a move neither scales nor mirrors."""
        result = Outline()
        result._steps = [(sign, radius, way, move(point)) for sign, radius, way, point in self._steps]
        return result

    def d(self) -> str:
        """SVG path data."""
        parts = []
        for sign, radius, clockwise, (x, y) in self._steps:
            if sign == "Z":
                parts.append("Z")
            elif sign == "A":
                r = fmt(radius)
                parts.append(f"A{r} {r} 0 0 {int(clockwise)} {fmt(x)} {fmt(y)}")
            else:
                parts.append(f"{sign}{fmt(x)} {fmt(y)}")
        return "".join(parts)


def polygon(*points: Point) -> Outline:
    """A closed shape with straight sides."""
    return Outline().start(points[0]).line(*points[1:]).close()
