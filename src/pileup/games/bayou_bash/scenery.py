"""What a track lies in, in its drawing: pools with lily pads, cypresses, reeds and tussocks. Nothing of it counts.

Everything grows on a lattice that hangs on the coordinates alone, so that a track that goes on (BB-NIGHT-01) leaves the
bayou round it as it was.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from pileup.games.bayou_bash.road import LANE, TILE, LaidRoad
from pileup.track.drawing import Shape
from pileup.track.outline import Point, fmt

__all__ = ["scenery"]

STEP = 42.0
"""Between two points of the lattice."""

REACH = 210.0
"""How far from a road it grows, ever thinner; also beyond the picture, where there is room on a screen."""

BANK = 15.0
"""Left free beside the outermost lanes, for the land along the road."""

ROLES = ("swamp-pool", "swamp-ripple", "lily", "tussock", "reed", "cattail", "cypress-shade", "cypress", "cypress-top")
"""From the ground up. Each is one path of thick strokes with round ends, whose width its style says: a dot is a crown
or a lily pad, a bent line a pool. So a whole bayou is a few kilobytes and nine elements."""


def scenery(roads: Sequence[LaidRoad], left: float, top: float, width: float, height: float) -> list[Shape]:
    """The bayou round roads, in and about the picture that begins at `left` and `top`."""
    paths: dict[str, list[str]] = {role: [] for role in ROLES}
    rims = [_rim(road) for road in roads]
    for i, j in _lattice(left, top, width, height):
        x = round((i + 0.5 + 0.7 * (_chance(i, j, 1) - 0.5)) * STEP)
        y = round((j + 0.5 + 0.7 * (_chance(i, j, 2) - 0.5)) * STEP)
        room = _room(rims, (x, y))
        if not 10 < room < REACH or _chance(i, j, 7) > 1.6 * (1 - room / REACH):
            continue
        wet = _wetness(x, y)
        if wet > 0.56 and room > 16:
            _pool(paths, i, j, x, y, min(room - 14, 16))
        elif wet < 0.44 and room > 12 and _chance(i, j, 4) < 0.7:
            _cypress(paths, i, j, x, y)
        elif 0.44 <= wet <= 0.56:
            (_reeds if _chance(i, j, 4) < 0.45 else _tussock)(paths, i, j, x, y)
    ground = f"M{fmt(left)} {fmt(top)}h{fmt(width)}v{fmt(height)}h{fmt(-width)}Z"
    grown = [Shape("path", role, d="".join(parts)) for role, parts in paths.items() if parts]
    return [Shape("path", "ground swamp", d=ground), *grown]


def _lattice(left: float, top: float, width: float, height: float) -> Iterator[tuple[int, int]]:
    for i in range(math.floor((left - REACH) / STEP), math.ceil((left + width + REACH) / STEP)):
        for j in range(math.floor((top - REACH) / STEP), math.ceil((top + height + REACH) / STEP)):
            yield i, j


def _chance(*key: int) -> float:
    """A number from 0 to 1 that hangs on the key alone, the same on every machine."""
    mixed = 0x9E3779B9
    for part in key:
        mixed = ((mixed ^ (part & 0xFFFFFFFF)) * 0x85EBCA6B) & 0xFFFFFFFF
        mixed ^= mixed >> 15
        mixed = (mixed * 0xC2B2AE35) & 0xFFFFFFFF
        mixed ^= mixed >> 13
    return mixed / 0xFFFFFFFF


def _wetness(x: float, y: float) -> float:
    """How wet the ground is, 0 to 1, changing slowly: pools lie together, and so do trees."""
    scale = 3.2 * STEP
    i, j = math.floor(x / scale), math.floor(y / scale)
    a, b = x / scale - i, y / scale - j
    a, b = a * a * (3 - 2 * a), b * b * (3 - 2 * b)
    upper = _chance(i, j, 9) * (1 - a) + _chance(i + 1, j, 9) * a
    lower = _chance(i, j + 1, 9) * (1 - a) + _chance(i + 1, j + 1, 9) * a
    return upper * (1 - b) + lower * b


Rim = tuple[float, list[Point]]
"""How far a road and the land along it reach to both sides, and nine points along its middle."""


def _rim(road: LaidRoad) -> Rim:
    return road.lanes * LANE / 2 + BANK, [road.point(s / 8, 0) for s in range(9)]


def _room(rims: Sequence[Rim], point: Point) -> float:
    """How far a point is from all roads and the land along them."""
    room = math.inf
    for edge, middle in rims:
        if math.dist(point, middle[4]) < 2 * TILE + REACH:
            room = min(room, min(math.dist(point, one) for one in middle) - edge)
    return room


def _dot(x: float, y: float) -> str:
    return f"M{round(x)} {round(y)}h0"


def _pool(paths: dict[str, list[str]], i: int, j: int, x: int, y: int, reach: float) -> None:
    """Still water, and on it a ripple or lily pads."""
    bends = []
    for k in range(4):
        turn = math.tau * (k / 4 + 0.2 * _chance(i, j, 20 + k))
        bends.append(f"{round(x + reach * math.cos(turn))} {round(y + 0.6 * reach * math.sin(turn))}")
    paths["swamp-pool"].append(f"M{'L'.join(bends)}Z")
    if _chance(i, j, 5) < 0.5:
        paths["swamp-ripple"].append(f"M{x - 6} {y - 4}q3-2 6 0t6 0M{x - 2} {y + 4}q3-2 6 0")
    else:
        for k in range(2 + int(_chance(i, j, 6) * 2)):
            turn, far = math.tau * _chance(i, j, 30 + k), (reach + 6) * (0.4 + 0.5 * _chance(i, j, 40 + k))
            paths["lily"].append(_dot(x + far * math.cos(turn), y + 0.6 * far * math.sin(turn)))


def _cypress(paths: dict[str, list[str]], i: int, j: int, x: int, y: int) -> None:
    """A tree from above: crowns that grow into each other, and light on them."""
    paths["cypress-shade"].append(_dot(x + 2, y + 4))
    crowns = ((0, -4), (-5, 3), (5, 3), (9, -4))[: 3 + round(_chance(i, j, 3))]
    for dx, dy in crowns:
        paths["cypress"].append(_dot(x + dx, y + dy))
    for dx, dy in crowns[:-1]:
        paths["cypress-top"].append(_dot(x + dx - 2, y + dy - 2))


def _reeds(paths: dict[str, list[str]], i: int, j: int, x: int, y: int) -> None:
    """A bunch of reeds, some with a brown head."""
    for k in range(4):
        foot, lean, high = x + 3 * k - 4, round(3 * _chance(i, j, 60 + k)) - 1, 9 + round(5 * _chance(i, j, 70 + k))
        paths["reed"].append(f"M{foot} {y + 5}l{lean} {-high}")
        if k % 2:
            paths["cattail"].append(f"M{foot + lean} {y + 5 - high}v3")


def _tussock(paths: dict[str, list[str]], i: int, j: int, x: int, y: int) -> None:
    """Blades of grass."""
    for foot, lean in ((-2, -3), (0, -1), (1, 1), (2, 3)):
        paths["tussock"].append(f"M{x + foot} {y}l{lean} {-4 - round(2 * _chance(i, j, 80 + lean))}")
