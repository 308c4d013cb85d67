"""What is painted on one board: ground and scenery, lines, numbers, bolts and the parts of special boards."""

from __future__ import annotations

import math

from pileup.engine.content import as_fraction
from pileup.games.rush_and_bash.board_plan import BoardPlan, PlannedSpace
from pileup.games.rush_and_bash.boards import Board, bands_of, cuts_of
from pileup.games.rush_and_bash.painter import Brush
from pileup.track.glyphs import chequers
from pileup.track.outline import Outline, Point, polygon
from pileup.track.tiles import SIDE, Tile

__all__ = ["middle", "outline", "paint_board", "roles_of"]

HALF = SIDE / 2


def outline(board: Board, tile: Tile, space: PlannedSpace) -> Outline:
    """The outline of a space in the frame of its tile."""
    if space.extra is not None:
        return polygon(*_corners(tile, space))
    low, high = bands_of(board)[space.lane - 1]
    return tile.cell(float(space.start), float(space.end), float(low), float(high))


def middle(board: Board, tile: Tile, space: PlannedSpace) -> tuple[Point, float]:
    """The middle of a space and the direction of travel there."""
    if space.extra is not None:
        corners = _corners(tile, space)
        spots = [float(as_fraction(spot[0])) for spot in space.extra.outline]
        return _centroid(corners), tile.direction(sum(spots) / len(spots))
    low, high = bands_of(board)[space.lane - 1]
    along = float(space.start + space.end) / 2
    return tile.point(along, float(low + high) / 2), tile.direction(along)


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
    brush.path("ground", ground, _rounded(HALF - 0.4, 5))
    taken: list[tuple[Point, float]] = [(point, r) for point, r in _special_scenery(plan, brush)]
    for space in plan.spaces.values():
        shape = outline(board, tile, space)
        roles = roles_of(board, space)
        if not {"bridge", "lake", "lake-road", "shortcut"}.intersection(roles):
            brush.path("kerb", "kerb", shape)
            brush.path("kerb-dash", "kerb-dash", shape)
        if space.extra is not None:
            corners = _corners(tile, space)
            x, y = _centroid(corners)
            taken.append(((x, y), max(math.dist((x, y), corner) for corner in corners)))
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
        brush.path("road", "road-stub", polygon(*[_turned(point, turn) for point in corners]))


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
            edge = _nearest_edge(_corners(tile, tail), (x1, y1))
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
    points = [(at[0] + x, at[1] + y) for x, y in (_turned(corner, turn) for corner in corners)]
    brush.path("marks", "grid-box", Outline().start(points[0]).line(*points[1:]))


# -- special boards --------------------------------------------------------------------------------------------------


def _special_scenery(plan: BoardPlan, brush: Brush) -> list[tuple[Point, float]]:
    """Paint what stands around the road of a special board; gives the circles it takes up."""
    board = plan.board
    if board.bridge or board.lake is not None:
        return _water(plan, brush)
    if board.jungle is not None:
        return _jungle(board, brush)
    if board.special == "wasteland":
        for x, y, r in ((-40, -14, 4), (-22, -38, 5.5), (-6, -44, 3), (-44, 18, 3.5), (41, 42, 4), (34, 45, 2.5)):
            brush.glyph("scenery", "stone", "stone", _flip(board, (x, y)), r)
        brush.glyph("scenery", "palm", "palm", _flip(board, (-33, -30)), 9)
        return [((-100, -100), 0)]
    if board.special == "landslide":
        for x, y, r in ((-42, -30, 5), (-38, -18, 3.5), (-44, -8, 4.5), (-36, -38, 3), (41, -36, 4), (44, -26, 3)):
            brush.glyph("scenery", "stone", "stone", (x, y), r)
        return [((-40, -22), 22), ((42, -31), 9)]
    if board.volcano is not None:
        at = brush.tile.point(float(as_fraction(board.volcano[0])), float(as_fraction(board.volcano[1])))
        brush.blob("scenery", "volcano", _crag(at, 18, 11, 1.0))
        for turn in (0.5, 1.1, 1.75, 4.4):  # streams of lava, the longer ones towards the road
            brush.path("scenery", "lava-stream", _stream(at, turn, 17 if turn < 2 else 13))
        brush.blob("scenery", "volcano-rim", _crag(at, 10.5, 9, 0.4))
        brush.blob("scenery", "crater", _crag(at, 8, 8, 0.9))
        brush.disc("scenery", "magma", at, 4.2)
        brush.anchor("volcano", at)
        return [(at, 17)]
    if board.special == "grumbler":
        taken = []
        for paw in board.paws:
            if paw.spot is not None:
                at = brush.tile.point(float(as_fraction(paw.spot[0])), float(as_fraction(paw.spot[1])))
                taken.append((at, 12.0))
        return taken
    return []


def _crag(at: Point, r: float, count: int, phase: float) -> list[Point]:
    """Points of a rough ring."""
    ring = []
    for k in range(2 * count):
        turn = math.tau * k / (2 * count) + phase
        reach = r * (1 - 0.1 * (k % 2) - 0.05 * math.sin(3 * turn))
        ring.append((at[0] + reach * math.cos(turn), at[1] + reach * math.sin(turn)))
    return ring


def _stream(at: Point, turn: float, reach: float) -> Outline:
    ends = [
        (at[0] + r * math.cos(turn + bend), at[1] + r * math.sin(turn + bend)) for r, bend in ((6, 0), (reach, 0.12))
    ]
    return Outline().start(ends[0]).line(ends[1])


def _water(plan: BoardPlan, brush: Brush) -> list[tuple[Point, float]]:
    board, tile = plan.board, brush.tile
    near = board.exit == "bridge"
    shore = tile.drawn(1.0) - 0.03 if near else tile.drawn(0.0) + 0.03
    edge = 1.0 if near else 0.0
    plain = Tile("straight")
    inset = 0.006
    wave = [plain.point(shore + 0.02 * math.sin(k * 1.7), inset + (1 - 2 * inset) * k / 8) for k in range(9)]
    ends = [plain.point(edge, 1 - inset), plain.point(edge, inset)]
    brush.path("ground", "water", polygon(*wave, *ends))
    for s, w in ((0.16, 0.86), (0.3, 0.72), (0.38, 0.9), (0.1, 0.62), (0.25, 0.95)):
        along = edge - s if near else s
        x, y = plain.point(along, w)
        brush.path("ground", "ripple", Outline().start((x - 4, y)).arc(5, True, (x, y)).arc(5, False, (x + 4, y)))
    bridge = [plan.spaces[name] for name in board.bridge]
    ramp = (1.0, float(_first_s(bridge[0]))) if near else (float(_last_s(bridge[-1])), 0.0)
    brush.path("road", "ramp", tile.cell(*ramp, 0.4, 0.6))
    for space in bridge:
        s0, s1 = _first_s(space), _last_s(space)
        for k in range(1, 6):
            brush.path("marks", "plank", tile.crossing(s0 + (s1 - s0) * k / 6, 0.385, 0.615))
        for w in (0.38, 0.62):
            brush.path("marks", "rope", tile.rail(s0, s1, w))
    if board.lake is not None:
        brush.anchor("lake", middle(board, tile, plan.spaces[board.lake])[0], -90)
    along = (shore + edge) / 2
    return [(plain.point(along, w), 22) for w in (0.1, 0.5, 0.9)]


def _jungle(board: Board, brush: Brush) -> list[tuple[Point, float]]:
    assert board.jungle is not None
    tile = brush.tile
    spots = []
    for i in range(11):
        for s in (0.455, 0.5, 0.545):
            shift = 0.014 * math.sin(i * 2.3 + s * 40)
            spots.append(tile.point(s + shift, 0.085 + 0.083 * i))
    for at in spots:
        brush.disc("scenery", "canopy", at, 8.2)
    for x, y in spots[::2]:
        brush.disc("scenery", "tree-top", (x - 1.5, y - 2), 4.5)
    for number, spot in enumerate(board.jungle.clearings, 1):
        at = tile.point(float(as_fraction(spot[0])), float(as_fraction(spot[1])))
        brush.disc("scenery", "clearing", at, 9.4)
        brush.text("scenery", "clearing-number", str(number), (at[0], at[1]), 9)
        brush.anchor(f"clearing-{number}", at, -90)
    return [(tile.point(0.5, w), 20) for w in (0.05, 0.5, 0.95)]


# -- beside the road -------------------------------------------------------------------------------------------------


def _official(board: Board, brush: Brush, taken: list[tuple[Point, float]]) -> None:
    left = (board.binoculars or ("left" if board.shape == "left" else "right")) == "left"
    w = 0.9 if left else 0.1
    for s in (0.5, 0.86, 0.14, 0.7, 0.3):
        at = brush.tile.point(s, w)
        if _free(at, 5, taken):
            brush.glyph("scenery", "binoculars", "binoculars", at, 4.6)
            brush.anchor(f"binoculars-{board.board}", at)
            taken.append((at, 6))
            return


def _name(board: Board, brush: Brush, taken: list[tuple[Point, float]]) -> None:
    spots = [(-40, -43), (-40.5, 44)] if board.shape != "straight" else [(-40.5, 36), (40.5, 36), (-40.5, -36)]
    for spot in spots:
        at = _flip(board, spot)
        if _free(at, 4, taken) or spot == spots[-1]:
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
        at, r = _flip(board, spot), 4.2 + (k + int(board.number)) % 3
        if _free(at, r, taken):
            brush.disc("scenery", "tree", at, r)
            brush.disc("scenery", "tree-top", (at[0] - r * 0.2, at[1] - r * 0.25), r * 0.62)
            taken.append((at, r))


# -- geometry --------------------------------------------------------------------------------------------------------


def _corners(tile: Tile, space: PlannedSpace) -> list[Point]:
    assert space.extra is not None
    return [tile.point(float(as_fraction(s)), float(as_fraction(w))) for s, w in space.extra.outline]


def _first_s(space: PlannedSpace) -> float:
    assert space.extra is not None
    return min(float(as_fraction(spot[0])) for spot in space.extra.outline)


def _last_s(space: PlannedSpace) -> float:
    assert space.extra is not None
    return max(float(as_fraction(spot[0])) for spot in space.extra.outline)


def _centroid(corners: list[Point]) -> Point:
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


def _nearest_edge(corners: list[Point], at: Point) -> tuple[Point, Point]:
    edges = list(zip(corners, corners[1:] + corners[:1], strict=True))
    return min(edges, key=lambda edge: math.dist(at, ((edge[0][0] + edge[1][0]) / 2, (edge[0][1] + edge[1][1]) / 2)))


def _turned(point: Point, degrees: float) -> Point:
    turn = math.radians(degrees)
    x, y = point
    return x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)


def _flip(board: Board, point: Point) -> Point:
    """A place of a right-hand curve on the curve as it turns."""
    return (-point[0], point[1]) if board.shape == "left" else point


def _free(at: Point, r: float, taken: list[tuple[Point, float]]) -> bool:
    return all(math.dist(at, point) > r + other for point, other in taken)


def _rounded(half: float, r: float) -> Outline:
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
