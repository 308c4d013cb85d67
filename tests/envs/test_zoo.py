"""PettingZoo's own suites on every game, and what they do not look at."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed (extra `rl`)")

from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

from pileup.envs import aec_env, parallel_env
from pileup.envs.aec import module_of
from pileup.errors import IllegalAction

pytestmark = pytest.mark.filterwarnings("ignore:Observation")  # dict observations: PettingZoo's own masked form


def test_api(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # its list of environments with dict observations is closed; masks of agents that are out are all zero
        for known in ("Observation is not", "Observation space for each", "Action mask numpy array is all zeros"):
            warnings.filterwarnings("ignore", message=known)
        api_test(aec_env(name, seats=3), num_cycles=300)
    assert "Passed" in capsys.readouterr().out


def test_seeds(name: str) -> None:
    seed_test(lambda: aec_env(name, seats=3), num_cycles=200)
    parallel_seed_test(lambda: parallel_env(name, seats=3, illegal="random"), num_cycles=200)


def test_parallel_api(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(parallel_env(name, seats=3), num_cycles=300)
    assert "Passed" in capsys.readouterr().out


def test_max_cycles() -> None:
    # PettingZoo's test wants every agent to act in every cycle: a game of simultaneous choices
    max_cycles_test(module_of("dice-race", seats=3, goal=50, illegal="random"))


def played(name: str, seed: int, **options: Any) -> tuple[list[int], list[int], dict[str, float]]:
    """Actions, deciding seats and final rewards of a race of first options."""
    env = aec_env(name, **options)
    env.reset(seed=seed)
    actions, seats, worth = [], [], {}
    for agent in env.agent_iter():
        observed, reward, over, _, info = env.last()
        if over:
            worth[agent] = reward
            env.step(None)
            continue
        assert (info["action_mask"] == observed["action_mask"]).all()
        actions.append(int(np.flatnonzero(observed["action_mask"])[0]))
        seats.append(env.seats[agent])
        env.step(actions[-1])
    return actions, seats, worth


def test_a_race_goes_as_the_rules_say() -> None:
    # always "safe" (action 0): a step a round in seat order; seat 0 is home first, in round 5, before the others move
    actions, seats, worth = played("dice-race", 1, seats=3, goal=5)
    assert actions == [0] * 15
    assert seats == [0, 1, 2] * 5
    assert worth == {"seat_0": 1.0, "seat_1": -0.5, "seat_2": -0.5}


def test_both_forms_give_the_same_race() -> None:
    one, both = aec_env("dice-race", seats=2), parallel_env("dice-race", seats=2)
    one.reset(seed=5)
    seen, _ = both.reset(seed=5)
    # who has answered already is seen only where one acts after the other
    parts = [part for part in one.observer.parts if part.name != "asked.seats"]
    same = [place for part in parts for place in range(part.start, part.start + part.size)]
    while both.agents:
        for agent in both.agents:
            assert one.agent_selection == agent
            assert (one.observe(agent)["observation"] == seen[agent]["observation"])[same].all()
            one.step(1)
        seen, worth, *_ = both.step(dict.fromkeys(both.agents, 1))
    assert {agent: one.rewards[agent] for agent in one.agents} == worth


def test_answers_of_others_are_not_observed() -> None:
    seen = []
    for answer in (0, 1):
        env = aec_env("dice-race", seats=3)
        env.reset(seed=1)
        env.step(answer)
        seen.append(env.observe("seat_1")["observation"])
    assert (seen[0] == seen[1]).all()


def test_illegal_actions_are_refused_with_the_legal_ones() -> None:
    env = aec_env("dice-race", seats=2)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="safe, bold"):
        env.step(4)
    assert env.agent_selection == "seat_0"
    env.step(0)


def test_illegal_actions_may_be_replaced_and_are_reported() -> None:
    env = aec_env("dice-race", seats=2, illegal="random")
    env.reset(seed=1)
    env.step(4)
    assert env.infos["seat_0"]["illegal_action"] is True
    assert env.agent_selection == "seat_1"


def test_a_missing_answer_is_named() -> None:
    env = parallel_env("dice-race", seats=2)
    env.reset(seed=1)
    with pytest.raises(KeyError, match="seat_1"):
        env.step({"seat_0": 0})


def test_truncation_waits_for_all_answers() -> None:
    env = aec_env("dice-race", seats=2, goal=50, max_cycles=2)
    env.reset(seed=1)
    for done in (False, False, False, True):
        env.step(0)
        assert all(cut == done for cut in env.truncations.values())
    assert not any(env.terminations.values())
