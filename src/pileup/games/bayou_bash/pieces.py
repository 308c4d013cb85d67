"""Track pieces as files, and a piece's side laid one way or the other, with its links (The Track)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec

from pileup.engine.content import Document, Problem
from pileup.games.bayou_bash.actions import CELLS, MIDDLE_PIECES, MOST_SHIFT, WAYS
from pileup.games.bayou_bash.state import PASSES_BACK, PASSES_ON, ROCKS, WATER

__all__ = ["PIECE_NAMES", "WORTH", "LaidSide", "Piece", "Pieces", "Side", "check_pieces", "lay_side", "variant_of"]

PIECE_NAMES = (*MIDDLE_PIECES, "start", "finish")

WORTH = {"straight": 2, "turn": 3}
"""Points of each kind of piece in a Time Trial (BB-TIME-04)."""
LETTERS = ".wrsf"
STEPS = ((1, 0), (1, -1), (1, 1), (-1, 0), (-1, -1), (-1, 1))
"""Columns and lanes that a step goes, by direction: forward, forward-left, … (BB-TRACK-06, BB-HOUSE-07)."""

Lane = Annotated[str, msgspec.Meta(pattern="^[.wrsf]+$", description='". w r s f", from the first column on')]


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a piece: a text for each lane, leftmost first; `links` bends single steps."""

    lanes: Annotated[list[Lane], msgspec.Meta(min_length=3, max_length=7)]
    links: dict[str, str] = {}


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A double-sided track piece (BB-COMP-02)."""

    kind: Literal["start", "finish", "straight", "turn"]
    A: Side
    B: Side

    def side(self, letter: str) -> Side:
        """Side "A" or "B"."""
        return self.A if letter == "A" else self.B


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All 14 pieces by name."""

    pieces: dict[str, Piece]
    house: bool = False


@dataclass(frozen=True)
class LaidSide:
    """A side of a piece as it lies: cells are numbered by column, then lane from the left.

    Attributes:
        links: per cell six entries: a cell, -1 for off the Track, PASSES_ON - 1 - lane or PASSES_BACK - 1 - lane where
            the step leaves the piece towards that lane of the next or the previous one (counted in this piece's lanes).
    """

    kind: str
    lanes: int
    columns: int
    terrain: tuple[int, ...]
    start_line: tuple[bool, ...]
    finish_line: tuple[bool, ...]
    links: tuple[tuple[int, ...], ...]

    @property
    def cells(self) -> int:
        """How many spaces it has."""
        return self.lanes * self.columns

    def name(self, cell: int) -> str:
        """Column and lane of a cell, from 1: "3.2"."""
        return f"{cell // self.lanes + 1}.{cell % self.lanes + 1}"


def variant_of(piece: str, side: str, round_: int) -> int:
    """The number of a piece's side in one orientation (`round_` 1: reversed, or a turn laid left)."""
    return 4 * PIECE_NAMES.index(piece) + 2 * "AB".index(side) + round_


def _parse_cell(text: str, lanes: int, columns: int) -> int | None:
    found = re.fullmatch(r"([0-9]{1,2})\.([0-9])", text)
    if not found:
        return None
    column, lane = int(found[1]), int(found[2])
    if not (1 <= column <= columns and 1 <= lane <= lanes):
        return None
    return (column - 1) * lanes + lane - 1


def lay_side(piece: Piece, letter: str, round_: bool) -> LaidSide:
    """A side as it lies on the table; `round_`: turned by half a turn (BB-HOUSE-06).

    A reversed straight, and a turn laid left, is the same grid entered from its other end.
    """
    side = piece.side(letter)
    lanes, columns = len(side.lanes), len(side.lanes[0])
    size = lanes * columns

    def grid(cell: int) -> int:
        return size - 1 - cell if round_ else cell

    letters = [side.lanes[grid(cell) % lanes][grid(cell) // lanes] for cell in range(size)]
    links = []
    for cell in range(size):
        column, lane = divmod(cell, lanes)
        row = []
        for dc, dl in STEPS:
            to, aimed = column + dc, lane + dl
            if to < 0:
                row.append(PASSES_BACK - 1 - aimed)
            elif to >= columns:
                row.append(PASSES_ON - 1 - aimed)
            else:
                row.append(to * lanes + aimed if 0 <= aimed < lanes else -1)
        links.append(row)
    opposite = (3, 5, 4, 0, 2, 1)  # after half a turn forward-left is back-right
    for key, target in side.links.items():
        where, _, way = key.partition(" ")
        at = _parse_cell(where, lanes, columns)
        to_cell = None if target == "off" else _parse_cell(target, lanes, columns)
        if at is None or way not in WAYS or (target != "off" and to_cell is None):
            continue  # told by check_pieces
        step = WAYS.index(way)
        if round_:
            step = opposite[step]
        links[grid(at)][step] = -1 if to_cell is None else grid(to_cell)
    return LaidSide(
        piece.kind,
        lanes,
        columns,
        tuple({"w": WATER, "r": ROCKS}.get(letter_, 0) for letter_ in letters),
        tuple(letter_ == "s" for letter_ in letters),
        tuple(letter_ == "f" for letter_ in letters),
        tuple(tuple(row) for row in links),
    )


def check_pieces(pieces: Pieces, document: Document) -> list[Problem]:
    """Everything that makes a piece unusable, and what is odd about it (BB-COMP-02, BB-HOUSE-06, BB-HOUSE-08)."""
    problems = []
    for name in PIECE_NAMES:
        if name not in pieces.pieces:
            problems.append(document.problem(("pieces",), f"piece {name} is missing", f"Add [pieces.{name}]."))
    for name, piece in pieces.pieces.items():
        at = ("pieces", name)
        if name not in PIECE_NAMES:
            cure = f"Pieces are {', '.join(PIECE_NAMES)}."
            problems.append(document.problem(at, f"there is no piece {name!r} in the box", cure))
            continue
        kind = {"S": "straight", "T": "turn"}.get(name[0], name)
        if piece.kind != kind:
            cure = f'Write kind = "{kind}".'
            problems.append(document.problem((*at, "kind"), f"{name} is no {piece.kind} piece", cure))
            continue
        for letter in "AB":
            problems += _check_side(piece, letter, document, (*at, letter))
    return problems


def _check_side(piece: Piece, letter: str, document: Document, at: tuple[str | int, ...]) -> list[Problem]:
    problems = []
    side = piece.side(letter)
    lanes, columns = len(side.lanes), len(side.lanes[0])

    def wrong(key: tuple[str | int, ...], what: str, cure: str) -> None:
        problems.append(document.problem((*at, *key), what, cure))

    for k, lane in enumerate(side.lanes):
        if len(lane) != columns:
            wrong(("lanes", k), f"{len(lane)} columns, but lane 1 has {columns}", "Make all lanes equally long.")
    if columns < 3 or lanes * columns > CELLS:
        wrong(
            ("lanes",),
            f"{lanes} lanes of {columns} columns",
            f"A piece has 3 columns or more and at most {CELLS} spaces.",
        )
    letters = "".join(side.lanes)
    if piece.kind == "start":
        _check_line(side, "s", "Start Line", wrong)
    elif "s" in letters:
        wrong(("lanes",), "a Start Line on a piece that is no Starting piece", 'Write "." instead of "s".')
    if piece.kind == "finish":
        _check_line(side, "f", "Finish Line", wrong)
    elif "f" in letters:
        wrong(("lanes",), "a Finish Line on a piece that is no Finish Line piece", 'Write "." instead of "f".')
    for key, target in side.links.items():
        where, _, way = key.partition(" ")
        if _parse_cell(where, lanes, columns) is None or way not in WAYS:
            wrong(("links", key), f"{key!r} is no step", 'Write column.lane and a direction: "3.2 forward-left".')
        if target != "off" and _parse_cell(target, lanes, columns) is None:
            wrong(("links", key), f"{target!r} is no space of this piece", 'Write column.lane, or "off".')
    return problems


def _check_line(side: Side, letter: str, title: str, wrong: object) -> None:
    """The line is the whole last column (BB-TRACK-04, BB-HOUSE-08)."""
    for k, lane in enumerate(side.lanes):
        if letter in lane[:-1] or lane[-1] != letter:
            wrong(  # type: ignore[operator]
                ("lanes", k), f"the {title} is not the last column", f'End each lane with "{letter}", and only there.'
            )


assert MOST_SHIFT == 3
