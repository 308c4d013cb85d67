"""The five effects (ledger, section 6)."""

import pytest

from tests.rush_and_bash.rules.scenes import BOMBS, at, hearts, names, scene, spaces_asked, where
from tests.rush_and_bash.tracks import FORK, LONG, MERGE, TWO_BOARDS, track

# On the house board 04A, 2.3 (.5–.7) touches 2.2, 2.4 in its lane and 1.3, 1.4, 3.3, 3.4 beside.
BRICK_NEIGHBOURS = {"04A:2.2", "04A:2.4", "04A:1.3", "04A:1.4", "04A:3.3", "04A:3.4"}
OTHER_LANES = {"04A:1.3", "04A:1.4", "04A:3.3", "04A:3.4"}
AHEAD = at("07A:2.4")  # a second car that is in nobody's way


@pytest.mark.rule("RB-EFF-01")
@pytest.mark.parametrize("effect", ["swerve", "bomb", "missile", "repair", "star"])
def test_every_effect_may_be_declined(effect):
    s = scene(TWO_BOARDS, black=at("04A:2.1", f"sprint-{effect}-2", hearts=2), blue=at("04A:2.5"))
    s.play(f"black card:sprint-{effect}-2")
    assert "pass" in s.options and len(s.options) > 1
    s.play("black pass")
    assert (where(s, "black"), s.car("black")["hearts"], s.car("black")["stars"]) == ("04A:2.3", 2, 0)
    assert s.position["bombs"] == [] and hearts(s)["blue"] == 3


@pytest.mark.rule("RB-EFF-02", "RB-TERM-01", "RB-RULE-62")
def test_swerve_to_any_free_adjacent_space_of_another_lane():
    s = scene("first-game", black=at("04A:2.3", "sprint-swerve-1"), blue=AHEAD)
    s.play("black card:sprint-swerve-1")
    assert spaces_asked(s) == OTHER_LANES  # beside, diagonally forward and back; not 2.2, 2.4


@pytest.mark.rule("RB-EFF-02", "RB-TERM-02", "RB-TERM-03")
def test_swerve_not_onto_a_rock_a_bomb_or_a_car():
    s = scene(
        "first-game",
        black=at("04A:2.3", "sprint-swerve-2"),
        blue=at("04A:3.4"),
        rocks=["04A:1.4"],
        bombs=["04A:3.3"],
    )
    s.play("black card:sprint-swerve-2")
    assert s.options == ["pass", f"space:{s.game.extra.circuit.space('04A:1.3').name}"]
    s.play("black space:04A:1.3")
    # A Swerve costs no movement: two more spaces, onto the Rock at 1.4.
    assert where(s, "black") == "04A:1.4"
    assert [event[2] for event in s.happened("swerved")] == ["4:04A:2.3"]


@pytest.mark.rule("RB-EFF-02")
def test_swerve_costs_no_movement():
    s = scene("first-game", black=at("04A:2.2", "sprint-swerve-2"), blue=AHEAD)
    s.play("black card:sprint-swerve-2", "black space:04A:1.2")
    assert where(s, "black") == "04A:1.4"


@pytest.mark.rule("RB-EFF-02")
def test_swerve_without_a_free_space_does_nothing():
    s = scene(
        TWO_BOARDS,
        black=at("04A:2.2", "sprint-swerve-1", "sprint-star-1", "sprint-star-2"),
        blue=at("04A:1.2"),
        rocks=["04A:3.2"],
    )
    s.play("black card:sprint-swerve-1")
    assert (where(s, "black"), s.asks) == ("04A:2.3", "* draw")


@pytest.mark.rule("RB-TERM-02", "RB-TERM-03", "RB-COLL-06", "RB-END-03")
def test_what_is_no_obstacle():
    """A finished car, a Boost tile, a printed number, a junction's Rock."""
    s = scene(
        TWO_BOARDS,
        black=at("04A:1.2", "sprint-swerve-1"),
        blue=at("finished 04A:2.2"),
        boosts=["04A:2.2"],  # 2.2 is printed 2+ as well
        junction_rocks=[0, 1, 2],
        game={"boosts": True},
    )
    s.play("black card:sprint-swerve-1")
    assert spaces_asked(s) == {"04A:2.2"}


@pytest.mark.rule("RB-EFF-03", "RB-TERM-01")
def test_bomb_into_any_free_adjacent_space():
    s = scene("first-game", black=at("04A:2.3", "sprint-bomb-1"), blue=AHEAD)
    s.play("black card:sprint-bomb-1")
    assert spaces_asked(s) == BRICK_NEIGHBOURS
    s.play("black space:04A:2.2")
    assert names(s.position["bombs"]) == {"04A:2.2"}
    assert s.s.bombs == BOMBS - 1


@pytest.mark.rule("RB-EFF-03", "RB-TERM-03")
def test_bomb_not_onto_an_obstacle():
    s = scene(
        "first-game",
        black=at("04A:2.3", "sprint-bomb-1"),
        blue=at("04A:3.4"),
        rocks=["04A:1.4"],
        bombs=["04A:3.3"],
    )
    s.play("black card:sprint-bomb-1")
    assert spaces_asked(s) == {"04A:2.2", "04A:2.4", "04A:1.3"}


@pytest.mark.rule("RB-EFF-03")
def test_bomb_over_a_junction():
    s = scene(TWO_BOARDS, black=at("04A:1.5", "sprint-bomb-1"), blue=at("01A:2.6"))
    s.play("black card:sprint-bomb-1")
    assert spaces_asked(s) == {"04A:1.4", "04A:2.5", "11A:1.1"}


@pytest.mark.rule("RB-EFF-03", "RB-RULE-23")
def test_no_bomb_without_one_in_the_supply():
    nine = [f"11A:{lane}.{k}" for lane in (1, 2, 3) for k in (3, 4, 5)]
    s = scene(
        TWO_BOARDS,
        black=at("04A:1.1", "sprint-bomb-1", "sprint-star-1", "sprint-star-2"),
        blue=at("01A:2.6"),
        bombs=nine,
    )
    s.play("black card:sprint-bomb-1")
    assert (s.asks, where(s, "black")) == ("* draw", "04A:1.2")
    assert len(s.position["bombs"]) == BOMBS


@pytest.mark.rule("RB-EFF-04")
def test_repair_moves_the_heart_one_place():
    s = scene(TWO_BOARDS, black=at("04A:1.1", "sprint-repair-1", hearts=1), blue=at("01A:2.6"))
    s.play("black card:sprint-repair-1", "black use")
    assert hearts(s)["black"] == 2


@pytest.mark.rule("RB-EFF-04")
def test_repair_at_full_health_does_nothing():
    s = scene(TWO_BOARDS, black=at("04A:1.1", "sprint-repair-1"), blue=at("01A:2.6"))
    s.play("black card:sprint-repair-1")
    assert (hearts(s)["black"], s.asks) == (3, "* draw")


@pytest.mark.rule("RB-EFF-05")
def test_star_one_level_up():
    s = scene(TWO_BOARDS, black=at("04A:1.1", "sprint-star-1", stars=1), blue=at("01A:2.6"))
    s.play("black pass", "black card:sprint-star-1", "black use")
    assert s.car("black")["stars"] == 2


@pytest.mark.rule("RB-EFF-05")
def test_star_at_the_top_does_nothing():
    s = scene(TWO_BOARDS, black=at("04A:1.1", "sprint-star-1", stars=3), blue=at("01A:2.6"))
    s.play("black pass", "black card:sprint-star-1")
    assert (s.car("black")["stars"], s.asks) == (3, "black star")


def missile(circuit, line="black use", value=1, **parts):
    """Black fires a Missile."""
    parts["black"] = {**parts["black"], "hand": [f"sprint-missile-{value}"]}
    return scene(circuit, f"black card:sprint-missile-{value}", line, **parts)


@pytest.mark.rule("RB-EFF-06", "RB-EFF-09")
def test_missile_hits_the_first_car_which_stays_where_it_is():
    s = missile(LONG, black=at("04A:1.1"), blue=at("04A:1.4"), green=at("04A:1.5"), red=at("04A:2.2"))
    assert hearts(s) == {"black": 3, "blue": 2, "green": 3, "red": 3}
    assert where(s, "blue") == "04A:1.4"


@pytest.mark.rule("RB-EFF-09")
def test_a_missile_has_no_target_to_choose():
    s = scene(TWO_BOARDS, black=at("04A:1.1", "sprint-missile-1"), blue=at("04A:1.4"), green=at("04A:2.1"))
    s.play("black card:sprint-missile-1")
    assert s.options == ["pass", "use"]


@pytest.mark.rule("RB-EFF-06")
def test_missile_removes_the_first_rock():
    s = missile(TWO_BOARDS, black=at("04A:1.1"), blue=at("04A:1.5"), rocks=["04A:1.3", "04A:1.4"])
    assert names(s.position["rocks"]) == {"04A:1.4"}
    assert hearts(s)["blue"] == 3


@pytest.mark.rule("RB-EFF-06", "RB-BOMB-01", "RB-BOMB-02")
def test_missile_explodes_the_first_bomb():
    s = missile(TWO_BOARDS, black=at("04A:1.1"), blue=at("04A:1.4"), bombs=["04A:1.3"])
    assert s.position["bombs"] == []
    assert hearts(s) == {"black": 3, "blue": 2}


@pytest.mark.rule("RB-EFF-06", "RB-GRUM-07", "RB-RULE-31")
def test_missile_hits_the_grumbler():
    s = missile("plateau-of-the-grumblers", black=at("11B:2.1"), blue=at("12B:2.3"), grumbler="11B:2.4")
    assert s.position["grumbler"] == 0
    assert hearts(s)["blue"] == 3


@pytest.mark.rule("RB-EFF-07", "RB-RULE-39")
@pytest.mark.parametrize(("space", "left"), [("01A:1.5", 2), ("01A:1.6", 3)])
def test_missile_is_gone_at_the_third_line(space, left):
    # From 04A:1.1: the lines of 04A, of 11A, and the starting line, which counts, between 01A 1.5 and 1.6.
    s = missile(TWO_BOARDS, black=at("04A:1.1"), blue=at(space, crossed_start=True))
    assert hearts(s)["blue"] == left


@pytest.mark.rule("RB-EFF-08", "RB-TERM-05")
def test_missile_follows_a_forced_arrow():
    s = missile(MERGE, black=at("04A:1.1"), blue=at("04A:2.3"), green=at("04A:1.4"))
    assert hearts(s) == {"black": 3, "blue": 2, "green": 3}


@pytest.mark.rule("RB-EFF-08", "RB-RULE-10")
def test_missile_never_follows_an_optional_arrow():
    s = missile(FORK, black=at("04A:1.1"), blue=at("04A:2.3"), green=at("04A:1.4"))
    assert hearts(s) == {"black": 3, "blue": 3, "green": 2}


@pytest.mark.rule("RB-EFF-08", "RB-TELE-03", "RB-RULE-29")
def test_missile_passes_portals():
    portals = {"departures": [6, 5, 4, 3, 2, 1], "arrivals": [1, 2, 3, 4, 5, 6]}
    # Departure 1.5 carries tile 6, which lies on the pocket Q3 of the arrivals; from there 3.2.
    s = missile("phoenix-empire", black=at("03B:1.3"), blue=at("02B:3.2"), green=at("02B:1.2"), portals=portals)
    assert hearts(s) == {"black": 3, "blue": 2, "green": 3}


@pytest.mark.rule("RB-RULE-29")
def test_missile_examines_departure_and_arrival_spaces():
    s = missile("phoenix-empire", black=at("03B:1.3"), blue=at("02B:2.4"), rocks=["03B:1.5", "02B:1.1"])
    assert names(s.position["rocks"]) == {"02B:1.1"}
    s = missile("phoenix-empire", black=at("03B:1.3"), blue=at("02B:2.4"), rocks=["02B:1.1", "02B:1.2"])
    assert names(s.position["rocks"]) == {"02B:1.2"}


@pytest.mark.rule("RB-EFF-08", "RB-JUNG-05", "RB-JUNG-04")
def test_missile_goes_from_the_jungle_s_entry_to_its_exit():
    s = missile("wild-lands", black=at("10B:1.1"), blue=at("10B:2.4"), green=at("clearing 1"), red=at("clearing 3"))
    # X leads to the centre lane.
    assert hearts(s) == {"black": 3, "blue": 2, "green": 3, "red": 3}


@pytest.mark.rule("RB-EFF-08", "RB-RULE-39", "RB-BRIDGE-05")
def test_missile_goes_over_the_bridge_not_through_the_lake():
    s = missile("marshes-of-tzulan", black=at("06B:1.3"), blue=at("07B:2.2"), green=at("06B:LAKE"))
    assert hearts(s) == {"black": 3, "blue": 2, "green": 3}


@pytest.mark.rule("RB-SBR-02", "RB-EFF-08")
def test_missile_goes_on_in_the_centre_lane_after_the_stand_alone_bridge():
    circuit = {**track("04A", "11A"), "boards": ["01A", "04A", "bridge", "11A"]}
    s = missile(circuit, black=at("04A:1.4"), blue=at("11A:2.1"), green=at("11A:1.1"))
    assert hearts(s) == {"black": 3, "blue": 2, "green": 3}


@pytest.mark.rule("RB-RULE-39")
def test_missile_that_comes_back_is_gone():
    # Two lines on the whole lap: the starting line and that of 06A.
    circuit = track("09A", "06A")
    s = missile(circuit, black=at("09A:2.2"), blue=at("09A:1.3"))
    assert hearts(s) == {"black": 3, "blue": 3}
    assert s.happened("fired") == [("fired", "black", "2:09A:2.2", None)]


@pytest.mark.rule("RB-RULE-39")
def test_missile_does_not_examine_its_own_space():
    # Black shares its space with blue for once.
    s = missile(TWO_BOARDS, black=at("04A:1.1", arrived=0), blue=at("04A:1.1", arrived=1), green=at("04A:1.3"))
    assert hearts(s) == {"black": 3, "blue": 3, "green": 2}


@pytest.mark.rule("RB-RULE-39")
def test_missile_flies_over_the_finish_line():
    s = missile(TWO_BOARDS, black=at("01A:1.5", crossed_start=True), blue=at("04A:1.2"))
    assert hearts(s)["blue"] == 2


@pytest.mark.rule("RB-RULE-60")
def test_missile_hits_the_car_not_the_grumbler_beside_it():
    s = missile("plateau-of-the-grumblers", black=at("11B:2.1"), blue=at("11B:2.4"), grumbler="11B:2.4")
    assert hearts(s)["blue"] == 2
    assert s.position["grumbler"] != 0


@pytest.mark.rule("RB-RULE-31")
def test_the_grumbler_is_an_obstacle_for_swerve_and_bomb():
    # 11B is a brick board: 2.3 touches 1.3, 1.4, 3.3, 3.4 and 2.2, 2.4.
    s = scene("plateau-of-the-grumblers", black=at("11B:2.3", "sprint-swerve-1"), blue=AHEAD, grumbler="11B:1.4")
    s.play("black card:sprint-swerve-1")
    assert spaces_asked(s) == {"11B:1.3", "11B:3.3", "11B:3.4"}
    s = scene("plateau-of-the-grumblers", black=at("11B:2.3", "sprint-bomb-1"), blue=AHEAD, grumbler="11B:1.4")
    s.play("black card:sprint-bomb-1")
    assert spaces_asked(s) == {"11B:1.3", "11B:3.3", "11B:3.4", "11B:2.2", "11B:2.4"}


@pytest.mark.rule("RB-RULE-09", "RB-MOVE-06")
def test_against_an_arrow_only_a_swerve_leads():
    s = scene(MERGE, black=at("04A:2.1", "sprint-swerve-2"), blue=at("11A:1.1"))
    s.play("black card:sprint-swerve-2")
    assert "04A:1.2" in spaces_asked(s)  # 2.1 (0–.3) touches 1.1 and 1.2 (.2–.4)
    s.play("black pass")
    assert where(s, "black") == "04A:2.3"  # nothing was asked on the way past 2.2, where the arrow ends


@pytest.mark.rule("RB-RULE-55")
def test_nobody_swerves_or_throws_a_bomb_into_the_lake():
    s = scene("marshes-of-tzulan", black=at("07B:K1", "sprint-swerve-1"), blue=at("06B:LAKE"))
    s.play("black card:sprint-swerve-1")
    assert where(s, "black") == "07B:K2"  # no Swerve was offered
    s = scene("marshes-of-tzulan", black=at("07B:K1", "sprint-bomb-1"), blue=at("02A:2.1"))
    s.play("black card:sprint-bomb-1")
    assert spaces_asked(s) == {"07B:K2"}
    s = scene("marshes-of-tzulan", black=at("06B:LAKE", "sprint-bomb-1"), blue=at("06B:LAKE"))
    s.play("black card:sprint-bomb-1")
    assert spaces_asked(s) == {"07B:K1"}  # the first space of the lake road
