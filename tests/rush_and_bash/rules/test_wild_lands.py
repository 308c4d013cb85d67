"""The volcano of 09B and the tangled jungle of 10B (ledger, section 14).

09B: bolts 1.3, 2.3, 3.2; red 1.4, 1.5, 2.4, 3.3; the line after x.1.
"""

import pytest

from tests.rush_and_bash.rules.scenes import FAIR_DIE, at, hearts, scene, where

WILD = "wild-lands"
FAR = at("01A:2.1", "rush-repair-3")
REST = ("sprint-star-1", "sprint-star-2")


def go(card, space, *lines, **parts):
    """Black plays a card."""
    others = {} if "blue" in parts else {"blue": FAR}
    own = parts.pop("own", {})
    return scene(WILD, f"black card:{card}", *lines, black=at(space, card, *REST, **own), **others, **parts)


@pytest.mark.rule("RB-VOLC-02", "RB-SPEC-01")
def test_every_car_on_red_rolls_in_ranking_order():
    s = go(
        "sprint-repair-1", "09B:1.2",
        blue=at("09B:2.4"), green=at("09B:3.3"), red=at("09B:1.4"), white=at("09B:1.6"),
        ranking=["black", "red", "green", "white", "blue"],
    )  # fmt: skip
    # Black stands on the bolt, not on red.
    assert (s.asks, s.odds) == ("* lava", FAIR_DIE)
    s.dice(2, 5, 1)
    assert [event[1:3] for event in s.happened("lava_rolled")] == [("red", 2), ("green", 5), ("blue", 1)]
    assert hearts(s) == {"black": 3, "blue": 1, "green": 3, "red": 2, "white": 3}
    assert s.frame == "draw"


@pytest.mark.rule("RB-VOLC-02")
@pytest.mark.parametrize(("die", "left"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_lava(die, left):
    s = go("sprint-repair-1", "09B:1.2", f"* die:{die}", blue=at("09B:2.4"))
    assert hearts(s)["blue"] == left


@pytest.mark.rule("RB-VOLC-02")
def test_who_woke_the_volcano_rolls_too_if_it_stands_on_red():
    s = go("sprint-repair-2", "09B:1.2", "* die:4")
    assert (where(s, "black"), hearts(s)["black"]) == ("09B:1.4", 2)


@pytest.mark.rule("RB-VOLC-02")
def test_without_a_bolt_the_volcano_sleeps():
    s = go("sprint-repair-1", "09B:1.3", blue=at("09B:2.4"))
    assert (where(s, "black"), s.frame) == ("09B:1.4", "draw")


@pytest.mark.rule("RB-VOLC-02", "RB-DMG-03")
def test_each_roll_applies_at_once():
    # Blue goes off-track before black rolls.
    s = go("sprint-repair-2", "09B:1.2", blue=at("09B:2.4", hearts=1), ranking=["blue", "black"], turn={"car": "black"})
    s.play("* die:4")
    assert (where(s, "blue"), s.asks) == ("09B:2.1", "* lava")
    s.play("* die:6")
    assert s.happened("lava_rolled")[-1][1] == "black"


@pytest.mark.rule("RB-VOLC-03")
def test_who_rolls_is_fixed_at_the_start_and_who_left_red_does_not_roll():
    # The eruption is under way: red and green were on red at its start; green has left since, white came onto it.
    s = scene(
        WILD,
        black=at("09B:1.6", *REST),
        red=at("09B:2.4"),
        green=at("09B:3.1"),
        white=at("09B:1.4"),
        resolving=[
            {"rule": "round", "step": 1},
            {"rule": "turn", "car": "black", "step": 4},
            {"rule": "after", "car": "black"},
            {"rule": "erupt", "cars": ["red", "green"]},
        ],
    )
    assert s.asks == "* lava"
    s.play("* die:2")
    assert [event[1] for event in s.happened("lava_rolled")] == ["red"]
    assert s.frame == "draw"


@pytest.mark.rule("RB-VOLC-02", "RB-RULE-41")
def test_a_pushed_car_wakes_the_volcano():
    s = go("sprint-repair-1", "09B:1.1", blue=at("09B:1.2"))
    assert (where(s, "blue"), s.asks) == ("09B:1.4", "* lava")


# --- the jungle -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-JUNG-02", "RB-RULE-46", "RB-TURN-05")
def test_arriving_on_the_entry_bolt_ends_movement_and_turn():
    s = go("rush-repair-4", "10B:1.1", blue=at("clearing 1", "rush-repair-3"), green=at("clearing 3"))
    assert where(s, "black") == "clearing 1"  # always the first, whoever is there
    assert len(s.car("black")["hand"]) == 2
    assert s.asks == "* jungle"  # blue's turn


@pytest.mark.rule("RB-JUNG-02", "RB-JUNG-04", "RB-COLL-01")
def test_a_pushed_car_enters_the_jungle_and_the_turn_goes_on():
    s = go("sprint-repair-1", "10B:1.1", blue=at("10B:1.2"), green=at("clearing 1"))
    assert (where(s, "blue"), hearts(s)) == ("clearing 1", {"black": 3, "blue": 2, "green": 3})
    assert (s.frame, s.position["turn"]["car"]) == ("draw", "black")


@pytest.mark.rule("RB-JUNG-03", "RB-TURN-06")
@pytest.mark.parametrize("die", [5, 6])
@pytest.mark.parametrize("clearing", [1, 2])
def test_5_and_6_lead_out_and_the_turn_is_played(die, clearing):
    s = scene(WILD, black=at(f"clearing {clearing}", "sprint-repair-1", stars=1), blue=FAR)
    assert (s.asks, s.odds) == ("* jungle", FAIR_DIE)
    s.play(f"* die:{die}")
    assert (where(s, "black"), s.asks) == ("10B:X", "black star")
    s.play("black pass", "black card:sprint-repair-1")
    assert where(s, "black") == "10B:2.4"


@pytest.mark.rule("RB-JUNG-03", "RB-TURN-05")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
@pytest.mark.parametrize("clearing", [1, 2])
def test_1_to_4_lead_to_the_next_clearing_and_the_turn_is_lost(die, clearing):
    s = scene(WILD, f"* die:{die}", black=at(f"clearing {clearing}", "sprint-repair-1", stars=1), blue=FAR)
    assert (where(s, "black"), s.asks) == (f"clearing {clearing + 1}", "blue card")
    assert s.car("black")["hand"] == ["sprint-repair-1"]


@pytest.mark.rule("RB-JUNG-03")
def test_out_of_the_third_clearing_whatever_the_roll():
    s = scene(WILD, black=at("clearing 3", "sprint-repair-1"), blue=FAR)
    assert (where(s, "black"), s.asks) == ("10B:X", "black card")


@pytest.mark.rule("RB-RULE-48", "RB-SPEC-01")
def test_the_jump_to_an_occupied_exit_is_a_contact():
    s = scene(WILD, black=at("clearing 3", "sprint-repair-1"), blue=at("10B:X"))
    assert (where(s, "black"), where(s, "blue"), hearts(s)["blue"]) == ("10B:X", "10B:2.5", 2)
    assert s.asks == "black card"  # the turn goes on with step 1
    s = scene(WILD, black=at("clearing 3", "sprint-repair-1"), blue=FAR, rocks=["10B:X"])
    assert (where(s, "black"), hearts(s)["black"], s.asks) == ("10B:X", 2, "black card")
    s = scene(WILD, black=at("clearing 3", "sprint-repair-1", hearts=1), blue=FAR, bombs=["10B:X"])
    # Off-track: back over E and 2.2 to the line of 06A; the own turn ends.
    assert (where(s, "black"), s.asks) == ("06A:2.4", "blue card")


@pytest.mark.rule("RB-JUNG-04", "RB-COLL-01")
def test_clearings_hold_any_number_of_cars():
    s = scene(
        WILD,
        "* die:1",
        black=at("clearing 1", "sprint-repair-1"),
        blue=at("clearing 2", "rush-repair-3"),
        green=at("clearing 2"),
    )
    assert [where(s, car) for car in ("black", "blue", "green")] == ["clearing 2"] * 3
    assert hearts(s) == {"black": 3, "blue": 3, "green": 3}


@pytest.mark.rule("RB-JUNG-02", "RB-JUNG-05")
def test_a_car_can_t_drive_past_the_entry():
    s = go("rush-repair-5", "10B:2.1")
    assert where(s, "black") == "clearing 1"
