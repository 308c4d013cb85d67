"""What surrounds a track in its drawing: a castle, or a cove with water and palms. Nothing of it counts."""

from __future__ import annotations

import math

from pileup.games.racekart_riot.layout import Spot
from pileup.games.racekart_riot.track import Track
from pileup.track.drawing import Shape
from pileup.track.glyphs import blob, glyph
from pileup.track.outline import fmt

__all__ = ["scenery"]

Point = tuple[float, float]


def scenery(track: Track, spots: dict[int, Spot], width: float, height: float) -> list[Shape]:
    """Ground first, then what lies on it."""
    ground = f"M0 0H{fmt(width)}V{fmt(height)}H0Z"
    look = track.file.picture.look
    if look == "castle":
        return [Shape("path", "ground castle", ground), *_castle(track, spots, width, height)]
    if look == "cove":
        return [Shape("path", "ground cove", ground), *_cove(track, spots, width, height)]
    return [Shape("path", "ground", ground)]


def _middle(track: Track, spots: dict[int, Spot]) -> Point:
    xs = [spots[x].x for x in track.loop]
    ys = [spots[x].y for x in track.loop]
    return sum(xs) / len(xs), sum(ys) / len(ys)


def _free(spots: dict[int, Spot], x: float, y: float, gap: float = 36) -> bool:
    return all(math.hypot(spot.x - x, spot.y - y) > gap for spot in spots.values())


def _scatter(width: float, height: float, count: int) -> list[Point]:
    """Points spread over the picture, always the same ones."""
    found = []
    a, b = 0.5, 0.5
    for _ in range(count):  # a low-discrepancy sequence: even without being a grid
        a, b = (a + 0.7548776662466927) % 1, (b + 0.5698402909980532) % 1
        found.append((a * width, b * height))
    return found


def _castle(track: Track, spots: dict[int, Spot], width: float, height: float) -> list[Shape]:
    shapes = []
    x, y = _middle(track, spots)
    for px, py in _scatter(width, height, 60):
        if _free(spots, px, py) and math.hypot(px - x, py - y) > 70 and 12 < px < width - 12 and 12 < py < height - 12:
            shapes.append(Shape("path", "stone", glyph("stone", px, py, 5 + (px + py) % 4, (px * 7) % 40)))
    return shapes


def _cove(track: Track, spots: dict[int, Spot], width: float, height: float) -> list[Shape]:
    shapes = []
    loop = [spots[x] for x in track.loop]
    x, y = _middle(track, spots)
    shore = []
    for k in range(0, len(loop), 2):
        spot = loop[k]
        dx, dy = spot.x - x, spot.y - y
        size = math.hypot(dx, dy) or 1
        shore.append((spot.x + dx / size * 42, spot.y + dy / size * 42))
    shapes.append(Shape("path", "sand-patch", blob(shore)))
    for px, py in _scatter(width, height, 60):
        if _free(spots, px, py, 30) and 14 < px < width - 14 and 14 < py < height - 14:
            if _within(shore, (px, py)):
                shapes.append(Shape("path", "palm", glyph("palm", px, py, 9)))
            else:
                shapes.append(Shape("path", "ripple", f"M{fmt(px - 9)} {fmt(py)}q4.5 -4.5 9 0t9 0"))
    return shapes


def _within(ring: list[Point], point: Point) -> bool:
    inside = False
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay > point[1]) != (by > point[1]) and point[0] < (bx - ax) * (point[1] - ay) / (by - ay) + ax:
            inside = not inside
    return inside
