"""`pileup tournament`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from pileup.cli.common import GameName, Json, Options, Seats, console, game_of, print_json

if TYPE_CHECKING:
    from pileup.study.tournament import Standings

__all__ = ["tournament"]


def tournament(
    game: GameName,
    /,
    *,
    seats: Seats = None,
    bots: Annotated[str, Parameter(help="The bots that race each other.")] = "random,greedy,easy,medium",
    rounds: Annotated[int, Parameter(help="Seeds for each line-up; each is raced once for every rotation.")] = 20,
    seed: Annotated[int, Parameter(help="Seed of the tournament.")] = 0,
    out: Annotated[str | None, Parameter(help="A folder to keep the races in; goes on from there.")] = None,
    workers: Annotated[int | None, Parameter(help="Processes; the results do not depend on it.")] = None,
    json: Json = False,
    **options: Options,
) -> None:
    """Race bots against each other, seats rotated and seeds paired, and rate them."""
    import os

    from pileup.cli.progress import Bar
    from pileup.study.tournament import tournament as run

    made = game_of(game, seats, options)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if workers is None:
        workers = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    with Bar("racing", quiet=json) as bar:
        standings = run(made, names, rounds, seed, out=out, workers=workers, progress=bar.of)
    if json:
        print_json(standings)
    else:
        show(standings, made.kind.title)


def show(standings: Standings, title: str) -> None:
    """Standings for people."""
    from rich.markup import escape
    from rich.table import Table

    out = console()
    out.print(f"[bold]{escape(title)}[/]: {standings.races:,} races of {standings.seats}")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("bot")
    for heading in ("skill", "95 %", "wins", "95 %", "mean place", "races"):
        table.add_column(heading, justify="right")
    for row in standings.ratings:
        table.add_row(
            f"[bold]{escape(row.bot)}[/]",
            f"{row.skill:.1f}",
            f"[dim]{row.low:.1f} – {row.high:.1f}[/]",
            f"{100 * row.wins:.1f} %",
            f"[dim]{100 * row.wins_low:.1f} – {100 * row.wins_high:.1f}[/]",
            f"{row.place:.2f}",
            f"{row.races:,}",
        )
    out.print(table)
    names = [row.bot for row in standings.ratings]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", title="ahead of …", title_justify="left")
    table.add_column("")
    for name in names:
        table.add_column(escape(name), justify="right")
    share = {(duel.one, duel.other): duel for duel in standings.duels}
    for one in names:
        cells = []
        for other in names:
            duel = share.get((one, other))
            half = 0.0 if duel is None else 50 * (duel.high - duel.low)
            cells.append("" if duel is None else f"{100 * duel.share:.0f} % [dim]±{half:.0f}[/]")
        table.add_row(f"[bold]{escape(one)}[/]", *cells)
    out.print(table)
