"""The content as a folder: written out as a start for one's own, and looked through for what does not belong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pileup.engine.content import Problem, json_schema, toml_files
from pileup.errors import PileupError
from pileup.games.racekart_riot.cards import FILES, TYPES
from pileup.games.racekart_riot.track import TrackFile, load_track

__all__ = ["SCHEMAS", "export_content", "folder_problems"]

HOUSE = Path(__file__).parent / "content"
SCHEMAS: dict[str, tuple[Any, str]] = {
    "racers": (TYPES["racers"], "Racers and their movement cards"),
    "supplies": (TYPES["supplies"], "The kart supply deck"),
    "items": (TYPES["items"], "Mystery item tokens"),
    "events": (TYPES["events"], "The event table"),
    "track": (TrackFile, "A track of Racekart Riot"),
}


def export_content(folder: Path) -> list[Path]:
    """Writes cards, tracks and their JSON Schemas into a new or empty folder; the files written.

    Raises:
        PileupError: the folder holds something already, or can't be written.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise PileupError("There is something already.", str(folder), "Name a new or an empty folder.")
    written = []
    try:
        for source in sorted(HOUSE.rglob("*.toml")):
            path = folder / source.relative_to(HOUSE)
            path.parent.mkdir(parents=True, exist_ok=True)
            own = source.stem in SCHEMAS
            line = f"#:schema {'' if own else '../'}schema/{source.stem if own else 'track'}.json\n"
            path.write_text(line + source.read_text(encoding="utf-8"), encoding="utf-8")
            written.append(path)
        for name, (type_, title) in SCHEMAS.items():
            path = folder / "schema" / f"{name}.json"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(json_schema(type_, title), indent=2) + "\n", encoding="utf-8")
            written.append(path)
    except OSError as error:
        raise PileupError(f"The folder can't be written: {error.strerror}.", str(folder), "Choose another.") from None
    return written


def folder_problems(source: Any, chosen: str) -> list[Problem]:
    """Faults of the other tracks in an owner's folder, and files that nothing reads."""
    if not isinstance(source, Path):
        return []
    problems: list[Problem] = []
    for path in toml_files(source):
        name = path.relative_to(source).as_posix()
        if name in {f"{known}.toml" for known in FILES}:
            continue
        if name == f"tracks/{path.name}":
            if path.stem != chosen:
                problems += load_track(path)[1]
            continue
        wanted = ", ".join(f"{known}.toml" for known in FILES)
        what, cure = "nothing reads this file", f"Content is {wanted} and tracks/*.toml."
        problems.append(Problem("warning", str(path), None, what, cure))
    return problems
