"""Tracks: pieces laid one after another, made into spaces that know their six neighbours (The Track, Setup 1).

`build_track` takes the id of a track, a list of pieces, a mapping or a TOML file. Everything wrong is told at once;
what is only doubtful is told in `Track.warnings`.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import msgspec

from pileup.engine.content import ContentError, Document, Problem, decode, read_document, stop_on_errors
from pileup.errors import PileupError, UnknownName, closest
from pileup.games.bayou_bash.actions import CELLS, MOST_PIECES, MOST_SHIFT
from pileup.games.bayou_bash.pieces import PIECE_NAMES, LaidSide, Pieces, lay_side, variant_of
from pileup.games.bayou_bash.state import NEAR, PASSES_BACK, PASSES_ON
from pileup.track.table import NORTH, Placement, overlaps

__all__ = [
    "NamedTrack",
    "PiecePlace",
    "Track",
    "TrackFile",
    "Tracks",
    "build_track",
    "lay_entry",
    "near_spaces",
    "track_links",
    "track_problems",
]

ENTRY = r"^(start|finish|S[1-8]|T[1-4])([AB])(?: (left|right|reversed))?(?: ([+-][0-9]))?$"
Entry = Annotated[str, msgspec.Meta(description='as "S1A", "S1A reversed", "T2B left +1"')]


class TrackFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A track of one's own: its pieces from the Starting piece on."""

    pieces: Annotated[list[Entry], msgspec.Meta(min_length=2, max_length=40)]
    name: str = "Custom track"
    circuit: bool = False
    text: str = ""


class NamedTrack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A track that can be chosen by its id (BB-XTRK-01 to 08)."""

    id: Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]
    name: str
    pieces: Annotated[list[Entry], msgspec.Meta(min_length=2, max_length=40)]
    circuit: bool = False
    difficulty: str = ""
    text: str = ""


class Tracks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tracks to choose from."""

    tracks: list[NamedTrack]
    house: bool = False


@dataclass(frozen=True)
class PiecePlace:
    """One piece of a track.

    Attributes:
        index: its position, 0 is the Starting piece.
        piece, side: as "S1", "A"; round: reversed, or a turn laid left; turn: quarter turns clockwise of its road.
        shift: its lane l continues lane l + shift of the piece before (BB-TRACK-02).
        laid: its grid as it lies.
    """

    index: int
    piece: str
    side: str
    round: bool
    turn: int
    shift: int
    laid: LaidSide

    @property
    def variant(self) -> int:
        """The number of the piece's side in this orientation."""
        return variant_of(self.piece, self.side, int(self.round))

    @property
    def entry(self) -> str:
        """As written in a track file."""
        way = ""
        if self.laid.kind == "turn":
            way = " left" if self.round else " right"
        elif self.round:
            way = " reversed"
        return f"{self.piece}{self.side}{way}{f' {self.shift:+d}' if self.shift else ''}"


@dataclass(frozen=True)
class Track:
    """A track ready to be raced on.

    Spaces are numbered piece by piece (CELLS numbers each), by column, then lane from the left, so that greater
    numbers are further ahead (BB-POS-01). `links[x]` has six entries, -1 where a step leads off the Track.
    """

    name: str
    circuit: bool
    places: tuple[PiecePlace, ...]
    links: dict[int, tuple[int, ...]]
    warnings: tuple[Problem, ...] = ()

    @property
    def entries(self) -> list[str]:
        """The pieces as written in a track file."""
        return [place.entry for place in self.places]

    def space_name(self, x: int) -> str:
        """The name of a space, "piece:column.lane" with pieces counted from 0."""
        return f"{x // CELLS}:{self.places[x // CELLS].laid.name(x % CELLS)}"

    def terrain(self, x: int) -> int:
        """NONE, WATER or ROCKS."""
        return self.places[x // CELLS].laid.terrain[x % CELLS]


def lay_entry(entry: str, pieces: Pieces, index: int) -> PiecePlace | None:
    """The piece that an entry of a track file lays at position `index`; None where it is none."""
    found = re.match(ENTRY, entry)
    if found is None or found[1] not in pieces.pieces:
        return None
    piece = pieces.pieces[found[1]]
    round_ = found[3] in ("left", "reversed")
    turn = 0 if piece.kind != "turn" else -1 if round_ else 1
    laid = lay_side(piece, found[2], round_)
    return PiecePlace(index, found[1], found[2], round_, turn, int(found[4] or 0), laid)


def track_problems(
    entries: Sequence[str], circuit: bool, pieces: Pieces, document: Document, at: tuple[str | int, ...] = ()
) -> list[Problem]:
    """Everything wrong or doubtful about a list of pieces (BB-TRACK-01, BB-TRACK-02, BB-COMP-02, BB-RULE-63)."""
    problems: list[Problem] = []
    where = (*at, "pieces")

    def tell(k: int | None, what: str, cure: str, warning: bool = False) -> None:
        pointer = where if k is None else (*where, k)
        problems.append(document.problem(pointer, what, cure, "warning" if warning else "error"))

    places: list[PiecePlace] = []
    for k, entry in enumerate(entries):
        place = lay_entry(entry, pieces, k)
        if place is None:
            cure = f'Pieces are {", ".join(PIECE_NAMES)}, each with side A or B: "S1A", "T2B left +1".'
            tell(k, f"{entry!r} is no piece", cure)
            continue
        places.append(place)
        way = re.match(ENTRY, entry)[3]  # type: ignore[index]
        kind = place.laid.kind
        if kind == "turn" and way not in ("left", "right"):
            tell(k, f"{entry}: which way does it turn?", f'Write "{place.piece}{place.side} left" or "… right".')
        if kind == "straight" and way in ("left", "right"):
            tell(k, f"{entry}: a straight piece turns neither way", 'Leave it out, or write "reversed".')
        if kind in ("start", "finish") and way is not None:
            tell(k, f"{entry}: the {kind} piece lies one way only", "Leave the word out.")
        if abs(place.shift) > MOST_SHIFT:
            tell(k, f"{entry}: moved by {abs(place.shift)} lanes", "At least three lanes must line up.")
    seen: dict[str, int] = {}
    for place in places:
        if place.piece in seen:
            other = seen[place.piece] + 1
            tell(place.index, f"{place.piece} is already piece {other}; there is one of each", "Choose another piece.")
        seen.setdefault(place.piece, place.index)
    if len(entries) > MOST_PIECES:
        tell(None, f"{len(entries)} pieces; the box has {MOST_PIECES}", "Leave some out.")
    if len(places) != len(entries) or not places:
        return problems
    _check_ends(places, circuit, tell)
    if any(problem.severity == "error" for problem in problems):
        return problems
    for before, place in _joints(places, circuit):
        low, high = max(0, place.shift), min(before.laid.lanes, place.laid.lanes + place.shift)
        if high - low < 3:
            tell(place.index, f"{max(0, high - low)} lanes line up with {before.entry}", "At least three must.")
        elif abs(place.shift) > 1:
            tell(
                place.index,
                f"{place.entry} is moved by {abs(place.shift)} lanes: edge lanes become traps",
                "Move it by one at most.",
                warning=True,
            )
    if any(problem.severity == "error" for problem in problems):
        return problems
    links = track_links(places, circuit)
    names = [
        f"{x // CELLS}:{places[x // CELLS].laid.name(x % CELLS)}"
        for x, row in links.items()
        if not places[x // CELLS].laid.finish_line[x % CELLS] and max(row[:3]) < 0
    ]
    if names:
        tell(None, f"no way leads forward from {', '.join(names)}", "A Racer there can only fall off.", warning=True)
    _check_table(places, circuit, tell)
    for x in links:
        if len(near_spaces(links, x, [place.laid.lanes for place in places])[0]) > NEAR:
            tell(x // CELLS, "the links reach too many spaces", "Bend fewer steps.")
    return problems


def _check_ends(places: list[PiecePlace], circuit: bool, tell: Any) -> None:
    if places[0].piece != "start":
        tell(0, f"{places[0].entry} comes first", "A track begins with the Starting piece.")
    for place in places[1:]:
        if place.piece == "start":
            tell(place.index, "the Starting piece lies in the middle", "It comes first.")
        if place.piece == "finish" and circuit:
            tell(place.index, "a circuit has no Finish Line piece", "Leave it out, or leave out circuit = true.")
        elif place.piece == "finish" and place is not places[-1]:
            tell(place.index, "the Finish Line piece lies in the middle", "It comes last.")
    if not circuit and places[-1].piece != "finish":
        tell(None, "there is no Finish Line piece", "End with it, or write circuit = true for a looped track.")
    if circuit and len(places) < 4:
        tell(None, f"a circuit of {len(places)} pieces", "Four pieces are the shortest ring.")
    if not circuit and places[0].shift:
        tell(0, "the Starting piece has no piece before it", "Leave the number out.")
    if not 8 <= len(places) <= 12:
        tell(None, f"{len(places)} pieces; 8 to 12 make a good race", "Add or leave out some.", warning=True)


def _check_table(places: list[PiecePlace], circuit: bool, tell: Any) -> None:
    """Whether the track fits on a table, each piece a square (BB-HOUSE-10)."""
    at = [Placement(0, 0, NORTH)]
    for place in places:
        at.append(at[-1].after(place.turn))
    if circuit and at[-1] != at[0]:
        tell(None, "the last piece does not lead back to the Starting piece", "Choose other turns.", warning=True)
    for a, b in overlaps(at[:-1]):
        tell(b, f"{places[b].entry} lies on {places[a].entry}", "On a table it would not fit.", warning=True)


def _joints(places: list[PiecePlace], circuit: bool) -> list[tuple[PiecePlace, PiecePlace]]:
    """Pairs of pieces that follow each other."""
    pairs = list(itertools.pairwise(places))
    if circuit:
        pairs.append((places[-1], places[0]))
    return pairs


def track_links(places: list[PiecePlace], circuit: bool) -> dict[int, tuple[int, ...]]:
    """The six neighbours of every space, over joints too (BB-HOUSE-07, BB-RULE-57)."""
    n = len(places)
    links: dict[int, tuple[int, ...]] = {}
    for place in places:
        following = places[(place.index + 1) % n] if circuit or place.index + 1 < n else None
        before = places[place.index - 1] if circuit or place.index > 0 else None
        for cell, row in enumerate(place.laid.links):
            out = []
            for y in row:
                to = -1
                if y >= 0:
                    to = place.index * CELLS + y
                elif PASSES_BACK < y <= PASSES_ON and following is not None:
                    lane = PASSES_ON - y - 1 - following.shift
                    if 0 <= lane < following.laid.lanes:
                        to = following.index * CELLS + lane
                elif y <= PASSES_BACK and before is not None:
                    lane = PASSES_BACK - y - 1 + place.shift
                    if 0 <= lane < before.laid.lanes:
                        to = before.index * CELLS + before.laid.cells - before.laid.lanes + lane
                out.append(to)
            links[place.index * CELLS + cell] = tuple(out)
    return links


def near_spaces(
    links: Mapping[int, Sequence[int]], x: int, lanes: Sequence[int] = (), n: int = 3
) -> tuple[list[int], list[int]]:
    """Spaces within `n` steps of `x`, nearest first, and how many are within 0, 1, … n (BB-TERM-06, BB-RULE-01).

    Args:
        lanes: of each piece, to count the space directly beside as one step too; left out: not counted.
    """
    found, counts, begun = [x], [1], 0
    known = {x}
    for _ in range(n):
        ends = len(found)
        for y in found[begun:ends]:
            steps = list(links[y])
            if lanes:
                wide = lanes[y // CELLS]
                lane = y % CELLS % wide
                steps += [y - 1] * (lane > 0) + [y + 1] * (lane < wide - 1)
            for z in steps:
                if z >= 0 and z not in known:
                    known.add(z)
                    found.append(z)
        begun = ends
        counts.append(len(found))
    return found, counts


def build_track(
    pieces: Pieces, tracks: Mapping[str, NamedTrack], source: str | Path | Mapping[str, Any] | Sequence[str]
) -> Track:
    """A track from its id or name, a list of pieces, a mapping, or the path of a TOML file.

    Raises:
        UnknownName: no track has that name, and it is no file.
        ContentError: it can't be built; every problem is listed.
    """
    named: NamedTrack | None = None
    if isinstance(source, str) and not source.endswith(".toml"):
        wanted = source.strip().casefold()
        named = next((one for one in tracks.values() if wanted in (one.id, one.name.casefold())), None)
        if named is None:
            near = closest(wanted, list(tracks), 1)
            hint = f"Did you mean {near[0]!r}? " if near else ""
            raise UnknownName(
                f"There is no Track {source!r}.",
                "track",
                f"{hint}Tracks: {', '.join(tracks)}, or a file ending in .toml.",
            )
        document = Document(named.name, {"pieces": named.pieces})
        file = TrackFile(named.pieces, named.name, named.circuit)
    else:
        if isinstance(source, str | Path):
            document = read_document(source)
        elif isinstance(source, Mapping):
            document = read_document(source, "track")
        elif isinstance(source, list | tuple):
            document = Document("track", {"pieces": list(source)})
        else:
            raise PileupError(
                f"A Track can't be a {type(source).__name__}.",
                "track",
                "Give its name, a list of pieces, a file or a mapping.",
            )
        read, problems = decode(document, TrackFile)
        if read is None:
            raise ContentError(problems, document.label)
        file = read
    problems = track_problems(file.pieces, file.circuit, pieces, document)
    warnings = stop_on_errors(problems, document.label)
    places = [lay_entry(entry, pieces, k) for k, entry in enumerate(file.pieces)]
    laid = [place for place in places if place is not None]
    if named is not None:
        warnings = ()  # the box's own tracks are as they are (BB-XTRK-08 has 13 pieces)
    return Track(file.name, file.circuit, tuple(laid), track_links(laid, file.circuit), warnings)
