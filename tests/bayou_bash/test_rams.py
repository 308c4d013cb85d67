"""Ramming, objects, chain reactions (BB-RAM, BB-OBJ)."""

import pytest

from tests.bayou_bash.script import scene


@pytest.mark.rule("BB-RAM-01", "BB-RAM-03", "BB-OBJ-01", "BB-OBJ-02", "BB-MOVE-05", "BB-RULE-03")
def test_a_rammed_racer_goes_one_space_any_way_and_the_die_goes_on():
    s = scene({"pig": "1:1.3", "rabbit": "1:2.3"}, dice="swift-3")
    s.play("pig way:forward")
    assert s.asks == "pig ram"
    assert s.options == [
        f"way:{way}" for way in ("forward", "forward-left", "forward-right", "back", "back-left", "back-right")
    ]
    s.play("pig way:back-left")
    assert s.space("rabbit") == "1:1.2"
    assert s.space("pig") == "1:4.3"  # all three spaces, in the same direction


@pytest.mark.rule("BB-RAM-02", "BB-RAM-04", "BB-RAM-05", "BB-RAM-07", "BB-RAM-08")
def test_chain_reaction_belongs_to_the_ramming_player():
    s = scene({"pig": "1:1.3", "rabbit": "1:2.3", "rooster": "1:3.3"}, dice="nimble-1")
    s.play("pig way:forward", "pig way:forward")
    assert s.asks == "pig ram"  # the Rabbit was pushed into the Rooster; the Pig's player still decides
    s.play("pig way:forward-right")
    assert s.space("rooster") == "1:4.4"
    assert s.space("rabbit") == "1:3.3"
    # one Fan for each of the two different Racers, none for the Rabbit's owner
    assert s.asks == "pig place_fan"
    s.play("pig space:3:1.1", "pig space:3:1.2")
    assert s.fans("pig") == ["3:1.1", "3:1.2"]
    assert s.fans("rabbit") == []
    assert s.turn_of != "pig"


@pytest.mark.rule("BB-RAM-07")
def test_a_racer_rammed_twice_in_a_turn_brings_one_fan():
    s = scene({"pig": "1:1.3", "rabbit": "1:2.3"}, dice="nimble-1 nimble-1", barrels=["1:2.2"])
    # first die: Ram the Rabbit away to 1:3.3; second die: into the Barrel, which flies into the Rabbit
    s.play("pig way:forward", "pig way:forward")
    s.play("pig way:forward-left")
    assert s.space("pig") == "1:3.2"  # from 1:2.3 forward-left; no Barrel there
    s = scene({"pig": "1:1.3", "rabbit": "1:2.3"}, dice="nimble-1 nimble-1", barrels=["1:3.2"])
    s.play("pig way:forward", "pig way:forward-right")  # Rabbit to 1:3.4
    s.play("pig way:forward-left")  # Pig to 1:3.2, Rams the Barrel
    assert s.asks == "pig ram_barrel"
    s.play("pig way:back-right")  # 1:2.3, empty; 1:1.4; 0:6.5; off the Track
    assert s.barrels == []
    assert s.asks == "pig place_fan"
    s.play("pig space:3:1.1")
    assert s.asks != "pig place_fan"


@pytest.mark.rule("BB-RAM-06", "BB-TURN-04", "BB-SHOW-05")
def test_the_same_racer_twice_ends_the_turn_in_the_space_before():
    s = scene({"pig": "1:1.3", "rabbit": "1:2.3", "rooster": "4:1.1"}, dice="swift-3 nimble-1", turn={"showboat": 1})
    s.play("pig die:swift-3", "pig way:forward", "pig way:forward")
    assert s.space("pig") == "1:2.3"  # the Rabbit stands in 1:3.3 again: not entered
    assert s.space("rabbit") == "1:3.3"
    # the Turn is over: the nimble die is gone, the Fan for the Ram and the carrot for Showboating are not
    assert s.asks == "pig place_fan"
    s.play("pig space:3:1.1")
    assert s.carrots("pig") == 1
    assert s.s.rolled == [0] * 9
    assert s.turn_of == "rabbit"


@pytest.mark.rule("BB-RULE-38")
def test_a_shared_space_with_an_entered_racer_ends_the_turn():
    # Rabbit and Rooster share 1:3.3; the Pig has entered the Rabbit's space before
    s = scene(
        {"pig": "1:2.3", "rabbit": {"space": "1:3.3", "level": 0}, "rooster": {"space": "1:3.3", "level": 1}},
        dice="nimble-2",
        turn={"entered": [1]},
    )
    s.play("pig way:forward")
    assert s.space("pig") == "1:2.3"
    assert s.turn_of != "pig"


@pytest.mark.rule("BB-RULE-38")
def test_being_pushed_is_no_entry():
    # The Pig's Barrel comes back and pushes the Pig into the Rabbit's space; that is no entry of the Pig's.
    s = scene({"pig": "1:3.3", "rabbit": "1:3.4"}, dice="nimble-1 nimble-1", barrels=["1:4.3", "1:5.3"])
    s.play("pig way:forward")  # into Barrel 1:4.3
    s.play("pig way:forward")  # it hits Barrel 1:5.3, and is discarded; that one flies
    s.play("pig way:back")  # 1:4.3: the Pig is hit
    assert s.asks == "pig ram"
    s.play("pig way:back-right")  # the Pig goes to 1:3.4 and Rams the Rabbit
    assert s.asks == "pig ram"
    s.play("pig way:forward")  # the Rabbit to 1:4.4
    assert s.space("pig") == "1:3.4"
    assert s.s.entered == 0
    s.play("pig way:forward")  # entering the Rabbit's space now is the first time
    assert s.asks == "pig ram"


@pytest.mark.rule("BB-OBJ-03")
def test_a_rammed_fan_goes_to_its_owners_supply_even_the_own_one():
    s = scene(
        {"pig": {"space": "1:1.3", "fans": ["1:2.3"]}, "rabbit": {"space": "4:1.1", "fans": ["1:3.3"]}}, dice="nimble-2"
    )
    s.play("pig way:forward")
    assert s.fans("pig") == []
    assert s.fans("rabbit") == []
    assert s.space("pig") == "1:3.3"


@pytest.mark.rule("BB-OBJ-04", "BB-OBJ-05", "BB-MOVE-05", "BB-RULE-40")
def test_a_rammed_barrel_flies_five_and_stays():
    s = scene(
        {"pig": "0:1.3", "rabbit": "4:1.1"}, dice="swift-3 nimble-1", barrels=["0:2.3"], tokens={"0:4.3": "carrot"}
    )
    s.play("pig die:swift-3", "pig way:forward")
    assert s.asks == "pig ram_barrel"
    s.play("pig way:forward")
    assert s.barrels == ["1:1.3"]  # five spaces from 0:2.3, over the token
    assert s.tokens == {"0:4.3": "carrot"}
    assert s.space("pig") == "0:2.3"  # the die is reduced to 0
    assert (s.asks, s.s.die_left) == ("pig aim", 1)  # the other die


@pytest.mark.rule("BB-OBJ-04")
def test_a_barrel_stops_at_terrain_and_is_discarded():
    s = scene({"pig": "0:1.3", "rabbit": "0:6.3"}, dice="nimble-1", barrels=["0:2.3"], terrain={"S1": {"1.3": "w"}})
    s.play("pig way:forward", "pig way:forward-right")  # 0:3.4, 0:4.5, off the Track
    assert s.barrels == []
    s = scene({"pig": "0:3.3", "rabbit": "4:1.1"}, dice="nimble-1", barrels=["0:4.3"], terrain={"S1": {"1.3": "w"}})
    s.play("pig way:forward", "pig way:forward")  # 0:5.3, 0:6.3, 1:1.3 is Water
    assert s.barrels == []


@pytest.mark.rule("BB-OBJ-06")
def test_a_barrel_rams_in_terrain_first_and_is_discarded_once():
    s = scene(
        {"pig": "0:3.3", "rabbit": "1:1.3"}, dice="nimble-1", barrels=["0:4.3", None], terrain={"S1": {"1.3": "w"}}
    )
    s.play("pig way:forward", "pig way:forward")
    assert s.asks == "pig ram"
    assert s.space("rabbit") == "1:1.3"
    s.play("pig way:back")
    assert s.space("rabbit") == "0:6.3"
    assert s.barrels == []


@pytest.mark.rule("BB-OBJ-05")
def test_a_pushed_racer_has_no_die_to_lose():
    s = scene({"pig": "1:1.3", "rabbit": "1:2.3"}, dice="swift-3", barrels=["1:2.2"])
    s.play("pig way:forward", "pig way:back-left")  # Rabbit to 1:1.2: no Barrel
    assert s.space("pig") == "1:4.3"
    s = scene({"pig": "1:1.3", "rabbit": "1:2.3"}, dice="swift-3", barrels=["1:3.2"])
    s.play("pig way:forward", "pig way:forward-left")  # Rabbit into the Barrel on 1:3.2
    assert s.asks == "pig ram_barrel"
    s.play("pig way:back-left")
    assert s.space("rabbit") == "1:3.2"
    assert s.space("pig") == "1:4.3"  # the Pig's die went on


@pytest.mark.rule("BB-OBJ-09", "BB-OBJ-08")
def test_the_rulebooks_example_of_barrel_pig_and_fan():
    # A Swift 2; first step into a Barrel; it flies forward into the Pig; Pig pushed back-left onto a Fan on Rocks.
    s = scene(
        {"rabbit": "1:1.3", "pig": "1:5.3", "rooster": {"space": "4:1.1", "fans": ["1:4.2"]}},
        dice="swift-2 nimble-1",
        barrels=["1:2.3"],
        terrain={"S1": {"4.2": "r"}},
    )
    s.play("rabbit die:swift-2", "rabbit way:forward")
    assert s.space("rabbit") == "1:2.3"
    s.play("rabbit way:forward")
    assert s.asks == "rabbit ram"
    s.play("rabbit way:back-left")
    assert s.space("pig") == "1:4.2"  # Rocks outside its Turn do nothing
    assert s.fans("rooster") == []
    assert s.barrels == []
    assert (s.asks, s.s.die_left) == ("rabbit aim", 1)  # and goes on with the other die
    s.play("rabbit way:forward", "rabbit pass")  # no Fur Alarm for the Pig beside it
    assert s.asks == "rabbit place_fan"
    s.play("rabbit space:3:1.1")
    assert s.fans("rabbit") == ["3:1.1"]


@pytest.mark.rule("BB-RULE-12")
def test_the_ramming_player_orders_the_rams_in_a_space():
    s = scene(
        {"pig": "1:2.3", "rabbit": "1:3.3", "rooster": {"space": "4:1.1", "fans": ["1:3.3"]}},
        dice="nimble-1",
        barrels=["1:3.3"],
    )
    s.play("pig way:forward")
    assert s.asks == "pig next_ram"
    assert s.options == ["racer:rabbit", "fan", "barrel"]
    s.play("pig barrel", "pig way:forward")
    assert s.asks == "pig next_ram"
    assert s.options == ["racer:rabbit", "fan"]
    s.play("pig fan")
    assert s.fans("rooster") == []
    assert s.asks == "pig ram"  # the last one needs no question
    s.play("pig way:back")
    assert s.space("rabbit") == "1:2.3"


@pytest.mark.rule("BB-RULE-12", "BB-MOVE-04")
def test_the_whole_chain_of_one_ram_comes_before_the_next():
    # The Rabbit is pushed off and loses its Fan, which lies in the entered space: so it can give up that very one.
    s = scene({"pig": "1:2.1", "rabbit": {"space": "1:3.1", "fans": ["1:3.1", "3:1.1"]}}, dice="nimble-1")
    s.play("pig way:forward", "pig racer:rabbit", "pig way:forward-left")
    assert s.asks == "rabbit lose_fan"
    s.play("rabbit space:1:3.1")
    assert s.fans("rabbit") == ["3:1.1"]
    # the other way round both Fans are lost
    s = scene({"pig": "1:2.1", "rabbit": {"space": "1:3.1", "fans": ["1:3.1", "3:1.1"]}}, dice="nimble-1")
    s.play("pig way:forward", "pig fan", "pig way:forward-left")
    assert s.fans("rabbit") == []


@pytest.mark.rule("BB-RULE-19")
def test_an_object_is_displaced_once_in_a_chain():
    # Pig Rams the Rabbit into a Barrel, which flies back into the Rabbit's space: the Rabbit stays, and shares it.
    s = scene({"pig": "1:1.3", "rabbit": "1:2.3", "rooster": "4:1.1"}, dice="nimble-1", barrels=["1:3.3", "1:4.3"])
    s.play("pig way:forward", "pig way:forward")  # Rabbit to 1:3.3, Rams Barrel 0
    s.play("pig way:forward")  # Barrel 0 hits Barrel 1 on 1:4.3, which is Rammed in its turn
    assert s.asks == "pig ram_barrel"
    s.play("pig way:back")  # Barrel 1 flies to 1:3.3: the Rabbit is Rammed again, but stays
    assert s.space("rabbit") == "1:3.3"
    assert s.barrels == []
    assert s.asks == "pig place_fan"
    s.play("pig space:3:1.1")
    assert s.asks != "pig place_fan"  # it counts once


@pytest.mark.rule("BB-RULE-29")
def test_the_own_racer_hit_by_the_own_barrel_moves_by_choice_and_brings_no_fan():
    s = scene({"pig": "1:3.3", "rabbit": "4:1.1"}, dice="nimble-1", barrels=["1:4.3", "1:5.3"])
    s.play("pig way:forward", "pig way:forward", "pig way:back")
    assert s.asks == "pig ram"
    s.play("pig way:forward-left")
    assert s.space("pig") == "1:5.2"
    assert s.fans("pig") == []
    assert s.asks != "pig place_fan"


@pytest.mark.rule("BB-RULE-13", "BB-RULE-17")
def test_moved_away_by_the_own_chain_the_entered_space_still_counts():
    # A Carrot lies on 1:4.3; the Pig enters it, Rams the Barrel there (die 0) and is pushed away by what comes back.
    s = scene(
        {"pig": "1:3.3", "rabbit": "4:1.1"},
        dice="swift-3",
        barrels=["1:4.3", "1:5.3"],
        tokens={"1:4.3": "carrot"},
        terrain={"S1": {"4.3": "w"}},
    )
    s.play("pig way:forward", "pig way:forward", "pig way:back")
    s.play("pig way:forward-left")
    assert s.space("pig") == "1:5.2"
    assert s.carrots("pig") == 1  # the token
    assert s.asks == "pig hogwash"  # and the Water of the first space
    s.play("pig pass")
    # the die is 0, so the Stagger step follows with the token of that Water
    assert s.asks == "* roll_stagger"


@pytest.mark.rule("BB-RULE-13")
def test_the_rest_of_the_die_goes_on_from_the_new_space():
    # The Pig Rams the Rabbit into a Barrel, whose flight ends in the Pig's space and pushes the Pig aside.
    s = scene({"pig": "1:2.3", "rabbit": "1:3.3"}, dice="swift-3", barrels=["1:4.3"])
    s.play("pig way:forward")  # Pig on 1:3.3
    s.play("pig way:forward")  # Rabbit to 1:4.3, Rams the Barrel there
    s.play("pig way:back")  # the Barrel flies into the Pig on 1:3.3
    assert s.asks == "pig ram"
    s.play("pig way:back-right")  # the Pig is pushed to 1:2.4
    assert s.space("pig") == "1:4.4"  # two steps forward are left


@pytest.mark.rule("BB-RULE-39", "BB-RULE-05")
def test_leaving_a_shared_space_is_no_ram():
    s = scene({"pig": {"space": "1:2.3", "level": 0}, "rabbit": {"space": "1:2.3", "level": 1}}, dice="nimble-1")
    s.play("pig way:forward")
    assert s.space("pig") == "1:3.3"
    assert s.space("rabbit") == "1:2.3"
    assert s.s.level == [0, 0, 0, 0]


@pytest.mark.rule("BB-TERM-01", "BB-TERM-02", "BB-OFF-04", "BB-RULE-37")
def test_skulls_and_tokens_are_no_objects():
    s = scene(
        {"pig": "1:1.3", "rabbit": {"status": "off", "space": "1:2.3"}}, dice="nimble-2", tokens={"1:2.3": "stagger"}
    )
    s.play("pig way:forward")
    assert s.space("pig") == "1:3.3"
    assert s.skull("rabbit") == "1:2.3"
    assert s.rammed("pig") == []


@pytest.mark.rule("BB-OBJ-04", "BB-RULE-41")
def test_barrels_fly_onto_the_finish_line_and_beyond_it_off_the_track():
    s = scene({"pig": "4:1.3", "rabbit": "0:1.1"}, dice="nimble-1", barrels=["4:2.3"])
    s.play("pig way:forward", "pig way:forward")  # 4:3 … 4:6.3, then off
    assert s.barrels == []
    s = scene({"pig": "3:6.3", "rabbit": "0:1.1"}, dice="nimble-1", barrels=["4:1.3"])
    s.play("pig way:forward", "pig way:forward")
    assert s.barrels == ["4:6.3"]


@pytest.mark.rule("BB-RULE-41")
def test_a_racer_rams_what_lies_on_the_finish_line_and_then_finishes():
    s = scene({"pig": "4:5.3", "rabbit": "0:1.1"}, dice="nimble-1", barrels=["4:6.3"])
    s.play("pig way:forward")
    assert s.asks == "pig ram_barrel"
    s.play("pig way:back")  # it flies back along the lane
    assert s.finished("pig")
    assert s.barrels == ["4:1.3"]
