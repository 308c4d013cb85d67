"""Finished races looked through in the background: odds of winning after every line, costly choices, lucky rolls.

One thread does one race after the other, with so few play-outs that a race takes seconds; what was found is kept in
memory, for it can be found again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

from pileup.play import Race, Record
from pileup.server.messages import Analysed, AnalysisProgress, Luck, Mistake
from pileup.server.refusals import Refusal, places_of
from pileup.study.analyse import Analysis, Point, analyse
from pileup.study.moments import choice_words, mistakes, roll_words, rolls

__all__ = ["Analyses", "in_words"]

log = logging.getLogger("pileup.server")

PLAYOUTS = 150_000  # of a whole race, shared by its lines
SEARCH = 40_000  # iterations of a whole race, shared by its choices
KEPT = 50
WAITING = 20  # races in the queue; a server has other things to do


class _Stopped(Exception):
    """The server closes."""


class _Job:
    def __init__(self, lines: int) -> None:
        self.progress = AnalysisProgress("waiting", 0, lines)
        self.analysis: Analysis | None = None


class Analyses:
    """The analyses of one process, by table."""

    def __init__(self) -> None:
        self._jobs: OrderedDict[str, _Job] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, "pileup-analysis")
        self._closing = False

    def close(self) -> None:
        """Stops at the next line."""
        self._closing = True
        self._thread.shutdown(wait=False, cancel_futures=True)

    def look(self, table: str) -> AnalysisProgress:
        """How far a table's analysis is."""
        job = self._jobs.get(table)
        return AnalysisProgress() if job is None else job.progress

    def found(self, table: str) -> Analysis | None:
        """What was found, if it is done."""
        job = self._jobs.get(table)
        return None if job is None else job.analysis

    def start(self, table: str, record: Record) -> AnalysisProgress:
        """Begins a table's analysis, unless it is done or on its way.

        Raises:
            Refusal: 429 where too many wait.
        """
        job = self._jobs.get(table)
        if job is None or job.progress.state == "failed":
            waiting = sum(one.progress.state in ("waiting", "running") for one in self._jobs.values())
            if waiting >= WAITING:
                raise Refusal(429, "busy", "Many races wait to be looked through.", "", "Try again in a minute.")
            job = self._jobs[table] = _Job(len(record.actions))
            self._tidy()
            asyncio.get_running_loop().run_in_executor(self._thread, self._work, table, job, record)
        return job.progress

    def _tidy(self) -> None:
        for name in [name for name, job in self._jobs.items() if job.progress.state in ("done", "failed")]:
            if len(self._jobs) <= KEPT:
                return
            del self._jobs[name]

    def _work(self, table: str, job: _Job, record: Record) -> None:
        choices = sum(not line.startswith("*") for line in record.actions)
        playouts = max(50, min(400, PLAYOUTS // max(1, len(record.actions))))
        search = max(100, min(500, SEARCH // max(1, choices)))

        def tell(done: int, total: int) -> None:
            job.progress = AnalysisProgress("running", done, total)
            if self._closing:
                raise _Stopped

        try:
            job.analysis = analyse(record, playouts, search, progress=tell)
            job.progress = AnalysisProgress("done", len(record.actions), len(record.actions))
        except _Stopped:
            job.progress = AnalysisProgress("failed")
        except Exception as error:  # a record may be strange in any way; the thread must go on
            log.error("analysis: %s at %s", type(error).__name__, places_of(error), extra={"table": table[:8]})
            job.progress = AnalysisProgress("failed")


def in_words(race: Race, found: Analysis) -> Analysed:
    """An analysis as it is shown, its choices and rolls in the language that the race speaks now."""
    return Analysed(
        odds=[[round(odds, 3) for odds in line] for line in (found.start, *(point.odds for point in found.points))],
        seats=found.seats,
        mistakes=[_mistake(race, point) for point in mistakes(found)],
        rolls=[_luck(race, point, seat) for point, seat in rolls(found)],
        playouts=found.playouts,
        search=found.search,
    )


def _mistake(race: Race, point: Point) -> Mistake:
    text, better = choice_words(race, point)
    return Mistake(point.n, point.seat or 0, point.round, round(point.cost or 0.0, 3), text, better, point.rough)


def _luck(race: Race, point: Point, seat: int) -> Luck:
    return Luck(point.n, seat, point.round, round(point.swing[seat], 3), roll_words(race, point))
