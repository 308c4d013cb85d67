"""Queen K's Cove (RK-MAQ)."""

import pytest

from pileup.games.racekart_riot.state import Event
from tests.racekart_riot.script import event_roll

COVE = {"track": "queen-ks-cove"}


def way(script, name):
    return f"space:{script.game.extra.track.index[name]}"


def move(race, seat, *others, phase="move", **position):
    """Seat 0 moves; the other one has its slots full and so draws nothing on its way."""
    return race(seat, *(others or ({"space": "Q1", "items": ["crown"] * 3},)), phase=phase, **COVE, **position)


@pytest.mark.rule("RK-MAQ-05", "RK-RULE-41")
def test_choosing_the_islands_demands_a_tide_roll(race):
    # RB06 moves 3 from Q6: I1, I2, I3 at low tide; I2, I5, TI at high tide.
    for die, at, tide in ((5, "I3", "low"), (6, "TI", "high"), (1, "I3", "low"), (12, "TI", "high")):
        r = move(race, {"space": "Q6", "card": 6, "items": ["egg", "pigeon", "bomb"]})
        assert set(r.options()) == {way(r, "Q7"), way(r, "I1")}
        r.play(f"0 {way(r, 'I1')}")
        assert r.asked == "* roll-die"
        r.play(f"* d12:{die}")
        assert r.at[0] == at and r.seat(0)["notes"]["0"]["tide"] == tide


@pytest.mark.rule("RK-MAQ-05")
def test_the_normal_path_needs_no_roll(race):
    r = move(race, {"space": "Q6", "card": 6})
    r.play(f"0 {way(r, 'Q7')}", "* item:egg")
    assert r.at[0] == "Q9" and "notes" not in r.seat(0)


@pytest.mark.rule("RK-RULE-30")
def test_no_jump_on_the_tide_but_a_re_roll(race):
    r = move(race, {"space": "Q6", "card": 6, "supplies": {"jump": 1}, "items": ["re-roll"]})
    r.play(f"0 {way(r, 'I1')}")
    assert r.asked == "* roll-die"
    r.play("* d12:3", "0 re-roll", "* d12:7", "* item:egg")
    assert r.at[0] == "TI"


@pytest.mark.rule("RK-RULE-41")
def test_the_commitment_stands_in_the_lap_without_a_new_roll(race):
    r = move(race, {"space": "Q6", "card": 6, "notes": {"0": {"tide": "high"}}, "items": ["egg"] * 3})
    assert r.at[0] == "TI"
    # In the next lap everything is open again.
    r = move(race, {"space": "Q6", "laps": 1, "card": 6, "notes": {"0": {"tide": "high"}}})
    assert r.asked == "fork 0"


@pytest.mark.rule("RK-RULE-41", "RK-MAQ-05")
def test_each_player_has_an_own_tide(race):
    r = move(
        race,
        {"space": "I2", "card": 6, "notes": {"0": {"tide": "low"}}, "items": ["egg"] * 3},
        {"space": "I2", "card": 6, "notes": {"0": {"tide": "high"}}},
    )
    assert r.at[0] == "I5"  # I3, I4, I5 at low tide
    # At high tide: I5 (mystery) and the island.
    r.play("* item:crown")
    assert r.at[1] == "TI"


@pytest.mark.rule("RK-RULE-34", "RK-RULE-41")
def test_moving_back_at_high_tide_follows_the_own_history(race):
    seat = {"space": "I5", "came_from": {"I5": "I2"}, "notes": {"0": {"tide": "high"}}}
    r = move(race, seat, **event_roll())
    r.play("* d8:4")
    assert r.at[0] == "I2"


@pytest.mark.rule("RK-MAQ-07", "RK-RULE-34")
def test_who_moves_back_from_the_crabs_meets_them_anew(race):
    """Stopped at the crabs (exit of Q27), moved back by an event to Q26, then on again over Q27."""
    stopped = {"space": "Q27", "crab_stop": True, "items": ["egg"] * 3}
    r = move(race, stopped, **event_roll())
    r.play("* d8:4")
    assert r.at[0] == "Q26" and not r.s.crab[0]
    r = move(race, stopped | {"card": 6})  # without the way back the exit is free
    assert r.at[0] == "Q30"
    r = move(race, stopped | {"space": "Q26", "crab_stop": False, "card": 6})
    assert r.asked == "* roll-die" and r.at[0] == "Q27"


@pytest.mark.rule("RK-MAQ-01", "RK-MAQ-02", "RK-MAQ-03", "RK-XTR-04", "RK-RULE-42")
def test_the_island_ends_the_movement_gives_six_coins_and_bans_extra_movement(race):
    r = move(race, {"space": "I6", "card": 10, "supplies": {"speedway": 1}, "items": ["coins"]}, coins_on={"TI": 1})
    r.play("0 done")
    assert r.at[0] == "TI" and r.coins[0] == 17  # 6, and 1 that lay there
    while r.asked not in ("extra-card 0", "* draw-card"):
        r.play(f"* {next(iter(r.outcomes()))}" if r.asked.startswith("*") else r.options()[-1])
    # ANYTIME items without movement stay allowed.
    assert r.options() == ["done", "coins"]


@pytest.mark.rule("RK-RULE-42", "RK-MAQ-03")
def test_the_ban_holds_for_the_rest_of_the_turn_when_reached_in_phase_4(race):
    r = move(race, {"space": "I6", "supplies": {"speedway": 2}}, phase="extra")
    r.play("0 speedway")
    assert r.at[0] == "TI" and r.asked == "* draw-card"


@pytest.mark.rule("RK-MAQ-02")
def test_every_racer_gets_six_coins(race):
    r = move(race, {"space": "I6", "card": 6}, {"space": "I6", "card": 11})
    assert r.at == ["TI", "TI"] and r.coins == [16, 16]


@pytest.mark.rule("RK-MAQ-02", "RK-RULE-42", "RK-LAP-04")
def test_once_a_lap_the_branch_is_not_offered_again(race):
    seen = {"notes": {"0": {"tide": "low", "island": True}}}
    r = move(race, {"space": "Q6", "card": 2, **seen}, coins_on={})
    assert r.at[0] == "Q8"
    r = move(race, {"space": "Q6", "laps": 1, "card": 2, **seen})
    assert r.asked == "fork 0"


@pytest.mark.rule("RK-RULE-42")
def test_a_racer_put_back_on_the_branch_passes_the_island_as_an_ordinary_space(race):
    r = move(race, {"space": "I6", "card": 2, "notes": {"0": {"tide": "low", "island": True}}})
    assert r.at[0] == "Q15" and r.coins[0] == 10


@pytest.mark.rule("RK-RULE-34")
def test_moving_back_onto_the_island_has_no_effect(race):
    r = move(race, {"space": "Q15", "came_from": {"Q15": "TI"}}, **event_roll())
    r.play("* d8:4")
    assert r.at[0] == "TI" and r.coins[0] == 10 and r.asked == "* draw-card"


@pytest.mark.rule("RK-MAQ-04", "RK-RULE-39")
@pytest.mark.parametrize(("die", "at"), [(11, "Q24"), (10, "Q21")])
def test_secret_waterfall_on_11_and_12(race, die, at):
    # RB06 moves 3 from Q18: W1, W2, Q24 (mystery) or Q21 (event).
    r = move(race, {"space": "Q18", "card": 6, "items": ["egg"] * 3})
    r.play("0 roll", f"* d12:{die}")
    assert r.at[0] == at


@pytest.mark.rule("RK-MAQ-04")
def test_the_waterfall_space_carries_a_mystery_item_too(race):
    r = move(race, {"space": "Q17", "card": 2})
    assert r.at[0] == "Q18" and r.asked == "* draw-item"


@pytest.mark.rule("RK-MAQ-06", "RK-DICE-04")
@pytest.mark.parametrize(("die", "at"), [(4, "Q27"), (5, "Q30"), (10, "Q30"), (11, "X1")])
def test_crabs_stop_let_pass_or_open_the_shortcut(race, die, at):
    r = move(race, {"space": "Q27", "card": 6})
    r.play(f"* d12:{die}")
    assert r.at[0] == at
    assert r.asked == ("market 0" if at == "X1" else r.asked)
    if at == "X1":  # the pick comes on entering; then on over Q31 (mystery) to Q32 (Kart Supply)
        r.play("0 slot:2", "* supply:jump", "* item:egg")
        assert r.at[0] == "Q32" and r.asked == "market 0"


@pytest.mark.rule("RK-RULE-43", "RK-MKT-08")
def test_the_crab_shortcut_gives_one_pick_passing_or_landing(race):
    r = move(race, {"space": "Q27", "items": ["egg"] * 3, "supplies": {"baking-soda": 1, "vinegar": 1}}, phase="extra")
    r.play("0 combustion", "* d12:11")
    assert r.at[0] == "X1" and r.asked == "market 0" and "done" not in r.options()
    r.play("0 slot:1", "* supply:jump")
    assert r.asked == "* draw-card"


@pytest.mark.rule("RK-MAQ-07", "RK-RULE-43")
def test_after_a_crab_stop_the_next_exit_is_free_but_normal(race):
    r = move(race, {"space": "Q27", "crab_stop": True, "supplies": {"speedway": 1, "jump": 1}}, phase="extra")
    r.play("0 speedway")
    assert r.at[0] == "Q29" and "crab_stop" not in r.seat(0)
    # No protection for the lap: back at the crabs they roll again.
    r = move(race, {"space": "Q27", "supplies": {"speedway": 1}}, phase="extra")
    r.play("0 speedway")
    assert r.asked == "* roll-die"


@pytest.mark.rule("RK-RULE-30", "RK-MAQ-06")
@pytest.mark.parametrize(("die", "at"), [(1, "Q28"), (6, "Q28"), (7, "X1")])
def test_jump_counts_against_both_thresholds_of_the_crabs(race, die, at):
    r = move(
        race, {"space": "Q27", "supplies": {"jump": 1, "baking-soda": 1, "vinegar": 1}}, phase="extra", coins_on={}
    )
    r.play("0 combustion", "0 jump", f"* d12:{die}")
    assert r.at[0] == at


@pytest.mark.rule("RK-MAQ-08", "RK-RULE-39", "RK-DICE-04")
@pytest.mark.parametrize(("die", "at"), [(8, "Q39"), (7, "Q37")])
def test_sharks_cost_a_coin_and_let_pass_on_8_to_12(race, die, at):
    # RB06 moves 3 from Q34: Q37, Q38, Q39 or Q35, Q36, Q37; the sharks are no space.
    r = move(race, {"space": "Q34", "card": 6, "items": ["egg"] * 3}, coins_on={})
    assert r.options() == ["roll", "normal-path"]
    r.play("0 roll", f"* d12:{die}")
    assert r.at[0] == at and r.coins[0] == 9


@pytest.mark.rule("RK-RULE-39", "RK-RULE-36", "RK-RULE-28")
def test_sharks_are_optional_and_need_the_coin(race):
    r = move(race, {"space": "Q34", "card": 6, "items": ["egg"] * 3}, coins_on={})
    r.play("0 normal-path")
    assert r.at[0] == "Q37" and r.coins[0] == 10
    r = move(race, {"space": "Q34", "card": 6, "coins": 0, "items": ["egg"] * 3}, coins_on={})
    assert r.at[0] == "Q37"  # without a coin nobody is asked
    r = move(race, {"space": "Q34", "card": 6, "coins": 0, "items": ["coins"]}, coins_on={})
    r.play("0 done")
    assert r.options() == ["normal-path", "coins"]
    r.play("0 coins", "0 roll", "* d12:12", "* item:egg")
    assert r.coins[0] == 2 and r.at[0] == "Q39"


@pytest.mark.rule("RK-RULE-40", "RK-MAR-02")
def test_the_cove_has_no_lava(race):
    r = move(race, {"space": "Q9", "card": 6}, coins_on={})
    assert r.at[0] == "Q12" and not r.happened(Event.GATE_PASSED)
