"""Extra movement and the supply cards for it (RK-XTR, RK-SUP)."""

import pytest

from pileup.games.racekart_riot.state import Event


@pytest.mark.rule("RK-XTR-01", "RK-ITM-07", "RK-SUP-03", "RK-SUP-08", "RK-SUP-06", "RK-SUP-07", "RK-RULE-32")
def test_everything_that_moves_one_at_a_time_and_optional(race):
    r = race(
        {
            "space": "R31",
            "items": ["turbo-snail", "egg", "egg"],
            "supplies": {"speedway": 1, "lightning": 1, "baking-soda": 1, "vinegar": 2, "jump": 1},
        },
        {"space": "R4", "laps": 1},
        phase="extra",
    )
    assert r.options() == ["done", "item:turbo-snail", "speedway", "lightning", "combustion", "boosted-jump"]
    r.play("0 combustion")
    assert r.at[0] == "R32" and r.coins[0] == 8  # its own landing: pay 2
    assert r.seat(0)["used"] == {"baking-soda": 1, "vinegar": 1}
    r.play("0 speedway")
    assert r.at[0] == "R34" and "boosted-jump" not in r.options()
    r.play("0 item:turbo-snail", "* item:egg")
    assert r.at[0] == "R37" and r.asked == "* roll-die"  # an event space
    r.play("* d8:3", "0 done")
    assert r.asked == "* draw-card" and r.data()["item_discard"] == {"turbo-snail": 1}


@pytest.mark.rule("RK-SUP-06", "RK-SUP-07", "RK-SUP-10", "RK-SUP-11")
@pytest.mark.parametrize(
    "card", ["baking-soda", "vinegar", "health-potion", "luck-potion", "jump", "lucky-miss", "level-up"]
)
def test_what_does_nothing_alone_is_not_asked_for(race, card):
    r = race({"supplies": {card: 3}}, {}, phase="extra")
    assert r.asked == "* draw-card"


@pytest.mark.rule("RK-XTR-01", "RK-XTR-05", "RK-RND-02")
def test_turns_in_turn_order_then_the_round_ends(race):
    seats = [{"space": f"R{n}", "supplies": {"speedway": 1}} for n in (31, 31, 31)]
    r = race(*seats, phase="extra", holder=2)
    for seat in (2, 0, 1):
        assert r.asked == f"extra-card {seat}"
        r.play("done")
    assert r.asked == "* draw-card" and r.s.holder == 0


@pytest.mark.rule("RK-ITM-07", "RK-MAR-02")
def test_a_snail_carries_a_lava_stopped_racer_on(race):
    r = race(
        {"space": "R9", "notes": {"0": {"lava": ["R9"]}}, "items": ["turbo-snail"]}, {"space": "R4"}, phase="extra"
    )
    r.play("0 item:turbo-snail", "* item:egg")
    assert r.at[0] == "R12"


@pytest.mark.rule("RK-XTR-03", "RK-XTR-02")
def test_bananas_and_obstacles_count_in_extra_movement(race):
    r = race({"space": "R9", "items": ["turbo-snail"]}, {"space": "R4"}, phase="extra", bananas=[{"space": "R9"}])
    r.play("0 item:turbo-snail", "* d12:12", "* d12:3")
    assert r.at[0] == "R9"


@pytest.mark.rule("RK-SUP-05", "RK-RULE-31")
def test_boosted_jump_moves_four_and_adds_five_on_its_way(race):
    jumper = {"supplies": {"speedway": 1, "jump": 1}, "items": ["egg"] * 3}
    # Bananas: 1 + 5 > 5. Lava: 1 + 5 > 4.
    r = race({"space": "R8", **jumper}, {"space": "R4"}, phase="extra", bananas=[{"space": "R8"}])
    r.play("0 boosted-jump", "* d12:1", "* d12:1")
    assert r.at[0] == "R12" and r.seat(0)["used"] == {"speedway": 1, "jump": 1}
    # Bridge: 6 + 5 > 10.
    r = race({"space": "R14", **jumper}, {"space": "R4"}, phase="extra")
    r.play("0 boosted-jump", "0 roll", "* d12:6")
    assert r.at[0] == "R23"
    r = race({"space": "R14", **jumper}, {"space": "R4"}, phase="extra")
    r.play("0 boosted-jump", "0 roll", "* d12:5")
    assert r.at[0] == "R18"


@pytest.mark.rule("RK-RULE-31")
def test_another_jump_may_be_added_on_one_roll(race):
    r = race(
        {"space": "R14", "supplies": {"speedway": 1, "jump": 2}, "items": ["egg"] * 3}, {"space": "R4"}, phase="extra"
    )
    r.play("0 boosted-jump", "0 roll", "0 jump", "* d12:2")  # 2 + 5 + 4 > 10
    assert r.at[0] == "R23"


@pytest.mark.rule("RK-RULE-31", "RK-SUP-05")
def test_the_boost_is_over_with_its_movement_and_no_help_against_others(race):
    r = race({"space": "R5", "supplies": {"speedway": 2, "jump": 1}}, {"space": "R4"}, phase="extra")
    r.play("0 boosted-jump")
    assert r.at[0] == "R9"
    r.play("0 speedway", "* d12:4")  # without the boost the lava stops
    assert r.at[0] == "R9"


@pytest.mark.rule("RK-SUP-02", "RK-SUP-03")
def test_used_cards_go_to_the_used_pile(race):
    r = race({"space": "R31", "supplies": {"speedway": 1, "lightning": 1}}, {"space": "R4"}, phase="extra")
    r.play("0 speedway", "0 lightning")
    assert r.seat(0)["used"] == {"lightning": 1, "speedway": 1} and "supplies" not in r.seat(0)


@pytest.mark.rule("RK-RULE-45")
def test_used_piles_are_public(race):
    r = race({"used": {"lightning": 2}, "supplies": {"jump": 1}}, {})
    shown = r.kind.describe(r.game, r.target.hide(r.s, 1), 1)
    assert shown["seats"][0]["used"] == {"lightning": 2} and shown["seats"][0]["supplies"] == {"jump": 1}


@pytest.mark.rule("RK-MAQ-03")
def test_no_extra_movement_flag(race):
    r = race({"space": "R31", "supplies": {"speedway": 1}, "no_extra_movement": True}, {"space": "R4"}, phase="extra")
    assert r.asked == "* draw-card" and not r.happened(Event.DROVE)
