"""Golden races are replayed strictly on both targets, and every way a race can end is among these tests."""

import json

import numpy as np
import pytest

from pileup.engine import make
from pileup.engine.target_python import Status
from pileup.games.bayou_bash.actions import ACTIONS
from tests.bayou_bash.golden import FOLDER, RACES, ending, who
from tests.bayou_bash.script import scene


@pytest.mark.parametrize("name", RACES)
def test_golden_race(name):
    text = (FOLDER / f"{name}.txt").read_text()
    body, _, end = text.partition("# end\n")
    first, *lines = body.splitlines()
    game = make(json.loads(first))
    target, cpu = game.python(), game.cpu()
    s = target.start()
    status = target.advance(s)
    states = cpu.begin(1)
    cpu.advance(states)
    for line in lines:
        if not line:
            continue
        if line.startswith("# round"):
            assert s.round == int(line.split()[-1])
            continue
        speaker, _, action_text = line.partition(" ")
        action = ACTIONS.number(action_text)
        assert who(game, s, status) == speaker, line
        if status == Status.CHANCE:
            assert action in target.outcomes(s)[0], line
            target.happen(s, action)
            cpu.happen(states, np.array([action], np.int32))
        else:
            seat = target.waiting(s)[0]
            assert action in target.options(s, seat), line
            target.choose(s, seat, action)
            cpu.choose(states, np.array([seat], np.int64), np.array([action], np.int32))
        status = target.advance(s)
        assert states[0].tobytes() == s.dump(), line
    assert status == Status.OVER
    assert ending(game, s) == end.splitlines()


THREE = [f"pig space:0:1.{k}" for k in (1, 2, 3)]

ENDINGS = {
    "over the line by the own die": (
        {"pig": "4:5.3", "rabbit": {"space": "1:1.1", "last_turn": 3}},
        {"moved": [1], "dice": "nimble-1"},
        ["pig way:forward", *THREE],
        [1, 2],
    ),
    "pushed over the line": (
        {"rabbit": "4:4.3", "pig": "4:5.3"},
        {"moved": [1], "dice": "nimble-1"},
        ["rabbit die:nimble-1", "rabbit way:forward", "rabbit way:forward", *THREE, "rabbit space:0:2.1"],
        [2, 1],
    ),
    "Staggered over the line": (
        {"pig": {"space": "4:5.3", "staggers": 1}, "rabbit": "1:1.1"},
        {"moved": [1], "turn": {"step": "stagger"}},
        ["* stagger:forward-left", *THREE],
        [1, 2],
    ),
    "hopped over the line": (
        {"rabbit": {"space": "4:4.3", "carrots": 1}, "pig": "1:1.1"},
        {"moved": [1], "turn": {"step": "returned"}},
        ["rabbit ability:eat-my-dust-bunny", "rabbit space:4:6.3", *[f"rabbit space:0:1.{k}" for k in (1, 2, 3)]],
        [1, 2],
    ),
    "a finisher wins a tie": (
        {"pig": "4:5.3", "rabbit": {"space": "1:1.1", "fans": ["2:1.1", "2:1.2", "2:1.3"]}},
        {"moved": [1], "dice": "nimble-1"},
        ["pig way:forward", *THREE],
        [1, 2],
    ),
    "the first over the line does not win": (
        {"pig": "4:5.3", "rabbit": {"space": "1:1.1", "fans": [f"2:1.{k}" for k in (1, 2, 3, 4, 5)]}},
        {"moved": [1], "dice": "nimble-1"},
        ["pig way:forward", *THREE],
        [2, 1],
    ),
}


@pytest.mark.rule("BB-WIN-01", "BB-WIN-02", "BB-WIN-04", "BB-WIN-05")
@pytest.mark.parametrize("name", ENDINGS)
def test_every_way_a_race_can_end(name):
    seats, more, lines, places = ENDINGS[name]
    s = scene(seats, **more).play(*lines)
    assert s.asks == "over"
    assert s.places == places
