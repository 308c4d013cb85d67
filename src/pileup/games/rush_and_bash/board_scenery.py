"""The scenery of special boards: water and bridge, jungle, volcano, wasteland, landslide."""

from __future__ import annotations

import math

from pileup.engine.content import as_fraction
from pileup.games.rush_and_bash.board_geometry import first_s, flip, last_s, middle
from pileup.games.rush_and_bash.board_plan import BoardPlan
from pileup.games.rush_and_bash.boards import Board
from pileup.games.rush_and_bash.painter import Brush
from pileup.track.outline import Outline, Point, polygon
from pileup.track.tiles import Tile

__all__ = ["special_scenery"]


def special_scenery(plan: BoardPlan, brush: Brush) -> list[tuple[Point, float]]:
    """Paint what stands around the road of a special board; gives the circles it takes up."""
    board = plan.board
    if board.bridge or board.lake is not None:
        return _water(plan, brush)
    if board.jungle is not None:
        return _jungle(board, brush)
    if board.special == "wasteland":
        for x, y, r in ((-40, -14, 4), (-22, -38, 5.5), (-6, -44, 3), (-44, 18, 3.5), (41, 42, 4), (34, 45, 2.5)):
            brush.glyph("scenery", "stone", "stone", flip(board, (x, y)), r)
        brush.glyph("scenery", "palm", "palm", flip(board, (-33, -30)), 9)
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
    ramp = (1.0, float(first_s(bridge[0]))) if near else (float(last_s(bridge[-1])), 0.0)
    brush.path("road", "ramp", tile.cell(*ramp, 0.4, 0.6))
    for space in bridge:
        s0, s1 = first_s(space), last_s(space)
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
        brush.disc("scenery", "clearing", at, 8.8)
        brush.text("scenery", "clearing-number", str(number), (at[0], at[1]), 9)
        brush.anchor(f"clearing-{number}", at, -90)
    return [(tile.point(0.5, w), 20) for w in (0.05, 0.5, 0.95)]
