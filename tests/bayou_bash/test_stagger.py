"""Staggers (BB-STAG)."""

import pytest

from tests.bayou_bash.script import scene


def staggering(n=2, start="1:1.3", **more):
    """The Rooster is at its Stagger step."""
    others = more.pop("others", {"rabbit": "4:1.1"})
    return scene({"rooster": {"space": start, "staggers": n}, **others}, turn={"step": "stagger"}, **more)


@pytest.mark.rule("BB-STAG-01", "BB-HOUSE-02", "BB-COMP-03")
def test_all_tokens_off_one_roll_that_many_spaces():
    s = staggering(3)
    assert s.odds == {
        "stagger:forward": 2,
        "stagger:forward-left": 2,
        "stagger:forward-right": 2,
        "stagger:back": 1,
        "stagger:back-left": 1,
        "stagger:back-right": 1,
        "stagger:fan": 1,
    }
    assert s.staggers("rooster") == 0
    s.play("* stagger:back-left")
    assert s.skull("rooster") == "0:5.1"  # 0:6.2, 0:5.1, then off


@pytest.mark.rule("BB-STAG-02")
def test_the_fan_face_brings_a_fan_at_once_and_no_move():
    s = staggering(3)
    s.play("* stagger:fan")
    assert s.asks == "rooster place_fan"
    s.play("rooster space:3:1.1")
    assert s.space("rooster") == "1:1.3"
    assert s.staggers("rooster") == 0
    assert s.turn_of == "rabbit"


@pytest.mark.rule("BB-STAG-03", "BB-RULE-04")
def test_a_stagger_goes_on_after_rams_with_racers_fans_and_barrels():
    s = staggering(3, others={"rabbit": {"space": "1:2.3", "fans": ["1:3.3"]}}, barrels=["1:4.3"])
    s.play("* stagger:forward", "rooster way:back", "rooster pass")  # the Rabbit aside; no Pecking Order
    assert s.fans("rabbit") == []
    assert s.asks == "rooster ram_barrel"
    s.play("rooster way:forward")
    assert s.space("rooster") == "1:4.3"
    assert s.asks == "rooster place_fan"


@pytest.mark.rule("BB-STAG-04", "BB-FAQ-04", "BB-STAG-05", "BB-STAG-06")
def test_water_ends_a_stagger_and_its_token_is_for_the_next_turn():
    s = staggering(3, terrain={"S1": {"2.3": "w"}})
    s.play("* stagger:forward")
    assert s.space("rooster") == "1:2.3"
    assert s.staggers("rooster") == 1
    assert s.turn_of == "rabbit"  # no second Stagger


@pytest.mark.rule("BB-STAG-05", "BB-FAQ-04")
def test_the_token_for_falling_off_in_a_stagger_is_kept():
    s = staggering(2, start="1:1.1")
    s.play("* stagger:forward-left")
    assert s.staggers("rooster") == 1


@pytest.mark.rule("BB-RULE-04")
def test_displaced_by_its_own_chain_the_stagger_goes_on_from_there():
    s = staggering(3, barrels=["1:2.3", "1:3.3"])
    s.play("* stagger:forward", "rooster way:forward", "rooster way:back")  # the second Barrel hits the Rooster
    assert s.asks == "rooster ram"
    s.play("rooster way:forward-right")
    assert s.space("rooster") == "1:5.4"  # 1:3.4 and two steps more


@pytest.mark.rule("BB-RULE-04")
def test_displaced_onto_terrain_the_stagger_ends():
    s = staggering(3, barrels=["1:2.3", "1:3.3"], terrain={"S1": {"3.4": "w"}})
    s.play("* stagger:forward", "rooster way:forward", "rooster way:back", "rooster way:forward-right")
    assert s.space("rooster") == "1:3.4"
    assert s.staggers("rooster") == 1
    assert s.turn_of == "rabbit"


@pytest.mark.rule("BB-RAM-06", "BB-RULE-04")
def test_the_same_racer_twice_ends_a_stagger():
    s = staggering(2, others={"rabbit": "1:2.3", "pig": "4:1.1"})
    s.play("* stagger:forward", "rooster way:forward", "rooster pass")
    assert s.space("rooster") == "1:2.3"
    assert s.asks == "rooster place_fan"


@pytest.mark.rule("BB-RAM-06", "BB-RULE-15")
def test_after_a_stagger_that_ends_the_turn_no_ability_is_asked_for():
    seats = {"rabbit": {"space": "1:1.3", "staggers": 2}, "pig": "1:2.3"}
    s = scene(seats, turn={"step": "stagger"})
    s.play("* stagger:forward", "rabbit way:forward")
    # Between the steps: the Pig is beside the Rabbit, and No Cause Fur Alarm costs nothing.
    assert s.options == ["pass", "ability:no-cause-fur-alarm"]
    s.play("rabbit pass")
    assert s.space("rabbit") == "1:2.3"  # the same Racer's space a second time: the Turn ends
    assert s.asks == "rabbit place_fan"


@pytest.mark.rule("BB-STAG-07", "BB-RULE-56", "BB-RULE-49", "BB-EVT-01")
def test_a_stagger_outside_the_own_turn():
    # Skeeter Swarm: each Racer on the Track gains a token, then Staggers, from the rear.
    s = scene(
        {
            "waldgeist": {"space": "1:1.3", "staggers": 1, "carrots": 3},
            "rabbit": "1:2.3",
            "pig": {"status": "off", "space": "1:1.1", "staggers": 1},
        },
        phase="round",
        event="Soft Landin'",
        terrain={"S1": {"3.4": "r"}},
    )
    s.play("* event:Skeeter Swarm")
    assert s.events("staggers_off") == [{"seat": 0, "count": 2, "total": 0}]
    s.play("* stagger:forward")
    assert s.asks == "waldgeist ram"  # no Disbe-leaf; the moved Racer's owner is the Ramming Player
    s.play("waldgeist way:forward-right")  # the Rabbit onto Rocks: nothing
    assert s.space("waldgeist") == "1:3.3"
    s.play("* stagger:back-left")  # now the Rabbit's, with 1 token: 1:2.3
    assert s.space("rabbit") == "1:2.3"
    assert s.staggers("pig") == 1  # off the Track: not told to
    assert s.asks == "waldgeist place_fan"  # at the end of the Event phase
    s.play("waldgeist space:3:1.1")
    assert s.asks == "* turn_up_card"


@pytest.mark.rule("BB-STAG-07")
def test_told_to_stagger_without_tokens_nothing_happens():
    content = {"events": {"events": [{"name": "Shove", "effects": [{"to": "each", "do": ["stagger"]}]}]}}
    s = scene({"pig": "1:1.3", "rabbit": "1:2.3"}, phase="round", content=content)
    s.play("* event:Shove")
    assert s.asks == "* turn_up_card"


@pytest.mark.rule("BB-RULE-56", "BB-RAM-06")
def test_outside_the_own_turn_the_same_racer_may_be_entered_again():
    content = {"events": {"events": [{"name": "Shove", "effects": [{"to": "each", "do": ["stagger"]}]}]}}
    s = scene({"rooster": {"space": "1:1.3", "staggers": 3}, "rabbit": "1:2.3"}, phase="round", content=content)
    s.play("* event:Shove", "* stagger:forward", "rooster way:forward", "rooster way:forward")
    assert s.asks == "rooster ram"  # a third time
    s.play("rooster way:forward", "rooster space:3:1.1")  # one Racer: one Fan
    assert s.asks == "* turn_up_card"
