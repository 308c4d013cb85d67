"""What movement cards do (RK-ABL)."""

import msgspec
import pytest

from pileup.games.racekart_riot.cards import house_file
from pileup.games.racekart_riot.state import Event
from tests.racekart_riot.script import GL, LT, QK, RB, event_roll


def speed(script, p):
    return next(event[1] for event in script.happened(Event.SPEED) if event[0] == p)


@pytest.mark.rule("RK-ABL-02", "RK-ITM-02")
@pytest.mark.parametrize(("racer", "card"), [(RB, 3), (QK, 6)])
@pytest.mark.parametrize(("die", "hits"), [(5, 1), (6, 0)])
def test_fireball_and_cat_act_like_an_egg_without_a_token(race, racer, card, die, hits):
    r = race({"space": "R4", "card": card}, {"space": "R6"}, phase="replay", options={"racers": [racer, GL]})
    r.play("* d8:2", "0 ahead", f"* d12:{die}")
    assert r.s.hits[1] == hits and "item_discard" not in r.data()


@pytest.mark.rule("RK-ABL-03", "RK-RULE-59", "RK-MOV-06")
@pytest.mark.parametrize(("racer", "card", "level"), [(RB, 5, 5), (LT, 7, 9)])
def test_attack_on_first_at_the_level_of_the_card(race, racer, card, level):
    for die, hits in ((level, 1), (level + 1, 0)):
        r = race(
            {"space": "R4", "card": card},
            {"space": "R20"},
            {"space": "R10"},
            phase="replay",
            options={"racers": [racer, GL, QK]},
        )
        r.play(f"* d12:{die}")
        assert r.s.hits[:3] == [0, hits, 0]


@pytest.mark.rule("RK-MOV-06")
def test_who_is_first_alone_or_tied_ignores_attacks_on_first(race):
    for other in ("R3", "R4"):
        r = race({"space": "R4", "card": 5}, {"space": other}, phase="replay")
        assert not r.happened(Event.AIMED) and not r.happened(Event.ROLLED)


@pytest.mark.rule("RK-MOV-06")
def test_of_several_in_first_place_the_owner_picks_one(race):
    r = race({"space": "R4", "card": 5}, {"space": "R20"}, {"space": "R20"}, {"space": "R9"}, phase="replay")
    assert r.options() == ["seat:1", "seat:2"]
    r.play("0 seat:2", "* d12:5")
    assert r.s.hits[:4] == [0, 0, 1, 0]


@pytest.mark.rule("RK-ABL-04", "RK-RULE-56", "RK-RULE-36")
def test_everyone_but_the_owner_drops_coins_for_whoever_lands_there_next(race):
    # GL08 makes the others drop 2. Redbane stands on R4, where nothing else lies; Queen K lands there with RB-free 3.
    r = race(
        {"space": "R3", "card": 8},
        {"space": "R4", "coins": 1, "card": 12, "limit": 0},
        {"space": "R1", "card": 6, "coins": 0},
        phase="abilities",
        options={"racers": [GL, RB, QK]},
        coins_on={},
    )
    assert r.coins[0] == 10 and r.coins_on("R4") == 1 and r.coins_on("R1") == 0
    assert r.coins[1] == 0  # the dropper must land anew to get it back


@pytest.mark.rule("RK-RULE-56", "RK-SPC-06")
def test_dropped_coins_are_taken_by_the_next_who_lands_not_who_passes(race):
    r = race(
        {"space": "R3", "card": 6},
        {"space": "R1", "card": 6},
        phase="move",
        options={"racers": [RB, QK]},
        coins_on={"R4": 2},
    )
    # Redbane (3) passes R4 to R6; Queen K (3) enters R2, R3 and lands on R4.
    r.play("* item:egg")
    assert r.coins == [10, 12] and r.coins_on("R4") == 0


@pytest.mark.rule("RK-ABL-05")
def test_gain_takes_from_the_supply(race):
    r = race({"space": "R3", "card": 6}, {"space": "R20"}, phase="abilities", options={"racers": [GL, RB]})
    assert r.happened(Event.GAINED)[0] == (0, 4, 0)


@pytest.mark.rule("RK-ABL-06", "RK-RULE-16")
def test_limits_cap_everybody_else_the_smallest_counts(race):
    # RB01 limits all to 2, QK09 limits the first (Goat Lorde) to 3.
    r = race(
        {"space": "R4", "card": 1},
        {"space": "R11", "card": 12},
        {"space": "R4", "card": 9},
        phase="replay",
    )
    assert r.s.cap[:3] == [0, 3, 3]
    assert (speed(r, 0), speed(r, 1)) == (0, 2)
    assert r.at[1] == "R13"


@pytest.mark.rule("RK-ABL-06", "RK-XTR-03", "RK-RULE-35")
def test_limits_do_not_touch_extra_movement_or_event_moves(race):
    r = race({"space": "R3", "limit": 0, "items": ["turbo-snail"]}, {"space": "R20"}, phase="extra")
    r.play("0 item:turbo-snail")
    assert r.at[0] == "R6"
    r = race({"space": "R5", "limit": 0, "late": 4}, {"space": "R20"}, **event_roll())
    r.play("* d8:2")
    assert r.at[0] == "R7" and r.coins[0] == 13


@pytest.mark.rule("RK-ABL-07", "RK-RULE-36")
def test_steal_coins_takes_what_is_there_and_keeps_it(race):
    r = race(
        {"space": "R3", "card": 5},
        {"space": "R20", "coins": 1},
        {"space": "R20"},
        phase="abilities",
        options={"racers": [GL, RB, QK]},
    )
    assert r.options() == ["seat:1", "seat:2"]
    r.play("0 seat:1")
    assert r.happened(Event.COINS_STOLEN) == [(0, 1, 1)] and r.coins[1] == 0


@pytest.mark.rule("RK-ABL-07", "RK-RULE-17")
def test_stolen_speed_is_a_fixed_transfer(race):
    # LT04 (2) steals 2 from Queen K: from QK10 (5) 3 are left; of QK05 (2 for the First), hit once, nothing.
    r = race({"space": "R3", "card": 4}, {"space": "R17", "card": 10}, phase="abilities", options={"racers": [LT, QK]})
    assert (speed(r, 0), speed(r, 1)) == (4, 3)
    r = race(
        {"space": "R3", "card": 4},
        {"space": "R17", "card": 5, "hits": 1},
        phase="abilities",
        options={"racers": [LT, QK]},
    )
    assert (speed(r, 0), speed(r, 1)) == (4, 0)


@pytest.mark.rule("RK-ABL-07", "RK-MOV-06")
def test_steal_speed_from_first(race):
    r = race({"space": "R3", "card": 6}, {"space": "R17", "card": 10}, phase="replay")
    assert r.happened(Event.SPEED_STOLEN) == [(0, 1, 2)] and speed(r, 0) == 5


@pytest.mark.rule("RK-ABL-07", "RK-RULE-60")
def test_steal_a_part_by_card(race):
    r = race(
        {"space": "R3", "card": 8},
        {"space": "R20", "supplies": {"wild": 1, "chassis-hover-1": 1}},
        phase="abilities",
        options={"racers": [QK, RB]},
    )
    r.play("0 supply:chassis-hover-1")
    assert r.seat(0)["supplies"] == {"chassis-hover-1": 1}
    r = race({"space": "R3", "card": 8}, {"space": "R20"}, phase="abilities", options={"racers": [QK, RB]})
    assert not r.happened(Event.AIMED)


# --- replay -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-ABL-08", "RK-RULE-15")
def test_replay_uses_speed_and_abilities_of_a_used_card(race):
    r = race(
        {"space": "R3", "card": 1, "discard": [2, 10, 11]},
        {"space": "R20"},
        phase="replay",
        options={"racers": [QK, RB]},
    )
    assert r.options() == ["card:10", "card:11"]  # QK02 is a Replay itself
    r.play("0 card:10")
    assert r.happened(Event.GAINED)[0] == (0, 1, 0) and speed(r, 0) == 5
    assert set(r.seat(0)["discard"]) >= {"QK10"}


@pytest.mark.rule("RK-RULE-15")
@pytest.mark.parametrize("half", ["lap1", "lap2"])
def test_a_card_that_replays_in_either_lap_is_not_replayed(race, half):
    racers = msgspec.to_builtins(house_file("racers"))
    queen = next(racer for racer in racers["racers"] if racer["name"] == QK)
    queen["cards"][10][half] = {"speed": 3, "does": ["replay"]}
    r = race(
        {"space": "R3", "card": 1, "discard": [9, 10, 11]},
        {"space": "R20"},
        phase="replay",
        options={"racers": [QK, RB], "content": {"racers": racers}},
    )
    assert r.options() == ["card:9", "card:10"]


@pytest.mark.rule("RK-RULE-15")
def test_the_replay_card_is_the_one_discarded(race):
    r = race(
        {"space": "R20", "card": 1, "discard": [11, 12]}, {"space": "R3"}, phase="replay", options={"racers": [QK, RB]}
    )
    r.play("0 card:11", "* item:crown")
    while r.asked not in ("* draw-card", "over"):
        r.play(f"* {next(iter(r.outcomes()))}" if r.asked.startswith("*") else r.options()[-1])
    assert r.seat(0)["discard"] == ["QK01", "QK11", "QK12"]


@pytest.mark.rule("RK-RULE-15")
@pytest.mark.parametrize("discard", [[], [2]])
def test_without_a_card_to_replay_the_printed_number_counts(race, discard):
    r = race(
        {"space": "R3", "card": 1, "discard": discard}, {"space": "R20"}, phase="replay", options={"racers": [QK, RB]}
    )
    assert speed(r, 0) == 3


@pytest.mark.rule("RK-ABL-08", "RK-MOV-02")
def test_a_replayed_card_follows_the_current_lap(race):
    r = race(
        {"space": "R3", "card": 1, "discard": [12]},
        {"space": "R20"},
        phase="replay",
        lap_mode=2,
        options={"racers": [QK, RB]},
    )
    assert speed(r, 0) == 8


# --- rolls and payments -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-ABL-10", "RK-DICE-02")
def test_lightnin_n_thunda_rolls_d12_and_adds_two(race):
    r = race({"space": "R3", "card": 1}, {"space": "R20"}, phase="abilities", options={"racers": [LT, RB]})
    assert r.outcomes() == {f"d12:{n}": 1 for n in range(1, 13)}
    r.play("* d12:1")
    assert speed(r, 0) == 3 and r.at[0] == "R6"


@pytest.mark.rule("RK-ABL-10", "RK-RULE-57", "RK-DICE-05")
def test_goat_lorde_rolls_d8_and_takes_the_final_die_in_coins(race):
    r = race(
        {"space": "R3", "card": 1, "hits": 1, "limit": 1, "items": ["re-roll"]},
        {"space": "R20"},
        phase="abilities",
        options={"racers": [GL, RB]},
    )
    assert r.outcomes() == {f"d8:{n}": 1 for n in range(1, 9)}
    r.play("* d8:1", "0 re-roll", "* d8:7")
    assert speed(r, 0) == 1 and r.coins[0] == 17 and r.at[0] == "R4"


@pytest.mark.rule("RK-ABL-13", "RK-RULE-28")
def test_pay_for_movement(race):
    r = race({"space": "R3", "card": 4, "coins": 3}, {"space": "R20"}, phase="move", options={"racers": [GL, RB]})
    assert r.options() == ["pay:0", "pay:1", "pay:2", "pay:3"]
    r.play("0 pay:3")
    assert r.at[0] == "R9" and r.coins[0] == 0 and speed(r, 0) == 6
    r = race({"space": "R3", "card": 4, "coins": 9}, {"space": "R20"}, phase="move", options={"racers": [GL, RB]})
    assert r.options() == [f"pay:{n}" for n in range(6)]
    r.play("0 pay:5")
    assert speed(r, 0) == 10
    # A Coins item may be played when the payment is asked for, also with no coin in hand.
    r = race(
        {"space": "R3", "card": 4, "coins": 0, "items": ["coins"]},
        {"space": "R20"},
        phase="move",
        options={"racers": [GL, RB]},
    )
    r.play("0 done")
    assert r.options() == ["pay:0", "coins"]
    r.play("0 coins", "0 pay:3")
    assert speed(r, 0) == 6


@pytest.mark.rule("RK-RULE-13", "RK-RULE-13a")
def test_rolls_and_payments_come_at_the_own_move_after_all_abilities(race):
    r = race({"space": "R3", "card": 4}, {"space": "R5", "card": 1}, phase="abilities", options={"racers": [GL, RB]})
    # Redbane's limit (to 2) is there before Goat Lorde pays.
    assert r.asked == "pay-for-move 0" and r.s.cap[0] == 3


# --- copies -----------------------------------------------------------------------------------------------------------


def copy(race, *rows, racers, **position):
    return race(*rows, phase="copy", options={"racers": racers}, **position)


@pytest.mark.rule("RK-ABL-12", "RK-RULE-14")
def test_copy_the_speed_of_a_racer_of_ones_choice(race):
    r = copy(race, {"space": "R3", "card": 3}, {"space": "R3", "card": 9}, {"space": "R3"}, racers=[GL, RB, QK])
    assert r.options() == ["seat:1", "seat:2"]
    r.play("0 seat:1")
    assert speed(r, 0) == 5


@pytest.mark.rule("RK-ABL-12", "RK-RULE-14")
def test_two_who_copy_each_other_both_move_0(race):
    """The rulebook's two-player case."""
    r = copy(race, {"space": "R3", "card": 3}, {"space": "R6", "card": 3}, racers=[GL, LT])
    assert (speed(r, 0), speed(r, 1)) == (0, 0)


@pytest.mark.rule("RK-RULE-14")
def test_a_chain_is_followed_and_who_leads_into_a_cycle_has_0(race):
    content = {"racers": cards_with_copies()}
    rows = [
        {"space": "R3", "card": "AA01"},
        {"space": "R3", "card": "BB01"},
        {"space": "R3", "card": "CC01"},
        {"space": "R3", "card": "DD02"},
    ]
    r = race(*rows, phase="copy", options={"content": content})
    r.play("0 seat:1", "1 seat:2", "2 seat:3")
    assert [speed(r, p) for p in range(4)] == [4, 4, 4, 4]
    r = race(*rows, phase="copy", options={"content": content})
    r.play("0 seat:1", "1 seat:2", "2 seat:1")
    assert [speed(r, p) for p in range(4)] == [0, 0, 0, 4]


def cards_with_copies():
    """Four racers with a Copy, a plain 4 and ten plain 1s."""
    racers = []
    for name in "abcd":
        cards = [{"id": f"{name.upper() * 2}{k:02d}", "lap1": {"speed": 1}, "lap2": {"speed": 1}} for k in range(1, 13)]
        cards[0] = {"id": f"{name.upper() * 2}01", "lap1": {"speed": "copy"}, "lap2": {"speed": "copy"}}
        cards[1] = {"id": f"{name.upper() * 2}02", "lap1": {"speed": 4}, "lap2": {"speed": 4}}
        racers.append({"name": name, "title": name, "colour": "#123456", "cards": cards})
    return {"racers": racers}


@pytest.mark.rule("RK-RULE-14")
def test_the_copier_evaluates_place_turbo_roll_and_payment_for_itself(race):
    full = {"items": ["crown", "egg", "egg"]}  # mystery spaces give nothing, so nothing waits on the way
    # QK05 is 2|5|8: Queen K is first (2), the copier last (8).
    r = copy(race, {"space": "R17", "card": 3, **full}, {"space": "R20", "card": 5}, racers=[GL, QK])
    assert (speed(r, 0), speed(r, 1)) == (8, 2)
    # RB07 is 4, and 3 in last place: for the copier, not for Redbane.
    r = copy(race, {"space": "R17", "card": 3, **full}, {"space": "R20", "card": 7}, racers=[GL, RB])
    assert (speed(r, 0), speed(r, 1)) == (7, 4)
    # The copier of a roll rolls itself, and gets no coins for it.
    r = copy(race, {"space": "R3", "card": 3}, {"space": "R20", "card": 1}, racers=[LT, GL])
    assert r.outcomes() == {f"d8:{n}": 1 for n in range(1, 9)}
    r.play("* d8:3")
    assert speed(r, 0) == 3 and r.coins[0] == 10
    # The copier of a payment pays itself.
    r = copy(race, {"space": "R3", "card": 3, "coins": 2}, {"space": "R20", "card": 4}, racers=[LT, GL])
    assert r.options() == ["pay:0", "pay:1", "pay:2"]


@pytest.mark.rule("RK-RULE-14")
def test_attacks_and_modifiers_of_the_target_are_not_copied(race):
    r = copy(race, {"space": "R4", "card": 3}, {"space": "R5", "card": 2, "hits": 1, "limit": 1}, racers=[GL, RB])
    r.play("* d8:1", "1 ahead")  # Redbane's own fireball; Goat Lorde throws none and gains nothing
    assert (speed(r, 0), speed(r, 1)) == (2, 0)
    assert [event[:2] for event in r.happened(Event.GAINED)] == [(1, 2)] and r.happened(Event.ROLLED)[0][0] == 1


@pytest.mark.rule("RK-RULE-12", "RK-RULE-14")
def test_the_copier_of_a_level_up_gets_8(race):
    r = copy(race, {"space": "R3", "card": 3}, {"space": "R17", "card": 2, "level_up": True}, racers=[GL, RB])
    assert speed(r, 0) == 8


@pytest.mark.rule("RK-RULE-14")
def test_a_replayed_speed_is_copied(race):
    r = race(
        {"space": "R3", "card": 3},
        {"space": "R17", "card": 1, "discard": [12]},
        phase="replay",
        options={"racers": [GL, QK]},
    )
    assert speed(r, 0) == 7


@pytest.mark.rule("RK-RULE-18")
def test_a_hit_after_the_own_move_comes_off_the_next_extra_movement(race):
    r = race(
        {"space": "R3", "moved": True, "items": ["turbo-snail"], "supplies": {"speedway": 1}},
        {"space": "R20", "moved": True},
        **event_roll(1, phase="move"),
    )
    r.play("* d8:8", "* d12:1")  # the event's pigeon hits Redbane, who has moved
    assert r.s.hits[0] == 0 and r.s.late[0] == 2
    r.play("0 speedway")
    assert r.at[0] == "R3" and r.s.late[0] == 0  # 2 - 2
    r.play("0 item:turbo-snail")
    assert r.at[0] == "R6"


@pytest.mark.rule("RK-RULE-18")
def test_what_could_not_be_taken_off_waits_and_expires_with_the_round(race):
    r = race(
        {"space": "R3", "late": 4, "supplies": {"baking-soda": 1, "vinegar": 1, "speedway": 1}},
        {"space": "R20"},
        phase="extra",
    )
    r.play("0 combustion")
    assert r.at[0] == "R3" and r.s.late[0] == 3
    r.play("0 speedway")
    assert r.at[0] == "R3" and r.s.late[0] == 0 and r.asked == "* draw-card"


@pytest.mark.rule("RK-RULE-18", "RK-MOV-09")
def test_hits_present_at_the_card_move_are_consumed_there(race):
    r = race({"space": "R3", "card": 6, "hits": 3, "supplies": {"speedway": 1}}, {"space": "R20"}, phase="move")
    r.play("* item:crown")  # Goat Lorde passes R24
    while r.asked != "extra-card 0":
        r.play(f"* {next(iter(r.outcomes()))}" if r.asked.startswith("*") else r.options()[-1])
    r.play("0 speedway")
    assert r.at[0] == "R5"
