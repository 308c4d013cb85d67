"""Movement Turns: card, dice, Showboating, end (BB-TURN, BB-CARD, BB-DICE, BB-MOVE, BB-SHOW)."""

import pytest

from tests.bayou_bash.script import scene

WAYS = ["way:forward", "way:forward-left", "way:forward-right"]


def with_card(card, pig="1:1.3", rabbit="4:1.1", **more):
    """The Pig is about to use a Jockey card."""
    return scene({"pig": {"space": pig, "card": card, **more.pop("entry", {})}, "rabbit": rabbit}, turn={}, **more)


@pytest.mark.rule("BB-TURN-01", "BB-CARD-01", "BB-CARD-03", "BB-CARD-04", "BB-DRAFT-04", "BB-HOUSE-04")
def test_the_cards_icons_are_gained_and_the_card_is_discarded():
    s = with_card("J27")  # S D D, 1 Carrot, 2 Staggers
    assert s.asks == "pig showboat"
    assert (s.carrots("pig"), s.staggers("pig")) == (1, 2)
    assert s.s.to_roll == [0, 1, 2]
    assert s.s.discard == 1 << s.cards.index("J27")
    assert s.s.card[0] == 0


@pytest.mark.rule("BB-CARD-03", "BB-TOK-01")
def test_tokens_beyond_three_are_discarded():
    s = with_card("J27", entry={"carrots": 3, "staggers": 2})
    assert (s.carrots("pig"), s.staggers("pig")) == (3, 3)
    assert (s.s.carrot_supply, s.s.stagger_supply) == (9, 9)


@pytest.mark.rule("BB-RULE-31")
def test_a_gain_from_an_empty_supply_is_lost():
    # 3 + 3 Staggers on cards and 6 on the Track: nothing is left
    tokens = {f"3:{c}.{lane}": "stagger" for c in (1, 2) for lane in (1, 2, 3)}
    seats = {
        "pig": {"space": "1:1.3", "card": "J28"},
        "rabbit": {"space": "4:1.1", "staggers": 3},
        "rooster": {"space": "4:1.2", "staggers": 3},
    }
    s = scene(seats, turn={}, tokens=tokens)
    assert s.s.stagger_supply == 0
    assert s.staggers("pig") == 0


@pytest.mark.rule("BB-RULE-31", "BB-TOK-01")
def test_gold_carrots_come_from_the_supply_as_long_as_it_has_any():
    gift = {"events": {"events": [{"name": "Gift", "effects": [{"to": "each", "do": ["gain-carrots 2"]}]}]}}
    tokens = {f"3:{c}.{lane}": "carrot" for c in (1, 2) for lane in (1, 2, 3, 4)}
    # 8 on the Track and 3 on the Rabbit's card: one is left, and the Pig at the rear comes first
    seats = {"pig": "1:1.3", "rabbit": {"space": "1:2.3", "carrots": 3}, "rooster": "1:3.3"}
    s = scene(seats, phase="round", content=gift, tokens=tokens)
    assert s.s.carrot_supply == 1
    s.play("* event:Gift")
    assert [s.carrots(who) for who in ("pig", "rabbit", "rooster")] == [1, 3, 0]
    assert s.s.carrot_supply == 0


@pytest.mark.rule("BB-CARD-02", "BB-RULE-11")
def test_barrels_go_on_open_spaces_within_two_of_the_racer_or_an_own_fan_before_anything_else():
    s = with_card("J03", entry={"fans": ["3:3.3"]}, pig="1:3.1", barrels=["1:4.1"])  # two Barrels
    assert s.asks == "pig place_barrel"
    own = {
        "space:1:2.1",
        "space:1:2.2",
        "space:1:4.2",
        "space:1:1.1",
        "space:1:1.2",
        "space:1:1.3",
        "space:1:5.1",
        "space:1:5.2",
        "space:1:5.3",
        "space:1:3.2",
        "space:1:3.3",
    }
    fans = {f"space:3:{c}.{lane}" for c in (1, 5) for lane in range(1, 6)}
    fans |= {f"space:3:{c}.{lane}" for c in (2, 4) for lane in (2, 3, 4)}
    fans |= {"space:3:3.1", "space:3:3.2", "space:3:3.4", "space:3:3.5"}
    assert set(s.options) == own | fans
    s.play("pig space:1:3.3")
    assert s.asks == "pig place_barrel"
    assert "space:1:3.3" not in s.options
    s.play("pig space:3:3.1")
    assert s.barrels == ["1:3.3", "1:4.1", "3:3.1"]
    assert s.asks == "pig showboat"


@pytest.mark.rule("BB-CARD-02", "BB-RULE-11")
def test_without_an_open_space_in_reach_a_barrel_is_not_placed():
    water = {f"{c}.{lane}": "w" for c in range(1, 7) for lane in range(1, 6)}
    s = with_card("J03", terrain={"S1": water}, pig="1:3.3")
    assert s.asks == "pig showboat"
    assert s.barrels == []


@pytest.mark.rule("BB-RULE-32")
def test_without_a_barrel_in_the_supply_none_is_placed():
    barrels = [f"3:{c}.{lane}" for c in (1, 2) for lane in range(1, 6)]
    s = with_card("J03", barrels=barrels[:9])
    s.play("pig space:1:2.3")
    assert s.asks == "pig showboat"
    assert len(s.barrels) == 10


@pytest.mark.rule("BB-DICE-01", "BB-DICE-02", "BB-SHOW-01", "BB-HOUSE-01", "BB-COMP-03")
def test_all_dice_are_rolled_at_once_and_bolts_give_staggers():
    s = with_card("J18")  # N S D
    assert s.options == ["plain", "showboat"]
    s.play("pig plain")
    assert s.odds == {"roll:1": 2, "roll:2": 2}
    s.play("* roll:1")
    assert s.odds == {"roll:1": 2, "roll:2": 1, "roll:2-bolt": 1, "roll:3": 1, "roll:3-bolt": 1}
    s.play("* roll:3-bolt")
    assert s.odds == {"roll:3": 2, "roll:3-bolt": 1, "roll:4": 2, "roll:4-bolt": 1, "roll:5-bolt": 2}
    s.play("* roll:5-bolt")
    assert s.staggers("pig") == 2
    assert s.asks == "pig choose_die"
    assert s.options == ["die:nimble-1", "die:swift-3", "die:dashing-5"]


@pytest.mark.rule("BB-DICE-02", "BB-TOK-01")
def test_bolts_beyond_three_staggers_are_lost():
    s = with_card("J20", entry={"staggers": 2})  # S S D
    s.play("pig plain", "* roll:3-bolt", "* roll:2-bolt", "* roll:3-bolt")
    assert s.staggers("pig") == 3


@pytest.mark.rule("BB-DICE-03", "BB-MOVE-01", "BB-MOVE-02", "BB-MOVE-06", "BB-TRACK-06", "BB-TRACK-07")
def test_dice_in_any_order_each_in_one_forward_direction_for_its_whole_value():
    s = scene({"pig": "1:1.3", "rabbit": "4:1.1"}, dice="nimble-2 swift-1")
    assert s.options == ["die:nimble-2", "die:swift-1"]  # no pass
    s.play("pig die:swift-1")
    assert s.options == WAYS
    s.play("pig way:forward-right")
    assert s.space("pig") == "1:2.4"
    s.play("pig way:forward-left")
    assert s.space("pig") == "1:4.2"
    assert s.turn_of == "rabbit"


@pytest.mark.rule("BB-MOVE-03", "BB-TERM-05")
def test_every_space_on_the_way_is_entered():
    s = scene({"pig": "1:1.3", "rabbit": "4:1.1"}, dice="swift-3", tokens={"1:2.3": "carrot", "1:3.3": "carrot"})
    s.play("pig way:forward")
    assert s.carrots("pig") == 2
    assert s.tokens == {}


@pytest.mark.rule("BB-MOVE-07", "BB-TRACK-07")
def test_nobody_may_stop_short_of_the_edge():
    s = scene({"pig": "1:1.3", "rabbit": "4:1.1"}, dice="swift-3")
    s.play("pig way:forward-left")  # lanes 2, 1, then off
    assert s.skull("pig") == "1:3.1"


@pytest.mark.rule("BB-MOVE-04", "BB-RULE-12")
def test_ram_then_token_then_terrain_then_finish_line():
    s = scene(
        {"pig": "1:1.3", "rabbit": "1:2.3"}, dice="nimble-1", tokens={"1:2.3": "stagger"}, terrain={"S1": {"2.3": "w"}}
    )
    s.play("pig way:forward", "pig way:forward", "pig pass")
    log = [name for name in ("rammed", "token_taken", "water") for _ in s.events(name)]
    assert log == ["rammed", "token_taken", "water"]
    order = [raw[0] for raw in s.s.log]
    rammed, taken, water = (order.index(k) for k in (17, 26, 28))
    assert rammed < taken < water
    assert s.events("staggers_off")[0]["count"] == 2  # the token and the Water's, in the Stagger step that follows


@pytest.mark.rule("BB-TURN-03")
def test_no_stagger_step_without_tokens():
    s = scene({"pig": "1:1.3", "rabbit": "4:1.1"}, dice="nimble-1")
    s.play("pig way:forward")
    assert s.turn_of == "rabbit"


@pytest.mark.rule("BB-TURN-05", "BB-RULE-15")
def test_when_a_turn_ends_dice_and_stagger_are_dropped_but_tokens_stay():
    s = scene(
        {"pig": {"space": "1:1.3", "staggers": 2, "carrots": 1}, "rabbit": "4:1.1"},
        dice="nimble-1 swift-3",
        terrain={"S1": {"2.3": "r"}},
    )
    s.play("pig die:nimble-1", "pig way:forward")
    assert s.turn_of == "rabbit"
    assert (s.staggers("pig"), s.carrots("pig")) == (2, 1)
    assert s.space("pig") == "1:2.3"


@pytest.mark.rule("BB-TURN-06", "BB-RULE-16")
def test_fans_for_rams_come_whatever_ended_the_turn():
    s = scene({"pig": "1:1.3", "rabbit": "1:2.3"}, dice="nimble-1 swift-3", terrain={"S1": {"2.3": "r"}})
    s.play("pig die:nimble-1", "pig way:forward", "pig way:forward")
    assert s.asks == "pig place_fan"


@pytest.mark.rule("BB-SHOW-02", "BB-SHOW-04")
def test_showboating_rolls_one_die_after_another_and_brings_a_carrot():
    s = with_card("J18")  # N S D
    s.play("pig showboat")
    assert s.asks == "pig choose_die"
    assert s.options == ["take:nimble", "take:swift", "take:dashing"]
    s.play("pig take:swift", "* roll:2-bolt")
    assert s.staggers("pig") == 1
    assert s.asks == "pig aim"  # resolved completely before the next one is rolled
    s.play("pig way:forward")
    assert s.options == ["take:nimble", "take:dashing"]
    s.play("pig take:nimble", "* roll:1", "pig way:forward", "* roll:3", "pig way:forward")
    assert s.asks == "* roll_stagger"  # the Stagger step belongs to the Turn
    assert s.carrots("pig") == 0
    s.play("* stagger:forward")
    assert s.carrots("pig") == 1


@pytest.mark.rule("BB-SHOW-04")
@pytest.mark.parametrize("why", ["terrain", "fell", "ability"])
def test_terrain_a_fall_or_an_ability_void_the_reward(why):
    terrain = {"S1": {"2.3": "w"}} if why == "terrain" else None
    start = "1:2.1" if why == "fell" else "1:1.3"
    s = scene(
        {"rabbit": {"space": start, "carrots": 1}, "pig": "1:1.2" if why == "ability" else "4:1.1"},
        dice="nimble-1",
        turn={"showboat": 1},
        terrain=terrain,
    )
    if why == "ability":
        assert "ability:no-cause-fur-alarm" not in s.options  # the Pig is beside it, two steps away
        s.play("rabbit ability:eat-my-dust-bunny", "rabbit space:1:3.3")
        assert s.carrots("rabbit") == 0
        s.play("rabbit way:forward")
        assert s.carrots("rabbit") == 0
        return
    s.play("rabbit die:nimble-1" if s.asks == "rabbit choose_die" else "rabbit pass")
    s.play("rabbit way:forward-left" if why == "fell" else "rabbit way:forward")
    if why == "terrain":
        s.play("rabbit pass", "* stagger:fan", "rabbit space:3:1.1", "rabbit pass")
    assert s.turn_of == "pig"
    assert s.carrots("rabbit") == 1  # as before


@pytest.mark.rule("BB-SHOW-05")
def test_rams_and_barrels_do_not_void_the_reward():
    s = scene({"pig": "1:1.3", "rabbit": "1:2.3"}, dice="nimble-1 nimble-1", turn={"showboat": 1}, barrels=["1:3.2"])
    s.play(
        "pig way:forward",
        "pig way:forward",
        "pig way:forward-left",
        "pig way:back-left",
        "pig space:3:1.1",
    )
    assert s.carrots("pig") == 1


@pytest.mark.rule("BB-SHOW-04", "BB-TOK-01", "BB-TOK-04")
def test_the_carrot_for_showboating_is_lost_at_three():
    s = scene({"pig": {"space": "1:1.3", "carrots": 3}, "rabbit": "4:1.1"}, dice="nimble-1", turn={"showboat": 1})
    s.play("pig way:forward")
    assert s.carrots("pig") == 3


@pytest.mark.rule("BB-SHOW-03")
def test_abilities_are_allowed_while_showboating():
    s = scene(
        {"pig": {"space": "1:1.3", "carrots": 1}, "rabbit": "1:2.4"},
        turn={"take": {"swift": 1}, "showboat": 1, "step": "dice"},
    )
    assert s.options == ["take:swift", "ability:untame-tusk-toss"]


@pytest.mark.rule("BB-TURN-01", "BB-POS-05", "BB-RULE-02")
def test_turns_are_taken_from_the_rear_and_looked_at_anew_each_time():
    # Rabbit and Rooster are still to move; the Pig pushes the Rooster back behind the Rabbit.
    s = scene({"pig": "1:2.1", "rabbit": "1:2.4", "rooster": "1:3.1"}, dice="nimble-1")
    s.play("pig way:forward", "pig way:back-right", "pig space:3:1.1")
    # the Rooster stands on 1:2.2 now, left of the Rabbit on 1:2.4: it is further back
    assert s.turn_of == "rooster"


@pytest.mark.rule("BB-RULE-02", "BB-POS-06")
def test_who_has_moved_never_moves_again_in_the_round():
    s = scene({"pig": "1:2.1", "rabbit": "1:3.4", "rooster": "0:3.1"}, dice="nimble-1", moved=[2])
    s.play("pig way:forward")
    assert s.turn_of == "rabbit"


@pytest.mark.rule("BB-STATE-05", "BB-TERM-07", "BB-TERM-08", "BB-ABIL-05")
def test_nothing_of_a_turn_is_left_when_it_is_over():
    s = scene({"pig": {"space": "1:1.3", "carrots": 2}, "rabbit": "1:3.4"}, turn={"step": "before-roll"})
    s.play("pig ability:pork-roast-rodeo", "* roll:1", "pig way:forward")
    assert s.turn_of == "rabbit"
    assert (s.s.rodeo, s.s.used, s.s.die_on, s.s.spoiled) == (0, 0, 0, 0)


@pytest.mark.rule("BB-FAQ-01", "BB-RULE-16")
def test_effects_at_the_same_moment_leave_nothing_to_order():
    # Fans for Rams and the Carrot for Showboating come at the end of the Turn; neither changes the other.
    s = scene({"pig": {"space": "1:1.3", "rammed": [1]}, "rabbit": "4:1.1"}, turn={"step": "gains", "showboat": 1})
    s.play("pig space:3:1.1")
    assert (s.carrots("pig"), s.fans("pig")) == (1, ["3:1.1"])


@pytest.mark.rule("BB-TERM-09", "BB-RAM-02")
def test_the_player_who_moves_the_object_is_the_ramming_player():
    # An Event moves the Rabbit onto the Pig in nobody's Turn: the Rabbit's owner decides.
    events = [{"name": "Gust", "effects": [{"to": "rearender", "do": ["move forward"]}]}]
    s = scene({"pig": "1:2.3", "rabbit": "1:1.3"}, phase="round", content={"events": {"events": events}})
    s.play("* event:Gust")
    assert s.asks == "rabbit ram"


@pytest.mark.rule("BB-RULE-06", "BB-TERM-03", "BB-CARD-02")
def test_tokens_and_skull_markers_leave_a_space_open():
    s = with_card(
        "J09",  # one Barrel
        rabbit={"status": "off", "space": "1:2.2"},
        tokens={"1:2.3": "carrot"},
        terrain={"S1": {"2.4": "w"}},
    )
    assert s.asks == "pig place_barrel"
    assert {"space:1:2.2", "space:1:2.3"} <= set(s.options)
    assert "space:1:2.4" not in s.options


@pytest.mark.rule("BB-TURN-05", "BB-SHOW-02")
def test_dice_not_yet_rolled_are_dropped_when_a_showboaters_turn_ends():
    s = with_card("J18", terrain={"S1": {"2.3": "r"}})  # N S D
    s.play("pig showboat", "pig take:swift", "* roll:1", "pig way:forward")
    assert s.turn_of == "rabbit"
    assert s.s.to_roll == [0, 0, 0]


@pytest.mark.rule("BB-RULE-16")
def test_fans_for_rams_go_to_the_turns_player_first_wherever_the_racers_are():
    s = scene(
        {"pig": {"space": "1:3.3", "rammed": [1]}, "rabbit": {"space": "1:1.1", "rammed": [0]}, "rooster": "4:1.1"},
        turn={"step": "gains"},
    )
    assert s.asks == "pig place_fan"
    s.play("pig space:3:1.1")
    assert s.asks == "rabbit place_fan"


@pytest.mark.rule("BB-RULE-15", "BB-RULE-13")
def test_a_turn_that_ended_in_the_chain_leaves_out_the_terrain_of_the_entered_space():
    # The Rabbit is pushed into the Rooster, the Rooster back onto the Pig, and the Pig into Rocks.
    s = scene(
        {"pig": "1:1.3", "rabbit": "1:2.3", "rooster": "1:3.3"},
        dice="nimble-1",
        terrain={"S1": {"2.3": "w", "3.2": "r"}},
    )
    s.play("pig way:forward", "pig way:forward", "pig way:back", "pig way:forward-left")
    assert s.space("pig") == "1:3.2"
    assert s.events("rocks") and s.asks != "pig choose_die"
    assert (s.staggers("pig"), s.staggers("rooster")) == (0, 1)  # the Water the Pig had entered no longer counts
