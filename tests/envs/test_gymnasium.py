"""Gymnasium's own check on every game, opponents, and the vector form."""

# ruff: noqa: E402 (imports come after the check whether the library is there)
from __future__ import annotations

import warnings
from typing import ClassVar

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed (extra `rl`)")

from gymnasium.utils.env_checker import check_env

import pileup.envs
from pileup.bots import Bot, Observation
from pileup.envs.naming import env_name
from pileup.envs.single import RaceEnv
from pileup.envs.single_vector import RaceVectorEnv
from pileup.errors import IllegalAction


@pytest.fixture(autouse=True)
def registered() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # overriding the registration of another test
        pileup.envs.register_gymnasium()


def test_check_env(name: str) -> None:
    from pileup.engine.game import kind_of

    env = gymnasium.make(env_name(kind_of(name)), seats=3)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_learner_sits_where_it_is_told(name: str, seat: int | None) -> None:
    env = RaceEnv(name, seats=3, seat=seat)
    taken = set()
    for seed in range(3):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            assert env.race.waiting[0] == env.seat or env.seat in env.race.waiting
            action = np.flatnonzero(info["action_mask"])[0]
            assert env.action_masks()[action]
            observed, reward, over, _, info = env.step(action)
            assert observed[0] == env.seat
        taken.add(info["seat"])
        better = sum(place > info["places"][env.seat] for place in info["places"])
        worse = sum(place < info["places"][env.seat] for place in info["places"])
        assert reward == (better - worse) / 2
    assert seat is None or taken == {seat}


def test_equal_seeds_give_equal_races(name: str) -> None:
    def race(seed: int) -> list[bytes]:
        env = RaceEnv(name, seats=2)
        seen, info = env.reset(seed=seed)
        found, over = [seen.tobytes()], False
        while not over:
            seen, _, over, _, info = env.step(np.flatnonzero(info["action_mask"])[-1])
            found.append(seen.tobytes())
        return found

    assert race(4) == race(4)
    assert race(4) != race(5)


def test_illegal_actions() -> None:
    env = RaceEnv("dice-race", seats=2)
    env.reset(seed=1)
    *_, info = env.step(7)
    assert info["illegal_action"]
    strict = RaceEnv("dice-race", seats=2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="safe, bold"):
        strict.step(7)


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match="seat 5"):
        RaceEnv("dice-race", seats=2, seat=5)
    with pytest.raises(ValueError, match="illegal"):
        RaceEnv("dice-race", seats=2, illegal="ignore")
    with pytest.raises(ValueError, match="2 opponents"):
        RaceEnv("dice-race", seats=3, opponents=["random"])


def test_vector_form(name: str) -> None:
    from pileup.engine.game import kind_of

    envs = gymnasium.make_vec(
        env_name(kind_of(name)), num_envs=16, vectorization_mode="vector_entry_point", seats=3, seat=1
    )
    assert envs.unwrapped.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.NEXT_STEP
    seen, info = envs.reset(seed=1)
    before = np.zeros(16, bool)
    ends = 0
    for _ in range(600):
        assert seen in envs.observation_space
        assert (seen[:, 0] == 1).all()
        mask = info["action_mask"]
        assert (mask.any(axis=1) != before).all()  # only a race that is over asks nothing
        actions = mask.argmax(axis=1)
        seen, gains, over, cut, info = envs.step(actions)
        assert not cut.any() and not (over & before).any()  # next-step autoreset: a new race after the end
        assert (gains[~over] == 0).all() and set(np.abs(gains[over])) <= {0.0, 0.5, 1.0}
        ends += int(over.sum())
        before = over
    assert ends > 0


def test_the_vector_form_is_the_race_of_its_rules() -> None:
    # alone in a race of 3 steps, always "safe": three decisions, then the end, then a new race
    envs = RaceVectorEnv("dice-race", num_envs=2, seats=1, goal=3)
    envs.reset(seed=1)
    safe = np.zeros(2, np.int64)
    assert [bool(envs.step(safe)[2].all()) for _ in range(8)] == [False, False, True, False, False, False, True, False]


def test_vector_form_replaces_or_refuses_illegal_actions() -> None:
    envs = RaceVectorEnv("dice-race", num_envs=3, seats=2)
    envs.reset(seed=1)
    *_, info = envs.step(np.array([0, 5, 1]))
    assert info["illegal_action"].tolist() == [False, True, False]
    strict = RaceVectorEnv("dice-race", num_envs=3, seats=2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="row 1"):
        strict.step(np.array([0, 5, 1]))


def test_the_learner_of_the_vector_form_sees_no_answer_of_others() -> None:
    # two races that differ only in what seat 0 has secretly answered look alike to seat 1
    envs = RaceVectorEnv("dice-race", num_envs=64, seats=2, seat=1)
    seen, _ = envs.reset(seed=1)
    assert len({row.tobytes() for row in seen}) == 1
    assert len({state.tobytes() for state in envs._states}) == 2


class Watching(Bot):
    """A bot that says what it was shown, and takes its last option."""

    shown: ClassVar[list[tuple[int, bytes, int]]] = []

    def choose(self, observation: Observation) -> int:
        self.shown.append((observation.seat, observation.state.dump(), observation.key))
        return observation.options[-1]


def test_bots_play_the_other_seats_from_what_these_may_see() -> None:
    Watching.shown.clear()
    env = RaceEnv("dice-race", seats=3, goal=4, opponents=["random", Watching()])
    env.reset(seed=1)
    over = False
    while not over:
        *_, over, _, _ = env.step(0)
    assert {seat for seat, _, _ in Watching.shown} == {2}
    answers = [env.game.kind.State.load(state).answers[:2] for _, state, _ in Watching.shown]
    assert answers == [[0, 0]] * len(answers)  # hidden, though seat 0 has always answered before
    assert len({key for _, _, key in Watching.shown}) == len(Watching.shown)
