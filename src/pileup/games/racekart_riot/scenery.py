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


def _roomiest(spots: dict[int, Spot], width: float, height: float, away: Point | None = None) -> tuple[Point, float]:
    """The point farthest from all spaces and edges (and from `away`), and how much room there is."""
    best, room = (width / 2, height / 2), 0.0
    for point in _scatter(width, height, 900):
        gap = min(math.hypot(spot.x - point[0], spot.y - point[1]) for spot in spots.values())
        gap = min(gap, point[0], point[1], width - point[0], height - point[1])
        if away is not None:
            gap = min(gap, math.dist(point, away) - 60)
        if gap > room:
            best, room = point, gap
    return best, room


def _castle(track: Track, spots: dict[int, Spot], width: float, height: float) -> list[Shape]:
    (x, y), room = _roomiest(spots, width, height)
    shapes = _towers(x, y, (room - 24) / 60)
    (lx, ly), space = _roomiest(spots, width, height, (x, y))
    radius = min(34.0, space - 24)
    if radius > 8:
        shapes += [
            Shape("path", "lava-bank", _pool(lx, ly, radius)),
            Shape("path", "crater", _pool(lx, ly, radius - 5)),
        ]
        shapes.append(Shape("path", "magma", _pool(lx - 3, ly + 2, radius * 0.45)))
    for px, py in _scatter(width, height, 60):
        clear = math.dist((px, py), (x, y)) > room and math.dist((px, py), (lx, ly)) > radius + 12
        if clear and _free(spots, px, py) and 12 < px < width - 12 and 12 < py < height - 12:
            shapes.append(Shape("path", "stone", glyph("stone", px, py, 5 + (px + py) % 4, (px * 7) % 40)))
    return shapes


def _pool(x: float, y: float, r: float) -> str:
    bends = (1.0, 0.82, 1.05, 0.9, 1.1, 0.85, 0.97, 0.88)
    turns = [(math.tau * k / len(bends), r * bend) for k, bend in enumerate(bends)]
    return blob([(x + 1.25 * size * math.cos(turn), y + 0.85 * size * math.sin(turn)) for turn, size in turns])


def _towers(x: float, y: float, size: float) -> list[Shape]:
    """A castle with three towers, 120 units wide at size 1."""

    def line(points: list[Point]) -> str:
        return "M" + "L".join(f"{fmt(x + px * size)} {fmt(y + py * size)}" for px, py in points) + "Z"

    def tower(left: float, top: float, right: float) -> list[Point]:
        step = (right - left) / 5
        teeth: list[Point] = []
        for k in range(5):
            level = top - 6 if k % 2 == 0 else top
            teeth += [(left + k * step, level), (left + (k + 1) * step, level)]
        return [(left, 40), *teeth, (right, 40)]

    shapes = [Shape("path", "castle-wall", line(tower(-44, 2, 44)))]
    shapes += [Shape("path", "castle-tower", line(tower(a, top, b))) for a, top, b in ((-54, -18, -28), (28, -18, 54))]
    shapes.append(Shape("path", "castle-tower", line(tower(-15, -34, 15))))
    gate = f"M{fmt(x - 9 * size)} {fmt(y + 40 * size)}V{fmt(y + 22 * size)}"
    gate += f"Q{fmt(x)} {fmt(y + 8 * size)} {fmt(x + 9 * size)} {fmt(y + 22 * size)}V{fmt(y + 40 * size)}Z"
    shapes.append(Shape("path", "castle-gate", gate))
    flag = f"M{fmt(x)} {fmt(y - 40 * size)}V{fmt(y - 60 * size)}L{fmt(x + 20 * size)} {fmt(y - 54 * size)}"
    shapes.append(Shape("path", "castle-flag", f"{flag}L{fmt(x)} {fmt(y - 48 * size)}Z"))
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
