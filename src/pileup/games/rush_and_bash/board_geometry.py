"""Where things of a board lie on its tile: outlines and middles of spaces, corners, edges."""

from __future__ import annotations

import math

from pileup.engine.content import as_fraction
from pileup.games.rush_and_bash.board_plan import PlannedSpace
from pileup.games.rush_and_bash.boards import Board, bands_of
from pileup.track.outline import Outline, Point, polygon
from pileup.track.tiles import Tile

__all__ = [
    "centroid",
    "corners_of",
    "first_s",
    "flip",
    "is_free",
    "last_s",
    "middle",
    "nearest_edge",
    "outline",
    "rounded",
    "turned",
]


def outline(board: Board, tile: Tile, space: PlannedSpace) -> Outline:
    """The outline of a space in the frame of its tile."""
    if space.extra is not None:
        return polygon(*corners_of(tile, space))
    low, high = bands_of(board)[space.lane - 1]
    return tile.cell(float(space.start), float(space.end), float(low), float(high))


def middle(board: Board, tile: Tile, space: PlannedSpace) -> tuple[Point, float]:
    """The middle of a space and the direction of travel there."""
    if space.extra is not None:
        corners = corners_of(tile, space)
        spots = [float(as_fraction(spot[0])) for spot in space.extra.outline]
        return centroid(corners), tile.direction(sum(spots) / len(spots))
    low, high = bands_of(board)[space.lane - 1]
    along = float(space.start + space.end) / 2
    return tile.point(along, float(low + high) / 2), tile.direction(along)


def corners_of(tile: Tile, space: PlannedSpace) -> list[Point]:
    """The corners of an extra space."""
    assert space.extra is not None
    return [tile.point(float(as_fraction(s)), float(as_fraction(w))) for s, w in space.extra.outline]


def first_s(space: PlannedSpace) -> float:
    """Where an extra space begins along the road."""
    assert space.extra is not None
    return min(float(as_fraction(spot[0])) for spot in space.extra.outline)


def last_s(space: PlannedSpace) -> float:
    """Where an extra space ends along the road."""
    assert space.extra is not None
    return max(float(as_fraction(spot[0])) for spot in space.extra.outline)


def centroid(corners: list[Point]) -> Point:
    """The centre of gravity of a polygon."""
    area = x = y = 0.0
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
        cross = x0 * y1 - x1 * y0
        area += cross
        x += (x0 + x1) * cross
        y += (y0 + y1) * cross
    if abs(area) < 1e-9:
        return corners[0]
    return x / (3 * area), y / (3 * area)


def nearest_edge(corners: list[Point], at: Point) -> tuple[Point, Point]:
    """The edge of a polygon whose middle is nearest to a point."""
    edges = list(zip(corners, corners[1:] + corners[:1], strict=True))
    return min(edges, key=lambda edge: math.dist(at, ((edge[0][0] + edge[1][0]) / 2, (edge[0][1] + edge[1][1]) / 2)))


def turned(point: Point, degrees: float) -> Point:
    """A point turned about the origin, clockwise on the screen."""
    turn = math.radians(degrees)
    x, y = point
    return x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)


def flip(board: Board, point: Point) -> Point:
    """A place of a right-hand curve on the curve as it turns."""
    return (-point[0], point[1]) if board.shape == "left" else point


def is_free(at: Point, r: float, taken: list[tuple[Point, float]]) -> bool:
    """Whether a circle keeps clear of those that are taken."""
    return all(math.dist(at, point) > r + other for point, other in taken)


def rounded(half: float, r: float) -> Outline:
    """A square about the origin with rounded corners."""
    h = half
    return (
        Outline()
        .start((-h + r, -h))
        .line((h - r, -h))
        .arc(r, True, (h, -h + r))
        .line((h, h - r))
        .arc(r, True, (h - r, h))
        .line((-h + r, h))
        .arc(r, True, (-h, h - r))
        .line((-h, -h + r))
        .arc(r, True, (-h + r, -h))
        .close()
    )
