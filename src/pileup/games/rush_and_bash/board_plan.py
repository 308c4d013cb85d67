"""From a board side to its spaces: where each leads, what it touches, and its place under the judge's ruler.

Everything is exact: lanes are cut at fractions, two spaces of neighbouring lanes are adjacent when their stretches
overlap by more than a point (RB-TERM-01, RB-HOUSE-05).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

import msgspec

from pileup.engine.content import Document, Number, Problem, as_fraction
from pileup.games.rush_and_bash.boards import Board, ExtraSpace, cuts_of
from pileup.track.tiles import overlap

__all__ = ["BoardPlan", "PlannedSpace", "check_plan", "plan_board", "reversed_board", "why_not_reversed"]


@dataclass(slots=True)
class PlannedSpace:
    """A space of one board side, not yet in a circuit.

    Attributes:
        name: as 2.4 or BR1; other spaces are named in the same way, or as 07B:K1 on the partner board.
        lane: lane number for Swerve.
        key: ruler key; larger is further ahead.
        start, end: its stretch of the lane; equal (and without meaning) on extra spaces.
        past_line, past_start: beyond the checkpoint line, beyond the starting line of this board.
        extra: the file's entry, for a space outside the lanes.
    """

    name: str
    lane: int
    key: Fraction
    start: Fraction
    end: Fraction
    next: str | None = None
    prev: str | None = None
    merge: str | None = None
    adjacent: set[str] = field(default_factory=set)
    past_line: bool = False
    past_start: bool = False
    extra: ExtraSpace | None = None


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """The spaces of a board side.

    Attributes:
        board: the side (already turned round when driven reversed).
        spaces: by name, lane by lane and then the extra ones.
        entry, exit: per lane that comes in, or goes out, over the board's edge: its first, or last, space.
    """

    board: Board
    spaces: dict[str, PlannedSpace]
    entry: dict[int, str]
    exit: dict[int, str]


def plan_board(board: Board) -> BoardPlan:
    """The spaces of a board whose file has passed `check_board`."""
    spaces: dict[str, PlannedSpace] = {}
    missing = set(board.missing)
    heads = {arrow.tail: arrow.head for arrow in board.arrows}
    entry: dict[int, str] = {}
    exit_: dict[int, str] = {}
    for lane, cuts in enumerate(cuts_of(board), 1):
        last = len(cuts) - 1
        there = [k for k in range(1, last + 1) if f"{lane}.{k}" not in missing]
        for k in there:
            name = f"{lane}.{k}"
            space = PlannedSpace(name, lane, as_fraction(board.keys.get(name, cuts[k])), cuts[k - 1], cuts[k])
            space.past_line = bool(board.checkpoint) and k > board.checkpoint[lane - 1]
            space.past_start = bool(board.start_line) and k > board.start_line[lane - 1]
            space.next = board.next.get(name) or (f"{lane}.{k + 1}" if k + 1 in there else heads.get(name))
            space.prev = board.prev.get(name) or (f"{lane}.{k - 1}" if k - 1 in there else None)
            if name in heads and space.next != heads[name]:
                space.merge = heads[name]
            if k == last and space.next is None and board.exit == "lanes":
                exit_[lane] = name
            if k == 1 and space.prev is None and board.entry == "lanes":
                entry[lane] = name
            if k - 1 in there:
                space.adjacent.add(f"{lane}.{k - 1}")
            spaces[name] = space
    for extra in board.extra:
        key = as_fraction(extra.key)
        spaces[extra.name] = PlannedSpace(
            extra.name, extra.lane, key, key, key, extra.next, extra.prev, heads.get(extra.name), extra=extra
        )
        spaces[extra.name].adjacent.update(extra.adjacent)
        if extra.name in heads and extra.next is None:
            spaces[extra.name].next, spaces[extra.name].merge = heads[extra.name], None
    _join_lanes(board, spaces)
    for space in spaces.values():
        for other in space.adjacent:
            if other in spaces:
                spaces[other].adjacent.add(space.name)
    for space in spaces.values():
        # An extra space lies beyond the line when the space behind it does: it never leads over the line by itself.
        if space.extra is not None and space.prev in spaces:
            space.past_line = spaces[space.prev].past_line
    return BoardPlan(board, spaces, entry, exit_)


def _join_lanes(board: Board, spaces: dict[str, PlannedSpace]) -> None:
    """Adjacency between neighbouring lanes: stretches that overlap, plus and minus what the file says."""
    lanes: dict[int, list[PlannedSpace]] = {}
    for space in spaces.values():
        if space.extra is None:
            lanes.setdefault(space.lane, []).append(space)
    for lane, here in lanes.items():
        for a in here:
            for b in lanes.get(lane + 1, []):
                if overlap((a.start, a.end), (b.start, b.end)):
                    a.adjacent.add(b.name)
    for a_name, b_name in board.adjacent:
        spaces[a_name].adjacent.add(b_name)
    for a_name, b_name in board.apart:
        spaces[a_name].adjacent.discard(b_name)
        spaces[b_name].adjacent.discard(a_name)


def check_plan(plan: BoardPlan, document: Document) -> list[Problem]:
    """What the spaces of a board must be to be raced on (RB-HOUSE-07, RB-RULE-17, RB-RANK-04)."""
    board, spaces = plan.board, plan.spaces
    problems: list[Problem] = []

    def error(name: str, what: str, cure: str) -> None:
        problems.append(document.problem(_pointer(board, name), what, cure))

    for name, space in spaces.items():
        if space.next is None and name not in board.departures and name not in plan.exit.values():
            error(
                name, f"space {name} leads nowhere", f'Say where it goes on: an arrow, or next = {{ "{name}" = "…" }}.'
            )
        if space.prev is None and name not in (*board.arrivals, *plan.entry.values(), board.lake):
            error(name, f"no way leads back from space {name}", f'Add prev = {{ "{name}" = "…" }}.')
        if space.merge is not None and space.merge not in space.adjacent:
            error(
                name, f"the arrow {name} → {space.merge} joins spaces that do not touch", "Let it end beside its start."
            )
        after = spaces.get(space.next or "")
        if after is not None and after.key <= space.key:
            what = f"{after.name} lies ahead of {name}, but the ruler meets {name} first or at once"
            error(name, what, f"Give {after.name} a larger key than {name} ({space.key}).")
        before = spaces.get(space.prev or "")
        if before is not None and before.key >= space.key:
            what = f"the way back from {name} leads to {before.name}, which does not lie behind it under the ruler"
            error(name, what, f"Let it lead to a space with a smaller key than {space.key}.")
    regular = [space for space in spaces.values() if space.extra is None]
    for behind in regular:
        for ahead in regular:
            if behind.end <= ahead.start and behind.key > ahead.key:
                what = f"{behind.name} lies wholly behind {ahead.name}, but has the better ruler key"
                error(behind.name, what, f"Keys: {ahead.name} at least {behind.key}.")
    for name, number in board.rocks.items():
        if name in spaces and number > 6:
            error(name, f"a die never shows {number}", "Rock numbers are 2 to 6.")
    return problems


def _pointer(board: Board, name: str) -> tuple[str | int, ...]:
    for i, extra in enumerate(board.extra):
        if extra.name == name:
            return ("extra", i)
    for field_ in ("next", "prev", "keys"):
        if name in getattr(board, field_):
            return (field_, name)
    return ("lanes", int(name.split(".")[0]) - 1)


def why_not_reversed(board: Board) -> str:
    """Why a board can't be driven the other way round ("" when it can): only plain curves can (RB-HOUSE-05)."""
    if board.shape == "straight":
        return "a straight is not turned round; only curves are"
    parts = ("arrows", "next", "prev", "keys", "extra", "bolts", "red", "departures", "arrivals", "start_line", "paws")
    found = [part for part in parts if getattr(board, part)]
    if found:
        return f"it has a direction ({', '.join(found)})"
    return ""


def reversed_board(board: Board) -> Board:
    """The same curve driven the other way round: lanes renumbered from the new left, s becomes 1 - s (RB-HOUSE-05)."""
    cuts = cuts_of(board)
    lanes = len(cuts)

    def turned(name: str) -> str:
        lane, number = (int(part) for part in name.split("."))
        return f"{lanes + 1 - lane}.{len(cuts[lane - 1]) - number}"

    def other_end(number: Number) -> str:
        return str(1 - as_fraction(number))

    def pair(names: list[str]) -> list[str]:
        return [turned(name) for name in names]

    other: dict[str, str] = {"left": "right", "right": "left", None: None}  # type: ignore[dict-item]
    return msgspec.structs.replace(
        board,
        shape=other[board.shape],
        lanes=[
            lane if isinstance(lane, int) else [other_end(cut) for cut in reversed(lane)] for lane in board.lanes[::-1]
        ],
        bands=[[other_end(high), other_end(low)] for low, high in reversed(board.bands)],
        missing=pair(board.missing),
        checkpoint=[len(cuts[i]) - 1 - board.checkpoint[i] for i in reversed(range(lanes))] if board.checkpoint else [],
        rocks={turned(name): number for name, number in board.rocks.items()},
        adjacent=[pair(names) for names in board.adjacent],
        apart=[pair(names) for names in board.apart],
        binoculars=other[board.binoculars],  # type: ignore[index]
    )
