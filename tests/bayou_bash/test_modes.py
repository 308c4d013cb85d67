"""Circuit, Derby, Stubborn Jockeys, Time Trial, Night Race (BB-CIRC, BB-DERBY, BB-STUB, BB-TIME, BB-NIGHT)."""

import pytest

from pileup.engine import make
from pileup.engine.streams import below, stream
from pileup.engine.target_python import Status
from pileup.errors import PileupError
from pileup.games.bayou_bash.actions import ACTIONS
from tests.bayou_bash.script import LOOP, Script, game_of, scene

RING = {"pieces": LOOP, "circuit": True}


def lap(seats, laps=2, **more):
    """A scene on a ring of Start (6 columns) and four turns (5 columns each), pieces 0 to 4."""
    options = {"laps": laps, **more.pop("options", {})}
    return scene(seats, track=RING, options=options, **more)


# --- Circuit ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BB-CIRC-01")
def test_the_last_piece_leads_back_to_the_start_and_back_from_it():
    s = lap({"pig": "4:5.3", "rabbit": "1:1.1"}, dice="nimble-1")
    s.play("pig way:forward")
    assert s.space("pig") == "0:1.3"
    assert s.s.progress[0] == 5
    s = lap({"pig": {"space": "0:1.3", "staggers": 1}, "rabbit": "1:1.1"}, turn={"step": "stagger"})
    s.play("* stagger:back-right")
    assert s.space("pig") == "4:5.4"
    assert s.s.progress[0] == -1


@pytest.mark.rule("BB-CIRC-02", "BB-CIRC-04", "BB-RULE-45")
def test_a_lap_is_complete_on_the_start_line_and_fans_become_points():
    s = lap({"pig": {"space": "0:5.3", "progress": 5, "fans": ["1:1.1", "2:1.1"]}, "rabbit": "1:1.1"}, dice="nimble-2")
    s.play("pig way:forward")
    assert s.s.laps[0] == 1
    assert s.s.points[0] == 2
    assert s.fans("pig") == []
    assert s.space("pig") == "1:1.3"  # on it goes: it was not the last lap


@pytest.mark.rule("BB-CIRC-02", "BB-RULE-45")
def test_the_start_piece_before_its_line_completes_no_lap():
    s = lap(
        {"pig": {"space": "4:5.3", "progress": 4, "fans": ["1:1.1"]}, "rabbit": "1:1.1"},
        dice="nimble-1",
        tokens={"0:1.3": "carrot"},  # something to feel there: a step onto a bare space asks nothing of it
    )
    s.play("pig way:forward")
    assert s.space("pig") == "0:1.3"
    assert s.carrots("pig") == 1
    assert (s.s.laps[0], s.s.points[0]) == (0, 0)
    assert s.fans("pig") == ["1:1.1"]


@pytest.mark.rule("BB-RULE-45", "BB-CIRC-02")
def test_starting_behind_the_line_and_coming_back_over_it_do_not_count():
    s = lap({"pig": {"space": "0:5.3", "progress": 0}, "rabbit": "1:1.1"}, dice="nimble-1")
    s.play("pig way:forward")
    assert s.s.laps[0] == 0
    s = lap({"pig": {"space": "0:5.3", "progress": 5, "laps": 1}, "rabbit": "1:1.1"}, dice="nimble-1")
    s.play("pig way:forward")
    assert s.s.laps[0] == 1  # pushed back over the line and over it again


@pytest.mark.rule("BB-RULE-45")
def test_placed_beyond_the_line_completes_the_lap_too():
    s = lap(
        {"waldgeist": {"space": "4:3.3", "progress": 4, "carrots": 2}, "pig": {"space": "0:5.3", "progress": 5}},
        turn={"step": "returned"},
    )
    s.play("waldgeist ability:pollen-your-leg", "waldgeist space:1:2.3")
    assert s.s.progress[1] == 6
    assert s.s.laps[1] == 1


@pytest.mark.rule("BB-CIRC-05", "BB-RULE-60", "BB-RULE-45", "BB-RULE-46")
def test_the_last_lap_ends_the_turn_and_the_game_at_the_end_of_the_round():
    s = lap(
        {
            "pig": {"space": "0:4.3", "progress": 10, "laps": 1, "points": 4, "fans": ["1:1.1"], "staggers": 2},
            "rabbit": {"space": "1:1.1", "progress": 6, "laps": 1, "points": 7},
        },
        dice="nimble-2 swift-3",
    )
    s.play("pig die:nimble-2", "pig way:forward")
    assert s.finished("pig")
    assert s.s.points[0] == 4 + 1 + 3  # the Fan of the lap, and 3 for all laps
    assert s.fans("pig") == []  # no 3 Fans
    assert s.turn_of == "rabbit"
    s.play("rabbit plain")
    s.play("rabbit space:2:1.1", "rabbit space:2:1.2")  # the Fan phase of the last round is played
    assert s.asks == "over"
    assert s.places == [1, 2]


@pytest.mark.rule("BB-RULE-46")
def test_a_tie_in_a_circuit_goes_to_laps_then_fans_then_the_recent_turn():
    s = lap(
        {
            "pig": {"status": "finished", "laps": 2, "points": 5, "last_turn": 4},
            "rabbit": {"space": "1:1.1", "laps": 1, "points": 5, "fans": ["2:1.1"], "last_turn": 5},
            "rooster": {"space": "1:2.1", "laps": 1, "points": 5, "fans": ["3:1.1", "3:1.2"], "last_turn": 3},
            "waldgeist": {"space": "1:3.1", "laps": 1, "points": 5, "fans": ["3:1.3"], "last_turn": 7},
        },
        phase="round",
        final=1,
    )
    assert s.places == [1, 4, 2, 3]


@pytest.mark.rule("BB-CIRC-06", "BB-POS-01")
def test_position_counts_the_way_made_over_all_laps():
    s = lap(
        {
            "pig": {"space": "0:1.3", "progress": 5},
            "rabbit": {"space": "4:5.3", "progress": 4},
            "rooster": {"space": "2:1.1", "progress": 2},
        },
        phase="fans",
    )
    assert s.asks == "pig place_fan"


@pytest.mark.rule("BB-CIRC-03", "BB-RULE-46")
def test_circuit_fans_go_ahead_but_not_beyond_the_starting_piece():
    s = lap({"pig": {"space": "3:1.1", "progress": 3, "rammed": [1]}, "rabbit": "1:1.1"}, turn={"step": "gains"})
    legal = {f"space:4:{c}.{lane}" for c in range(1, 6) for lane in range(1, 6)}
    legal |= {f"space:0:{c}.{lane}" for c in range(1, 6) for lane in range(1, 6)}  # not the Start Line
    assert set(s.options) == legal


@pytest.mark.rule("BB-RULE-46", "BB-RULE-28")
def test_on_the_starting_piece_at_the_end_of_a_lap_fans_go_anywhere():
    s = lap({"pig": {"space": "0:2.1", "progress": 5, "rammed": [1]}, "rabbit": "1:1.1"}, turn={"step": "gains"})
    assert "space:2:1.1" in s.options
    assert "space:0:1.1" in s.options
    assert "space:0:6.1" not in s.options
    assert len(s.options) == 25 + 4 * 25 - 2


# --- Destruction Derby ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BB-DERBY-01")
def test_a_derby_has_no_fan_phase():
    s = scene({"pig": "1:1.1", "rabbit": "1:2.1"}, phase="fans", options={"destruction_derby": True})
    assert s.asks == "* turn_up_event"


# --- Stubborn Jockeys -------------------------------------------------------------------------------------------------

STUBBORN = {"stubborn_jockeys": True}


@pytest.mark.rule("BB-STUB-01", "BB-SETUP-04")
def test_six_cards_are_dealt_and_nothing_is_drafted():
    s = Script(game_of(["pig", "rabbit"], **STUBBORN))
    s.play("* roll:3", "* roll:3", "* roll:1", "* roll:1", "pig space:0:6.3", "rabbit space:0:5.3")
    assert set(s.odds.values()) == {1}
    for k in range(1, 13):
        assert s.asks == "* deal"
        s.play(f"* card:J{k:02}")
    assert [bin(s.s.hand[p]).count("1") for p in (0, 1)] == [6, 6]
    s.play("rabbit space:1:1.1", "pig space:1:1.2")  # Gunshot!
    s.play("rabbit pass")  # the Pig stands beside it: no Fur Alarm
    assert s.asks == "rabbit use_card"
    assert s.options == [f"card:J{k:02}" for k in range(7, 13)]


@pytest.mark.rule("BB-STUB-02", "BB-RULE-52")
def test_the_used_card_goes_to_the_own_discards_at_the_end_of_the_turn():
    s = scene({"pig": {"space": "1:1.1", "hand": ["J11", "J12", "J18"]}, "rabbit": "4:1.1"}, turn={}, options=STUBBORN)
    s.play("pig card:J12", "pig plain", *["* roll:1"] * 3)
    assert s.s.own_discard[0] == 0
    s.play(*["pig way:forward"] * 3)
    assert s.s.own_discard[0] == 1 << s.cards.index("J12")
    assert s.s.discard == 0


@pytest.mark.rule("BB-STUB-03", "BB-RULE-52")
def test_with_one_card_left_all_come_back():
    s = scene(
        {
            "pig": {"space": "1:1.1", "hand": ["J12", "J18"], "own_discard": ["J01", "J02", "J03", "J04"]},
            "rabbit": "4:1.1",
        },
        turn={},
        options=STUBBORN,
    )
    s.play("pig card:J12", "pig plain", *["* roll:1"] * 3, *["pig way:forward"] * 3)
    assert bin(s.s.hand[0]).count("1") == 6
    assert s.s.own_discard[0] == 0


# --- Time Trial -------------------------------------------------------------------------------------------------------


def trial(entry, **more):
    return scene({"pig": entry}, **more)


@pytest.mark.rule("BB-TIME-01", "BB-TIME-02", "BB-COMP-01")
def test_a_time_trial_has_no_events_and_sets_used_cards_aside():
    s = Script(game_of(["pig"]))
    s.play("pig space:0:6.3")
    assert s.asks == "* turn_up_card"  # no order to roll for, no Event
    s.play("* card:J12", "* card:J11")
    assert s.options == ["card:J12", "card:J11"] or set(s.options) == {"card:J11", "card:J12"}
    s.play("pig card:J11")  # discarded as usual; the other one is used
    s.play("pig plain")
    assert s.s.discard == 1 << s.cards.index("J11")
    assert s.s.aside == 1 << s.cards.index("J12")
    s.play(*["* roll:1"] * 3, *["pig way:forward"] * 3)
    assert s.asks == "* turn_up_card"  # no Fan phase


@pytest.mark.rule("BB-TIME-02", "BB-RULE-51")
def test_used_cards_are_never_shuffled_in_again():
    cards = [f"J{k:02}" for k in range(1, 31)]
    s = trial("1:1.1", phase="draft", aside=cards[:27], discard=cards[28:])
    s.play("* card:J28")
    assert s.options == ["card:J29", "card:J30"]


@pytest.mark.rule("BB-RULE-51")
def test_a_single_card_is_taken_without_a_discard():
    cards = [f"J{k:02}" for k in range(1, 31)]
    s = trial("1:1.1", phase="draft", aside=cards[:29])
    s.play("* card:J30")
    assert s.asks == "pig showboat"


@pytest.mark.rule("BB-TIME-03")
def test_without_a_card_the_mount_falls_asleep():
    cards = [f"J{k:02}" for k in range(1, 31)]
    s = trial("1:1.1", phase="draft", aside=cards)
    assert s.asks == "over"
    assert s.s.asleep == 1
    assert s.s.score == 0


@pytest.mark.rule("BB-TIME-04", "BB-RULE-50")
def test_the_score_of_a_time_trial():
    # 2 Straights and 1 Turn between Start and Finish: 2 + 2 + 3 points; three cards used, the last Turn's too
    s = trial({"space": "4:5.3", "card": "J11"}, turn={}, aside=["J01", "J02"])
    s.play(
        "pig space:4:4.3",
        "pig plain",
        *["* roll:1"] * 3,
        "pig way:forward",
        *[f"pig space:0:1.{k}" for k in (1, 2, 3)],
    )
    assert s.asks == "over"
    assert s.s.score == 7 - 3


@pytest.mark.rule("BB-RULE-50")
def test_a_score_may_be_negative():
    cards = [f"J{k:02}" for k in range(1, 31)]
    s = trial("4:5.3", dice="nimble-1", aside=cards[:12])
    s.play("pig way:forward", *[f"pig space:0:1.{k}" for k in (1, 2, 3)])
    assert s.s.score == -5


# --- Night Race -------------------------------------------------------------------------------------------------------

NIGHT = {"mode": "night-race", "night_pieces": 2}


@pytest.mark.rule("BB-NIGHT-01", "BB-RULE-53")
def test_one_piece_is_attached_at_the_start_by_the_rearenders_owner():
    s = Script(game_of(["pig", "rabbit"], **NIGHT))
    s.play("* roll:3", "* roll:3", "* roll:1", "* roll:1", "pig space:0:6.3", "rabbit space:0:5.3")
    assert s.asks == "* draw_piece"
    assert len(s.odds) == 24
    assert set(s.odds.values()) == {1}
    s.play("* piece:T3B")
    assert s.asks == "rabbit lay_piece"
    assert s.options == [f"lay:{way}{shift:+d}" for way in ("right", "left") for shift in range(-2, 3)]
    s.play("rabbit lay:left+1")
    assert s.s.pieces == 2
    assert s.asks == "rabbit place_fan"


def night(seats, pieces, **more):
    return scene(seats, pieces=pieces, options={**NIGHT, **more.pop("options", {})}, **more)


@pytest.mark.rule("BB-NIGHT-02", "BB-NIGHT-03", "BB-RULE-53", "BB-TRACK-02")
def test_crossing_attaches_the_next_piece_first():
    s = night({"pig": "1:6.3", "rabbit": "0:1.1"}, ["startA", "S1A"], dice="nimble-2")
    s.play("pig way:forward")
    assert s.asks == "* draw_piece"
    assert "piece:S1A" not in s.options
    s.play("* piece:S2A")
    assert s.asks == "pig lay_piece"
    s.play("pig lay:reversed-1")  # new lane l continues old lane l - 1
    # the second and last piece: the Finish piece follows at once
    assert s.asks == "pig lay_piece"
    assert s.options == [f"lay:straight{shift:+d}" for shift in range(-2, 3)]
    s.play("pig lay:straight+0")
    assert s.s.pieces == 4
    assert s.space("pig") == "2:2.4"  # lane 3 is lane 4 of the new piece


@pytest.mark.rule("BB-NIGHT-03", "BB-RULE-53")
def test_after_the_finish_piece_nothing_is_attached():
    s = night({"pig": "3:5.3", "rabbit": "0:1.1"}, ["startA", "S1A", "S2A", "finishA"], dice="nimble-1")
    s.play("pig way:forward")
    assert s.finished("pig")


@pytest.mark.rule("BB-RULE-53")
def test_a_lane_without_counterpart_falls_off_the_new_piece():
    s = night({"pig": "1:6.1", "rabbit": "0:1.1"}, ["startA", "S1A"], dice="nimble-1")
    s.play("pig way:forward", "* piece:S2A", "pig lay:straight+1", "pig lay:straight+0")
    assert s.skull("pig") == "1:6.1"


@pytest.mark.rule("BB-RULE-53")
def test_a_pushed_racers_owner_lays_the_piece():
    s = night({"pig": "1:5.3", "rabbit": "1:6.3"}, ["startA", "S1A"], dice="nimble-1")
    s.play("pig way:forward", "pig way:forward")
    s.play("* piece:S2A")
    assert s.asks == "rabbit lay_piece"


@pytest.mark.rule("BB-EVT-03", "BB-EVT-04", "BB-NIGHT-02", "BB-RULE-20")
def test_gunshot_lets_a_racer_be_pushed_over_the_open_edge_onto_dry_spaces_only():
    for lay, space in (("straight+0", "2:1.5"), ("straight-1", "1:6.5")):
        s = night({"pig": "1:5.5", "rabbit": "1:6.5"}, ["startA", "S1A"], dice="nimble-1", event="Gunshot!")
        s.play("pig way:forward")
        # forward and forward-left lead over the edge, back and back-left over dry spaces; to the right is no lane
        assert s.options == ["way:forward", "way:forward-left", "way:forward-right", "way:back", "way:back-left"]
        s.play("pig way:forward", "* piece:S2A", f"rabbit lay:{lay}", "rabbit lay:straight+0")
        assert s.space("rabbit") == space  # a piece moved to the left has no lane there: the Rabbit stays
        assert s.staggers("rabbit") == 0


@pytest.mark.rule("BB-RULE-63", "BB-RULE-64")
def test_five_rounds_that_leave_every_racer_in_a_trap_end_the_race():
    shifted = {"pieces": ["startA", "S1A", "T1A right +2", "S2A", "finishA"]}  # lanes 1 and 2 of S1 end at the joint

    def stranded(rounds, rabbit, **more):
        seats = {
            "pig": {"status": "off", "space": "1:6.1", "fans": ["3:1.1"]},
            "rabbit": {"status": "off", "space": rabbit, "level": 1 if rabbit == "1:6.1" else 0},
        }
        return scene(seats | more, phase="fans", stranded=rounds, track=shifted)

    s = stranded(4, "1:6.1")
    assert s.asks == "over"
    assert [event["rounds"] for event in s.events("stranded")] == [5]
    assert s.places == [1, 2]  # the Fans on the Track count, as always
    s = stranded(3, "1:6.1")
    assert s.asks == "* turn_up_event"
    assert s.s.stranded == 4
    s = stranded(4, "1:6.2")  # forward-right leads on
    assert (s.asks, s.s.stranded) == ("* turn_up_event", 0)
    s = stranded(4, "1:6.1", rooster="0:1.1")  # somebody is on the Track
    assert (s.asks, s.s.stranded) == ("rooster place_fan", 0)


@pytest.mark.rule("BB-RULE-65")
def test_after_a_thousand_rounds_without_a_finisher_the_race_is_called_off():
    seats = {"pig": {"space": "3:1.1", "fans": ["1:1.1"]}, "rabbit": "1:1.1"}
    s = scene(seats, phase="fans", round=1000, turns=2000)
    s.play("pig space:4:1.1", "pig space:4:1.2")  # the Fan phase of that round
    assert s.asks == "over"
    assert [event["rounds"] for event in s.events("endless")] == [1000]
    assert s.places == [1, 2]
    s = scene(seats, phase="fans", round=999)
    s.play("pig space:4:1.1", "pig space:4:1.2")
    assert s.asks == "* turn_up_event"
    s = scene({"pig": "4:5.1", "rabbit": "1:1.1"}, dice="nimble-1", round=1000, moved=[1])
    s.play("pig way:forward", *[f"pig space:1:2.{lane}" for lane in (1, 2, 3)])
    assert s.asks == "over"
    assert s.events("endless") == []  # the Pig has finished


@pytest.mark.rule("BB-RULE-65")
def test_two_who_fall_off_again_and_again_come_to_an_end():
    game = game_of(["pig", "rabbit"])
    target = game.python()
    s = target.start()
    rolls = 0
    while (status := target.advance(s)) != Status.OVER:
        if status == Status.CHANCE:
            outcomes = target.outcomes(s)[0]
            target.happen(s, outcomes[below(stream(5, 0, 0), rolls, len(outcomes))])
            rolls += 1
        else:
            seat = target.waiting(s)[0]
            right = ACTIONS.number("way:forward-right")
            options = target.options(s, seat)
            target.choose(s, seat, right if right in options else options[0])
    assert (s.round, s.final, s.turns) == (1000, 0, 2000)
    s.dump()  # every counter fits


@pytest.mark.rule("BB-NIGHT-03")
def test_a_night_race_set_up_without_its_finish_piece_gets_it_when_a_racer_comes_to_the_edge():
    s = night({"pig": "2:6.3", "rabbit": "0:1.1"}, ["startA", "S1A", "S2A"], dice="nimble-1")
    s.play("pig way:forward", "pig lay:straight+0")
    assert s.space("pig") == "3:1.3"
    assert s.s.piece[3] == s.game.static.finish_variant


@pytest.mark.rule("BB-RULE-64", "BB-NIGHT-02")
def test_before_the_open_edge_of_a_night_race_nobody_is_trapped():
    lost = {"pig": {"status": "off", "space": "1:6.1"}, "rabbit": {"status": "off", "space": "1:6.5"}}
    s = night(lost, ["startA", "S1A"], phase="fans", stranded=4)
    assert (s.asks, s.s.stranded) == ("* turn_up_event", 0)


@pytest.mark.rule("BB-RULE-53", "BB-RULE-58")
def test_barrels_and_fans_never_attach_a_piece():
    s = night({"pig": "1:4.3", "rabbit": "0:1.1"}, ["startA", "S1A"], dice="nimble-1", barrels=["1:5.3"])
    s.play("pig way:forward", "pig way:forward")
    assert s.barrels == []
    assert s.s.pieces == 2


@pytest.mark.rule("BB-RULE-58", "BB-RULE-28")
def test_fans_with_no_piece_ahead_go_anywhere_on_the_track_as_built():
    s = night({"pig": {"space": "1:4.3", "rammed": [1]}, "rabbit": "0:1.1"}, ["startA", "S1A"], turn={"step": "gains"})
    assert "space:0:6.1" in s.options
    assert len(s.options) == 60 - 2


@pytest.mark.rule("BB-RULE-58")
def test_distances_see_only_what_lies_there():
    s = night(
        {"rabbit": {"space": "1:6.3", "carrots": 1}, "pig": "0:1.1"}, ["startA", "S1A"], turn={"step": "returned"}
    )
    s.play("rabbit ability:eat-my-dust-bunny")
    assert all(option.startswith("space:1:") for option in s.options)
    assert len(s.options) == 12  # columns 4 to 6 within two steps


@pytest.mark.rule("BB-RULE-53")
def test_moving_backward_attaches_nothing():
    s = night(
        {"pig": {"space": "0:1.3", "staggers": 1}, "rabbit": "1:1.1"}, ["startA", "S1A"], turn={"step": "stagger"}
    )
    s.play("* stagger:back")
    assert s.skull("pig") == "0:1.3"


# --- what goes together -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BB-RULE-59", "BB-COMP-01", "BB-TIME-01")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"seats": 2, "mode": "time-trial"}, "raced alone"),
        ({"seats": 1, "mode": "race"}, "one player races a Time Trial"),
        ({"seats": 1, "destruction_derby": True}, "without Destruction Derby"),
        ({"seats": 1, "stubborn_jockeys": True}, "without Stubborn Jockeys"),
        ({"seats": 1, "track": "grassy-glenway"}, "a looped Track has none"),
        ({"seats": 4, "mode": "circuit"}, "needs a looped Track"),
        ({"seats": 4, "mode": "race", "track": "grassy-glenway"}, "race it as a circuit"),
        ({"seats": 4, "mode": "night-race", "track": "grassy-glenway"}, "exclude each other"),
        ({"seats": 4, "mode": "night-race", "track": "broken-donut"}, "builds its own Track"),
    ],
)
def test_what_cannot_be_combined_says_why(options, reason):
    with pytest.raises(PileupError, match=reason):
        make("bayou-bash", **options)


@pytest.mark.rule("BB-RULE-59")
def test_all_reasons_come_at_once():
    with pytest.raises(PileupError) as caught:
        make("bayou-bash", seats=2, mode="time-trial", track="grassy-glenway", destruction_derby=True)
    assert all(part in str(caught.value) for part in ("alone", "Finish Line", "Destruction Derby"))


@pytest.mark.rule("BB-RULE-59")
@pytest.mark.parametrize("mode", [{"track": "grassy-glenway"}, {"mode": "night-race"}, {}])
def test_derby_and_stubborn_jockeys_go_with_every_other_mode(mode):
    game = make("bayou-bash", seats=3, destruction_derby=True, stubborn_jockeys=True, **mode)
    assert (game.static.derby, game.static.stubborn) == (1, 1)


@pytest.mark.rule("BB-RULE-62")
def test_frozen_order():
    s = scene(
        {
            "pig": {"space": "1:2.1", "rank": 0},
            "rabbit": {"space": "1:2.4", "rank": 1},
            "rooster": {"space": "1:3.1", "rank": 2},
        },
        dice="nimble-1",
        options={"frozen_order": True},
    )
    s.play("pig way:forward", "pig way:back-right", "pig space:3:1.1")
    assert s.turn_of == "rabbit"  # although the Rooster is behind it now
    s = scene({"pig": "1:2.1", "rabbit": "1:2.4"}, phase="movement", options={"frozen_order": True})
    assert s.turn_of == "pig"


@pytest.mark.rule("BB-RULE-62")
def test_a_ram_may_end_the_die():
    s = scene({"pig": "1:1.3", "rabbit": "1:2.3"}, dice="swift-3", options={"ram_ends_die": True})
    s.play("pig way:forward", "pig way:back")
    assert s.space("pig") == "1:2.3"


@pytest.mark.rule("BB-RULE-62", "BB-RULE-18")
def test_placing_may_be_dry():
    s = scene(
        {"pig": {"space": "1:3.3", "carrots": 3}, "rooster": "1:4.3"},
        dice="nimble-1",
        terrain={"S1": {"6.3": "w"}},
        options={"dry_placing": True},
    )
    s.play("pig ability:untame-tusk-toss", "pig space:1:6.3")
    assert s.staggers("rooster") == 0


@pytest.mark.rule("BB-RULE-62", "BB-RULE-21")
def test_tusk_toss_may_be_measured_from_the_pig():
    s = scene(
        {"pig": {"space": "1:3.3", "carrots": 3}, "rooster": "1:4.3"}, dice="nimble-1", options={"toss_from_pig": True}
    )
    s.play("pig ability:untame-tusk-toss")
    assert "space:1:1.1" in s.options
    assert "space:1:6.3" not in s.options


@pytest.mark.rule("BB-RULE-62", "BB-RULE-34")
def test_only_tied_finishers_may_count_one_more():
    seats = {
        "pig": {"space": "4:1.1", "fans": ["0:1.1", "0:1.2"], "last_turn": 1},
        "rabbit": {"space": "4:1.2", "fans": ["0:1.3", "0:1.4"], "last_turn": 2},
        "rooster": {"status": "finished", "fans": ["0:1.5"], "last_turn": 3},
    }
    assert scene(seats, phase="round", final=1).places == [3, 2, 1]
    assert scene(seats, phase="round", final=1, options={"tie_only_tied": True}).places == [2, 1, 3]


@pytest.mark.rule("BB-RULE-62", "BB-RULE-46")
def test_circuit_fans_may_go_anywhere_ahead():
    s = lap(
        {"pig": {"space": "3:2.3", "progress": 3, "rammed": [1]}, "rabbit": "1:1.1"},
        turn={"step": "gains"},
        options={"circuit_fans_ahead": True},
    )
    assert "space:3:2.4" in s.options  # ahead on the own piece
    assert "space:3:2.2" not in s.options
    assert "space:2:1.1" not in s.options
    assert "space:0:5.1" in s.options


@pytest.mark.rule("BB-RULE-01")
def test_the_space_beside_may_count_as_adjacent():
    for side, asked in ((False, False), (True, True)):
        s = scene(
            {"rabbit": {"space": "1:3.3"}, "pig": "1:3.4"}, turn={"step": "returned"}, options={"side_adjacent": side}
        )
        assert ("ability:no-cause-fur-alarm" in s.options) == asked


@pytest.mark.rule("BB-RULE-01")
def test_the_space_beside_may_count_as_adjacent_in_a_night_race_too():
    for side, asked in ((False, False), (True, True)):
        s = night(
            {"rabbit": {"space": "1:3.3"}, "pig": "1:3.4"},
            ["startA", "S1A"],
            turn={"step": "returned"},
            options={"side_adjacent": side},
        )
        assert ("ability:no-cause-fur-alarm" in s.options) == asked
    s = night(
        {"rabbit": {"space": "1:3.1", "carrots": 1}, "pig": "0:1.1"},
        ["startA", "S1A"],
        turn={"step": "returned"},
        options={"side_adjacent": True},
    )
    s.play("rabbit ability:eat-my-dust-bunny")
    near = {f"space:1:{column}.{lane}" for column in range(1, 6) for lane in range(1, 4)} - {"space:1:3.1"}
    assert set(s.options) == near  # at the edge of the Track nothing is beside


@pytest.mark.rule("BB-RULE-62", "BB-HOUSE-05")
def test_tokens_go_a_piece_ahead_however_circuit_fans_are_read():
    for reading in (False, True):
        s = lap(
            {"pig": {"space": "3:2.3", "progress": 3}, "rabbit": {"space": "4:1.1", "progress": 4}},
            phase="round",
            event="Soft Landin'",
            options={"circuit_fans_ahead": reading},
        )
        s.play("* event:Spilled Veggie Wagon")
        assert s.asks == "pig place_token"
        assert {option.split(":")[1] for option in s.options} == {"4", "0"}  # the lap ends on the Starting piece


@pytest.mark.rule("BB-FAN-02")
def test_no_fan_on_the_finish_line_of_a_night_race():
    s = night(
        {"pig": {"space": "2:4.3", "rammed": [1]}, "rabbit": "0:1.1"},
        ["startA", "S1A", "S2A", "finishA"],
        turn={"step": "gains"},
    )
    assert set(s.options) == {f"space:3:{column}.{lane}" for column in range(1, 6) for lane in range(1, 6)}


@pytest.mark.rule("BB-NIGHT-02", "BB-RULE-53")
def test_a_slanting_step_over_the_open_edge_attaches_a_piece_too():
    for way, lane in (("forward-left", 2), ("forward-right", 4)):
        s = night({"pig": "1:6.3", "rabbit": "0:1.1"}, ["startA", "S1A"], dice="nimble-1")
        s.play(f"pig way:{way}", "* piece:S2A", "pig lay:straight+0", "pig lay:straight+0")
        assert s.space("pig") == f"2:1.{lane}"


@pytest.mark.rule("BB-NIGHT-02", "BB-TRACK-02")
def test_three_lanes_that_line_up_are_enough_for_a_piece():
    s = night({"pig": "1:6.3", "rabbit": "0:1.1"}, ["startA", "S1A"], dice="nimble-1")
    s.play("pig way:forward", "* piece:T1A")
    assert s.options == [f"lay:{way}{shift:+d}" for way in ("right", "left") for shift in range(-2, 3)]


@pytest.mark.rule("BB-NIGHT-03", "BB-RULE-53")
def test_where_the_finish_piece_fits_one_way_only_nobody_is_asked():
    s = night({"pig": "1:6.3", "rabbit": "0:1.1"}, ["startA", "S1A"], dice="nimble-1", options={"night_shift": 0})
    s.play("pig way:forward", "* piece:S2A", "pig lay:straight+0")
    assert s.s.pieces == 4
    assert s.space("pig") == "2:1.3"


@pytest.mark.rule("BB-NIGHT-02", "BB-TRACK-02", "BB-RULE-53")
def test_fewer_than_three_lanes_that_line_up_are_too_few_however_far_a_piece_may_be_moved():
    s = night({"pig": "1:6.3", "rabbit": "0:1.1"}, ["startA", "S1A"], dice="nimble-1", options={"night_shift": 3})
    s.play("pig way:forward", "* piece:S2A")
    # of five lanes two line up where a piece is moved by three
    assert s.options == [f"lay:{way}{shift:+d}" for way in ("straight", "reversed") for shift in range(-2, 3)]
