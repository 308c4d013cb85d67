"""How strong `hard` is: paired races of two seats against weaker bots, with intervals and seconds a decision.

    python benchmarks/strength.py [GAME …] [--pairs 100] [--minutes M] [--against easy,greedy] [--work N]
                                  [--journal FILE]

A pair is one seed raced twice, the bots' seats swapped. A tie counts half. Intervals are 95 %, for as many independent
races as the spread between pairs says they are worth. `--work` gives `hard` another budget than its own, in simulated
decisions: what it wins with less is a lower bound of what it wins with more; without it, `hard` has its whole budget
and a race takes minutes. `--minutes` bounds each line of the table: no pair begins after so long, and the intervals say
what those that were raced are worth. With `--journal` every race is kept, and an interrupted measurement goes on.
To be reached are 90 % against easy and 70 % against greedy: "sure" where the whole interval lies there, "MISSED", and
an exit code of 1, where none of it does, "open" where a lower share could be chance.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

from pileup.bots import Bot, Observation, make_bot
from pileup.bots.search import SearchBot
from pileup.engine import Game, games, make
from pileup.engine.target_python import Status
from pileup.study.folder import append_lines, whole_lines
from pileup.study.rating import duels
from pileup.study.simulate import LIMIT, race_of_bots

REACH = {"easy": 0.9, "greedy": 0.7}
SEED = 8


class Watched(Bot):
    """A bot whose choices are timed: seconds of processor time, for choices among at least two."""

    def __init__(self, inner: Bot) -> None:
        self.inner, self.seconds, self.choices, self.longest = inner, 0.0, 0, 0.0

    def choose(self, observation: Observation) -> int:
        began = time.thread_time()
        action = self.inner.choose(observation)
        spent = time.thread_time() - began
        self.seconds, self.choices, self.longest = self.seconds + spent, self.choices + 1, max(self.longest, spent)
        return action


def race(game: Game, bots: list[Bot], index: int) -> list[int]:
    """The places of one race; the chance stream is that of (seed, index) alone, so that pairs share it."""
    target = game.python(own=True)
    s = target.start()
    status, _ = race_of_bots(game, target, s, bots, SEED, index, LIMIT)
    assert status == Status.OVER, f"race {index} is not over after {LIMIT} decisions"
    return target.places(s, game.seats)


def measured(
    game: Game, other: str, pairs: int, work: int | None, journal: Path | None, minutes: float | None
) -> dict[str, Any]:
    """Races `hard` against another bot; what is in the journal is not raced again."""
    began = time.monotonic()
    hard = make_bot("hard")
    assert isinstance(hard, SearchBot)
    if work is not None:
        hard.work = work
    game.cpu()  # compiled before any clock runs
    what = [game.name, other, hard.work]
    rows: dict[tuple[int, int], dict[str, Any]] = {}
    for row in whole_lines(journal) if journal else ():
        if row["what"] == what:
            rows[row["pair"], row["turn"]] = row
    for pair in range(pairs):
        if minutes is not None and pair and time.monotonic() - began > 60 * minutes:
            pairs = pair
            break
        for turn in range(2):
            if (pair, turn) in rows:
                continue
            watched = Watched(hard)
            bots = [watched, make_bot(other)]
            places = race(game, bots[::-1] if turn else bots, pair)
            row = {"what": what, "pair": pair, "turn": turn, "places": places[::-1] if turn else places}
            row |= {"seconds": watched.seconds, "choices": watched.choices, "longest": watched.longest}
            rows[pair, turn] = row
            if journal is not None:
                append_lines(journal, [row])
    kept = [row for (pair, _), row in sorted(rows.items()) if pair < pairs]
    duel = duels(["hard", other], [(row["pair"], ["hard", other], row["places"]) for row in kept])[0]
    choices = sum(row["choices"] for row in kept)
    return {
        "game": game.name,
        "against": other,
        "work": hard.work,
        "pairs": pairs,
        "won": sum(row["places"][0] < row["places"][1] for row in kept),
        "share": duel.share,
        "low": duel.low,
        "high": duel.high,
        "seconds": sum(row["seconds"] for row in kept) / max(1, choices),
        "longest": max(row["longest"] for row in kept),
        "choices": choices / len(kept),
    }


def main() -> int:
    """Races, tells."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--minutes", type=float, help="for each game and opponent; the first pair is always raced")
    parser.add_argument("--against", default="easy,greedy")
    parser.add_argument("--work", type=int, help="simulated decisions a choice, instead of hard's own")
    parser.add_argument("--journal", type=Path)
    given = parser.parse_args()
    missed = False
    print(f"{'game':14} {'against':8} {'work':>9} {'won':>9} {'share':>7}   95 %              s a choice (longest)")
    for name in given.games or sorted(games()):
        game = make(name, seats=2)
        for other in given.against.split(","):
            row = measured(game, other, given.pairs, given.work, given.journal, given.minutes)
            reach = REACH.get(other, 0.0)
            verdict = "sure" if row["low"] >= reach else "MISSED" if row["high"] < reach else "open"
            verdict = "reached" if verdict == "open" and row["share"] >= reach else verdict
            missed |= verdict == "MISSED"
            won = f"{row['won']}/{2 * row['pairs']}"
            print(
                f"{row['game']:14} {other:8} {row['work']:>9,} {won:>9} {row['share']:7.1%}"
                f"   {row['low']:.1%} – {row['high']:.1%}   {row['seconds']:.3f} ({row['longest']:.3f})"
                f"   {verdict}: at least {reach:.0%}",
                flush=True,
            )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
