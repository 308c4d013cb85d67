"""How long Bayou Bash races last, and which racer wins how often, among equal bots that search a little.

    python benchmarks/bayou_bash_balance.py --races 40 --budget 48

Every seat is played by the same determinised tree search; seats and racers are drawn anew for each race.
"""

from __future__ import annotations

import argparse
import itertools
import math
import time
from typing import Any

import numpy as np

from pileup.engine import make
from pileup.engine.batch import Batch
from pileup.engine.streams import below, stream
from pileup.engine.target_cpu import SearchTree
from pileup.games.bayou_bash.actions import RACERS
from pileup.games.bayou_bash.box import load_content

ORDERS = list(itertools.permutations(range(4)))


def race(game: Any, seed: int, budget: int, depth: int, tree: SearchTree) -> tuple[int, int, int, list[int], int]:
    """One race: rounds, decisions, the winner's seat, fans, score."""
    batch = Batch(game, 1, seed=seed)
    cpu = game.cpu()
    decisions = 0
    while not batch.over[0]:
        seat = int(batch.seat[0])
        n = int(batch.n_options[0])
        decisions += n > 1
        if n == 1:
            action = int(batch.options[0, 0])
        else:
            hidden = batch.states.copy()
            cpu.hide(hidden, np.array([1]), seat)
            found = cpu.search(hidden, seat, game.seats, seed, budget, first=decisions * budget, depth=depth, tree=tree)
            action = max(found, key=lambda a: found[a])
        batch.step(np.array([action], np.int32))
    s = game.kind.State.load(batch.states[0])
    places = game.python().places(s, game.seats)
    return s.round, decisions, places.index(1), s.fans[: game.seats], s.score


def tell_shares(wins: list[int], raced: list[int], seats: int) -> None:
    """Prints each racer's share of wins so far, with its 95 % interval."""
    for racer, name in enumerate(RACERS):
        share = wins[racer] / max(1, raced[racer])
        spread = 1.96 * math.sqrt(share * (1 - share) / max(1, raced[racer]))
        fair = share * seats
        print(f"{name:10s} wins {share:.3f} ± {spread:.3f} of {raced[racer]} races; {fair:.2f} of its fair share")


def main() -> None:
    """Measures and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=40)
    parser.add_argument("--budget", type=int, default=48)
    parser.add_argument("--depth", type=int, default=24)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--laps", type=int, default=1)
    parser.add_argument("--content", default="")
    parser.add_argument("--tracks", nargs="*", default=list(load_content().tracks))
    args = parser.parse_args()
    tree = SearchTree(args.budget + 1)
    wins, raced = [0] * 4, [0] * 4
    print("track                 races  rounds (min-max)  decisions  fans of the winner")
    for track in args.tracks:
        started = time.time()
        rounds, decisions, fans = [], [], []
        for k in range(args.races):
            order = ORDERS[below(stream(args.races, k, 7), 0, len(ORDERS))][: args.seats]
            game = make("bayou-bash", seats=args.seats, track=track, racers=[RACERS[r] for r in order],
                        laps=args.laps, content=args.content)  # fmt: skip
            r, d, winner, f, _ = race(game, 1000 * k + len(track), args.budget, args.depth, tree)
            rounds.append(r)
            decisions.append(d)
            fans.append(f[winner])
            wins[order[winner]] += 1
            for racer in order:
                raced[racer] += 1
        print(
            f"{track:20s}  {args.races:5d}  {np.mean(rounds):5.1f} ({min(rounds)}-{max(rounds)})   "
            f"{np.mean(decisions):7.0f}  {np.mean(fans):5.1f}   [{time.time() - started:.0f} s]",
            flush=True,
        )
        tell_shares(wins, raced, args.seats)


if __name__ == "__main__":
    main()
