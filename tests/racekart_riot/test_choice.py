"""Movement cards: the secret choice, decks, budgets, zero movement (RK-MOV, RK-DECK)."""

import itertools

import pytest

from pileup.games.racekart_riot.state import Event
from tests.racekart_riot.script import GL, LT, QK, RB


@pytest.mark.rule("RK-MOV-01", "RK-COMP-05", "RK-RULE-55")
def test_the_choice_is_simultaneous_and_no_order_of_answers_changes_anything(race):
    cards = ["0 card:11", "1 card:12", "2 card:11", "3 card:12"]
    ends = set()
    for order in itertools.permutations(cards):
        r = race({}, {}, {}, {}, phase="choose")
        assert r.asked == "choose-card 0 1 2 3"
        for line in order[:3]:
            r.play(line)
            # Nobody else sees an answer, only who still thinks.
            seat = int(line[0])
            for other in (-1, (seat + 1) % 4):
                assert r.target.hide(r.s, other).answers[seat] == 0
        assert not r.happened(Event.REVEALED)
        r.play(order[3])
        assert [event[0] for event in r.happened(Event.REVEALED)] == [0, 1, 2, 3]
        ends.add(r.s.dump())
    assert len(ends) == 1


@pytest.mark.rule("RK-MOV-01", "RK-RULE-12", "RK-SUP-01")
def test_level_up_is_committed_with_the_card(race):
    r = race({"space": "R3", "hand": [1, 3], "supplies": {"level-up": 2}}, {"space": "R20"}, phase="choose")
    assert r.options(0) == ["card:1", "card:3", "level-up:1", "level-up:3"]
    assert r.options(1) == ["card:11", "card:12"]
    r.play("1 card:11")
    assert r.asked == "choose-card 0"
    r.play("0 level-up:3")
    # RB03 would be 3 with a fireball: it is 8, nothing is thrown, and both cards are spent.
    assert r.happened(Event.SPEED)[0] == (0, 8, 8) and not r.happened(Event.ROLLED)
    assert r.seat(0)["supplies"] == {"level-up": 1} and r.seat(0)["used"] == {"level-up": 1}
    assert r.asked == "* roll-die"  # the lava behind R9


@pytest.mark.rule("RK-RULE-12")
def test_limits_hits_and_stolen_speed_apply_to_level_up(race):
    r = race(
        {"space": "R17", "card": 3, "level_up": True, "hits": 1, "lost": 1, "gained": 2},
        {"space": "R20"},
        phase="move",
    )
    assert r.happened(Event.SPEED)[0] == (0, 7, 9)
    r = race({"space": "R17", "card": 3, "level_up": True, "limit": 3}, {"space": "R20"}, phase="move")
    assert r.happened(Event.SPEED)[0] == (0, 3, 8)


@pytest.mark.rule("RK-MOV-03", "RK-RULE-13")
def test_replays_then_copies_then_abilities_then_moves(race):
    r = race(
        {"space": "R4", "card": 2},
        {"space": "R4", "card": 3},
        {"space": "R4", "card": 1, "discard": [3, 6, 9]},
        {"space": "R4", "card": 3},
        phase="replay",
        holder=3,
    )
    seen = []
    for line in ("2 card:6", "3 seat:2", "1 seat:0", "* d8:2", "ahead", "* d8:1", "behind"):
        seen.append(r.asked)
        assert not r.happened(Event.DROVE)
        r.play(line)
    assert seen[:3] == ["replay-card 2", "target 3", "target 1"]
    # Abilities in turn order from the holder (3): Redbane's fireball, then the cat of Queen K's replayed card.
    assert [event[0] for event in r.happened(Event.ROLLED)] == [0, 2]
    # Moves in turn order: the copier of Queen K first.
    assert next(event[0] for event in r.happened(Event.SPEED)) == 3


@pytest.mark.rule("RK-MOV-04")
def test_all_abilities_are_over_before_the_first_miniature_moves(race):
    r = race({"space": "R3", "card": 10}, {"space": "R5", "card": 6}, {"space": "R20", "card": 10}, phase="replay")
    kinds = [entry[0] for entry in r.log]
    gains = [k for k, entry in enumerate(r.log) if entry[0] == Event.GAINED]
    assert len(gains) == 2 and max(gains) < kinds.index(Event.DROVE)


@pytest.mark.rule("RK-MOV-07", "RK-RULE-63")
def test_the_mover_goes_exactly_the_budget_with_no_choice_to_stop(race):
    r = race({"space": "R20", "card": 10}, {"space": "R20", "supplies": {"speedway": 1}, "card": 11}, phase="move")
    r.play("* item:crown")
    assert r.at[0] == "R26" and r.s.frames[r.s.depth - 1].seat == 0
    drove = [event[2] for event in r.happened(Event.DROVE)]
    assert len(drove) == 6


@pytest.mark.rule("RK-MOV-08", "RK-MOV-09", "RK-RULE-16", "RK-RULE-17", "RK-ABL-11")
@pytest.mark.parametrize(
    ("modifiers", "movement"),
    [
        ({}, 6),
        ({"hits": 1}, 4),
        ({"hits": 2}, 2),
        ({"hits": 4}, 0),
        ({"lost": 2}, 4),
        ({"gained": 2}, 8),
        ({"lost": 7, "gained": 0}, 0),
        ({"limit": 3}, 3),
        ({"limit": 3, "hits": 1}, 3),  # the ruling's example: min(3, 4)
        ({"limit": 3, "hits": 2}, 2),
        ({"limit": 9}, 6),
        ({"limit": 0}, 0),
        ({"gained": 2, "lost": 1, "hits": 1, "limit": 4}, 4),
    ],
)
def test_budget_of_a_card_of_six(race, modifiers, movement):
    r = race({"space": "R1", "card": 10, **modifiers}, {"space": "R2"}, phase="move")
    assert r.happened(Event.SPEED)[0][:2] == (0, movement)


@pytest.mark.rule("RK-ABL-11")
@pytest.mark.parametrize(("other", "movement"), [("R20", 7), ("R1", 4)])
def test_turbo_is_one_movement_with_the_base(race, other, movement):
    """RB07: 4, and 3 more in last place, as a single move."""
    r = race({"space": "R3", "card": 7}, {"space": other}, phase="replay")
    assert r.happened(Event.SPEED)[0] == (0, movement, movement)


@pytest.mark.rule("RK-ABL-11")
def test_the_rulebooks_turbo_example(race):
    """Speed 3 and "+3 if last" (LT05): a racer in last place moves 6."""
    r = race({"space": "R3", "card": 5}, {"space": "R5"}, phase="replay", options={"racers": [LT, RB]})
    assert r.happened(Event.SPEED)[0] == (0, 6, 6) and r.at[0] == "R9"


@pytest.mark.rule("RK-MOV-11", "RK-DECK-01")
def test_played_card_to_the_discard_the_other_face_up_under_the_pile(race):
    r = race({"space": "R4", "hand": [2, 9]}, {"space": "R3", "hand": [11, 12]}, phase="choose")
    r.play("0 card:9", "1 card:11")
    assert r.at == ["R9", "R9"]
    assert r.seat(0)["discard"] == ["RB09"] and r.seat(0)["face_up"] == ["RB02"]
    assert len(r.seat(0)["face_down"]) == 10


NINE_OUT = [1, 4, 5, 6, 7, 8, 10, 11]


@pytest.mark.rule("RK-DECK-02", "RK-RULE-64")
def test_a_face_up_card_on_top_is_shuffled_in_at_once_between_two_draws(race):
    r = race(
        {"space": "R4", "hand": [2, 9], "discard": NINE_OUT, "face_down": [3], "face_up": [12]},
        {"space": "R3"},
        phase="choose",
    )
    r.play("0 card:9", "1 card:11", "* card:1", "* card:2")  # the new holder draws first
    # RB02 went face up under the pile: RB03 is the only card face down.
    assert r.outcomes() == {"card:3": 1}
    r.play("* card:3")
    assert r.outcomes() == {"card:2": 1, "card:12": 1}
    r.play("* card:2")
    assert r.seat(0)["face_down"] == ["RB12"] and "face_up" not in r.seat(0)
    # The card held back later in that round waits face up for the next shuffle.
    r.play("1 slot:1", "* supply:jump", "0 slot:1", "* supply:wild")
    r.play("0 card:3", "1 card:2")
    while r.asked != "* draw-card":
        r.play(f"* {next(iter(r.outcomes()))}" if r.asked.startswith("*") else r.options()[-1])
    assert r.seat(0)["face_down"] == ["RB12"] and r.seat(0)["face_up"] == ["RB02"]


@pytest.mark.rule("RK-DECK-02")
def test_the_pile_is_looked_at_after_an_unplayed_card_was_put_under_it(race):
    r = race(
        {"space": "R4", "hand": [2, 9], "discard": [*NINE_OUT, 3, 12], "face_down": []}, {"space": "R3"}, phase="choose"
    )
    r.play("0 card:9", "1 card:11")
    assert r.seat(0)["face_down"] == ["RB02"] and "face_up" not in r.seat(0)


@pytest.mark.rule("RK-DECK-03", "RK-RULE-48")
def test_fewer_than_two_cards_all_twelve_are_shuffled(race):
    r = race(
        {"space": "R4", "hand": [2, 9], "discard": [*NINE_OUT, 3, 12], "face_down": []}, {"space": "R3"}, phase="choose"
    )
    r.play("0 card:9", "1 card:11", "* card:1", "* card:2")
    assert len(r.outcomes()) == 12 and "discard" not in r.seat(0)
    r.play("* card:9", "* card:10")
    assert r.seat(0)["hand"] == ["RB09", "RB10"] and len(r.seat(0)["face_down"]) == 10


@pytest.mark.rule("RK-DECK-03")
def test_two_cards_are_enough(race):
    r = race(
        {"space": "R4", "hand": [2, 9], "discard": [*NINE_OUT, 3], "face_down": [12]}, {"space": "R3"}, phase="choose"
    )
    r.play("0 card:9", "1 card:11", "* card:1", "* card:2")
    assert r.outcomes() == {"card:12": 1}
    r.play("* card:12")
    assert r.outcomes() == {"card:2": 1}
    r.play("* card:2")
    assert len(r.seat(0)["discard"]) == 10


# --- zero movement ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-MOV-10", "RK-RULE-19")
def test_zero_movement_may_use_an_event_space_again(race):
    r = race({"space": "R5", "card": 1}, {"space": "R3"}, phase="move")
    assert r.asked == "reuse 0" and r.options() == ["use", "done"]
    r.play("0 use", "* d8:3")
    assert r.coins[0] == 13 and r.at[0] == "R5"
    assert r.asked == "* draw-card"  # at most once a round: the round is over


@pytest.mark.rule("RK-MOV-10", "RK-RULE-19")
def test_a_reused_pick_costs_as_usual_and_is_no_duty(race):
    r = race({"space": "R8", "card": 1}, {"space": "R3"}, phase="move")
    r.play("0 use", "0 slot:3", "* supply:jump")
    assert r.coins[0] == 8 and r.asked != "reuse 0"
    r = race({"space": "R8", "card": 1}, {"space": "R3"}, phase="move")
    r.play("0 done")
    assert r.coins[0] == 10 and "supplies" not in r.seat(0)


@pytest.mark.rule("RK-MOV-10")
@pytest.mark.parametrize("space", ["R2", "R15", "R3", "R4", "S"])
def test_zero_movement_uses_nothing_else_again(race, space):
    """No mystery item, no payment, no coins that lie there; the start space has no symbol."""
    r = race({"space": space, "card": 1}, {"space": "R20", "card": 1}, phase="move", options={"racers": [RB, QK]})
    assert r.coins[0] == 10 and not r.items(0) and not r.asked.startswith("reuse")


@pytest.mark.rule("RK-RULE-19")
@pytest.mark.parametrize("modifiers", [{"hits": 3}, {"limit": 0}, {"lost": 6}])
def test_hits_caps_and_thefts_make_zero_movement(race, modifiers):
    r = race({"space": "R5", "card": 10, **modifiers}, {"space": "R3"}, phase="move")
    assert r.asked == "reuse 0"


@pytest.mark.rule("RK-RULE-19", "RK-ABL-13")
def test_paying_nothing_is_zero_movement(race):
    r = race({"space": "R5", "card": 4}, {"space": "R3"}, phase="move", options={"racers": [GL, RB]})
    r.play("0 pay:0")
    assert r.asked == "reuse 0"


@pytest.mark.rule("RK-RULE-19", "RK-RULE-65")
def test_bananas_on_the_first_space_that_bring_the_budget_to_0_make_zero_movement(race):
    # RB02 moves 2: one hit, and the racer never left its Event space.
    r = race({"space": "R5", "card": 2}, {"space": "R3"}, phase="move", bananas=[{"space": "R5"}, {"space": "R5"}])
    r.play("* d12:3")
    assert r.asked == "reuse 0" and r.bananas() == ["R5"]


@pytest.mark.rule("RK-RULE-19", "RK-RULE-65")
def test_being_stopped_by_lava_is_not_zero_movement(race):
    r = race({"space": "R9", "card": 2}, {"space": "R3"}, phase="move")
    r.play("* d12:4")
    assert r.at[0] == "R9" and r.asked != "reuse 0"


@pytest.mark.rule("RK-RULE-19")
def test_extra_movement_is_never_zero_movement(race):
    r = race({"space": "R5", "late": 4, "supplies": {"speedway": 1}}, {"space": "R3"}, phase="extra")
    r.play("0 speedway")
    assert r.at[0] == "R5" and r.asked == "* draw-card"
