"""What is painted on one board: ground and scenery, lines, numbers, bolts and the parts of special boards."""

from __future__ import annotations

import math

from pileup.games.rush_and_bash.board_geometry import (
    centroid,
    corners_of,
    flip,
    is_free,
    middle,
    nearest_edge,
    outline,
    rounded,
    turned,
)
from pileup.games.rush_and_bash.board_plan import BoardPlan, PlannedSpace
from pileup.games.rush_and_bash.board_scenery import special_scenery
from pileup.games.rush_and_bash.boards import Board, bands_of, cuts_of
from pileup.games.rush_and_bash.painter import Brush
from pileup.track.glyphs import chequers
from pileup.track.outline import Outline, Point, polygon
from pileup.track.tiles import SIDE, Tile

__all__ = ["paint_board", "roles_of"]

HALF = SIDE / 2


def roles_of(board: Board, space: PlannedSpace) -> list[str]:
    """CSS classes of a space: what is printed on it."""
    name = space.name
    roles = [f"lane-{space.lane}"]
    if name in board.red:
        roles.append("red-zone")
    if name in board.departures or name in board.arrivals:
        roles.append("portal")
    if name in board.bolts:
        roles.append("geyser" if board.special == "geysers" else "has-bolt")
    if name in board.bridge:
        roles.append("bridge")
    if name == board.lake:
        roles.append("lake")
    if name in board.lake_road:
        roles.append("lake-road")
    if board.jungle is not None and name in (board.jungle.entry, board.jungle.exit):
        roles.append("jungle-entry" if name == board.jungle.entry else "jungle-exit")
    if name in board.rocks:
        roles.append("has-rock")
    if space.extra is not None and len(roles) == 1:
        roles.append("shortcut")
    return roles


def paint_board(plan: BoardPlan, brush: Brush, ends: bool = False) -> None:
    """Paint a whole board; `ends`: its road goes on a little beyond the edges, as on a sheet of single boards."""
    board, tile = plan.board, brush.tile
    ground = {"wasteland": "ground sand"}.get(board.special or "", "ground")
    brush.path("ground", ground, rounded(HALF - 0.4, 2))
    taken: list[tuple[Point, float]] = [(point, r) for point, r in special_scenery(plan, brush)]
    for space in plan.spaces.values():
        shape = outline(board, tile, space)
        roles = roles_of(board, space)
        if not {"bridge", "lake", "lake-road", "shortcut"}.intersection(roles):
            brush.path("kerb", "kerb", shape)
            brush.path("kerb-dash", "kerb-dash", shape)
        if space.extra is not None:
            corners = corners_of(tile, space)
            edges = zip(corners, corners[1:] + corners[:1], strict=True)
            taken += [(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), 3) for a, b in edges]
            taken += [(corner, 3) for corner in corners] + [(centroid(corners), 6)]
    if ends:
        _stubs(plan, brush)
    _lines(plan, brush)
    _signs(plan, brush)
    _official(board, brush, taken)
    _name(board, brush, taken)
    _trees(board, brush, taken)


# -- road ------------------------------------------------------------------------------------------------------------


def _stubs(plan: BoardPlan, brush: Brush) -> None:
    plain = Tile("straight")
    bands = bands_of(plan.board)
    for lane in plan.entry:
        low, high = (float(edge) for edge in bands[lane - 1])
        brush.path("road", "road-stub", plain.cell(-0.05, 0.01, low, high))
    turn = brush.tile.direction(1) + 90
    for lane in plan.exit:
        low, high = (float(edge) for edge in bands[lane - 1])
        corners = [plain.point(s, w) for s, w in ((0.99, low), (0.99, high), (1.05, high), (1.05, low))]
        brush.path("road", "road-stub", polygon(*[turned(point, turn) for point in corners]))


def _lines(plan: BoardPlan, brush: Brush) -> None:
    board, tile = plan.board, brush.tile
    bands, cuts = bands_of(board), cuts_of(board)
    for lane in range(1, len(bands)):
        low = float(bands[lane - 1][0])
        for a in (space for space in plan.spaces.values() if space.extra is None and space.lane == lane):
            brush.path("marks", "lane-line", tile.rail(float(a.start), float(a.end), low))
    for lane, (low_, high_) in enumerate(bands, 1):
        low, high = float(low_), float(high_)
        for numbers, kind in ((board.checkpoint, "checkpoint"), (board.start_line, "start")):
            if not numbers or f"{lane}.{numbers[lane - 1] + 1}" not in plan.spaces:
                continue
            s = float(cuts[lane - 1][numbers[lane - 1]])
            if kind == "checkpoint":
                brush.path("marks", "checkpoint-back", tile.crossing(s, low, high))
                brush.path("marks", "checkpoint", tile.crossing(s, low, high))
            else:
                _start_line(brush, s, low, high)
    for arrow in board.arrows:
        tail, head = plan.spaces[arrow.tail], plan.spaces[arrow.head]
        (x0, y0), _ = middle(board, tile, tail)
        (x1, y1), _ = middle(board, tile, head)
        angle = brush.move.angle(math.degrees(math.atan2(y1 - y0, x1 - x0)))
        for part in (0.3, 0.58):
            brush.glyph("signs", "merge-arrow", "chevron", (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part), 4.4, angle)
        if tail.extra is not None and head.past_line and not tail.past_line:
            edge = nearest_edge(corners_of(tile, tail), (x1, y1))
            for role in ("checkpoint-back", "checkpoint"):
                brush.path("marks", role, Outline().start(edge[0]).line(edge[1]))


def _start_line(brush: Brush, s: float, low: float, high: float) -> None:
    tile = brush.tile
    a, b = tile.point(s, high), tile.point(s, low)
    turn = math.radians(tile.direction(s))
    depth = (6 * math.cos(turn), 6 * math.sin(turn))
    band = [(p[0] + k * depth[0] / 2, p[1] + k * depth[1] / 2) for p, k in ((a, -1), (b, -1), (b, 1), (a, 1))]
    brush.path("marks", "start-line-back", polygon(*band))
    along = (brush.move((depth[0], depth[1]))[0] - brush.move((0, 0))[0], brush.move(depth)[1] - brush.move((0, 0))[1])
    brush.raw("marks", "start-line", chequers(brush.move(a), brush.move(b), along, rows=2, squares=6))


def _signs(plan: BoardPlan, brush: Brush) -> None:
    board, tile = plan.board, brush.tile
    for name, space in plan.spaces.items():
        at, direction = middle(board, tile, space)
        if name in board.departures or name in board.arrivals:
            brush.disc("marks", "portal-core", at, 4)
            brush.disc("marks", "portal-ring", at, 5.4)
            brush.disc("marks", "portal-ring", at, 7.4)
        if name in board.bolts:
            if board.special == "geysers":
                brush.disc("marks", "vent", at, 8)
            small = name in (*board.bridge, *board.departures, *board.arrivals)
            brush.glyph("signs", "bolt", "bolt", at, 5 if small else 6.5)
        if name in board.rocks:
            brush.disc("signs", "rock-space", at, 6.4)
            brush.text("signs", "rock-number", f"{board.rocks[name]}+", at, 7.6)
    for number, name in enumerate(board.grid, 1):
        space = plan.spaces[name]
        at, direction = middle(board, tile, space)
        _grid_box(brush, at, direction)
        brush.text("signs", "grid-number", str(number), at, 8)
        brush.anchor(f"grid-{number}", at, direction)
    _way(plan, brush)


def _way(plan: BoardPlan, brush: Brush) -> None:
    """Faint chevrons that tell the direction of travel, on the first plain space of a middle lane."""
    board = plan.board
    lane = (len(board.lanes) + 1) // 2
    for k in range(1, 7):
        space = plan.spaces.get(f"{lane}.{k}")
        busy = space is None or space.name in (
            *board.rocks,
            *board.bolts,
            *board.grid,
            *(paw.space for paw in board.paws),
        )
        if space is not None and not busy:
            at, direction = middle(board, brush.tile, space)
            brush.glyph("marks", "way", "chevron", at, 5, brush.move.angle(direction))
            return


def _grid_box(brush: Brush, at: Point, direction: float) -> None:
    turn = direction + 90
    corners = [(-7, 4.4), (-7, -4.6), (7, -4.6), (7, 4.4)]
    points = [(at[0] + x, at[1] + y) for x, y in (turned(corner, turn) for corner in corners)]
    brush.path("marks", "grid-box", Outline().start(points[0]).line(*points[1:]))


# -- beside the road -------------------------------------------------------------------------------------------------


def _official(board: Board, brush: Brush, taken: list[tuple[Point, float]]) -> None:
    left = (board.binoculars or ("left" if board.shape == "left" else "right")) == "left"
    w = 0.9 if left else 0.1
    for s in (0.5, 0.86, 0.1, 0.7, 0.3):
        at = brush.tile.point(s, w)
        if is_free(at, 5, taken):
            brush.glyph("scenery", "binoculars", "binoculars", at, 4.6)
            brush.anchor(f"binoculars-{board.board}", at)
            taken.append((at, 6))
            return


def _name(board: Board, brush: Brush, taken: list[tuple[Point, float]]) -> None:
    spots = [(-40, -41), (-40.5, 36)] if board.shape != "straight" else [(-40.5, 31), (40.5, 31), (-40.5, -31)]
    for spot in spots:
        at = flip(board, spot)
        if is_free(at, 4, taken) or spot == spots[-1]:
            brush.text("scenery", "board-name", board.board, at, 7.5)
            taken.append((at, 8))
            return


def _trees(board: Board, brush: Brush, taken: list[tuple[Point, float]]) -> None:
    if board.special == "wasteland":
        return
    if board.shape == "straight":
        spots = [(side * (39 + (k * 3 + int(board.number)) % 6), -38 + 15 * k) for k in range(6) for side in (-1, 1)]
    else:
        spots = [(-42, -24), (-44, -6), (-44, 14), (-25, -42), (-8, -44), (14, -44), (-30, -32), (40, 44)]
    for k, spot in enumerate(spots):
        if (k * 7 + int(board.number) * 5) % 3 == 0:
            continue
        at, r = flip(board, spot), 4.2 + (k + int(board.number)) % 3
        if is_free(at, r, taken):
            brush.disc("scenery", "tree", at, r)
            brush.disc("scenery", "tree-top", (at[0] - r * 0.2, at[1] - r * 0.25), r * 0.62)
            taken.append((at, r))
