"""What seats can't know, and worlds that may be behind it (RK-COMP-05, RK-RULE-55)."""

from collections import Counter

import pytest

from pileup.engine.make import make
from pileup.engine.streams import CHOICE, stream
from pileup.engine.target_python import Status
from pileup.games.racekart_riot import state as st
from pileup.games.racekart_riot.actions import ITEMS
from tests.racekart_riot.script import Script, check_conservation


def cards(script, state, p):
    ids = [card.id for card in script.game.extra.cards.racers.racers[state.racer[p] - 1].cards]
    return [None if card == st.HIDDEN_CARD else ids[card - 1] for card in state.hand[p] if card]


@pytest.mark.rule("RK-COMP-05", "RK-RULE-55")
def test_items_and_hands_of_others_are_hidden_their_number_is_not():
    r = Script({"items": ["egg", "coins"], "hand": [1, 2]}, {"items": ["bomb"]})
    for viewer in (1, -1):
        hidden = r.target.hide(r.s, viewer)
        shown = r.kind.describe(r.game, hidden, viewer)
        assert shown["seats"][0]["items"] == ["hidden", "hidden"] and shown["seats"][0]["hand"] == [None, None]
        assert len(shown["seats"][0]["unseen"]) == 12
    own = r.kind.describe(r.game, r.target.hide(r.s, 0), 0)
    assert own["seats"][0]["items"] == ["egg", "coins"] and [card["id"] for card in own["seats"][0]["hand"]] == [
        "RB01",
        "RB02",
    ]
    assert own["seats"][1]["items"] == ["hidden"] and own["bag"] == 24
    # Coins, supplies, used piles and the market are public.
    assert own["seats"][1]["coins"] == 10 and len(own["market"]) == 5


@pytest.mark.rule("RK-RULE-55")
def test_the_unplayed_card_is_known_when_it_goes_under_the_pile_not_before():
    r = Script({"space": "R20", "hand": [1, 11]}, {"space": "R3", "hand": [11, 12]}, phase="choose")
    r.play("0 card:11", "1 card:11")
    assert r.asked == "* draw-item"
    assert cards(r, r.target.hide(r.s, 1), 0) == [None]
    r.play("* item:crown")
    assert r.seat(0)["face_up"] == ["RB01"]
    assert r.target.hide(r.s, 1).up[0] == 1


@pytest.mark.rule("RK-DECK-02", "RK-COMP-05")
def test_a_card_that_must_be_in_hand_is_known_to_all():
    out = [1, 4, 5, 6, 7, 8, 10, 11]
    r = Script(
        {"space": "R4", "hand": [2, 9], "discard": out, "face_down": [3], "face_up": [12]},
        {"space": "R3"},
        phase="choose",
    )
    r.play("0 card:9", "1 card:11", "* card:1", "* card:2", "* card:3", "* card:2")
    hidden = r.target.hide(r.s, 1)
    # RB03 was the only card face down; then one of RB02 and RB12.
    assert cards(r, hidden, 0) == ["RB03", None]
    worlds = Counter(tuple(cards(r, r.target.determinise(hidden, 1, stream(1, k, 5)), 0)) for k in range(400))
    assert set(worlds) == {("RB02", "RB03"), ("RB03", "RB12")} and min(worlds.values()) > 140


@pytest.mark.rule("RK-RULE-25", "RK-COMP-05")
def test_unknown_items_are_drawn_as_the_bag_would_give_them():
    r = Script({"items": []}, {"items": ["bomb", "crown"]})
    hidden = r.target.hide(r.s, 0)
    found = Counter()
    for k in range(3000):
        world = r.target.determinise(hidden, 0, stream(2, k, 5))
        found.update(ITEMS[kind - 1] for kind in world.item[1] if kind)
        assert sum(world.bag) == 25
    # 27 items: 4 Coins, 3 of most, 2 of some; 6000 draws in all.
    for name, count in zip(ITEMS, (3, 3, 2, 2, 2, 2, 4, 3, 3, 3), strict=True):
        assert abs(found[name] - 6000 * count / 27) < 110, name


@pytest.mark.rule("RK-RULE-25", "RK-COMP-05")
def test_a_token_that_comes_back_is_known_to_who_lost_it_alone():
    r = Script({"items": ["magnet"]}, {"items": [{"item": "egg", "known_by": [0]}]}, {"items": []}, phase="attack")
    r.play("0 item:magnet", "* token:1")  # nobody else has an item: no choice of target
    assert r.seat(0)["items"] == [{"item": "egg", "known_by": [1]}] and "items" not in r.seat(1)
    assert r.kind.describe(r.game, r.target.hide(r.s, 1), 1)["seats"][0]["items"] == ["egg"]
    assert r.kind.describe(r.game, r.target.hide(r.s, 2), 2)["seats"][0]["items"] == ["hidden"]


@pytest.mark.rule("RK-ITM-11", "RK-COMP-05")
def test_items_of_an_earlier_bag_are_not_taken_for_new_ones():
    """Three crowns and an egg were left out of the bag when it was refilled: nobody can hold a bomb of before."""
    old = {"item": "crown", "old": True}
    r = Script({"items": [old, old]}, {"items": [old, {"item": "egg", "old": True}]}, {"items": ["bomb"]})
    hidden = r.target.hide(r.s, 2)
    for k in range(60):
        world = r.target.determinise(hidden, 2, stream(3, k, 5))
        held = sorted(ITEMS[kind - 1] for p in (0, 1) for kind in world.item[p] if kind)
        assert held == ["crown", "crown", "crown", "egg"]


@pytest.mark.rule("RK-COMP-05")
def test_of_two_items_alike_the_one_that_others_know_is_played():
    r = Script({"items": ["bomb", {"item": "bomb", "known_by": [1]}]}, {}, phase="attack")
    r.play("0 item:bomb")
    assert r.seat(0)["items"] == ["bomb"]


@pytest.mark.rule("RK-ITM-11", "RK-COMP-05")
def test_what_is_in_hands_when_the_bag_is_refilled_is_of_the_earlier_bag():
    used = {"banana": 3, "egg": 3, "pigeon": 2, "magnet": 2, "steal-part": 2, "bomb": 2, "coins": 4}
    used |= {"turbo-snail": 3, "crown": 1, "re-roll": 3}
    seats = {"space": "R1", "items": ["crown"], "supplies": {"speedway": 1}}, {"items": ["crown"]}
    r = Script(*seats, phase="extra", item_discard=used)
    r.play("0 speedway")  # over R2, a mystery space
    assert r.asked == "* draw-item" and sum(r.outcomes().values()) == 25
    r.play("* item:egg")
    old = {"item": "crown", "old": True}
    assert r.seat(0)["items"] == ["egg", old] and r.seat(1)["items"] == [old]


@pytest.mark.parametrize("track", ["redbanes-castle", "queen-ks-cove"])
def test_worlds_behind_a_view_give_the_view_back(track):
    game = make("racekart-riot", seats=4, track=track)
    target = game.python(own=True)
    s = target.start()
    turn = 0
    while (status := target.advance(s)) != Status.OVER:
        turn += 1
        for seat in range(-1, 4) if turn % 4 == 0 or status == Status.SIMULTANEOUS else ():
            hidden = target.hide(s, seat)
            assert target.hide(hidden, seat).dump() == hidden.dump()
            world = target.determinise(hidden, seat, stream(turn, seat + 1, 6))
            assert target.hide(world, seat).dump() == hidden.dump()
            if status == Status.DECISION:
                asked = target.waiting(s)[0]
                if seat == asked:
                    assert target.options(world, seat) == target.options(s, seat)
                # Whatever an onlooker imagines can be raced to its end.
                elif turn % 40 == 0:
                    ended, _ = target.play_random(world, stream(turn, 1, 7), stream(turn, 2, 7), 20_000)
                    assert ended == Status.OVER
                    check_conservation(game, world)
        if status == Status.CHANCE:
            outcomes, _ = target.outcomes(s)
            target.happen(s, outcomes[turn * 7 % len(outcomes)])
        else:
            seat = target.waiting(s)[0]
            options = target.options(s, seat)
            target.choose(s, seat, options[turn * 5 % len(options)])


@pytest.mark.rule("RK-RULE-28", "RK-COMP-05")
def test_who_is_asked_for_an_attack_item_holds_one_or_coins():
    r = Script({"items": ["coins"]}, {}, phase="attack")
    assert r.asked == "attack-item 0"
    for viewer in (1, -1):
        hidden, found = r.target.hide(r.s, viewer), Counter()
        for k in range(1400):
            world = r.target.determinise(hidden, viewer, stream(3, k, 5))
            found[ITEMS[world.item[0][0] - 1]] += 1
            assert sum(world.bag) == 26
        # Of the bag's tokens 14 are a reason to ask; nobody has an item or a part that could be taken.
        reasons = {"banana": 3, "egg": 3, "pigeon": 2, "bomb": 2, "coins": 4}
        assert set(found) == set(reasons)
        assert all(abs(found[name] - 100 * count) < 100 for name, count in reasons.items()), found


@pytest.mark.rule("RK-RULE-28", "RK-COMP-05")
@pytest.mark.parametrize(
    ("asked", "phase", "seat", "reason"),
    [
        ("coins-window 0", "move", {"items": ["coins", "egg"]}, {"coins"}),
        ("extra-card 0", "extra", {"items": ["turbo-snail", "crown"]}, {"turbo-snail", "coins"}),
        ("market 0", "supply", {"coins": 0, "items": ["coins", "crown"]}, {"coins"}),
    ],
)
def test_what_a_question_says_of_the_items_of_who_is_asked(asked, phase, seat, reason):
    r = Script({"space": "R4", **seat}, {"space": "R9", "items": ["egg"]}, phase=phase)
    assert r.asked == asked
    hidden, others = r.target.hide(r.s, -1), Counter()
    for k in range(300):
        world = r.target.determinise(hidden, -1, stream(4, k, 5))
        assert reason & {ITEMS[kind - 1] for kind in world.item[0] if kind}
        others[world.item[1][0]] += 1
        assert sum(world.bag) == 24 and r.target.hide(world, -1) == hidden
    assert len(others) == 10  # of the others nothing is learned


def test_possible_truths_are_the_same_in_machine_code():
    game = make("racekart-riot", seats=3)
    target, cpu = game.python(own=True), game.cpu()
    s, keys = target.start(), (stream(9, 0, 1), stream(9, 0, 2))
    for turn in range(40):
        target.play_random(s, *keys, limit=3)
        for seat in (-1, 0, 1, 2):
            hidden = target.hide(s, seat)
            states = hidden.array()
            cpu.determinise(states, seat, 7, turn)
            assert states.tobytes() == target.determinise(hidden, seat, stream(7, turn, CHOICE)).dump()
