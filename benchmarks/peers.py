"""Random play beside peers, in one run on one pinned core.

    python benchmarks/peers.py [--seconds 2] [--rounds 3] [--json] [GAME …]

Peers: OpenSpiel's `maedn` (four players), driven from Python and by its own C++ loop `pyspiel.evaluate_bots` with
uniform random bots; Catanatron's random players where it is installed. Decisions only are counted, chance events not.
Rounds alternate between the contestants and the best round of each counts, so that a busy machine hurts all alike.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Callable

import pileup
from pileup.engine import games

Contest = Callable[[float], tuple[int, float]]  # seconds to spend -> decisions, seconds spent


def timed(one: Callable[[int], int]) -> Contest:
    """Calls `one(index)`, which plays and returns its number of decisions, until the time is up."""

    def run(seconds: float) -> tuple[int, float]:
        decisions = index = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            decisions += one(index)
            index += 1
        return decisions, spent

    return run


def compiled(name: str, seats: int, **options: object) -> Contest:
    """Whole random races on the cpu target, 500 a call."""
    target = pileup.make(name, seats=seats, **options).cpu()
    return timed(lambda index: int(target.play(500, seed=index)[1][:, 0].sum()))


def interpreted(name: str, seats: int) -> Contest:
    """Whole random races on the python target."""
    from pileup.engine.streams import CHANCE, CHOICE, stream

    target = pileup.make(name, seats=seats).python()

    def one(index: int) -> int:
        keys = stream(1, index, CHANCE), stream(1, index, CHOICE)
        return target.play_random(target.start(), *keys, limit=10**6)[1][0]

    return timed(one)


def maedn_python() -> Contest:
    """OpenSpiel's maedn, its states driven from Python."""
    import pyspiel

    game, rng = pyspiel.load_game("maedn(players=4)"), random.Random(1)

    def one(_: int) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return timed(one)


def maedn_native() -> Contest:
    """OpenSpiel's maedn in its own C++ loop; decisions are counted from the history, outside the clock."""
    import pyspiel

    game = pyspiel.load_game("maedn(players=4)")

    def run(seconds: float) -> tuple[int, float]:
        decisions, spent, seed = 0, 0.0, 0
        while spent < seconds:
            states = [game.new_initial_state() for _ in range(20)]
            bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(4)]
            start = time.perf_counter()
            for state in states:
                pyspiel.evaluate_bots(state, bots, seed)
                seed += 1
            spent += time.perf_counter() - start
            decisions += sum(entry.player >= 0 for state in states for entry in state.full_history())
        return decisions, spent

    return run


def catanatron() -> Contest:
    """Catanatron, four random players."""
    from catanatron import Color, Game, RandomPlayer

    def one(index: int) -> int:
        game = Game([RandomPlayer(color) for color in list(Color)[:4]], seed=index)
        game.play()
        records = getattr(game.state, "action_records", None) or game.state.actions
        return len(records)

    return timed(one)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    contests: dict[str, Contest] = {}
    for name in given.games:
        contests[f"{name} cpu"] = compiled(name, given.seats)
        contests[f"{name} python"] = interpreted(name, given.seats)
    for label, maker in (
        ("maedn from Python", maedn_python),
        ("maedn C++ loop", maedn_native),
        ("catanatron", catanatron),
    ):
        try:
            contests[label] = maker()
        except ImportError as error:
            print(f"left out: {label} ({error}; install the extra `bench`)", file=sys.stderr)
    best = dict.fromkeys(contests, 0.0)
    for _ in range(given.rounds):
        for label, contest in contests.items():
            decisions, spent = contest(given.seconds)
            best[label] = max(best[label], decisions / spent)
    peers = [label for label in contests if not label.endswith((" cpu", " python"))]
    ratios = {name: {peer: best[f"{name} cpu"] / best[peer] for peer in peers} for name in given.games}
    if given.json:
        print(json.dumps({"decisions_per_second": best, "ratios": ratios}, indent=2))
        return 0
    for label, rate in best.items():
        print(f"{label:28} {rate:14,.0f} decisions/s")
    for name, row in ratios.items():
        for peer, ratio in row.items():
            print(f"{name} cpu / {peer}: {ratio:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
