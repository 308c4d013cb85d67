"""`pileup report`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from pileup.cli.common import Json, console, print_json, writable

if TYPE_CHECKING:
    from pileup.study.compare import Difference

__all__ = ["report"]

MOST = 12


def report(
    run: Annotated[str, Parameter(help="The folder of a run (`pileup simulate GAME --out FOLDER`).")],
    other: Annotated[str | None, Parameter(help="Another run, to be compared with the first.")] = None,
    /,
    *,
    out: Annotated[
        str | None, Parameter(help="Where the page goes; by default report.html in the run's folder.")
    ] = None,
    pairs: Annotated[
        int, Parameter(help="Pairs of races for the worth of each card and power; 0: leave it out.")
    ] = 200,
    rounds: Annotated[int, Parameter(help="Rounds of the small tournament for luck against skill; 0: none.")] = 10,
    workers: Annotated[int | None, Parameter(help="Processes; the results do not depend on it.")] = None,
    json: Json = False,
) -> None:
    """Make one self-contained page of a run, or compare two runs and say which differences are real."""
    from pileup.cli.progress import Bar
    from pileup.study import report as study

    if workers is None:
        workers = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if other is not None:
        path = None if json else writable(_page(other, out, "compared.html"))
        page, rows = study.compare(run, other)
        if path is None:
            print_json(rows)
            return
        path.write_text(page, encoding="utf-8")
        show(rows)
        console().print(str(path), markup=False, soft_wrap=True)
        return
    if json:
        print_json(study.plain(run))
        return
    path = writable(_page(run, out, "report.html"))
    with Bar("studying") as bar:
        page = study.report(run, pairs=pairs, rounds=rounds, workers=workers, progress=bar.of)
    path.write_text(page, encoding="utf-8")
    console().print(str(path), markup=False, soft_wrap=True)


def show(rows: list[Difference]) -> None:
    """The real differences for people, the surest first."""
    from rich.markup import escape
    from rich.table import Table

    from pileup.study.charts import shown

    out = console()
    real = [row for row in rows if row.real]
    out.print(f"{len(real)} of {len(rows)} numbers differ really." if real else "No difference is sure.")
    if not real:
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for heading in ("A", "B", "B − A", "95 %"):
        table.add_column(heading, justify="right")
    for row in real[:MOST]:
        low, high = (shown(value, row.percent, True) for value in (row.low, row.high))
        table.add_row(
            escape(row.text) + (f" [dim]({row.chapter})[/]" if row.chapter else ""),
            shown(row.one, row.percent),
            shown(row.other, row.percent),
            shown(row.other - row.one, row.percent, True),
            f"[dim]{low} … {high}[/]",
        )
    out.print(table)
    if real[MOST:]:
        out.print(f"[dim]and {len(real) - MOST} more, on the page[/]")


def _page(run: str, out: str | None, name: str) -> Path:
    """Where the page goes; asks for the run first, so that a wrong folder is not taken for an unwritable one."""
    from pileup.study.folder import RunFolder

    return Path(out or RunFolder(run).file(name))
