"""Names of spaces, pieces, cards and frames in a race, fixed Track or Night Race."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from pileup.engine.game import Game
from pileup.games.bayou_bash.actions import CELLS, MIDDLE_PIECES, MOST_PIECES
from pileup.games.bayou_bash.pieces import PIECE_NAMES, LaidSide, variant_of

if TYPE_CHECKING:
    from pileup.games.bayou_bash.build import Extra

__all__ = ["entry_of", "laid_sides", "parse_entry", "space_index", "space_name"]


def laid_sides(game: Game, s: Any) -> list[LaidSide]:
    """The laid side of every piece on the table."""
    extra: Extra = game.extra
    if extra.track is not None:
        return [place.laid for place in extra.track.places]
    return [extra.side(s.piece[p]) for p in range(s.pieces)]


def space_name(game: Game, s: Any, x: int) -> str:
    """The name of a space, "piece:column.lane" with pieces counted from 0."""
    sides = laid_sides(game, s)
    p = x // CELLS
    return f"{p}:{sides[p].name(x % CELLS)}" if 0 <= p < len(sides) else f"{p}:?"


def space_index(game: Game, s: Any, name: str) -> int:
    """The number of a space by its name; ValueError says what is wrong."""
    found = re.fullmatch(r"([0-9]{1,2}):([0-9]{1,2})\.([0-9])", name) if isinstance(name, str) else None
    if found is None:
        raise ValueError(f'{name!r} is no space; write "piece:column.lane", as "2:3.1"')
    sides = laid_sides(game, s)
    p, column, lane = int(found[1]), int(found[2]), int(found[3])
    if p >= len(sides):
        raise ValueError(f"{name}: the Track has pieces 0 to {len(sides) - 1}")
    side = sides[p]
    if not (1 <= column <= side.columns and 1 <= lane <= side.lanes):
        raise ValueError(f"{name}: piece {p} has columns 1 to {side.columns} and lanes 1 to {side.lanes}")
    return p * CELLS + (column - 1) * side.lanes + lane - 1


def entry_of(variant: int, shift: int) -> str:
    """A laid piece of a Night Race as in a track file: "T2B left +1"."""
    piece, side = PIECE_NAMES[variant // 4], "AB"[variant // 2 % 2]
    way = ""
    if piece in MIDDLE_PIECES:
        turn = piece[0] == "T"
        way = (" left" if turn else " reversed") if variant % 2 else (" right" if turn else "")
    return f"{piece}{side}{way}{f' {shift:+d}' if shift else ''}"


def parse_entry(entry: str) -> tuple[int, int]:
    """Variant and shift of a laid piece; ValueError says what is wrong."""
    pattern = r"(start|finish|S[1-8]|T[1-4])([AB])(?: (left|right|reversed))?(?: ([+-][0-9]))?"
    found = re.fullmatch(pattern, entry) if isinstance(entry, str) else None
    if found is None:
        raise ValueError(f'{entry!r} is no laid piece; write it as in a track file: "S1A reversed +1"')
    return variant_of(found[1], found[2], int(found[3] in ("left", "reversed"))), int(found[4] or 0)


assert MOST_PIECES == 14
