"""Tracks of Bayou Bash as drawings (see `pileup.track.drawing`).

Space numbers of a piece go up to CELLS; those beyond its grid are drawn as nothing (role "gap"), so that the n-th
shape is space n.
"""

from __future__ import annotations

import math

from pileup.games.bayou_bash.actions import CELLS
from pileup.games.bayou_bash.pieces import LaidSide
from pileup.games.bayou_bash.road import LANE, TILE, LaidRoad, corners, lay_roads, moved
from pileup.games.bayou_bash.scenery import scenery
from pileup.games.bayou_bash.state import ROCKS, WATER
from pileup.games.bayou_bash.track import Track
from pileup.track.drawing import Anchor, Drawing, Shape, SpaceShape
from pileup.track.glyphs import glyph
from pileup.track.outline import Outline, Point, fmt

__all__ = ["MARGIN", "Painter", "draw_pieces", "draw_track", "fitted"]

MARGIN = 24.0


def draw_track(track: Track) -> Drawing:
    """A Track as it lies on the table."""
    return draw_pieces(
        [(place.laid, place.turn, place.shift, place.entry, place.side) for place in track.places],
        track.circuit,
        bayou=True,
    )


def draw_pieces(
    pieces: list[tuple[LaidSide, int, int, str, str]], circuit: bool = False, bayou: bool = False
) -> Drawing:
    """Pieces one after another: (grid, quarter turns, lanes moved, name, side) each; `bayou`: with what they lie in."""
    roads = fitted(lay_roads([(turn, laid.lanes, laid.columns, shift) for laid, turn, shift, _, _ in pieces]))
    painter = Painter(roads)
    if bayou:
        painter.bayou(roads)
    for (_laid, _, _, _, side), road in zip(pieces, roads, strict=True):
        painter.ground(road, "grass" if side == "A" else "mud")
    for k, ((laid, _, _, name, side), road) in enumerate(zip(pieces, roads, strict=True)):
        painter.piece(k, laid, road, name, side)
    if not circuit and roads:
        painter.flag(roads[-1])
    return painter.drawing()


def fitted(roads: list[LaidRoad]) -> list[LaidRoad]:
    """Roads moved so that everything lies within the picture."""
    points = [point for road in roads for point in corners(road)]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return moved(roads, MARGIN - left, MARGIN - top)


class Painter:
    """Collects the shapes of a track.

    Args:
        roads: all that the picture must have room for.
        begin: its left and top.
    """

    def __init__(self, roads: list[LaidRoad], begin: Point = (0.0, 0.0)) -> None:
        points = [point for road in roads for point in corners(road)]
        self.left, self.top = begin
        self.width = max(x for x, _ in points) + MARGIN - self.left
        self.height = max(y for _, y in points) + MARGIN - self.top
        self.shapes: list[Shape] = []
        self.above: list[Shape] = []
        self.spaces: list[SpaceShape] = []
        self.anchors: dict[str, Anchor] = {}

    def drawing(self) -> Drawing:
        shapes = [*self.shapes, *self.above]
        return Drawing(self.width, self.height, shapes, self.spaces, self.anchors, self.left, self.top)

    def path(self, role: str, d: str, above: bool = False) -> None:
        (self.above if above else self.shapes).append(Shape("path", role, d=d, above=above))

    def bayou(self, roads: list[LaidRoad]) -> None:
        """What the roads lie in; it may reach beyond the picture."""
        self.shapes += scenery(roads, self.left, self.top, self.width, self.height)

    def ground(self, road: LaidRoad, kind: str) -> None:
        """The land along a road."""
        edge = road.lanes * LANE / 2 + 12
        edge = min(edge, TILE / 2 - 1) if road.turn else edge
        self.path(f"verge {kind}", road.cell(0, road.columns, -edge, edge).d())

    def piece(self, k: int, laid: LaidSide, road: LaidRoad, name: str, side: str) -> None:
        """The spaces of a piece and what is printed on them."""
        half = road.lanes * LANE / 2
        for w in (-half, half):
            rail = road.along(Outline().start(road.point(0, w)), 1, w, True)
            self.path("bank", rail.d())
        for cell in range(CELLS):
            index = k * CELLS + cell
            if cell >= laid.cells:
                self.gap(index, road)
                continue
            column, lane = divmod(cell, laid.lanes)
            self.space(index, k, column, lane, laid, road, side)
        s = road.columns * 0.5 / road.columns
        x, y = road.point(s, half + 7)
        self.above.append(
            Shape(
                "text",
                "piece-name",
                x=x,
                y=y,
                angle=_upright(road.angle(s)),
                text=_title(k, laid, name),
                size=7.5,
                above=True,
            )
        )
        mx, my = road.point(0.5, 0)
        self.anchors[f"piece-{k}"] = Anchor(mx, my, road.angle(0.5))

    def space(self, index: int, k: int, column: int, lane: int, laid: LaidSide, road: LaidRoad, side: str) -> None:
        cell = column * laid.lanes + lane
        x, y, angle = road.middle(column, lane)
        w0, w1 = road.edge(lane), road.edge(lane + 1)
        roles = ["track", "grass" if side == "A" else "mud"]
        kind = laid.terrain[cell]
        if kind:
            roles.append("water" if kind == WATER else "rocks")
        if laid.start_line[cell] or laid.finish_line[cell]:
            roles.append("start-line" if laid.start_line[cell] else "finish-line")
            self.chequers(road, column, w0, w1, laid.finish_line[cell])
        outline = road.cell(column, column + 1, w0, w1).d()
        name = f"{k}:{column + 1}.{lane + 1}"
        if kind:
            name += ", Water" if kind == WATER else ", Rocks"
        self.spaces.append(SpaceShape(index, name, outline, x, y, angle, roles))
        if kind == WATER:
            self.waves(road, column, lane)
        elif kind == ROCKS:
            self.stones(index, x, y, self.room(road, column, lane))
        if column == 0 and lane == laid.lanes // 2 and k > 0:
            self.path("way", glyph("chevron", x, y, 4, angle), above=True)

    def room(self, road: LaidRoad, column: int, lane: int) -> float:
        """Half the length of a space along its middle."""
        a = road.point(column / road.columns, road.edge(lane + 0.5))
        b = road.point((column + 1) / road.columns, road.edge(lane + 0.5))
        return math.dist(a, b) / 2

    def waves(self, road: LaidRoad, column: int, lane: int) -> None:
        """Ripples over a Water space."""
        parts = []
        for part in (0.3, 0.7):
            points = []
            for step in range(5):
                s = (column + 0.2 + 0.15 * step) / road.columns
                w = road.edge(lane + part) + (1.4 if step % 2 else -1.4)
                points.append(road.point(s, w))
            parts.append("M" + "L".join(f"{fmt(x)} {fmt(y)}" for x, y in points))
        self.path("swamp-ripple", "".join(parts), above=True)

    def stones(self, seed: int, x: float, y: float, room: float) -> None:
        """Rocks on a space: three stones, a little different everywhere."""
        size = min(room, LANE / 2)
        for k, (dx, dy, r) in enumerate(((-0.35, 0.25, 0.42), (0.4, 0.3, 0.36), (0.05, -0.38, 0.4))):
            turn = (seed * 37 + k * 101) % 360
            self.path("boulder", glyph("stone", x + dx * size, y + dy * size, r * size, turn), above=True)

    def chequers(self, road: LaidRoad, column: int, w0: float, w1: float, finish: bool) -> None:
        """The chequered half of a line's space."""
        rows, step = 3, (w1 - w0) / 3
        start, length = (column + 0.55, 0.15) if not finish else (column + 0.1, 0.27)
        for i in range(3):
            for j in range(rows):
                if (i + j) % 2 == 0:
                    cell = road.cell(start + i * length, start + (i + 1) * length, w0 + j * step, w0 + (j + 1) * step)
                    self.path("line-dark", cell.d(), above=True)

    def flag(self, road: LaidRoad) -> None:
        """A word beyond the Finish Line."""
        x, y = road.point(1, 0)
        angle = math.radians(road.angle(1))
        self.above.append(
            Shape(
                "text",
                "board-name",
                x=x + 12 * math.cos(angle),
                y=y + 12 * math.sin(angle),
                angle=_upright(road.angle(1) + 90),
                text="FINISH",
                size=9,
                above=True,
            )
        )

    def gap(self, index: int, road: LaidRoad) -> None:
        x, y = road.point(0.5, 0)
        self.spaces.append(SpaceShape(index, "", "", x, y, 0, ["gap"]))


def _title(k: int, laid: LaidSide, name: str) -> str:
    """What is written beside a piece: its number along the Track, by which its spaces are told, and its own name."""
    own = name.partition(" ")[0]
    return own if k == 0 or laid.kind in ("start", "finish") else f"{k} · {own}"


def _upright(angle: float) -> float:
    """An angle at which letters along a road can be read."""
    turned = (angle + 360) % 360
    return turned - 180 if 90 < turned <= 270 else turned if turned <= 90 else turned - 360
