"""Positions as data: every reason at once, and nothing but reasons for whatever is wrong."""

import copy
import random

import pytest

from pileup.engine.make import make
from pileup.engine.target_python import Status
from pileup.errors import InvalidPosition
from tests.racekart_riot.script import Script


def reasons(data, seats=2, **options):
    game = make("racekart-riot", seats=seats, **options)
    with pytest.raises(InvalidPosition) as caught:
        game.kind.set_up(game, data)
    return caught.value.problems


def test_all_reasons_come_at_once():
    found = reasons(
        {
            "phase": "supply",
            "holder": 1,
            "seats": [
                {"space": "R99", "items": ["sword"], "supplies": {"jumpp": 1}, "hand": ["RB01", "GL01"]},
                {"racer": "redbane", "discard": ["GL01"], "face_up": ["GL01"], "crab_stop": True},
            ],
            "market": [{"card": "nothing"}],
            "bananas": [{"space": "R5", "spared": 3}],
        }
    )
    for part in (
        "R99",
        "sword",
        "jumpp",
        "GL01",
        "this race gives the seat",
        "in two places",
        "crabs",
        "nothing",
        "seat 3",
    ):
        assert any(part in reason for reason in found), part


@pytest.mark.parametrize(
    ("data", "part"),
    [
        ({"phases": "supply"}, "Did you mean 'phase'"),
        ({"seats": [{"coins": -1}]}, "out of range"),
        ({"seats": [{"coins": "ten"}]}, "whole number"),
        ({"seats": [{}] * 3}, "3 seats are described"),
        ({"phase": "pit-stop"}, "there is no 'pit-stop'"),
        ({"phase": "move"}, "every racer has played a card"),
        ({"seats": [{"card": "RB01"}]}, "cards lie on the table"),
        ({"seats": [{"items": ["egg"] * 3}, {"items": ["egg"]}]}, "4 items egg"),
        ({"seats": [{"supplies": {"wild": 5}}]}, "5 cards wild"),
        ({"seats": [{"used": {"bumper-basic-1": 1}}]}, "locked karts have 0"),
        ({"seats": [{"face_down": ["RB01"]}]}, "11 movement cards are nowhere"),
        ({"seats": [{"face_up": [f"RB{n:02d}" for n in range(1, 13)]}]}, "would have been shuffled"),
        ({"seats": [{"laps": 1}]}, "crossed no line"),
        ({"bag": {"egg": 1}}, "bag: 1 items egg, but 3"),
        ({"deck": {"jump": 1}}, "deck: 1 cards jump, but 5"),
        ({"bananas": [{"space": "R5"}] * 7, "reserve": 0}, "7 items banana"),
        ({"frames": [{"frame": "lunch"}]}, "there is no frame 'lunch'"),
        (
            {"phase": "supply", "seats": [{"hand": ["RB01"]}]},
            "1 cards, where it is 2 in this phase, or none to have them drawn",
        ),
        (
            {"phase": "move", "seats": [{"card": "RB01", "hand": ["RB02", "RB03"]}, {"card": "GL01"}]},
            "2 cards, where it is 1",
        ),
        ({"phase": "extra", "seats": [{"hand": ["RB01", "RB02"]}]}, "2 cards, where it is 0 in this phase"),
        (
            {"phase": "draw", "turn": 1, "seats": [{}, {"hand": ["GL01", "GL02"]}]},
            "seats[1].hand: 2 cards, where it is 0",
        ),
        ({"die": 3}, "die: 3 is not 0"),
        ({"target": 1}, "target: 1 is not 0"),
        ({"path": ["R5"]}, "nothing is thrown"),
        ({"answers": [30]}, "nobody is choosing a card"),
        ({"answers": [0] * 5}, "answers: 5, but the race has 2 seats"),
        ({"seats": [{"roll": 4}]}, "nobody rolls"),
        ({"seats": [{"coins": 9999}] * 2, "coins_on": {"R3": 9999}}, "coins: 29997 in all"),
        ({"seats": [{"items": [{"item": "egg", "known_by": [3]}]}]}, "one too many"),
        ({"seats": [{"came_from": {"R5": "R9"}}]}, "nobody comes to R5 from R9"),
        ({"seats": [{"notes": {"0": {"lava": ["R5"]}}}]}, "before no lava"),
        ({"seats": [{"items": [{"item": "egg", "known_by": [0]}]}]}, "not seat 0 itself"),
    ],
)
def test_reasons(data, part):
    assert any(part in reason for reason in reasons(data)), reasons(data)


def test_what_is_left_out_is_as_at_the_start():
    game = make("racekart-riot", seats=3)
    assert game.kind.set_up(game, {}).dump() == game.python().start().dump()


@pytest.mark.parametrize("phase", ["first-roll", "draw", "move", "scoring"])
def test_a_market_that_is_left_out_is_dealt_first(phase):
    cards = [{"card": "RB01"}, {"card": "GL01"}] if phase == "move" else [{}, {}]
    r = Script(*cards, phase=phase, market=None)
    assert r.asked == "* draw-supply"
    r.play(*["* supply:jump"] * 4, "* supply:wild")
    assert [offer["card"] for offer in r.data()["market"]] == ["jump"] * 4 + ["wild"]


def test_market_and_hands_that_are_left_out_are_dealt_by_chance():
    r = Script({"hand": []}, {"hand": []}, market=None)
    assert r.asked == "* draw-card"
    r.play("* card:1", "* card:2", "* card:1", "* card:2")
    assert r.asked == "* draw-supply"


@pytest.mark.parametrize("seed", range(4))
def test_broken_positions_give_reasons_and_nothing_else(seed):
    """Reachable positions with something wrong in them: refused with reasons, or accepted and playable."""
    draw = random.Random(seed)
    game = make("racekart-riot", seats=3, track="queen-ks-cove")
    target = game.python(own=True)
    s = target.start()
    turn = 0
    while (status := target.advance(s)) != Status.OVER:
        turn += 1
        if turn % 40 == 0:
            for _ in range(4):
                data = copy.deepcopy(game.kind.position(game, s))
                spoil(data, draw)
                try:
                    state = game.kind.set_up(game, data)
                except InvalidPosition as error:
                    assert error.problems and all(isinstance(problem, str) for problem in error.problems)
                else:
                    state.dump()
                    assert target.advance(state) in Status
        if status == Status.CHANCE:
            target.happen(s, draw.choice(target.outcomes(s)[0]))
        else:
            seat = target.waiting(s)[0]
            target.choose(s, seat, draw.choice(target.options(s, seat)))


def spoil(data, draw):
    """Replaces, takes out or doubles something somewhere."""
    places = []

    def walk(value):
        keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
        for key in keys:
            places.append((value, key))
            walk(value[key])

    walk(data)
    holder, key = draw.choice(places)
    what = draw.randrange(3)
    if what == 0:
        holder[key] = draw.choice([None, -1, 3, 10**9, "R1", "Q9", "RB01", [], {}, True, "egg", "jump"])
    elif what == 1:
        del holder[key]
    else:
        other, name = draw.choice(places)
        holder[key] = (
            copy.deepcopy(other[name]) if name in other or (isinstance(other, list) and name < len(other)) else None
        )
