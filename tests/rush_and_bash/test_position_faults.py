"""Spoilt positions: refused with reasons, or raced to the end; never an error of ours, never a race without end."""

import copy
import random

import pytest

from pileup.engine.streams import stream
from pileup.engine.target_python import Status
from pileup.errors import InvalidPosition
from tests.rush_and_bash.random_races import CIRCUITS, game_of, positions

ODD = [None, -1, 0, 1, 2, 5, 99, 1e9, "x", [], {}, True, float("nan"), 10**30]


def paths(data, path=()):
    """All places in nested data."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield from paths(value, (*path, key))
    if path:
        yield path


def at(data, path):
    for key in path:
        data = data[key]
    return data


def spoilt(data, others, pick):
    """A copy with one thing replaced by something from elsewhere, taken out, or added."""
    data = copy.deepcopy(data)
    *path, last = pick.choice(list(paths(data)))
    inner = at(data, path)
    kind = pick.random()
    if kind < 0.5:
        inner[last] = copy.deepcopy(pick.choice(others))
    elif kind < 0.7:
        inner.pop(last)
    elif kind < 0.8:
        inner[last] = pick.choice(ODD)
    elif isinstance(inner, list):
        inner.append(copy.deepcopy(pick.choice(others)))
    else:
        inner[pick.choice(["resolving", "turn", "hits", "cars", "space"])] = copy.deepcopy(pick.choice(others))
    return data


@pytest.mark.parametrize("way", [{"seats": 4}, {"seats": 6, "bots": 4, "lifeless": True, "boosts": True}], ids=str)
@pytest.mark.parametrize("circuit", CIRCUITS)
def test_spoilt_positions(circuit, way):
    game = game_of({"circuit": circuit, **way})
    target, kind = game.python(), game.kind
    pick = random.Random(f"{circuit}{way}")
    sound = [kind.position(game, s) for k, (s, _) in enumerate(positions(game, 3)) if k % 11 == 0]
    others = [at(data, path) for data in sound for path in paths(data)]
    raced = 0
    for index in range(120):
        data = spoilt(pick.choice(sound), others, pick)
        try:
            s = kind.set_up(game, data)
        except InvalidPosition as error:
            assert error.problems
            assert all(isinstance(problem, str) for problem in error.problems)
            continue
        raced += 1
        status, _ = target.play_random(s.copy(), stream(1, index, 0), stream(1, index, 1), 3000)
        assert status == Status.OVER
        target.advance(s)
        kind.describe(game, target.hide(s, 0), 0)
        kind.markers(game, s)
    assert raced >= 5


def frames(*rules):
    return {"resolving": [{"rule": "round", "step": 1}, {"rule": "turn", "step": 3, "car": "black"}, *rules]}


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        ([{"rule": "steer", "car": "black", "decides": "black"}], "steer can't lie on turn"),
        ([{"rule": "turn", "step": 3, "car": "blue"}], "turn can't lie on turn"),
        ([{"rule": "play", "car": "black"}], "card is missing"),
        ([{"rule": "drive", "car": "black", "left": 61}], "no whole number from 0 to 60"),
        (
            [{"rule": "drive", "car": "black", "left": 1}, {"rule": "drive", "car": "black", "left": 1}],
            "one car can't be in two movements",
        ),
        ([{"rule": "drive", "car": "black", "ways": ["backwards"]}], "'backwards' is none of own, by-card"),
    ],
)
def test_unfinished_rules_that_can_not_be(rules, reason):
    game = game_of({"circuit": "first-game", "seats": 2})
    with pytest.raises(InvalidPosition) as caught:
        game.kind.set_up(game, {"turn": {"car": "black"}, **frames(*rules)})
    assert reason in "\n".join(caught.value.problems)


def test_a_push_that_is_under_way_can_be_set_up():
    """Blue has been rammed and is about to be pushed two spaces; black's movement waits below."""
    game = game_of({"circuit": "first-game", "seats": 2})
    position = {
        "cars": {"black": {"space": "2:02A:1.1"}, "blue": {"space": "2:02A:1.2"}},
        "turn": {"car": "black"},
        **frames(
            {"rule": "play", "step": 2, "car": "black", "card": "sprint-repair-1"},
            {"rule": "drive", "step": 1, "car": "black", "ways": ["own", "by-card", "halted"], "from": "1:01A:1.6"},
            {"rule": "drive", "car": "blue", "left": 2, "from": "2:02A:1.2"},
        ),
    }
    s = game.kind.set_up(game, position)
    game.python().advance(s)
    assert game.kind.position(game, s)["cars"]["blue"]["space"] == "2:02A:1.4"
