"""Dice races and bots with planted faults, for the determinism test."""

from __future__ import annotations

import functools
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "engine"))

from dice_race import DiceRace

from pileup.bots import Bot, Observation
from pileup.engine.game import Game
from pileup.engine.target_python import Handlers


def planted(whim: Callable[[], int]) -> Game:
    """A dice race in which a roll moves one step more whenever the whim is odd."""

    class Faulty(DiceRace):
        @functools.cached_property
        def handlers(self) -> list[Handlers]:
            found = list(DiceRace.handlers.func(self))  # type: ignore[attr-defined]
            (roll,) = (one for one in found if one.name == "roll")
            happen = roll.functions["happen"]

            def changed(s: Any, t: Any, f: Any, a: int) -> None:
                who = f.who
                happen(s, t, f, a)
                s.at[who] += whim() % 2

            functions = {**roll.functions, "happen": changed}
            found[found.index(roll)] = Handlers(roll.kind, roll.name, roll.form, functions)  # type: ignore[arg-type]
            return found

    kind = Faulty()
    return Game(kind, 3, kind.build(3, {"goal": 60}))


def sound() -> Game:
    return planted(lambda: 0)


def global_random() -> Game:
    return planted(lambda: random.randrange(1000))


def numpy_global_random() -> Game:
    return planted(lambda: int(np.random.randint(1000)))


def set_order() -> Game:
    return planted(lambda: len(next(iter({"a", "bb", "ccc", "dddd", "eeeee", "ffffff"}))))


def clock() -> Game:
    return planted(lambda: time.time_ns() // 1000)


def shared_memory() -> Game:
    """A counter that outlives the race: races depend on those before them."""
    calls = iter(range(10**9))
    return planted(lambda: next(calls) // 7)


class MoodyBot(Bot):
    """Chooses by the global generator instead of its key."""

    def choose(self, observation: Observation) -> int:
        return random.choice(observation.options)
