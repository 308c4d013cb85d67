"""Circuits built from boards (RB-CUST-01, RB-CUST-02): what there is, and what becomes of a list of boards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from pileup.engine.content import Document, Problem, decode
from pileup.engine.workshop import Area, LaidPart, Layout, Part, Seen, Way, Workbench, Workshop, toml_text
from pileup.games.rush_and_bash import circuit_checks
from pileup.games.rush_and_bash.board_plan import plan_board, reversed_board, why_not_reversed
from pileup.games.rush_and_bash.boards import Board, bands_of
from pileup.games.rush_and_bash.box import Content, load_content
from pileup.games.rush_and_bash.circuit_files import CircuitFile
from pileup.games.rush_and_bash.drawing import MARGIN, draw_board, draw_bridge, draw_laid
from pileup.track.drawing import Anchor
from pileup.track.table import EAST, Placement
from pileup.track.tiles import SIDE, TURN

__all__ = ["WORKBENCH", "Boards"]

BRIDGE = "bridge"
BEGIN = Layout("", [LaidPart("01A", "straight")])


class Boards(Workbench):
    """The builder's side of Rush & Bash."""

    option = "circuit"
    list_key = "boards"

    def workshop(self) -> Workshop:
        """All board sides of the box, and the stand-alone bridge."""
        content = load_content()
        parts = [_part(board, content) for _, board in sorted(content.boards.items())]
        parts.append(Part(BRIDGE, BRIDGE, "", "bridge", "Stand-alone bridge", (Way("straight"),), (), draw_bridge()))
        return Workshop(self.option, parts, [], 0, BEGIN, "")

    def look(self, document: Document) -> Seen:
        """Every fault of a circuit, and its boards as far as they can be laid."""
        file, problems = decode(document, CircuitFile)
        if file is None:
            return Seen(problems)
        content = load_content()
        legs, found = circuit_checks.resolve(content.boards, file.boards, document, (), content.plans)
        layout = circuit_checks.lay_out(legs)
        found += circuit_checks.check(legs, layout, document, (), file.unchecked)
        if not legs:
            return Seen(found)
        places: dict[int, Placement] = {leg.at: place for leg, place in zip(legs, layout.places, strict=True)}
        if layout.bridge is not None:
            places[file.boards.index(BRIDGE)] = layout.bridge
        left = min(place.x for place in places.values())
        top = min(place.y for place in places.values())

        def moved(place: Placement) -> Placement:
            return Placement(place.x - left, place.y - top, place.heading)

        behind = (layout.bridge, 0) if legs[-1].bridge_after else (layout.places[-1], TURN[legs[-1].board.shape])
        assert behind[0] is not None
        after = behind[0].after(behind[1])
        closed = after == Placement(0, 0, EAST) or legs[-1].board.exit == "portals"
        areas = [_area(moved(places[i])) if i in places else None for i in range(len(file.boards))]
        end = _area(moved(after))
        spots = [area or end for area in areas] + [end]
        return Seen(
            found,
            draw_laid(legs, layout),
            areas,
            [_entry(spot) for spot in spots],
            None if closed else end,
        )

    def file_of(self, name: str) -> str:
        """A named circuit of the box as a file."""
        named = load_content().circuit(name)
        return toml_text({"name": named.name, "boards": msgspec.to_builtins(named.boards)}, "boards")

    def layout(self, data: Mapping[str, Any]) -> Layout | None:
        """The boards of a circuit file, with the turn of each."""
        file, _ = decode(Document("circuit", dict(data)), CircuitFile)
        if file is None or file.define:
            return None
        boards = load_content().boards
        pieces = []
        for entry in file.boards:
            name = entry if isinstance(entry, str) else entry.board
            usual = boards[name].shape if name in boards else "straight"
            pieces.append(LaidPart(name, usual if isinstance(entry, str) else entry.turn or usual))
        return Layout(file.name, pieces)

    def data(self, layout: Layout) -> dict[str, Any]:
        """A circuit file: boards by name, with the turn where it is not the usual one."""
        boards = load_content().boards
        entries: list[Any] = []
        for piece in layout.pieces:
            usual = boards[piece.part].shape if piece.part in boards else piece.way
            turned = piece.way not in ("", usual)
            entries.append({"board": piece.part, "turn": piece.way} if turned else piece.part)
        return {"name": layout.name or "Custom circuit", "boards": entries}

    def strangers(self, data: Mapping[str, Any], document: Document) -> list[Problem]:
        """Only boards of the box, and only circuits that keep the rules."""
        cure = "Race it on your own machine: pileup play rush-and-bash --circuit FILE."
        problems = []
        if data.get("define"):
            problems.append(document.problem(("define",), "boards of your own can't be brought along here", cure))
        if data.get("unchecked"):
            problems.append(document.problem(("unchecked",), "unchecked circuits can't be raced here", cure))
        return problems


def _part(board: Board, content: Content) -> Part:
    ways = [_way(board)]
    if board.shape != "straight" and not why_not_reversed(board):
        ways.append(_way(reversed_board(board)))
    partner = board.partner or circuit_checks.PAIRS.get(board.board, "")
    kind = "start" if board.number == "01" else "special" if board.special else "straight"
    if kind == "straight" and board.shape != "straight":
        kind = "turn"
    needs = (partner,) if partner in content.boards else ()
    return Part(board.board, board.number, board.side, kind, board.name, tuple(ways), needs, draw_board(board))


def _way(board: Board) -> Way:
    """How a board lies; its ends by the lanes there and where they are, as far as roads of lanes meet."""
    spaces = plan_board(board)
    bands = bands_of(board)

    def end(kind: str, lanes: list[int]) -> str:
        if kind != "lanes":
            return kind
        return " ".join(f"{lane}:{bands[lane - 1][0]}-{bands[lane - 1][1]}" for lane in sorted(lanes))

    entry, exit_ = end(board.entry, list(spaces.entry)), end(board.exit, list(spaces.exit))
    return Way(board.shape, TURN[board.shape], entry, exit_)


def _area(place: Placement) -> Area:
    move = place.move()
    x, y = move((0, 0))
    x, y = x + MARGIN, y + MARGIN
    half = SIDE / 2
    outline = f"M{x - half:g} {y - half:g}H{x + half:g}V{y + half:g}H{x - half:g}Z"
    return Area(outline, x, y, SIDE, place.rotation - 90)


def _entry(area: Area) -> Anchor:
    """The middle of the edge where a piece is entered."""
    dx, dy = ((1, 0), (0, 1), (-1, 0), (0, -1))[round(area.angle / 90) % 4]
    return Anchor(area.x - dx * area.size / 2, area.y - dy * area.size / 2, area.angle)


WORKBENCH = Boards()
