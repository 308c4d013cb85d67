"""Movement and contact (ledger, section 7)."""

from itertools import pairwise

import pytest

from tests.rush_and_bash.rules.scenes import at, hearts, names, scene, spaces_asked, where
from tests.rush_and_bash.tracks import FORK, LONG, MERGE, TWO_BOARDS

FAR = at("01A:2.1")


def go(circuit, card="sprint-repair-3", *lines, **parts):
    """Black plays a card."""
    parts["black"] = {**parts["black"], "hand": [card]}
    return scene(circuit, f"black card:{card}", *lines, **parts)


@pytest.mark.rule("RB-MOVE-01")
@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("sprint-repair-1", "04A:1.2"),
        ("sprint-repair-3", "04A:1.4"),
        ("rush-repair-4", "04A:1.5"),
        ("rush-repair-5", "11A:1.1"),
    ],
)
def test_exactly_the_card_s_value_in_the_own_lane(card, space):
    s = go(LONG, card, black=at("04A:1.1"), blue=FAR)
    assert where(s, "black") == space
    assert s.asks == "* draw"  # no choice on the way


@pytest.mark.rule("RB-MOVE-02")
def test_space_by_space_over_a_junction():
    s = go(TWO_BOARDS, black=at("04A:1.4"), blue=FAR)
    steps = ["2:04A:1.4", "2:04A:1.5", "3:11A:1.1", "3:11A:1.2"]
    assert s.happened("drove") == [("drove", "black", a, b) for a, b in pairwise(steps)]


@pytest.mark.rule("RB-MOVE-03", "RB-ROCK-01")
def test_a_junction_is_crossed_also_by_a_step_that_ends_in_contact():
    s = go(TWO_BOARDS, black=at("04A:1.5"), blue=at("11A:1.1"))
    assert s.position["crossed_junctions"] == [1]


@pytest.mark.rule("RB-MOVE-03", "RB-END-01")
def test_the_finish_line_comes_before_contact():
    s = go(TWO_BOARDS, black=at("01A:1.4", crossed_start=True), blue=at("01A:1.6"), rocks=["04A:1.1"])
    assert where(s, "black") == "finished 01A:1.6"
    assert hearts(s)["blue"] == 3


@pytest.mark.rule("RB-MOVE-03", "RB-GEY-01")
def test_contact_comes_before_the_entry_effect_of_a_space():
    s = go("phoenix-empire", black=at("05B:2.1"), blue=FAR, rocks=["05B:2.2"])
    assert (hearts(s)["black"], s.asks) == (2, "* geyser")
    assert s.position["rocks"] == []
    s.play("* die:5")
    assert where(s, "black") == "05B:2.2"  # contact has ended the movement


@pytest.mark.rule("RB-MOVE-03")
def test_no_entry_effect_for_a_car_that_has_just_left_the_track():
    s = go(
        "phoenix-empire", "sprint-repair-3", "black pass", black=at("05B:2.1", hearts=1), blue=FAR, rocks=["05B:2.2"]
    )
    assert (s.frame, s.position["turn"]["car"]) == ("draw", "blue")  # blue plays from an empty hand
    assert where(s, "black") == "05B:2.1"  # just behind the line after 2.1
    assert not s.happened("geyser_rolled")


@pytest.mark.rule("RB-MOVE-03", "RB-GEY-02", "RB-GEY-03")
def test_a_rammed_car_s_place_acts_on_the_ramming_car_as_well():
    s = go("phoenix-empire", black=at("05B:2.1"), blue=at("05B:2.2"))
    # Blue is pushed to 2.4, a geyser: it rolls first; then black, who stays on the geyser of 2.2.
    assert (s.asks, where(s, "blue")) == ("* geyser", "05B:2.4")
    s.play("* die:6")
    assert s.asks == "* geyser"
    s.play("* die:5")
    assert (where(s, "black"), hearts(s)) == ("05B:2.2", {"black": 3, "blue": 2})


@pytest.mark.rule("RB-MOVE-04", "RB-SPEC-01")
def test_bolts_act_after_the_whole_movement():
    s = go("landslide", black=at("04B:2.2"), blue=FAR)
    # 2.3 is the bolt; the roll comes two spaces later.
    assert (s.asks, where(s, "black")) == ("* slide_roll", "04B:2.5")


@pytest.mark.rule("RB-MOVE-05", "RB-TERM-05")
def test_a_forced_arrow_costs_one_movement_and_no_swerve():
    s = go(MERGE, black=at("04A:1.1"), blue=at("11A:3.5"))
    assert where(s, "black") == "04A:2.3"  # 1.2, then the arrow to 2.2, 2.3
    assert s.asks == "* draw"


@pytest.mark.rule("RB-MOVE-05", "RB-RULE-10")
@pytest.mark.parametrize(("choice", "end"), [("04A:1.3", "04A:1.4"), ("04A:2.2", "04A:2.3")])
def test_a_driver_chooses_at_a_fork_in_its_own_movement(choice, end):
    s = go(FORK, black=at("04A:1.1"), blue=FAR)
    assert (s.asks, spaces_asked(s)) == ("black steer", {"04A:1.3", "04A:2.2"})
    assert len(s.options) == 2
    s.play(f"black space:{choice}")
    assert where(s, "black") == end


@pytest.mark.rule("RB-RULE-10", "RB-COLL-01")
def test_a_pushed_car_keeps_its_lane_at_a_fork():
    s = go(FORK, "sprint-repair-1", black=at("04A:1.1"), blue=at("04A:1.2"))
    assert where(s, "blue") == "04A:1.4"


@pytest.mark.rule("RB-RULE-10")
def test_a_bot_keeps_its_lane_at_a_fork():
    s = scene(
        FORK,
        black=at("01A:2.1", "sprint-repair-1"),
        blue=at("04A:1.2"),
        turn={"car": "blue"},
        game={"bots": 1},
    )
    s.play("* card:rush-repair-3")
    assert where(s, "blue") == "04A:1.5"


@pytest.mark.rule("RB-MOVE-06", "RB-RULE-09")
def test_acceleration_never_goes_against_an_arrow():
    s = go(FORK, black=at("04A:2.1"), blue=FAR)
    assert (s.asks, where(s, "black")) == ("* draw", "04A:2.4")


@pytest.mark.rule("RB-HIT-01", "RB-HIT-03")
def test_a_rock_ends_the_movement_does_one_damage_and_goes():
    s = go(TWO_BOARDS, "rush-repair-4", black=at("04A:1.1"), blue=FAR, rocks=["04A:1.3", "04A:1.4"])
    assert (where(s, "black"), hearts(s)["black"]) == ("04A:1.3", 2)
    assert names(s.position["rocks"]) == {"04A:1.4"}
    assert s.s.rocks == 14 - 1
    assert s.asks == "* draw"  # the turn goes on


@pytest.mark.rule("RB-HIT-03", "RB-OFF-02")
def test_the_rock_goes_also_when_the_car_went_off_track():
    s = go(TWO_BOARDS, "sprint-repair-3", "black pass", black=at("04A:1.4", hearts=1), blue=FAR, rocks=["11A:1.1"])
    assert (where(s, "black"), s.position["rocks"]) == ("04A:1.3", [])


@pytest.mark.rule("RB-HIT-01", "RB-HIT-02")
def test_a_bomb_ends_the_movement_and_explodes_under_the_car():
    s = go(TWO_BOARDS, black=at("04A:1.1"), blue=at("04A:1.4"), bombs=["04A:1.3"])
    assert (where(s, "black"), hearts(s)) == ("04A:1.3", {"black": 2, "blue": 2})
    assert s.position["bombs"] == [] and s.s.bombs == 9


@pytest.mark.rule("RB-HIT-01", "RB-HIT-04")
def test_a_car_ends_the_movement():
    s = go(TWO_BOARDS, "rush-repair-4", black=at("04A:1.1"), blue=at("04A:1.3"))
    assert (where(s, "black"), where(s, "blue")) == ("04A:1.3", "04A:1.5")
    assert hearts(s) == {"black": 3, "blue": 2}


@pytest.mark.rule("RB-HIT-05", "RB-COLL-04")
def test_pushed_cars_and_powers_have_the_same_contacts():
    s = go(TWO_BOARDS, "sprint-repair-2", black=at("04A:1.1"), blue=at("04A:1.3"), rocks=["04A:1.4"])
    assert (where(s, "blue"), hearts(s)["blue"], s.position["rocks"]) == ("04A:1.4", 1, [])
    # White's level 1 power moves three spaces.
    s = scene(TWO_BOARDS, "white power:1", white=at("04A:1.1", "sprint-repair-1", stars=1), blue=FAR, rocks=["04A:1.3"])
    assert (where(s, "white"), hearts(s)["white"], s.position["rocks"]) == ("04A:1.3", 2, [])


@pytest.mark.rule("RB-TERM-10", "RB-SPEC-02", "RB-STAR-04")
def test_an_effect_and_an_acceleration_are_actions_of_their_own():
    # Swerve onto the bolt 2.3 of the landslide; then another bolt (08B 2.1) in the acceleration.
    s = go("landslide", "rush-swerve-3", black=at("04B:1.3"), blue=FAR)
    s.play("black space:04B:2.3")
    assert (s.asks, where(s, "black")) == ("* slide_roll", "04B:2.3")
    s.play("* die:1")
    assert (s.asks, where(s, "black")) == ("* slide_roll", "08B:2.1")


@pytest.mark.rule("RB-TERM-10", "RB-STAR-03")
def test_a_star_power_is_one_action():
    # Green's level 1 power: a Swerve onto the bolt, then one space; one roll, at the end of both.
    s = scene("landslide", green=at("04B:1.3", "sprint-repair-1", stars=1), blue=FAR)
    s.play("green power:1", "green space:04B:2.3")
    assert (s.asks, where(s, "green")) == ("* slide_roll", "04B:2.4")
    s.play("* die:2")
    assert s.asks == "green card"


@pytest.mark.rule("RB-TERM-11", "RB-RULE-26")
def test_standing_on_a_bolt_at_the_beginning_does_not_count():
    s = go("landslide", "sprint-repair-1", black=at("04B:2.3"), blue=FAR)
    assert s.asks == "* draw" and s.frame == "draw"
    assert where(s, "black") == "04B:2.4"


@pytest.mark.rule("RB-TERM-11", "RB-RULE-26")
def test_stopping_on_a_bolt_counts():
    s = go("landslide", "sprint-repair-1", black=at("04B:2.2"), blue=FAR)
    assert s.asks == "* slide_roll"
