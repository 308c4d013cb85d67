"""Attack items and how one defends (RK-ATT, RK-ITM, RK-DICE, RK-SUP-04, RK-SUP-09)."""

import pytest

from pileup.games.racekart_riot.state import Event
from tests.racekart_riot.script import GL, LT, QK, RB


def attack(race, *items, others=3, target=None, space="R4", **position):
    """Seat 0 with items in its attack turn, the others a little ahead."""
    seats = [{"space": space, "items": list(items)}]
    seats += [{"space": f"R{5 + k}", **(target or {})} for k in range(others)]
    return race(*seats, phase="attack", **position)


@pytest.mark.rule("RK-ATT-01", "RK-ATT-03", "RK-ATT-04")
def test_any_number_of_items_one_at_a_time_and_hits_add_up(race):
    r = attack(race, "egg", "pigeon", "crown", others=2)
    assert r.options() == ["done", "item:egg", "item:pigeon"]
    r.play("0 item:pigeon", "0 seat:1", "* d12:9")
    assert r.seat(1)["hits"] == 1 and r.data()["item_discard"] == {"pigeon": 1}
    assert r.options() == ["done", "item:egg"]
    r.play("0 item:egg", "* d8:1", "0 ahead", "* d12:1")
    assert r.seat(1)["hits"] == 2 and r.items(0) == ["crown"]
    assert r.asked == "choose-card 0 1 2"  # nothing left to use


@pytest.mark.rule("RK-ATT-02")
def test_done_is_done_for_the_round_and_nothing_must_be_played(race):
    r = race({"items": ["egg"]}, {"items": ["magnet"]}, phase="attack")
    r.play("0 done")
    assert r.asked == "attack-item 1"
    r.play("1 item:magnet", "* token:1")
    # Redbane's egg was taken and may be used at once by its new owner; Redbane is not asked again.
    assert r.asked == "attack-item 1" and r.options() == ["done", "item:egg"]
    r.play("1 done")
    assert r.asked == "choose-card 0 1"


@pytest.mark.rule("RK-ATT-05", "RK-ITM-06", "RK-RULE-25")
def test_magnet_takes_a_random_token_that_may_be_used_at_once(race):
    r = race({"items": ["magnet", "crown", "crown"]}, {"items": ["bomb", "coins", "crown"]}, {}, phase="attack")
    r.play("0 item:magnet")  # seat 2 has nothing to take: no choice of target
    assert r.outcomes() == {"token:1": 1, "token:2": 1, "token:3": 1}
    r.play("* token:1")
    assert r.items(0) == ["bomb", "crown", "crown"] and r.items(1) == ["coins", "crown"]
    assert r.options() == ["done", "item:bomb"]
    # Thief and victim know what it was; seat 2 does not.
    event = next(entry for entry in r.log if entry[0] == Event.ITEM_STOLEN)
    assert [r.kind.hide_event(r.game, event, p)[3] for p in (0, 1, 2)] == [5, 5, -1]
    assert r.target.hide(r.s, 1).item[0][0] == 6 and 6 not in r.target.hide(r.s, 2).item[0]


@pytest.mark.rule("RK-RULE-25", "RK-RULE-60")
def test_magnet_and_steal_need_somebody_to_take_from(race):
    r = attack(race, "magnet", "steal-part", "egg")
    assert r.options() == ["done", "item:egg"]
    r = attack(race, "magnet", "steal-part", "egg", target={"items": ["crown"]}, others=1)
    assert r.options() == ["done", "item:egg", "item:magnet"]
    r = attack(race, "magnet", "steal-part", target={"supplies": {"wild": 1}}, others=1)
    assert r.options() == ["done", "item:steal-part"]


@pytest.mark.rule("RK-ITM-08", "RK-RULE-60", "RK-KRT-06")
def test_steal_takes_one_unlocked_part_of_the_thiefs_choice(race):
    r = attack(race, "steal-part", target={"supplies": {"wild": 1, "bumper-hover-3": 1, "jump": 1}}, others=1)
    r.play("0 item:steal-part")
    assert r.options() == ["supply:wild", "supply:bumper-hover-3"]
    r.play("0 supply:wild")  # a theft is not rolled for: Jump is of no use, seat 1 is not asked
    assert r.seat(0)["supplies"] == {"wild": 1}
    assert r.seat(1)["supplies"] == {"bumper-hover-3": 1, "jump": 1}


@pytest.mark.rule("RK-KRT-05", "RK-ITM-08")
def test_locked_parts_cannot_be_stolen(race):
    locked = {"used": {"bumper-basic-2": 1, "chassis-basic-2": 1, "caboose-basic-2": 1}, "locked_same": 1}
    r = attack(race, "steal-part", target=locked, others=1)
    assert r.asked == "choose-card 0 1"


@pytest.mark.rule("RK-DICE-01", "RK-DICE-04", "RK-ITM-03")
@pytest.mark.parametrize(("die", "hit"), [(9, 1), (10, 0)])
def test_pigeon_is_level_9_and_reaches_anybody(race, die, hit):
    r = race({"space": "R4", "items": ["pigeon"]}, {"space": "R35", "laps": 1}, {"space": "S"}, phase="attack")
    r.play("0 item:pigeon")
    assert r.options() == ["seat:1", "seat:2"]
    r.play("0 seat:1", f"* d12:{die}")
    assert r.s.hits[1] == hit


@pytest.mark.rule("RK-DICE-01", "RK-ITM-02", "RK-DICE-04")
@pytest.mark.parametrize(("die", "hit"), [(5, 1), (6, 0)])
def test_egg_is_level_5(race, die, hit):
    r = attack(race, "egg", others=1)
    r.play("0 item:egg", "* d8:8", "0 ahead", f"* d12:{die}")
    assert r.s.hits[1] == hit


@pytest.mark.rule("RK-ITM-02", "RK-RULE-24")
def test_egg_meets_the_nearest_first_and_stops_at_the_first_hit(race):
    r = race({"space": "R4", "items": ["egg"]}, {"space": "R8"}, {"space": "R6"}, {"space": "R7"}, phase="attack")
    r.play("0 item:egg", "* d8:4", "0 ahead")
    r.play("* d12:12", "* d12:2")  # seat 2 on R6 dodges, seat 3 on R7 is hit
    assert r.s.hits[:4] == [0, 0, 0, 1] and r.asked == "choose-card 0 1 2 3"


@pytest.mark.rule("RK-ITM-02")
def test_egg_beyond_its_range_or_on_the_own_space_hits_nobody(race):
    r = race({"space": "R4", "items": ["egg"]}, {"space": "R8"}, {"space": "R4"}, phase="attack")
    r.play("0 item:egg", "* d8:3", "0 ahead")
    assert r.asked == "choose-card 0 1 2" and r.data()["item_discard"] == {"egg": 1}


@pytest.mark.rule("RK-ITM-02", "RK-RULE-24")
def test_on_a_shared_space_the_next_in_turn_after_the_thrower_is_attacked_only(race):
    r = race(
        {"space": "R6"}, {"space": "R4", "items": ["egg"]}, {"space": "R9"}, {"space": "R6"}, phase="attack", holder=1
    )
    r.play("1 item:egg", "* d8:6", "1 ahead")
    assert r.s.frames[r.s.depth - 1].seat == 3  # clockwise after seat 1: 2, 3, 0
    r.play("* d12:6")  # dodged: the egg flies on past seat 0 to seat 2
    assert r.s.frames[r.s.depth - 1].seat == 2
    r.play("* d12:1")
    assert r.s.hits[:4] == [0, 0, 1, 0]


@pytest.mark.rule("RK-RULE-24")
def test_egg_chooses_branches_shortcuts_included_before_any_dodge(race):
    r = race({"space": "R13", "items": ["egg"]}, {"space": "B2"}, {"space": "R15"}, phase="attack")
    r.play("0 item:egg", "* d8:4", "0 ahead")
    assert r.asked == "path 0" and r.options() == ["space:" + str(r.game.extra.track.index[n]) for n in ("R15", "B1")]
    r.play(f"0 space:{r.game.extra.track.index['B1']}", "* d12:5")
    assert r.s.hits[:3] == [0, 1, 0]


@pytest.mark.rule("RK-RULE-24")
def test_egg_behind_chooses_at_merges_and_ends_at_the_start(race):
    r = race({"space": "R2", "items": ["egg"]}, {"space": "S"}, {"space": "R37", "laps": 1}, phase="attack")
    r.play("0 item:egg", "* d8:8", "0 behind")
    index = r.game.extra.track.index
    assert set(r.options()) == {f"space:{index['R38']}", f"space:{index['S']}"}
    r.play(f"0 space:{index['S']}", "* d12:3")
    assert r.s.hits[:3] == [0, 1, 0]
    # Laps do not matter to a flying egg.
    r = race({"space": "R2", "items": ["egg"]}, {"space": "S"}, {"space": "R37", "laps": 1}, phase="attack")
    r.play("0 item:egg", "* d8:4", "0 behind", f"0 space:{index['R38']}", "* d12:3")
    assert r.s.hits[:3] == [0, 0, 1]


@pytest.mark.rule("RK-RULE-24")
def test_from_the_start_space_there_is_only_ahead(race):
    r = race({"space": "S", "items": ["egg"]}, {"space": "R3"}, phase="attack")
    r.play("0 item:egg", "* d8:3")
    assert r.asked == "* roll-die"


@pytest.mark.rule("RK-ITM-04", "RK-RULE-56", "RK-RULE-36", "RK-DICE-04", "RK-RULE-54")
def test_bomb_makes_everybody_else_drop_two_coins_on_the_own_space(race):
    r = race(
        {"space": "R4", "items": ["bomb"]},
        {"space": "R6", "coins": 1},
        {"space": "R8"},
        {"space": "R8", "coins": 0},
        phase="attack",
        coins_on={},
    )
    r.play("0 item:bomb")
    assert r.coins == [10, 0, 8, 0]
    assert r.coins_on("R6") == 1 and r.coins_on("R8") == 2
    # Clockwise from the player after the attacker.
    assert [event[0] for event in r.happened(Event.DROPPED)] == [1, 2]


@pytest.mark.rule("RK-RULE-54", "RK-ITM-04")
def test_each_target_decides_rolls_and_suffers_before_the_next_clockwise_from_the_attacker(race):
    guard = {"supplies": {"jump": 1}}
    r = race(guard, {"items": ["bomb"]}, guard, guard, phase="attack", holder=1)
    seen = []
    r.play("1 item:bomb")
    for line in ("jump", "* d12:8", "jump", "* d12:9", "nothing"):
        seen.append(r.asked)
        r.play(line)
    assert seen == ["defend 2", "* roll-die", "defend 3", "* roll-die", "defend 0"]
    # Die + 4 must be above 12: 8 fails, 9 dodges.
    assert r.coins == [8, 10, 8, 10]


@pytest.mark.rule("RK-ITM-04", "RK-RULE-30")
def test_bomb_cannot_be_dodged_without_jump(race):
    r = race({"items": ["bomb"]}, {}, phase="attack")
    r.play("0 item:bomb")
    assert r.asked == "choose-card 0 1" and not r.happened(Event.ROLLED) and r.coins == [10, 8]


@pytest.mark.rule("RK-SUP-09", "RK-RULE-26", "RK-ATT-06")
@pytest.mark.parametrize(
    ("item", "lines", "target"),
    [
        ("egg", ("* d8:4", "0 ahead"), {}),
        ("pigeon", (), {}),
        ("bomb", (), {}),
        ("magnet", (), {"items": ["crown"]}),
        ("steal-part", (), {"supplies": {"wild": 1, "lucky-miss": 1}}),
    ],
)
def test_lucky_miss_cancels_any_attack_item_without_a_roll(race, item, lines, target):
    r = attack(race, item, others=1, target={"supplies": {"lucky-miss": 1}, **target})
    r.play(f"0 item:{item}", *lines)
    assert r.asked == "defend 1" and r.options()[:2] == ["nothing", "lucky-miss"]
    r.play("1 lucky-miss")
    assert r.s.hits[1] == 0 and r.coins[1] == 10 and r.seat(1)["used"] == {"lucky-miss": 1}
    assert r.items(1) == target.get("items", []) and r.seat(1).get("supplies", {}).get("wild", 0) == int(
        item == "steal-part"
    )
    assert not [event for event in r.happened(Event.ROLLED) if event[0] == 1]


@pytest.mark.rule("RK-SUP-04", "RK-DICE-03", "RK-RULE-30")
@pytest.mark.parametrize(("die", "hit"), [(5, 1), (6, 0), (12, 0)])
def test_jump_adds_four_to_the_roll(race, die, hit):
    """Against the pigeon of level 9 a 6 is enough; the sum is not clamped."""
    r = attack(race, "pigeon", others=1, target={"supplies": {"jump": 2}})
    r.play("0 item:pigeon", "1 jump", f"* d12:{die}")
    assert r.s.hits[1] == hit and r.seat(1)["supplies"] == {"jump": 1} and r.seat(1)["used"] == {"jump": 1}


@pytest.mark.rule("RK-RULE-30")
def test_lucky_miss_and_jump_are_not_combined_nor_two_jumps(race):
    r = attack(race, "pigeon", others=1, target={"supplies": {"jump": 2, "lucky-miss": 1}})
    r.play("0 item:pigeon")
    assert r.options() == ["nothing", "lucky-miss", "jump"]
    r.play("1 jump")
    assert r.asked == "* roll-die"


@pytest.mark.rule("RK-DICE-05", "RK-ITM-10", "RK-RULE-29")
def test_reroll_only_the_own_roll_once_and_the_second_value_stands(race):
    r = attack(race, "pigeon", "re-roll", others=1, target={"items": ["re-roll", "re-roll"]})
    r.play("0 item:pigeon", "* d12:10")
    # The attacker's Re-Roll is no answer to the target's roll.
    assert r.asked == "reroll 1" and r.options() == ["keep", "re-roll"]
    r.play("1 re-roll", "* d12:2")
    assert r.s.hits[1] == 1 and r.items(1) == ["re-roll"] and r.data()["item_discard"] == {"pigeon": 1, "re-roll": 1}


@pytest.mark.rule("RK-RULE-29")
def test_a_jump_stays_valid_for_the_second_roll(race):
    r = attack(race, "pigeon", others=1, target={"supplies": {"jump": 1}, "items": ["re-roll"]})
    r.play("0 item:pigeon", "1 jump", "* d12:1", "1 re-roll", "* d12:6")
    assert r.s.hits[1] == 0


@pytest.mark.rule("RK-SUP-12", "RK-SUP-10", "RK-SUP-11")
def test_extra_life_needs_both_potions(race):
    for lone in ("health-potion", "luck-potion"):
        r = attack(race, "pigeon", others=1, target={"supplies": {lone: 2}})
        r.play("0 item:pigeon", "* d12:1")
        assert r.s.hits[1] == 1
    r = attack(race, "pigeon", others=1, target={"supplies": {"health-potion": 2, "luck-potion": 1}})
    r.play("0 item:pigeon", "* d12:1")
    assert r.options() == ["keep", "extra-life"]
    r.play("1 extra-life", "* d12:10")
    assert r.s.hits[1] == 0
    assert r.seat(1)["supplies"] == {"health-potion": 1}
    assert r.seat(1)["used"] == {"health-potion": 1, "luck-potion": 1}


@pytest.mark.rule("RK-DICE-05", "RK-RULE-29", "RK-DICE-02")
def test_range_rolls_may_be_rolled_again(race):
    r = attack(race, "egg", "re-roll", others=1)
    r.play("0 item:egg")
    assert r.outcomes() == {f"d8:{n}": 1 for n in range(1, 9)}
    r.play("* d8:1", "0 re-roll", "* d8:7", "0 ahead")
    assert r.outcomes() == {f"d12:{n}": 1 for n in range(1, 13)}


@pytest.mark.rule("RK-ITM-05")
def test_coins_item_gives_three(race):
    r = race({"items": ["coins", "coins"]}, {}, phase="attack")
    r.play("0 coins")
    assert r.coins == [13, 10] and r.data()["item_discard"] == {"coins": 1} and r.asked == "attack-item 0"
    r.play("0 coins")
    assert r.coins == [16, 10] and r.asked == "choose-card 0 1"


@pytest.mark.rule("RK-ITM-09")
def test_crown_is_never_played_and_can_be_taken_by_magnet(race):
    r = race({"items": ["crown"]}, {"items": ["magnet"]}, phase="attack")
    assert r.asked == "attack-item 1"  # seat 0 has nothing to play
    r.play("1 item:magnet", "* token:1")
    assert r.items(1) == ["crown"] and r.items(0) == []


@pytest.mark.rule("RK-ITM-11")
def test_an_empty_bag_gets_the_discards_back(race):
    r = race(
        {"space": "R1", "card": 9},
        {"space": "R20"},
        phase="move",
        reserve=3,
        item_discard={
            "egg": 3,
            "pigeon": 2,
            "bomb": 2,
            "coins": 4,
            "magnet": 2,
            "turbo-snail": 3,
            "steal-part": 2,
            "crown": 3,
            "re-roll": 3,
            "banana": 3,
        },
    )
    assert r.happened(Event.BAG_REFILLED) and sum(r.outcomes().values()) == 27


@pytest.mark.rule("RK-ITM-11")
def test_without_any_item_nothing_is_drawn(race):
    """Own items.toml with three crowns only, all in hand."""
    none = dict.fromkeys(
        ("banana", "egg", "pigeon", "magnet", "steal-part", "bomb", "coins", "turbo-snail", "re-roll"), 0
    )
    content = {"items": {**none, "crown": 3, "reserve": 0}}
    r = race(
        {"space": "R1", "card": 10},
        {"space": "R20", "items": ["crown"] * 3},
        phase="move",
        options={"content": content},
    )
    assert r.at[0] == "R7" and r.items(0) == []


@pytest.mark.rule("RK-MOV-05", "RK-ABL-02", "RK-RULE-26")
def test_movement_attacks_can_be_answered_the_same_way(race):
    guard = {"supplies": {"lucky-miss": 1, "jump": 1}, "space": "R5"}
    r = race({"space": "R4", "card": 3}, guard, phase="replay")
    r.play("* d8:2", "0 ahead")
    assert r.asked == "defend 1" and r.options() == ["nothing", "lucky-miss", "jump"]
    r.play("1 jump", "* d12:2")  # 2 + 4 > 5
    assert r.s.hits[1] == 0


@pytest.mark.rule("RK-RULE-26")
@pytest.mark.parametrize(
    ("racers", "card", "lines"),
    [
        ([RB, QK], 1, ()),
        ([RB, QK], 5, ()),
        ([RB, QK], 6, ()),
        ([GL, QK], 8, ()),
        ([GL, QK], 5, ()),
        ([QK, RB], 9, ()),
        ([QK, RB], 6, ("* d8:8", "0 ahead")),
        ([LT, RB], 4, ()),
    ],
)
def test_lucky_miss_works_against_every_ability_that_harms(race, racers, card, lines):
    r = race(
        {"space": "R4", "card": card},
        {"space": "R5", "supplies": {"lucky-miss": 1}},
        phase="replay",
        options={"racers": racers},
    )
    r.play(*lines)
    assert r.asked == "defend 1" and r.options() == ["nothing", "lucky-miss"]
    r.play("1 lucky-miss")
    assert r.coins[1] == 10 and r.s.hits[1] == 0 and r.s.cap[1] == 0 and r.s.lost[1] == 0 and r.s.gained[0] == 0
