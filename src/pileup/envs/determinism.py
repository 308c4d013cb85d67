"""Is a game, or a bot, a function of its seed alone? The same races in processes that differ in everything else.

The worlds differ in the hash seed of Python (the order of sets), in the state of the global generators, in the clock,
and in which races come first. Run it for your own game or bot before you trust a result:

    python -m pileup.envs.determinism rush-and-bash --bots greedy my_module:MyBot
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from pileup.engine import streams
from pileup.engine.game import Game

__all__ = ["disagreements"]

WORLDS = 3
_STEPS = 100_000


def disagreements(
    game: str, seed: int = 1, races: int = 3, bots: Sequence[str] = ("random",), seats: int | None = None
) -> list[str]:
    """Races the same seeds in three processes and compares every position on the way.

    Args:
        game: a game's name, a description's path, or `module:attribute` of a `Game` or of a function that makes one.
        bots: who plays, seat by seat, over again from the first where there are more seats.

    Returns:
        one sentence for each race that differs, with the decision where it begins; empty if all is well.

    Raises:
        RuntimeError: a process failed; with its error output.
    """
    runs = [_world(number, game, seed, races, bots, seats) for number in range(WORLDS)]
    found = []
    for race in range(races):
        rows = [run[race] for run in runs]
        if all(row == rows[0] for row in rows):
            continue
        step = next((k for k, parts in enumerate(zip(*rows, strict=False)) if len(set(map(tuple, parts))) > 1), None)
        if step is None:
            found.append(
                f"race {race}: its length differs from world to world ({', '.join(str(len(r)) for r in rows)})"
            )
        else:
            asked = rows[0][step][1]
            found.append(f"race {race}: positions differ from step {step} on ({asked or 'the end'} in the first world)")
    return found


def _world(
    number: int, game: str, seed: int, races: int, bots: Sequence[str], seats: int | None
) -> list[list[list[str]]]:
    """One process: per race, per step, the position's digest and what is asked."""
    command = [sys.executable, "-m", "pileup.envs.determinism", game, "--seed", str(seed), "--races", str(races)]
    command += ["--world", str(number), "--bots", *bots]
    if seats is not None:
        command += ["--seats", str(seats)]
    environment = {**os.environ, "PYTHONHASHSEED": str(number + 1), "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"world {number} failed:\n{done.stderr}")
    found: list[list[list[str]]] = json.loads(done.stdout.splitlines()[-1])
    return found


def _made(game: str, seats: int | None) -> Game:
    from pileup.engine.make import make

    module, colon, attribute = game.partition(":")
    if colon and "=" not in game:
        value: Any = getattr(import_module(module), attribute)
        value = value() if callable(value) else value
        return value if isinstance(value, Game) else make(value, seats=seats)
    return make(game, seats=seats)


def _disturb(world: int) -> None:
    """Sets all that must not matter to something that depends on the world."""
    import random
    import time

    import numpy as np

    random.seed(world)
    np.random.seed(world)  # the global generator is what is disturbed
    for name in ("time", "monotonic", "perf_counter"):
        real, real_ns = getattr(time, name), getattr(time, f"{name}_ns")
        setattr(time, name, lambda real=real: real() + world * 7_777_777)
        setattr(time, f"{name}_ns", lambda real=real_ns: real() + world * 7_777_777_000_000_001)


def _raced(game: Game, seed: int, index: int, bots: list[Any]) -> list[list[str]]:
    from pileup.bots import Observation
    from pileup.envs.observation import Observer
    from pileup.envs.race import SeededRace

    race = SeededRace(Observer(game), game.python(own=True), seed, index)
    rows = []
    for step in range(_STEPS):
        digest = hashlib.sha256(race.state.dump()).hexdigest()[:16]
        rows.append([digest, race.target.frame_name(race.state)])
        if race.over:
            break
        seat = race.waiting[0]
        key = streams.stream(seed, index * _STEPS + step, streams.CHOICE + seat)
        race.choose(seat, bots[seat].choose(Observation(game, seat, race.hidden(seat), race.options(seat), key)))
    return rows


def main() -> int:
    """The command line of this module; `--world` is for its own processes."""
    parser = argparse.ArgumentParser(prog="python -m pileup.envs.determinism", description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--races", type=int, default=3)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bots", nargs="+", default=["random"])
    parser.add_argument("--world", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.world is None:
        found = disagreements(given.game, given.seed, given.races, given.bots, given.seats)
        print("\n".join(found) or f"{given.races} races are equal in {WORLDS} worlds")
        return 1 if found else 0
    from pileup.bots import make_bot

    _disturb(given.world)
    game = _made(given.game, given.seats)
    bots = [make_bot(given.bots[seat % len(given.bots)]) for seat in range(game.seats)]
    order = sorted(range(given.races), reverse=bool(given.world % 2))
    rows = {index: _raced(game, given.seed, index, bots) for index in order}
    print(json.dumps([rows[index] for index in range(given.races)]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
