"""How fast the games run on this machine."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from typing import Any

import msgspec

from pileup.engine.game import Game
from pileup.errors import PileupError
from pileup.study.simulate import simulate

__all__ = ["Speed", "bench"]

# Runs in a process of its own, with a cache of its own.
_COMPILE = """
import json, sys, time
from pileup.engine.make import make
game = make(json.load(sys.stdin))
import numba, numpy
started = time.perf_counter()
game.cpu()
print(time.perf_counter() - started)
"""


class Speed(msgspec.Struct):
    """One game, measured in random races on one core.

    Attributes:
        state_bytes: size of a position.
        clone_ns: nanoseconds to copy one, compiled.
        targets: by name: decisions and games per second.
        compile_seconds: cold (nothing cached) and warm, without the import of the compiler.
    """

    game: str
    seats: int
    options: dict[str, Any]
    state_bytes: int
    clone_ns: float
    targets: dict[str, dict[str, float]]
    compile_seconds: dict[str, float]


def bench(game: Game, seconds: float = 2.0, compiling: bool = True) -> Speed:
    """Measures one game.

    Args:
        seconds: how long each target plays.
        compiling: measure the cold compilation too (it takes as long as it takes).
    """
    return Speed(
        game=game.name,
        seats=game.seats,
        options=game.options,
        state_bytes=game.kind.State.dtype.itemsize,
        clone_ns=_clone(game),
        targets={target: _speed(game, target, seconds) for target in ("cpu", "python")},
        compile_seconds=_compile(game) if compiling else {},
    )


def _speed(game: Game, target: str, seconds: float) -> dict[str, float]:
    """The best of three runs that take about `seconds` in all."""
    games = 1
    while (run := simulate(game, games, seed=1, target=target)).seconds < seconds / 12 and games < 10**7:
        games *= 4
    games = max(1, int(run.games_per_second * seconds / 3))
    best = max(
        (simulate(game, games, seed, target=target) for seed in (1, 2, 3)), key=lambda one: one.decisions_per_second
    )
    return {"decisions_per_second": best.decisions_per_second, "games_per_second": best.games_per_second}


def _clone(game: Game) -> float:
    target = game.cpu()
    states = target.begin(257)  # small enough to stay in the cache, as in a search
    times = 200_000
    best = float("inf")
    for _ in range(5):
        started = time.perf_counter()
        target.clone(states, times)
        best = min(best, time.perf_counter() - started)
    return 1e9 * best / times


def _compile(game: Game) -> dict[str, float]:
    """Cold and warm compilation, in new processes with a new cache."""
    import os

    found = {}
    with tempfile.TemporaryDirectory(prefix="pileup-bench-") as folder:
        for name in ("cold", "warm"):
            run = subprocess.run(
                [sys.executable, "-c", _COMPILE],
                input=msgspec.json.encode(game.description()),
                capture_output=True,
                env={**os.environ, "PILEUP_CACHE": folder},
            )
            if run.returncode:
                tail = run.stderr.decode(errors="replace").strip().splitlines()[-1:]
                raise PileupError(f"The rules of {game.kind.title} don't compile: {' '.join(tail)}", "bench")
            found[name] = float(run.stdout.split()[-1])
    return found
