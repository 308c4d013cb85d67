"""What several commands share: the game that a command line describes, and where output goes."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from cyclopts import Parameter

from pileup.errors import PileupError

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from pileup.engine.game import Game, GameKind

__all__ = [
    "GameName",
    "Json",
    "Options",
    "Seats",
    "console",
    "game_of",
    "kind_named",
    "print_json",
    "started_as",
    "tell_compiling",
    "warn",
    "writable",
]

GameName: TypeAlias = Annotated[
    str, Parameter(help="A game's name, or the file of a description (`pileup games` lists the games).")
]
Seats: TypeAlias = Annotated[int | None, Parameter(help="Number of competitors.")]
Json: TypeAlias = Annotated[bool, Parameter(negative="", help="Print JSON, and nothing else.", show_default=False)]
Options: TypeAlias = Annotated[
    str, Parameter(help="An option of the game, as in --circuit first-game (`pileup games GAME` lists them).")
]


def console(stderr: bool = False) -> Console:
    """A console that wraps to the terminal, and has no colours where NO_COLOR or a pipe says so."""
    from rich.console import Console

    class Quiet(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError  # `run` knows what to do

    return Quiet(stderr=stderr, highlight=False)


def started_as() -> str:
    """The name by which the command line was started, for hints that can be typed: `./pileup` from a checkout."""
    return os.environ.get("PILEUP_STARTED_AS") or "pileup"


def tell_compiling() -> None:
    """Lets the kernel say on a terminal that it compiles, which happens once and takes a while."""
    import logging

    if sys.stderr.isatty():
        logging.basicConfig(format="%(message)s", level=logging.WARNING)
        logging.getLogger("pileup").setLevel(logging.INFO)


def print_json(value: Any) -> None:
    """One JSON value on stdout."""
    import msgspec

    text = msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    sys.stdout.write(text + "\n")


def warn(message: str) -> None:
    """One line on stderr."""
    print(f"pileup: {message}", file=sys.stderr)


def writable(path: str | Path) -> Path:
    """The path of a file to be written, tried before the work that fills it.

    Raises:
        PileupError: it can't be written.
    """
    from pathlib import Path

    file = Path(path)
    there = file.exists()
    try:
        file.open("ab").close()
        if not there:
            file.unlink()
    except OSError as error:
        raise PileupError(f"The file can't be written: {error.strerror}.", str(path), "Name another.") from None
    return file


def kind_named(name: str) -> GameKind:
    """The game of a name, or of the beginning of one where that is enough."""
    from pileup.engine.game import games, kind_of

    begin = [known for known in games() if known.startswith(name.lower())] if name else []
    return kind_of(begin[0] if len(begin) == 1 else name)


def game_of(name: str, seats: int | None, options: Mapping[str, Any]) -> Game:
    """The game that a command line describes; warnings about it go to stderr.

    Args:
        options: the game's options as written, `--first-seat` as first-seat; `track` is whichever names the track.
    """
    from pileup.engine.make import make

    head, _, _ = name.partition(":")
    if not head.endswith((".json", ".toml")):
        kind = kind_named(head)
        name = kind.name + name[len(head) :]
        specs = {spec.name: spec for spec in kind.options}
        tracks = [spec.name for spec in kind.options if spec.kind == "track"]
    else:
        specs, tracks = {}, []
    wanted: dict[str, Any] = {}
    for option, value in options.items():
        key = option.replace("-", "_")
        if key == "track" and key not in specs and tracks:
            key = tracks[0]
        if key == "option":
            for part in filter(None, value.split(",")):
                name_, equals, value_ = part.partition("=")
                if not equals:
                    raise PileupError(f"{part!r} is no option.", "--option", "Write --option name=value.")
                wanted[name_.strip().replace("-", "_")] = value_.strip()
            continue
        wanted[key] = _listed(value) if key in specs and specs[key].kind == "names" else value
    game = make(name, seats=seats, **wanted)
    for warning in game.warnings:
        warn(f"warning: {warning}")
    return game


def _listed(value: Any) -> Any:
    """`red,blue` as a list."""
    return [part.strip() for part in value.split(",") if part.strip()] if isinstance(value, str) else value
