"""A million races of each game from the first race to the report: how long it takes.

    python benchmarks/laboratory.py [--races 1000000] [--workers 2] [--seats 2] [--folder DIR] [GAME …]

Simulated to disk as `pileup simulate --out` does, then reported as `pileup report` does, the worth of cards and the
tournament for luck against skill included. Seconds are of the wall clock and, behind it, of the processors, all workers
together: on a busy machine only the latter tell anything. An interrupted run goes on in its folder and is told so.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

from pileup.engine import games, make
from pileup.study.parquet import simulate_to
from pileup.study.report import report


def clocks() -> tuple[float, float]:
    """The wall clock, and processor time of this process and its ended children."""
    spent = os.times()
    return time.monotonic(), spent.user + spent.system + spent.children_user + spent.children_system


def main() -> int:
    """Simulates, reports, tells."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--races", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--folder", type=Path, help="keeps the runs; left out: they go when done")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        for name in given.games or sorted(games()):
            game = make(name, seats=given.seats)
            game.cpu()  # compiling is told by `pileup bench`
            folder = (given.folder or Path(scratch)) / name
            begun_before = folder.exists()
            start = clocks()
            run = simulate_to(game, folder, given.races, seed=1, workers=given.workers)
            middle = clocks()
            page = report(folder, pairs=given.pairs, rounds=given.rounds, workers=given.workers)
            end = clocks()
            (folder / "report.html").write_text(page, encoding="utf-8")
            print(
                f"{name:14} {run.races:>10,} races, {run.decisions / run.races:.0f} decisions each: simulated in "
                f"{middle[0] - start[0]:.0f} s ({middle[1] - start[1]:.0f} s of processors), reported in "
                f"{end[0] - middle[0]:.0f} s ({end[1] - middle[1]:.0f} s) · digest {run.digest[:16]}"
                f"{' · went on with an earlier run' if begun_before else ''}",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
