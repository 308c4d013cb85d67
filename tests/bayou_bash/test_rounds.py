"""Setting up, rounds, Event phase, draft, Fan phase (BB-SETUP, BB-ROUND, BB-EVT, BB-DRAFT)."""

import pytest

from pileup.engine import make
from pileup.games.bayou_bash.state import GAIN_FANS
from tests.bayou_bash.script import Script, game_of, scene

START = {"pig": "1:1.3", "rabbit": "1:2.3"}


# --- setting up -------------------------------------------------------------------------------------------------------


def rolls(*dice):
    """Rolls of the two Swift dice of one seat after another."""
    return [f"* roll:{value}" for value in dice]


@pytest.mark.rule("BB-SETUP-02", "BB-SETUP-03", "BB-COMP-01", "BB-RULE-09", "BB-HOUSE-01")
def test_highest_roll_chooses_first_and_places_first():
    s = Script(make("bayou-bash", seats=3))
    assert s.odds == {"roll:1": 2, "roll:2": 2, "roll:3": 2}  # bolts do not matter
    s.play(*rolls(1, 1, 3, 3, 2, 2))
    assert s.asks == "1 pick_racer"
    assert s.options == ["racer:rooster", "racer:rabbit", "racer:pig", "racer:waldgeist"]
    s.play("1 racer:pig")
    assert s.asks == "2 pick_racer"
    assert s.options == ["racer:rooster", "racer:rabbit", "racer:waldgeist"]
    s.play("2 racer:rabbit", "0 racer:rooster")
    assert s.asks == "pig pick_start"
    assert len(s.options) == 30  # any space of the Starting piece, the Start Line too
    s.play("pig space:0:6.3")
    assert s.asks == "rabbit pick_start"
    assert "space:0:6.3" not in s.options
    assert len(s.options) == 29
    s.play("rabbit space:0:6.2", "rooster space:0:1.1")
    assert s.space("rooster") == "0:1.1"


@pytest.mark.rule("BB-RULE-09")
def test_starting_on_terrain_triggers_nothing():
    s = Script(make("bayou-bash", seats=2, track="the-mucky-muck"))
    s.play(*rolls(3, 3, 1, 1), "0 racer:pig", "1 racer:rabbit", "pig space:0:2.2", "rabbit space:0:6.2")
    assert s.space("pig") == "0:2.2"
    assert s.staggers("pig") == 0


@pytest.mark.rule("BB-RULE-08", "BB-SETUP-02")
def test_only_tied_players_roll_again_for_the_order_among_themselves():
    s = Script(make("bayou-bash", seats=4))
    s.play(*rolls(2, 2, 3, 3, 1, 3, 1, 1))  # 4, 6, 4, 2: seats 0 and 2 tie for second
    s.play(*rolls(1, 1, 3, 3))  # seat 0: 2, seat 2: 6
    order = []
    for racer in ("pig", "rabbit", "rooster"):
        order.append(s.asks.split()[0])
        s.play(f"{order[-1]} racer:{racer}")
    assert order == ["1", "2", "0"]
    assert s.seat("waldgeist") == 3  # the last Racer needs no choice


@pytest.mark.rule("BB-RULE-10", "BB-SETUP-06", "BB-STATE-03")
def test_nobody_has_anything_at_the_start():
    s = Script(game_of(["pig", "rabbit"]))
    s.play(*rolls(3, 3, 1, 1), "pig space:0:6.3", "rabbit space:0:5.3")
    assert [s.carrots(r) + s.staggers(r) for r in ("pig", "rabbit")] == [0, 0]
    assert s.fans("pig") == s.fans("rabbit") == []


@pytest.mark.rule("BB-SETUP-05", "BB-EVT-03", "BB-SETUP-04", "BB-COMP-04")
def test_gunshot_is_the_first_event_and_the_rest_is_shuffled():
    s = Script(game_of(["pig", "rabbit"]))
    s.play(*rolls(3, 3, 1, 1), "pig space:0:6.3", "rabbit space:0:5.3")
    assert s.s.event == 1  # no chance: it lies on top
    assert s.asks == "rabbit place_fan"  # each Racer gains 1 Fan in Turn Order
    s.play("rabbit space:1:1.1")
    assert s.asks == "pig place_fan"
    s.play("pig space:1:1.2")
    assert set(s.odds.values()) == {1}
    assert len(s.odds) == 30


# --- rounds -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BB-ROUND-01", "BB-STATE-04")
def test_a_round_is_event_draft_turns_and_fan_phase():
    s = scene(START, phase="round", round=3, event="Soft Landin'")
    assert s.asks == "* turn_up_event"
    s.play("* event:Stubborn Critters", "* card:J12", "* card:J11", "* card:J20")
    s.play("pig card:J11", "pig card:J12")
    assert s.s.card[1] == s.cards.index("J20") + 1
    assert s.turn_of == "pig"
    s.play("pig plain", *["* roll:1"] * 3, *["pig way:forward-right"] * 2)
    s.play("pig way:forward")
    assert s.turn_of == "rabbit"
    s.play("rabbit plain", *["* roll:1"] * 2, "* roll:3", *["rabbit die:swift-1", "rabbit way:forward"] * 2)
    s.play("rabbit way:forward")
    assert s.turn_of is None
    assert s.asks == "rabbit place_fan"  # the Rabbit is on 2:1.3, the Pig on 1:4.5
    s.play("rabbit space:3:1.1", "rabbit space:3:1.2")
    assert s.s.round == 4
    assert s.asks == "* turn_up_event"


@pytest.mark.rule("BB-ROUND-02", "BB-FAQ-05")
def test_no_racer_on_the_track_no_fans():
    s = scene(
        {"pig": {"status": "off", "space": "1:1.1"}, "rabbit": {"status": "off", "space": "1:1.1", "level": 1}},
        phase="fans",
    )
    assert s.asks == "* turn_up_event"


@pytest.mark.rule("BB-ROUND-02", "BB-TERM-04")
def test_an_off_track_racer_ahead_is_passed_over():
    s = scene({"pig": {"status": "off", "space": "3:1.1"}, "rabbit": "1:1.1", "rooster": "1:1.2"}, phase="fans")
    assert s.asks == "rooster place_fan"


# --- events -----------------------------------------------------------------------------------------------------------


def event(name, seats=None, **more):
    """A round begins, and an Event card is turned up."""
    s = scene(seats or START, phase="round", event="Soft Landin'" if name != "Soft Landin'" else "Swamp Wind", **more)
    return s.play(f"* event:{name}")


@pytest.mark.rule("BB-EVT-01", "BB-EVT-02")
def test_an_event_replaces_the_one_before():
    s = event("Stubborn Critters")
    assert s.s.event == s.events_.index("Stubborn Critters") + 1
    assert s.s.event_pile == (1 << s.events_.index("Soft Landin'")) | (1 << s.events_.index("Stubborn Critters"))


@pytest.mark.rule("BB-EVT-05", "BB-RULE-55")
def test_an_empty_event_deck_is_made_of_the_whole_pile_gunshot_included():
    names = [card.name for card in game_of(START).extra.content.events.events]
    s = scene(START, phase="round", event="Soft Landin'", event_seen=names)
    assert sorted(s.odds) == sorted(f"event:{name}" for name in names)
    s.play("* event:Gunshot!")
    assert s.s.event_pile == 1


@pytest.mark.rule("BB-EVT-03", "BB-RULE-28")
def test_gunshot_brings_no_fans_for_rams():
    s = scene({"pig": "1:1.3", "rabbit": "1:2.3"}, dice="nimble-1", event="Gunshot!")
    s.play("pig way:forward", "pig way:forward")
    assert s.turn_of == "rabbit"
    assert s.fans("pig") == []


@pytest.mark.rule("BB-EVT-04", "BB-EVT-03")
def test_gunshot_allows_only_dry_directions():
    s = scene(
        {"pig": "1:1.1", "rabbit": "1:2.1"}, dice="nimble-1", event="Gunshot!", terrain={"S1": {"3.1": "w", "3.2": "r"}}
    )
    s.play("pig way:forward")
    assert s.options == ["way:back", "way:back-right"]  # left is off the Track, ahead lies Terrain
    s = scene({"pig": "4:4.3", "rabbit": "4:5.3"}, dice="nimble-1", event="Gunshot!")
    s.play("pig way:forward")
    assert "way:forward" in s.options  # the Finish Line is legal


@pytest.mark.rule("BB-HOUSE-05", "BB-RULE-02", "BB-STAG-07")
def test_skeeter_swarm_passes_over_who_is_off_the_track_by_then():
    s = event("Skeeter Swarm", {"pig": "1:1.1", "rabbit": "1:2.1", "rooster": "4:1.1"})
    s.play("* stagger:forward", "pig way:forward-left")  # over the edge
    assert s.skull("rabbit") == "1:2.1"
    assert s.staggers("rabbit") == 1  # for the fall; none by the Event, for the Rabbit is not on the Track
    assert s.asks == "* roll_stagger"  # the Rooster's
    s.play("* stagger:fan")
    assert s.staggers("rooster") == 0


@pytest.mark.rule("BB-RULE-20", "BB-EVT-04")
def test_gunshot_with_one_legal_direction_leaves_no_choice():
    wet = {"1.1": "w", "1.2": "w", "3.1": "w"}
    s = scene({"pig": "1:1.1", "rabbit": "1:2.1"}, dice="nimble-1", event="Gunshot!", terrain={"S1": wet})
    s.play("pig way:forward")
    assert s.space("rabbit") == "1:3.2"  # forward-right, the only dry space beside it


@pytest.mark.rule("BB-RULE-20")
def test_gunshot_without_a_legal_direction_the_racer_stays():
    wet = {f"{c}.{lane}": "w" for c in (1, 3) for lane in (1, 2)}
    s = scene({"pig": "1:1.1", "rabbit": "1:2.1"}, dice="nimble-1", event="Gunshot!", terrain={"S1": wet})
    s.play("pig way:forward")
    assert s.asks != "pig ram"  # there is nothing to choose
    assert s.space("pig") == s.space("rabbit") == "1:2.1"
    assert s.s.level[:2] == [1, 0]  # the Rabbit came earlier: further ahead


@pytest.mark.rule("BB-RULE-20", "BB-EVT-04")
def test_gunshot_does_not_bind_barrels_nor_moves_that_are_no_rams():
    s = scene({"pig": "1:1.1", "rabbit": "4:1.1"}, dice="nimble-1", event="Gunshot!", barrels=["1:2.1"])
    s.play("pig way:forward")
    assert len(s.options) == 6
    s = scene({"pig": {"space": "1:1.1", "staggers": 1}, "rabbit": "4:1.1"}, turn={"step": "stagger"}, event="Gunshot!")
    s.play("* stagger:forward-left")
    assert s.skull("pig") == "1:1.1"


@pytest.mark.rule("BB-HOUSE-05", "BB-RULE-28")
def test_lightnin_bugs_keep_fans_off_terrain():
    wet = {f"{c}.{lane}": "w" for c in range(1, 7) for lane in range(1, 6) if (c, lane) != (1, 1)}
    event_name = "Who Turned Out the Lightnin' Bugs"
    s = scene(
        {"pig": {"space": "2:1.1", "rammed": [1]}, "rabbit": "0:1.1"},
        turn={"step": "gains"},
        event=event_name,
        terrain={"S2": wet},
    )
    finish = {f"space:4:{c}.{lane}" for c in range(1, 6) for lane in range(1, 6)}
    assert set(s.options) == {"space:3:1.1"} | finish


@pytest.mark.rule("BB-HOUSE-05", "BB-RULE-41", "BB-RULE-06")
def test_spilled_veggie_wagon():
    s = event(
        "Spilled Veggie Wagon", {"pig": "3:1.1", "rabbit": "4:1.1"}, tokens={"4:2.1": "carrot"}, barrels=["4:2.2"]
    )
    assert s.asks == "pig place_token"
    ahead = {f"space:4:{c}.{lane}" for c in range(1, 7) for lane in range(1, 6)}
    assert set(s.options) == ahead - {"space:4:1.1", "space:4:2.1", "space:4:2.2"}  # the Finish Line is Open
    s.play("pig space:4:6.1")
    assert s.asks == "rabbit place_token"
    assert "space:0:1.1" in s.options  # nothing is ahead of the last piece: anywhere Open
    s.play("rabbit space:0:1.1")
    assert s.tokens == {"4:2.1": "carrot", "4:6.1": "carrot", "0:1.1": "carrot"}
    assert s.s.carrot_supply == 9


@pytest.mark.rule("BB-HOUSE-05", "BB-RULE-37")
def test_grease_on_the_road_reaches_those_off_the_track_too():
    s = event("Grease on the Road", {"pig": "3:1.1", "rabbit": {"status": "off", "space": "1:1.1"}})
    assert (s.staggers("pig"), s.staggers("rabbit")) == (1, 1)


@pytest.mark.rule("BB-HOUSE-05", "BB-RULE-37")
def test_brewery_delivery_measures_from_fans_alone_when_off_the_track():
    s = event("Brewery Delivery", {"pig": "1:1.1", "rabbit": {"status": "off", "space": "1:2.1", "fans": ["3:1.1"]}})
    assert s.asks == "pig place_barrel"
    s.play("pig space:1:1.2")
    assert s.asks == "rabbit place_barrel"
    assert all(option.startswith(("space:3:", "space:2:")) for option in s.options)
    s.play("rabbit space:3:2.1")
    assert s.barrels == ["1:1.2", "3:2.1"]


@pytest.mark.rule("BB-HOUSE-05", "BB-TERM-04")
def test_love_for_the_loser():
    s = event("Love for the Loser")
    s.play("pig space:3:1.1", "pig space:3:1.2")
    assert s.asks == "* turn_up_card"


@pytest.mark.rule("BB-HOUSE-05")
def test_swamp_wind_raises_the_first_die_of_a_turn():
    s = scene({"pig": "1:1.3", "rabbit": "4:1.1"}, dice="nimble-1 nimble-2", event="Swamp Wind")
    s.play("pig die:nimble-1", "pig way:forward")
    assert s.space("pig") == "1:3.3"
    s.play("pig way:forward")
    assert s.space("pig") == "1:5.3"


@pytest.mark.rule("BB-HOUSE-05", "BB-FAN-05")
def test_suppers_ready():
    s = event("Supper's Ready", {"pig": {"space": "1:1.1", "fans": ["3:1.1", "3:2.1"]}, "rabbit": "1:2.1"})
    assert s.asks == "pig lose_fan"
    s.play("pig space:3:2.1")
    assert s.fans("pig") == ["3:1.1"]
    assert s.asks == "* turn_up_card"


@pytest.mark.rule("BB-HOUSE-05", "BB-RULE-49", "BB-POS-06", "BB-RULE-02")
def test_slidin_mud_moves_everybody_back_from_the_rear_and_rams():
    s = event("Slidin' Mud", {"pig": "1:2.3", "rabbit": "1:3.3", "rooster": "1:4.3"}, barrels=["1:1.3"])
    # Pig first: back into the Barrel; its owner is the Ramming Player
    assert s.asks == "pig ram_barrel"
    s.play("pig way:forward-right")  # flies 1:2.4 … 1:6.8: off at lane 6
    assert s.space("pig") == "1:1.3"
    # Rabbit to 1:2.3, Rooster to 1:3.3: nobody is there any more
    assert (s.space("rabbit"), s.space("rooster")) == ("1:2.3", "1:3.3")
    assert s.asks == "* turn_up_card"


@pytest.mark.rule("BB-RULE-49", "BB-RAM-07", "BB-RULE-61")
def test_rams_by_events_bring_fans_at_the_end_of_the_phase():
    s = event("Slidin' Mud", {"pig": {"space": "1:2.3", "level": 1}, "rabbit": {"space": "1:2.3", "level": 0}})
    # the Pig, behind in the shared space, goes first; then the Rabbit enters its new space
    assert s.asks == "rabbit ram"
    s.play("rabbit way:forward")
    assert s.asks == "rabbit place_fan"


@pytest.mark.rule("BB-HOUSE-05", "BB-RAM-07")
def test_rowdy_crowd_doubles_the_fans_for_rams():
    s = scene({"pig": "1:1.3", "rabbit": "1:2.3"}, dice="nimble-1", event="Rowdy Crowd")
    s.play("pig way:forward", "pig way:forward", "pig space:3:1.1", "pig space:3:1.2")
    assert s.turn_of == "rabbit"


@pytest.mark.rule("BB-HOUSE-05", "BB-SHOW-04")
def test_talent_scout_rewards_showboating_with_a_fan():
    s = scene({"pig": "1:1.3", "rabbit": "4:1.1"}, dice="nimble-1", turn={"showboat": 1}, event="Talent Scout Watchin'")
    s.play("pig way:forward")
    assert s.asks == "pig place_fan"
    assert s.carrots("pig") == 1


@pytest.mark.rule("BB-HOUSE-05", "BB-ABIL-01")
def test_stubborn_critters_make_abilities_dearer():
    seats = {"rabbit": {"space": "1:1.3", "carrots": 1}, "pig": "1:2.3"}
    s = scene(seats, turn={"step": "returned"}, event="Stubborn Critters")
    assert s.options == ["pass", "ability:no-cause-fur-alarm"]  # 1 instead of 0; the Dust Bunny costs 2
    s.play("rabbit ability:no-cause-fur-alarm")
    assert (s.carrots("rabbit"), s.staggers("pig")) == (0, 1)


@pytest.mark.rule("BB-HOUSE-05", "BB-TOK-04")
def test_herbal_tonic():
    s = event("Herbal Tonic", {"pig": {"space": "1:1.1", "staggers": 3}, "rabbit": {"space": "1:2.1", "carrots": 3}})
    assert (s.staggers("pig"), s.carrots("pig")) == (0, 1)
    assert (s.staggers("rabbit"), s.carrots("rabbit")) == (0, 3)


@pytest.mark.rule("BB-HOUSE-05", "BB-OFF-02")
def test_soft_landin_saves_the_fan():
    s = scene({"pig": {"space": "1:1.1", "fans": ["3:1.1"]}, "rabbit": "4:1.1"}, dice="nimble-1", event="Soft Landin'")
    s.play("pig way:forward-left")
    assert s.fans("pig") == ["3:1.1"]
    assert s.staggers("pig") == 1


@pytest.mark.rule("BB-HOUSE-05")
def test_what_an_owners_events_are_made_of():
    events = [
        {
            "name": "All",
            "effects": [
                {"to": "frontrunner", "do": ["gain-carrots 2", "discard-carrots all"]},
                {"to": "each", "do": ["gain-staggers 2", "discard-staggers 1"]},
                {"to": "each-on-track", "do": ["place-stagger", "discard-fans 2"]},
            ],
            "ongoing": {"water-staggers": 2, "no-showboating": 1, "no-abilities": 1, "fan-phase-fans": 1},
        },
    ]
    seats = {
        "pig": {"space": "1:1.3", "fans": ["3:1.1", "3:1.2", "3:1.3"]},
        "rabbit": {"space": "4:1.1", "carrots": 1},
        "waldgeist": {"status": "off", "space": "1:1.1"},
    }
    s = scene(seats, phase="round", content={"events": {"events": events}}, terrain={"S1": {"3.3": "w"}})
    s.play("* event:All")
    assert s.carrots("rabbit") == 0  # 1 + 2, then all gone
    assert [s.staggers(r) for r in ("pig", "rabbit", "waldgeist")] == [1, 1, 1]
    assert s.asks == "pig place_token"
    s.play("pig space:2:1.1")
    assert s.asks == "pig lose_fan"
    s.play("pig space:3:1.2", "pig space:3:1.3")
    assert s.fans("pig") == ["3:1.1"]
    s.play("rabbit space:0:1.1", *[f"* card:J0{k}" for k in range(1, 5)])
    assert s.tokens == {"2:1.1": "stagger", "0:1.1": "stagger"}
    s.play("waldgeist card:J02", "waldgeist card:J01", "pig card:J03")
    # no Showboating, no abilities: the Waldgeist's Turn starts with the roll
    assert s.asks == "* roll_die"
    assert GAIN_FANS == 1


# --- the draft --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BB-DRAFT-01", "BB-DRAFT-02", "BB-DRAFT-03", "BB-DRAFT-04", "BB-STATE-07")
def test_one_card_more_than_players_the_rearender_discards_the_last_gets_the_last():
    s = scene({"pig": "1:1.3", "rabbit": {"status": "off", "space": "0:1.1"}, "rooster": "1:2.1"}, phase="draft")
    s.play("* card:J01", "* card:J12", "* card:J28", "* card:J30")
    assert s.asks == "rabbit discard_card"  # the Rearender, also off the Track
    assert s.options == ["card:J01", "card:J12", "card:J28", "card:J30"]
    s.play("rabbit card:J28")
    assert s.asks == "rabbit take_card"
    assert s.options == ["card:J01", "card:J12", "card:J30"]
    s.play("rabbit card:J30", "pig card:J01")
    names = [s.cards[card - 1] for card in s.s.card[:3]]
    assert names == ["J01", "J30", "J12"]  # the Rooster got the last one
    assert s.s.discard == 1 << s.cards.index("J28") | 1 << s.cards.index("J30")  # the Rabbit has used its own at once


@pytest.mark.rule("BB-RULE-55", "BB-EVT-05")
def test_the_jockey_discards_make_a_new_deck_when_a_card_is_needed():
    cards = [f"J{k:02}" for k in range(1, 31)]
    s = scene(START, phase="draft", discard=cards[1:28], table=["J29", "J30"])
    s.play("* card:J01")  # the last card of the deck; three lie there
    assert s.asks == "pig discard_card"
    s = scene(START, phase="draft", discard=cards[1:28], table=["J29", "J30"][:1], aside=["J30"])
    s.play("* card:J01")
    assert sorted(s.odds) == [f"card:{name}" for name in cards[1:28]]  # not those face up
    assert s.s.discard == 0


@pytest.mark.rule("BB-RULE-47")
def test_finished_racers_draft_no_more():
    s = scene({"pig": "1:1.3", "rabbit": {"status": "finished"}, "rooster": "1:2.1"}, phase="draft", final=1)
    s.play("* card:J01", "* card:J12", "* card:J28")
    assert s.asks == "pig discard_card"
