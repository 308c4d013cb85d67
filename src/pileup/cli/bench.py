"""`pileup bench`."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from pileup.cli.common import Json, Options, Seats, console, game_of, print_json, tell_compiling

__all__ = ["bench"]


def bench(
    game: Annotated[str | None, Parameter(help="One game; left out: all of them.")] = None,
    /,
    *,
    seats: Seats = None,
    seconds: Annotated[float, Parameter(help="How long each target plays.")] = 2.0,
    compile: Annotated[bool, Parameter(help="Measure compiling, too (once cold, once warm).")] = True,
    json: Json = False,
    **options: Options,
) -> None:
    """Measure how fast the games run here: random races on one core, copies of positions, compiling."""
    from pileup.engine.game import games
    from pileup.errors import PileupError
    from pileup.study.bench import bench as measure

    if not 0.05 <= seconds <= 600:
        raise PileupError(f"{seconds} s is out of range.", "seconds", "Choose 0.05 to 600.")
    made = [game_of(name, seats, options) for name in ([game] if game is not None else list(games()))]
    tell_compiling()
    out = console(stderr=True)
    found = []
    for one in made:
        if json or not out.is_terminal:
            found.append(measure(one, seconds, compile))
        else:
            with out.status(f"{one.kind.title} …"):
                found.append(measure(one, seconds, compile))
    if json:
        print_json({"games": found})
        return
    from rich.table import Table

    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    for heading in ("game", "target"):
        table.add_column(heading)
    for heading in ("decisions/s", "races/s", "copy", "compile cold", "warm", "state"):
        table.add_column(heading, justify="right")
    for speed in found:
        for target, rates in speed.targets.items():
            compiled = target == "cpu"
            seconds_of = [
                f"{speed.compile_seconds[key]:.1f} s" for key in ("cold", "warm") if compiled and compile
            ] or ["", ""]
            table.add_row(
                f"{speed.game}, {speed.seats} seats" if compiled else "",
                target,
                f"{rates['decisions_per_second']:,.0f}",
                f"{rates['games_per_second']:,.0f}",
                f"{speed.clone_ns:.0f} ns" if compiled else "",
                *seconds_of,
                f"{speed.state_bytes} bytes" if compiled else "",
            )
    console().print(table)
