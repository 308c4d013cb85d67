"""OpenSpiel's own simulation test on every game, and hidden answers."""

# ruff: noqa: E402 (imports come after the check whether the library is there)
from __future__ import annotations

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (extra `openspiel`)")

from pileup.engine.game import kind_of
from pileup.envs.spiel import register_spiel, spiel_name


def loaded(name: str, parameters: str) -> object:
    register_spiel(kind_of(name))
    return pyspiel.load_game(f"{spiel_name(kind_of(name))}({parameters})")


@pytest.mark.parametrize("seats", [2, 3])
def test_random_sim(name: str, seats: int, capfd: pytest.CaptureFixture[str]) -> None:
    game = loaded(name, f"players={seats}")
    assert game.num_players() == seats
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


def test_serialised_states_come_back() -> None:
    game = loaded("dice-race", "players=2,options=goal:4")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_registering_twice_is_harmless() -> None:
    assert register_spiel(kind_of("dice-race")) == register_spiel(kind_of("dice-race")) == ["pileup_dice_race"]


def test_a_race_as_a_tree() -> None:
    state = loaded("dice-race", "players=2,options=goal:2").new_initial_state()
    assert state.current_player() == 0 and state.legal_actions() == [0, 1]
    state.apply_action(1)
    assert state.current_player() == 1
    state.apply_action(0)
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(action, pytest.approx(1 / 6)) for action in range(2, 8)]
    copy = state.clone()
    state.apply_action(2 + 3)  # a four: home at once
    assert state.is_terminal() and state.returns() == [1.0, -1.0]
    assert copy.is_chance_node()
    copy.apply_action(2)  # a one: nothing; then seat 1 takes its safe step
    assert copy.current_player() == 0 and state.is_terminal()


def test_hidden_answers_stay_hidden() -> None:
    from open_spiel.python.observation import make_observation

    game = loaded("dice-race", "players=2")
    observation = make_observation(game)
    seen = []
    for answer in (0, 1):
        state = game.new_initial_state()
        state.apply_action(answer)
        observation.set_from(state, player=1)
        seen.append((observation.tensor.tolist(), observation.string_from(state, 1)))
    assert seen[0] == seen[1]


def test_it_is_zero_sum() -> None:
    game = loaded("dice-race", "players=3")
    assert game.utility_sum() == 0 and (game.min_utility(), game.max_utility()) == (-1, 1)
