"""The explosive geysers of 05B (ledger, section 14); geysers on 1.3, 2.2, 2.4 and 3.3, the line after x.1."""

import pytest

from tests.rush_and_bash.rules.scenes import FAIR_DIE, at, hearts, scene, where

PHOENIX = "phoenix-empire"
FAR = at("01A:2.1", "rush-repair-3")
REST = ("sprint-star-1", "sprint-star-2")


def go(card, space, *lines, **parts):
    """Black plays a card."""
    others = {} if "blue" in parts else {"blue": FAR}
    own = parts.pop("own", {})
    return scene(PHOENIX, f"black card:{card}", *lines, black=at(space, card, *REST, **own), **others, **parts)


@pytest.mark.rule("RB-GEY-01", "RB-SPEC-01")
def test_the_roll_comes_at_once():
    s = go("sprint-repair-3", "05B:1.1")
    assert (where(s, "black"), s.asks, s.odds) == ("05B:1.3", "* geyser", FAIR_DIE)


@pytest.mark.rule("RB-GEY-01", "RB-RULE-47", "RB-RULE-07")
@pytest.mark.parametrize(("die", "left"), [(1, 1), (2, 2)])
def test_1_and_2_end_movement_and_turn(die, left):
    s = go("rush-repair-4", "05B:1.1", f"* die:{die}")
    assert (where(s, "black"), hearts(s)["black"]) == ("05B:1.3", left)
    assert s.asks == "blue card"
    assert len(s.car("black")["hand"]) == 2  # no draw


@pytest.mark.rule("RB-GEY-01")
@pytest.mark.parametrize("die", [3, 4])
def test_3_and_4_do_one_damage_and_leave_the_choice(die):
    s = go("rush-repair-4", "05B:1.1", f"* die:{die}")
    assert hearts(s)["black"] == 2
    assert (s.asks, s.options) == ("black geyser_stop", ["go", "stop"])
    s.play("black go")
    assert (where(s, "black"), s.frame) == ("05B:1.5", "draw")


@pytest.mark.rule("RB-GEY-01", "RB-RULE-25")
def test_stopping_ends_the_movement_not_the_turn():
    s = go("rush-repair-4", "05B:1.1", "* die:3", "black stop")
    assert (where(s, "black"), s.frame, s.position["turn"]["car"]) == ("05B:1.3", "draw", "black")


@pytest.mark.rule("RB-GEY-01")
def test_no_choice_without_movement_left():
    s = go("sprint-repair-2", "05B:1.1", "* die:3")
    assert (where(s, "black"), s.frame, hearts(s)["black"]) == ("05B:1.3", "draw", 2)


@pytest.mark.rule("RB-GEY-01")
@pytest.mark.parametrize("die", [5, 6])
def test_5_and_6_do_nothing(die):
    s = go("rush-repair-4", "05B:1.1", f"* die:{die}")
    assert (where(s, "black"), hearts(s)["black"], s.frame) == ("05B:1.5", 3, "draw")


@pytest.mark.rule("RB-GEY-02")
def test_every_geyser_entered_rolls_anew():
    s = go("rush-repair-4", "05B:2.1", "* die:6")
    assert (where(s, "black"), s.asks) == ("05B:2.4", "* geyser")
    s.play("* die:3", "black go")
    assert (where(s, "black"), hearts(s)["black"]) == ("05B:2.5", 2)
    assert [event[2] for event in s.happened("geyser_rolled")] == [6, 3]


@pytest.mark.rule("RB-GEY-03", "RB-SPEC-03")
@pytest.mark.parametrize(("die", "end", "left"), [(2, "05B:2.2", 1), (1, "02B:2.5", 3)])
def test_a_pushed_car_s_turn_can_t_end(die, end, left):
    # Blue on 2.1 is pushed onto 2.2: with 1 or 2 its push ends there; the turn is black's and goes on.
    # With a 1 the two points are its last: back behind the line after 2.1, where black stands by now.
    s = go("sprint-repair-1", "02B:2.5", f"* die:{die}", blue=at("05B:2.1", "rush-repair-3"))
    assert (where(s, "blue"), hearts(s)["blue"]) == (end, left)
    assert (s.frame, s.position["turn"]["car"]) == ("draw", "black")
    s.finish_draws()
    if die == 1:
        s.play("blue pass")  # the star of going off-track
    assert s.asks == "blue card"


@pytest.mark.rule("RB-GEY-03", "RB-SPEC-03", "RB-COLL-01")
def test_the_pushed_car_s_driver_decides_whether_to_stop():
    s = go("sprint-repair-1", "02B:2.5", "* die:4", blue=at("05B:2.1", "rush-repair-3"))
    assert s.asks == "blue geyser_stop"
    s.play("blue go")
    assert where(s, "blue") == "05B:2.3"


@pytest.mark.rule("RB-GEY-04")
@pytest.mark.parametrize("die", [2, 3])
def test_off_track_replaces_the_rest(die):
    s = go("rush-repair-4", "05B:1.1", "black pass", f"* die:{die}", own={"hearts": 1})
    assert (where(s, "black"), hearts(s)["black"], s.asks) == ("05B:1.1", 3, "blue card")


@pytest.mark.rule("RB-GEY-05", "RB-EFF-02")
def test_a_swerve_onto_a_geyser_may_end_the_turn_before_acceleration():
    # 1.2 (.2–.4) touches 2.1 and 2.2.
    s = go("sprint-swerve-2", "05B:1.2")
    s.play("black space:05B:2.2", "* die:2")
    assert (where(s, "black"), hearts(s)["black"], s.asks) == ("05B:2.2", 2, "blue card")
    assert s.position["discards"]["sprint"] == {"sprint-swerve-2": 1}


@pytest.mark.rule("RB-GEY-05", "RB-RULE-25")
def test_after_a_swerve_3_and_4_can_t_cancel_the_acceleration():
    s = go("sprint-swerve-1", "05B:1.2")
    s.play("black space:05B:2.2", "* die:3")
    # There is nothing to stop; one space on.
    assert (where(s, "black"), s.frame, hearts(s)["black"]) == ("05B:2.3", "draw", 2)
