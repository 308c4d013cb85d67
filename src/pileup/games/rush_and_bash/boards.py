"""Board sides as files: what is printed on one side of a track board, and whether it makes sense.

A board file describes lanes cut into spaces and everything printed on them. Lanes are numbered from the left, seen in
the direction of travel; "2.4" is the fourth space of lane 2. `plan_board` in `board_plan` makes spaces of it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Literal

import msgspec

from pileup.engine.content import Document, Number, Pointer, Problem, as_fraction
from pileup.errors import closest
from pileup.track.tiles import equal_cuts, lane_bands

__all__ = ["Arrow", "Board", "BoardId", "ExtraSpace", "Jungle", "Paw", "Special", "bands_of", "check_board", "cuts_of"]

BoardId = Annotated[str, msgspec.Meta(pattern="^[0-9]{2}[AB]$", description="number and side of a board, as 06B")]
Place = Annotated[
    str,
    msgspec.Meta(
        pattern="^([0-9]{2}[AB]:)?([0-9]+\\.[0-9]+|[A-Z]+[0-9]*)$",
        description="a space of this board, as 2.4 or BR1, or of the partner board, as 07B:K1",
    ),
]
Own = Annotated[
    str, msgspec.Meta(pattern="^([0-9]+\\.[0-9]+|[A-Z]+[0-9]*)$", description="a space of this board, as 2.4 or BR1")
]
Special = Literal["landslide", "bridge", "portals", "geysers", "volcano", "jungle", "wasteland", "grumbler"]
Link = Literal["lanes", "bridge", "portals"]
Spot = Annotated[
    list[Number], msgspec.Meta(min_length=2, max_length=2, description="[progress s, distance w from the right edge]")
]
Count = Annotated[int, msgspec.Meta(ge=1, le=24)]
RockNumber = Annotated[int, msgspec.Meta(ge=2, le=6)]


class Arrow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"tail": "from", "head": "to"}):
    """A lane merge: forward movement may (or, at the end of a lane, must) follow it (RB-TERM-05, RB-RULE-10)."""

    tail: Own
    head: Own


class ExtraSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space that belongs to no ordinary lane: a pocket, a shortcut, a bridge, a lake.

    Attributes:
        name: as BR1 or 4.1.
        lane: its lane number for Swerve (RB-RULE-62).
        key: its place under the judge's ruler, on the scale of `s` (RB-RANK-03).
        next, prev: where acceleration leads, and where going backwards leads.
        adjacent: every adjacent space; an extra space has no others (RB-TERM-01).
        outline: its corners, each [s, w].
        swerve: whether a Swerve may end there.
        bots: whether a bot's Swerve may end there.
        bot_lanes: the lanes a bot tries from here, first one first; left out: the neighbouring lanes (RB-BOT-04).
    """

    name: Own
    lane: Count
    key: Number
    outline: Annotated[list[Spot], msgspec.Meta(min_length=3)]
    next: Place | None = None
    prev: Place | None = None
    adjacent: list[Place] = []
    swerve: bool = True
    bots: bool = True
    bot_lanes: list[Count] | None = None


class Jungle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Entry and exit space of a jungle, and the spots of its clearings, nearest to the entry first (RB-JUNG-01)."""

    entry: Own
    exit: Own
    clearings: Annotated[list[Spot], msgspec.Meta(min_length=3, max_length=3)]


class Paw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A paw-print point, on a space or at a spot beside the track; `to`: the points one step away (RB-GRUM-01)."""

    name: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9.-]+$")]
    space: Own | None = None
    spot: Spot | None = None
    red: bool = False
    to: list[Annotated[str, msgspec.Meta(pattern="^([0-9]{2}[AB]:)?[A-Za-z0-9.-]+$")]] = []


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a track board.

    Attributes:
        board: number and side.
        shape: straight on, or a quarter turn to the right or left.
        lanes: per lane the number of equal spaces, or the list of cuts from 0 to 1.
        house: ours, not the printed game's.
        bands: per lane its strip [w0, w1], measured from the right edge; left out: equal lanes.
        missing: spaces of the lanes that are not there.
        checkpoint: per lane the number of the space after which the line lies; empty: no checkpoint (RB-TERM-06).
        start_line: the same for the starting line; only on board 01.
        grid: the six places of the starting grid, 1st to 6th (RB-SETUP-04).
        rocks: rock spaces and their numbers: { "2.4" = 3 } (RB-TERM-07).
        arrows: lane merges.
        next, prev: where forward and backward movement leads, where the lanes do not tell.
        keys: places under the judge's ruler that differ from the forward end of the space (RB-RANK-03).
        adjacent, apart: pairs of lane spaces that are, or are not, adjacent against the rule of overlapping borders.
        extra: spaces outside the ordinary lanes.
        binoculars: on which side of the road they stand.
        special: what the board's lightning bolts do.
        partner: the board it must be used with.
        entry, exit: how the road comes and goes: over the lanes, a bridge, or portals.
        bolts: spaces with a lightning bolt.
        red: spaces marked red.
        departures, arrivals: the six portal spaces (RB-TELE-01).
        jungle, lake, lake_road, bridge, paws, volcano: parts of single special boards.
        stretch: knots [s, where it is drawn]; changes the picture only.
    """

    board: BoardId
    name: str
    shape: Literal["straight", "right", "left"]
    lanes: Annotated[
        list[Count | Annotated[list[Number], msgspec.Meta(min_length=2)]], msgspec.Meta(min_length=1, max_length=6)
    ]
    house: bool = False
    bands: list[Annotated[list[Number], msgspec.Meta(min_length=2, max_length=2)]] = []
    missing: list[Own] = []
    checkpoint: list[Count] = []
    start_line: list[Count] = []
    grid: list[Own] = []
    rocks: dict[Own, RockNumber] = {}
    arrows: list[Arrow] = []
    next: dict[Own, Place] = {}
    prev: dict[Own, Place] = {}
    keys: dict[Own, Number] = {}
    adjacent: list[Annotated[list[Own], msgspec.Meta(min_length=2, max_length=2)]] = []
    apart: list[Annotated[list[Own], msgspec.Meta(min_length=2, max_length=2)]] = []
    extra: list[ExtraSpace] = []
    binoculars: Literal["left", "right"] | None = None
    special: Special | None = None
    partner: BoardId | None = None
    entry: Link = "lanes"
    exit: Link = "lanes"
    bolts: list[Own] = []
    red: list[Own] = []
    departures: list[Own] = []
    arrivals: list[Own] = []
    jungle: Jungle | None = None
    lake: Own | None = None
    lake_road: list[Own] = []
    bridge: list[Own] = []
    paws: list[Paw] = []
    volcano: Spot | None = None
    stretch: list[Spot] = []

    @property
    def number(self) -> str:
        """Its number, as "06"; both sides of a board share it."""
        return self.board[:2]

    @property
    def side(self) -> str:
        """Its side, "A" or "B"."""
        return self.board[2]


def cuts_of(board: Board) -> list[tuple[Fraction, ...]]:
    """Per lane where it is cut, from 0 to 1."""
    return [
        equal_cuts(lane) if isinstance(lane, int) else tuple(as_fraction(cut) for cut in lane) for lane in board.lanes
    ]


def bands_of(board: Board) -> list[tuple[Fraction, Fraction]]:
    """Per lane its strip, measured from the right edge of the tile."""
    if board.bands:
        return [(as_fraction(low), as_fraction(high)) for low, high in board.bands]
    return list(lane_bands(len(board.lanes)))


def check_board(board: Board, document: Document) -> list[Problem]:
    """Everything on a board that can't be, as far as numbers and names go (RB-HOUSE-07)."""
    problems: list[Problem] = []

    def error(pointer: tuple[str | int, ...], what: str, cure: str) -> None:
        problems.append(document.problem(pointer, what, cure))

    if _check_numbers(board, document, problems):
        return problems
    places = _places(board)
    lanes = len(board.lanes)
    for i, name in enumerate(board.missing):
        if name not in _lane_places(board):
            error(("missing", i), f"there is no space {name!r} in the lanes", "Name a space of a lane, as 1.3.")
    for i, extra in enumerate(board.extra):
        if extra.name in _lane_places(board) or extra.name in [other.name for other in board.extra[:i]]:
            error(("extra", i, "name"), f"there are two spaces {extra.name!r}", "Give it a name of its own.")

    def known(pointer: tuple[str | int, ...], name: str | None) -> None:
        if name is not None and ":" not in name and name not in places:
            near = closest(name, sorted(places), 1)
            hint = f"Did you mean {near[0]!r}?" if near else "Name a space that the lanes or `extra` have."
            error(pointer, f"there is no space {name!r} on this board", hint)
        if name is not None and ":" in name and name.split(":")[0] != board.partner:
            error(
                pointer, f"{name!r} is not on the partner board", "Name the board as `partner`, or use its own space."
            )

    for field in ("grid", "bolts", "red", "departures", "arrivals", "lake_road", "bridge"):
        names: list[str] = getattr(board, field)
        for i, name in enumerate(names):
            known((field, i), name)
            if name in names[:i]:
                error((field, i), f"{name!r} stands here twice", "Name each space once.")
    for field in ("rocks", "keys", "next", "prev"):
        table: dict[str, object] = getattr(board, field)
        for name, value in table.items():
            known((field, name), name)
            if isinstance(value, str) and field in ("next", "prev"):
                known((field, name), value)
    for field in ("adjacent", "apart"):
        for i, pair in enumerate(getattr(board, field)):
            for name in pair:
                known((field, i), name)
    for i, arrow in enumerate(board.arrows):
        known(("arrows", i, "from"), arrow.tail)
        known(("arrows", i, "to"), arrow.head)
    for i, extra in enumerate(board.extra):
        known(("extra", i, "next"), extra.next)
        known(("extra", i, "prev"), extra.prev)
        for j, name in enumerate(extra.adjacent):
            known(("extra", i, "adjacent", j), name)
    known(("lake",), board.lake)
    if board.jungle is not None:
        known(("jungle", "entry"), board.jungle.entry)
        known(("jungle", "exit"), board.jungle.exit)
    for i, paw in enumerate(board.paws):
        known(("paws", i, "space"), paw.space)
        if (paw.space is None) == (paw.spot is None):
            error(("paws", i), f"paw point {paw.name!r} needs a place", "Give either its space or its spot.")

    for field in ("checkpoint", "start_line"):
        numbers: list[int] = getattr(board, field)
        if numbers and len(numbers) != lanes:
            error((field,), f"{len(numbers)} numbers for {lanes} lanes", "Give one number for each lane.")
            continue
        for lane, (number, cuts) in enumerate(zip(numbers, cuts_of(board), strict=False), 1):
            if number >= len(cuts) - 1:
                cure = f"Lane {lane} has {len(cuts) - 1} spaces; the line lies before the last of them."
                error((field, lane - 1), f"lane {lane} has no space after its space {number}", cure)
    _check_printed(board, error)
    return problems


def _check_printed(board: Board, error: object) -> None:
    """What a kind of board must carry."""
    assert callable(error)
    first = board.number == "01"
    if first and not board.start_line:
        error(("board",), "board 01 has no starting line", "Add start_line = [5, 5, 5].")
    if first and (len(board.grid) != 6 or len(set(board.grid)) != 6):
        error(("grid",), "the starting grid needs six places", 'Add grid = ["3.5", …], 1st to 6th.')
    if not first and (board.start_line or board.grid):
        error(
            ("start_line" if board.start_line else "grid",), "only board 01 has a starting line and grid", "Remove it."
        )
    for field, link, side in (("departures", board.exit, "exit"), ("arrivals", board.entry, "entry")):
        count = len(getattr(board, field))
        if (link == "portals") != (count > 0) or count not in (0, 6):
            error((field,), f"{count} portals and {side} = {link!r}", f'Name six {field} and set {side} = "portals".')
    needs: dict[str, tuple[str, ...]] = {
        "landslide": ("bolts", "red"),
        "geysers": ("bolts",),
        "volcano": ("bolts", "red", "volcano"),
        "jungle": ("jungle",),
        "grumbler": ("bolts", "paws"),
        "bridge": ("bridge",),
    }
    for field in needs.get(board.special or "", ()):
        if not getattr(board, field):
            error(("special",), f"a board with special = {board.special!r} needs `{field}`", f"Add {field} = ….")
    if board.bolts and board.special is None:
        error(("bolts",), "lightning bolts without a special effect", 'Say what they do: special = "geysers", …')
    if board.special in ("landslide", "bridge", "grumbler", "portals") and board.partner is None:
        error(("special",), f"special = {board.special!r} needs two boards", 'Name the other one: partner = "08B".')


def _check_numbers(board: Board, document: Document, problems: list[Problem]) -> bool:
    """Check every exact number, cut and band; whether one is unusable."""
    before = len(problems)

    def number(pointer: tuple[str | int, ...], value: Number) -> Fraction | None:
        try:
            return as_fraction(value)
        except ValueError as error:
            problems.append(document.problem(pointer, str(error), 'Write it as 0.25 or "1/4".'))
            return None

    for i, lane in enumerate(board.lanes):
        if isinstance(lane, int):
            continue
        cuts = [number(("lanes", i, j), cut) for j, cut in enumerate(lane)]
        rising = [cut for cut in cuts if cut is not None]
        if len(rising) == len(cuts) and (rising[0] != 0 or rising[-1] != 1 or sorted(set(rising)) != rising):
            problems.append(document.problem(("lanes", i), "the cuts do not rise from 0 to 1", "As [0, 0.5, 1]."))
    if board.bands and len(board.bands) != len(board.lanes):
        problems.append(
            document.problem(("bands",), "the lanes and their bands differ in number", "One for each lane.")
        )
    for i, band in enumerate(board.bands):
        low, high = (number(("bands", i, j), edge) for j, edge in enumerate(band))
        if low is not None and high is not None and not 0 <= low < high <= 1:
            problems.append(document.problem(("bands", i), "the band is no strip of the tile", "As [0.2, 0.4]."))
    for name, key in board.keys.items():
        number(("keys", name), key)
    for i, extra in enumerate(board.extra):
        number(("extra", i, "key"), extra.key)
        for j, spot in enumerate(extra.outline):
            for k, value in enumerate(spot):
                number(("extra", i, "outline", j, k), value)
    spots: list[tuple[Pointer, list[Number]]] = [(("stretch", i), spot) for i, spot in enumerate(board.stretch)]
    spots += [(("volcano",), board.volcano)] if board.volcano is not None else []
    spots += [(("paws", i, "spot"), paw.spot) for i, paw in enumerate(board.paws) if paw.spot is not None]
    if board.jungle is not None:
        spots += [(("jungle", "clearings", i), spot) for i, spot in enumerate(board.jungle.clearings)]
    for pointer, spot in spots:
        for k, value in enumerate(spot):
            number((*pointer, k), value)
    return len(problems) > before


def _lane_places(board: Board) -> set[str]:
    return {f"{lane}.{k}" for lane, cuts in enumerate(cuts_of(board), 1) for k in range(1, len(cuts))}


def _places(board: Board) -> set[str]:
    return (_lane_places(board) - set(board.missing)) | {extra.name for extra in board.extra}
