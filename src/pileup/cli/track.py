"""`pileup track list|check|draw`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from cyclopts import Parameter

from pileup.cli.common import GameName, Json, Options, Seats, console, game_of, kind_named, print_json

if TYPE_CHECKING:
    from pileup.engine.game import GameKind, OptionSpec

__all__ = ["check", "draw", "list_tracks"]

Track: TypeAlias = Annotated[str, Parameter(help="A track's name, or a file.")]


def _option(kind: GameKind) -> OptionSpec:
    """The option that names the track of a game."""
    from pileup.errors import PileupError

    for spec in kind.options:
        if spec.kind == "track":
            return spec
    raise PileupError(f"{kind.title} has no tracks to choose from.", "track")


def _no_toml(track: str) -> None:
    """Refuses a file by its name: no game takes it for a file, and would look for a track called so.

    Raises:
        PileupError: there is such a file, and it is no TOML file by its name.
    """
    from pileup.errors import PileupError

    if not track.endswith(".toml") and Path(track).is_file():
        raise PileupError("A track's file has a name that ends in .toml.", track, "Rename it.")


def list_tracks(
    game: Annotated[str | None, Parameter(help="One game; left out: all of them.")] = None, /, *, json: Json = False
) -> None:
    """List a game's tracks."""
    from rich.markup import escape

    from pileup.engine.game import games

    if game is not None:
        kinds = [kind_named(game)]
        _option(kinds[0])
    else:
        kinds = [kind for kind in games().values() if any(spec.kind == "track" for spec in kind.options)]
    if json:
        print_json({kind.name: list(_option(kind).choices) for kind in kinds})
        return
    out = console()
    for kind in kinds:
        out.print(f"[bold]{escape(kind.title)}[/]")
        width = max((len(choice.value) for choice in _option(kind).choices), default=0)
        for choice in _option(kind).choices:
            out.print(f"  {choice.value:<{width}}  [dim]{escape(choice.text)}[/]")


def check(
    game: GameName,
    track: Annotated[str, Parameter(help="A track's file.")],
    /,
    *,
    seats: Seats = None,
    json: Json = False,
    **options: Options,
) -> int:
    """Tell everything that is wrong or doubtful in a track file. Exit code 1 if it can't be raced."""
    from pileup.engine.content import ContentError
    from pileup.engine.make import make

    kind = kind_named(game)
    _no_toml(track)
    warnings: list[Any] = []
    problems: list[Any] = []
    try:
        wanted = {name.replace("-", "_"): value for name, value in options.items()}
        warnings = list(make(kind.name, seats=seats, **{**wanted, _option(kind).name: track}).warnings)
    except ContentError as error:
        problems = list(error.problems)
    faulty = any(problem.severity == "error" for problem in problems)
    if json:
        print_json({"ok": not faulty, "problems": problems, "warnings": warnings})
        return 1 if faulty else 0
    for problem in problems:
        print(problem)
    for warning in warnings:
        print(f"warning: {warning}")
    if not faulty:
        print(f"{track} can be raced{'' if not warnings else ', with what is said above'}.")
    return 1 if faulty else 0


def draw(
    game: GameName,
    track: Annotated[str | None, Parameter(help="A track's name, or a file; left out: the usual one.")] = None,
    /,
    *,
    out: Annotated[str | None, Parameter(name=["--out", "-O"], help="File to write; left out: stdout.")] = None,
    seats: Seats = None,
    **options: Options,
) -> None:
    """Draw a track as SVG, with the pieces as they stand at the start."""
    from pileup.errors import PileupError
    from pileup.track.svg import to_svg

    kind = kind_named(game)
    wanted: dict[str, Any] = dict(options)
    if track is not None:
        _no_toml(track)
        wanted[_option(kind).name] = track
    made = game_of(kind.name, seats, wanted)
    title = f"{kind.title}: {track}" if track else kind.title
    svg = to_svg(kind.drawing(made), title=title)
    if out is None:
        sys.stdout.write(svg)
        return
    try:
        Path(out).write_text(svg, encoding="utf-8")
    except OSError as error:
        raise PileupError(f"The picture can't be written: {error.strerror}.", out) from None
    console(stderr=True).print(f"[dim]Written to {out}.[/]")
