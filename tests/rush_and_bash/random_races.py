"""Random races for property tests: over circuits, seats and modules, step by step on the python target."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pileup.engine import Game, make
from pileup.engine.streams import below, stream
from pileup.engine.target_python import Status

CIRCUITS = (
    "first-game",
    "marshes-of-tzulan",
    "landslide",
    "phoenix-empire",
    "wild-lands",
    "plateau-of-the-grumblers",
)


def variants() -> list[dict[str, Any]]:
    """Ten ways to race on each circuit, all seat counts and modules among them."""
    ways: list[dict[str, Any]] = [
        {"seats": 2},
        {"seats": 3, "simplified": True},
        {"seats": 4},
        {"seats": 4, "boosts": True, "cars": ["white", "yellow", "green", "red"]},
        {"seats": 5, "boosts": True, "bots": 2, "first_seat": "2"},
        {"seats": 5, "bots": 4, "lifeless": True},
        {"seats": 6},
        {"seats": 6, "bots": 3, "simplified": True, "boosts": True},
        {"seats": 6, "bots": 5, "lifeless": True, "boosts": True},
        {"seats": 6, "bots": 2, "lifeless": True, "cars": ["red", "blue", "white", "green"]},
    ]
    return [{"circuit": circuit, **way} for circuit in CIRCUITS for way in ways]


def name_of(way: dict[str, Any]) -> str:
    """A short name for test reports."""
    parts = [way["circuit"], f"{way['seats']} seats"]
    parts += [f"{key}={value}" for key, value in way.items() if key not in ("circuit", "seats", "cars")]
    return ", ".join(parts)


def game_of(way: dict[str, Any]) -> Game:
    """The game of a variant."""
    return make("rush-and-bash", **way)


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
