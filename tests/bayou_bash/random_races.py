"""Random races for property tests: over tracks, seats and modes, step by step on the python target."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pileup.engine import Game, make
from pileup.engine.streams import below, stream
from pileup.engine.target_python import Status

READINGS = (
    "frozen_order",
    "ram_ends_die",
    "dry_placing",
    "toss_from_pig",
    "tie_only_tied",
    "circuit_fans_ahead",
    "side_adjacent",
)


def variants() -> list[dict[str, Any]]:
    """Ways to race: every track, every mode, every seat count, every reading."""
    ways: list[dict[str, Any]] = [
        {"seats": 4, "track": track}
        for track in ("snakes-pass", "the-mucky-muck", "broken-donut", "u-got-what-i-need", "mad-patch-prix")
    ]
    ways += [
        {"seats": 3, "track": "going-the-distance"},
        {"seats": 2, "track": "grassy-glenway", "laps": 1},
        {"seats": 4, "track": "grassy-glenway", "laps": 2},
        {"seats": 3, "track": "silverstone-swamp", "laps": 1, "destruction_derby": True},
        {"seats": 1, "track": "snakes-pass"},
        {"seats": 1, "track": "the-mucky-muck"},
        {"seats": 2, "mode": "night-race", "night_pieces": 3, "night_side": "B"},
        {"seats": 4, "mode": "night-race", "night_pieces": 12},
        {"seats": 3, "mode": "night-race", "stubborn_jockeys": True, "destruction_derby": True},
        {"seats": 4, "destruction_derby": True},
        {"seats": 4, "stubborn_jockeys": True, "track": "the-mucky-muck"},
        {"seats": 2, "stubborn_jockeys": True, "track": "silverstone-swamp", "laps": 1},
        {"seats": 4, "track": "the-mucky-muck", **dict.fromkeys(READINGS, True)},
        {"seats": 4, "track": "silverstone-swamp", "laps": 1, **dict.fromkeys(READINGS, True)},
    ]
    return ways


def name_of(way: dict[str, Any]) -> str:
    """A short name for test reports."""
    parts = [f"{way['seats']} seats", str(way.get("track", way.get("mode", "")))]
    if way.get("side_adjacent"):
        return ", ".join([*parts, "all readings"])
    return ", ".join(parts + [f"{key}={value}" for key, value in way.items() if key not in ("seats", "track", "mode")])


def game_of(way: dict[str, Any]) -> Game:
    """The game of a variant."""
    return make("bayou-bash", **way)


def positions(game: Game, seed: int, index: int = 0) -> Iterator[tuple[Any, Status]]:
    """Every position of a random race in which something is asked, the last one included."""
    target = game.python()
    s = target.start()
    key, n = stream(seed, index, 0), 0
    while True:
        status = target.advance(s)
        yield s, status
        if status == Status.OVER:
            return
        if status == Status.CHANCE:
            outcomes, weights = target.outcomes(s)
            point, k = below(key, n, sum(weights)), 0
            while point >= weights[k]:
                point -= weights[k]
                k += 1
            target.happen(s, outcomes[k])
        else:
            seat = target.waiting(s)[0]
            options = target.options(s, seat)
            target.choose(s, seat, options[below(key, n, len(options))])
        n += 1
