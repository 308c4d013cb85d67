"""The portals of 03B and 02B (ledger, section 14)."""

import pytest

from tests.rush_and_bash.rules.scenes import at, hearts, names, scene, spaces_asked, where

PHOENIX = "phoenix-empire"
FAR = at("01A:2.1", "rush-repair-3")
MIXED = {"departures": [6, 3, 1, 5, 2, 4], "arrivals": [2, 1, 6, 4, 3, 5]}


def go(card, space, *lines, **parts):
    """Black plays a card."""
    others = {} if "blue" in parts else {"blue": FAR}
    own = parts.pop("own", {})
    return scene(PHOENIX, f"black card:{card}", *lines, black=at(space, card, **own), **others, **parts)


@pytest.mark.rule("RB-TELE-02", "RB-TELE-05", "RB-RULE-29")
@pytest.mark.parametrize(
    ("space", "end"),
    [
        ("03B:1.4", "02B:3.2"),  # departure 1.5: tile 6, which lies on arrival 3.1
        ("03B:2.4", "02B:Q2"),  # 2.5: tile 3 on Q2
        ("03B:3.4", "02B:2.2"),  # 3.5: tile 1 on 2.1
    ],
)
def test_a_portal_leads_to_the_same_number_at_no_cost(space, end):
    # One space to the portal; the second is used from the arrival.
    s = go("sprint-repair-2", space, portals=MIXED)
    expected = {"02B:3.2": "02B:3.2", "02B:Q2": "02B:2.2", "02B:2.2": "02B:2.2"}[end]
    assert where(s, "black") == expected
    assert s.frame == "draw"


@pytest.mark.rule("RB-TELE-02")
def test_a_car_that_stops_on_a_departure_stands_on_the_arrival():
    s = go("sprint-repair-1", "03B:1.4")
    assert where(s, "black") == "02B:1.1"
    assert s.frame == "draw"


@pytest.mark.rule("RB-TELE-02", "RB-EFF-02", "RB-RULE-29")
def test_a_swerve_into_a_portal_pocket():
    s = go("sprint-swerve-1", "03B:1.4", portals=MIXED)
    assert spaces_asked(s) == {"03B:2.4", "03B:P1"}
    s.play("black space:03B:P1")  # tile 5 lies on Q3; then one space
    assert where(s, "black") == "02B:3.2"


@pytest.mark.rule("RB-RULE-29", "RB-TELE-05")
def test_portals_work_one_way_and_arriving_triggers_nothing_more():
    s = go("sprint-swerve-1", "02B:1.2")
    assert "02B:Q1" in spaces_asked(s)
    s.play("black space:02B:Q1")
    assert where(s, "black") == "02B:1.2"  # Q1, then one space on


@pytest.mark.rule("RB-RULE-29")
def test_an_obstacle_on_the_departure_comes_first_then_the_jump():
    s = go("sprint-repair-3", "03B:1.4", rocks=["03B:1.5"])
    assert (where(s, "black"), hearts(s)["black"], s.position["rocks"]) == ("02B:1.1", 2, [])
    s = go("sprint-repair-3", "03B:1.4", "black pass", rocks=["03B:1.5"], own={"hearts": 1})
    assert where(s, "black") == "03B:1.2"  # off-track: no jump


@pytest.mark.rule("RB-RULE-29", "RB-HIT-01")
def test_an_obstacle_on_the_arrival_is_contacted():
    s = go("sprint-repair-3", "03B:1.4", rocks=["02B:1.1"])
    assert (where(s, "black"), hearts(s)["black"], s.position["rocks"]) == ("02B:1.1", 2, [])
    s = go("sprint-repair-3", "03B:1.4", blue=at("02B:1.1"))
    assert (where(s, "black"), where(s, "blue"), hearts(s)["blue"]) == ("02B:1.1", "02B:1.3", 2)


@pytest.mark.rule("RB-TELE-02", "RB-COLL-01")
def test_a_pushed_car_is_teleported_as_well():
    s = go("sprint-repair-1", "03B:1.3", blue=at("03B:1.4"))
    assert where(s, "blue") == "02B:1.2"


@pytest.mark.rule("RB-RULE-30", "RB-RULE-61", "RB-TELE-05")
def test_the_link_is_a_junction_with_a_rock_of_its_own():
    s = go("sprint-repair-1", "03B:1.4", junction_rocks=[0, 1, 2, 3, 4, 5, 6])
    assert s.position["crossed_junctions"] == [3]
    s.finish_draws().play("blue card:rush-repair-3").finish_draws()
    # Leads onto 02B, so the Rocks come onto 05B, whose only rock space is 1.5 (3+).
    assert s.asks == "* rock_roll"
    s.dice(3)
    assert names(s.position["rocks"]) == {"05B:1.5"}


@pytest.mark.rule("RB-RULE-61")
def test_no_swerve_bomb_or_blast_over_the_link():
    s = go("sprint-bomb-1", "02B:1.1")
    assert spaces_asked(s) == {"02B:1.2", "02B:2.1", "02B:Q1"}
    s = go("sprint-repair-1", "02B:1.1", rocks=["03B:1.5"], bombs=["02B:1.2"])
    assert (names(s.position["rocks"]), hearts(s)["black"]) == ({"03B:1.5"}, 2)


@pytest.mark.rule("RB-TELE-03")
def test_for_a_missile_the_lane_goes_on_where_the_number_is():
    s = scene(
        PHOENIX,
        "black card:sprint-missile-1",
        "black use",
        black=at("03B:3.3", "sprint-missile-1"),
        blue=at("02B:2.3"),
        green=at("02B:3.3"),
        portals=MIXED,
    )
    assert hearts(s) == {"black": 3, "blue": 2, "green": 3}
