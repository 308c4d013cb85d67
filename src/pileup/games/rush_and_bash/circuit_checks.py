"""What makes a list of boards a circuit: errors and advice, each with its cure (RB-CUST-01, RB-CUST-02)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from pileup.engine.content import Document, Pointer, Problem
from pileup.errors import closest
from pileup.games.rush_and_bash.board_plan import BoardPlan, plan_board, reversed_board, why_not_reversed
from pileup.games.rush_and_bash.boards import Board, bands_of, cuts_of
from pileup.games.rush_and_bash.circuit_files import BoardEntry, BoardUse
from pileup.track.table import EAST, Placement, overlaps, place_backward, place_forward
from pileup.track.tiles import TURN

__all__ = ["Layout", "Leg", "check", "lay_out", "resolve"]

BRIDGE = "bridge"

FEWEST, MOST = 2, 12
ADVISED = (8, 10)
ADVISED_SPECIALS = (2, 3)


@dataclass(slots=True)
class Leg:
    """A board of the circuit.

    Attributes:
        id: as 02A; board: as driven; plan: its spaces.
        at: its entry in the list of the file.
        bridge_after: the stand-alone bridge leads from it to the next board.
    """

    id: str
    board: Board
    plan: BoardPlan
    at: int
    reversed: bool = False
    bridge_after: bool = False


Tell = Callable[[Leg | None, str, str], None]
"""How a finding is told: the board it is about, what is wrong, the cure."""


@dataclass(slots=True)
class Layout:
    """Where the boards lie.

    Attributes:
        places: per board.
        bridge: the place of the stand-alone bridge.
        end: where the board after the last one would lie; None when portals lead on from the last stretch.
        portal_after: the board whose exit is portals, or -1.
    """

    places: list[Placement]
    bridge: Placement | None
    end: Placement | None
    portal_after: int


def resolve(
    boards: dict[str, Board],
    entries: list[BoardEntry | BoardUse],
    document: Document,
    pointer: Pointer,
    plans: Mapping[str, BoardPlan],
) -> tuple[list[Leg], list[Problem]]:
    """The boards of a list, as driven, and everything wrong with single entries; `plans` spares planning them again."""
    legs: list[Leg] = []
    problems: list[Problem] = []
    bridges = 0
    for i, entry in enumerate(entries):
        where = (*pointer, "boards", i)
        if entry == BRIDGE:
            bridges += 1
            if not legs:
                cure = "Begin the list with 01A or 01B."
                problems.append(document.problem(where, "the bridge can't come before the first board", cure))
            elif bridges > 1:
                problems.append(document.problem(where, "there is only one bridge", "Take this one out."))
            else:
                legs[-1].bridge_after = True
            continue
        use = entry if isinstance(entry, BoardUse) else BoardUse(entry)
        board = boards.get(use.board)
        if board is None:
            near = closest(use.board, list(boards), 1)
            hint = f"Did you mean {near[0]}?" if near else "Boards are 01A, 01B, … 12B."
            problems.append(document.problem(where, f"there is no board {use.board}", hint))
            continue
        turned = use.turn is not None and use.turn != board.shape
        if turned:
            why = why_not_reversed(board)
            other = "left" if board.shape == "right" else "right"
            if why or use.turn != other:
                reason = why or f"it turns {board.shape}, or {other} when driven the other way round"
                cure = f'Leave turn out, or write turn = "{board.shape}".'
                problems.append(
                    document.problem(where, f"board {use.board} can't be driven {use.turn}: {reason}", cure)
                )
            else:
                board = reversed_board(board)
        plan = plans.get(use.board)
        known = plan is not None and plan.board is board
        legs.append(Leg(use.board, board, plan if plan is not None and known else plan_board(board), i, turned))
    return legs, problems


def lay_out(legs: list[Leg]) -> Layout:
    """Lay the boards on the table: forward from board 01; behind portals backward from it (RB-TELE-04)."""
    steps: list[tuple[int, int]] = []  # (board, or -1 for the bridge; turn)
    for i, leg in enumerate(legs):
        steps.append((i, TURN[leg.board.shape]))
        if leg.bridge_after:
            steps.append((-1, 0))
    portal = next((i for i, leg in enumerate(legs) if leg.board.exit == "portals"), -1)
    cut = next((k for k, (i, _) in enumerate(steps) if i == portal), len(steps) - 1) + 1 if portal >= 0 else len(steps)
    start = Placement(0, 0, EAST)
    ahead = place_forward(start, [turn for _, turn in steps[:cut]])
    end = ahead.pop() if portal < 0 else None
    if portal >= 0:
        ahead.pop()
    behind = place_backward(start, [turn for _, turn in steps[cut:]])
    places: list[Placement] = []
    bridge: Placement | None = None
    for (i, _), place in zip(steps, ahead + behind, strict=True):
        if i < 0:
            bridge = place
        else:
            places.append(place)
    return Layout(places, bridge, end, portal)


def check(legs: list[Leg], layout: Layout, document: Document, pointer: Pointer, unchecked: bool) -> list[Problem]:
    """All errors and warnings of the circuit; `unchecked` makes warnings of those that can be raced all the same."""
    problems: list[Problem] = []

    def tell(severity: Literal["error", "warning"], leg: Leg | None, what: str, cure: str) -> None:
        where = (*pointer, "boards") if leg is None else (*pointer, "boards", leg.at)
        problems.append(document.problem(where, what, cure, severity))

    def error(leg: Leg | None, what: str, cure: str) -> None:
        tell("error", leg, what, cure)

    def breach(leg: Leg | None, what: str, cure: str) -> None:
        tell("warning" if unchecked else "error", leg, what, cure)

    if not legs:
        error(None, "there are no boards", "List them in race direction, beginning with 01A or 01B.")
        return problems
    _check_start(legs, error)
    if not FEWEST <= len(legs) <= MOST:
        few = len(legs) < FEWEST
        error(
            None,
            f"{len(legs)} board{'' if len(legs) == 1 else 's'}",
            f"Use at least {FEWEST}." if few else f"Use at most {MOST}; the box has no more.",
        )
    numbers: dict[str, Leg] = {}
    for leg in legs:
        first = numbers.setdefault(leg.board.number, leg)
        if first is not leg and leg.board.number != "01":
            what = f"board {leg.board.number} is used twice, as {first.id} and {leg.id}"
            breach(leg, what, "One board, one side: take one of them out, or use another board.")
    _check_pairs(legs, error, breach)
    _check_links(legs, error)
    _check_singles(legs, error)
    _check_junctions(legs, error)
    _check_table(legs, layout, breach)
    _advise(legs, lambda leg, what, cure: tell("warning", leg, what, cure))
    return problems


def _check_start(legs: list[Leg], error: Tell) -> None:
    firsts = [leg for leg in legs if leg.board.number == "01"]
    if not firsts:
        error(None, "board 01 is missing: there is no starting line", "Begin the list with 01A or 01B.")
    for leg in firsts[1:]:
        error(leg, "board 01 is used twice", "It carries the starting line; use it once.")
    if firsts and legs[0].board.number != "01":
        at = legs.index(firsts[0])
        turned = [leg.id for leg in legs[at:] + legs[:at]]
        error(
            legs[0], "the list does not begin at the starting line", f"Write it from board 01 on: {', '.join(turned)}."
        )


PAIRS: dict[str, str] = {"02B": "03B", "03B": "02B", "04B": "08B", "08B": "04B"}
PAIRS |= {"06B": "07B", "07B": "06B", "11B": "12B", "12B": "11B"}
"""Boards that are used together only; a board of the circuit's own says so by `partner`."""

LINKED = ("03B", "06B")
"""The first boards of pairs that have a direction: spaces of one lead to spaces of the other."""


def _check_pairs(legs: list[Leg], error: Tell, breach: Tell) -> None:
    at = {leg.id: i for i, leg in enumerate(legs)}
    for i, leg in enumerate(legs):
        partner = leg.board.partner or PAIRS.get(leg.id, "")
        if not partner:
            continue
        # Without the other board of a bridge or of portals, ways end in nothing: that can't be raced at all.
        needed = error if (leg.board.entry, leg.board.exit) != ("lanes", "lanes") else breach
        if partner not in at:
            needed(leg, f"board {leg.id} is used without board {partner}", f"Add {partner}, or use another side.")
            continue
        j = at[partner]
        if leg.board.special == "portals":
            if leg.board.exit == "portals" and (i + 1) % len(legs) != j:
                error(
                    leg,
                    f"the portals of {leg.id} lead to {partner}, which does not follow it",
                    f"Write {leg.id}, {partner}.",
                )
        elif leg.board.exit == "bridge" and (i + 1) % len(legs) != j:
            error(leg, f"board {partner} does not come right after {leg.id}", f"Write {leg.id}, {partner}.")
        elif leg.board.entry != "bridge" and i < j and j - i != 1:
            breach(
                leg,
                f"boards {leg.id} and {partner} are one big tile, but do not lie together",
                "Write one right after the other.",
            )
        if leg.bridge_after and (i + 1) % len(legs) == j:
            error(leg, f"the bridge can't part {leg.id} from {partner}", "Take the bridge out here.")
    bridge_boards = [leg for leg in legs if leg.board.bridge]
    for leg in legs:
        if leg.bridge_after and bridge_boards:
            cure = 'Take "bridge" out, or use other sides of boards 06 and 07.'
            error(leg, f"the one bridge stands on {bridge_boards[0].id} already", cure)


def _check_links(legs: list[Leg], error: Tell) -> None:
    """Ways from board to board go to the next board, and ways back to the one before: nobody drives in a ring."""
    count = len(legs)
    for i, leg in enumerate(legs):
        for space in leg.plan.spaces.values():
            for place, step, word in ((space.next, 1, "leads on"), (space.prev, -1, "leads back")):
                board = place.rpartition(":")[0] if place else ""
                there = [j for j, other in enumerate(legs) if other.id == board]
                if there and (i + step) % count != there[0]:
                    what = f"space {space.name} of {leg.id} {word} to {place}, but {board} does not lie there"
                    error(leg, what, "Put the two boards together in the other order.")


def _check_singles(legs: list[Leg], error: Tell) -> None:
    """Parts that a circuit has once: one lake, one jungle, one set of portals, one Grumbler."""
    parts: dict[str, Callable[[Board], bool]] = {
        "jungle": lambda board: board.jungle is not None,
        "lake": lambda board: board.lake is not None,
        "set of departure portals": lambda board: bool(board.departures),
        "set of arrival portals": lambda board: bool(board.arrivals),
        "red paw point": lambda board: any(paw.red for paw in board.paws),
    }
    for word, has in parts.items():
        found = [leg for leg in legs if has(leg.board)]
        for leg in found[1:]:
            error(leg, f"there is a {word} on {found[0].id} and on {leg.id}", "The rules know one; use another board.")
    walkers = [leg for leg in legs if leg.board.special == "grumbler"]
    if walkers and not any(paw.red for leg in walkers for paw in leg.board.paws):
        error(walkers[0], "the Grumbler has no red paw point to start from", "Mark one point with red = true.")


def _check_junctions(legs: list[Leg], error: Tell) -> None:
    """Lanes match where two boards meet."""
    for i, leg in enumerate(legs):
        after = legs[(i + 1) % len(legs)]
        here, there = leg.board, after.board
        names = f"{leg.id} and {after.id}"
        if leg.bridge_after:
            if here.exit != "lanes" or there.entry != "lanes":
                error(leg, f"the bridge can't join {names}: one of them has no open lanes there", "Join other boards.")
            continue
        if here.exit != there.entry:
            words = {"lanes": "open lanes", "bridge": "the suspended bridge", "portals": "portals"}
            what = f"{leg.id} is left by {words[here.exit]}, but {after.id} is entered by {words[there.entry]}"
            error(leg, what, "Put boards together whose roads meet; 03B leads to 02B, 06B to 07B.")
            continue
        if here.exit != "lanes":
            continue
        out = {lane: bands_of(here)[lane - 1] for lane in leg.plan.exit}
        into = {lane: bands_of(there)[lane - 1] for lane in after.plan.entry}
        if out != into:
            what = f"the lanes of {names} do not meet: {_lanes(out)} to {_lanes(into)}"
            error(leg, what, "Put boards together that have the same lanes at the same places of the edge.")


def _check_table(legs: list[Leg], layout: Layout, breach: Tell) -> None:
    """The boards find room on the table, and the last leads back to board 01."""
    cells = [*layout.places]
    for a, b in overlaps(cells):
        what = f"{legs[b].id} would lie on top of {legs[a].id}"
        breach(
            legs[b], what, "Put a straight or another turn between them; only the stand-alone bridge goes over a board."
        )
    end = layout.end
    if end is None or (end.x, end.y, end.heading) == (0, 0, EAST):
        return
    rights = sum(leg.board.shape == "right" for leg in legs)
    lefts = sum(leg.board.shape == "left" for leg in legs)
    if (rights - lefts) % 4:
        cure = "A ring has four more curves of one kind than of the other, a figure of eight as many of both."
        breach(legs[-1], f"the track does not lead back to board 01: {rights} right and {lefts} left curves", cure)
        return
    gaps = []
    if end.x:
        gaps.append(f"{abs(end.x)} board{'s' * (abs(end.x) > 1)} too far {'right' if end.x > 0 else 'left'}")
    if end.y:
        gaps.append(f"{abs(end.y)} board{'s' * (abs(end.y) > 1)} too far {'down' if end.y > 0 else 'up'}")
    cure = "Board 01 drives to the right; add or take out straights on one side of the ring."
    breach(legs[-1], f"the track does not lead back to board 01: it ends {' and '.join(gaps)}", cure)


# -- advice ----------------------------------------------------------------------------------------------------------


def _advise(legs: list[Leg], warn: Tell) -> None:
    count = len(legs)
    if not ADVISED[0] <= count <= ADVISED[1]:
        short = count < ADVISED[0]
        boards = "1 board makes" if count == 1 else f"{count} boards make"
        what = f"{boards} a {'short' if short else 'long'} race"
        warn(None, what, f"The rulebook advises {ADVISED[0]} to {ADVISED[1]}.")
    specials = {frozenset((leg.id, leg.board.partner or leg.id)) for leg in legs if leg.board.special}
    if not ADVISED_SPECIALS[0] <= len(specials) <= ADVISED_SPECIALS[1]:
        what = f"{len(specials)} special tile{'' if len(specials) == 1 else 's'}"
        warn(None, what, f"The rulebook advises {ADVISED_SPECIALS[0]} or {ADVISED_SPECIALS[1]}; a pair counts as one.")
    for i, leg in enumerate(legs):
        after = legs[(i + 1) % count]
        kinds = (leg.board.special, after.board.special)
        if after.board.special == "geysers" and (line := _line(leg.board)) is not None and max(line) < Fraction(1, 2):
            warn(
                after,
                f"{after.id} comes after {leg.id}, whose checkpoint is far from its end",
                "Put another board between.",
            )
        if after.board.special == "geysers" and _line(leg.board) is None:
            warn(after, f"{after.id} comes after {leg.id}, which has no checkpoint", "Put another board between.")
        if set(kinds) == {"jungle", "wasteland"}:
            warn(
                after,
                f"the jungle {_of(leg, after, 'jungle')} lies next to the wasteland",
                "Put another board between.",
            )
        elif "wasteland" in kinds and _line(leg.board) is None and _line(after.board) is None:
            warn(after, f"{leg.id} and {after.id} meet, and neither has a checkpoint", "Put another board between.")
        if leg.bridge_after:
            _advise_bridge(leg, after, warn)


def _advise_bridge(leg: Leg, after: Leg, warn: Tell) -> None:
    for side, board, far in (("before", leg, leg.board), ("after", after, after.board)):
        line = _line(far)
        if far.special in ("wasteland", "jungle"):
            warn(leg, f"the bridge stands next to {board.id}, the {far.special}", "Put another board between.")
        elif line is None:
            warn(leg, f"the bridge stands next to {board.id}, which has no checkpoint", "Put another board between.")
        elif max(line) < Fraction(1, 2) if side == "before" else min(line) > Fraction(1, 2):
            warn(
                leg,
                f"the bridge stands next to {board.id}, whose checkpoint is far from it",
                "Put another board there.",
            )


def _line(board: Board) -> list[Fraction] | None:
    """Per lane where its last checkpoint line lies, the starting line included; None without one."""
    numbers = board.checkpoint or board.start_line
    return [cuts[number] for number, cuts in zip(numbers, cuts_of(board), strict=True)] if numbers else None


def _of(leg: Leg, after: Leg, kind: str) -> str:
    return leg.id if leg.board.special == kind else after.id


def _lanes(bands: dict[int, tuple[Fraction, Fraction]]) -> str:
    return f"{len(bands)} lane{'' if len(bands) == 1 else 's'} ({', '.join(str(lane) for lane in bands) or 'none'})"
