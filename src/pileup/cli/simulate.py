"""`pileup simulate`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from pileup.cli.common import GameName, Json, Options, Seats, console, game_of, print_json, started_as, tell_compiling
from pileup.errors import PileupError

if TYPE_CHECKING:
    from pileup.engine.game import Game
    from pileup.study import Result

__all__ = ["simulate"]


def simulate(
    game: GameName,
    /,
    *,
    seats: Seats = None,
    games: Annotated[int, Parameter(help="Number of races.")] = 1000,
    seed: Annotated[int, Parameter(help="Seed of the run.")] = 0,
    bots: Annotated[str, Parameter(help="One bot for all seats, or one a seat: random,greedy,…")] = "random",
    target: Annotated[
        Literal["cpu", "python"] | None, Parameter(help="Compiled or interpreted; the results are equal.")
    ] = None,
    workers: Annotated[int | None, Parameter(help="Processes; the results do not depend on it.")] = None,
    limit: Annotated[int, Parameter(help="Decisions after which a race is taken not to end.")] = 20_000,
    out: Annotated[str | None, Parameter(help="A folder to keep every race in (Parquet); goes on from there.")] = None,
    detail: Annotated[
        int | None, Parameter(help="With --out: so many races are kept decision by decision (2000, or all of bots).")
    ] = None,
    cluster: Annotated[
        str | None, Parameter(help="With --out: the address of a Ray cluster, or `local` for one on this machine.")
    ] = None,
    json: Json = False,
    **options: Options,
) -> None:
    """Race bots many times, and count: wins, lengths, speed, and a digest that proves what was played."""
    from pileup.cli.progress import Bar
    from pileup.study.simulate import auto_workers
    from pileup.study.simulate import simulate as run

    tell_compiling()
    made = game_of(game, seats, options)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if out is not None:
        _keep(made, games, seed, names, workers, limit, out, detail, cluster, json)
        return
    if detail is not None or cluster is not None:
        raise PileupError("--detail and --cluster want a folder.", "--out", "Add --out FOLDER.")
    if workers is None:
        workers = auto_workers(games, names, target)
    with Bar("racing", quiet=json) as bar:
        result = run(
            made,
            games,
            seed,
            bots=names,
            target=target,
            workers=workers,
            limit=limit,
            progress=lambda done: bar.of(done, games),
        )
    if json:
        print_json(result)
    else:
        show(result, made.kind.title, made.kind.seat_names(made))


def _keep(
    game: Game,
    games: int,
    seed: int,
    bots: list[str],
    workers: int | None,
    limit: int,
    out: str,
    detail: int | None,
    cluster: str | None,
    json: bool,
) -> None:
    """Simulates into a folder, on the disk race by race."""
    import os
    from functools import partial
    from shlex import quote

    from rich.markup import escape

    from pileup.cli.progress import Bar
    from pileup.study.parquet import simulate_to
    from pileup.study.workers import shared

    if workers is None:
        workers = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    spread = shared
    if cluster is not None:
        from pileup.study.cluster import spread as far

        spread = partial(far, address=cluster)
    with Bar("racing", quiet=json) as bar:
        found = simulate_to(
            game,
            out,
            games,
            seed,
            bots=bots,
            detail=detail,
            workers=workers,
            limit=limit,
            progress=bar.of,
            spread=spread,
        )
    if json:
        print_json(found)
        return
    console().print(
        f"{found.races:,} races, {found.decisions:,} decisions in {escape(out)} "
        f"({found.detailed:,} of them decision by decision) · digest {found.digest[:16]}\n"
        f"[dim]`{started_as()} report {escape(quote(out))}` makes a page of it.[/]",
        soft_wrap=True,
    )


def show(result: Result, title: str, racers: list[str]) -> None:
    """A result for people."""
    from rich.markup import escape
    from rich.table import Table

    out = console()
    rounds = result.rounds
    out.print(
        f"[bold]{escape(title)}[/]: {result.games:,} races of {result.seats}, "
        f"{rounds['mean']:.1f} rounds each ({rounds['min']:.0f}–{rounds['max']:.0f}), "
        f"{result.decisions / result.games:.0f} decisions"
    )
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("seat", "racer", "bot"):
        table.add_column(heading)
    table.add_column("wins", justify="right")
    table.add_column("share", justify="right")
    table.add_column("", min_width=20)
    table.add_column("mean place", justify="right")
    best = max(*result.wins, 1)
    for seat, wins in enumerate(result.wins):
        bar = "█" * round(20 * wins / best)
        share = 100 * wins / result.games
        place = f"{result.mean_places[seat]:.2f}"
        table.add_row(
            str(seat), escape(racers[seat]), escape(result.bots[seat]), f"{wins:,}", f"{share:.1f} %", bar, place
        )
    out.print(table)
    if result.shared_wins:
        out.print(f"[dim]{result.shared_wins:,} races had several winners; each of them is counted.[/]")
    workers = f"{result.workers} worker{'s' if result.workers > 1 else ''}"
    speed = f"{result.decisions_per_second:,.0f} decisions/s, {result.games_per_second:,.0f} races/s"
    out.print(f"[dim]{speed} ({result.target}, {workers}) · digest {result.digest[:16]}[/]")
