"""Racekart Riot in large numbers: speed, laws of conservation, lengths and win shares.

    python benchmarks/racekart_riot.py [--races 100000] [--shares 24000]

Prints one JSON object. Speed is decisions a second of processor time on one core, the best of ten runs; the laws are
counted over both tracks; shares are wins of a racer or a seat over its fair share, random play, places rotated.
"""

from __future__ import annotations

import argparse
import itertools
import json
import time
from collections import Counter

import numpy as np
import own_tests  # noqa: F401

from pileup.engine.make import make
from tests.racekart_riot.script import check_many

TRACKS = ("redbanes-castle", "queen-ks-cove")
RACERS = ("redbane", "goat-lorde", "queen-k", "lightnin-n-thunda")
BATCH = 5_000


def speed(track):
    target = make("racekart-riot", seats=4, track=track).cpu()
    target.play(10, 1)
    best = 0.0
    for k in range(10):
        begun = time.process_time()
        _, counts, _ = target.play(2_000, 100 + k)
        best = max(best, float(counts[:, 0].sum()) / (time.process_time() - begun))
    return round(best)


def clone():
    target = make("racekart-riot", seats=4).cpu()
    states = target.begin(64)
    begun = time.process_time()
    target.clone(states, 2_000_000)
    return round((time.process_time() - begun) / 2e6 * 1e9, 1)


def conserved(races):
    """Races counted without a violation; an assertion names the first one."""
    done = 0
    while done < races:
        for track in TRACKS:
            game = make("racekart-riot", seats=4, track=track)
            states, counts, _ = game.cpu().play(BATCH, 7, done)
            assert (counts[:, 3] == 0).all(), "a race ran for ever"
            check_many(game, states)
        done += 2 * BATCH
    return done


def shares(track, seats, races):
    wins, sat, points, rounds = Counter(), Counter(), Counter(), []
    orders = list(itertools.permutations(RACERS, seats))
    each = max(1, races // len(orders))
    games = Counter()
    for order in orders:
        game = make("racekart-riot", seats=seats, track=track, racers=list(order))
        states, _, places = game.cpu().play(each, 11)
        won = places[:, :seats] == 1
        share = won / won.sum(axis=1, keepdims=True)
        rounds.append(states["round"])
        for p, racer in enumerate(order):
            wins[racer] += share[:, p].sum()
            sat[p] += share[:, p].sum()
            points[racer] += states["score"][:, p].sum()
            games[racer] += each
    all_rounds = np.concatenate(rounds)
    return {
        "rounds": [round(float(all_rounds.mean()), 2), int(all_rounds.min()), int(all_rounds.max())],
        "racers": {racer: round(float(wins[racer] / games[racer] * seats), 2) for racer in RACERS},
        "points": {racer: round(float(points[racer] / games[racer]), 1) for racer in RACERS},
        "seats": [round(float(sat[p] / sum(wins.values()) * seats), 2) for p in range(seats)],
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=100_000)
    parser.add_argument("--shares", type=int, default=24_000)
    given = parser.parse_args()
    told = {
        "decisions_per_second": {track: speed(track) for track in TRACKS},
        "clone_ns": clone(),
        "state_bytes": make("racekart-riot").kind.State.dtype.itemsize,
        "races_conserved": conserved(given.races),
        "shares": {f"{track} {seats}": shares(track, seats, given.shares) for track in TRACKS for seats in (2, 3, 4)},
    }
    print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
