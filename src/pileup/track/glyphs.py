"""Small signs on a track, as SVG paths: lightning bolts, paw prints, chevrons, binoculars, chequers."""

from __future__ import annotations

import math
from collections.abc import Iterable

from pileup.track.outline import Point, fmt

__all__ = ["GLYPHS", "blob", "chequers", "disc", "glyph"]

Stroke = list[Point] | tuple[float, float, float]
"""A polygon, or a disc (x, y, radius)."""

GLYPHS: dict[str, list[Stroke]] = {
    "bolt": [[(0.15, -1), (-0.6, 0.15), (-0.08, 0.15), (-0.3, 1), (0.62, -0.25), (0.08, -0.25), (0.45, -1)]],
    "chevron": [[(-0.6, -0.8), (0.1, -0.8), (0.8, 0), (0.1, 0.8), (-0.6, 0.8), (0.1, 0)]],
    "paw": [(0, 0.32, 0.52), (-0.72, -0.12, 0.25), (-0.28, -0.62, 0.27), (0.28, -0.62, 0.27), (0.72, -0.12, 0.25)],
    "binoculars": [
        (-0.5, 0.25, 0.48),
        (0.5, 0.25, 0.48),
        [
            (-0.8, 0.1),
            (-0.6, -0.75),
            (-0.25, -0.75),
            (-0.1, -0.1),
            (0.1, -0.1),
            (0.25, -0.75),
            (0.6, -0.75),
            (0.8, 0.1),
        ],
    ],
    "stone": [[(-0.9, 0.35), (-0.6, -0.45), (0.05, -0.75), (0.7, -0.4), (0.95, 0.3), (0.4, 0.7), (-0.5, 0.7)]],
    "palm": [
        [(-0.1, 0.9), (-0.02, -0.2), (0.12, -0.2), (0.14, 0.9)],
        [(0.05, -0.2), (-0.9, -0.1), (-0.55, -0.55)],
        [(0.05, -0.2), (-0.3, -0.95), (0.15, -0.8)],
        [(0.05, -0.2), (0.95, -0.05), (0.65, -0.55)],
    ],
}
"""Signs within -1 … 1, upright."""


def glyph(name: str, x: float, y: float, size: float, angle: float = 0) -> str:
    """Path data of a sign about (x, y), `size` from its middle to its edge, turned clockwise by `angle` degrees."""
    turn = math.radians(angle)
    cos, sin = math.cos(turn) * size, math.sin(turn) * size

    def place(px: float, py: float) -> Point:
        return x + px * cos - py * sin, y + px * sin + py * cos

    parts = []
    for stroke in GLYPHS[name]:
        if isinstance(stroke, tuple):
            parts.append(disc(*place(stroke[0], stroke[1]), stroke[2] * size))
        else:
            points = [place(*point) for point in stroke]
            parts.append("M" + "L".join(f"{fmt(px)} {fmt(py)}" for px, py in points) + "Z")
    return "".join(parts)


def disc(x: float, y: float, r: float) -> str:
    """Path data of a circle."""
    return f"M{fmt(x - r)} {fmt(y)}a{fmt(r)} {fmt(r)} 0 1 0 {fmt(2 * r)} 0a{fmt(r)} {fmt(r)} 0 1 0 {fmt(-2 * r)} 0Z"


def blob(points: Iterable[Point]) -> str:
    """Path data of a smooth closed shape through `points`."""
    ring = list(points)
    count = len(ring)
    parts = [f"M{fmt(ring[0][0])} {fmt(ring[0][1])}"]
    for i in range(count):
        before, here, there, beyond = (ring[(i + k) % count] for k in (-1, 0, 1, 2))
        control_1 = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        control_2 = (there[0] - (beyond[0] - here[0]) / 6, there[1] - (beyond[1] - here[1]) / 6)
        parts.append("C" + " ".join(f"{fmt(px)} {fmt(py)}" for px, py in (control_1, control_2, there)))
    return "".join(parts) + "Z"


def chequers(a: Point, b: Point, along: Point, rows: int, squares: int) -> str:
    """Path data of the dark squares of a chequered band from `a` to `b`; `along` is the band's whole depth."""
    parts = []
    for row in range(rows):
        for column in range(squares):
            if (row + column) % 2:
                continue
            corners = []
            for u, v in ((0, 0), (1, 0), (1, 1), (0, 1)):
                part, depth = (column + u) / squares, (row + v) / rows - 0.5
                corners.append(
                    (a[0] + (b[0] - a[0]) * part + along[0] * depth, a[1] + (b[1] - a[1]) * part + along[1] * depth)
                )
            parts.append("M" + "L".join(f"{fmt(px)} {fmt(py)}" for px, py in corners) + "Z")
    return "".join(parts)
