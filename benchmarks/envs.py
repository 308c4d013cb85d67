"""Environment steps per second on one pinned core, beside peers in the same run.

    python benchmarks/envs.py [--seconds 2] [--rounds 3] [--rows 2048] [--json] [GAME …]

A step is one decision of one seat, chance and autoreset included. Contestants of ours, for each game:
  compiled sampling     random legal actions drawn and applied in machine code, no observations
  NumPy actions         actions drawn by NumPy, handed to `RaceVector.step`, rewards and ends taken
  … and observed        the same, with every seat's observation vector and legal mask made at every step
  Gymnasium vector      `RaceVectorEnv`: one learner, random opponents, observation and mask (only its own steps count)
  PettingZoo, Gymnasium, OpenSpiel: one race at a time from Python

Peers: PettingZoo's own classics (tictactoe, connect_four), OpenSpiel's vector of `maedn`
states driven from Python, and Pgx's backgammon on JAX (CPU) where that is installed. Rounds alternate between the
contestants and the best round of each counts. Time is processor time, so that a busy machine hurts less.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from pileup.engine import games
from pileup.engine.make import make
from pileup.envs.vector import RaceVector

Contest = Callable[[float], tuple[int, float]]  # seconds to spend -> steps, seconds spent


def timed(one: Callable[[], int]) -> Contest:
    """Calls `one()`, which returns its number of steps, until the time is up."""
    one()  # warm

    def run(seconds: float) -> tuple[int, float]:
        steps, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            steps += one()
        return steps, spent

    return run


def compiled(name: str, rows: int, seats: int) -> Contest:
    vector = RaceVector(name, count=rows, seats=seats)

    def one() -> int:
        vector.random_steps(20)
        return 20 * rows

    return timed(one)


def numpy_actions(name: str, rows: int, seats: int, observed: bool) -> Contest:
    vector, generator = RaceVector(name, count=rows, seats=seats), np.random.default_rng(1)
    index = np.arange(rows)
    seen, masks = vector.observe(), vector.masks()

    def one() -> int:
        picks = (generator.random(rows, np.float32) * vector.n_options).astype(np.int64)
        vector.step(vector.options[index, picks])
        if observed:
            vector.observe(seen)
            vector.masks(masks)
        return rows

    return timed(one)


def gymnasium_vector(name: str, rows: int, seats: int) -> Contest:
    from pileup.envs.single_vector import RaceVectorEnv

    envs = RaceVectorEnv(name, num_envs=rows, seats=seats)
    _, info = envs.reset(seed=1)
    state = [info["action_mask"]]

    def one() -> int:
        _, _, _, _, info = envs.step(state[0].argmax(axis=1))
        state[0] = info["action_mask"]
        return rows

    return timed(one)


def zoo(env: Any) -> Contest:
    """Any PettingZoo AEC environment with masks, random legal actions."""
    generator = random.Random(1)

    def one() -> int:
        env.reset(seed=1)
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(generator.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
        return steps

    return timed(one)


def our_zoo(name: str, seats: int) -> Contest:
    from pileup.envs.aec import aec_env

    return zoo(aec_env(name, seats=seats))


def classic(module: str) -> Contest:
    return zoo(importlib.import_module(f"pettingzoo.classic.{module}").env())


def our_single(name: str, seats: int) -> Contest:
    from pileup.envs.single import RaceEnv

    env, generator = RaceEnv(name, seats=seats), random.Random(1)

    def one() -> int:
        _, info = env.reset(seed=1)
        steps, over = 0, False
        while not over:
            action = generator.choice(np.flatnonzero(info["action_mask"]).tolist())
            _, _, over, _, info = env.step(action)
            steps += 1
        return steps

    return timed(one)


def spiel(game: str, register: str | None = None) -> Contest:
    import pyspiel

    if register is not None:
        from pileup.engine.game import kind_of
        from pileup.envs.spiel import register_spiel

        register_spiel(kind_of(register))
    loaded, generator = pyspiel.load_game(game), random.Random(1)

    def one() -> int:
        state, steps = loaded.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(generator.choices(outcomes, weights)[0])
            else:
                state.apply_action(generator.choice(state.legal_actions()))
                steps += 1
        return steps

    return timed(one)


def pgx(name: str, rows: int) -> Contest:
    import jax
    import jax.numpy as jnp
    import pgx as library

    env = library.make(name)
    init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(library.experimental.auto_reset(env.step, env.init)))
    key = jax.random.PRNGKey(1)

    @jax.jit
    def act(key: Any, mask: Any) -> Any:
        return jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=-1)

    state = [init(jax.random.split(key, rows)), key]

    def one() -> int:
        state[1], one_key, two_key = jax.random.split(state[1], 3)
        actions = act(one_key, state[0].legal_action_mask)
        state[0] = step(state[0], actions, jax.random.split(two_key, rows))
        jax.block_until_ready(state[0].rewards)
        return rows

    return timed(one)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rows", type=int, default=2048)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    makers: dict[str, Callable[[], Contest]] = {}
    rows, seats = given.rows, given.seats
    for name in given.games:
        make(name, seats=seats).cpu()
        spiel_name = f"pileup_{name.replace('-', '_')}(players={seats})"
        makers |= {
            f"{name}: compiled sampling": lambda n=name: compiled(n, rows, seats),
            f"{name}: NumPy actions": lambda n=name: numpy_actions(n, rows, seats, False),
            f"{name}: NumPy actions and observed": lambda n=name: numpy_actions(n, rows, seats, True),
            f"{name}: Gymnasium vector": lambda n=name: gymnasium_vector(n, rows, seats),
            f"{name}: Gymnasium, one race": lambda n=name: our_single(n, seats),
            f"{name}: PettingZoo": lambda n=name: our_zoo(n, seats),
            f"{name}: OpenSpiel": lambda n=name, s=spiel_name: spiel(s, n),
        }
    peers: dict[str, Callable[[], Contest]] = {
        "peer: PettingZoo tictactoe": lambda: classic("tictactoe_v3"),
        "peer: PettingZoo connect_four": lambda: classic("connect_four_v3"),
        "peer: OpenSpiel maedn (C++) from Python": lambda: spiel("maedn(players=4)"),
        "peer: Pgx backgammon, JAX on CPU": lambda: pgx("backgammon", rows),
    }
    contests: dict[str, Contest] = {}
    for label, maker in (makers | peers).items():
        try:
            contests[label] = maker()
        except Exception as error:  # a peer may be missing or broken in any way; ours may lack an extra
            print(f"left out: {label} ({type(error).__name__}: {str(error).splitlines()[0][:90]})", file=sys.stderr)
    best = dict.fromkeys(contests, 0.0)
    for _ in range(given.rounds):
        for label, contest in contests.items():
            steps, spent = contest(given.seconds)
            best[label] = max(best[label], steps / spent)
    ratios = {
        f"{own} / {peer}": best[own] / best[peer]
        for own in best
        if own.endswith(("compiled sampling", "and observed", ": PettingZoo"))
        for peer in best
        if peer.startswith("peer: ")
    }
    if given.json:
        print(json.dumps({"steps_per_second": best, "ratios": ratios}, indent=2))
        return 0
    for label, rate in best.items():
        print(f"{label:48} {rate:14,.0f} steps/s")
    for label, ratio in ratios.items():
        print(f"{label}: {ratio:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
