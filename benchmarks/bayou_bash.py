"""Bayou Bash in numbers: random races of every mode, what is lost in them, how long they last, how fast they run.

    python benchmarks/bayou_bash.py [--races 100000]

Prints a Markdown table for docs/games/bayou-bash.md. All seats choose at random. Every last position is checked: 30
Jockey cards, 15 Events, 12 tokens of each kind, Fans and Barrels where the spaces say. A race that does not end is
counted, and one that ends because every Racer is stranded (BB-RULE-64).
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import numpy as np

from pileup.engine import make
from pileup.games.bayou_bash.state import STRANDED_ROUNDS

WAYS: tuple[dict[str, Any], ...] = (
    {"seats": 4, "track": "snakes-pass"},
    {"seats": 4, "track": "the-mucky-muck"},
    {"seats": 4, "track": "broken-donut"},
    {"seats": 4, "track": "u-got-what-i-need"},
    {"seats": 3, "track": "going-the-distance"},
    {"seats": 4, "track": "mad-patch-prix"},
    {"seats": 2, "track": "snakes-pass"},
    {"seats": 4, "track": "grassy-glenway", "laps": 2},
    {"seats": 3, "track": "silverstone-swamp", "laps": 1, "destruction_derby": True},
    {"seats": 4, "stubborn_jockeys": True},
    {"seats": 1, "track": "the-mucky-muck"},
    {"seats": 4, "mode": "night-race", "night_pieces": 9},
    {"seats": 4, "mode": "night-race", "night_pieces": 9, "night_shift": 1},
    {"seats": 3, "mode": "night-race", "stubborn_jockeys": True, "destruction_derby": True},
)
CHUNK = 2_000


def violations(game: Any, s: Any) -> int:
    """How many last positions break a law of conservation, checked all at once."""
    token = s["on"] >> 4 & 3
    bad = s["carrots"].sum(1) + s["carrot_supply"] + (token == 1).sum(1) != 12
    bad |= s["staggers"].sum(1) + s["stagger_supply"] + (token == 2).sum(1) != 12
    fans = (s["fan_at"] >= 0).sum((1, 2))
    bad |= (fans != s["fans"].sum(1)) | (((s["on"] & 7) > 0).sum(1) != fans) | (s["fans"] > 15).any(1)
    bad |= (s["barrel_at"] >= 0).sum(1) != ((s["on"] & 8) > 0).sum(1)
    held = np.where(s["card"] > 0, 1 << np.maximum(s["card"].astype(np.int64) - 1, 0), 0).sum(1)
    cards = s["deck"].astype(np.int64) + s["discard"] + s["table"] + s["aside"] + held
    bad |= cards + s["hand"].sum(1) + s["own_discard"].sum(1) != (1 << game.static.cards) - 1
    if not game.static.time_trial:
        top = np.where(s["event_top"] > 0, 1 << np.maximum(s["event_top"].astype(np.int64) - 1, 0), 0)
        bad |= s["event_deck"].astype(np.int64) + s["event_pile"] + top != (1 << game.static.events) - 1
    return int(bad.sum())


def main() -> int:
    """Prints the table; 1 where a race did not end or something was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=100_000)
    races = parser.parse_args().races
    each = -(-races // len(WAYS))
    print("| race | races | rounds, mean (most) | decisions | M decisions/s | stranded | not ended | lost something |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    faults = 0
    for way in WAYS:
        game = make("bayou-bash", **way)
        cpu = game.cpu()
        rounds, decisions, stranded, endless, lost, seconds = [], 0, 0, 0, 0, 0.0
        for first in range(0, each, CHUNK):
            started = time.process_time()
            states, counts, _ = cpu.play(min(CHUNK, each - first), seed=7, first=first)
            seconds += time.process_time() - started
            rounds.append(states["round"])
            decisions += int(counts[:, 0].sum())
            stranded += int((states["stranded"] == STRANDED_ROUNDS).sum())
            endless += int((counts[:, 3] != 0).sum())
            lost += violations(game, states)
        all_rounds = np.concatenate(rounds)
        name = ", ".join(f"{key} {value}" for key, value in way.items())
        print(
            f"| {name} | {each} | {all_rounds.mean():.1f} ({all_rounds.max()}) | {decisions / each:.0f} "
            f"| {decisions / seconds / 1e6:.1f} | {stranded} | {endless} | {lost} |",
            flush=True,
        )
        faults += endless + lost
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
