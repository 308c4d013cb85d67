"""The twelve abilities and their windows (BB-ABIL, BB-PIG, BB-RAB, BB-WAL, BB-ROO)."""

import pytest

from tests.bayou_bash.script import scene


def ability(racer, space, *, carrots=3, staggers=0, others=None, **more):
    """A racer in its Movement Turn, with Gold Carrots."""
    seats = {racer: {"space": space, "carrots": carrots, "staggers": staggers}, **(others or {"rabbit": "4:1.1"})}
    return scene(seats, **more)


# --- windows ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BB-ABIL-01", "BB-HOUSE-03", "BB-TURN-07")
def test_an_ability_is_paid_for_and_used_once_in_a_turn():
    s = ability("rabbit", "1:3.3", carrots=2, others={"pig": "4:1.1"}, turn={"step": "returned"})
    assert s.options == ["pass", "ability:eat-my-dust-bunny"]
    s.play("rabbit ability:eat-my-dust-bunny", "rabbit space:1:4.3")
    assert s.carrots("rabbit") == 1
    assert s.s.carrot_supply == 11
    assert s.asks == "rabbit showboat"  # with one carrot left it is not offered again
    assert "ability:eat-my-dust-bunny" not in s.options


@pytest.mark.rule("BB-ABIL-01", "BB-HOUSE-03")
def test_the_costs():
    from pileup.games.bayou_bash.actions import ABILITIES

    s = ability("rabbit", "1:3.3")
    costs = dict(zip(ABILITIES, s.game.static.cost, strict=True))
    assert [costs[name] for name in ("hogwash-slosh", "untame-tusk-toss", "pork-roast-rodeo")] == [0, 1, 2]
    assert [costs[name] for name in ("no-cause-fur-alarm", "eat-my-dust-bunny", "carrot-cake-quake")] == [0, 1, 2]
    assert [costs[name] for name in ("complete-disbe-leaf", "sticks-on-stones", "pollen-your-leg")] == [1, 1, 2]
    assert [costs[name] for name in ("the-pecking-order", "without-feather-ado", "no-harm-no-fowl")] == [0, 2, 3]


@pytest.mark.rule("BB-ABIL-03")
def test_what_cannot_be_paid_is_not_offered():
    s = ability("rabbit", "1:3.3", carrots=1, others={"pig": "1:5.3"}, turn={"step": "returned"})
    assert s.options == ["pass", "ability:eat-my-dust-bunny"]  # the Quake costs 2
    s = ability("rabbit", "1:3.3", carrots=3, others={"pig": "1:4.3"}, turn={"step": "returned"})
    assert s.options == ["pass", "ability:no-cause-fur-alarm", "ability:eat-my-dust-bunny", "ability:carrot-cake-quake"]
    s.play("rabbit ability:no-cause-fur-alarm", "rabbit ability:eat-my-dust-bunny", "rabbit space:1:3.1")
    assert s.asks == "rabbit window"  # several different ones in one Turn
    assert s.options == ["pass", "ability:carrot-cake-quake"]


@pytest.mark.rule("BB-RULE-14", "BB-ABIL-02", "BB-RULE-42")
def test_the_windows_of_a_turn():
    # The Pig beside a Barrel, with carrots for one Toss: every window in which it is asked, in order.
    seats = {"pig": {"space": "1:2.3", "carrots": 3, "staggers": 1, "card": "J04"}, "rabbit": "4:1.1"}
    s = scene(seats, turn={"step": "begin"}, barrels=["1:3.2", "1:4.2", "1:5.2", "1:6.2"])
    asked = []

    def on(text):
        asked.append((s.frame, "ability:untame-tusk-toss" in s.options, "ability:pork-roast-rodeo" in s.options))
        s.play(f"pig {text}")

    on("pass")  # W0
    on("plain")  # W1, before the answer
    on("pass")  # W1, after it
    s.play("* roll:1", "* roll:1", "* roll:2")
    on("die:swift-2")  # W2
    on("way:forward")  # W3, before the first step
    on("pass")  # W3, after the first of two steps
    on("die:nimble-1")
    on("way:forward")
    on("die:nimble-1")
    on("way:forward-right")  # to 1:6.4: no Barrel is beside it any more
    assert s.asks == "* roll_stagger"
    assert asked == [
        ("window", True, False),
        ("showboat", True, True),
        ("window", True, True),
        ("choose_die", True, False),
        ("aim", True, False),
        ("go_on", True, False),
        ("choose_die", True, False),
        ("aim", True, False),
        ("choose_die", True, False),
        ("aim", True, False),
    ]


@pytest.mark.rule("BB-RULE-14")
def test_windows_before_in_and_after_the_stagger():
    s = ability("pig", "1:2.3", staggers=2, barrels=["1:3.2", "1:4.2", "1:5.2"], turn={"step": "before-stagger"})
    assert s.asks == "pig window"
    s.play("pig pass", "* stagger:forward")
    assert s.asks == "pig window"  # between the steps
    s.play("pig ability:untame-tusk-toss", "pig space:1:6.4")
    assert s.space("pig") == "1:4.3"  # the Stagger went on
    s = ability("pig", "1:2.3", staggers=1, barrels=["1:3.2", "1:4.2"], turn={"step": "stagger"})
    s.play("* stagger:forward")
    assert s.asks == "pig window"  # after it
    s.play("pig pass")
    assert s.turn_of == "rabbit"


@pytest.mark.rule("BB-RULE-14", "BB-RULE-15")
def test_no_window_after_the_turn_has_ended():
    s = ability("pig", "1:2.3", barrels=["1:3.2"], dice="nimble-1", terrain={"S1": {"3.3": "r"}})
    s.play("pig die:nimble-1", "pig way:forward")
    assert s.turn_of == "rabbit"


@pytest.mark.rule("BB-FAQ-03", "BB-ABIL-02")
def test_between_dice_there_is_no_die_to_lose():
    # The Rabbit hops onto a token between dice; on to Water by a push there is no die, so the next one is whole.
    s = ability("rabbit", "1:2.3", others={"pig": "4:1.1"}, dice="swift-3", tokens={"1:3.2": "carrot"})
    s.play("rabbit ability:eat-my-dust-bunny", "rabbit space:1:3.2", "rabbit way:forward")
    while s.asks == "rabbit go_on":
        s.play("rabbit pass")
    assert s.space("rabbit") == "1:6.2"


@pytest.mark.rule("BB-RULE-17")
def test_an_ability_in_the_middle_of_a_die_leaves_its_rest():
    s = ability("rabbit", "1:1.3", others={"pig": "4:1.1"}, dice="swift-3")
    s.play("rabbit die:swift-3", "rabbit way:forward")
    assert s.space("rabbit") == "1:2.3"
    s.play("rabbit ability:eat-my-dust-bunny", "rabbit space:1:4.4")
    assert s.space("rabbit") == "1:6.4"  # two steps forward were left


@pytest.mark.rule("BB-ABIL-06", "BB-ABIL-01")
def test_no_ability_in_somebody_elses_turn():
    # The Waldgeist is Rammed onto Rocks, the Pig onto Water.
    s = ability(
        "rooster",
        "1:1.3",
        carrots=0,
        others={"waldgeist": {"space": "1:2.3", "carrots": 3}, "pig": {"space": "1:3.3", "carrots": 3}},
        dice="nimble-2",
        terrain={"S1": {"2.2": "r", "3.4": "w", "1.2": "r"}},
    )
    s.play("rooster way:forward", "rooster way:back-left", "rooster pass")
    assert s.space("waldgeist") == "1:1.2"
    s.play("rooster way:forward-right")  # the Pig to 1:4.4
    assert s.carrots("waldgeist") == 3
    s = ability(
        "rooster",
        "1:2.3",
        carrots=0,
        others={"pig": {"space": "1:3.3", "carrots": 3}},
        dice="nimble-1",
        terrain={"S1": {"4.3": "w"}},
    )
    s.play("rooster way:forward", "rooster way:forward", "rooster pass")
    assert s.staggers("pig") == 1


@pytest.mark.rule("BB-ABIL-04")
def test_who_uses_an_ability_that_rams_is_the_ramming_player():
    s = ability("waldgeist", "1:1.3", others={"pig": "1:2.3", "rabbit": "1:5.3"}, turn={"step": "returned"})
    s.play("waldgeist ability:pollen-your-leg", "waldgeist space:1:5.3")  # the Pig onto the Rabbit
    assert s.asks == "waldgeist ram"
    s.play("waldgeist way:forward")
    assert s.rammed("waldgeist") == ["rabbit"]


# --- Pig --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BB-PIG-01", "BB-RULE-43")
def test_hogwash_slosh():
    s = ability("pig", "1:1.3", dice="swift-3", terrain={"S1": {"2.3": "w"}})
    s.play("pig way:forward", "pig ability:hogwash-slosh")
    assert s.space("pig") == "1:2.3"  # the die still becomes 0
    assert s.events("staggers") == []
    assert s.carrots("pig") == 3
    s = ability("pig", "1:1.3", carrots=0, dice="swift-3", terrain={"S1": {"2.3": "w"}})
    s.play("pig way:forward", "pig ability:hogwash-slosh")
    assert s.carrots("pig") == 0  # nothing was Rammed there
    s = ability("pig", "1:1.3", carrots=0, dice="swift-3", terrain={"S1": {"2.3": "w"}}, barrels=["1:2.3"])
    s.play("pig way:forward", "pig way:forward", "pig ability:hogwash-slosh")
    assert (s.carrots("pig"), s.staggers("pig")) == (1, 0)  # it Rammed an object there


@pytest.mark.rule("BB-PIG-02", "BB-RULE-21")
def test_untame_tusk_toss_of_a_racer():
    s = ability("pig", "1:3.3", others={"rabbit": "1:4.3", "rooster": "1:6.4"}, dice="nimble-1")
    s.play("pig ability:untame-tusk-toss")
    assert s.asks == "pig tusk_how"
    assert s.options[0] == "push"
    # within two spaces of the Rabbit's space, by the six directions; not its own
    assert {"space:1:6.5", "space:1:2.1", "space:1:4.5", "space:1:3.3"} <= set(s.options)
    assert not {"space:1:4.3", "space:2:1.3"} & set(s.options)
    assert len(s.options) == 1 + 20
    s.play("pig space:1:6.4")  # onto the Rooster: a Ram
    assert s.asks == "pig ram"
    s.play("pig way:forward")
    assert (s.space("rabbit"), s.space("rooster"), s.space("pig")) == ("1:6.4", "2:1.4", "1:3.3")
    assert sorted(s.rammed("pig")) == ["rabbit", "rooster"]


@pytest.mark.rule("BB-PIG-02", "BB-RULE-21")
def test_tusk_toss_as_an_ordinary_ram():
    s = ability("pig", "1:3.3", others={"rabbit": "1:4.3"}, dice="nimble-1")
    s.play("pig ability:untame-tusk-toss", "pig push", "pig way:forward")
    assert s.space("rabbit") == "1:5.3"
    assert s.rammed("pig") == ["rabbit"]


@pytest.mark.rule("BB-PIG-02", "BB-OBJ-07", "BB-FAQ-06", "BB-RULE-21")
def test_a_tossed_fan_rams_and_is_then_discarded():
    s = ability("pig", "1:3.3", others={"rabbit": {"space": "1:6.3", "fans": ["1:4.3"]}}, dice="nimble-1")
    s.play("pig ability:untame-tusk-toss", "pig space:1:6.3")
    assert s.asks == "pig ram"
    s.play("pig way:forward")
    assert s.space("rabbit") == "2:1.3"
    assert s.fans("rabbit") == []
    s = ability("pig", "1:3.3", others={"rabbit": {"space": "4:1.1", "fans": ["1:4.3"]}}, dice="nimble-1")
    s.play("pig ability:untame-tusk-toss", "pig push")
    assert s.fans("rabbit") == []


@pytest.mark.rule("BB-PIG-02", "BB-RULE-21", "BB-RULE-18")
def test_a_tossed_barrel_stays_on_an_open_space_and_is_discarded_elsewhere():
    for to, left in (("1:6.3", ["1:6.3"]), ("1:5.3", []), ("1:5.2", [])):
        s = ability(
            "pig", "1:3.3", others={"rabbit": "1:5.2"}, dice="nimble-1", barrels=["1:4.3"], terrain={"S1": {"5.3": "w"}}
        )
        s.play("pig ability:untame-tusk-toss", f"pig space:{to}")
        if to == "1:5.2":
            s.play("pig way:forward")
        assert s.barrels == left
        assert s.asks == "pig aim"  # and goes on with its die
    s = ability("pig", "1:3.3", dice="nimble-1", barrels=["1:4.3"])
    s.play("pig ability:untame-tusk-toss", "pig push", "pig way:forward")
    assert s.barrels == ["2:3.3"]  # five spaces


@pytest.mark.rule("BB-RULE-21")
def test_one_object_of_several_and_gunshot():
    s = ability(
        "pig",
        "1:3.3",
        others={"rabbit": {"space": "1:4.3", "fans": ["1:4.3"]}},
        dice="nimble-1",
        event="Gunshot!",
        barrels=["1:4.3"],
        terrain={"S1": {"5.3": "w"}},
    )
    s.play("pig ability:untame-tusk-toss")
    assert s.options == ["racer:rabbit", "fan", "barrel"]
    s.play("pig racer:rabbit")
    assert "space:1:5.3" not in s.options  # no Racer onto Terrain
    s = ability("pig", "1:3.3", dice="nimble-1", event="Gunshot!", barrels=["1:4.3"], terrain={"S1": {"5.3": "w"}})
    s.play("pig ability:untame-tusk-toss")
    assert "space:1:5.3" in s.options


@pytest.mark.rule("BB-RULE-18", "BB-PIG-02", "BB-TRACK-09")
def test_a_placed_racer_feels_the_space():
    s = ability(
        "pig",
        "1:3.3",
        others={"rooster": "1:4.3"},
        dice="nimble-1",
        terrain={"S1": {"6.3": "w"}},
        tokens={"1:6.4": "carrot"},
    )
    s.play("pig ability:untame-tusk-toss", "pig space:1:6.3")
    assert s.staggers("rooster") == 1
    s = ability(
        "pig", "1:3.3", others={"rooster": "1:4.3"}, dice="nimble-1", tokens={"1:6.4": "carrot"}, barrels=["1:5.3"]
    )
    s.play("pig ability:untame-tusk-toss", "pig space:1:6.4")
    assert s.carrots("rooster") == 1
    assert s.barrels == ["1:5.3"]  # everything between is ignored


@pytest.mark.rule("BB-PIG-03", "BB-TRACK-08", "BB-RULE-42")
def test_pork_roast_rodeo():
    s = ability("pig", "1:1.3", turn={"step": "before-roll", "take": {"nimble": 1}})
    s.play("pig ability:pork-roast-rodeo", "* roll:2", "* roll:3")
    s.play("pig die:swift-3", "pig way:forward")
    assert s.options == ["pass", "way:forward-left", "way:forward-right"]
    s.play("pig way:forward-right", "pig way:forward-left")
    assert s.space("pig") == "1:4.3"
    s.play("pig way:forward")
    assert s.asks == "pig go_on"  # any number of times, with every die
    s.play("pig pass")
    assert s.space("pig") == "1:6.3"


# --- Rabbit -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BB-RAB-01", "BB-TERM-06", "BB-RULE-01")
def test_no_cause_fur_alarm():
    s = ability(
        "rabbit",
        "1:3.3",
        carrots=0,
        others={"pig": "1:4.4", "rooster": "1:2.3", "waldgeist": "1:3.4"},
        turn={"step": "returned"},
    )
    s.play("rabbit ability:no-cause-fur-alarm")
    assert s.options == ["racer:pig", "racer:rooster"]  # the space beside is two steps away
    s.play("rabbit racer:rooster")
    assert (s.staggers("rooster"), s.staggers("pig")) == (1, 0)
    assert s.asks == "rabbit showboat"  # once in the Turn


@pytest.mark.rule("BB-RAB-02", "BB-TERM-03", "BB-RULE-18")
def test_eat_my_dust_bunny():
    s = ability(
        "rabbit",
        "1:3.3",
        others={"pig": "1:4.3"},
        turn={"step": "returned"},
        barrels=["1:5.3"],
        terrain={"S1": {"5.4": "w"}},
        tokens={"1:3.5": "stagger"},
    )
    s.play("rabbit ability:eat-my-dust-bunny")
    assert {"space:1:3.5", "space:1:1.1", "space:1:2.3", "space:1:3.1"} <= set(s.options)
    assert not {"space:1:4.3", "space:1:5.3", "space:1:5.4", "space:1:3.3"} & set(s.options)
    assert len(s.options) == 20 - 3
    s.play("rabbit space:1:3.5")
    assert s.space("rabbit") == "1:3.5"
    assert s.staggers("rabbit") == 1  # the token there


@pytest.mark.rule("BB-RAB-02", "BB-RULE-41", "BB-RULE-18")
def test_the_dust_bunny_may_hop_over_the_line():
    s = ability("rabbit", "4:4.3", others={"pig": "1:4.3"}, turn={"step": "returned"})
    s.play("rabbit ability:eat-my-dust-bunny", "rabbit space:4:6.3")
    assert s.finished("rabbit")


@pytest.mark.rule("BB-RAB-03", "BB-RULE-22")
def test_carrot_cake_quake():
    s = ability(
        "rabbit",
        "1:3.3",
        others={"pig": {"space": "1:4.3", "fans": ["1:6.3"]}, "rooster": {"space": "2:1.3", "fans": ["1:1.5"]}},
        turn={"step": "returned"},
        barrels=["1:2.3"],
    )
    s.play("rabbit ability:carrot-cake-quake")
    # 2:1.3 is four steps away: the Rooster is not shaken; the Pig and both Fans are, the Barrel never
    assert s.asks == "rabbit quake_racer"
    assert len(s.options) == 6
    s.play("rabbit way:forward")
    assert s.space("pig") == "1:5.3"
    assert s.rammed("rabbit") == []  # not a Ram by itself
    assert s.asks == "rabbit quake_pick"
    assert s.options == ["space:1:6.3", "space:1:1.5"]
    s.play("rabbit space:1:6.3", "rabbit way:back")  # the Fan Rams the Pig
    assert s.asks == "rabbit ram"
    s.play("rabbit way:forward-left")
    assert s.space("pig") == "1:6.2"
    assert s.fans("pig") == ["1:5.3"]  # it is not discarded for that
    assert s.asks == "rabbit quake_fan"
    s.play("rabbit way:forward-right")  # off the Track
    assert s.fans("rooster") == []
    assert s.barrels == ["1:2.3"]
    assert s.rammed("rabbit") == ["pig"]


@pytest.mark.rule("BB-RULE-22")
def test_in_a_quake_a_pushed_racer_still_gets_its_own_move_and_a_fallen_one_none():
    s = ability("rabbit", "1:3.3", others={"pig": "1:2.3", "rooster": "1:2.4"}, turn={"step": "returned"})
    s.play("rabbit ability:carrot-cake-quake")
    s.play("rabbit way:forward-right")  # the rearmost, the Pig, to 1:3.4
    s.play("rabbit way:forward")  # the Rooster to 1:3.4 too: Rams the Pig
    assert s.asks == "rabbit ram"
    s = ability("rabbit", "1:3.3", others={"pig": "1:2.3", "rooster": "1:3.4"}, turn={"step": "returned"})
    s.play("rabbit ability:carrot-cake-quake", "rabbit way:forward-right")  # the Pig Rams the Rooster
    s.play("rabbit way:forward-right")  # pushed to 1:4.5
    assert s.asks == "rabbit quake_racer"  # and still to be shaken
    s.play("rabbit way:forward")
    assert s.space("rooster") == "1:5.5"
    s = ability("rabbit", "1:3.4", others={"pig": "1:2.4", "rooster": "1:3.5"}, turn={"step": "returned"})
    s.play("rabbit ability:carrot-cake-quake", "rabbit way:forward-right", "rabbit way:forward-right")
    assert s.skull("rooster") == "1:3.5"
    assert s.asks != "rabbit quake_racer"


@pytest.mark.rule("BB-RULE-22", "BB-OBJ-08")
def test_a_quaked_fan_rams_a_fan_and_lies_on_terrain():
    s = ability(
        "rabbit",
        "1:3.3",
        others={"pig": {"space": "4:1.1", "fans": ["1:4.3", "1:5.3"]}},
        turn={"step": "returned"},
        terrain={"S1": {"5.3": "r"}},
    )
    s.play("rabbit ability:carrot-cake-quake", "rabbit space:1:4.3", "rabbit way:forward")
    assert s.fans("pig") == ["1:5.3"]  # the one that lay there is gone, and needs no move
    assert s.asks != "rabbit quake_fan"


# --- Waldgeist --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BB-WAL-01")
def test_complete_disbe_leaf():
    s = ability("waldgeist", "1:1.3", carrots=1, staggers=2, turn={"step": "stagger"})
    s.play("* stagger:back")
    assert s.asks == "waldgeist reroll"
    s.play("waldgeist ability:complete-disbe-leaf", "* stagger:back-left")
    assert s.space("waldgeist") == "0:5.1"  # the second result stands; still two spaces
    assert s.staggers("waldgeist") == 1  # for the next Turn


@pytest.mark.rule("BB-WAL-01", "BB-ABIL-03")
def test_the_waldgeist_may_keep_its_roll():
    s = ability("waldgeist", "1:1.3", carrots=1, staggers=2, turn={"step": "stagger"})
    s.play("* stagger:forward", "waldgeist pass")
    assert s.space("waldgeist") == "1:3.3"
    assert s.staggers("waldgeist") == 0


@pytest.mark.rule("BB-WAL-02", "BB-RULE-23", "BB-RULE-03")
def test_sticks_on_stones_goes_on_and_adds_to_the_current_die():
    s = ability("waldgeist", "1:1.3", carrots=1, dice="swift-2 nimble-1", terrain={"S1": {"2.3": "r"}})
    s.play("waldgeist die:swift-2", "waldgeist way:forward")
    assert s.options == ["pass", "ability:sticks-on-stones"]
    s.play("waldgeist ability:sticks-on-stones")
    assert s.options == ["add:0", "add:1", "add:2"]
    s.play("waldgeist add:2")
    assert s.options == ["current-die", "die:nimble-1"]
    s.play("waldgeist current-die")
    assert s.space("waldgeist") == "1:5.3"  # one left and two more
    assert s.s.spoiled == 1  # Showboating is void


@pytest.mark.rule("BB-WAL-02", "BB-RULE-23")
def test_sticks_on_stones_on_a_rolled_die_with_no_rest_and_declined():
    s = ability("waldgeist", "1:1.3", carrots=1, dice="swift-1 nimble-1", terrain={"S1": {"2.3": "r"}})
    s.play("waldgeist die:swift-1", "waldgeist way:forward", "waldgeist ability:sticks-on-stones", "waldgeist add:1")
    s.play("waldgeist die:nimble-1")
    assert (s.asks, s.s.die_left) == ("waldgeist aim", 2)  # the only die left, raised
    s = ability("waldgeist", "1:1.3", carrots=1, dice="swift-1 nimble-1", terrain={"S1": {"2.3": "r"}})
    s.play("waldgeist die:swift-1", "waldgeist way:forward", "waldgeist pass")
    assert s.turn_of == "rabbit"


@pytest.mark.rule("BB-RULE-23")
def test_a_second_rocks_in_the_turn_ends_it():
    s = ability(
        "waldgeist",
        "1:1.3",
        carrots=1,
        dice="swift-3",
        terrain={"S1": {"2.3": "r", "3.3": "r"}},
        tokens={"1:3.3": "carrot"},
    )
    s.play("waldgeist way:forward", "waldgeist ability:sticks-on-stones", "waldgeist add:0")
    assert s.space("waldgeist") == "1:3.3"
    assert s.turn_of == "rabbit"


@pytest.mark.rule("BB-RULE-23", "BB-STAG-04")
def test_sticks_in_a_stagger_ends_the_stagger_but_not_the_turn():
    s = ability("waldgeist", "1:1.3", staggers=3, turn={"step": "stagger"}, terrain={"S1": {"2.3": "r"}})
    s.play("* stagger:forward", "waldgeist pass", "waldgeist ability:sticks-on-stones")
    assert s.space("waldgeist") == "1:2.3"
    assert s.asks == "waldgeist window"  # Pollen Your Leg could still be used
    s.play("waldgeist pass")
    assert s.turn_of == "rabbit"


@pytest.mark.rule("BB-WAL-03", "BB-RULE-24")
def test_pollen_your_leg():
    s = ability(
        "waldgeist",
        "1:1.3",
        others={"pig": "1:2.3", "rabbit": "1:4.3", "rooster": {"status": "off", "space": "2:1.1"}},
        turn={"step": "returned"},
        terrain={"S1": {"5.3": "r", "4.1": "w"}},
    )
    s.play("waldgeist ability:pollen-your-leg")
    assert s.asks == "waldgeist pollen_place"  # the rearmost, the Pig
    assert len(s.options) == len(set(s.options))
    assert {"space:1:2.3", "space:1:5.3", "space:0:5.1", "space:1:2.1"} <= set(s.options)
    assert "space:1:6.3" not in s.options
    s.play("waldgeist space:1:4.3")  # onto the Rabbit, who is pushed before its own placement
    s.play("waldgeist way:forward")
    assert s.space("rabbit") == "1:5.3"
    assert s.asks == "waldgeist pollen_place"
    s.play("waldgeist space:1:4.1")  # Water: a Stagger
    assert s.staggers("rabbit") == 1
    assert s.skull("rooster") == "2:1.1"  # off the Track: not placed
    assert s.asks == "waldgeist showboat"
    assert s.rammed("waldgeist") == ["rabbit"]


@pytest.mark.rule("BB-RULE-24")
def test_pollen_may_leave_a_racer_where_it_is_with_no_effect():
    s = ability("waldgeist", "1:1.3", others={"pig": "1:2.3"}, turn={"step": "returned"}, terrain={"S1": {"2.3": "w"}})
    s.play("waldgeist ability:pollen-your-leg", "waldgeist space:1:2.3")
    assert s.staggers("pig") == 0
    assert s.events("placed") == []


@pytest.mark.rule("BB-RULE-24", "BB-RULE-37")
def test_pollen_needs_a_racer_ahead_on_the_track():
    s = ability(
        "waldgeist",
        "1:1.3",
        others={"pig": {"status": "off", "space": "2:1.1"}, "rabbit": "0:1.1"},
        turn={"step": "returned"},
    )
    assert "ability:pollen-your-leg" not in s.options


# --- Rooster ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BB-ROO-01", "BB-RULE-25", "BB-RULE-13")
def test_the_pecking_order():
    s = ability("rooster", "1:1.3", carrots=0, others={"rabbit": "1:2.3"}, dice="swift-2", terrain={"S1": {"2.3": "w"}})
    s.play("rooster way:forward", "rooster way:back")
    assert s.asks == "rooster peck"
    forward, back = ("forward", "forward-left", "forward-right"), ("back", "back-left", "back-right")
    assert s.options == ["pass", *(f"way:{way}" for way in forward + back)]
    assert s.events("water") == []  # before the Terrain of the entered space
    s.play("rooster way:forward-right")
    assert s.space("rooster") == "1:3.4"
    assert [e["space"] for e in s.events("water")] == [e["space"] for e in s.events("rammed")]  # 1:2.3 still counts
    assert s.s.die_left == 0
    assert s.asks == "* roll_stagger"


@pytest.mark.rule("BB-ROO-01", "BB-RULE-25")
def test_the_die_goes_on_after_the_peck_and_the_peck_can_ram():
    s = ability("rooster", "1:1.3", carrots=0, others={"rabbit": "1:2.3", "pig": "1:2.2"}, dice="swift-3")
    s.play("rooster way:forward", "rooster way:forward-right")  # the Rabbit to 1:3.4
    s.play("rooster way:back-left")  # the Rooster to 1:1.2
    assert s.space("rooster") in ("1:1.2", "1:2.2")
    s.play("rooster way:back")  # the die goes on: 1:2.2, the Pig is Rammed
    assert s.space("rooster") == "1:3.2"
    assert sorted(s.rammed("rooster")) == []  # gained already
    assert s.asks == "rooster place_fan"


@pytest.mark.rule("BB-ROO-01", "BB-RULE-25")
def test_no_peck_without_a_rammed_racer():
    s = ability("rooster", "1:1.3", carrots=0, dice="nimble-1", barrels=["1:2.3"])
    s.play("rooster way:forward", "rooster way:forward-left")
    assert s.turn_of == "rabbit"


@pytest.mark.rule("BB-ROO-02", "BB-RULE-26")
def test_without_feather_ado():
    s = ability("rooster", "1:1.3", staggers=2, dice="nimble-1 nimble-1")
    s.play("rooster ability:without-feather-ado", "rooster way:forward")
    # 1 + 2 steps, one change of direction at a later step
    assert s.options == ["pass", "way:forward-left", "way:forward-right"]
    s.play("rooster pass", "rooster way:forward-right")
    assert s.space("rooster") == "1:4.4"
    assert s.staggers("rooster") == 2  # kept
    s.play("rooster way:forward")
    assert s.asks == "* roll_stagger"


@pytest.mark.rule("BB-RULE-26", "BB-ROO-02")
def test_feather_ado_in_the_middle_of_a_die_at_its_end_and_with_no_tokens():
    s = ability("rooster", "1:1.3", staggers=1, dice="nimble-1")
    s.play("rooster way:forward")
    assert s.options == ["pass", "ability:without-feather-ado"]
    s.play("rooster ability:without-feather-ado", "rooster way:forward-left")
    assert s.space("rooster") == "1:3.2"
    s = ability("rooster", "1:1.3", staggers=0, dice="nimble-2")
    s.play("rooster ability:without-feather-ado", "rooster way:forward")
    s.play("rooster way:forward-left")
    assert s.space("rooster") == "1:3.2"


@pytest.mark.rule("BB-ROO-03", "BB-RULE-27", "BB-RULE-44")
def test_no_harm_no_fowl():
    s = ability("rooster", "1:1.3", staggers=2, turn={"step": "before-roll", "take": {"swift": 3}})
    s.play("rooster ability:no-harm-no-fowl")
    assert s.options == ["add:1", "add:2"]
    s.play("rooster add:2")
    assert s.options == ["take:nimble", "take:swift", "take:dashing"]
    s.play("rooster take:dashing", "rooster take:swift")
    assert s.staggers("rooster") == 3  # beyond three they are discarded
    assert s.s.to_roll == [0, 4, 1]  # a fourth Swift die is no matter


@pytest.mark.rule("BB-RULE-42")
def test_before_rolling_abilities_are_not_offered_at_other_times():
    s = ability("rooster", "1:1.3", dice="nimble-1 swift-1")
    assert s.options == ["die:nimble-1", "die:swift-1"]
    s = ability("rooster", "1:1.3", turn={"step": "returned"})
    assert s.asks == "rooster showboat"
    assert "ability:no-harm-no-fowl" in s.options
    s.play("rooster showboat")
    assert s.options == ["pass", "ability:no-harm-no-fowl"]  # Showboating: before the first roll


@pytest.mark.rule("BB-RULE-23")
def test_sticks_on_stones_between_dice_adds_to_a_rolled_die():
    # The Pig is placed onto the Waldgeist, which is pushed into Rocks while no die is current.
    s = ability("waldgeist", "1:1.3", others={"pig": "1:2.3"}, dice="nimble-1", terrain={"S1": {"2.2": "r"}})
    s.play("waldgeist ability:pollen-your-leg", "waldgeist space:1:1.3", "waldgeist way:forward-left")
    assert s.options == ["pass", "ability:sticks-on-stones"]
    s.play("waldgeist ability:sticks-on-stones", "waldgeist add:2")
    assert (s.asks, s.s.die_left) == ("waldgeist aim", 3)


@pytest.mark.rule("BB-RULE-24", "BB-POS-06")
def test_pollen_places_the_rearmost_first_whatever_the_seats():
    s = ability("waldgeist", "1:1.3", others={"pig": "1:4.3", "rabbit": "1:2.3"}, turn={"step": "returned"})
    s.play("waldgeist ability:pollen-your-leg")
    assert "space:0:5.3" in s.options  # within three of the Rabbit, not of the Pig
    s.play("waldgeist space:0:5.3")
    assert s.space("rabbit") == "0:5.3"
    assert "space:2:1.3" in s.options
