"""Tracks built from pieces (BB-TRACK-01, BB-TRACK-02): what there is, and what becomes of a list of pieces."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from pileup.engine.content import Document, decode
from pileup.engine.workshop import Area, Flag, LaidPart, Layout, Part, Seen, Way, Workbench, Workshop, toml_text
from pileup.errors import UnknownName
from pileup.games.bayou_bash.actions import MOST_SHIFT
from pileup.games.bayou_bash.box import load_content
from pileup.games.bayou_bash.drawing import draw_pieces, fitted
from pileup.games.bayou_bash.pieces import PIECE_NAMES, LaidSide, Pieces, lay_side
from pileup.games.bayou_bash.road import LANE, TILE, LaidRoad, lay_roads
from pileup.games.bayou_bash.state import ROCKS, WATER
from pileup.games.bayou_bash.track import PiecePlace, TrackFile, lay_entry, track_problems
from pileup.track.drawing import Anchor
from pileup.track.table import NORTH, Placement

__all__ = ["WORKBENCH", "TrackPieces"]

CIRCUIT = "circuit"
FLAGS = [Flag(CIRCUIT, "Looped Track: the last piece leads back to the Starting piece, raced in laps")]
BEGIN = Layout("", [LaidPart("startA"), LaidPart("finishA")])
WAYS = {"turn": (Way("right", 1), Way("left", -1)), "straight": (Way("straight"), Way("reversed"))}
ONE_WAY = (Way("straight"),)
USUAL = ("", "straight")


class TrackPieces(Workbench):
    """The builder's side of Bayou Bash."""

    option = "track"
    list_key = "pieces"

    def workshop(self) -> Workshop:
        """Both sides of the 14 pieces."""
        pieces = load_content().pieces
        order = ("start", *(name for name in PIECE_NAMES if name not in ("start", "finish")), "finish")
        parts = [_part(name, side, pieces) for name in order for side in "AB"]
        return Workshop(self.option, parts, FLAGS, MOST_SHIFT, BEGIN, "")

    def look(self, document: Document) -> Seen:
        """Every fault of a track, and its pieces as far as they can be laid."""
        file, problems = decode(document, TrackFile)
        if file is None:
            return Seen(problems)
        pieces = load_content().pieces
        found = track_problems(file.pieces, file.circuit, pieces, document)
        places = [lay_entry(entry, pieces, k) for k, entry in enumerate(file.pieces)]
        laid = [place for place in places if place is not None]
        if not laid:
            return Seen(found)
        roads = fitted(lay_roads([(p.turn, p.laid.lanes, p.laid.columns, p.shift) for p in laid]))
        ends = laid[-1].piece == "finish" and not file.circuit
        drawing = draw_pieces([(p.laid, p.turn, p.shift, p.entry, p.side) for p in laid], not ends)
        areas: list[Area | None] = [None] * len(places)
        for place, road in zip(laid, roads, strict=True):
            areas[place.index] = _area(road)
        last = roads[-1]
        end = Anchor(*last.end(), last.heading + 90 * last.turn)
        joints = [end] * (len(places) + 1)
        for place, road in zip(laid, roads, strict=True):
            joints[place.index] = Anchor(road.x, road.y, road.heading)
        closed = ends or (file.circuit and _closes(laid))
        open_ = None if closed else _area(LaidRoad(end.x, end.y, end.angle, 0, laid[-1].laid.lanes, 6))
        return Seen(found, drawing, areas, joints, open_)

    def file_of(self, name: str) -> str:
        """A named track of the box as a file."""
        tracks = load_content().tracks
        if name not in tracks:
            raise UnknownName(f"There is no Track {name!r}.", "track", f"Tracks: {', '.join(tracks)}.")
        track = tracks[name]
        data: dict[str, Any] = {"name": track.name}
        if track.circuit:
            data[CIRCUIT] = True
        return toml_text(data | {"pieces": list(track.pieces)}, "pieces")

    def layout(self, data: Mapping[str, Any]) -> Layout | None:
        """The pieces of a track file; an entry that is no piece stays as it is written."""
        file, _ = decode(Document("track", dict(data)), TrackFile)
        if file is None:
            return None
        pieces = load_content().pieces
        found = []
        for k, entry in enumerate(file.pieces):
            place = lay_entry(entry, pieces, k)
            if place is None:
                found.append(LaidPart(entry[:24]))
                continue
            way = ("left" if place.round else "right") if place.turn else "reversed" if place.round else "straight"
            found.append(LaidPart(f"{place.piece}{place.side}", way, place.shift))
        return Layout(file.name, found, [CIRCUIT] if file.circuit else [])

    def data(self, layout: Layout) -> dict[str, Any]:
        """A track file: each piece as "T2B left +1"."""
        kinds = {name: piece.kind for name, piece in load_content().pieces.pieces.items()}
        entries = []
        for piece in layout.pieces:
            usual = "right" if kinds.get(piece.part[:-1]) == "turn" else ""
            way = usual if piece.way in USUAL else piece.way
            shift = f"{piece.shift:+d}" if piece.shift else ""
            entries.append(" ".join(filter(None, (piece.part, way, shift))))
        data: dict[str, Any] = {"name": layout.name or "Custom track"}
        if CIRCUIT in layout.flags:
            data[CIRCUIT] = True
        return data | {"pieces": entries}


def _part(name: str, side: str, pieces: Pieces) -> Part:
    piece = pieces.pieces[name]
    laid = lay_side(piece, side, False)
    turn = 1 if piece.kind == "turn" else 0
    drawing = draw_pieces([(laid, turn, 0, f"{name}{side}", side)], circuit=True)
    ways = WAYS.get(piece.kind, ONE_WAY)
    return Part(f"{name}{side}", name, side, piece.kind, _text(laid, side), ways, (), drawing)


def _text(laid: LaidSide, side: str) -> str:
    """What lies on a side, in words."""
    counts = [(laid.terrain.count(WATER), "Water"), (laid.terrain.count(ROCKS), "Rocks")]
    terrain = ", ".join(f"{count} {what}" for count, what in counts if count)
    return f"{'grassy' if side == 'A' else 'muddy'}, {laid.lanes} lanes{f', {terrain}' if terrain else ''}"


def _closes(laid: list[PiecePlace]) -> bool:
    """Whether the last piece leads back to the first, each a square on the table."""
    at = Placement(0, 0, NORTH)
    for place in laid:
        at = at.after(place.turn)
    return at == Placement(0, 0, NORTH)


def _area(road: LaidRoad) -> Area:
    edge = road.lanes * LANE / 2 + 12
    edge = min(edge, TILE / 2 - 1) if road.turn else edge
    x, y = road.point(0.5, 0)
    return Area(road.cell(0, road.columns, -edge, edge).d(), x, y, TILE, math.fmod(road.heading, 360))


WORKBENCH = TrackPieces()
