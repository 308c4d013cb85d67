"""The static record's part about pieces that are laid while racing: every side, either way round (BB-NIGHT-01)."""

from __future__ import annotations

from typing import Any

from pileup.games.bayou_bash.actions import CELLS, MOST_SHIFT
from pileup.games.bayou_bash.pieces import PIECE_NAMES, LaidSide, Piece, Pieces, Side, lay_side, variant_of
from pileup.games.bayou_bash.state import OPEN_JOINT
from pileup.games.bayou_bash.track import PiecePlace, near_spaces, track_links

__all__ = ["fill_variants"]

FEWEST_COLUMNS = 6  # of a plain piece: three steps from a space reach beyond one end of it at most


def fill_variants(t: Any, pieces: Pieces, side: str, side_adjacent: bool) -> None:
    """Fills in all sides in both orientations, and what is near on plain ones.

    Args:
        side: of the Starting piece and the Finish Line piece; side_adjacent: as the option says.
    """
    t.finish_variant = variant_of("finish", side, 0)
    start = pieces.pieces["start"].side(side)
    blank = Side([len(start.lanes[0]) * "."] * len(start.lanes))
    plain = lay_side(Piece("straight", blank, blank), "A", False)
    for name in PIECE_NAMES:
        piece = pieces.pieces[name]
        for letter in "AB":
            for round_ in (0, 1):
                if name in ("start", "finish") and round_:
                    continue
                v = variant_of(name, letter, round_)
                laid = lay_side(piece, letter, bool(round_))
                t.v_lanes[v], t.v_cells[v] = laid.lanes, laid.cells
                t.v_plain[v] = int(plain.columns >= FEWEST_COLUMNS and laid.links == plain.links)
                for cell in range(laid.cells):
                    t.v_terrain[v][cell] = laid.terrain[cell]
                    t.v_link[v][cell] = list(laid.links[cell])
                    t.v_finish[v][cell] = line = int(laid.finish_line[cell])
                    t.v_special[v][cell] = int(laid.terrain[cell] != 0 or line != 0)
                    t.v_fan_bar[v][cell] = int(laid.terrain[cell] != 0) + 2 * line
    t.pieces = 1
    _fill_joints(t, plain, side_adjacent)


def _fill_joints(t: Any, plain: LaidSide, side_adjacent: bool) -> None:
    """What is near each space of a plain piece between two others, by how they are joined (BB-RULE-58)."""
    t.half_piece = plain.columns // 2 * plain.lanes
    lanes = [plain.lanes] * 3 if side_adjacent else []
    for joint in range(OPEN_JOINT + 1):
        alone = joint == OPEN_JOINT
        shifts = [0] if alone else [0, joint - MOST_SHIFT, joint - MOST_SHIFT]
        places = [PiecePlace(k, "S1", "A", False, 0, shift, plain) for k, shift in enumerate(shifts)]
        links = track_links(places, False)
        first = 0 if alone else CELLS
        for cell in range(plain.cells):
            near, counts = near_spaces(links, first + cell, lanes)
            t.joint_near[joint][cell][: len(near)] = [x - first for x in near]
            t.joint_count[joint][cell] = counts
