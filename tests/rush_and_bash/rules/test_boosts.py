"""Boosts (ledger, section 16)."""

import pytest

from tests.rush_and_bash.rules.scenes import SPRINT, at, hearts, scene, where
from tests.rush_and_bash.script import Script, race
from tests.rush_and_bash.tracks import LONG, TWO_BOARDS

FAR = at("01A:2.1", "rush-repair-3")
BOOSTS = {"boosts": True}


def go(card, space, *lines, circuit=LONG, boosts=("04A:1.2",), **parts):
    """Black plays a card near Boost tiles."""
    others = {} if "blue" in parts else {"blue": FAR}
    own = parts.pop("own", {})
    black = at(space, card, **own)
    return scene(
        circuit, f"black card:{card}", *lines, black=black, **others, boosts=list(boosts), game=BOOSTS, **parts
    )


@pytest.mark.rule("RB-BOOST-01", "RB-TERM-03")
def test_a_tile_does_not_occupy_its_space():
    s = go("sprint-bomb-1", "04A:1.1", boosts=["04A:1.2", "04A:2.1"])
    assert "space:2:04A:2.1" in s.options
    s.play("black space:04A:2.1")  # a Bomb on a Boost
    assert s.position["bombs"] == ["2:04A:2.1"]
    assert s.position["boosts"] == ["2:04A:1.2", "2:04A:2.1"]


@pytest.mark.rule("RB-BOOST-02")
@pytest.mark.parametrize("card", ["sprint-bomb-3", "sprint-swerve-3", "sprint-star-3"])
def test_the_top_sprint_card_s_value_is_added_and_its_effect_ignored(card):
    s = go("sprint-repair-2", "04A:1.1")
    assert where(s, "black") == "04A:1.2"
    assert s.odds == {
        f"card:{name}": count - (name == "sprint-repair-2")
        for name, count in SPRINT.items()
        if count > (name == "sprint-repair-2")
    }
    s.play(f"* card:{card}")
    assert where(s, "black") == "11A:1.1"  # one left, and three
    assert s.frame == "draw"
    assert s.car("black")["stars"] == 0
    # Revealed and discarded.
    assert s.position["discards"]["sprint"][card] == 1


@pytest.mark.rule("RB-BOOST-02", "RB-RULE-50")
def test_a_boost_as_the_last_step_makes_the_movement_go_on():
    s = go("sprint-repair-1", "04A:1.1", "* card:sprint-bomb-2")
    assert where(s, "black") == "04A:1.4"


@pytest.mark.rule("RB-BOOST-02")
def test_rush_cards_are_boosted_by_sprint_cards_too():
    s = go("rush-repair-4", "04A:1.1")
    assert {option.split("-")[0] for option in s.options} == {"card:sprint"}


@pytest.mark.rule("RB-BOOST-03")
def test_a_swerve_of_the_card_onto_a_boost_counts_for_its_acceleration():
    s = go("sprint-swerve-1", "04A:2.2", "black space:04A:1.2", "* card:sprint-bomb-3")
    assert where(s, "black") == "11A:1.1"  # 1 + 3 from 1.2


@pytest.mark.rule("RB-BOOST-03", "RB-EFF-02")
def test_the_boost_of_a_swerve_is_no_movement_of_its_own():
    # The Swerve itself stays one step: the Rock on 1.3 ends the one acceleration of four.
    s = go("sprint-swerve-1", "04A:2.2", "black space:04A:1.2", "* card:sprint-bomb-3", rocks=["04A:1.3"])
    assert (where(s, "black"), hearts(s)["black"]) == ("04A:1.3", 2)


@pytest.mark.rule("RB-BOOST-04")
def test_no_boost_for_a_pushed_car_nor_for_starting_on_the_tile():
    s = go("sprint-repair-1", "04A:1.1", blue=at("04A:1.2"), boosts=["04A:1.3", "04A:1.4", "04A:1.1"])
    assert where(s, "blue") == "04A:1.4"
    assert not s.happened("boosted")


@pytest.mark.rule("RB-BOOST-04", "RB-STAR-10")
def test_no_boost_for_a_swerve_of_a_power():
    s = scene(
        LONG,
        "green power:1",
        "green space:04A:1.2",
        green=at("04A:2.2", "sprint-repair-1", stars=1),
        blue=FAR,
        boosts=["04A:1.2", "04A:1.3"],
        game=BOOSTS,
    )
    assert (where(s, "green"), s.asks) == ("04A:1.3", "green card")


@pytest.mark.rule("RB-BOOST-04")
def test_no_boost_for_an_arrival_by_portal():
    s = go("sprint-repair-2", "03B:1.4", circuit="phoenix-empire", boosts=["02B:1.1"])
    assert (where(s, "black"), s.happened("boosted")) == ("02B:1.2", [])


@pytest.mark.rule("RB-BOOST-04", "RB-OFF-05")
def test_no_boost_for_a_jump_out_of_the_jungle_nor_off_the_track():
    s = scene("wild-lands", black=at("clearing 3", "sprint-repair-1"), blue=FAR, boosts=["10B:X"], game=BOOSTS)
    assert (where(s, "black"), s.asks) == ("10B:X", "black card")


@pytest.mark.rule("RB-RULE-50", "RB-HIT-01")
def test_a_boost_with_an_obstacle_is_not_flipped():
    s = go("sprint-repair-3", "04A:1.1", rocks=["04A:1.2"])
    assert (where(s, "black"), hearts(s)["black"]) == ("04A:1.2", 2)
    s.play("* card:sprint-bomb-3")  # the first card drawn is for the hand
    assert (s.car("black")["hand"], s.happened("boosted")) == (["sprint-bomb-3"], [])
    s = go("sprint-repair-3", "04A:1.1", "* card:sprint-bomb-3", blue=at("04A:1.2"))
    assert (where(s, "black"), s.car("black")["hand"]) == ("04A:1.2", ["sprint-bomb-3"])


@pytest.mark.rule("RB-BOOST-07")
def test_several_boosts_in_one_move():
    s = go("sprint-repair-1", "04A:1.1", "* card:sprint-bomb-1", boosts=["04A:1.2", "04A:1.3"])
    assert (where(s, "black"), s.asks) == ("04A:1.3", "* draw")
    s.play("* card:sprint-bomb-3")
    assert where(s, "black") == "11A:1.1"  # 1.2, 1.3, and three more


@pytest.mark.rule("RB-BOOST-05", "RB-RULE-24")
@pytest.mark.parametrize(("die", "lane"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_placement_by_a_die_for_each_junction(die, lane):
    s = Script(race(LONG, boosts=True))
    frames = 0
    while s.frame == "boost_place":
        s.play(f"* die:{die}")
        frames += 1
    # Five junctions, two of them on board 01; the tile lies on the first space of the board after the junction.
    assert frames == 3
    assert s.position["boosts"] == [f"3:11A:{lane}.1", f"4:09A:{lane}.1", f"5:06A:{lane}.1"]


@pytest.mark.rule("RB-BOOST-06")
def test_at_most_eight_tiles():
    boards = ["01A", "02A", "03A", "04A", "05A", "06A", "07A", "08A", "09A", "10A", "11A", "12A"]
    s = Script(race({"name": "Long", "boards": boards, "unchecked": True}, boosts=True))
    frames = 0
    while s.frame == "boost_place":
        s.play("* die:1")
        frames += 1
    # Ten junctions could have one; the first eight in race order get it: on the third to the tenth board.
    assert frames == 8
    assert [name.split(":")[1] for name in s.position["boosts"]] == boards[2:10]
    assert s.s.boosts == 0


@pytest.mark.rule("RB-BOOST-01")
def test_boosts_are_an_optional_module():
    s = Script(race(TWO_BOARDS))
    assert s.frame == "draw" and "boosts" not in s.position
