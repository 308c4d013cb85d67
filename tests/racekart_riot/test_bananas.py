"""Bananas: put, thrown, driven over (RK-ITM-01)."""

import pytest

from pileup.games.racekart_riot.state import Event


def names(script):
    ids = script.game.extra.track.ids
    return {ids[int(text[6:])] for text in script.options()}


@pytest.mark.rule("RK-ITM-01")
def test_put_on_the_own_space_without_a_roll(race):
    r = race({"space": "R4", "items": ["banana"]}, {}, phase="attack")
    r.play("0 item:banana")
    assert r.options() == ["own-space", "throw"]
    r.play("0 own-space")
    assert r.bananas() == ["R4"] and "item_discard" not in r.data()


@pytest.mark.rule("RK-ITM-01", "RK-RULE-21")
def test_thrown_up_to_the_roll_ahead_or_behind_over_any_path(race):
    r = race({"space": "R13", "items": ["banana"]}, {}, phase="attack")
    r.play("0 item:banana", "0 throw", "* d8:3")
    assert names(r) == {"R10", "R11", "R12", "R14", "R15", "B1", "R16", "B2"}
    r.play(f"0 space:{r.game.extra.track.index['B2']}")
    assert r.bananas() == ["B2"]


@pytest.mark.rule("RK-RULE-21")
def test_throws_cross_the_line_and_reach_the_start_behind_the_first_space(race):
    r = race({"space": "R1", "items": ["banana"]}, {}, phase="attack")
    r.play("0 item:banana", "0 throw", "* d8:2")
    assert names(r) == {"S", "R38", "R37", "R2", "R3"}
    r = race({"space": "R38", "items": ["banana"]}, {}, phase="attack")
    r.play("0 item:banana", "0 throw", "* d8:1")
    assert names(r) == {"R37", "R1"}


@pytest.mark.rule("RK-RULE-21")
def test_sharks_are_no_space_and_submerged_spaces_count(race):
    r = race({"space": "Q34", "items": ["banana"]}, {}, phase="attack", track="queen-ks-cove")
    r.play("0 item:banana", "0 throw", "* d8:1")
    assert names(r) == {"Q33", "Q35", "Q37"}
    r = race({"space": "Q6", "items": ["banana"]}, {}, phase="attack", track="queen-ks-cove")
    r.play("0 item:banana", "0 throw", "* d8:2")
    assert names(r) == {"Q4", "Q5", "Q7", "Q8", "I1", "I2"}


@pytest.mark.rule("RK-ITM-01a", "RK-DICE-04", "RK-ITM-01", "RK-SPC-02")
@pytest.mark.parametrize(("die", "at", "left"), [(6, "R7", ["R4"]), (5, "R5", [])])
def test_rolled_for_on_exit_a_dodged_one_stays(race, die, at, left):
    # RB05 moves 4 from R3 over the banana on R4: to R7, or with a hit 2 in all, to R5.
    r = race({"space": "R3", "card": 5}, {"space": "R20"}, phase="move", bananas=[{"space": "R4"}])
    r.play(f"* d12:{die}")
    assert r.at[0] == at and r.bananas() == left
    assert r.data().get("item_discard", {}) == ({} if left else {"banana": 1})


@pytest.mark.rule("RK-ITM-01")
def test_a_banana_where_the_move_ends_is_not_rolled_for(race):
    r = race({"space": "R3", "card": 6}, {"space": "R20"}, phase="move", bananas=[{"space": "R6"}])
    assert r.at[0] == "R6" and not [event for event in r.happened(Event.ROLLED) if event[0] == 0]


@pytest.mark.rule("RK-ITM-01b", "RK-RULE-22")
def test_with_one_movement_left_a_hit_stops_on_the_bananas_space(race):
    """The rulebook's example."""
    # RB06 moves 3 from R3; on R5 one movement is left.
    r = race({"space": "R3", "card": 6}, {"space": "R20"}, phase="move", bananas=[{"space": "R5"}])
    r.play("* d12:1")
    assert r.at[0] == "R5" and r.asked == "* roll-die"  # a landing: the event of R5 is rolled
    r.play("* d8:3")
    assert r.coins[0] == 13


@pytest.mark.rule("RK-ITM-01c", "RK-RULE-20")
def test_the_owner_is_spared_once_others_are_not(race):
    banana = [{"space": "R4", "spared": 0}]
    r = race({"space": "R4", "card": 6}, {"space": "R20"}, phase="move", bananas=banana)
    assert r.at[0] == "R7" and r.data()["bananas"][0] == {"space": "R4"}
    # The exemption is used up: the same racer rolls at the next exit, as does anybody else before.
    r = race({"space": "R4", "card": 6}, {"space": "R20"}, phase="move", bananas=[{"space": "R4"}])
    assert r.asked == "* roll-die"
    r = race({"space": "R20"}, {"space": "R4"}, phase="move", holder=1, bananas=banana)
    assert r.asked == "* roll-die"


@pytest.mark.rule("RK-RULE-20", "RK-ITM-01c")
def test_the_exemption_holds_whenever_the_next_exit_comes(race):
    r = race({"space": "R4", "items": ["banana"], "hand": [1, 2]}, {"space": "R20", "hand": [11, 12]}, phase="attack")
    r.play("0 item:banana", "0 own-space")
    r.play("0 card:1", "1 card:11")  # RB01 stays; LIMIT_ALL(2) for Goat Lorde: R22, a Kart Supply space
    r.play("1 slot:1", "* supply:jump")
    assert r.data()["bananas"] == [{"space": "R4", "spared": 0}]


@pytest.mark.rule("RK-RULE-20")
def test_an_exit_stopped_by_lava_has_used_up_the_exemption(race):
    r = race({"space": "R9", "card": 6}, {"space": "R20"}, phase="move", bananas=[{"space": "R9", "spared": 0}])
    r.play("* d12:1")
    assert r.at[0] == "R9" and r.data()["bananas"] == [{"space": "R9"}]


@pytest.mark.rule("RK-ITM-01d", "RK-RULE-22")
def test_each_banana_is_rolled_for_oldest_first_while_movement_is_left(race):
    bananas = [{"space": "R4", "spared": 1}, {"space": "R4"}, {"space": "R4", "spared": 1}]
    r = race({"space": "R4", "card": 9}, {"space": "R20"}, phase="move", bananas=bananas)
    r.play("* d12:12", "* d12:1", "* d12:12")
    # 5 - 2 = 3: R7; the second one is gone.
    assert r.at[0] == "R7" and r.data()["bananas"] == [{"space": "R4", "spared": 1}, {"space": "R4", "spared": 1}]
    r = race({"space": "R4", "card": 6}, {"space": "R20"}, phase="move", bananas=[{"space": "R4"}] * 3)
    r.play("* d12:1", "* d12:1")
    # 3 - 2 - 2 < 0: it stays, the third one is not rolled for.
    assert r.at[0] == "R4" and r.bananas() == ["R4"]
    assert [event[0] for event in r.happened(Event.ROLLED)] == [0, 0]


@pytest.mark.rule("RK-RULE-22")
def test_bananas_come_before_the_obstacle_of_the_space(race):
    r = race({"space": "R9", "card": 9}, {"space": "R20"}, phase="move", bananas=[{"space": "R9"}])
    r.play("* d12:6", "* d12:4")  # dodged, then stopped by the lava
    assert r.at[0] == "R9" and r.seat(0)["notes"] == {"0": {"lava": ["R9"]}}


@pytest.mark.rule("RK-RULE-26")
def test_lucky_miss_instead_of_the_roll_leaves_the_banana(race):
    r = race(
        {"space": "R4", "card": 6, "supplies": {"lucky-miss": 1}},
        {"space": "R20"},
        phase="move",
        bananas=[{"space": "R4"}],
    )
    r.play("0 lucky-miss")
    assert r.at[0] == "R7" and r.bananas() == ["R4"]


@pytest.mark.rule("RK-RULE-30")
def test_jump_against_a_banana(race):
    r = race(
        {"space": "R4", "card": 6, "supplies": {"jump": 1}}, {"space": "R20"}, phase="move", bananas=[{"space": "R4"}]
    )
    r.play("0 jump", "* d12:2")
    assert r.at[0] == "R7" and r.bananas() == ["R4"]


@pytest.mark.rule("RK-RULE-16", "RK-ITM-01b", "RK-MOV-08")
@pytest.mark.parametrize(("card", "at"), [(10, "R7"), (11, "R7"), (5, "R6"), (6, "R5")])
def test_a_banana_hit_comes_off_the_uncapped_speed(race, card, at):
    """Cap 3 from R4: speeds 6 and 7 less 2 are still above it; 4 leaves 2; 3 leaves 1."""
    r = race({"space": "R4", "card": card, "limit": 3}, {"space": "R20"}, phase="move", bananas=[{"space": "R4"}])
    r.play("* d12:1")
    assert r.at[0] == at


@pytest.mark.rule("RK-ABL-01", "RK-RULE-23")
def test_a_thrown_banana_of_a_card_comes_from_the_reserve(race):
    r = race({"space": "R4", "card": 8}, {"space": "R20"}, phase="replay")
    assert r.asked == "banana-mode 0" and r.data()["reserve"] == 2
    r.play("0 own-space")
    assert r.s.reserve == 2 and len(r.bananas()) == 1


@pytest.mark.rule("RK-ABL-01", "RK-RULE-23")
def test_with_an_empty_reserve_it_comes_from_the_discard_or_not_at_all(race):
    r = race({"space": "R4", "card": 8}, {"space": "R20"}, phase="replay", reserve=0, item_discard={"banana": 1})
    assert r.asked == "banana-mode 0" and r.s.bin[0] == 0
    r = race({"space": "R3", "card": 8}, {"space": "R20", "card": 11}, phase="replay", reserve=0)
    assert r.asked != "banana-mode 0" and r.bananas() == []


@pytest.mark.rule("RK-RULE-23")
def test_the_reserve_is_not_refilled_by_hit_bananas(race):
    r = race({"space": "R4", "card": 6}, {"space": "R20"}, phase="move", bananas=[{"space": "R4"}], reserve=2)
    r.play("* d12:1")
    assert r.s.reserve == 2 and r.s.bin[0] == 1


@pytest.mark.rule("RK-ITM-01b")
def test_a_hit_in_an_extra_movement_comes_off_what_is_left_of_it(race):
    r = race({"space": "R4", "items": ["turbo-snail"]}, {"space": "R20"}, phase="extra", bananas=[{"space": "R5"}])
    r.play("0 item:turbo-snail", "* d12:1")
    # 3, one step made, 2 left: none after the hit; it stops on R5 and lands there.
    assert r.at[0] == "R5" and r.asked == "* roll-die"


@pytest.mark.rule("RK-RULE-22")
def test_a_banana_laid_on_another_comes_after_it(race):
    r = race({"space": "R4", "items": ["banana"]}, {"space": "R20"}, phase="attack", bananas=[{"space": "R4"}])
    r.play("0 item:banana", "0 own-space")
    assert r.data()["bananas"] == [{"space": "R4"}, {"space": "R4", "spared": 0}]
