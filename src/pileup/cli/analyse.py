"""`pileup analyse`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from pileup.cli.common import Json, console, print_json, writable

if TYPE_CHECKING:
    from pileup.study.analyse import Analysis

__all__ = ["analyse"]


def analyse(
    record: Annotated[str, Parameter(help="A record's file.")],
    /,
    *,
    playouts: Annotated[int, Parameter(help="Random play-outs for the odds after each line.")] = 2000,
    search: Annotated[int, Parameter(help="Search iterations for the cost of each choice; 0: none.")] = 3000,
    out: Annotated[str | None, Parameter(help="Write a page with the curve of the odds there.")] = None,
    json: Json = False,
) -> None:
    """Look through a recorded race: odds, costs of choices, luck of rolls."""
    from pileup.cli.progress import Bar
    from pileup.study.analyse import analyse as run
    from pileup.study.review import review

    page = None if out is None else writable(out)
    with Bar("analysing", quiet=json) as bar:
        found = run(record, playouts, search, progress=bar.of)
    if page is not None:
        page.write_text(review(found), encoding="utf-8")
    if json:
        print_json(found)
    else:
        show(found)
        if out is not None:
            console().print(out, markup=False)


def show(found: Analysis) -> None:
    """An analysis for people."""
    from rich.markup import escape
    from rich.table import Table

    from pileup.study.charts import shown
    from pileup.study.moments import mistakes, rolls

    out = console()
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("racer")
    for heading in ("place", "choices", "cost each", "own choices", "luck", "others"):
        table.add_column(heading, justify="right")
    for seat in found.seats:
        table.add_row(
            escape(seat.name),
            str(seat.place or ""),
            str(seat.choices),
            shown(seat.mean_cost, True),
            shown(seat.by_self, True, True),
            shown(seat.luck, True, True),
            shown(seat.by_others, True, True),
        )
    out.print(table)
    out.print("[dim]own choices, luck, others: what each did to the odds of winning[/]\n")
    step = -(-len(found.points) // 60) or 1
    for k, seat in enumerate(found.seats):
        line = "".join("▁▂▃▄▅▆▇█"[min(7, int(point.odds[k] * 8))] for point in found.points[::step])
        out.print(f"{escape(seat.name[:10]):<10} {line}")
    for title, rows in (
        (
            "Costliest choices",
            [
                f"line {point.n}: {found.seats[point.seat or 0].name}: {point.text} "
                f"[{'about ' if point.rough else ''}{shown(point.cost or 0, True)} worse than: {point.better}]"
                for point in mistakes(found)[:5]
            ],
        ),
        (
            "Luckiest rolls",
            [
                f"line {point.n}: {point.text} [{shown(point.swing[seat], True, True)} for {found.seats[seat].name}]"
                for point, seat in rolls(found)[:5]
            ],
        ),
    ):
        if rows:
            out.print(f"\n[bold]{title}[/]")
            for row in rows:
                out.print(f"  {escape(row)}")
