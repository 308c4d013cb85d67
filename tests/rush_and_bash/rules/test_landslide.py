"""The landslide of 04B and 08B (ledger, section 14)."""

import pytest

from tests.rush_and_bash.rules.scenes import FAIR_DIE, at, changed, hearts, names, scene, spaces_asked, where

ZONE_1 = {"04B:1.4", "04B:1.5", "04B:2.4", "04B:2.5", "04B:3.4", "04B:3.5"}
ZONE_2 = {"08B:1.3", "08B:1.4", "08B:2.3", "08B:2.4", "08B:3.3", "08B:3.4"}
FAR = at("01A:2.1", "rush-repair-3")


def wake(die, *lines, space="04B:2.2", card="sprint-repair-1", **parts):
    """Black drives onto the bolt 2.3."""
    others = {} if "blue" in parts else {"blue": FAR}
    own = parts.pop("own", {})
    return scene(
        "landslide", f"black card:{card}", *lines, f"* die:{die}", black=at(space, card, **own), **others, **parts
    )


@pytest.mark.rule("RB-SLIDE-02", "RB-SPEC-01")
def test_the_roll_comes_at_the_end_of_the_action():
    s = scene("landslide", "black card:sprint-repair-3", black=at("04B:2.1", "sprint-repair-3"), blue=FAR)
    assert (where(s, "black"), s.asks, s.odds) == ("04B:2.4", "* slide_roll", FAIR_DIE)


@pytest.mark.rule("RB-SLIDE-02")
@pytest.mark.parametrize("die", [1, 2])
def test_nothing_on_1_and_2(die):
    s = wake(die)
    assert (s.frame, s.position["rocks"]) == ("draw", [])


@pytest.mark.rule("RB-SLIDE-02", "RB-SLIDE-03", "RB-SLIDE-06")
@pytest.mark.parametrize("die", [3, 4])
def test_one_rock_in_each_zone_on_3_and_4(die):
    s = wake(die)
    assert (s.asks, spaces_asked(s)) == ("black slide", ZONE_1 | ZONE_2)  # whichever zone first
    assert "pass" not in s.options and len(s.options) == 12
    s.play("black space:08B:1.3")
    assert spaces_asked(s) == ZONE_1
    s.play("black space:04B:1.4")
    assert (s.frame, names(s.position["rocks"])) == ("draw", {"08B:1.3", "04B:1.4"})
    assert s.s.rocks == 12


@pytest.mark.rule("RB-SLIDE-02", "RB-SLIDE-05")
@pytest.mark.parametrize("die", [5, 6])
def test_two_rocks_in_each_zone_on_5_and_6(die):
    s = wake(die)
    s.play("black space:04B:1.4")
    assert spaces_asked(s) == ZONE_1 - {"04B:1.4"} | ZONE_2
    s.play("black space:04B:3.5")
    assert spaces_asked(s) == ZONE_2
    s.play("black space:08B:1.3", "black space:08B:2.4")
    assert names(s.position["rocks"]) == {"04B:1.4", "04B:3.5", "08B:1.3", "08B:2.4"}
    assert s.frame == "draw"


@pytest.mark.rule("RB-SLIDE-02", "RB-SLIDE-05")
def test_a_zone_takes_no_more_rocks_than_it_has_spaces():
    # A lower half of one's own with one red space; two Rocks for each zone, and one finds no space of its own.
    circuit = {
        "name": "Test landslide",
        "boards": ["01A", "04B", "08B", "11A"],
        "define": [changed("08B", red=["1.3"])],
        "unchecked": True,
    }
    black = at("04B:2.2", "sprint-repair-1")
    s = scene(circuit, "black card:sprint-repair-1", "* die:6", black=black, blue=FAR)
    assert spaces_asked(s) == ZONE_1 | {"08B:1.3"}
    s.play("black space:08B:1.3", "black space:04B:1.4")
    assert spaces_asked(s) == ZONE_1 - {"04B:1.4"}
    s.play("black space:04B:2.4")
    assert (s.frame, len(s.position["rocks"])) == ("draw", 3)


@pytest.mark.rule("RB-SLIDE-04", "RB-RULE-28")
def test_onto_a_rock_both_go():
    s = wake(3, rocks=["04B:1.4"])
    s.play("black space:04B:1.4")
    assert (s.position["rocks"], s.s.rocks) == ([], 14)


@pytest.mark.rule("RB-SLIDE-04", "RB-SLIDE-03")
def test_onto_a_car_one_damage_and_no_rock():
    s = wake(3, blue=at("04B:1.4"))
    s.play("black space:04B:1.4")
    assert (hearts(s), s.position["rocks"]) == ({"black": 3, "blue": 2}, [])


@pytest.mark.rule("RB-SLIDE-04")
def test_onto_a_bomb_it_explodes():
    s = wake(3, blue=at("04B:1.5"), bombs=["04B:1.4"], rocks=["04B:2.4"])
    s.play("black space:04B:1.4")
    # 1.4 (.6–.8) touches 1.3, 1.5, 2.3 (.5–.7) and 2.4 (.7–.9): black on 2.3 is in the blast as well.
    assert (hearts(s), s.position["rocks"], s.position["bombs"]) == ({"black": 2, "blue": 2}, [], [])


@pytest.mark.rule("RB-SLIDE-05", "RB-RULE-28")
def test_a_space_stays_used_up_though_its_car_left():
    s = wake(5, blue=at("04B:1.4", hearts=1))
    s.play("black space:04B:1.4")
    assert where(s, "blue") == "04B:1.1"  # resolved before the next choice
    assert "04B:1.4" not in spaces_asked(s)
    s.play("black space:04B:1.5")
    assert spaces_asked(s) == ZONE_2


@pytest.mark.rule("RB-RULE-28", "RB-SLIDE-06", "RB-RULE-57")
def test_the_choices_go_on_after_the_own_car_went_off_track():
    s = wake(3, "black pass", space="04B:2.2", card="sprint-repair-2", own={"hearts": 1})
    assert where(s, "black") == "04B:2.4"
    s.play("black space:04B:2.4")
    assert (where(s, "black"), s.car("black")["hearts"]) == ("04B:2.1", 3)
    assert (s.asks, spaces_asked(s)) == ("black slide", ZONE_2)
    s.play("black space:08B:2.4")
    assert s.asks == "blue card"  # then the turn is over


@pytest.mark.rule("RB-RULE-28", "RB-RULE-22")
def test_hits_happen_without_a_rock_in_the_supply():
    # Fourteen Rocks on the track: a hit needs none; a Rock that is to stay comes from the rear, outside the tile.
    rocks = [f"03A:1.{k}" for k in (1, 2, 3, 4, 5, 6)] + [f"09A:1.{k}" for k in (1, 2, 3, 4, 5, 6)]
    rocks += ["02A:1.1", "02A:1.2"]
    s = wake(3, blue=at("08B:2.4"), rocks=rocks)
    s.play("black space:08B:2.4", "black space:04B:1.4")
    assert hearts(s)["blue"] == 2
    assert names(s.position["rocks"]) == {*rocks, "04B:1.4"} - {"02A:1.1"}


@pytest.mark.rule("RB-RULE-28", "RB-RULE-22")
def test_no_rock_of_either_half_is_taken_for_the_landslide():
    # The rearmost Rocks lie on its own two boards; the first one past them is on 02A.
    rocks = ["04B:1.1", "04B:2.1", "08B:1.1", "08B:2.2", "02A:1.1", "02A:2.1", "02A:3.1"]
    rocks += [f"03A:1.{k}" for k in (1, 2, 3, 4, 5, 6)] + ["09A:1.1"]
    s = wake(3, rocks=rocks).play("black space:04B:1.4", "black space:08B:1.3")
    taken = set(rocks) - names(s.position["rocks"])
    assert len(taken) == 2 and {one.partition(":")[0] for one in taken} == {"02A"}


@pytest.mark.rule("RB-SPEC-02", "RB-RULE-27", "RB-SLIDE-01")
def test_both_bolts_in_one_action_make_one_landslide():
    # From 04B 2.2: 2.3 (bolt), 2.4, 2.5, 08B 2.1 (bolt): one tile, one roll.
    s = wake(1, space="04B:2.2", card="rush-repair-4")
    assert (where(s, "black"), s.frame) == ("08B:2.1", "draw")


@pytest.mark.rule("RB-SPEC-02", "RB-SPEC-03", "RB-RULE-41", "RB-COLL-05")
def test_pushed_and_pushing_car_trigger_apart_the_pushed_one_first():
    # Blue on 2.3 (standing there is no crossing) is pushed to 2.5; black stops on the bolt; only black triggers.
    s = wake(3, blue=at("04B:2.3", hearts=3))
    assert (where(s, "black"), where(s, "blue"), s.asks) == ("04B:2.3", "04B:2.5", "black slide")
    # Black crosses 2.3 and rams blue on 2.4; blue is pushed over 2.5 onto 08B's bolt and triggers first.
    s = scene(
        "landslide",
        "black card:sprint-repair-2",
        "* die:3",
        black=at("04B:2.2", "sprint-repair-2"),
        blue=at("04B:2.4", "rush-repair-3"),
    )
    assert where(s, "blue") == "08B:2.1"
    assert s.asks == "blue slide"
    s.play("blue space:04B:1.5", "blue space:08B:1.4", "* die:4")
    assert s.asks == "black slide"


@pytest.mark.rule("RB-SPEC-02", "RB-COLL-03")
def test_in_a_chain_the_car_pushed_last_comes_first():
    s = scene(
        "landslide",
        "black card:sprint-repair-1",
        black=at("04B:2.2", "sprint-repair-1"),
        blue=at("04B:2.3"),
        green=at("04B:2.5"),
    )
    # Black stops on 2.3 (bolt); blue goes on to 2.5 and rams green; green goes over the bolt 08B 2.1 to 2.2.
    assert [where(s, car) for car in ("black", "blue", "green")] == ["04B:2.3", "04B:2.5", "08B:2.2"]
    s.play("* die:3")
    assert s.asks == "green slide"
    s.play("green space:04B:1.5", "green space:08B:1.4", "* die:3")
    assert s.asks == "black slide"  # blue crossed no bolt


@pytest.mark.rule("RB-RULE-40")
def test_off_track_in_the_own_turn_drops_the_trigger():
    s = scene(
        "landslide",
        "black card:sprint-repair-2",
        "black pass",
        black=at("04B:2.2", "sprint-repair-2", hearts=1),
        blue=FAR,
        rocks=["04B:2.4"],
    )
    assert (where(s, "black"), s.asks) == ("04B:2.1", "blue card")


@pytest.mark.rule("RB-RULE-40", "RB-RULE-41")
def test_off_track_in_another_s_turn_triggers_afterwards():
    s = scene(
        "landslide",
        "black card:sprint-repair-1",
        black=at("04B:2.1", "sprint-repair-1"),
        blue=at("04B:2.2", hearts=2),
        rocks=["04B:2.4"],
    )
    # Pushed over the bolt onto the Rock: off-track, yet the landslide comes; blue decides.
    assert (where(s, "blue"), s.asks) == ("04B:2.1", "* slide_roll")
    s.play("* die:3")
    assert s.asks == "blue slide"


@pytest.mark.rule("RB-RULE-40", "RB-END-01")
def test_a_car_that_finished_drops_its_trigger():
    circuit = {"name": "Short", "boards": ["01A", "04B", "08B"], "unchecked": True}
    s = scene(
        circuit,
        "black card:rush-repair-5",
        black=at("01A:2.2", "rush-repair-5", crossed_start=True, pending=["landslide"]),
        blue=at("01A:2.1", "rush-repair-3", crossed_start=True),
    )
    assert (where(s, "black"), s.asks) == ("finished 01A:2.6", "blue card")


@pytest.mark.rule("RB-SPEC-01", "RB-EFF-02")
def test_a_swerve_onto_a_bolt_triggers():
    s = scene("landslide", "black card:sprint-swerve-1", black=at("04B:1.3", "sprint-swerve-1"), blue=FAR)
    s.play("black space:04B:2.3")
    assert s.asks == "* slide_roll"
