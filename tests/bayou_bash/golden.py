"""Golden races: whole races in readable text, replayed strictly; run as a script to write them anew.

    python -m tests.bayou_bash.golden

A file holds the game's description, one line for each answer ("pig way:forward") and outcome ("* roll:3"), blank lines
before rounds, and how the race ended. Write them anew only when the rules change on purpose, and read the difference.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pileup.engine import Game, make
from pileup.engine.streams import below, stream
from pileup.engine.target_python import Status
from pileup.games.bayou_bash.actions import ACTIONS, RACERS

FOLDER = Path(__file__).parent / "golden"

RACES: dict[str, dict[str, Any]] = {
    "race-4": {"seats": 4, "track": "snakes-pass"},
    "race-3-mud": {"seats": 3, "track": "the-mucky-muck"},
    "race-2": {"seats": 2, "track": "going-the-distance"},
    "circuit-3": {"seats": 3, "track": "silverstone-swamp", "laps": 1},
    "derby-2": {"seats": 2, "track": "broken-donut", "destruction_derby": True},
    "stubborn-2": {"seats": 2, "track": "u-got-what-i-need", "stubborn_jockeys": True},
    "time-trial": {"seats": 1, "track": "snakes-pass"},
    "night-2": {"seats": 2, "mode": "night-race", "night_pieces": 5},
}


def who(game: Game, s: Any, status: Status) -> str:
    """Who speaks now: a racer, a seat before the choice, or "*" for chance."""
    if status == Status.CHANCE:
        return "*"
    seat = game.python().waiting(s)[0]
    return RACERS[s.racer[seat]] if s.racer[seat] >= 0 else str(seat)


def ending(game: Game, s: Any) -> list[str]:
    """How a race ended, a line each."""
    position = game.kind.position(game, s)
    lines = [f"places {game.python().places(s, game.seats)} after round {s.round}"]
    for p, seat in enumerate(position["seats"]):
        told = ", ".join(
            f"{key} {seat[key]}" for key in ("space", "carrots", "staggers", "laps", "points") if key in seat
        )
        lines.append(f"seat {p}: {seat['racer']} {seat['status']}, {told or 'nothing'}; Fans {seat.get('fans', [])}")
    if game.static.time_trial:
        lines.append(f"score {s.score}{', asleep' if s.asleep else ''}")
    return lines


def written(name: str, seed: int) -> str:
    """A golden race, played by wandering answers: the first option more often than the others."""
    game = make("bayou-bash", **RACES[name])
    target = game.python()
    s, key, n = target.start(), stream(seed, 0, 0), 0
    lines, round_ = [json.dumps(game.description())], 0
    while (status := target.advance(s)) != Status.OVER:
        if s.round != round_:
            round_ = s.round
            lines += ["", f"# round {round_}"]
        if status == Status.CHANCE:
            outcomes, weights = target.outcomes(s)
            point, k = below(key, n, sum(weights)), 0
            while point >= weights[k]:
                point -= weights[k]
                k += 1
            action = outcomes[k]
        else:
            options = target.options(s, target.waiting(s)[0])
            action = options[max(0, below(key, n, 2 * len(options)) - len(options))]
        n += 1
        lines.append(f"{who(game, s, status)} {ACTIONS.text(action)}")
        if status == Status.CHANCE:
            target.happen(s, action)
        else:
            target.choose(s, target.waiting(s)[0], action)
    return "\n".join([*lines, "", "# end", *ending(game, s)]) + "\n"


def main() -> None:
    """Writes all golden races."""
    FOLDER.mkdir(exist_ok=True)
    for k, name in enumerate(RACES):
        (FOLDER / f"{name}.txt").write_text(written(name, 100 + k))


if __name__ == "__main__":
    main()
