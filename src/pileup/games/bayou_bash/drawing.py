"""Tracks of Bayou Bash as drawings, and everything that lies on them (see `pileup.track.drawing`).

Space numbers of a piece go up to CELLS; those beyond its grid are drawn as nothing (role "gap"), so that the n-th
shape is space n. A Night Race draws a winding avenue with room for every piece; what lies there is told by markers.
"""

from __future__ import annotations

import math
from typing import Any

from pileup.engine.game import Game
from pileup.games.bayou_bash.actions import CELLS, RACERS
from pileup.games.bayou_bash.pieces import LaidSide
from pileup.games.bayou_bash.places import entry_of, laid_sides
from pileup.games.bayou_bash.road import LANE, TILE, LaidRoad, lay_roads, moved
from pileup.games.bayou_bash.state import (
    BARRELS,
    OFF_TRACK,
    ON_FAN,
    ON_TRACK,
    ROCKS,
    TOKEN_SHIFT,
    WATER,
)
from pileup.games.bayou_bash.track import Track
from pileup.track.drawing import Anchor, Drawing, Marker, Shape, SpaceShape
from pileup.track.glyphs import glyph
from pileup.track.outline import Outline, Point, fmt

__all__ = ["COLOURS", "draw_pieces", "draw_race", "draw_track", "fitted", "mark_race"]

MARGIN = 24.0
COLOURS = ("#d8342b", "#f4f1e6", "#ef86a8", "#3f9a4a")
"""Rooster red, Rabbit white, Pig pink, Waldgeist green."""

SIGNS = ("R", "B", "P", "W")
"""A letter for each Racer, since colour alone must tell nothing: Rooster, raBbit, Pig, Waldgeist."""


def draw_race(game: Game) -> Drawing:
    """The Track of a race; of a Night Race the avenue that it may fill."""
    track: Track | None = game.extra.track
    if track is not None:
        return draw_track(track)
    side = game.extra.content.pieces.pieces["start"].A
    lanes, columns = len(side.lanes), max(6, len(side.lanes[0]))
    count = game.static.night + 2
    roads = fitted(lay_roads([(_avenue_turn(k), lanes, columns, 0) for k in range(count)]))
    painter = _Painter(roads)
    for k, road in enumerate(roads):
        painter.ground(road, "night")
        painter.avenue(k, road)
    return painter.drawing()


def _avenue_turn(k: int) -> int:
    """How the avenue of a Night Race bends at piece `k`: to and fro, so that it fits on a screen."""
    if k % 4 < 2:
        return 0
    return 1 if k // 4 % 2 == 0 else -1


def draw_track(track: Track) -> Drawing:
    """A Track as it lies on the table."""
    return draw_pieces(
        [(place.laid, place.turn, place.shift, place.entry, place.side) for place in track.places], track.circuit
    )


def draw_pieces(pieces: list[tuple[LaidSide, int, int, str, str]], circuit: bool = False) -> Drawing:
    """Pieces one after another: (grid, quarter turns, lanes moved, name, side) each."""
    roads = fitted(lay_roads([(turn, laid.lanes, laid.columns, shift) for laid, turn, shift, _, _ in pieces]))
    painter = _Painter(roads)
    for (_laid, _, _, _, side), road in zip(pieces, roads, strict=True):
        painter.ground(road, "grass" if side == "A" else "mud")
    for k, ((laid, _, _, name, side), road) in enumerate(zip(pieces, roads, strict=True)):
        painter.piece(k, laid, road, name, side)
    if not circuit and roads:
        painter.flag(roads[-1])
    return painter.drawing()


def fitted(roads: list[LaidRoad]) -> list[LaidRoad]:
    """Roads moved so that everything lies within the picture."""
    points = [point for road in roads for point in _corners(road)]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return moved(roads, MARGIN - left, MARGIN - top)


def _corners(road: LaidRoad) -> list[Point]:
    half = TILE / 2 if road.turn else road.lanes * LANE / 2 + 12
    return [road.point(s, w) for s in (0, 0.5, 1) for w in (-half, half)]


class _Painter:
    """Collects the shapes of a track."""

    def __init__(self, roads: list[LaidRoad]) -> None:
        points = [point for road in roads for point in _corners(road)]
        self.width = max(x for x, _ in points) + MARGIN
        self.height = max(y for _, y in points) + MARGIN
        self.shapes: list[Shape] = []
        self.above: list[Shape] = []
        self.spaces: list[SpaceShape] = []
        self.anchors: dict[str, Anchor] = {}

    def drawing(self) -> Drawing:
        return Drawing(self.width, self.height, [*self.shapes, *self.above], self.spaces, self.anchors)

    def path(self, role: str, d: str, above: bool = False) -> None:
        (self.above if above else self.shapes).append(Shape("path", role, d=d, above=above))

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
            Shape("text", "piece-name", x=x, y=y, angle=_upright(road.angle(s)), text=name, size=7.5, above=True)
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

    def avenue(self, k: int, road: LaidRoad) -> None:
        """A stretch of a Night Race, its spaces unknown yet."""
        for cell in range(CELLS):
            column, lane = divmod(cell, road.lanes)
            if column >= road.columns:
                self.gap(k * CELLS + cell, road)
                continue
            x, y, angle = road.middle(column, lane)
            outline = road.cell(column, column + 1, road.edge(lane), road.edge(lane + 1)).d()
            name = f"{k}:{column + 1}.{lane + 1}"
            self.spaces.append(SpaceShape(k * CELLS + cell, name, outline, x, y, angle, ["track", "night"]))
        x, y = road.point(0.5, 0)
        self.anchors[f"piece-{k}"] = Anchor(x, y, road.angle(0.5))
        half = road.lanes * LANE / 2
        nx, ny = road.point(0.5, half + 7)
        self.anchors[f"name-{k}"] = Anchor(nx, ny)

    def gap(self, index: int, road: LaidRoad) -> None:
        x, y = road.point(0.5, 0)
        self.spaces.append(SpaceShape(index, "", "", x, y, 0, ["gap"]))


def _upright(angle: float) -> float:
    """An angle at which letters along a road can be read."""
    turned = (angle + 360) % 360
    return turned - 180 if 90 < turned <= 270 else turned if turned <= 90 else turned - 360


# --- what lies there --------------------------------------------------------------------------------------------------


def mark_race(game: Game, s: Any) -> list[Marker]:
    """Terrain of a Night Race, tokens, Fans, Barrels, Skull Markers bottom first, Racers."""
    found: list[Marker] = []
    if game.static.night:
        found += _night_markers(game, s)
    for x in range(s.pieces * CELLS):
        if s.on[x] >> TOKEN_SHIFT & 3:
            carrot = s.on[x] >> TOKEN_SHIFT & 3 == 1
            title = "Gold Carrot" if carrot else "Stagger"
            found.append(
                Marker(
                    "carrot" if carrot else "stagger",
                    f"token-{x}",
                    space=x,
                    title=title,
                    label="C" if carrot else "S",
                    colour="#e8a33d" if carrot else "#8a5bd1",
                )
            )
    for p in range(game.seats):
        if s.racer[p] < 0:
            continue
        racer = s.racer[p]
        name = RACERS[racer]
        for k in range(s.fans[p]):
            x = s.fan_at[p][k]
            moving = s.fan_move == p + 1 and s.fan_move_at == x and s.on[x] & ON_FAN != p + 1
            found.append(
                Marker(
                    "fan",
                    f"fan-{p}-{k}",
                    space=x,
                    label=SIGNS[racer],
                    title=f"Fan of the {name.capitalize()}",
                    colour=COLOURS[racer],
                    roles=[name, "moving"] if moving else [name],
                )
            )
    for k in range(BARRELS):
        if s.barrel_at[k] >= 0:
            found.append(Marker("barrel", f"barrel-{k}", space=s.barrel_at[k], title="Barrel", colour="#a8713a"))
    order = sorted((p for p in range(game.seats) if s.racer[p] >= 0), key=lambda p: s.level[p])
    for p in order:
        racer, name = s.racer[p], RACERS[s.racer[p]]
        if s.status[p] == OFF_TRACK:
            found.append(
                Marker(
                    "skull",
                    f"racer-{p}",
                    space=s.at[p],
                    label="",
                    title=f"Skull Marker of the {name.capitalize()}",
                    colour=COLOURS[racer],
                    roles=[name],
                )
            )
        elif s.status[p] == ON_TRACK:
            roles = [name, "mount", "active"] if s.active == p else [name, "mount"]
            found.append(
                Marker(
                    "racer",
                    f"racer-{p}",
                    space=s.at[p],
                    label=SIGNS[racer],
                    title=name.capitalize(),
                    colour=COLOURS[racer],
                    roles=roles,
                )
            )
    return found


def _night_markers(game: Game, s: Any) -> list[Marker]:
    """What the laid pieces show, as tiles that lie flat under everything: names, Terrain, lines, lanes moved."""
    found: list[Marker] = []
    for p, laid in enumerate(laid_sides(game, s)):
        entry = entry_of(s.piece[p], s.shift[p])
        sign = entry.split(" ")[0] + ("↺" if s.piece[p] % 2 else "") + (f" {s.shift[p]:+d}" if s.shift[p] else "")
        found.append(Marker("sign", f"sign-{p}", anchor=f"name-{p}", label=sign, title=f"Piece {p}: {entry}"))
        for cell in range(laid.cells):
            x = p * CELLS + cell
            look, label, colour = "open", "", "#7da653"
            if laid.terrain[cell]:
                look, label, colour = (
                    ("Water", "~", "#4aa3d0") if laid.terrain[cell] == WATER else ("Rocks", "▲", "#8d8a86")
                )
            elif laid.finish_line[cell] or laid.start_line[cell]:
                look, label, colour = "line", "▚", "#d9d4c7"
            found.append(
                Marker("tile", f"tile-{x}", space=x, title=look, label=label, colour=colour, roles=[look.lower()])
            )
    return found
