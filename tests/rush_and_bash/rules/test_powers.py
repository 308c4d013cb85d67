"""Star powers (ledger, section 9; the cars' powers are RB-HOUSE-04)."""

import pytest

from tests.rush_and_bash.rules.scenes import BOMBS, at, hearts, names, scene, spaces_asked, where
from tests.rush_and_bash.tracks import LONG, TWO_BOARDS

FAR = at("01A:2.1", "rush-repair-3")
HAND = ("sprint-repair-1", "sprint-star-1", "sprint-star-2")


def power(circuit, colour, level, space, *lines, stars=3, **parts):
    """A car uses a power in step 1 of its turn; blue stands far behind unless told otherwise."""
    hand = parts.pop("hand", HAND)
    own = parts.pop("own", {})
    first = {colour: at(space, *hand, stars=stars, **own)}
    others = {"blue": FAR} if colour != "blue" and "blue" not in parts else {}
    if colour == "blue" and "red" not in parts:
        others = {"red": FAR}
    return scene(circuit, f"{colour} power:{level}", *lines, **first, **others, **parts)


@pytest.mark.rule("RB-STAR-01")
@pytest.mark.parametrize(
    ("stars", "levels"), [(1, ["power:1"]), (2, ["power:1", "power:2"]), (3, ["power:1", "power:2", "power:3"])]
)
def test_a_power_of_the_star_s_level_or_lower(stars, levels):
    s = scene(TWO_BOARDS, black=at("04A:1.1", *HAND, stars=stars), blue=FAR)
    assert (s.asks, s.options) == ("black star", ["pass", *levels])
    s.play("black pass", "black card:sprint-repair-1")
    assert (s.asks, s.options) == ("black star", ["pass", *levels])  # step 5


@pytest.mark.rule("RB-STAR-01", "RB-RULE-08")
def test_no_extra_card_without_a_card():
    s = power(TWO_BOARDS, "white", 1, "04A:1.1", stars=3, hand=())
    assert s.happened("power_used")
    s = scene(TWO_BOARDS, black=at("04A:1.1", stars=3), blue=FAR)
    assert s.options == ["pass", "power:1", "power:3"]


@pytest.mark.rule("RB-STAR-01")
def test_no_power_without_a_star():
    s = scene(TWO_BOARDS, black=at("04A:1.1", *HAND), blue=FAR)
    assert s.asks == "black card"


@pytest.mark.rule("RB-STAR-01", "RB-TURN-02")
def test_not_in_step_1_and_in_step_5():
    s = power(TWO_BOARDS, "white", 1, "04A:1.1", "white card:sprint-repair-1")
    assert s.asks == "* draw"


@pytest.mark.rule("RB-STAR-02")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_star_goes_to_0_whatever_the_level(level):
    s = power(TWO_BOARDS, "black", level, "04A:1.1")
    assert s.car("black")["stars"] == 0


@pytest.mark.rule("RB-STAR-02", "RB-STAR-08")
def test_the_star_goes_to_0_before_the_power_s_actions():
    # Off-track during the power: 0 first, then one up; no card is played.
    s = power(TWO_BOARDS, "white", 1, "04A:1.4", own={"hearts": 1}, rocks=["11A:1.1"])
    assert (where(s, "white"), s.car("white")["stars"], hearts(s)["white"]) == ("04A:1.3", 1, 3)
    assert s.asks == "blue card"
    assert len(s.car("white")["hand"]) == 3


@pytest.mark.rule("RB-STAR-08", "RB-RULE-57")
def test_off_track_by_the_first_part_of_a_power_cancels_the_next():
    # Black's Missile explodes the Bomb beside it; the space of its level 1 power is not driven.
    s = power(TWO_BOARDS, "black", 1, "04A:1.4", "black use", own={"hearts": 1}, bombs=["04A:1.5"])
    assert (where(s, "black"), s.car("black")["stars"], s.asks) == ("04A:1.3", 1, "blue card")


@pytest.mark.rule("RB-STAR-08", "RB-RULE-42")
def test_off_track_with_an_extra_card_whose_star_came_before():
    s = power(TWO_BOARDS, "white", 2, "04A:1.4", own={"hearts": 1}, rocks=["11A:1.1"])
    s.play("white card:sprint-star-2", "white use")
    # 0 after use, 1 by the card's Star, 2 by off-track; the rest of the turn is lost, the normal card included.
    assert (where(s, "white"), s.car("white")["stars"]) == ("04A:1.3", 2)
    assert s.asks == "blue card"
    assert s.car("white")["hand"] == ["sprint-repair-1", "sprint-star-1"]


@pytest.mark.rule("RB-STAR-09", "RB-END-01", "RB-END-03")
def test_finishing_with_a_power_in_step_1_means_no_card():
    s = power(TWO_BOARDS, "white", 1, "01A:1.4", own={"crossed_start": True})
    assert where(s, "white") == "finished 01A:1.6"
    assert s.asks == "blue card"
    assert len(s.car("white")["hand"]) == 3


@pytest.mark.rule("RB-STAR-09", "RB-END-03")
def test_finishing_in_step_4_means_no_power_and_no_draw():
    s = scene(
        TWO_BOARDS,
        "white pass",
        "white card:sprint-repair-2",
        white=at("01A:1.4", "sprint-repair-2", stars=1, crossed_start=True),
        blue=FAR,
    )
    assert where(s, "white") == "finished 01A:1.6"
    assert s.asks == "blue card"


# --- level 1 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-STAR-03", "RB-STAR-02", "RB-COLL-02", "RB-OFF-02")
def test_the_rulebook_s_three_hits():
    """Federico's level 1 power fires, his card fires, then he rams: the third damage."""
    s = scene(
        TWO_BOARDS,
        black=at("04A:1.1", "sprint-missile-2", stars=2),
        blue=at("04A:1.4"),
    )
    s.play("black power:1", "black use")  # Missile, then one space
    assert (hearts(s)["blue"], where(s, "black"), s.car("black")["stars"]) == (2, "04A:1.2", 0)
    s.play("black card:sprint-missile-2", "black use")
    assert (where(s, "black"), where(s, "blue")) == ("04A:1.4", "04A:1.3")  # back behind the line after 1.3
    assert (hearts(s)["blue"], s.car("blue")["stars"]) == (3, 1)


@pytest.mark.rule("RB-STAR-03", "RB-HOUSE-04")
def test_green_level_1_swerve_then_one_space():
    s = power(TWO_BOARDS, "green", 1, "04A:2.1")
    assert (s.asks, spaces_asked(s), "pass" in s.options) == ("green effect", {"04A:1.1", "04A:3.1"}, True)
    s.play("green space:04A:3.1")
    assert (where(s, "green"), s.asks) == ("04A:3.2", "green card")


@pytest.mark.rule("RB-STAR-03", "RB-HOUSE-04")
def test_yellow_level_1_repair_then_two_spaces():
    s = power(TWO_BOARDS, "yellow", 1, "04A:2.1", "yellow use", own={"hearts": 1})
    assert (where(s, "yellow"), hearts(s)["yellow"]) == ("04A:2.3", 2)


@pytest.mark.rule("RB-STAR-03", "RB-HOUSE-04")
def test_blue_level_1_bomb_then_one_space():
    s = power(TWO_BOARDS, "blue", 1, "04A:2.2", "blue space:04A:1.2")
    assert (where(s, "blue"), names(s.position["bombs"])) == ("04A:2.3", {"04A:1.2"})


@pytest.mark.rule("RB-STAR-03", "RB-HOUSE-04")
def test_red_level_1_bomb_then_swerve():
    s = power(TWO_BOARDS, "red", 1, "04A:2.2", "red space:04A:2.3")
    assert spaces_asked(s) == {"04A:1.2", "04A:3.2"}
    s.play("red space:04A:1.2")
    assert (where(s, "red"), names(s.position["bombs"]), s.asks) == ("04A:1.2", {"04A:2.3"}, "red card")


@pytest.mark.rule("RB-STAR-03", "RB-HOUSE-04", "RB-MOVE-01")
def test_white_level_1_three_spaces():
    s = power(TWO_BOARDS, "white", 1, "04A:2.1")
    assert (where(s, "white"), s.asks) == ("04A:2.4", "white card")


@pytest.mark.rule("RB-RULE-43", "RB-STAR-03")
def test_effect_parts_may_be_declined_and_movement_parts_may_not():
    s = power(TWO_BOARDS, "yellow", 1, "04A:2.1", "yellow pass", own={"hearts": 1})
    assert (where(s, "yellow"), hearts(s)["yellow"]) == ("04A:2.3", 1)


@pytest.mark.rule("RB-RULE-43")
def test_a_power_may_be_used_though_nothing_can_happen():
    nine = [f"11A:{lane}.{k}" for lane in (1, 2, 3) for k in (3, 4, 5)]
    s = power(TWO_BOARDS, "red", 1, "04A:2.2", bombs=nine, rocks=["04A:1.2", "04A:3.2"])
    assert (s.asks, where(s, "red"), s.car("red")["stars"]) == ("red card", "04A:2.2", 0)
    assert len(s.position["bombs"]) == BOMBS


# --- level 2 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-STAR-04", "RB-CARD-01")
def test_an_extra_card_before_the_normal_one():
    s = power(TWO_BOARDS, "black", 2, "04A:1.1", hand=("sprint-repair-1", "rush-missile-3", "rush-repair-4"))
    assert (s.asks, len(s.options)) == ("black card", 3)  # any card, mandatory
    s.play("black card:rush-missile-3")
    assert (s.asks, s.options) == ("black effect", ["pass", "use"])  # optional effect
    s.play("black pass")
    assert where(s, "black") == "04A:1.4"
    assert s.position["discards"]["rush"] == {"rush-missile-3": 1}
    assert (s.asks, len(s.options)) == ("black card", 2)  # then the turn's card
    s.play("black card:sprint-repair-1")
    assert where(s, "black") == "04A:1.5"
    drawn = 0
    while s.asks == "* draw" and s.position["turn"]["car"] == "black":
        s.play(f"* {s.options[0]}")
        drawn += 1
    assert drawn == 2  # refilled to three


@pytest.mark.rule("RB-STAR-04")
def test_an_extra_card_after_the_normal_one():
    s = scene(TWO_BOARDS, black=at("04A:1.1", "sprint-repair-1", "sprint-repair-2", stars=2), blue=FAR)
    s.play("black pass", "black card:sprint-repair-2", "black power:2", "black card:sprint-repair-1")
    assert (where(s, "black"), s.frame) == ("04A:1.4", "draw")


@pytest.mark.rule("RB-RULE-42", "RB-TURN-02")
def test_no_second_power_after_the_extra_card_s_star():
    s = power(TWO_BOARDS, "black", 2, "04A:1.1", hand=("sprint-star-1", "sprint-repair-2"))
    s.play("black card:sprint-star-1", "black use", "black card:sprint-repair-2")
    assert (s.car("black")["stars"], s.frame) == (1, "draw")


@pytest.mark.rule("RB-RULE-42", "RB-JUNG-02")
def test_an_extra_card_that_ends_the_turn_cancels_the_normal_card():
    s = power("wild-lands", "black", 2, "10B:1.2", "black card:sprint-repair-1")
    assert (where(s, "black"), s.asks) == ("clearing 1", "blue card")
    assert len(s.car("black")["hand"]) == 2


# --- level 3 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-STAR-05", "RB-HOUSE-04", "RB-STAR-07")
def test_black_flies_six_spaces_over_everything():
    s = power(LONG, "black", 3, "04A:1.1", blue=at("04A:1.3"), rocks=["04A:1.2", "11A:1.1"], bombs=["04A:1.5"])
    assert (where(s, "black"), s.asks) == ("11A:1.2", "black card")  # 1.2 … 1.5, 11A 1.1, 1.2
    assert hearts(s) == {"black": 3, "blue": 3}
    assert len(s.position["rocks"]) == 2 and len(s.position["bombs"]) == 1


@pytest.mark.rule("RB-STAR-07", "RB-RULE-15")
def test_a_flight_that_ends_on_an_occupied_space_goes_back_to_the_first_free_one():
    s = power(LONG, "black", 3, "04A:1.1", blue=at("11A:1.2"), rocks=["11A:1.1"], bombs=["04A:1.5"])
    assert (where(s, "black"), hearts(s)) == ("04A:1.4", {"black": 3, "blue": 3})
    assert where(s, "blue") == "11A:1.2"


@pytest.mark.rule("RB-RULE-15")
def test_the_own_starting_space_is_free_for_a_flight():
    rocks = [f"04A:1.{k}" for k in (2, 3, 4, 5)] + ["11A:1.1", "11A:1.2"]
    s = power(LONG, "black", 3, "04A:1.1", rocks=rocks)
    assert (where(s, "black"), hearts(s)["black"], len(s.position["rocks"])) == ("04A:1.1", 3, 6)


@pytest.mark.rule("RB-RULE-15", "RB-GRUM-08")
def test_the_own_starting_space_is_free_even_beside_the_grumbler():
    rocks = ["11B:2.5", *(f"12B:2.{k}" for k in (1, 2, 3, 4, 5))]
    s = power("plateau-of-the-grumblers", "black", 3, "11B:2.4", rocks=rocks, grumbler="11B:2.4")
    assert (where(s, "black"), hearts(s)["black"]) == ("11B:2.4", 3)


@pytest.mark.rule("RB-RULE-15", "RB-RULE-26")
def test_bolts_passed_in_flight_count():
    # From 04B 2.1 over the bolts 2.3 and 08B 2.1 (one tile, one roll) to 08B 2.2.
    s = power("landslide", "black", 3, "04B:2.1")
    assert (where(s, "black"), s.asks) == ("08B:2.2", "* slide_roll")
    s.play("* die:1")
    assert s.asks == "black card"
    # Thrown back behind the second bolt and even the first it counts as well.
    rocks = ["04B:2.4", "04B:2.5", "08B:2.1", "08B:2.2"]
    s = power("landslide", "black", 3, "04B:2.1", rocks=[*rocks, "04B:2.3"])
    assert (where(s, "black"), s.asks) == ("04B:2.2", "* slide_roll")


@pytest.mark.rule("RB-STAR-06", "RB-RULE-14", "RB-HOUSE-04")
def test_green_moves_six_with_lane_changes_of_one_point_each():
    s = power(TWO_BOARDS, "green", 3, "04A:2.1", rocks=["04A:3.1"], blue=at("04A:1.1"))
    # Forward, or a free adjacent space of another lane: 1.1 is taken, 3.1 has a Rock.
    assert (where(s, "green"), s.asks) == ("04A:2.2", "green steer")  # 2.2 was the only way
    assert spaces_asked(s) == {"04A:2.3", "04A:1.2", "04A:3.2"}
    s.play("green space:04A:1.2")  # 2
    assert spaces_asked(s) == {"04A:1.3", "04A:2.2"}
    s.play("green space:04A:2.2")  # 3: as many changes as one likes
    s.play("green space:04A:2.3", "green space:04A:2.4", "green space:04A:3.4")  # 6
    assert (where(s, "green"), s.asks) == ("04A:3.4", "green card")


@pytest.mark.rule("RB-STAR-05", "RB-STAR-06")
def test_obstacles_stop_a_level_3_movement_as_usual():
    s = power(TWO_BOARDS, "green", 3, "04A:2.1", "green space:04A:2.2", rocks=["04A:2.2"])
    assert (where(s, "green"), hearts(s)["green"], s.asks) == ("04A:2.2", 2, "green card")
    assert s.position["rocks"] == []


@pytest.mark.rule("RB-STAR-06", "RB-RULE-14", "RB-HOUSE-04")
def test_white_flies_four_with_lane_changes_onto_occupied_spaces_too():
    s = power(TWO_BOARDS, "white", 3, "04A:2.1", rocks=["04A:3.1"], blue=at("04A:1.1"))
    assert spaces_asked(s) == {"04A:2.2", "04A:1.1", "04A:3.1"}
    s.play("white space:04A:3.1", "white space:04A:3.2", "white space:04A:3.3", "white space:04A:3.4")
    assert (where(s, "white"), hearts(s), len(s.position["rocks"])) == ("04A:3.4", {"white": 3, "blue": 3}, 1)


@pytest.mark.rule("RB-STAR-07", "RB-RULE-15", "RB-HOUSE-04")
def test_white_ends_on_an_occupied_space():
    s = power(TWO_BOARDS, "white", 3, "04A:2.1", rocks=["04A:3.3"], blue=at("04A:3.4"))
    s.play("white space:04A:3.1", "white space:04A:3.2", "white space:04A:3.3", "white space:04A:3.4")
    assert (where(s, "white"), where(s, "blue"), hearts(s)) == ("04A:3.2", "04A:3.4", {"white": 3, "blue": 3})


@pytest.mark.rule("RB-STAR-05", "RB-HOUSE-04")
def test_yellow_repairs_fully_and_smashes_rocks_and_bombs():
    s = power(
        LONG, "yellow", 3, "04A:2.1", own={"hearts": 1}, rocks=["04A:2.2", "04A:2.4"], bombs=["04A:2.3"],
        blue=at("04A:1.3"),
    )  # fmt: skip
    if s.frame == "effect":
        s.play("yellow use")
    assert (where(s, "yellow"), hearts(s)) == ("11A:2.1", {"yellow": 3, "blue": 3})
    assert s.position["rocks"] == s.position["bombs"] == []
    assert (s.s.rocks, s.s.bombs) == (14, 9)  # back in the supplies


@pytest.mark.rule("RB-STAR-05", "RB-HOUSE-04")
def test_yellow_collides_as_usual():
    s = power(LONG, "yellow", 3, "04A:2.1", blue=at("04A:2.3"))
    assert (where(s, "yellow"), where(s, "blue"), hearts(s)["blue"]) == ("04A:2.3", "04A:2.5", 2)


@pytest.mark.rule("RB-STAR-05", "RB-HOUSE-04")
def test_blue_fires_three_missiles_at_once():
    s = power(
        LONG, "blue", 3, "04A:2.2",
        red=at("04A:2.4"), green=at("04A:1.2"), white=at("04A:3.3"), black=at("04A:1.3"), yellow=at("04A:2.5"),
    )  # fmt: skip
    # Own lane: red. Left: the space straight beside is examined first: green, not black. Right: white.
    assert hearts(s) == {"blue": 3, "red": 2, "green": 2, "white": 2, "black": 3, "yellow": 3}
    assert [event[2] for event in s.happened("fired")] == ["2:04A:2.2", "2:04A:1.2", "2:04A:3.2"]


@pytest.mark.rule("RB-STAR-05", "RB-HOUSE-04")
def test_blue_s_missile_starts_from_the_furthest_forward_space_beside():
    # House board 04A: 2.3 touches 1.3 and 1.4, 3.3 and 3.4.
    s = power("first-game", "blue", 3, "04A:2.3", red=at("04A:1.3"), green=at("04A:1.4"), white=at("04A:3.3"))
    assert hearts(s) == {"blue": 3, "red": 3, "green": 2, "white": 3}


@pytest.mark.rule("RB-STAR-05", "RB-HOUSE-04")
def test_a_missing_lane_means_no_missile():
    s = power(LONG, "blue", 3, "04A:1.2", red=at("04A:2.2"), green=at("04A:3.4"))
    assert hearts(s) == {"blue": 3, "red": 2, "green": 3}  # own lane: nothing; right: red
    assert len(s.happened("fired")) == 2


@pytest.mark.rule("RB-STAR-05", "RB-HOUSE-04", "RB-RULE-12")
def test_red_bombs_explode_as_one_chain():
    s = power(LONG, "red", 3, "04A:3.1", "red space:04A:1.2", "red space:04A:1.4", blue=at("04A:1.3", hearts=3))
    s.play("red space:04A:2.3")
    # Blue on 1.3 touches 1.2, 1.4 and 2.3: three points of one event; the third sends it off-track, which is behind
    # the starting line, as 1.3 lies before the line of 04A.
    assert s.car("blue")["hearts"] == 3 and s.car("blue")["stars"] == 1
    assert where(s, "blue") == "01A:1.5"
    assert s.position["bombs"] == [] and s.s.bombs == 9
    assert s.asks == "red card"


@pytest.mark.rule("RB-STAR-05", "RB-HOUSE-04")
def test_red_s_range_is_the_own_board_and_the_next():
    s = power(LONG, "red", 3, "11A:3.1", blue=at("11A:1.3"), rocks=["09A:2.2"], bombs=["11A:2.2"])
    both = {f"{board}:{lane}.{k}" for board in ("11A", "09A") for lane in (1, 2, 3) for k in (1, 2, 3, 4, 5)}
    # Free spaces: its own car is no obstacle to it.
    assert spaces_asked(s) == both - {"11A:1.3", "09A:2.2", "11A:2.2"}
    assert "pass" in s.options  # up to three
    s.play("red space:09A:1.1")
    assert "09A:1.1" not in spaces_asked(s)  # different spaces
    s.play("red pass")
    assert len(s.happened("exploded")) == 1
    assert names(s.position["bombs"]) == {"11A:2.2"}


@pytest.mark.rule("RB-STAR-05", "RB-HOUSE-04")
def test_red_s_next_board_after_the_last_is_the_first():
    s = power(TWO_BOARDS, "red", 3, "11A:3.1", blue=at("01A:1.1"))
    assert {space.partition(":")[0] for space in spaces_asked(s)} == {"11A", "01A"}


@pytest.mark.rule("RB-STAR-05", "RB-RULE-23", "RB-HOUSE-04")
def test_red_lays_no_more_bombs_than_there_are():
    eight = [f"06A:{lane}.{k}" for lane in (1, 2) for k in (1, 2, 3, 4)]
    s = power(LONG, "red", 3, "04A:3.1", "red space:04A:1.2", bombs=eight)
    assert (s.asks, len(s.happened("exploded")), s.s.bombs) == ("red card", 1, 1)


@pytest.mark.rule("RB-STAR-10", "RB-BOOST-04")
@pytest.mark.parametrize("level", [1, 3])
def test_no_boost_with_a_level_1_or_3_power(level):
    s = power(LONG, "yellow", level, "04A:1.1", boosts=["04A:1.2", "04A:1.3"], game={"boosts": True})
    assert (where(s, "yellow"), s.asks) == ("04A:1.3" if level == 1 else "11A:1.1", "yellow card")


@pytest.mark.rule("RB-STAR-10", "RB-BOOST-01", "RB-BOOST-02")
def test_a_boost_with_the_extra_card():
    s = power(LONG, "yellow", 2, "04A:1.1", "yellow card:sprint-repair-1", boosts=["04A:1.2"], game={"boosts": True})
    assert s.asks == "* draw"
    s.play("* card:sprint-bomb-3")
    assert where(s, "yellow") == "04A:1.5"


@pytest.mark.rule("RB-RULE-56")
def test_powers_from_the_lake():
    s = power("marshes-of-tzulan", "white", 1, "06B:LAKE")
    assert (where(s, "white"), s.asks) == ("07B:K3", "white card")
