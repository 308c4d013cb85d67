"""The static record's part about pieces that are laid while racing: every side, either way round (BB-NIGHT-01)."""

from __future__ import annotations

from typing import Any

from pileup.games.bayou_bash.actions import CELLS, MOST_SHIFT
from pileup.games.bayou_bash.pieces import PIECE_NAMES, LaidSide, Piece, Pieces, Side, lay_side, variant_of
from pileup.games.bayou_bash.state import SHAPES, SHIFTS
from pileup.games.bayou_bash.track import PiecePlace, near_spaces, track_links

__all__ = ["fill_variants"]

FEWEST_COLUMNS = 5  # of a plain piece: two steps from a space lead beyond one end of it at most


def fill_variants(t: Any, pieces: Pieces, side: str, side_adjacent: bool) -> None:
    """Fills in all sides in both orientations, and what is near on plain ones.

    Args:
        side: of the Starting piece and the Finish Line piece; side_adjacent: as the option says.
    """
    t.finish_variant = variant_of("finish", side, 0)
    t.plain_lanes = len(pieces.pieces["start"].side(side).lanes)
    shapes: list[LaidSide] = []
    for name in PIECE_NAMES:
        piece = pieces.pieces[name]
        for letter in "AB":
            for round_ in (0, 1):
                if name in ("start", "finish") and round_:
                    continue
                v = variant_of(name, letter, round_)
                laid = lay_side(piece, letter, bool(round_))
                t.v_lanes[v], t.v_cells[v] = laid.lanes, laid.cells
                t.v_plain[v] = _shape(laid, shapes, t.plain_lanes)
                for cell in range(laid.cells):
                    t.v_terrain[v][cell] = laid.terrain[cell]
                    t.v_link[v][cell] = list(laid.links[cell])
                    t.v_finish[v][cell] = line = int(laid.finish_line[cell])
                    t.v_special[v][cell] = int(laid.terrain[cell] != 0 or line != 0)
                    t.v_fan_bar[v][cell] = int(laid.terrain[cell] != 0) + 2 * line
    t.pieces = 1
    for shape, plain in enumerate(shapes):
        t.half_piece[shape] = plain.columns // 2 * plain.lanes
        _fill_joints(t, shape, shapes, side_adjacent)


def _shape(laid: LaidSide, shapes: list[LaidSide], lanes: int) -> int:
    """1 and the number of a plain side's shape, a new one where there is room for it; else 0."""
    blank = Side(["." * laid.columns] * laid.lanes)
    plain = lay_side(Piece("straight", blank, blank), "A", False)
    if laid.lanes != lanes or laid.columns < FEWEST_COLUMNS or laid.links != plain.links:
        return 0
    if plain not in shapes and len(shapes) < SHAPES:
        shapes.append(plain)
    return 1 + shapes.index(plain) if plain in shapes else 0


def _fill_joints(t: Any, shape: int, shapes: list[LaidSide], side_adjacent: bool) -> None:
    """What is near each space of a plain piece between two others, by how they are joined (BB-RULE-58)."""
    plain = shapes[shape]
    lanes = [plain.lanes] * 3 if side_adjacent else []
    joints: list[tuple[int, list[PiecePlace]]] = [(0, [_place(0, plain, 0)])]
    for k, before in enumerate(shapes):
        for moved in range(SHIFTS):
            shift = moved - MOST_SHIFT
            places = [_place(0, before, 0), _place(1, plain, shift), _place(2, plain, shift)]
            joints.append((1 + k * SHIFTS + moved, places))
    for joint, places in joints:
        links, first = track_links(places, False), CELLS if len(places) > 1 else 0
        for cell in range(plain.cells):
            near, counts = near_spaces(links, first + cell, lanes)
            t.joint_near[shape][joint][cell][: len(near)] = [x - first for x in near]
            t.joint_count[shape][joint][cell] = counts


def _place(index: int, laid: LaidSide, shift: int) -> PiecePlace:
    return PiecePlace(index, "S1", "A", False, 0, shift, laid)
