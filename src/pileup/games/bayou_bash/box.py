"""The box: pieces, tracks, dice, cards and costs, ours or the owner's, read and checked as a whole."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from pileup.engine.content import (
    ContentError,
    Document,
    Problem,
    content_hash,
    decode,
    json_schema,
    read_document,
    stop_on_errors,
    toml_files,
)
from pileup.errors import PileupError, closest
from pileup.games.bayou_bash.cards import (
    Dice,
    Events,
    Jockeys,
    Racers,
    check_dice,
    check_events,
    check_jockeys,
    check_racers,
)
from pileup.games.bayou_bash.pieces import Pieces, check_pieces
from pileup.games.bayou_bash.track import NamedTrack, TrackFile, Tracks, track_problems

__all__ = ["HOUSE", "SCHEMAS", "Content", "check_content", "export_content", "load_content"]

T = TypeVar("T")

HOUSE = Path(__file__).parent / "content"
"""The folder of the house content."""

PARTS: dict[str, tuple[Any, Callable[..., list[Problem]]]] = {
    "pieces": (Pieces, check_pieces),
    "dice": (Dice, check_dice),
    "racers": (Racers, check_racers),
    "jockeys": (Jockeys, check_jockeys),
    "events": (Events, check_events),
    "tracks": (Tracks, lambda _value, _document: []),
}

SCHEMAS: dict[str, tuple[Any, str]] = {
    "pieces": (Pieces, "The track pieces of Bayou Bash"),
    "dice": (Dice, "The dice of Bayou Bash"),
    "racers": (Racers, "What the abilities of Bayou Bash cost"),
    "jockeys": (Jockeys, "The Jockey cards of Bayou Bash"),
    "events": (Events, "The Event cards of Bayou Bash"),
    "tracks": (Tracks, "The named tracks of Bayou Bash"),
    "track": (TrackFile, "A track of your own for Bayou Bash"),
}


@dataclass(frozen=True)
class Content:
    """Everything in the box.

    Attributes:
        house: whether everything is ours.
        warnings: what the checks remarked.
    """

    pieces: Pieces
    dice: Dice
    racers: Racers
    jockeys: Jockeys
    events: Events
    tracks: dict[str, NamedTrack]
    house: bool
    warnings: tuple[Problem, ...] = ()

    @property
    def hash(self) -> str:
        """A hash over all of it."""
        return content_hash(self.as_data())

    def as_data(self) -> dict[str, Any]:
        """Everything as plain data, to embed in a record; `load_content` takes it back."""
        data: dict[str, Any] = msgspec.to_builtins(
            {
                "pieces": self.pieces,
                "dice": self.dice,
                "racers": self.racers,
                "jockeys": self.jockeys,
                "events": self.events,
                "tracks": Tracks(list(self.tracks.values()), self.house),
            }
        )
        return data


def load_content(source: Path | str | Mapping[str, Any] | None = None) -> Content:
    """The box: house content, replaced file by file by those in a folder, or by the parts of a mapping.

    A folder has the form of the house content: pieces, dice, racers, jockeys, events, tracks, each a TOML file;
    whatever it lacks is ours. Folders `example` and `schema` in it are not read.

    Raises:
        ContentError: something in it can't be used; every problem of every file is listed.
    """
    return _house() if source is None else _load(source)


def check_content(folder: Path | str) -> list[Problem]:
    """Everything wrong or doubtful in an owner's folder, without raising."""
    try:
        return list(load_content(folder).warnings)
    except ContentError as error:
        return list(error.problems)


@cache
def _house() -> Content:
    return _load(None)


def _load(source: Path | str | Mapping[str, Any] | None) -> Content:
    problems: list[Problem] = []
    folder = Path(source) if isinstance(source, str | Path) else None
    given = source if isinstance(source, Mapping) else {}
    if folder is not None:
        problems += _check_folder(folder)
    for name in given:
        if name not in PARTS:
            problems.append(
                Document("content", {}).problem((name,), f"unknown part {name!r}", f"Parts: {', '.join(PARTS)}.")
            )
    found: dict[str, Any] = {}
    documents: dict[str, Document] = {}
    for name, (type_, check) in PARTS.items():
        own = folder / f"{name}.toml" if folder is not None else None
        try:
            if name in given:
                document = read_document(given[name], f"content.{name}")
            elif own is not None and own.exists():
                document = read_document(own)
            else:
                document = read_document(HOUSE / f"{name}.toml", f"{name}.toml")
        except ContentError as error:
            problems += error.problems
            continue
        documents[name] = document
        value, misfits = decode(document, type_)
        problems += misfits if value is None else check(value, document)
        found[name] = value
    if found.get("tracks") is not None and not any(problem.severity == "error" for problem in problems):
        problems += _check_tracks(found["tracks"], found["pieces"], documents["tracks"])
    subject = str(folder) if folder is not None else "the content" if given else "the house content"
    warnings = stop_on_errors(problems, subject)
    house = all(found[name].house for name in PARTS)
    return Content(
        found["pieces"],
        found["dice"],
        found["racers"],
        found["jockeys"],
        found["events"],
        {track.id: track for track in found["tracks"].tracks},
        house,
        warnings,
    )


def _check_folder(folder: Path) -> list[Problem]:
    """Files in an owner's folder that nothing reads: most often a slip in a name."""
    if not folder.is_dir():
        what = "this is a file, not a folder" if folder.exists() else "there is no such folder"
        return [Problem("error", str(folder), None, what, "Name the folder that holds your content files.")]
    known = [f"{name}.toml" for name in PARTS]
    problems = []
    for path in toml_files(folder):
        name = path.relative_to(folder).as_posix()
        if name not in known and name.split("/")[0] not in ("example", "schema"):
            near = closest(name, known, 1)
            hint = f"Did you mean {near[0]}?" if near else f"Content files are {', '.join(known)}."
            problems.append(Problem("warning", str(path), None, "nothing reads this file", hint))
    return problems


def _check_tracks(tracks: Tracks, pieces: Pieces, document: Document) -> list[Problem]:
    """Each named track can be built; lengths are as their owner wants them."""
    problems = []
    seen: set[str] = set()
    for i, track in enumerate(tracks.tracks):
        if track.id in seen:
            problems.append(
                document.problem(("tracks", i, "id"), f"there are two tracks {track.id!r}", "Give it an id of its own.")
            )
        seen.add(track.id)
        found = track_problems(track.pieces, track.circuit, pieces, document, ("tracks", i))
        problems += [one for one in found if one.severity == "error" or "pieces; 8 to 12" not in one.what]
    return problems


def export_content(folder: Path | str) -> list[Path]:
    """Write the house content, an example and the JSON Schemas into a new or empty folder, as a starting point.

    Raises:
        PileupError: the folder holds something already, or can't be written.
    """
    target = Path(folder)
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise PileupError("There is something already.", str(target), "Name a new or an empty folder.")
    written = []
    try:
        for source in sorted(HOUSE.rglob("*.toml")):
            path = target / source.relative_to(HOUSE)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(source.read_bytes())
            written.append(path)
        for name, (type_, title) in SCHEMAS.items():
            path = target / "schema" / f"{name}.json"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(json_schema(type_, title), indent=2) + "\n", encoding="utf-8")
            written.append(path)
    except OSError as error:
        raise PileupError(f"The folder can't be written: {error.strerror}.", str(target), "Choose another.") from None
    return written
