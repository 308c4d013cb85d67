"""How results show themselves in a notebook: charts and tables in a box with a style of its own."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from pileup.study.page import style, table

if TYPE_CHECKING:
    from pileup.study.analyse import Analysis
    from pileup.study.simulate import Result
    from pileup.study.tournament import Standings

__all__ = ["analysis_html", "result_html", "standings_html"]


def box(*parts: str) -> str:
    """Parts of a page that can stand among others: the report's style, kept inside by nesting."""
    inside = style().replace(":root", "&")
    return f"<div class='pileup-study'><style>.pileup-study {{{inside}}}</style><main>{''.join(parts)}</main></div>"


def result_html(found: Result) -> str:
    """Wins of each seat."""
    from pileup.engine.game import kind_of
    from pileup.study.charts import bars
    from pileup.study.metrics import share

    rows = [
        share(f"wins.{seat}", f"seat {seat}: {bot}", wins, found.games, 1 / found.seats)
        for seat, (bot, wins) in enumerate(zip(found.bots, found.wins, strict=True))
    ]
    text = f"{found.games:,} races, {found.rounds['mean']:.1f} rounds each · digest {found.digest[:16]}"
    head = f"<h2>{escape(kind_of(found.game).title)}</h2><p class='fine'>{text}</p>"
    return box(f"<section class='whole'>{head}{bars(rows, 'Win share of each seat')}</section>")


def standings_html(found: Standings) -> str:
    """Ratings, and how often each bot won."""
    from pileup.engine.game import kind_of
    from pileup.study.charts import bars
    from pileup.study.metrics import Estimate

    rows = [
        Estimate(row.bot, row.bot, row.wins, row.wins_low, row.wins_high, 0, row.races, True, 1 / found.seats)
        for row in found.ratings
    ]
    cells = [
        [row.bot, f"{row.skill:.1f}", f"{row.low:.1f} – {row.high:.1f}", f"{row.place:.2f}", f"{row.races:,}"]
        for row in found.ratings
    ]
    head = f"<h2>{escape(kind_of(found.game).title)}: {found.races:,} races of {found.seats}</h2>"
    listed = table(["bot", "skill", "95 %", "mean place", "races"], cells)
    return box(f"<section class='whole'>{head}{bars(rows, 'Win share by bot')}{listed}</section>")


def analysis_html(found: Analysis) -> str:
    """The same as the page of `pileup.study.review`."""
    from pileup.study.review import body

    return box(*body(found))
