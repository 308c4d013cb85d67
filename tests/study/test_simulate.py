"""Simulation: counts are right, and neither target, batches nor workers change a bit."""

from __future__ import annotations

import hashlib

import pytest

from pileup.engine.game import games
from pileup.engine.make import make
from pileup.engine.streams import CHANCE, CHOICE, stream
from pileup.errors import PileupError
from pileup.study import simulate as package_simulate
from pileup.study.simulate import Unfinished, _chunks, auto_workers, play, simulate

REAL = sorted(games())


@pytest.mark.parametrize("name", ["dice-race", "secret-race"])
@pytest.mark.parametrize("seats", [2, 5])
def test_both_targets_give_the_same_digest_and_counts(name, seats):
    one, two = (simulate(make(name, seats=seats), 60, 7, target=target) for target in ("python", "cpu"))
    for field in ("digest", "wins", "mean_places", "rounds", "decisions", "forced_decisions", "chance_events"):
        assert getattr(one, field) == getattr(two, field), field


@pytest.mark.parametrize("name", REAL)
def test_both_targets_agree_on_the_real_games(name):
    kind = games()[name]
    for seats in {kind.min_seats, kind.max_seats}:
        one, two = (simulate(make(name, seats=seats), 12, 3, target=target) for target in ("python", "cpu"))
        assert one.digest == two.digest and one.wins == two.wins and one.decisions == two.decisions


@pytest.mark.slow
@pytest.mark.skipif(not REAL, reason="workers find only real games")
def test_workers_change_nothing():
    game = make(REAL[0], seats=3)
    alone = simulate(game, 40, 5, target="python")
    for workers in (2, 3):
        shared = simulate(game, 40, 5, target="python", workers=workers)
        assert shared.digest == alone.digest and shared.wins == alone.wins and shared.workers == workers
    with pytest.raises(PileupError, match="out of range"):
        simulate(game, 40, 5, workers=0)


def test_counts_are_those_of_the_single_races():
    """Each race played here by hand: places, rounds, decisions and the digest's bytes."""
    game = make("secret-race", seats=3)
    target = game.python(own=True)
    wins, rounds, decisions, digest = [0, 0, 0], [], 0, hashlib.sha256()
    for index in range(25):
        s = target.start()
        _, counted = target.play_random(s, stream(9, index, CHANCE), stream(9, index, CHOICE), 10_000)
        places = target.places(s, 3)
        for seat in range(3):
            wins[seat] += places[seat] == 1
        rounds.append(s.round)
        decisions += counted[0]
        digest.update(s.dump() + bytes(places))
    result = simulate(game, 25, 9)
    assert result.wins == wins and result.decisions == decisions and result.digest == digest.hexdigest()
    assert result.rounds == {"mean": sum(rounds) / 25, "min": min(rounds), "max": max(rounds)}
    assert package_simulate is simulate and result.seats == 3 and result.games == 25 and result.seed == 9


def test_the_size_of_batches_changes_nothing(monkeypatch):
    game = make("dice-race", seats=2)
    whole = simulate(game, 50, 1)
    told = []
    monkeypatch.setitem(__import__("pileup.study.simulate", fromlist=["CHUNK"]).CHUNK, "cpu", 7)
    assert simulate(game, 50, 1, progress=told.append).digest == whole.digest
    assert told == [7, 14, 21, 28, 35, 42, 49, 50]


def test_seeds_and_numbers_make_different_races():
    game = make("dice-race", seats=2)
    assert simulate(game, 20, 1).digest != simulate(game, 20, 2).digest
    assert simulate(game, 20, 1).digest != simulate(game, 21, 1).digest


def test_a_better_bot_wins_more_and_bots_are_deterministic():
    game = make("secret-race", seats=2)
    one, two = (simulate(game, 60, 4, bots=["greedy", "random"]) for _ in range(2))
    assert one.digest == two.digest and one.target == "python" and one.bots == ["greedy", "random"]
    swapped = simulate(game, 60, 4, bots=["random", "greedy"])
    base = simulate(game, 60, 4).wins  # who moves first has the better chances; greedy betters either
    assert one.wins[0] > base[0] and swapped.wins[1] > base[1]


def test_one_bot_name_serves_all_seats():
    assert simulate(make("dice-race", seats=3), 2, bots=["greedy"]).bots == ["greedy"] * 3


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"games": 0}, "games: 0 is out of range"),
        ({"seed": -1}, "seed: -1 is out of range"),
        ({"seed": 2**64}, "seed: .* is out of range"),
        ({"bots": ["random", "random", "random"]}, "3 bots for 2 seats"),
        ({"bots": ["grady"]}, "no bot 'grady'. Did you mean greedy"),
        ({"target": "gpu"}, "no target 'gpu'"),
        ({"target": "cpu", "bots": ["greedy"]}, "random races only"),
    ],
)
def test_wrong_arguments_are_named(arguments, message):
    with pytest.raises(PileupError, match=message):
        simulate(make("dice-race", seats=2), **{"games": 5, **arguments})


@pytest.mark.parametrize("target", ["cpu", "python"])
def test_races_that_do_not_end_are_an_error_not_hidden(target):
    with pytest.raises(Unfinished, match=r"10 of 10 races were not over after 3 decisions.*races 0, 1, 2, 3, 4, …"):
        simulate(make("dice-race", seats=2), 10, 1, target=target, limit=3)


def test_a_bot_that_cheats_is_stopped(monkeypatch):
    from pileup.bots.random_bot import RandomBot

    monkeypatch.setattr("pileup.bots.greedy.GreedyBot.choose", lambda self, observation: 5)
    assert RandomBot.name == "random"
    with pytest.raises(PileupError, match="bot of seat 0 chose die:4, which is not legal"):
        simulate(make("dice-race", seats=2), 1, bots=["greedy"])


def test_workers_by_default_only_where_they_pay():
    assert auto_workers(1000) == 1 and auto_workers(50, ["greedy"]) == 1 and auto_workers(10**7) >= 1


def test_a_batch_can_be_played_alone():
    """What a worker is sent stands for itself: races 10 to 14 of a run are the same wherever they are played."""
    from pileup.study.simulate import Job

    game = make("secret-race", seats=2)
    job = Job(game.description(), 3, "python", [])
    whole, part = play(job, 0, 20), play(job, 10, 5)
    size = len(part.finals) // 5
    assert whole.finals[10 * size : 15 * size] == part.finals
    assert [first for first, _ in _chunks(job, 40, 1)] == [0, 16, 32]
