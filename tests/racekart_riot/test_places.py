"""Places (RK-POS)."""

import pytest

from pileup.games.racekart_riot.state import Event
from tests.racekart_riot.script import GL, LT, QK, RB


def places(script):
    shown = script.kind.describe(script.game, script.s, -1)
    return [seat["place"] for seat in shown["seats"]]


def standings(script):
    return [script.seat(p)["standing"] for p in range(script.game.seats)]


@pytest.mark.rule("RK-POS-01", "RK-POS-03")
def test_more_laps_then_fewer_spaces_to_the_line(race):
    r = race({"space": "R30"}, {"space": "R2", "laps": 1}, {"space": "R30"}, {"space": "S"}, phase="extra", turn=0)
    assert places(r) == [2, 1, 2, 4]


@pytest.mark.rule("RK-POS-02", "RK-RULE-09")
@pytest.mark.parametrize(
    ("track", "pairs"),
    [
        # Ledger 20.8 and 20.9: B1 = 19 as R20; T1 = 7 as R32; TI = 27 as Q14; I1 = 33 as Q8; W1 = 19; X1 = 11 as Q30.
        ("redbanes-castle", [("B1", "R20"), ("B2", "R21"), ("T1", "R32"), ("T2", "R33")]),
        ("queen-ks-cove", [("TI", "Q14"), ("I6", "Q13"), ("I1", "Q8"), ("W1", "Q22"), ("W2", "Q23"), ("X1", "Q30")]),
    ],
)
def test_different_paths_are_counted_back_from_the_line(race, track, pairs):
    for side, normal in pairs:
        r = race({"space": side}, {"space": normal}, phase="extra", track=track)
        assert places(r) == [1, 1], (side, normal)


@pytest.mark.rule("RK-RULE-09")
def test_distances_of_the_house_tracks_are_those_of_the_ledger(race):
    castle = race({}, {}, phase="extra").game
    cove = race({}, {}, phase="extra", track="queen-ks-cove").game
    for game, prefix, last in ((castle, "R", 38), (cove, "Q", 40)):
        distance = {name: game.static.to_finish[x] for name, x in game.extra.track.index.items()}
        assert all(distance[f"{prefix}{n}"] == last + 1 - n for n in range(1, last + 1))
        assert distance["S"] == last + 1
    distance = {name: cove.static.to_finish[x] for name, x in cove.extra.track.index.items()}
    wanted = {"TI": 27, "I6": 28, "I5": 29, "I4": 30, "I3": 31, "I2": 32, "I1": 33, "W1": 19, "W2": 18, "X1": 11}
    assert {name: distance[name] for name in wanted} == wanted


@pytest.mark.rule("RK-POS-04", "RK-RULE-08")
@pytest.mark.parametrize(
    ("spaces", "wanted"),
    [
        (["R5", "R5", "R5"], ["first", "first", "first"]),
        (["R5", "R5", "R3"], ["first", "first", "last"]),
        (["R9", "R5", "R5"], ["first", "last", "last"]),
        (["R9", "R5", "R5", "R1"], ["first", "middle", "middle", "last"]),
        (["R1", "R9", "R8", "R7"], ["last", "first", "middle", "middle"]),
        (["R4", "R3"], ["first", "last"]),
        (["R4", "R4"], ["first", "first"]),
    ],
)
def test_first_middle_and_last(race, spaces, wanted):
    r = race(*({"space": space, "supplies": {"speedway": 1}} for space in spaces), phase="extra")
    assert standings(r) == wanted


@pytest.mark.rule("RK-POS-05", "RK-RULE-10", "RK-ABL-09", "RK-POS-06", "RK-SUP-02")
def test_places_for_cards_are_taken_before_anybody_moves_those_for_lightning_after(race):
    # Redbane overtakes, then Queen K moves as First (3, not 7); for her Lightning she is Last (+4).
    r = race(
        {"space": "R20", "card": 11},
        {"space": "R21", "card": 3, "supplies": {"lightning": 1}},
        phase="replay",
        options={"racers": [RB, QK]},
    )
    r.play("* item:crown", "* item:crown")
    assert r.happened(Event.SPEED) == [(0, 7, 7), (1, 3, 3)]
    assert r.at == ["R27", "R24"] and r.asked == "extra-card 1"
    r.play("1 lightning", "* d12:5")
    assert r.at == ["R27", "R28"]


@pytest.mark.rule("RK-ABL-09")
@pytest.mark.parametrize(("others", "speed"), [(["R1", "R2"], 2), (["R30", "R1"], 5), (["R30", "R31"], 8)])
def test_place_cards_of_queen_k(race, others, speed):
    """QK05 is 2 | 5 | 8."""
    r = race(
        {"space": "R4", "card": 5},
        {"space": others[0]},
        {"space": others[1]},
        phase="replay",
        options={"racers": [QK, RB, GL]},
    )
    assert r.happened(Event.SPEED)[0] == (0, speed, speed)


@pytest.mark.rule("RK-SUP-02")
@pytest.mark.parametrize(("others", "moves"), [(["R3", "R2"], 1), (["R30", "R1"], 2), (["R30", "R31"], 4)])
def test_lightning_by_place(race, others, moves):
    r = race(
        {"space": "R4", "supplies": {"lightning": 1}},
        {"space": others[0]},
        {"space": others[1]},
        phase="extra",
        options={"racers": [LT, RB, GL]},
    )
    r.play("0 lightning")
    assert r.at[0] == f"R{4 + moves}"
