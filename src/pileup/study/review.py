"""An analysed race as one self-contained page."""

from __future__ import annotations

from html import escape

from pileup.engine.game import kind_of
from pileup.study.analyse import Analysis, Point
from pileup.study.charts import curves, shown
from pileup.study.moments import mistakes, rolls
from pileup.study.page import Cell, page, table

__all__ = ["review"]


def review(found: Analysis) -> str:
    """The page: who won by what, the odds from line to line, the costliest choices, the luckiest rolls."""
    return page(f"{kind_of(found.game).title}: a race looked through", "".join(body(found)))


def body(found: Analysis) -> list[str]:
    """The page's parts."""
    kind = kind_of(found.game)
    names = [seat.name for seat in found.seats]
    rows = [
        [
            seat.name,
            "" if seat.place is None else str(seat.place),
            str(seat.choices),
            shown(seat.mean_cost, True),
            shown(seat.by_self, True, True),
            shown(seat.luck, True, True),
            shown(seat.by_others, True, True),
        ]
        for seat in found.seats
    ]
    heads = ["", "place", "choices", "cost of a choice", "odds by own choices", "by luck", "by others"]
    return [
        f"<header><h1>{escape(kind.title)}: a race looked through</h1>"
        f"<p class='fine'>Odds: {found.playouts:,} random play-outs from the true position after each line. Costs: a "
        f"search of {found.search:,} iterations from what the seat could see. ~ marks rough ones.</p></header>",
        f"<section class='whole'><h2>Who won by what</h2><div class='wide'>{table(heads, rows)}</div></section>",
        "<section class='whole'><h2>Odds of winning</h2>"
        "<div class='wide'>"
        f"{curves([found.start, *(point.odds for point in found.points)], names, 'Odds of winning')}</div></section>",
        _listed("Costliest choices", ["", "cost"], _mistakes(found, names)),
        _listed("Luckiest rolls", ["", "for", "odds"], _rolls(found, names)),
    ]


def _listed(title: str, heads: list[str], rows: list[list[Cell]]) -> str:
    return f"<section><h2>{title}</h2>{table(heads, rows)}</section>" if rows else ""


def _where(point: Point) -> str:
    return f"line {point.n}, round {point.round}"


def _mistakes(found: Analysis, names: list[str]) -> list[list[Cell]]:
    return [
        [
            (f"{names[point.seat or 0]}: {point.text}", f"{_where(point)}; better: {point.better}"),
            f"{'~' if point.rough else ''}{shown(point.cost or 0, True)}",
        ]
        for point in mistakes(found)
    ]


def _rolls(found: Analysis, names: list[str]) -> list[list[Cell]]:
    return [
        [(point.text, _where(point)), names[seat], shown(point.swing[seat], True, True)] for point, seat in rolls(found)
    ]
