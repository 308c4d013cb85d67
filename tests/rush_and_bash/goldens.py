"""Golden races: random races written down as readable text, to be replayed strictly.

A file holds the game's description, every answer and outcome, the standing at the start of each round, and the end.
`python -m tests.rush_and_bash.goldens` writes them all anew: read the difference before you commit it.

Two kinds: one race for each circuit and module, and `ending-…`, one for each way a race can end (found by looking
for it among random races).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from pileup.engine import Game, make
from pileup.engine.streams import below, stream
from pileup.engine.target_python import Status
from pileup.games.rush_and_bash import state as st
from pileup.games.rush_and_bash.state import Event

FOLDER = Path(__file__).with_suffix("")

RACES: dict[str, dict[str, Any]] = {
    "first-game-2": {"seats": 2},
    "first-game-3-simplified": {"seats": 3, "simplified": True},
    "first-game-4": {"seats": 4},
    "first-game-5-bots": {"seats": 5, "bots": 3},
    "first-game-6-boosts": {"seats": 6, "boosts": True},
    "marshes-of-tzulan-4": {"circuit": "marshes-of-tzulan", "seats": 4, "cars": ["white", "red", "yellow", "blue"]},
    "marshes-of-tzulan-6-lifeless": {"circuit": "marshes-of-tzulan", "seats": 6, "bots": 4, "lifeless": True},
    "landslide-5": {"circuit": "landslide", "seats": 5, "first_seat": "3"},
    "landslide-3-bots": {"circuit": "landslide", "seats": 3, "bots": 2},
    "phoenix-empire-4": {"circuit": "phoenix-empire", "seats": 4},
    "phoenix-empire-6-boosts": {"circuit": "phoenix-empire", "seats": 6, "boosts": True, "bots": 2},
    "wild-lands-4": {"circuit": "wild-lands", "seats": 4},
    "wild-lands-5-lifeless": {"circuit": "wild-lands", "seats": 5, "bots": 2, "lifeless": True, "simplified": True},
    "plateau-of-the-grumblers-3": {"circuit": "plateau-of-the-grumblers", "seats": 3},
    "plateau-of-the-grumblers-6-bots": {"circuit": "plateau-of-the-grumblers", "seats": 6, "bots": 5},
}

Log = list[tuple[int, int, int, int]]


def _finishers(log: Log) -> list[int]:
    return [event[1] for event in log if event[0] == Event.FINISHED]


def _before_finish(log: Log, kinds: set[int]) -> int:
    """The last event of these kinds before the first finish."""
    at = next(k for k, event in enumerate(log) if event[0] == Event.FINISHED)
    return next((event[0] for event in reversed(log[:at]) if event[0] in kinds), 0)


def _in_turn_of(log: Log, seat: int) -> int:
    """Whose turn it was when a seat finished."""
    at = next(k for k, event in enumerate(log) if event[0] == Event.FINISHED and event[1] == seat)
    return next(event[1] for event in reversed(log[:at]) if event[0] == Event.TURN_BEGAN)


def _by_power(log: Log) -> bool:
    first = _finishers(log)[0]
    kinds = {Event.POWER_USED, Event.PLAYED, Event.COLLIDED}
    return _in_turn_of(log, first) == first and _before_finish(log, kinds) == Event.POWER_USED


# Each way a race can end: the game, and how such a race is told from others.
ENDINGS: dict[str, tuple[dict[str, Any], Callable[[Game, Any, Log, list[int]], bool]]] = {
    "by-acceleration": (
        {"seats": 3},
        lambda game, s, log, places: len(_finishers(log)) == 1 and _before_finish(log, {6, 8, 22}) == Event.PLAYED,
    ),
    "pushed-over-the-line": (
        {"seats": 4},
        lambda game, s, log, places: any(_in_turn_of(log, seat) != seat for seat in _finishers(log)),
    ),
    "by-a-star-power": ({"seats": 4}, lambda game, s, log, places: _by_power(log)),
    "several-finish-and-the-earlier-ranking-decides": (
        {"seats": 6},
        lambda game, s, log, places: len(_finishers(log)) >= 2 and places[_finishers(log)[0]] != 1,
    ),
    "a-bot-wins": (
        {"seats": 4, "bots": 2},
        lambda game, s, log, places: places.index(1) >= 2,
    ),
    "every-car-finishes": (
        {"seats": 2},
        lambda game, s, log, places: len(_finishers(log)) == 2,
    ),
    "with-a-car-lost-in-the-jungle": (
        {"seats": 5, "circuit": "wild-lands"},
        lambda game, s, log, places: any(st.FINISHED < at <= st.CLEARING for at in s.at[:5]),
    ),
}


def standing(game: Game, s: Any) -> str:
    """Where everybody is: "round 2: black 1:01A:2.6 h3 s0 | …" in ranking order."""
    cars = []
    data = game.kind.position(game, s)
    for colour in data["ranking"]:
        car = data["cars"][colour]
        cars.append(f"{colour} {car['space']} h{car['hearts']} s{car['stars']}")
    obstacles = f"rocks {' '.join(data['rocks']) or '-'} | bombs {' '.join(data['bombs']) or '-'}"
    return f"round {s.round}: {' | '.join(cars)} | {obstacles}"


def ending(game: Game, s: Any) -> str:
    """The last line: rounds, places, and a hash of the position's bytes."""
    places = " ".join(map(str, game.python().places(s, game.seats)))
    return f"over: {s.round} rounds, places {places}, {hashlib.sha256(s.dump()).hexdigest()[:16]}"


def random_race(game: Game, seed: int) -> tuple[list[str], Any, Log]:
    """A random race as lines, its last position and its events."""
    target, texts = game.python(), game.kind.actions
    s = target.start()
    s.log = []
    key, n, lines, seen = stream(seed, 0, 0), 0, [], 0
    while (status := target.advance(s)) != Status.OVER:
        if s.round != seen:
            seen = s.round
            lines.append(standing(game, s))
        if status == Status.CHANCE:
            outcomes, weights = target.outcomes(s)
            pick = below(key, n, sum(weights))
            k = 0
            while pick >= weights[k]:
                pick -= weights[k]
                k += 1
            lines.append(f"* {texts.text(outcomes[k])}")
            target.happen(s, outcomes[k])
        else:
            seat = target.waiting(s)[0]
            options = target.options(s, seat)
            action = options[below(key, n, len(options))]
            lines.append(f"{seat} {texts.text(action)}")
            target.choose(s, seat, action)
        n += 1
    return [*lines, ending(game, s)], s, s.log


def replay(text: str) -> Iterator[tuple[str, str]]:
    """Replays a golden race: pairs of what the file says and what came, for standings and the end.

    Raises:
        AssertionError: a line is not possible where it stands.
    """
    head, *lines = text.strip().splitlines()
    game = make(json.loads(head))
    target, texts = game.python(), game.kind.actions
    s = target.start()
    for line in lines:
        status = target.advance(s)
        if line.startswith("round "):
            yield line, standing(game, s)
        elif line.startswith("over: "):
            assert status == Status.OVER, "the race is not over"
            yield line, ending(game, s)
        else:
            who, _, action_text = line.partition(" ")
            action = texts.number(action_text)
            if who == "*":
                assert status == Status.CHANCE and action in target.outcomes(s)[0], line
                target.happen(s, action)
            else:
                assert target.waiting(s) == [int(who)] and action in target.options(s, int(who)), line
                target.choose(s, int(who), action)


def write(name: str, game: Game, lines: list[str]) -> None:
    """Writes one golden race."""
    FOLDER.mkdir(exist_ok=True)
    head = json.dumps(game.description())
    (FOLDER / f"{name}.txt").write_text("\n".join([head, *lines]) + "\n", encoding="utf-8")


def main() -> None:
    """Writes all golden races anew."""
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for name, options in RACES.items():
        game = make("rush-and-bash", **options)
        write(name, game, random_race(game, 1)[0])
    for name, (options, is_it) in ENDINGS.items():
        game = make("rush-and-bash", **options)
        for seed in range(5000):
            lines, s, log = random_race(game, seed)
            if is_it(game, s, log, game.python().places(s, game.seats)):
                write(f"ending-{name}", game, lines)
                break
        else:
            raise SystemExit(f"no race ends {name}")


if __name__ == "__main__":
    main()
