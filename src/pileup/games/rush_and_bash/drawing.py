"""Boards and circuits of Rush & Bash as drawings (see `pileup.track.drawing`).

Anchors: `grid-1` … `grid-6`, `junction-<k>` (where the Rock of junction k lies, from 0), `board-<k>` (the middle of the
board at position k, from 0), `lake`, `clearing-1` …, `paw-<k>` and `paw-red`, `volcano`, `binoculars-<board>`.
"""

from __future__ import annotations

from pileup.games.rush_and_bash.board_art import paint_board, roles_of
from pileup.games.rush_and_bash.board_geometry import middle, outline
from pileup.games.rush_and_bash.board_plan import BoardPlan, plan_board
from pileup.games.rush_and_bash.boards import Board
from pileup.games.rush_and_bash.circuit import BoardPlace, Circuit, Paw
from pileup.games.rush_and_bash.circuit_checks import Layout, Leg
from pileup.games.rush_and_bash.circuit_spaces import BRIDGE_NAMES
from pileup.games.rush_and_bash.painter import Brush, Layers, tile_of
from pileup.track.drawing import Drawing, SpaceShape
from pileup.track.outline import Move, Outline, Point
from pileup.track.table import Placement
from pileup.track.tiles import SIDE, Tile

__all__ = ["MARGIN", "draw_board", "draw_bridge", "draw_circuit", "draw_laid"]

MARGIN = 9.0
"""Room around the boards, in drawing units."""


def draw_board(board: Board) -> Drawing:
    """One board side by itself, its road entering from below; spaces are numbered in the order of its lanes."""
    plan = plan_board(board)
    layers = Layers()
    move = Move(0, SIDE / 2 + MARGIN, SIDE / 2 + MARGIN)
    brush = Brush(layers, tile_of(board), move)
    paint_board(plan, brush, ends=True)
    names = list(plan.spaces)
    spaces = [_space_shape(i, name, plan, name, brush) for i, name in enumerate(names)]
    points = {paw.name: _paw_point(plan, brush.tile, paw.name) for paw in board.paws}
    for paw in board.paws:
        for other in paw.to:
            if other in points:
                brush.path("signs", "paw-path", Outline().start(points[paw.name]).line(points[other]))
    for paw in board.paws:
        _paw_sign(brush, points[paw.name], paw.red, paw.space is not None)
    size = SIDE + 2 * MARGIN
    return Drawing(size, size, layers.all(), spaces, layers.anchors)


def draw_circuit(circuit: Circuit) -> Drawing:
    """A whole circuit as it lies on the table; spaces are numbered as in the circuit."""
    cells = [(place.x, place.y) for place in circuit.boards]
    if circuit.bridge_place is not None:
        cells.append(circuit.bridge_place[:2])
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    width, height = max(x for x, _ in cells) - left + 1, max(y for _, y in cells) - top + 1
    layers = Layers()
    shapes: dict[int, SpaceShape] = {}
    brushes: list[Brush] = []
    plans: list[BoardPlan] = []
    for place in circuit.boards:
        plan = plan_board(place.data)
        brush = Brush(layers, tile_of(place.data), _move(place.x - left, place.y - top, place.heading))
        paint_board(plan, brush)
        brushes.append(brush)
        plans.append(plan)
        for index in place.spaces:
            space = circuit.spaces[index]
            if not space.bridge_link:
                shapes[index] = _space_shape(index, space.name, plan, space.place, brush)
        brush.anchor(f"board-{place.index}", (0, 0))
    for junction in circuit.junctions:
        _junction_place(circuit.boards[junction.before], brushes[junction.before], junction.index)
    if circuit.bridge_place is not None:
        x, y, heading = circuit.bridge_place
        brush = Brush(layers, Tile("straight"), _move(x - left, y - top, heading))
        for shape in _bridge_link(circuit, brush, alone=(x, y) not in cells[:-1]):
            shapes[shape.index] = shape
    _paws(circuit, plans, brushes, layers)
    spaces = [shapes[index] for index in range(len(circuit.spaces))]
    return Drawing(width * SIDE + 2 * MARGIN, height * SIDE + 2 * MARGIN, layers.all(), spaces, layers.anchors)


def draw_laid(legs: list[Leg], layout: Layout) -> Drawing:
    """Boards as they lie on the table while a circuit is being built, faults and all; spaces are numbered in order."""
    cells = [(place.x, place.y) for place in layout.places]
    if layout.bridge is not None:
        cells.append(layout.bridge.cell)
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    width, height = max(x for x, _ in cells) - left + 1, max(y for _, y in cells) - top + 1
    layers = Layers()
    spaces: list[SpaceShape] = []
    for k, (leg, place) in enumerate(zip(legs, layout.places, strict=True)):
        brush = Brush(layers, tile_of(leg.board), _move(place.x - left, place.y - top, place.heading))
        paint_board(leg.plan, brush)
        for name in leg.plan.spaces:
            spaces.append(_space_shape(len(spaces), f"{k + 1}:{leg.id}:{name}", leg.plan, name, brush))
    if layout.bridge is not None:
        brush = Brush(layers, Tile(), _move(layout.bridge.x - left, layout.bridge.y - top, layout.bridge.heading))
        _bridge_road(brush, layout.bridge.cell not in cells[:-1])
        for name in BRIDGE_NAMES:
            spaces.append(_bridge_space(len(spaces), name, name, brush))
    return Drawing(width * SIDE + 2 * MARGIN, height * SIDE + 2 * MARGIN, layers.all(), spaces, layers.anchors)


def draw_bridge() -> Drawing:
    """The stand-alone bridge by itself, its road entering from below."""
    layers = Layers()
    brush = Brush(layers, Tile(), Move(0, SIDE / 2 + MARGIN, SIDE / 2 + MARGIN))
    _bridge_road(brush, True)
    spaces = [_bridge_space(k, name, name, brush) for k, name in enumerate(BRIDGE_NAMES)]
    size = SIDE + 2 * MARGIN
    return Drawing(size, size, layers.all(), spaces, layers.anchors)


def _move(x: int, y: int, heading: int) -> Move:
    move = Placement(x, y, heading).move()
    return Move(move.quarters, move.dx + MARGIN, move.dy + MARGIN)


def _space_shape(index: int, name: str, plan: BoardPlan, place: str, brush: Brush) -> SpaceShape:
    space = plan.spaces[place]
    at, direction = middle(plan.board, brush.tile, space)
    x, y = brush.move(at)
    d = outline(plan.board, brush.tile, space).moved(brush.move).d()
    angle = brush.move.angle(direction)
    return SpaceShape(index, name, d, round(x, 2), round(y, 2), round(angle, 2), roles_of(plan.board, space))


def _junction_place(place: BoardPlace, brush: Brush, number: int) -> None:
    """The spot beside the road where the junction's Rock lies: at the far edge, on the outside of a curve."""
    plain = Tile(brush.tile.shape)
    at = plain.point(1, 0.09 if place.turn == "left" else 0.91)
    brush.anchor(f"junction-{number}", at, plain.direction(1))
    brush.disc("signs", "junction", at, 5)


def _bridge_link(circuit: Circuit, brush: Brush, alone: bool) -> list[SpaceShape]:
    """The stand-alone bridge: four raised spaces in one lane over the middle of a tile (RB-SBR-01)."""
    _bridge_road(brush, alone)
    found = [circuit.spaces[index] for index in circuit.bridge_link]
    return [_bridge_space(space.index, space.name, space.place, brush) for space in found]


def _bridge_road(brush: Brush, alone: bool) -> None:
    """Its ramps; where it crosses no board, with the ground under them."""
    if alone:
        half = SIDE / 2 - 0.4
        brush.path(
            "ground", "ground", Outline().start((-half, -half)).line((half, -half), (half, half), (-half, half)).close()
        )
    brush.path("road", "ramp", brush.tile.cell(0, 1, 0.38, 0.62))


def _bridge_space(index: int, name: str, place: str, brush: Brush) -> SpaceShape:
    k = BRIDGE_NAMES.index(place)
    s0, s1 = 0.06 + 0.22 * k, 0.06 + 0.22 * (k + 1)
    x, y = brush.move(brush.tile.point((s0 + s1) / 2, 0.5))
    d = brush.tile.cell(s0, s1, 0.39, 0.61).moved(brush.move).d()
    angle = brush.move.angle(brush.tile.direction(0.5))
    return SpaceShape(index, name, d, round(x, 2), round(y, 2), angle, ["bridge-link", "raised"])


def _paws(circuit: Circuit, plans: list[BoardPlan], brushes: list[Brush], layers: Layers) -> None:
    if not circuit.paws:
        return
    flat = Brush(layers, Tile(), Move())
    at = [_paw_on_table(paw, plans, brushes) for paw in circuit.paws]
    for paw in circuit.paws:
        for other in paw.edges:
            if other > paw.index:
                flat.path("signs", "paw-path", Outline().start(at[paw.index]).line(at[other]))
    for paw in circuit.paws:
        _paw_sign(flat, at[paw.index], paw.index == circuit.paw_red, paw.space >= 0)
        flat.anchor(f"paw-{paw.index}", at[paw.index])
    if circuit.paw_red >= 0:
        flat.anchor("paw-red", at[circuit.paw_red])


def _paw_on_table(paw: Paw, plans: list[BoardPlan], brushes: list[Brush]) -> Point:
    brush = brushes[paw.board]
    return brush.move(_paw_point(plans[paw.board], brush.tile, paw.name))


def _paw_point(plan: BoardPlan, tile: Tile, name: str) -> Point:
    paw = next(paw for paw in plan.board.paws if paw.name == name)
    if paw.space is not None:
        return middle(plan.board, tile, plan.spaces[paw.space])[0]
    assert paw.spot is not None
    return tile.point(float(paw.spot[0]), float(paw.spot[1]))


def _paw_sign(brush: Brush, at: Point, red: bool, on_road: bool) -> None:
    role = "paw red" if red else "paw on-road" if on_road else "paw"
    brush.glyph("signs", role, "paw", at, 7.5 if red else 5)
