"""Round, turn, cards and decks (ledger, sections 5, 6 and 18)."""

import pytest

from tests.rush_and_bash.rules.scenes import RUSH, SPRINT, at, scene, where
from tests.rush_and_bash.tracks import TWO_BOARDS

FULL = ("sprint-missile-3", "sprint-star-3")  # two more cards, so that one is drawn at the end of a turn


@pytest.mark.rule("RB-ROUND-01", "RB-ROUND-02", "RB-RANK-01")
def test_an_overtake_changes_the_order_only_in_the_next_round():
    s = scene(
        TWO_BOARDS,
        black=at("04A:1.2", "sprint-repair-1", *FULL),
        blue=at("04A:2.1", "sprint-repair-3", "sprint-star-1", "sprint-star-2"),
        green=at("04A:3.1", "rush-repair-5", "rush-star-3", "rush-star-4"),
    )
    assert s.position["round"] == 1
    s.play("black card:sprint-repair-1").finish_draws()
    s.play("blue card:sprint-repair-3").finish_draws()
    assert (where(s, "black"), where(s, "blue")) == ("04A:1.3", "04A:2.4")  # overtaken
    assert s.asks == "green card"
    assert s.position["ranking"] == ["black", "blue", "green"]
    s.play("green card:rush-repair-5").finish_draws()
    # Green went from the last place to the first and has two turns in a row.
    assert (where(s, "green"), s.position["ranking"]) == ("11A:3.1", ["green", "blue", "black"])
    assert (s.asks, s.position["round"]) == ("green card", 2)


@pytest.mark.rule("RB-ROUND-03", "RB-END-03")
def test_a_car_out_of_the_race_is_skipped():
    s = scene(
        TWO_BOARDS,
        black=at("04A:1.2", "sprint-repair-1", *FULL),
        blue=at("finished 01A:2.6", "sprint-star-1"),
        green=at("04A:3.1", "rush-repair-5"),
    )
    s.play("black card:sprint-repair-1").finish_draws()
    assert s.asks == "green card"


@pytest.mark.rule("RB-TURN-01", "RB-RULE-44")
def test_the_six_steps_in_their_order():
    s = scene(
        TWO_BOARDS,
        white=at("04A:1.1", "sprint-missile-2", stars=1),
        blue=at("01A:2.6", "rush-repair-3"),
    )
    assert (s.asks, s.options) == ("white star", ["pass", "power:1"])  # 1
    s.play("white pass")
    assert (s.asks, s.options) == ("white card", ["card:sprint-missile-2"])  # 2
    s.play("white card:sprint-missile-2")
    assert (s.asks, s.options, where(s, "white")) == ("white effect", ["pass", "use"], "04A:1.1")  # 3
    s.play("white use")
    assert where(s, "white") == "04A:1.3"  # 4: nothing is asked
    assert (s.asks, s.options) == ("white star", ["pass", "power:1"])  # 5
    s.play("white pass")
    assert s.asks == "* draw"  # 6
    s.play("* card:sprint-star-1", "* card:sprint-star-2", "* card:sprint-bomb-1")
    assert s.car("white")["hand"] == ["sprint-bomb-1", "sprint-star-1", "sprint-star-2"]
    assert s.asks == "blue card"


@pytest.mark.rule("RB-TURN-02")
def test_one_power_a_turn_even_with_a_new_star():
    s = scene(TWO_BOARDS, white=at("04A:1.1", "sprint-star-1", *FULL, stars=1), blue=at("01A:2.6"))
    s.play("white power:1", "white card:sprint-star-1", "white use")
    assert s.car("white")["stars"] == 1
    assert s.asks == "* draw"


@pytest.mark.rule("RB-TURN-03")
def test_a_star_gained_by_the_card_may_be_spent_in_the_same_turn():
    s = scene(TWO_BOARDS, white=at("04A:1.1", "sprint-star-1", *FULL), blue=at("01A:2.6"))
    assert s.asks == "white card"  # level 0: no power
    s.play("white card:sprint-star-1", "white use")
    assert (s.asks, s.options) == ("white star", ["pass", "power:1"])
    s.play("white power:1")
    assert where(s, "white") == "04A:1.5"
    assert s.car("white")["stars"] == 0


@pytest.mark.rule("RB-TURN-04", "RB-COMP-06")
def test_cards_are_drawn_from_the_deck_of_the_place_in_the_running_round():
    s = scene(
        TWO_BOARDS,
        black=at("04A:1.1", "sprint-repair-1"),
        blue=at("01A:2.6", "rush-repair-5"),
    )
    s.play("black card:sprint-repair-1")
    for _ in range(3):
        assert {option.split("-")[0] for option in s.options} == {"card:sprint"}
        s.play(f"* {s.options[0]}")
    s.play("blue card:rush-repair-5")
    assert where(s, "blue") == "04A:2.5"  # ahead of black by now, yet second in this round
    for _ in range(3):
        assert {option.split("-")[0] for option in s.options} == {"card:rush"}
        s.play(f"* {s.options[0]}")
    assert len(s.car("blue")["hand"]) == 3
    assert s.asks == "blue card"


@pytest.mark.rule("RB-TURN-04")
def test_a_full_hand_draws_nothing():
    s = scene(
        TWO_BOARDS,
        black=at("04A:1.1", "sprint-bomb-1", "sprint-bomb-2", "sprint-bomb-3"),
        blue=at("01A:2.6", "rush-repair-5"),
        turn={"car": "black", "step": "draw"},
    )
    assert s.asks == "blue card"


@pytest.mark.rule("RB-TURN-05", "RB-RULE-07", "RB-CARD-02", "RB-HIT-03")
def test_a_turn_that_ends_at_once_has_no_draw_but_the_card_is_discarded():
    s = scene(
        TWO_BOARDS,
        black=at("04A:1.1", "sprint-repair-3", *FULL, hearts=1, stars=1),
        blue=at("01A:2.6", "rush-repair-5"),
        rocks=["04A:1.3"],
    )
    s.play("black pass", "black card:sprint-repair-3", "black pass")
    # On the Rock with the last heart: off-track; no second chance for a star power, no card.
    assert s.asks == "blue card"
    assert s.car("black")["hand"] == sorted(FULL)
    assert s.position["discards"] == {"sprint": {"sprint-repair-3": 1}, "rush": {}}


@pytest.mark.rule("RB-RULE-07")
def test_the_hand_is_refilled_at_the_end_of_the_next_complete_turn():
    s = scene(
        TWO_BOARDS,
        black=at("04A:1.1", "sprint-repair-3", "sprint-repair-2", hearts=1),
        blue=at("01A:2.1", "rush-repair-3", "rush-star-3", "rush-star-4"),
        rocks=["04A:1.3"],
    )
    s.play("black card:sprint-repair-3", "black pass")
    s.play("blue card:rush-repair-3").finish_draws()
    s.play("black pass", "black card:sprint-repair-2", "black pass")
    count = 0
    while s.asks == "* draw":
        s.play(f"* {s.options[0]}")
        count += 1
    assert count == 3


@pytest.mark.rule("RB-TURN-06")
def test_the_jungle_comes_before_the_star_power():
    s = scene(
        "wild-lands",
        black=at("clearing 1", "sprint-repair-1", stars=3),
        blue=at("01A:2.6", "rush-repair-5"),
    )
    assert s.asks == "* jungle"
    s.play("* die:6")
    assert s.asks == "black star"


@pytest.mark.rule("RB-CARD-01")
def test_any_card_of_the_hand_may_be_played_whatever_the_place():
    s = scene(
        TWO_BOARDS,
        black=at("04A:1.1", "rush-repair-5", "sprint-repair-1", "rush-swerve-4"),
        blue=at("01A:2.6"),
    )
    assert set(s.options) == {"card:rush-repair-5", "card:sprint-repair-1", "card:rush-swerve-4"}
    s.play("black card:rush-repair-5")
    assert s.happened("played")  # shown to all
    assert where(s, "black") == "11A:1.1"


@pytest.mark.rule("RB-CARD-02", "RB-DECK-02")
def test_a_card_goes_to_its_own_discard_pile_after_its_acceleration():
    s = scene(
        TWO_BOARDS,
        black=at("04A:1.1", "rush-missile-3", "sprint-bomb-1", "sprint-bomb-2"),
        blue=at("01A:2.6", "sprint-repair-1", "sprint-star-1", "sprint-star-2"),
    )
    s.play("black card:rush-missile-3")
    assert s.position["discards"] == {"sprint": {}, "rush": {}}  # still being played
    s.play("black pass").finish_draws()
    s.play("blue card:sprint-repair-1")
    assert s.position["discards"] == {"sprint": {"sprint-repair-1": 1}, "rush": {"rush-missile-3": 1}}


@pytest.mark.rule("RB-CARD-03")
@pytest.mark.parametrize(("car", "deck", "other"), [("black", SPRINT, "blue"), ("blue", RUSH, "black")])
def test_an_empty_hand_plays_the_top_card_of_the_place_s_deck(car, deck, other):
    s = scene(
        TWO_BOARDS,
        **{"black": at("04A:1.1"), "blue": at("04A:2.1", hearts=2), car: at("04A:1.1", hearts=2), other: at("04A:3.5")},
        turn={"car": car},
    )
    assert s.asks == "* draw"
    assert s.odds == {f"card:{name}": count for name, count in deck.items()}
    name = "sprint-repair-3" if deck is SPRINT else "rush-repair-3"
    s.play(f"* card:{name}")
    assert (s.asks, s.options) == (f"{car} effect", ["pass", "use"])  # optional
    s.play(f"{car} pass")
    assert where(s, car) == "04A:1.4"  # mandatory
    assert name not in s.car(car)["hand"]
    assert s.position["discards"][name.split("-")[0]] == {name: 1}


@pytest.mark.rule("RB-RULE-08", "RB-STAR-04")
def test_the_normal_card_after_an_extra_card_that_was_the_last():
    s = scene(TWO_BOARDS, white=at("04A:1.1", "sprint-repair-1", stars=2), blue=at("01A:2.6"))
    assert s.options == ["pass", "power:1", "power:2"]
    s.play("white power:2", "white card:sprint-repair-1")
    assert s.asks == "* draw"
    s.play("* card:sprint-repair-2")
    assert where(s, "white") == "04A:1.4"  # 1 + 2
    assert s.frame == "draw"
    assert s.position["discards"]["sprint"] == {"sprint-repair-1": 1, "sprint-repair-2": 1}


@pytest.mark.rule("RB-RULE-08")
def test_an_extra_card_needs_a_card_in_hand():
    s = scene(TWO_BOARDS, white=at("04A:1.1", stars=3), blue=at("01A:2.6"))
    assert (s.asks, s.options) == ("white star", ["pass", "power:1", "power:3"])


@pytest.mark.rule("RB-RULE-58")
def test_a_place_keeps_its_deck_when_a_competitor_has_dropped_out():
    # Four competitors draw S S R R; the leader has finished, the third place still draws Rush.
    s = scene(
        TWO_BOARDS,
        black=at("finished 01A:1.6"),
        blue=at("04A:2.1", "sprint-repair-1", "sprint-star-1", "sprint-star-2"),
        green=at("04A:3.1", "sprint-repair-2"),
        red=at("01A:2.6"),
    )
    s.play("blue card:sprint-repair-1")
    assert {option.split("-")[0] for option in s.options} == {"card:sprint"}
    s.finish_draws()
    s.play("green card:sprint-repair-2")
    assert {option.split("-")[0] for option in s.options} == {"card:rush"}


@pytest.mark.rule("RB-DECK-01")
def test_an_empty_deck_is_made_of_its_own_discard_pile():
    hand = ["sprint-repair-2", "sprint-bomb-1", "sprint-bomb-1"]
    pile = {name: count - hand.count(name) for name, count in SPRINT.items()}
    s = scene(
        TWO_BOARDS,
        black=at("04A:1.1", *hand),
        blue=at("01A:2.6", "rush-repair-5"),
        discards={"sprint": {name: count for name, count in pile.items() if count}, "rush": {"rush-bomb-3": 1}},
    )
    s.play("black card:sprint-repair-2")
    # The card just played is discarded by now; the two Bombs in the hand are not there.
    expected = {**SPRINT, "sprint-bomb-1": 0}
    assert s.odds == {f"card:{name}": count for name, count in expected.items() if count}
    assert s.happened("reshuffled") == [("reshuffled", 0)]
    assert s.position["discards"] == {"sprint": {}, "rush": {"rush-bomb-3": 1}}


@pytest.mark.rule("RB-DECK-02", "RB-BOOST-02")
def test_the_card_being_played_is_not_in_the_new_deck():
    hand = ["sprint-repair-1", "rush-bomb-3", "rush-bomb-4"]
    pile = {name: count for name, count in SPRINT.items() if name != "sprint-repair-1"}
    s = scene(
        TWO_BOARDS,
        black=at("04A:1.1", *hand),
        blue=at("01A:2.6", "rush-repair-5"),
        boosts=["04A:1.2"],
        discards={"sprint": pile},
        game={"boosts": True},
    )
    s.play("black card:sprint-repair-1")
    assert s.odds == {f"card:{name}": count for name, count in pile.items()}
    s.play("* card:sprint-bomb-2")
    assert where(s, "black") == "04A:1.4"


def small_box(sprint, rush):
    """A box with other cards; 24 are the least."""

    def deck(cards):
        faces = [(*name.split("-"), count) for name, count in cards.items()]
        listed = [{"effect": effect, "value": int(value), "count": count} for effect, value, count in faces]
        return {"total": sum(cards.values()), "cards": listed}

    return {"cards": {"sprint": deck(sprint), "rush": deck(rush)}}


@pytest.mark.rule("RB-DECK-03", "RB-RULE-37")
def test_the_other_deck_when_the_own_has_nothing_left():
    content = small_box({"repair-1": 3}, {"repair-3": 21})
    s = scene(
        TWO_BOARDS,
        black=at("04A:1.1", "sprint-repair-1", "sprint-repair-1", "rush-repair-3"),
        blue=at("01A:2.1", "sprint-repair-1"),
        game={"content": content},
    )
    s.play("black card:rush-repair-3")
    assert s.odds == {"card:rush-repair-3": 20}  # place 1 draws Sprint, but there is none
