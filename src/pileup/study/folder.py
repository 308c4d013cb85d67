"""A run in a folder of its own: what is played stands in a manifest, what has been played is appended to a journal.

Whatever interrupts a run, the next call with the same folder goes on where it stopped: lines are whole or ignored,
and a race that stands in the journal is never played, or counted, twice.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from pileup.engine.game import Game
from pileup.errors import PileupError

__all__ = ["BadRun", "RunFolder", "append_lines", "manifest_of", "whole_lines"]

FORMAT = "pileup-run"
VERSION = 1


class BadRun(PileupError):
    """A folder that was to be read holds no run, or none that can be used."""


def manifest_of(game: Game, kind: str, seed: int, **more: Any) -> dict[str, Any]:
    """What makes a run repeatable: the game with its rules' version and content hash, the seed, and `more`."""
    from pileup import __version__

    return {
        "format": FORMAT,
        "version": VERSION,
        "kind": kind,
        "pileup": __version__,
        "game": game.description(),
        "rules_version": game.kind.rules_version,
        "content_hash": game.content_hash,
        "seed": seed,
        **more,
    }


class RunFolder:
    """A run's folder, new or to be gone on with.

    Args:
        path: the folder; made where there is none.
        manifest: what is to be run; None reads the one that is there.
        grows: numbers of the manifest that may be raised: what was run before is the beginning of what is to be run.

    Raises:
        PileupError: the folder holds another run, or something else. BadRun: no run, or one that can't be read.
    """

    def __init__(self, path: str | Path, manifest: dict[str, Any] | None = None, grows: Sequence[str] = ()) -> None:
        self.path = Path(path)
        file = self.path / "manifest.json"
        found = self._read(file)
        if found is None:
            if manifest is None:
                raise BadRun("There is no run in this folder.", str(path), "A run writes manifest.json there.")
            if self.path.exists() and any(self.path.iterdir()):
                raise PileupError("The folder holds something else.", str(path), "Choose a new one.")
            self.path.mkdir(parents=True, exist_ok=True)
            _write(file, msgspec.json.format(msgspec.json.encode(manifest), indent=2))
            found = manifest
        elif manifest is not None:
            self._compare(found, manifest, grows)
            if any(found[name] < manifest[name] for name in grows):
                found |= {name: manifest[name] for name in grows}
                _write(file, msgspec.json.format(msgspec.json.encode(found), indent=2))
        self.manifest: dict[str, Any] = found

    @staticmethod
    def _read(file: Path) -> dict[str, Any] | None:
        if not file.exists():
            return None
        try:
            found = msgspec.json.decode(file.read_bytes())
        except msgspec.DecodeError as error:
            raise BadRun(f"This is no manifest: {error}.", str(file)) from None
        if not isinstance(found, dict) or found.get("format") != FORMAT or found.get("version") != VERSION:
            raise BadRun("This is no manifest of a run that this version can read.", str(file))
        return found

    def _compare(self, found: dict[str, Any], wanted: dict[str, Any], grows: Sequence[str]) -> None:
        """A run goes on only as what it was: all must agree but the software's own version, and what may grow."""
        same = msgspec.json.decode(msgspec.json.encode(wanted))
        differ = sorted(k for k in {*found, *same} if found.get(k) != same.get(k) and k not in ("pileup", *grows))
        if differ:
            raise PileupError(
                f"The folder holds another run: {', '.join(differ)} differ.", str(self.path), "Choose a new folder."
            )
        for name in grows:
            if not isinstance(found.get(name), int):
                raise BadRun(f"The manifest lacks {name}.", str(self.path / "manifest.json"))
            if same[name] < found[name]:
                raise PileupError(
                    f"The folder has {name} {found[name]}, more than {same[name]}.",
                    str(self.path),
                    f"Ask for at least {found[name]}, or choose a new folder.",
                )

    def file(self, name: str) -> Path:
        """The path of a file of the run."""
        return self.path / name

    def write(self, name: str, data: bytes) -> None:
        """Writes a file whole or not at all."""
        _write(self.path / name, data)

    def lines(self, name: str) -> Iterator[Any]:
        """The whole lines of a journal of the run, decoded."""
        return whole_lines(self.path / name)

    def append(self, name: str, values: list[Any]) -> None:
        """Appends lines to a journal of the run, on the disk when this returns."""
        append_lines(self.path / name, values)


def whole_lines(journal: Path) -> Iterator[Any]:
    """The whole lines of a journal, decoded; the torn end of an interrupted write is cut off."""
    if not journal.exists():
        return
    data = journal.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        with journal.open("r+b") as handle:
            handle.truncate(len(whole))
    for number, line in enumerate(whole.splitlines(), start=1):
        try:
            yield msgspec.json.decode(line)
        except msgspec.DecodeError as error:
            raise BadRun(f"Line {number} is damaged: {error}.", str(journal)) from None


def append_lines(journal: Path, values: list[Any]) -> None:
    """Appends lines to a journal, on the disk when this returns."""
    with journal.open("ab") as handle:
        handle.write(b"".join(msgspec.json.encode(value) + b"\n" for value in values))
        handle.flush()
        os.fsync(handle.fileno())


def _write(path: Path, data: bytes) -> None:
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    os.replace(part, path)
