"""What a finished race says about how its score came about."""

import pytest

from pileup.engine import make
from pileup.play import Race

LAST = {"round": 9, "moved": [1], "turn": {"seat": 0, "dice": ["nimble-1"], "first_die": 1}}


def finished(pig, rabbit=None, position=LAST, **options):
    """The Pig goes one space forward and has done with the race; the Rabbit has had its Turn."""
    seats = [{"racer": "pig", "last_turn": 17, **pig}]
    if rabbit is not None:
        seats.append({"racer": "rabbit", "last_turn": 16, **rabbit})
    game = make("bayou-bash", seats=len(seats), racers=["pig", "rabbit"][: len(seats)], **options)
    race = Race.set_up(game, {"turns": 17, **position, "seats": seats})
    race.choose(0, "way:forward")
    while not race.over:
        decision = race.decisions[0]
        race.choose(decision.seat, decision.options[0].action)
    return race


FANS = ["3:1.1", "3:1.2", "3:1.3", "3:1.4", "3:1.5"]


def test_who_has_most_fans_needs_nothing_more():
    race = finished({"space": "10:5.3"}, {"space": "5:1.1", "fans": FANS[:1]})
    assert race.view(0)["result"] == {"bonus": [0, 0], "latest": False}  # 3 for finishing against 1


@pytest.mark.rule("BB-WIN-05")
def test_a_tie_shows_the_fan_more_of_who_finished():
    race = finished({"space": "10:5.3"}, {"space": "5:1.1", "fans": FANS[:3]})
    assert [seat["fans"] for seat in race.view(0)["seats"]] == [3, 3]
    assert race.view(0)["result"] == {"bonus": [1, 0], "latest": False}
    assert list(race.places) == [1, 2]


@pytest.mark.rule("BB-RULE-34")
def test_the_latest_turn_is_named_where_it_decides():
    # Both lead with 4, so the Pig, which finished, counts 5: nothing is left to decide by Turns.
    race = finished({"space": "10:5.3", "fans": ["4:1.1"]}, {"space": "5:1.1", "fans": FANS[:4]})
    assert race.view(0)["result"] == {"bonus": [1, 0], "latest": False}
    # Three Racers: the two behind are equal.
    game = make("bayou-bash", seats=3, racers=["pig", "rabbit", "rooster"])
    seats = [
        {"racer": "pig", "space": "10:5.3", "last_turn": 17},
        {"racer": "rabbit", "space": "5:1.1", "fans": FANS[:1], "last_turn": 15},
        {"racer": "rooster", "space": "5:1.2", "fans": FANS[1:2], "last_turn": 16},
    ]
    race = Race.set_up(game, {**LAST, "turns": 17, "moved": [1, 2], "seats": seats})
    race.choose(0, "way:forward")
    while not race.over:
        race.choose(0, race.decisions[0].options[0].action)
    assert race.view(0)["result"] == {"bonus": [0, 0, 0], "latest": True}
    assert list(race.places) == [1, 3, 2]


@pytest.mark.rule("BB-CIRC-05")
def test_a_circuit_tells_the_points_for_all_laps_apart():
    race = finished(
        {"space": "0:5.3", "progress": 8, "fans": ["5:1.1", "5:1.2"]},
        {"space": "3:1.1", "progress": 3},
        track="grassy-glenway",
        laps=1,
    )
    view = race.view(0)
    assert view["laps"] == 1
    assert [seat["points"] for seat in view["seats"]] == [2 + 3, 0]
    assert view["result"] == {"bonus": [3, 0], "latest": False}


@pytest.mark.rule("BB-TIME-04")
def test_a_time_trial_is_a_sum():
    # Snake's Pass has five Straight and four Turn pieces.
    position = {"round": 3, "aside": ["J01", "J02", "J03"], "turn": LAST["turn"]}
    race = finished({"space": "10:5.3"}, position=position, track="snakes-pass", mode="time-trial")
    view = race.view(0)
    assert view["result"]["sum"] == [
        {"what": "straights", "count": 5, "points": 10},
        {"what": "turns", "count": 4, "points": 12},
        {"what": "cards", "count": 3, "points": -3},
    ]
    assert view["score"] == 19
    assert view["unused"] == 27  # of thirty Jockey cards
