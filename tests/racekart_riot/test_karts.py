"""Karts (RK-KRT)."""

import itertools
import random

import pytest

from pileup.games.racekart_riot import state as st
from pileup.games.racekart_riot.rules.karts import best_kart_points

SLOTS, STYLES = ("bumper", "chassis", "caboose"), ("basic", "dragon", "hover")


def lock(script, *parts):
    script.play("0 lock")
    for name in parts:
        if script.asked == "lock-part 0":
            script.play(f"0 supply:{name}")
    return script


@pytest.mark.rule("RK-KRT-01", "RK-RULE-07", "RK-SUP-14")
def test_parts_have_slot_style_and_points_each_for_itself(race):
    t = race({}, {}).game.static
    kinds = {(t.slot[c], t.style[c], t.points[c]) for c in range(st.PART, t.n_types)}
    assert kinds == set(itertools.product(range(3), range(3), (1, 2, 3)))


@pytest.mark.rule("RK-KRT-04", "RK-MKT-09")
def test_locking_needs_one_part_of_each_slot(race):
    for supplies in (
        {"bumper-basic-2": 1, "chassis-basic-2": 1},
        {"bumper-basic-2": 1, "bumper-basic-3": 1, "caboose-basic-2": 1},
    ):
        assert "lock" not in race({"supplies": supplies}, {}).options()


@pytest.mark.rule("RK-KRT-04", "RK-KRT-03")
def test_three_chosen_parts_go_to_the_used_pile_as_one_kart(race):
    r = race({"supplies": {"bumper-basic-2": 1, "bumper-hover-3": 1, "chassis-basic-2": 1, "caboose-basic-2": 1}}, {})
    r.play("0 lock")
    assert r.asked == "lock-part 0" and r.options() == ["supply:bumper-basic-2", "supply:bumper-hover-3"]
    r.play("0 supply:bumper-basic-2")  # chassis and caboose leave no choice
    assert r.seat(0)["used"] == {"bumper-basic-2": 1, "chassis-basic-2": 1, "caboose-basic-2": 1}
    assert r.seat(0)["locked_same"] == 1 and r.seat(0)["supplies"] == {"bumper-hover-3": 1}
    r = race({"supplies": {"bumper-hover-3": 1, "chassis-basic-2": 1, "caboose-basic-2": 1}}, {})
    r.play("0 lock")
    assert r.seat(0)["locked_mixed"] == 1 and r.asked == "market 0"


@pytest.mark.rule("RK-KRT-02", "RK-SUP-13")
def test_at_most_two_wilds_in_a_kart(race):
    assert "lock" not in race({"supplies": {"wild": 4}}, {}).options()
    assert "lock" not in race({"supplies": {"wild": 1, "bumper-basic-2": 1}}, {}).options()
    r = race({"supplies": {"wild": 3, "caboose-dragon-2": 1}}, {})
    r.play("0 lock")
    assert r.seat(0)["used"] == {"wild": 2, "caboose-dragon-2": 1} and r.seat(0)["locked_same"] == 1


@pytest.mark.rule("RK-KRT-02", "RK-KRT-03", "RK-RULE-47")
def test_a_wild_takes_any_style(race):
    r = race({"supplies": {"wild": 1, "bumper-dragon-2": 1, "chassis-dragon-3": 1, "chassis-hover-1": 1}}, {})
    lock(r, "chassis-dragon-3")
    assert r.seat(0)["locked_same"] == 1
    r = race({"supplies": {"wild": 1, "bumper-dragon-2": 1, "chassis-dragon-3": 1, "chassis-hover-1": 1}}, {})
    lock(r, "chassis-hover-1")
    assert r.seat(0)["locked_mixed"] == 1


@pytest.mark.rule("RK-KRT-04", "RK-RULE-46")
def test_several_karts_may_be_locked_in_one_turn_before_and_after_the_pick(race):
    parts = {f"{slot}-basic-{n}": 1 for slot in SLOTS for n in (2, 3)}
    r = race({"supplies": parts}, {})
    lock(r, "bumper-basic-2", "chassis-basic-2", "caboose-basic-2")
    r.play("0 slot:1", "* supply:jump")
    assert r.asked == "after-pick 0" and "lock" in r.options()
    lock(r, "bumper-basic-3", "chassis-basic-3", "caboose-basic-3")
    assert r.seat(0)["locked_same"] == 2 and r.asked == "market 1"


@pytest.mark.rule("RK-KRT-05", "RK-RULE-45")
def test_a_locked_kart_is_never_unlocked(race):
    used = {"bumper-basic-2": 1, "chassis-basic-2": 1, "caboose-basic-2": 1}
    r = race({"used": used, "locked_same": 1}, {})
    assert "lock" not in r.options()
    r.play("0 slot:1", "* supply:jump")
    assert r.seat(0)["used"] == used


def best_by_trying(parts, wilds):
    """The best bonus by trying every way to build karts, one after another (RK-RULE-47)."""
    stock = [*parts, *[(-1, -1)] * wilds]
    best = 0

    def build(left, points):
        nonlocal best
        best = max(best, points)
        for trio in itertools.combinations(range(len(left)), 3):
            cards = [left[k] for k in trio]
            real = [card for card in cards if card[0] >= 0]
            if not real or len({slot for slot, _ in real}) < len(real):
                continue
            bonus = 6 if len({style for _, style in real}) == 1 else 3
            build([card for k, card in enumerate(left) if k not in trio], points + bonus)

    build(stock, 0)
    return best


@pytest.mark.rule("RK-RULE-47", "RK-SCO-06", "RK-KRT-02")
def test_unlocked_parts_are_grouped_for_the_largest_bonus(race):
    r = race({}, {})
    s, t = r.s, r.game.static
    numbers = {(t.slot[c], t.style[c]): c for c in range(st.PART, t.n_types)}
    draw = random.Random(4)
    for _ in range(120):
        parts = [(draw.randrange(3), draw.randrange(3)) for _ in range(draw.randrange(8))]
        wilds = draw.randrange(4)
        s.held[0] = [0] * st.TYPES
        s.held[0][st.WILD] = wilds
        s.parts[0] = [sum(slot == k for slot, _ in parts) for k in range(3)]
        for part in parts:
            s.held[0][numbers[part]] += 1
        assert best_kart_points(s, t, 0) == best_by_trying(parts, wilds), (parts, wilds)
    s.held[0], s.parts[0] = [0] * st.TYPES, [0, 0, 0]
