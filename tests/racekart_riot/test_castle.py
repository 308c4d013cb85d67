"""Redbane's Castle (RK-MAR)."""

import pytest

from pileup.games.racekart_riot.state import Event


def way(script, name):
    return f"space:{script.game.extra.track.index[name]}"


@pytest.mark.rule("RK-MAR-01", "RK-DICE-04")
@pytest.mark.parametrize("lava", ["R9", "R27"])
@pytest.mark.parametrize(("die", "moves"), [(4, 0), (5, 1)])
def test_lava_stops_on_1_to_4(race, lava, die, moves):
    """RB06 moves 3; the lava is no space and costs no movement."""
    r = race({"space": lava, "card": 6, "items": ["egg"] * 3}, {"space": "R17"}, phase="move")
    r.play(f"* d12:{die}")
    assert r.at[0] == (f"R{int(lava[1:]) + 3}" if moves else lava)


@pytest.mark.rule("RK-MAR-02", "RK-RULE-40")
def test_each_crossing_stops_a_racer_once_a_lap(race):
    r = race({"space": "R9", "card": 6, "supplies": {"speedway": 1}}, {"space": "R17"}, phase="move")
    r.play("* d12:1")
    assert r.seat(0)["notes"] == {"0": {"lava": ["R9"]}}
    while r.asked != "extra-card 0":
        r.play(f"* {next(iter(r.outcomes()))}" if r.asked.startswith("*") else r.options()[-1])
    # On in Phase 4 of the same round without a roll.
    r.play("0 speedway")
    assert r.at[0] == "R10" and r.asked == "* draw-item"
    # The other crossing is another matter.
    r = race({"space": "R27", "card": 6, "notes": {"0": {"lava": ["R9"]}}}, {"space": "R17"}, phase="move")
    assert r.asked == "* roll-die"


@pytest.mark.rule("RK-RULE-40")
def test_who_passed_unstopped_rolls_again_when_put_back(race):
    r = race({"space": "R8", "supplies": {"speedway": 1, "lightning": 1}}, {"space": "R4"}, phase="extra")
    r.play("0 speedway", "* d12:12", "* item:egg")
    assert r.at[0] == "R10" and "notes" not in r.seat(0)
    r = race({"space": "R9", "supplies": {"speedway": 1}}, {"space": "R4"}, phase="extra")
    r.play("0 speedway")
    assert r.asked == "* roll-die"


@pytest.mark.rule("RK-MAR-03", "RK-RULE-39")
@pytest.mark.parametrize(("die", "at"), [(11, "R22"), (12, "R22"), (10, "R17"), (1, "R17")])
def test_rainbow_bridge_on_11_and_12(race, die, at):
    # RB06 moves 3 from R14: over B1, B2 to R22, or on to R17 past the mystery space R16.
    r = race({"space": "R14", "card": 6, "items": ["egg"] * 3}, {"space": "R4", "card": 11}, phase="move")
    assert r.asked == "dare 0" and r.options() == ["roll", "normal-path"]
    r.play("0 roll", f"* d12:{die}")
    assert r.at[0] == at and r.coins[0] == 10


@pytest.mark.rule("RK-RULE-39", "RK-MAR-03")
def test_the_bridge_is_an_opportunity_one_try_per_exit(race):
    r = race({"space": "R14", "card": 6, "items": ["egg"] * 3}, {"space": "R4"}, phase="move")
    r.play("0 normal-path")
    assert r.at[0] == "R17" and not [event for event in r.happened(Event.ROLLED) if event[0] == 0]


@pytest.mark.rule("RK-SUP-04", "RK-RULE-30")
def test_jump_over_lava_and_bridge(race):
    r = race({"space": "R9", "card": 6, "supplies": {"jump": 1}}, {"space": "R17"}, phase="move")
    assert r.asked == "jump-first 0"
    r.play("0 jump", "* d12:1")  # 1 + 4 > 4
    assert r.at[0] == "R10"
    r = race({"space": "R14", "card": 6, "supplies": {"jump": 1}, "items": ["egg"] * 3}, {"space": "R4"}, phase="move")
    r.play("0 roll", "0 jump", "* d12:7")
    assert r.at[0] == "R22"
    r = race({"space": "R14", "card": 6, "supplies": {"jump": 1}, "items": ["egg"] * 3}, {"space": "R4"}, phase="move")
    r.play("0 roll", "0 jump", "* d12:6")
    assert r.at[0] == "R17"


@pytest.mark.rule("RK-DICE-05", "RK-RULE-29")
def test_lava_may_be_rolled_again(race):
    r = race({"space": "R9", "card": 6, "items": ["re-roll"]}, {"space": "R17"}, phase="move")
    r.play("* d12:4", "0 re-roll", "* d12:5")
    assert r.at[0] == "R10"


@pytest.mark.rule("RK-RULE-26")
def test_lucky_miss_is_no_help_at_the_lava(race):
    r = race({"space": "R9", "card": 6, "supplies": {"lucky-miss": 1}}, {"space": "R17"}, phase="move")
    assert r.asked == "* roll-die"


@pytest.mark.rule("RK-MAR-04", "RK-RULE-37", "RK-RULE-36")
@pytest.mark.parametrize(
    ("space", "card", "coins", "left"), [("R13", 2, 10, 8), ("R17", 6, 10, 7), ("R17", 6, 1, 0), ("R18", 6, 10, 10)]
)
def test_pay_spaces_charge_what_is_printed_on_landing_only(race, space, card, coins, left):
    """R15 says 2, R20 says 3; passing R20 costs nothing."""
    r = race({"space": space, "card": card, "coins": coins}, {"space": "R4"}, phase="move", coins_on={})
    if r.asked == "dare 0":
        r.play("0 normal-path")
    assert r.coins[0] == left and r.coins_on("R15") == r.coins_on("R20") == 0


@pytest.mark.rule("RK-MAR-05", "RK-RULE-38", "RK-SPC-11")
def test_the_toll_is_paid_on_choosing_the_branch_stopping_or_passing(race):
    for card, at in ((2, "T2"), (6, "R34")):
        r = race({"space": "R30", "card": card}, {"space": "R4"}, phase="move", market=[])
        assert set(r.options()) == {way(r, "R31"), way(r, "T1")}
        r.play(f"0 {way(r, 'T1')}")
        assert r.at[0] == at and r.coins[0] == 8
    r = race({"space": "R30", "card": 6}, {"space": "R4"}, phase="move")
    r.play(f"0 {way(r, 'R31')}")
    assert r.at[0] == "R33" and r.coins[0] == 10


@pytest.mark.rule("RK-RULE-38", "RK-RULE-36", "RK-RULE-28")
def test_without_coins_the_toll_path_is_not_offered_but_a_coins_item_may_be_played_first(race):
    r = race({"space": "R30", "card": 6, "coins": 1}, {"space": "R4"}, phase="move")
    assert r.at[0] == "R33"  # no choice, no question
    r = race({"space": "R30", "card": 6, "coins": 1, "items": ["coins"]}, {"space": "R4"}, phase="move")
    r.play("0 done")
    assert set(r.options()) == {way(r, "R31"), "coins"}
    r.play("0 coins", f"0 {way(r, 'T1')}")
    assert r.coins[0] == 2 and r.at[0] == "R34"


def tolled():
    """A loop on which A3 wants a toll and there is no other way."""
    names = [f"A{n}" for n in range(1, 13)]
    spaces = [{"id": name} for name in ["S", *names]]
    spaces[3]["symbols"] = ["toll 2"]
    spaces[2]["symbols"] = ["event"]
    return {
        "name": "tolled",
        "title": "Tolled",
        "start": "S",
        "spaces": spaces,
        "paths": [
            {"kind": "main", "through": ["S", "A1"]},
            {"kind": "main", "through": names},
            {"kind": "finish", "through": ["A12", "A1"]},
        ],
    }


@pytest.mark.rule("RK-RULE-38", "RK-SPC-13")
def test_without_another_branch_and_without_payment_the_movement_ends_before_the_toll(race):
    r = race({"space": "A1", "card": 6}, {"space": "A6"}, phase="move", track=tolled(), coins_on={})
    assert r.at[0] == "A2" and set(r.options()) == {way(r, "A3"), "stay"}
    r.play("0 stay")
    assert r.at[0] == "A2" and r.asked == "* roll-die"  # it entered A2 in this movement: a landing
    r = race({"space": "A2", "card": 6}, {"space": "A6"}, phase="move", track=tolled(), coins_on={})
    r.play("0 stay")
    assert r.at[0] == "A2" and not [event for event in r.happened(Event.ROLLED) if event[0] == 0]
    r = race({"space": "A2", "card": 6}, {"space": "A6"}, phase="move", track=tolled(), coins_on={})
    r.play(f"0 {way(r, 'A3')}")
    assert r.at[0] == "A5" and r.coins[0] == 8
