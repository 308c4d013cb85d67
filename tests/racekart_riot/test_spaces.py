"""Driving over spaces, landing, events (RK-SPC, RK-EVT)."""

import pytest

from pileup.games.racekart_riot.state import Event
from tests.racekart_riot.script import event_roll


def on_event(race, die, seat=None, *others, **position):
    """Seat 0 has landed on an event space (R5) and rolls."""
    others = others or ({"space": "R20"},)
    r = race({"space": "R5", **(seat or {})}, *others, **event_roll(seats=1 + len(others)), **position)
    return r.play(f"* d8:{die}")


@pytest.mark.rule("RK-SPC-01", "RK-SPC-04")
def test_mystery_spaces_act_on_entering_passing_included(race):
    r = race({"space": "R1", "card": 6}, {"space": "R20"}, phase="move")  # 3: over R2 to R4
    assert r.asked == "* draw-item" and r.at[0] == "R2"
    assert r.outcomes() == {
        "item:banana": 3,
        "item:egg": 3,
        "item:pigeon": 2,
        "item:magnet": 2,
        "item:steal-part": 2,
        "item:bomb": 2,
        "item:coins": 4,
        "item:turbo-snail": 3,
        "item:crown": 3,
        "item:re-roll": 3,
    }
    r.play("* item:bomb")
    assert r.at[0] == "R4" and r.items(0) == ["bomb"]
    event = next(entry for entry in r.log if entry[0] == Event.ITEM_DRAWN)
    assert r.kind.hide_event(r.game, event, 1)[2] == -1 and r.kind.hide_event(r.game, event, 0)[2] == 5


@pytest.mark.rule("RK-SPC-04", "RK-SPC-05")
def test_with_three_items_nothing_is_drawn(race):
    r = race({"space": "R1", "card": 6, "items": ["egg", "egg", "bomb"]}, {"space": "R20"}, phase="move")
    assert r.at[0] == "R4" and r.items(0) == ["egg", "egg", "bomb"]


@pytest.mark.rule("RK-RULE-28", "RK-SPC-05")
def test_coins_item_may_free_a_slot_for_the_draw(race):
    r = race({"space": "R1", "card": 6, "items": ["egg", "coins", "bomb"]}, {"space": "R20"}, phase="move")
    r.play("0 done")  # the window before the own move
    assert r.asked == "make-room 0"
    r.play("0 coins", "* item:crown")
    assert r.coins[0] == 13 and r.items(0) == ["egg", "bomb", "crown"] and r.at[0] == "R4"


@pytest.mark.rule("RK-RULE-58")
def test_standing_still_on_a_mystery_space_counts_for_nothing(race):
    r = race({"space": "R2", "card": 1}, {"space": "R20"}, phase="move")
    assert r.items(0) == []


@pytest.mark.rule("RK-SPC-03", "RK-SPC-06", "RK-SPC-10")
def test_coins_are_taken_on_landing_only(race):
    r = race({"space": "R1", "card": 2, "items": ["egg"] * 3}, {"space": "R20"}, phase="move")
    assert r.at[0] == "R3" and r.coins[0] == 13 and r.coins_on("R3") == 0
    r = race({"space": "R1", "card": 6, "items": ["egg"] * 3}, {"space": "R20"}, phase="move")
    assert r.at[0] == "R4" and r.coins[0] == 10 and r.coins_on("R3") == 3


@pytest.mark.rule("RK-SPC-10", "RK-RULE-33")
def test_coins_first_then_the_symbol(race):
    """Coins lying on a Kart Supply space pay for the pick."""
    r = race({"space": "R4", "card": 5, "coins": 0}, {"space": "R20"}, phase="move", coins_on={"R8": 2})
    assert r.asked == "market 0" and r.coins[0] == 2 and r.options() == ["slot:1", "slot:2", "slot:3"]


@pytest.mark.rule("RK-SPC-03", "RK-XTR-02")
def test_every_movement_lands_for_itself(race):
    """The rulebook's example: coins by the card move, another space by a 2-space turbo."""
    r = race(
        {"space": "R1", "card": 2, "supplies": {"speedway": 1}, "items": ["egg"] * 3}, {"space": "R20"}, phase="move"
    )
    while r.asked != "extra-card 0":
        r.play(f"* {next(iter(r.outcomes()))}" if r.asked.startswith("*") else r.options()[-1])
    assert r.coins[0] == 13
    r.play("0 speedway")
    assert r.at[0] == "R5" and r.asked == "* roll-die"


@pytest.mark.rule("RK-SPC-09")
def test_racers_share_spaces(race):
    still = {"space": "R6", "hits": 4}
    r = race({"space": "R3", "card": 6}, still, still, phase="move")
    assert r.at == ["R6", "R6", "R6"]


@pytest.mark.rule("RK-SPC-07", "RK-EVT-10", "RK-DICE-05")
def test_landing_on_an_event_rolls_the_d8_and_may_roll_again(race):
    r = race({"space": "R3", "card": 2, "items": ["re-roll"]}, {"space": "R20"}, phase="move")
    assert r.outcomes() == {f"d8:{n}": 1 for n in range(1, 9)}
    r.play("* d8:6", "0 re-roll", "* d8:3")
    assert r.coins[0] == 13


def test_event_1_throws_a_banana(race):
    r = on_event(race, 1)
    assert r.asked == "banana-mode 0" and r.s.reserve == 2
    r.play("0 throw", "* d8:1")
    assert len(r.options()) == 2


@pytest.mark.rule("RK-RULE-35", "RK-EVT-11")
def test_event_2_is_an_ordinary_movement_of_two(race):
    r = on_event(race, 2, None, {"space": "R20"}, bananas=[{"space": "R6"}])
    assert r.asked == "* roll-die"
    r.play("* d12:1")  # 1 left - 2
    assert r.at[0] == "R6"


def test_event_3_gives_three_coins(race):
    assert on_event(race, 3).coins[0] == 13


@pytest.mark.rule("RK-RULE-34", "RK-EVT-11")
def test_event_4_moves_back_one_with_the_effects_of_the_new_space(race):
    r = on_event(race, 4, {"space": "R3"})
    assert r.at[0] == "R2" and r.asked == "* draw-item"  # any entry counts
    r = on_event(race, 4, {"space": "R8"})
    assert r.at[0] == "R7" and r.coins[0] == 13


@pytest.mark.rule("RK-RULE-58")
def test_mystery_by_moving_back(race):
    r = on_event(race, 4, {"space": "R11"})
    r.play("* item:crown")
    assert r.items(0) == ["crown"]


@pytest.mark.rule("RK-RULE-34")
def test_back_along_the_own_history(race):
    for came, to in ({"R22": "B2"}, "B2"), ({}, "R21"), ({"R22": "R21"}, "R21"):
        r = on_event(race, 4, {"space": "R22", "came_from": came})
        assert r.at[0] == to
    r = on_event(race, 4, {"space": "R34", "came_from": {"R34": "T2"}})
    assert r.at[0] == "T2" and r.asked == "market 0"
    r = on_event(race, 4, {"space": "T1", "coins": 5})
    assert r.at[0] == "R30"


@pytest.mark.rule("RK-RULE-34", "RK-RULE-02")
def test_back_from_the_first_space(race):
    r = on_event(race, 4, {"space": "R1"})
    assert r.at[0] == "S" and r.s.laps[0] == 0
    r = on_event(race, 4, {"space": "R1", "laps": 1})
    assert r.at[0] == "R38" and r.s.laps[0] == 0
    r = on_event(race, 4, {"space": "S"})
    assert r.at[0] == "S"


@pytest.mark.rule("RK-RULE-34")
def test_gates_are_not_rolled_going_back_but_bananas_are(race):
    r = on_event(race, 4, {"space": "R9"}, {"space": "R20"}, bananas=[{"space": "R9"}])
    assert r.asked == "* roll-die"
    r.play("* d12:12")
    assert r.at[0] == "R8" and r.asked == "market 0" and r.bananas() == ["R9"]
    r = on_event(race, 4, {"space": "R8"}, {"space": "R20"}, bananas=[{"space": "R8"}])
    r.play("* d12:1")
    # Hit: the racer stays without a landing.
    assert r.at[0] == "R8" and r.asked == "* draw-card" and r.bananas() == []


@pytest.mark.rule("RK-RULE-34", "RK-RULE-20")
def test_going_back_uses_up_the_own_space_exemption(race):
    r = on_event(race, 4, {"space": "R5"}, {"space": "R20"}, bananas=[{"space": "R5", "spared": 0}])
    assert r.at[0] == "R4" and r.data()["bananas"] == [{"space": "R5"}]


@pytest.mark.rule("RK-RULE-34")
def test_no_toll_going_back(race):
    r = on_event(race, 4, {"space": "T2", "coins": 5})
    assert r.at[0] == "T1" and r.coins[0] == 5


def test_event_5_is_a_market_pick_at_the_usual_cost(race):
    r = on_event(race, 5)
    assert r.asked == "market 0"
    r.play("0 slot:5", "* supply:jump")
    assert r.coins[0] == 6


@pytest.mark.rule("RK-RULE-36")
def test_event_6_costs_one_coin_if_there_is_one(race):
    assert on_event(race, 6).coins[0] == 9
    assert on_event(race, 6, {"coins": 0}).coins[0] == 0


@pytest.mark.rule("RK-SPC-05")
def test_event_7_draws_an_item_within_the_limit(race):
    assert on_event(race, 7).asked == "* draw-item"
    full = on_event(race, 7, {"items": ["egg"] * 3})
    assert full.asked == "* draw-card" and full.items(0) == ["egg"] * 3
    assert on_event(race, 7, {"items": ["coins"] * 3}).asked == "make-room 0"


@pytest.mark.rule("RK-RULE-27", "RK-EVT-9")
def test_event_8_throws_a_pigeon_that_its_target_may_answer(race):
    r = on_event(
        race, 8, {"supplies": {"lucky-miss": 1}}, {"space": "R20", "supplies": {"lucky-miss": 1}}, {"space": "R9"}
    )
    r.play("0 seat:1")
    assert r.asked == "defend 1"
    r.play("1 lucky-miss")
    assert r.s.hits[1] == 0 and r.s.late[1] == 0


@pytest.mark.rule("RK-RULE-27", "RK-EVT-9", "RK-EVT-11")
@pytest.mark.parametrize("die", [4, 6])
def test_lucky_miss_is_no_help_against_a_bad_event(race, die):
    r = on_event(race, die, {"supplies": {"lucky-miss": 1}})
    assert r.asked == "* draw-card" and r.seat(0)["supplies"] == {"lucky-miss": 1}


@pytest.mark.rule("RK-RULE-33", "RK-SPC-07")
def test_an_event_may_lead_to_another(race):
    # R3 back is R2; from R33 forward 2 is R35; from R11 forward 2 is R13, an event again.
    r = on_event(race, 2, {"space": "R11"})
    assert r.at[0] == "R13" and r.asked == "* roll-die"
    r.play("* d8:3")
    assert r.coins[0] == 13


@pytest.mark.rule("RK-RULE-33")
def test_an_event_move_that_entered_nothing_ends_the_chain(race):
    r = on_event(race, 4, {"space": "S"})
    assert r.asked == "* draw-card"
    r = on_event(race, 2, {"space": "R31"}, {"space": "R20"}, bananas=[{"space": "R31"}])
    r.play("* d12:1")  # 2 - 2: it stays on the event space R31 without a landing
    assert r.at[0] == "R31" and r.asked == "* draw-card"


@pytest.mark.rule("RK-SPC-13", "RK-RULE-65")
def test_a_movement_cut_short_lands_where_it_stopped_if_it_entered_a_space(race):
    # From R8 (Kart Supply) to the lava behind R9 with dropped coins on R9.
    r = race({"space": "R8", "card": 6}, {"space": "R20"}, phase="move", coins_on={"R9": 2})
    r.play("* d12:1")
    assert r.at[0] == "R9" and r.coins[0] == 12
    # Stopped on the space where it began: no landing, the coins stay.
    r = race({"space": "R9", "card": 6}, {"space": "R20"}, phase="move", coins_on={"R9": 2})
    r.play("* d12:1")
    assert r.at[0] == "R9" and r.coins[0] == 10 and r.coins_on("R9") == 2


@pytest.mark.rule("RK-SPC-12", "RK-RULE-22")
def test_a_racer_whose_move_ends_exits_nothing(race):
    r = race({"space": "R6", "card": 6}, {"space": "R20"}, phase="move", bananas=[{"space": "R9"}])
    assert r.at[0] == "R9" and not [event for event in r.happened(Event.ROLLED) if event[0] == 0]


@pytest.mark.rule("RK-SPC-12")
def test_bananas_then_gate_then_toll(race):
    r = race({"space": "R9", "card": 6}, {"space": "R20"}, phase="move", bananas=[{"space": "R9"}])
    r.play("* d12:12")
    assert r.asked == "* roll-die"  # now the lava
    r.play("* d12:12")
    assert r.asked == "* draw-item" and r.at[0] == "R10"
    r = race({"space": "R30", "card": 6}, {"space": "R20"}, phase="move", bananas=[{"space": "R30"}])
    assert r.asked == "* roll-die"
    r.play("* d12:12")
    assert r.asked == "fork 0"


@pytest.mark.rule("RK-SPC-11")
def test_a_free_fork_is_a_choice_on_leaving_it(race):
    r = race({"space": "A1", "card": 6}, {"space": "A3"}, phase="move", track=forked(), coins_on={})
    index = r.game.extra.track.index
    assert set(r.options()) == {f"space:{index['A2']}", f"space:{index['F1']}"}
    r.play(f"0 space:{index['F1']}")
    assert r.at[0] == "A4"


def forked():
    """Twelve spaces, a free fork after the first: A1 -> F1 -> A3."""
    names = [f"A{n}" for n in range(1, 13)]
    return {
        "name": "forked",
        "title": "Forked",
        "start": "S",
        "spaces": [{"id": name} for name in ["S", *names, "F1"]],
        "paths": [
            {"kind": "main", "through": ["S", "A1"]},
            {"kind": "main", "through": names},
            {"kind": "finish", "through": ["A12", "A1"]},
            {"kind": "fork", "through": ["A1", "F1", "A3"]},
        ],
    }


@pytest.mark.rule("RK-SPC-10", "RK-MAR-04")
def test_coins_taken_first_can_be_paid_at_once(race):
    """R15 asks for 2: of the 3 coins lying there 1 is left."""
    r = race({"space": "R11", "card": 5, "coins": 0}, {"space": "R20"}, phase="move", coins_on={"R15": 3})
    r.play("0 normal-path")
    assert r.at[0] == "R15" and r.coins[0] == 1 and r.coins_on("R15") == 0
