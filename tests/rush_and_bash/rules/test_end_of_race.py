"""End of the race and the simplified version (ledger, sections 12 and 13)."""

import pytest

from tests.rush_and_bash.rules.scenes import at, end_of_round, hearts, places, scene, where
from tests.rush_and_bash.tracks import TWO_BOARDS

HOME = {"crossed_start": True}
FULL = ("sprint-star-1", "sprint-star-2")


@pytest.mark.rule("RB-END-01", "RB-END-03", "RB-TURN-05")
def test_a_car_that_crosses_the_finish_line_is_out_at_once():
    s = scene(
        TWO_BOARDS,
        "black pass",
        "black card:sprint-repair-3",
        black=at("01A:1.4", "sprint-repair-3", *FULL, stars=1, **HOME),
        blue=at("04A:1.1", "rush-repair-3"),
    )
    # One space beyond the line though two were left; no star power, no card.
    assert where(s, "black") == "finished 01A:1.6"
    assert s.asks == "blue card"
    assert len(s.car("black")["hand"]) == 2
    assert s.position["discards"]["sprint"] == {"sprint-repair-3": 1}


@pytest.mark.rule("RB-END-01", "RB-EFF-02", "RB-STAR-09")
def test_no_card_after_a_power_that_finishes():
    s = scene(TWO_BOARDS, "white power:1", white=at("01A:2.5", *FULL, stars=1, **HOME), blue=at("04A:1.1"))
    assert where(s, "white") == "finished 01A:2.6"
    assert s.frame == "draw" and s.position["turn"]["car"] == "blue"


@pytest.mark.rule("RB-END-06", "RB-RULE-05")
def test_the_first_crossing_from_the_grid_does_not_finish():
    s = scene(TWO_BOARDS, "black card:sprint-repair-3", black=at("01A:1.4", "sprint-repair-3"), blue=at("04A:1.1"))
    assert (where(s, "black"), s.car("black")["crossed_start"]) == ("04A:1.1", True)


@pytest.mark.rule("RB-RULE-05", "RB-OFF-02", "RB-END-06")
def test_a_car_sent_back_behind_the_line_has_to_cross_it_again():
    s = scene(
        TWO_BOARDS,
        "black card:sprint-missile-2",
        "black use",
        black=at("01A:1.6", "sprint-missile-2", *FULL, **HOME),
        blue=at("04A:1.3", "sprint-repair-2", hearts=1),
    )
    assert (where(s, "blue"), s.car("blue")["crossed_start"]) == ("01A:1.5", False)
    s.finish_draws().play("blue pass", "blue card:sprint-repair-2")
    assert where(s, "blue") == "04A:1.1"  # no finish


@pytest.mark.rule("RB-END-02")
def test_the_running_round_is_played_to_its_last_competitor():
    s = scene(
        TWO_BOARDS,
        "black card:sprint-repair-3",
        black=at("01A:1.5", "sprint-repair-3", **HOME),
        blue=at("11A:2.5", "sprint-repair-1", "rush-star-3", "rush-star-4"),
        green=at("11A:1.5", "rush-repair-5", **HOME),
    )
    assert s.asks == "blue card"
    s.play("blue card:sprint-repair-1").finish_draws()
    assert s.asks == "green card"
    s.play("green card:rush-repair-5")  # 1.1 … 1.5: not over the line
    assert where(s, "green") == "01A:1.5"
    s.finish_draws()
    assert s.asks == "over"
    assert places(s) == {"black": 1, "green": 2, "blue": 3}


@pytest.mark.rule("RB-END-02", "RB-END-05")
def test_others_may_still_finish_in_that_round():
    s = scene(
        TWO_BOARDS,
        "black card:sprint-repair-3",
        "blue card:sprint-repair-1",
        black=at("01A:1.5", "sprint-repair-3", **HOME),
        blue=at("01A:3.5", "sprint-repair-1", **HOME),
    )
    assert s.asks == "over"
    assert places(s) == {"black": 1, "blue": 2}


@pytest.mark.rule("RB-END-03")
def test_a_finished_car_can_t_be_hit():
    # The Missile passes the finished car's space and hits the next; no collision there either.
    s = scene(
        TWO_BOARDS,
        "black card:sprint-missile-2",
        "black use",
        black=at("01A:1.5", "sprint-missile-2", crossed_start=False),
        blue=at("finished 01A:1.6"),
        green=at("04A:1.3"),
    )
    assert hearts(s) == {"black": 3, "blue": 3, "green": 2}
    assert where(s, "black") == "04A:1.1"


@pytest.mark.rule("RB-END-04", "RB-END-05", "RB-RULE-18")
def test_a_tie_of_finishers_goes_to_the_ranking_of_the_last_round():
    """The order of crossing does not count: the leader, pushed over the line last, wins."""
    s = scene(
        TWO_BOARDS,
        black=at("01A:1.3", "sprint-repair-1", *FULL, **HOME),
        blue=at("01A:2.5", "sprint-repair-2", **HOME),
        green=at("01A:1.1", "sprint-repair-3", "rush-star-3", "rush-star-4", **HOME),
        ranking=["black", "blue", "green"],
    )
    s.play("black card:sprint-repair-1").finish_draws()
    assert where(s, "black") == "01A:1.4"
    s.play("blue card:sprint-repair-2")
    assert where(s, "blue") == "finished 01A:2.6"
    s.play("green card:sprint-repair-3")  # rams black on 1.4, which goes two, over the line
    assert where(s, "black") == "finished 01A:1.6"
    s.finish_draws()
    assert places(s) == {"black": 1, "blue": 2, "green": 3}


@pytest.mark.rule("RB-END-05", "RB-END-04")
def test_finishers_are_ahead_of_all_others():
    s = end_of_round(
        TWO_BOARDS,
        black=at("01A:2.5", **HOME),
        blue=at("finished 01A:3.6"),
        green=at("01A:1.5", **HOME),
        ranking=["black", "blue", "green"],
    )
    assert s.asks == "over"
    assert places(s) == {"blue": 1, "black": 2, "green": 3}


# A line that is not straight: beyond it lane 1 begins at 5/6 and lane 2 at 2/3, so that 1.5 lies before it and 2.5,
# beside, beyond it.
CROOKED = {
    **TWO_BOARDS,
    "define": [
        {
            "board": "01A",
            "name": "Start",
            "shape": "straight",
            "lanes": [6, 6, 6],
            "start_line": [5, 4, 5],
            "grid": ["3.5", "1.5", "3.3", "1.3", "1.1", "3.1"],
        },
        *TWO_BOARDS["define"],
    ],
}


@pytest.mark.rule("RB-END-01", "RB-EFF-02", "RB-RULE-05")
@pytest.mark.parametrize(("crossed", "end"), [(True, "finished 01A:2.5"), (False, "01A:2.6")])
def test_a_swerve_over_the_line(crossed, end):
    s = scene(
        CROOKED,
        "black card:sprint-swerve-1",
        "black space:01A:2.5",
        black=at("01A:1.5", "sprint-swerve-1", crossed_start=crossed),
        blue=at("04A:1.1", "rush-repair-3"),
    )
    assert where(s, "black") == end
    assert s.car("black")["crossed_start"] is True
    assert (s.asks == "blue card") is crossed  # finished: the turn is over before the acceleration


@pytest.mark.rule("RB-RULE-05", "RB-END-06")
def test_a_swerve_back_over_the_line_has_to_be_made_good():
    s = scene(
        CROOKED,
        "red power:1",
        "red pass",
        "red space:01A:1.5",
        red=at("01A:2.5", "sprint-repair-1", stars=1),
        blue=at("04A:1.1", "rush-repair-3"),
    )
    assert (where(s, "red"), s.car("red")["crossed_start"]) == ("01A:1.5", False)
    s.play("red card:sprint-repair-1")
    assert (where(s, "red"), s.car("red")["crossed_start"]) == ("01A:1.6", True)


@pytest.mark.rule("RB-END-05", "RB-RULE-18")
def test_finishers_with_different_keys_are_compared_like_any_others():
    s = scene(
        CROOKED,
        black=at("01A:2.4", "sprint-repair-3", **HOME),
        blue=at("01A:1.5", "sprint-repair-1", **HOME),
    )
    s.play("black card:sprint-repair-3", "blue card:sprint-repair-1")
    assert (where(s, "black"), where(s, "blue")) == ("finished 01A:2.5", "finished 01A:1.6")
    assert places(s) == {"blue": 1, "black": 2}


# --- the simplified version -------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-SIMP-03", "RB-SIMP-01", "RB-RULE-19")
@pytest.mark.parametrize(("answer", "space"), [("use", "04A:1.4"), ("pass", "04A:1.2")])
def test_a_star_effect_adds_two_spaces_if_activated(answer, space):
    s = scene(
        TWO_BOARDS,
        black=at("04A:1.1", "sprint-star-1", "sprint-bomb-1", "sprint-bomb-2"),
        blue=at("01A:2.1"),
        game={"simplified": True},
    )
    assert s.asks == "black card"
    s.play("black card:sprint-star-1")
    assert (s.asks, s.options) == ("black effect", ["pass", "use"])
    s.play(f"black {answer}")
    assert (where(s, "black"), s.car("black")["stars"]) == (space, 0)
    assert s.frame == "draw"  # no step 5


@pytest.mark.rule("RB-SIMP-03")
def test_the_two_spaces_are_one_movement_with_the_card_s():
    s = scene(
        TWO_BOARDS,
        "black card:sprint-star-1",
        "black use",
        black=at("04A:1.1", "sprint-star-1"),
        blue=at("04A:1.3"),
        game={"simplified": True},
    )
    # One contact on the second of three spaces ends it.
    assert (where(s, "black"), where(s, "blue")) == ("04A:1.3", "04A:1.5")


@pytest.mark.rule("RB-SIMP-02")
def test_off_track_raises_no_star():
    s = scene(
        TWO_BOARDS,
        "black card:sprint-missile-1",
        "black use",
        black=at("04A:1.1", "sprint-missile-1"),
        blue=at("11A:1.4", hearts=1),
        game={"simplified": True},
    )
    assert (where(s, "blue"), s.car("blue")["hearts"], s.car("blue")["stars"]) == ("11A:1.2", 3, 0)


@pytest.mark.rule("RB-SIMP-04")
def test_simplified_with_boosts_bots_and_a_special_circuit():
    s = scene(
        "landslide",
        black=at("02A:1.6", "sprint-star-1"),
        blue=at("01A:2.1"),
        boosts=["03A:1.1"],
        game={"simplified": True, "boosts": True, "bots": 1},
    )
    s.play("black card:sprint-star-1", "black use", "* card:sprint-bomb-2")
    assert where(s, "black") == "03A:1.5"  # 1 + 2 + 2
    s.play("* card:sprint-bomb-1", "* card:sprint-bomb-1", "* card:sprint-bomb-3")
    s.play("* card:rush-star-3")
    assert where(s, "blue") == "01A:2.6"  # 3 + 2
