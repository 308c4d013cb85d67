"""Where tracks are built: what a game's tracks are made of, and what becomes of a list of pieces.

A game offers its workbench as `WORKBENCH` in a module `workshop` of its folder, found by looking. Everything that a
builder shows comes from here: the parts and how each can be laid, the drawing of a track that is still faulty, where
each piece lies, and every finding with its cure. A track is a TOML file in the form that `track check` reads; a
`Layout` is the same as a list of pieces, for games whose tracks are one.
"""

from __future__ import annotations

import importlib
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from pileup.engine.content import ContentError, Document, Problem, canonical_json, read_text, stop_on_errors
from pileup.engine.game import GameKind
from pileup.engine.make import make
from pileup.errors import PileupError
from pileup.track.drawing import Anchor, Drawing

__all__ = [
    "MOST_LAID",
    "Area",
    "Finding",
    "Flag",
    "LaidPart",
    "Layout",
    "Part",
    "Plan",
    "Seen",
    "Way",
    "Workbench",
    "Workshop",
    "admitted",
    "plan",
    "toml_text",
    "workbench_of",
]

MOST_LAID = 40
MOST_NAME = 60
LABEL = "track"
Short = Annotated[str, Meta(max_length=24)]


class Way(msgspec.Struct, frozen=True):
    """One way in which a part can be laid.

    Attributes:
        value: its name: straight, right, left, reversed …
        turn: quarter turns clockwise that the road makes.
        entry, exit: what the road is like at its ends; two parts meet where these are the same. "": everything meets.
    """

    value: str
    turn: int = 0
    entry: str = ""
    exit: str = ""


class Part(msgspec.Struct, frozen=True):
    """One side of a piece that a track can be made of.

    Attributes:
        name: as in track files, "02A".
        group: the piece itself, "02": its other sides can't be used beside this one.
        kind: what it is offered under: start (comes first), straight, turn, special, bridge, finish (comes last).
        text: what is special about it, in words; "" for nothing.
        ways: how it can be laid, the usual way first.
        needs: names of the parts that it can't do without.
        drawing: the side by itself, its road entering from below.
    """

    name: str
    group: str
    side: str
    kind: str
    text: str
    ways: tuple[Way, ...]
    needs: tuple[str, ...]
    drawing: Drawing


class Flag(msgspec.Struct, frozen=True):
    """Something that holds for a whole track or not, with its words."""

    name: str
    text: str


class LaidPart(msgspec.Struct, forbid_unknown_fields=True):
    """A part in a track: which, laid which way (""; the usual one), moved by how many lanes to the right."""

    part: Short
    way: Short = ""
    shift: Annotated[int, Meta(ge=-9, le=9)] = 0


class Layout(msgspec.Struct, forbid_unknown_fields=True):
    """A track as a list of pieces in race direction; `flags` names those that are set."""

    name: Annotated[str, Meta(max_length=MOST_NAME)] = ""
    pieces: Annotated[list[LaidPart], Meta(max_length=MOST_LAID)] = []
    flags: Annotated[list[Short], Meta(max_length=8)] = []


class Workshop(msgspec.Struct, frozen=True):
    """What a game's tracks are made of.

    Attributes:
        option: the name of the game's option that takes a track.
        parts: empty where tracks are files only.
        shifts: by how many lanes a piece can be moved at most.
        begin: what a new track begins with.
        example: a track file to begin with, where there are no parts.
    """

    option: str
    parts: list[Part]
    flags: list[Flag]
    shifts: int
    begin: Layout
    example: str


class Area(msgspec.Struct):
    """Where a piece lies in the drawing: its outline, its middle, its size and the direction of travel into it."""

    d: str
    x: float
    y: float
    size: float
    angle: float = 0


class Finding(msgspec.Struct):
    """One thing wrong (or doubtful) in a track, and what to do about it.

    Attributes:
        piece: the number of the piece (or space) it is about, from 0; None for the whole.
        line: the line of the file.
    """

    severity: Literal["error", "warning"]
    what: str
    cure: str
    piece: int | None
    line: int | None


class Plan(msgspec.Struct):
    """A track as far as it has come.

    Attributes:
        ok: it can be raced.
        track: the value for the game's option; None where it can't be raced.
        layout: its pieces; None where it is no list of pieces.
        text: the track as a file.
        drawing: None where nothing can be drawn.
        areas: where each piece (or space) lies; None for those that are nowhere.
        joints: in front of each piece, and last where the track ends: there new pieces go.
        open: where a piece at the end will lie; None where the track is closed.
    """

    name: str
    ok: bool
    findings: list[Finding]
    text: str
    track: Any = None
    layout: Layout | None = None
    drawing: Drawing | None = None
    areas: list[Area | None] = []
    joints: list[Anchor] = []
    open: Area | None = None


class Seen(msgspec.Struct):
    """What a workbench says about a track: everything found, and a picture of what can be laid."""

    problems: list[Problem]
    drawing: Drawing | None = None
    areas: list[Area | None] = []
    joints: list[Anchor] = []
    open: Area | None = None


class Workbench(ABC):
    """How a game's tracks are built; one for each game, without state of its own.

    Attributes:
        option: the name of the game's option that takes a track.
        list_key: the key of the list of pieces (or spaces) in a track file; findings are told by its entries.
    """

    option: str
    list_key: str

    @abstractmethod
    def workshop(self) -> Workshop:
        """What there is to build with."""

    @abstractmethod
    def look(self, document: Document) -> Seen:
        """Everything about a track file. Never raises for what the file holds."""

    @abstractmethod
    def file_of(self, name: str) -> str:
        """One of the game's own tracks as the text of a file; UnknownName where there is none of that name."""

    def layout(self, data: Mapping[str, Any]) -> Layout | None:
        """A track file's data as a list of pieces; None where it is no such thing."""
        return None

    def data(self, layout: Layout) -> dict[str, Any]:
        """The data of a track file with these pieces; raises PileupError where tracks are no lists of pieces."""
        raise PileupError("Tracks of this game are no lists of pieces.", "layout", "Give the file itself.")

    def strangers(self, data: Mapping[str, Any], document: Document) -> list[Problem]:
        """What a file may hold on one's own machine, but not from strangers."""
        return []


def workbench_of(kind: GameKind) -> Workbench | None:
    """The workbench of a game, found in the module `workshop` of its folder; None where it has none."""
    package = type(kind).__module__.rpartition(".")[0]
    name = f"{package}.workshop"
    if not package:
        return None
    try:
        found: Workbench = importlib.import_module(name).WORKBENCH
    except ModuleNotFoundError as error:
        if error.name == name:
            return None
        raise
    return found


def plan(kind: GameKind, bench: Workbench, text: str) -> Plan:
    """What becomes of a track file: its picture, its pieces and everything wrong with it.

    Args:
        text: the file's text; what can't be read is told as a finding.
    """
    try:
        document = read_text(text.encode(errors="replace"), LABEL)
    except ContentError as error:
        return Plan("", False, _findings(error.problems, bench), text)
    data = document.data
    seen = bench.look(document)
    problems = [*_foreign(bench, data, document), *seen.problems]
    faulty = any(problem.severity == "error" for problem in problems)
    drawing = seen.drawing
    if not faulty:
        try:
            game = make({"game": kind.name, "options": {bench.option: data}})
            drawing = kind.drawing(game)
        except ContentError as error:
            problems += error.problems
            faulty = True
        except PileupError as error:
            problems.append(Problem("error", LABEL, None, error.what.rstrip("."), error.cure))
            faulty = True
    name = data.get("title") or data.get("name")
    return Plan(
        name=str(name)[:MOST_NAME] if isinstance(name, str) else "",
        ok=not faulty,
        findings=_findings(problems, bench),
        text=text,
        track=None if faulty else data,
        layout=bench.layout(data),
        drawing=drawing,
        areas=seen.areas,
        joints=seen.joints,
        open=seen.open,
    )


def admitted(bench: Workbench, track: Mapping[str, Any]) -> dict[str, Any]:
    """A track that strangers give as data, if it keeps within what strangers may; the game checks the rest itself.

    Raises:
        ContentError: it does not, with every reason.
    """
    data = {str(key): value for key, value in track.items()}
    stop_on_errors(_foreign(bench, data, Document(LABEL, data)), "the track")
    return data


def _foreign(bench: Workbench, data: dict[str, Any], document: Document) -> list[Problem]:
    problems = bench.strangers(data, document)
    if not data:
        problems.append(document.problem((), "there is nothing in it", "Give the track's pieces or spaces."))
    for key in ("name", "title"):
        name = data.get(key)
        if isinstance(name, str) and (len(name) > MOST_NAME or not name.isprintable()):
            cure = f"Use up to {MOST_NAME} letters, digits and signs."
            problems.append(document.problem((key,), "this is no name that fits on a line", cure))
    return problems


def _findings(problems: Sequence[Problem], bench: Workbench) -> list[Finding]:
    found = []
    for problem in problems:
        at = re.search(rf"\b{bench.list_key}\[(\d+)\]", problem.where.partition(": ")[2])
        what = problem.what[:1].upper() + problem.what[1:]
        piece = int(at[1]) if at else None
        found.append(Finding(problem.severity, what, problem.cure, piece, problem.line))
    return found


def toml_text(data: Mapping[str, Any], key: str) -> str:
    """Plain data of a track as the text of a TOML file, the list `key` with one entry a line."""
    lines = [f"{name} = {_value(value)}" for name, value in data.items() if name != key]
    entries = "".join(f"    {_value(entry)},\n" for entry in data.get(key, []))
    return "\n".join([*lines, f"{key} = [\n{entries}]", ""])


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name} = {_value(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_value(one) for one in value) + "]"
    # JSON's texts are TOML's too, but for the one sign that TOML wants written out.
    return canonical_json(value).decode().replace("\x7f", "\\u007F")
