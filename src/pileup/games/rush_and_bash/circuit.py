"""A circuit: boards laid in a ring (or joined by portals) and made into spaces that know what the rules ask.

`build_circuit` takes the name of a circuit, a list of boards, a mapping or a TOML file, and gives an immutable
`Circuit`, fully determined by its input. Everything wrong is told at once (RB-CUST-01); advice that is not followed is
told in `Circuit.warnings` (RB-CUST-02).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec

from pileup.engine.content import Document, Problem, content_hash, decode, read_document, stop_on_errors
from pileup.errors import PileupError
from pileup.games.rush_and_bash.board_plan import BoardPlan
from pileup.games.rush_and_bash.boards import Board
from pileup.games.rush_and_bash.box import Content, read_board
from pileup.games.rush_and_bash.circuit_files import BoardEntry, BoardUse, CircuitFile

__all__ = ["BoardPlace", "Circuit", "Junction", "Paw", "Space", "SpecialTile", "build_circuit", "circuit_problems"]


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the circuit (RB-STATE-02). Numbers of spaces are -1 where there is none.

    Attributes:
        index: its number; `space:<index>` in actions.
        name: "3:02A:2.4": position of the board in the circuit from 1, board, lane and number on it (or the name of a
            special space: "3:06B:BR1"). The stand-alone bridge's spaces carry the board before it. Curves driven the
            other way round count lanes and spaces in the direction of travel. Names change only when the circuit does.
        place: its name on the board: "2.4".
        board: position of its board in the circuit, from 0.
        lane: lane number for Swerve (RB-RULE-62).
        number: how many spaces of the board lie before it in its lane, plus 1; 0 outside the ordinary lanes.
        pair: the special tile (index in `Circuit.specials`), or -1.
        next: where acceleration leads; -1 on departure portals, which lead to the arrival of the same tile.
        prev: where going backwards leads; -1 on the lake and on arrival portals. It goes round through board 01.
        merge: a forward arrow that may be followed instead of `next` (RB-RULE-10), or -1. Forced arrows are `next`.
        adjacent: adjacent spaces, over junctions too, ordered by lane, board and key (RB-TERM-01).
        key: place under the judge's ruler on its board; larger is further ahead (RB-RANK-03).
        key_rank: the same order as a whole number from 0, per board; equal keys are equal.
        rock: n of a rock space n+, or 0.
        checkpoint_after: a checkpoint line lies between this space and `next`; the starting line counts, and the lake
            (RB-TERM-06, RB-BRIDGE-06).
        checkpoint_before: a checkpoint line lies between this space and `prev`.
        start_after: the starting line lies between this space and `next`.
        past_start: on board 01: it lies beyond the starting line.
        junction_after: the junction crossed on the way to `next` (through the portal, on departures), or -1.
        bolt: a lightning bolt is printed on it.
        red_zone: number of the red zone it belongs to, or -1.
        portal_departure, portal_arrival: kinds of portal; portal_slot: which of the six, from 0, or -1.
        geyser: entering it makes a geyser roll.
        jungle_entry, jungle_exit, bridge, lake, lake_road: parts of special boards; `bridge` is the suspended bridge.
        bridge_link: a space of the stand-alone bridge.
        swerve_target: a Swerve may end here, as far as the board goes.
        bot_target: a bot's Swerve may end here.
        bot_lanes: lanes that a bot's Swerve tries from here, first one first; 0 means none (RB-BOT-04).
        paw: the paw point on it (index in `Circuit.paws`), or -1.
        binocular_side: +1 when the binoculars stand on the right of the road, -1 on the left.
    """

    index: int
    name: str
    place: str
    board: int
    lane: int
    number: int
    pair: int
    next: int
    prev: int
    merge: int
    adjacent: tuple[int, ...]
    key: Fraction
    key_rank: int
    rock: int
    checkpoint_after: bool
    checkpoint_before: bool
    start_after: bool
    past_start: bool
    junction_after: int
    bolt: bool
    red_zone: int
    portal_departure: bool
    portal_arrival: bool
    portal_slot: int
    geyser: bool
    jungle_entry: bool
    jungle_exit: bool
    bridge: bool
    lake: bool
    lake_road: bool
    bridge_link: bool
    swerve_target: bool
    bot_target: bool
    bot_lanes: tuple[int, int]
    paw: int
    binocular_side: int


@dataclass(frozen=True, slots=True)
class BoardPlace:
    """A board as it lies on the table.

    Attributes:
        index: position in the circuit, from 0.
        id, number, side: "06B", "06", "B".
        turn: "straight", "right" or "left", as driven.
        reversed: a curve driven the other way round.
        x, y: column and row on the table, rows downwards; heading: where its road is entered to (0 up, 1 right, …).
        rotation: degrees clockwise by which it is turned from "entered from below".
        spaces: its spaces, by index.
        rocks: its rock spaces in the order of filling: low numbers first, then further ahead, then lane (RB-RULE-22).
        data: the board side (as driven).
    """

    index: int
    id: str
    number: str
    side: str
    turn: str
    reversed: bool
    x: int
    y: int
    heading: int
    rotation: int
    spaces: tuple[int, ...]
    rocks: tuple[int, ...]
    data: Board


@dataclass(frozen=True, slots=True)
class Junction:
    """The border between two consecutive boards (RB-TERM-09); the last one leads back to board 01.

    Attributes:
        index: as the board it leads from.
        before, after: positions of the two boards.
        rock: a junction Rock lies beside it at set-up (RB-SETUP-08); true for every junction.
        portal: the link is by portals; bridge: over the stand-alone bridge (RB-RULE-61).
        pair: the special tile that it lies inside, or -1.
        boost: candidates for a Boost (leftmost, centre, rightmost space beyond it), or empty (RB-BOOST-05, RB-RULE-24).
    """

    index: int
    before: int
    after: int
    rock: bool
    portal: bool
    bridge: bool
    pair: int
    boost: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SpecialTile:
    """A special board, or a pair of them that counts as one (RB-RULE-27).

    Attributes:
        kind: landslide, bridge, portals, geysers, volcano, jungle, wasteland or grumbler.
        boards: positions in the circuit.
    """

    index: int
    kind: str
    boards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Paw:
    """A point of the Grumbler's walk: its space (-1 beside the track) and the points one step away (RB-GRUM-01)."""

    index: int
    name: str
    space: int
    board: int
    edges: tuple[int, ...]


@dataclass(frozen=True)
class Circuit:
    """A circuit to race on.

    Attributes:
        name: in words; id: its id among the named circuits, or "".
        boards: in race order; board 01 is first.
        spaces: all of them, board by board.
        junctions: junction k leads from board k to the next one.
        grid: the six places of the grid, 1st to 6th.
        closed: the boards close to a ring on the table (portals need none).
        specials: special tiles in race order.
        departures, arrivals: the portal spaces by slot; which leads where is dealt at set-up (RB-TELE-01).
        bridge: spaces of the suspended bridge in race order; lake: the lake, or -1.
        jungle_entry, jungle_exit: or -1; clearings: how many there are.
        zones: per red zone its spaces.
        paws: points of the Grumbler's walk; paw_red: the red one, or -1.
        bridge_link: spaces of the stand-alone bridge; bridge_place: where it stands (x, y, heading), or None.
        warnings: advice that the circuit does not follow.
        definition: plain data that builds the same circuit from the same box.
    """

    name: str
    id: str
    boards: tuple[BoardPlace, ...]
    spaces: tuple[Space, ...]
    junctions: tuple[Junction, ...]
    grid: tuple[int, ...]
    closed: bool
    specials: tuple[SpecialTile, ...]
    departures: tuple[int, ...]
    arrivals: tuple[int, ...]
    bridge: tuple[int, ...]
    lake: int
    jungle_entry: int
    jungle_exit: int
    clearings: int
    zones: tuple[tuple[int, ...], ...]
    paws: tuple[Paw, ...]
    paw_red: int
    bridge_link: tuple[int, ...]
    bridge_place: tuple[int, int, int] | None
    warnings: tuple[Problem, ...]
    definition: dict[str, Any]

    @property
    def hash(self) -> str:
        """A hash over the definition and over every board in use: what the circuit is made of."""
        return content_hash({"circuit": self.definition, "boards": [place.data for place in self.boards]})

    def space(self, name: str) -> Space:
        """A space by its name ("3:02A:2.4"), or by board and place ("02A:2.4") where that is unique.

        Raises:
            KeyError: there is no such space.
        """
        for space in self.spaces:
            if name in (space.name, space.name.partition(":")[2]):
                return space
        raise KeyError(name)


Source = str | Path | Mapping[str, Any] | Sequence[Any]


def build_circuit(content: Content, source: Source, *, unchecked: bool = False) -> Circuit:
    """Build a circuit.

    Args:
        content: the box with the boards.
        source: the id, name or number of a named circuit; the path of a TOML file; a list of boards, as
            `["01A", {"board": "02A", "turn": "left"}, "bridge", …]` or "01A, 02A, …"; or a mapping in the form of a
            circuit file, which may bring its own board sides under `define`.
        unchecked: for tests and experiments, as the key of the same name in the file: the track goes from its last
            board to its first whatever the table shows, and a broken rule of RB-CUST-01 is only a warning. Lanes must
            match.

    Raises:
        UnknownName: there is no circuit of that name.
        ContentError: the circuit can't be raced; every reason is listed.
    """
    from pileup.games.rush_and_bash import circuit_checks, circuit_spaces

    document, id_, rulebook = _read(content, source)
    file, problems = decode(document, CircuitFile)
    if file is None:
        stop_on_errors(problems, "the circuit")
        raise AssertionError("a file that can't be decoded has errors")
    boards, problems = _with_own_boards(content.boards, file, document)
    subject = f"the circuit {file.name!r}"
    stop_on_errors(problems, subject)
    unchecked = unchecked or file.unchecked
    legs, found = circuit_checks.resolve(boards, file.boards, document, (), content.plans)
    problems += found
    layout = circuit_checks.lay_out(legs)
    problems += circuit_checks.check(legs, layout, document, (), unchecked)
    if rulebook:
        problems = [problem for problem in problems if problem.severity == "error"]
    warnings = stop_on_errors(problems, subject)
    definition = msgspec.to_builtins(file)
    if unchecked:
        definition["unchecked"] = True
    return circuit_spaces.assemble(legs, layout, file.name, id_, definition, warnings)


def circuit_problems(
    boards: dict[str, Board],
    entries: list[BoardEntry | BoardUse],
    document: Document,
    pointer: tuple[str | int, ...],
    plans: Mapping[str, BoardPlan],
) -> list[Problem]:
    """Everything that RB-CUST-01 and RB-CUST-02 say about a list of boards."""
    from pileup.games.rush_and_bash import circuit_checks

    legs, problems = circuit_checks.resolve(boards, entries, document, pointer, plans)
    return problems + circuit_checks.check(legs, circuit_checks.lay_out(legs), document, pointer, unchecked=False)


def _read(content: Content, source: Source) -> tuple[Document, str, bool]:
    """The circuit as a document, its id, and whether it is one of the rulebook's."""
    if isinstance(source, Path):
        return read_document(source), "", False
    if isinstance(source, Mapping):
        return read_document(source, "circuit"), "", False
    if isinstance(source, list | tuple):
        return read_document({"boards": list(source)}, "circuit"), "", False
    if not isinstance(source, str):
        raise PileupError(
            f"A circuit can't be a {type(source).__name__}.",
            "circuit",
            "Give its name, a list of boards, a file or a mapping.",
        )
    words = re.split(r"[\s,]+", source.strip())
    if len(words) > 1 and all(re.fullmatch(r"\d\d[AB]|bridge", word) for word in words):
        return read_document({"boards": words}, "circuit"), "", False
    if source.endswith(".toml") or "/" in source:
        return read_document(source), "", False
    named = content.circuit(source)
    data = msgspec.to_builtins(named)
    return Document(named.id, {"name": named.name, "boards": data["boards"]}), named.id, named.rulebook


def _with_own_boards(
    boards: dict[str, Board], file: CircuitFile, document: Document
) -> tuple[dict[str, Board], list[Problem]]:
    """The box's boards with those that the circuit brings along."""
    result = dict(boards)
    problems: list[Problem] = []
    for i, data in enumerate(file.define):
        lines = {pointer[2:]: line for pointer, line in document.lines.items() if pointer[:2] == ("define", i)}
        board, _, found = read_board(Document(f"{document.label}: define[{i}]", data, lines))
        problems += found
        if board is not None:
            result[board.board] = board
    return result, problems
