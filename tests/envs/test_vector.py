"""The NumPy batches: against the python target, against the observer, against the rules."""

from __future__ import annotations

import numpy as np
import pytest
from dice_race import BOLD, DIE, SAFE

from pileup.engine.make import make
from pileup.envs.naming import game_of
from pileup.envs.observation import Observer
from pileup.envs.race import SeededRace, rewards
from pileup.envs.vector import RaceVector, rewards_of
from pileup.errors import IllegalAction, UnknownName


@pytest.mark.parametrize("seats", [2, 4])
def test_rows_are_the_races_of_the_python_target(name: str, seats: int) -> None:
    game = make(name, seats=seats)
    vector = RaceVector(game, count=3, seed=11, first=5)
    observer = Observer(game)
    races = [SeededRace(observer, game.python(own=True), 11, 5 + row) for row in range(3)]
    generator = np.random.default_rng(1)
    ended = np.zeros(3, bool)
    for _ in range(3000):
        seen, masks, seat = vector.observe(), vector.masks(), vector.seat
        for row, race in enumerate(races):
            if not ended[row]:
                assert seat[row] == race.waiting[0]
                assert seen[row].tolist() == race.observe(seat[row]).tolist()
                assert masks[row].tolist() == race.mask(seat[row]).tolist()
        actions = vector.sample(generator)
        gains, over = vector.step(actions)
        for row, race in enumerate(races):
            if not ended[row]:
                race.choose(race.waiting[0], int(actions[row]))
                assert over[row] == race.over
                assert gains[row].tolist() == pytest.approx(race.rewards())
        ended |= over
        if ended.all():
            break
    assert ended.any()


def test_next_step_autoreset() -> None:
    vector = RaceVector("dice-race", count=2, seats=1, goal=2)
    assert vector.metadata["autoreset_mode"] == "NextStep"
    ends = []
    for _ in range(7):
        _, over = vector.step(np.full(2, SAFE))
        ends.append(bool(over.all()))
        if over.all():
            assert vector.seat.tolist() == [-1, -1] and not vector.masks().any()
    assert ends == [False, True, False, False, True, False, False]


def test_new_races_of_a_row_differ_in_chance() -> None:
    vector = RaceVector("dice-race", count=1, seats=2, seed=3)
    races, now = [], []
    while len(races) < 6:
        _, over = vector.step(np.full(1, BOLD))
        now.append(vector.observe()[0].tolist())
        if over[0]:
            races.append(str(now))
            now = []
            vector.step(np.zeros(1))
    assert len(set(races)) > 1


def test_rows_do_not_depend_on_the_batch(name: str) -> None:
    whole = RaceVector(name, count=6, seed=2, seats=2)
    parts = [RaceVector(name, count=2, seed=2, first=first, seats=2) for first in (0, 2, 4)]
    for _ in range(200):
        actions = whole.options[:, 0].copy()
        whole.step(actions)
        for k, part in enumerate(parts):
            part.step(actions[2 * k : 2 * k + 2])
    assert np.concatenate([part.observe() for part in parts]).tolist() == whole.observe().tolist()


def test_illegal_actions_are_refused_before_anything_is_stepped() -> None:
    vector = RaceVector("dice-race", count=3, seats=2)
    before = vector.batch.states.tobytes()
    with pytest.raises(IllegalAction, match=r"row 2: die:1 is not legal for seat 0\. Legal: safe, bold"):
        vector.step(np.array([SAFE, BOLD, DIE]))
    assert vector.batch.states.tobytes() == before


def test_samples_are_legal_and_even(name: str) -> None:
    vector = RaceVector(name, count=4000, seed=1, seats=2)
    generator = np.random.default_rng(1)
    actions = vector.sample(generator)
    masks = vector.masks()
    assert masks[np.arange(4000), actions].all()
    same = (vector.options == vector.options[0]).all(axis=1) & (vector.n_options == vector.n_options[0])
    n = int(vector.n_options[0])
    counts = np.array([(actions[same] == option).sum() for option in vector.options[0, :n]])
    expected = same.sum() / n
    assert (np.abs(counts - expected) < 5 * np.sqrt(expected)).all()


def test_observations_leak_nothing(name: str) -> None:
    """Worlds that differ only in what a seat can't know are observed alike; a guess is such a world."""
    game = make(name, seats=3)
    observer, target = Observer(game), game.python(own=True)
    race = SeededRace(observer, target, 3)
    different = 0
    for step in range(150):
        if race.over:
            break
        for seat in range(game.seats):
            hidden = race.hidden(seat)
            guess = target.determinise(hidden, seat, step)
            different += guess != race.state
            assert observer.vector(target.hide(guess, seat), seat).tolist() == race.observe(seat).tolist()
        options = race.options(race.waiting[-1])
        race.choose(race.waiting[-1], options[step % len(options)])
    assert different > 0 or name != "dice-race"  # a real game may be open to all


def test_rewards_of_places() -> None:
    places = np.array([[1, 2, 3, 4], [1, 1, 3, 3], [2, 2, 1, 2]])
    expected = [[1, 1 / 3, -1 / 3, -1], [2 / 3, 2 / 3, -2 / 3, -2 / 3], [-1 / 3, -1 / 3, 1, -1 / 3]]
    assert rewards_of(places) == pytest.approx(np.array(expected))
    assert [rewards(row) for row in places.tolist()] == [pytest.approx(row) for row in expected]


def test_names_have_versions() -> None:
    assert game_of("pileup/DiceRace-v0", seats=2).name == "dice-race"
    with pytest.raises(UnknownName, match="pileup/DiceRace-v0"):
        game_of("pileup/DiceRace-v7")


def test_the_table_of_an_observation_covers_every_number(name: str) -> None:
    observer = Observer(make(name))
    places = [place for part in observer.parts for place in range(part.start, part.start + part.size)]
    assert places == list(range(observer.size))
    rows = observer.table().splitlines()[2:]
    assert len(rows) == len(observer.parts)
    assert rows[0].startswith("| 0 | `seat` |")


def test_an_observation_is_what_the_position_says() -> None:
    game = make("dice-race", seats=2)
    observer, target = Observer(game), game.python(own=True)
    s = target.start()
    target.advance(s)
    s.round, s.at[1] = 300, 7
    vector = observer.vector(target.hide(s, 1), 1)
    where = {part.name: vector[part.start : part.start + part.size].tolist() for part in observer.parts}
    assert where["seat"] == [1] and where["round"] == [300] and where["at"] == [0, 7, 0, 0, 0, 0]
    assert where["asked.kind"] == [2] and where["asked.seats"] == [3]  # PICK, both seats
    assert "answers" not in where and "depth" not in where
