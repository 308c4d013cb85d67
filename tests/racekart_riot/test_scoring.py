"""Points and the winner (RK-SCO)."""

import pytest

from pileup.games.racekart_riot.describe import points
from pileup.games.racekart_riot.state import Event


def scored(race, *seats, **position):
    """The race as it is scored at the end of the round."""
    rows = [{"coins": 0, **seat} for seat in seats]
    return race(*rows, phase="extra", turn=len(rows), coins_on={}, **position)


def total(script):
    return script.s.score[: script.game.seats]


def part(script, p, word):
    return points(script.game, script.s, p)[word]


HOME = {"space": "R1", "laps": 2}


@pytest.mark.rule("RK-SCO-01", "RK-SCO-03", "RK-SCO-10")
def test_race_points_finished_or_not(race):
    r = scored(race, {"space": "R30"}, HOME, {"space": "R20", "laps": 1}, {"space": "R5"})
    assert r.asked == "over" and total(r) == [7, 16, 11, 5]
    assert [event[:2] for event in r.happened(Event.SCORED)] == [(0, 7), (1, 16), (2, 11), (3, 5)]
    assert r.target.places(r.s, 4) == [3, 1, 2, 4]


@pytest.mark.rule("RK-SCO-02")
def test_ties_share_and_the_next_place_is_skipped(race):
    """The rulebook's example: 16, 16, 7; and 5 for the fourth."""
    r = scored(race, HOME, HOME, {"space": "R20", "laps": 1}, {"space": "R5"})
    assert total(r) == [16, 16, 7, 5]
    r = scored(race, HOME, {"space": "R5"}, {"space": "R5"}, {"space": "R5"})
    assert total(r) == [16, 11, 11, 11]


@pytest.mark.rule("RK-SCO-04")
@pytest.mark.parametrize(
    ("soda", "vinegar", "health", "luck", "wanted"),
    [
        (0, 0, 0, 0, 0),
        (1, 1, 0, 0, 2),
        (2, 2, 0, 0, 5),
        (1, 1, 3, 3, 14),  # the rulebook's example: 3 and 1 pairs
        (1, 1, 2, 2, 9),
        (2, 2, 3, 3, 20),
        (3, 3, 3, 3, 26),
        (4, 4, 4, 4, 38),
        (4, 0, 0, 4, 0),  # families never mix
        (4, 2, 1, 3, 9),
    ],
)
def test_pairs(race, soda, vinegar, health, luck, wanted):
    counts = {"baking-soda": soda, "vinegar": vinegar, "health-potion": health, "luck-potion": luck}
    r = scored(race, {**HOME, "supplies": {name: n for name, n in counts.items() if n}}, {"space": "R5"})
    assert part(r, 0, "pairs") == wanted and total(r)[0] == 16 + wanted


@pytest.mark.rule("RK-SCO-04", "RK-SCO-05", "RK-RULE-06", "RK-SUP-08", "RK-SUP-12")
def test_used_and_unused_copies_pair_up_incomplete_ones_give_nothing(race):
    r = scored(
        race,
        {**HOME, "supplies": {"baking-soda": 1, "health-potion": 2}, "used": {"vinegar": 1, "luck-potion": 1}},
        {"space": "R5", "supplies": {"health-potion": 1}},
    )
    assert [part(r, p, "pairs") for p in (0, 1)] == [5, 0]


@pytest.mark.rule("RK-SCO-06", "RK-SCO-07")
def test_the_rulebooks_kart_examples(race):
    """Parts of 7 in a complete kart of mixed styles: 10 in all; parts of 2 in no kart: 2."""
    mixed = {"bumper-basic-3": 1, "chassis-dragon-2": 1, "caboose-hover-2": 1}
    r = scored(
        race, {**HOME, "supplies": mixed}, {"space": "R5", "supplies": {"bumper-hover-1": 1, "chassis-hover-1": 1}}
    )
    assert (part(r, 0, "karts"), part(r, 0, "parts")) == (3, 7)
    assert (part(r, 1, "karts"), part(r, 1, "parts")) == (0, 2)
    assert total(r) == [26, 13]


@pytest.mark.rule("RK-SCO-06", "RK-SCO-07", "RK-KRT-06")
def test_locked_and_unlocked_karts_both_count(race):
    locked = {"bumper-basic-2": 1, "chassis-basic-2": 1, "caboose-basic-2": 1}
    free = {"bumper-dragon-2": 1, "chassis-dragon-2": 1, "caboose-dragon-3": 1}
    r = scored(race, {**HOME, "used": locked, "locked_same": 1, "supplies": free}, {"space": "R5"})
    assert (part(r, 0, "karts"), part(r, 0, "parts")) == (12, 13)


@pytest.mark.rule("RK-SCO-08")
@pytest.mark.parametrize(("coins", "wanted"), [(0, 0), (2, 0), (5, 1), (6, 2), (31, 10)])
def test_coins(race, coins, wanted):
    r = scored(race, {**HOME, "coins": coins}, {"space": "R5"})
    assert part(r, 0, "coins") == wanted


@pytest.mark.rule("RK-SCO-09", "RK-ITM-09")
def test_crowns(race):
    r = scored(race, {**HOME, "items": ["crown", "egg", "crown"]}, {"space": "R5", "items": ["crown"]})
    assert total(r) == [20, 13]


@pytest.mark.rule("RK-SCO-10")
def test_the_highest_total_wins_not_the_first_home(race):
    r = scored(race, HOME, {"space": "R5", "coins": 30})
    assert total(r) == [16, 21] and r.target.places(r.s, 2) == [2, 1]


@pytest.mark.rule("RK-RULE-51")
def test_equal_totals_go_by_race_place_then_coins_then_are_shared(race):
    # 16 against 11 + 5.
    r = scored(race, HOME, {"space": "R5", "coins": 15})
    assert total(r) == [16, 16] and r.target.places(r.s, 2) == [1, 2]
    # The same place and points: more coins.
    r = scored(race, {**HOME, "coins": 3}, {**HOME, "coins": 5})
    assert total(r) == [17, 17] and r.target.places(r.s, 2) == [2, 1]
    r = scored(race, HOME, HOME)
    assert r.target.places(r.s, 2) == [1, 1]


@pytest.mark.rule("RK-RULE-28")
def test_coins_items_may_be_played_once_before_scoring_in_turn_order(race):
    r = scored(race, {**HOME, "items": ["coins", "coins"]}, {"space": "R5", "items": ["coins"]}, holder=1)
    assert r.asked == "coins-window 1"
    r.play("1 coins")
    assert r.asked == "coins-window 0"
    r.play("0 coins", "0 done")
    assert r.asked == "over" and total(r) == [17, 12]
