"""The round, laps and the end (RK-RND, RK-LAP, RK-END)."""

import pytest

from pileup.games.racekart_riot.state import Event
from tests.racekart_riot.script import event_roll

NEW = ("* supply:jump", "* supply:speedway", "* supply:lightning")


@pytest.mark.rule("RK-RND-01", "RK-RND-02")
def test_four_phases_in_order_in_each_the_players_in_turn_order(race):
    hand = {"hand": [10, 12], "space": "R3", "items": ["egg", "turbo-snail"]}
    r = race(hand, {**hand, "hand": [11, 12]}, holder=1)
    seen = []
    for line in ("slot:1", NEW[0], "slot:1", NEW[1], "done", "done", "0 card:10", "1 card:11", "done", "done"):
        if line[0] != "*":
            seen.append(r.asked)
        r.play(line)
    assert seen == [
        "market 1",
        "market 0",
        "attack-item 1",
        "attack-item 0",
        "choose-card 0 1",
        "choose-card 1",
        "extra-card 1",
        "extra-card 0",
    ]
    assert r.at == ["R9", "R9"] and r.asked == "* draw-card"


@pytest.mark.rule("RK-RND-04", "RK-RULE-04")
def test_end_of_round_clears_passes_the_token_and_draws(race):
    r = race(
        {"space": "R3", "hits": 1, "late": 2, "items": ["turbo-snail"], "no_extra_movement": False},
        {"space": "R4", "limit": 3, "lost": 1},
        phase="extra",
        round=4,
    )
    assert r.asked == "extra-card 0"
    r.play("0 done")
    assert r.asked == "* draw-card" and r.s.holder == 1
    for key in ("hits", "late", "limit", "lost"):
        assert key not in r.seat(0) and key not in r.seat(1)
    r.play("* card:1", "* card:2", "* card:3", "* card:4")
    # The new holder draws and picks first.
    assert r.seat(1)["hand"] == ["GL01", "GL02"] and r.seat(0)["hand"] == ["RB03", "RB04"]
    assert r.s.round == 5 and r.asked == "market 1"


@pytest.mark.rule("RK-RND-05")
def test_no_number_of_rounds_ends_the_race(race):
    r = race({"space": "R3", "items": ["turbo-snail"]}, {}, phase="extra", round=500)
    r.play("0 done", "* card:1", "* card:2", "* card:1", "* card:2")
    assert r.s.round == 501 and r.asked == "market 1"


@pytest.mark.rule("RK-RND-03", "RK-RULE-28")
def test_coins_windows_are_the_own_turns_and_never_others(race):
    """Phases 1, 2 and 4 and just before the own move; Redbane's turns are no window for the owner."""
    r = race({"space": "R3"}, {"space": "R3", "items": ["coins"]})
    seen = []
    r.play("0 slot:1", NEW[0])
    seen.append(r.asked)
    r.play("1 slot:1", NEW[1])
    seen.append(r.asked)
    r.play("1 done")
    seen.append(r.asked)
    r.play("1 done", "0 card:12", "1 card:11")
    # Redbane drives R3 + 8: mystery space R10; lava on the way out of R9.
    r.play("* d12:12", "* item:egg")
    seen.append(r.asked)
    r.play("1 done")
    assert r.at[1] == "R9"
    seen.append(r.asked)
    assert seen == ["market 1", "after-pick 1", "attack-item 1", "coins-window 1", "extra-card 1"]


@pytest.mark.rule("RK-LAP-01")
def test_crossing_forward_and_backward(race):
    # RB05 moves 4: R36 (mystery) is behind, R37 + 4 = R3.
    r = race({"space": "R37", "card": 5}, {"space": "R20"}, phase="move")
    r.play("* item:egg")
    assert r.at[0] == "R3" and r.s.laps[0] == 1
    r = race({"space": "R1", "laps": 1}, {"space": "R20"}, **event_roll())
    r.play("* d8:4")
    assert r.at[0] == "R38" and r.s.laps[0] == 0


@pytest.mark.rule("RK-LAP-02", "RK-LAP-03", "RK-MOV-02")
def test_the_first_crossing_starts_the_second_lap_at_the_end_of_the_round(race):
    r = race(
        {"space": "R37", "card": 5, "hand": []},
        {"space": "R12", "card": 11, "coins": 0},
        phase="move",
        coins_on={"R12": 3, "R18": 1},
        reserve=3,
    )
    r.play("* item:crown")
    assert r.at[0] == "R3" and r.s.triggered == 1 and r.s.lap_mode == 1
    # Goat Lorde moves 6 from R12: pays nothing on the way, bridge declined, mystery R16, lands on R18 (1 coin).
    r.play("1 normal-path", "* item:crown")
    assert r.at[1] == "R18" and r.coins[1] == 1
    # End of the round: 3 more on every coin space; who stands there collects nothing.
    assert r.s.lap_mode == 2
    assert r.coins_on("R12") == 6 and r.coins_on("R18") == 3 and r.coins_on("R3") == 3 and r.coins_on("B1") == 3
    assert r.coins == [10, 1]
    assert len(r.happened(Event.SECOND_LAP)) == 1
    r.play("* card:9", "* card:10", "* card:9", "* card:10")
    r.play("1 slot:1", NEW[0], "0 slot:1", NEW[1])
    # The lower halves count for everybody: GL10 is 6, and 3 more in last place; RB09 is 7 (5 above).
    r.play("0 card:9", "1 card:10", "* item:re-roll", "* d12:12")
    assert r.happened(Event.SPEED)[-2:] == [(1, 9, 9), (0, 7, 7)]


@pytest.mark.rule("RK-LAP-02")
def test_coins_are_refilled_only_once(race):
    r = race(
        {"space": "R37", "laps": 0, "items": ["turbo-snail"]},
        {"space": "R3", "laps": 1},
        phase="extra",
        lap_mode=2,
        coins_on={},
    )
    r.play("0 item:turbo-snail", "* item:egg")
    assert r.at[0] == "R2" and r.s.laps[0] == 1
    r.play("* card:1", "* card:2", "* card:1", "* card:2")
    assert sum(r.s.coins_on) == 0


@pytest.mark.rule("RK-RULE-49")
def test_the_second_lap_is_latched_though_the_racer_is_moved_back(race):
    r = race({"space": "R1", "laps": 1}, {"space": "R9"}, second_lap_triggered=True, **event_roll())
    r.play("* d8:4")
    assert r.at[0] == "R38" and r.s.laps[0] == 0
    assert r.s.lap_mode == 2 and r.asked == "* draw-card"


@pytest.mark.rule("RK-END-01", "RK-END-02", "RK-END-04")
def test_the_round_is_finished_after_the_second_crossing_and_the_farthest_is_first(race):
    # Redbane crosses first with 4 from R37; Goat Lorde follows from R38 with 6 and gets farther.
    r = race(
        {"space": "R37", "laps": 1, "card": 5},
        {"space": "R38", "laps": 1, "card": 10},
        phase="move",
        lap_mode=2,
        coins_on={},
    )
    # RB05 in lap 2: 5 -> R4 (mystery R2 on the way). GL10 in lap 2: 6 -> R6, without the turbo of the last.
    r.play("* item:egg")
    assert r.at[0] == "R4" and r.s.laps[0] == 2 and r.asked != "over"
    r.play("* item:bomb")
    assert r.at[1] == "R6" and r.s.laps[1] == 2
    assert r.asked == "over"
    assert r.target.places(r.s, 2) == [2, 1]


@pytest.mark.rule("RK-END-02")
def test_extra_movement_remains_after_the_second_crossing(race):
    r = race(
        {"space": "R38", "laps": 1, "card": 9, "supplies": {"speedway": 1}},
        {"space": "R20", "laps": 1},
        phase="move",
        lap_mode=2,
    )
    r.play("* item:egg")  # RB09 in lap 2 moves 7: R7, 3 coins
    assert r.at[0] == "R7" and r.coins[0] == 13
    r.play("* item:crown")  # GL11: 7 spaces from R20, past R24
    assert r.asked == "extra-card 0"
    r.play("0 speedway")
    assert r.at[0] == "R9" and r.asked == "over"


@pytest.mark.rule("RK-END-03", "RK-END-01")
def test_a_racer_moved_back_behind_the_line_does_not_end_the_game(race):
    r = race({"space": "R1", "laps": 2}, {"space": "R9", "laps": 1}, lap_mode=2, **event_roll())
    r.play("* d8:4")
    assert r.s.laps[0] == 1 and r.asked == "* draw-card"


@pytest.mark.rule("RK-LAP-04", "RK-RULE-50")
def test_once_per_lap_follows_the_own_lap_and_comes_back_with_it(race):
    """Stopped by the lava in lap 0: it lets pass in lap 0, not in lap 1, and again in lap 0 after going back."""
    free = {"notes": {"0": {"lava": ["R9"]}}}
    r = race({"space": "R9", **free, "card": 3}, {"space": "R20"}, phase="move")
    assert r.at[0] == "R10" and r.asked == "* draw-item"  # past the lava without a roll
    r = race({"space": "R9", "laps": 1, **free, "card": 3}, {"space": "R20"}, phase="move")
    assert r.asked == "* roll-die"
    r = race({"space": "R1", "laps": 1, **free}, {}, **event_roll())
    r.play("* d8:4")
    assert r.seat(0)["notes"]["0"]["lava"] == ["R9"] and r.s.laps[0] == 0
