"""The Kart Supply phase and its market (RK-MKT)."""

import pytest

from pileup.games.racekart_riot.state import Event

NEW = "* supply:jump"


def market(script):
    return [(offer["card"], offer.get("coins", 0)) for offer in script.data()["market"]]


@pytest.mark.rule("RK-MKT-02", "RK-MKT-03", "RK-MKT-07", "RK-RULE-03")
def test_third_card_costs_two_coins_laid_on_the_cards_before_it(race):
    """The rulebook's example: one coin on the free card, one on the 1-coin card."""
    r = race({}, {})
    assert r.options() == ["slot:1", "slot:2", "slot:3", "slot:4", "slot:5"]
    r.play("0 slot:3", NEW)
    assert r.coins == [8, 10]
    assert r.seat(0)["supplies"] == {"caboose-basic-1": 1}
    assert market(r) == [
        ("bumper-basic-1", 1),
        ("chassis-basic-1", 1),
        ("bumper-dragon-1", 0),
        ("chassis-dragon-1", 0),
        ("jump", 0),
    ]


@pytest.mark.rule("RK-MKT-04", "RK-MKT-05")
def test_coins_slide_with_their_card_and_go_to_who_takes_it(race):
    r = race({}, {}, {})
    r.play("0 slot:3", NEW, "1 slot:2", NEW)
    # Seat 1 lays 1 on slot 1 (now 2) and takes the card with the 1 coin: 10 - 1 + 1.
    assert r.coins == [8, 10, 10]
    assert market(r)[:2] == [("bumper-basic-1", 2), ("bumper-dragon-1", 0)]
    r.play("2 slot:1", NEW)
    assert r.coins == [8, 10, 12]


@pytest.mark.rule("RK-MKT-03")
def test_coins_on_the_card_do_not_help_to_pay_for_it(race):
    r = race({"coins": 1}, {}, market=["jump", "speedway", {"card": "wild", "coins": 5}, "vinegar", "level-up"])
    assert r.options() == ["slot:1", "slot:2"]


@pytest.mark.rule("RK-MKT-01", "RK-MKT-02")
def test_picking_is_a_duty_and_the_first_card_is_free(race):
    r = race({"coins": 0}, {})
    assert r.asked == "* draw-supply"  # nothing is left to choose: it is taken
    r.play(NEW)
    assert r.coins == [0, 10] and r.seat(0)["supplies"] == {"bumper-basic-1": 1} and r.asked == "market 1"


@pytest.mark.rule("RK-MKT-01", "RK-RULE-46", "RK-RULE-28")
def test_without_coins_only_a_lock_or_coins_makes_it_a_choice(race):
    kart = {"bumper-hover-1": 1, "chassis-hover-1": 1, "caboose-hover-1": 1}
    r = race({"coins": 0, "supplies": kart, "items": ["coins"]}, {}, market=["jump"])
    assert r.options() == ["slot:1", "lock", "coins"]
    r.play("0 lock")
    assert r.options() == ["slot:1", "coins"] and r.seat(0)["locked_same"] == 1
    r.play("0 coins")  # three coins, but no second card in the row: the only one is taken
    assert r.asked == "* draw-supply" and r.seat(0)["supplies"] == {"jump": 1} and r.coins[0] == 3


@pytest.mark.rule("RK-MKT-01", "RK-RND-02")
def test_everybody_picks_once_in_turn_order_from_the_token_holder(race):
    r = race({}, {}, {}, holder=1)
    asked = []
    for _ in range(3):
        asked.append(r.asked)
        r.play("slot:1", NEW)
    assert asked == ["market 1", "market 2", "market 0"]
    assert r.asked == "choose-card 0 1 2"


@pytest.mark.rule("RK-MKT-07")
def test_a_new_card_comes_before_the_next_player_picks(race):
    r = race({}, {})
    r.play("0 slot:1")
    assert r.asked == "* draw-supply"
    r.play("* supply:lightning")
    assert market(r)[4] == ("lightning", 0) and len(market(r)) == 5 and r.asked == "market 1"


@pytest.mark.rule("RK-MKT-06", "RK-KRT-07")
def test_supply_cards_have_no_limit(race):
    r = race({"supplies": {"speedway": 6, "lightning": 5, "jump": 4, "bumper-basic-2": 1}}, {})
    r.play("0 slot:1", NEW)
    assert sum(r.seat(0)["supplies"].values()) == 17


@pytest.mark.rule("RK-MKT-08", "RK-SPC-08")
def test_a_kart_supply_space_gives_a_pick_at_once_at_the_usual_cost(race):
    # RB11 moves 7; R1 + 7 = R8, a Kart Supply space.
    r = race({"space": "R1"}, {"space": "R1"}, phase="move")
    assert r.asked == "* draw-item"  # R2 is a mystery space
    r.play("* item:egg")
    assert r.at[0] == "R8" and r.asked == "market 0"
    assert "done" not in r.options() and "lock" not in r.options()
    r.play("slot:2", NEW)
    assert r.coins[0] == 9 and r.seat(0)["supplies"] == {"chassis-basic-1": 1}


@pytest.mark.rule("RK-RULE-46", "RK-MKT-09")
def test_locks_are_offered_on_the_own_turn_only(race):
    parts = {"bumper-basic-2": 1, "chassis-basic-2": 1, "caboose-basic-2": 1}
    r = race({"supplies": parts}, {"supplies": {"bumper-hover-2": 1}})
    assert "lock" in r.options()
    r.play("0 slot:1", NEW)
    assert r.asked == "after-pick 0" and r.options() == ["done", "lock"]
    r = race({"space": "R1", "supplies": parts}, {}, phase="move")
    r.play("* item:egg")
    assert r.asked == "market 0" and "lock" not in r.options()


@pytest.mark.rule("RK-RULE-28")
def test_coins_item_may_be_played_before_paying_in_the_market(race):
    r = race({"coins": 0, "items": ["coins"]}, {})
    assert r.options() == ["slot:1", "coins"]
    r.play("0 coins")
    assert r.options() == ["slot:1", "slot:2", "slot:3", "slot:4"] and r.coins[0] == 3


@pytest.mark.rule("RK-RULE-44", "RK-RULE-45")
def test_an_empty_deck_is_made_anew_of_used_cards_that_give_no_points(race):
    everything = {
        f"{slot}-{style}-{points}": 1
        for slot in ("bumper", "chassis", "caboose")
        for style in ("basic", "dragon", "hover")
        for points in (1, 2, 3)
    }
    for card in ("bumper-basic-1", "chassis-basic-1", "caboose-basic-1", "bumper-dragon-1", "chassis-dragon-1"):
        del everything[card]
    rest = {"lightning": 4, "speedway": 5, "jump": 4, "lucky-miss": 4, "baking-soda": 3, "vinegar": 3}
    rest |= {"health-potion": 3, "luck-potion": 3, "wild": 4, "level-up": 2}
    kept = {"baking-soda": 1, "vinegar": 1, "health-potion": 1, "luck-potion": 1}
    used = {"lightning": 1, "level-up": 2, "speedway": 1, "jump": 1, "lucky-miss": 1}
    r = race({"supplies": everything | rest}, {"used": used | kept})
    assert r.data()["deck"] == {}
    r.play("0 slot:1")
    assert r.asked == "* draw-supply"
    assert r.outcomes() == {f"supply:{card}": count for card, count in used.items()}
    assert r.happened(Event.SUPPLY_SHUFFLED) == [(6, 0, 0)]
    assert r.seat(1)["used"] == kept


@pytest.mark.rule("RK-RULE-44")
def test_without_used_cards_the_row_shrinks_and_an_empty_row_is_passed_over(race):
    parts = {
        f"{slot}-{style}-{points}": 1
        for slot in ("bumper", "chassis", "caboose")
        for style in ("basic", "dragon", "hover")
        for points in (1, 2, 3)
    }
    del parts["bumper-basic-1"]
    del parts["chassis-basic-1"]
    rest = {"lightning": 5, "speedway": 6, "jump": 5, "lucky-miss": 5, "baking-soda": 4, "vinegar": 4}
    rest |= {"health-potion": 4, "luck-potion": 4, "wild": 4, "level-up": 4}
    r = race({}, {"supplies": parts | rest}, {}, market=["bumper-basic-1", "chassis-basic-1"])
    assert r.options() == ["slot:1", "slot:2"]
    r.play("0 slot:2", "1 slot:1")
    # Seat 1 may still lock; seat 2 finds no card and is not asked.
    r.play("1 done")
    assert r.asked == "choose-card 0 1 2" and market(r) == []
    assert r.coins == [9, 11, 10]
