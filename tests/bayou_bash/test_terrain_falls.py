"""Terrain, falling off, Skull Markers, tokens on the Track (BB-TERR, BB-OFF, BB-TOK)."""

import pytest

from tests.bayou_bash.script import scene


@pytest.mark.rule("BB-TERR-02", "BB-TERR-01", "BB-MOVE-05")
def test_water_gives_a_stagger_and_ends_the_die():
    s = scene({"rooster": "1:1.3", "rabbit": "4:1.1"}, dice="swift-3 nimble-1", terrain={"S1": {"2.3": "w"}})
    s.play("rooster die:swift-3", "rooster way:forward")
    assert s.space("rooster") == "1:2.3"
    assert s.staggers("rooster") == 1
    assert (s.asks, s.s.die_left) == ("rooster aim", 1)  # the other die


@pytest.mark.rule("BB-TERR-02")
def test_a_pushed_racer_gets_the_waters_token_only():
    s = scene({"rooster": "1:1.3", "rabbit": "1:2.3"}, dice="swift-3", terrain={"S1": {"3.4": "w"}})
    s.play("rooster way:forward", "rooster way:forward-right", "rooster pass")
    assert s.staggers("rabbit") == 1
    assert s.staggers("rooster") == 0
    assert s.space("rooster") == "1:4.3"


@pytest.mark.rule("BB-TERR-03")
def test_rocks_end_the_own_turn_in_the_middle_of_a_die():
    s = scene({"rooster": "1:1.3", "rabbit": "4:1.1"}, dice="swift-3 nimble-1", terrain={"S1": {"2.3": "r"}})
    s.play("rooster die:swift-3", "rooster way:forward")
    assert s.space("rooster") == "1:2.3"
    assert s.turn_of == "rabbit"


@pytest.mark.rule("BB-TERR-03", "BB-STAG-08", "BB-STAG-04")
def test_rocks_end_a_stagger_and_the_turn():
    s = scene(
        {"rooster": {"space": "1:1.3", "staggers": 3}, "rabbit": "4:1.1"},
        turn={"step": "stagger"},
        terrain={"S1": {"2.3": "r"}},
    )
    s.play("* stagger:forward")
    assert s.space("rooster") == "1:2.3"
    assert s.turn_of == "rabbit"


@pytest.mark.rule("BB-TERR-04")
def test_leaving_terrain_or_starting_on_it_does_nothing():
    s = scene({"rooster": "1:2.3", "rabbit": "4:1.1"}, dice="nimble-1", terrain={"S1": {"2.3": "r"}})
    s.play("rooster way:forward")
    assert s.space("rooster") == "1:3.3"
    assert s.events("rocks") == []


@pytest.mark.rule("BB-TERR-05", "BB-STAG-08", "BB-FAQ-02")
def test_the_rulebooks_example_of_the_last_die_into_water():
    s = scene(
        {"pig": {"space": "1:1.3", "staggers": 1}, "rabbit": "4:1.1"},
        dice="swift-2",
        terrain={"S1": {"2.3": "r", "2.4": "r", "2.2": "w"}},
    )
    s.play("pig way:forward-left", "pig pass")
    assert s.space("pig") == "1:2.2"
    assert s.asks == "* roll_stagger"
    assert s.events("staggers_off")[0]["count"] == 2


@pytest.mark.rule("BB-OFF-01", "BB-OFF-02", "BB-OFF-03", "BB-TRACK-03", "BB-FAN-05", "BB-RULE-48")
def test_falling_off_skull_stagger_fan_and_end_of_turn():
    s = scene({"pig": {"space": "1:2.1", "fans": ["3:1.1", "3:2.2"]}, "rabbit": "4:1.1"}, dice="nimble-2 swift-1")
    s.play("pig die:nimble-2", "pig way:forward-left")
    assert s.skull("pig") == "1:2.1"
    assert s.asks == "pig lose_fan"  # the owner chooses
    assert s.options == ["space:3:1.1", "space:3:2.2"]
    s.play("pig space:3:2.2")
    assert s.fans("pig") == ["3:1.1"]
    assert s.staggers("pig") == 1
    assert s.turn_of == "rabbit"


@pytest.mark.rule("BB-OFF-02")
def test_without_a_fan_on_the_track_none_is_lost():
    s = scene({"pig": "1:2.1", "rabbit": "4:1.1"}, dice="nimble-2")
    s.play("pig way:forward-left")
    assert s.turn_of == "rabbit"


@pytest.mark.rule("BB-RULE-36", "BB-POS-03", "BB-OFF-01")
def test_a_pushed_off_racer_leaves_its_skull_under_the_ramming_one():
    s = scene({"pig": "1:2.1", "rabbit": "1:3.1", "rooster": {"status": "off", "space": "1:3.1"}}, dice="nimble-1")
    s.play("pig way:forward", "pig way:forward-left")
    assert s.skull("rabbit") == "1:3.1"
    assert s.space("pig") == "1:3.1"
    assert s.s.level[:3] == [0, 1, 0]  # Rooster at the bottom, Rabbit on top; the Pig alone among Racers
    assert s.asks == "pig place_fan"  # it counts as Rammed
    s.play("pig space:3:1.1")
    # order of Turns: the Rabbit's Skull lies on top, so it is further back than the Rooster's
    assert s.turn_of == "rabbit"


@pytest.mark.rule("BB-OFF-05", "BB-TURN-02", "BB-OFF-04")
def test_a_racer_returns_to_its_skull_and_nothing_there_matters():
    s = scene(
        {"rabbit": {"status": "off", "space": "1:2.1"}, "pig": "1:2.1"},
        turn={"step": "begin"},
        barrels=["1:2.1"],
        tokens={"1:2.1": "carrot"},
        terrain={"S1": {"2.1": "w"}},
    )
    assert s.space("rabbit") == "1:2.1"
    assert (s.carrots("rabbit"), s.staggers("rabbit")) == (0, 0)
    assert s.tokens == {"1:2.1": "carrot"}
    assert s.barrels == ["1:2.1"]
    assert s.rammed("rabbit") == []
    assert s.s.entered == 0
    assert s.s.spoiled == 0
    assert s.s.level[:2] == [0, 1]  # ahead of the Racer that is there (BB-RULE-05)


@pytest.mark.rule("BB-OFF-05", "BB-POS-03", "BB-RULE-05")
def test_the_returning_racer_is_behind_the_skulls_that_stay():
    s = scene(
        {
            "rabbit": {"status": "off", "space": "1:2.1", "level": 0},
            "pig": {"status": "off", "space": "1:2.1", "level": 1},
            "rooster": {"status": "off", "space": "1:2.1", "level": 2},
        },
        turn={"step": "begin"},
        moved=[0],
    )
    assert s.space("rabbit") == "1:2.1"
    assert s.s.level[:3] == [0, 0, 1]  # the others' Skulls have closed up
    s.play("rabbit plain")
    assert s.turn_of == "rooster"  # the top Skull is the rearmost of those who are left


@pytest.mark.rule("BB-OFF-06", "BB-ROUND-02", "BB-STAG-03", "BB-POS-02")
def test_the_rulebooks_example_of_falling_off():
    # Pig: 2 Staggers, forward-left leads off; Waldgeist Staggers 2 onto the Skull's space.
    s = scene(
        {"pig": {"space": "1:4.2", "staggers": 2, "fans": ["3:1.1"]}, "waldgeist": {"space": "1:3.3", "staggers": 2}},
        turn={"step": "stagger"},
    )
    s.play("* stagger:forward-left")
    assert s.skull("pig") == "1:5.1"
    assert (s.staggers("pig"), s.fans("pig")) == (1, [])
    assert s.turn_of == "waldgeist"
    s.play("waldgeist plain", "* stagger:forward-left")
    assert s.space("waldgeist") == "1:5.1"
    assert s.rammed("waldgeist") == []  # no Ram with a Skull Marker
    assert s.asks == "waldgeist place_fan"  # Fan phase: the Pig is ahead, but off the Track
    s.play("waldgeist space:3:1.1", "waldgeist space:3:1.2")
    assert s.asks == "* turn_up_event"
    s.play("* event:Stubborn Critters", "* card:J01", "* card:J02", "* card:J03")
    assert s.asks == "waldgeist discard_card"  # the Waldgeist is behind the Skull, so it is the Rearender


@pytest.mark.rule("BB-TOK-02", "BB-RULE-54")
def test_tokens_on_the_track_are_picked_up_in_any_turn_and_discarded_at_three():
    s = scene(
        {"pig": "1:1.3", "rabbit": {"space": "1:2.3", "carrots": 3}},
        dice="nimble-1",
        tokens={"1:3.3": "carrot", "1:2.3": "carrot"},
    )
    s.play("pig way:forward", "pig way:forward")
    assert s.carrots("rabbit") == 3
    assert s.carrots("pig") == 1
    assert s.tokens == {}
    assert s.s.carrot_supply == 12 - 4


@pytest.mark.rule("BB-TOK-03")
def test_tokens_are_kept_between_rounds():
    s = scene(
        {"pig": {"space": "1:1.3", "carrots": 2, "staggers": 1}, "rabbit": "1:2.3"},
        phase="round",
        round=4,
        event="Soft Landin'",
    )
    s.play("* event:Stubborn Critters")
    assert (s.carrots("pig"), s.staggers("pig")) == (2, 1)


@pytest.mark.rule("BB-RULE-57")
def test_behind_the_start_is_off_the_track():
    s = scene({"pig": "0:2.3", "rabbit": "0:1.3"}, turn={"step": "stagger"})
    s = scene({"pig": {"space": "0:1.3", "staggers": 1}, "rabbit": "0:5.3"}, turn={"step": "stagger"})
    s.play("* stagger:back")
    assert s.skull("pig") == "0:1.3"


@pytest.mark.rule("BB-TRACK-10")
def test_only_water_and_rocks_are_terrain():
    from pileup.games.bayou_bash.pieces import LETTERS

    assert set(LETTERS) - set(".sf") == {"w", "r"}
