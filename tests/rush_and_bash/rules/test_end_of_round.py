"""End of the round: ranking and new Rocks (ledger, section 11)."""

import pytest

from tests.rush_and_bash.rules.scenes import FAIR_DIE, at, changed, end_of_round, names, scene, where
from tests.rush_and_bash.tracks import LONG, TWO_BOARDS, track


def ranking(circuit, order, **parts):
    """The ranking after a round that had the ranking `order`."""
    return end_of_round(circuit, ranking=order.split(), **parts).position["ranking"]


@pytest.mark.rule("RB-RANK-01", "RB-RANK-02")
def test_the_further_along_the_circuit_the_better():
    found = ranking(
        LONG,
        "black blue green red white",
        black=at("04A:1.5"),
        blue=at("11A:2.1"),
        green=at("11A:2.3"),
        red=at("01A:2.6"),
        white=at("06A:3.1"),
    )
    # White on board 5; green and blue on board 3, same lane; black on board 2; red on board 1.
    assert found == ["white", "green", "blue", "black", "red"]


@pytest.mark.rule("RB-RANK-02", "RB-RANK-03", "RB-RANK-04", "RB-RULE-17")
def test_the_rulebook_s_ruler_over_five_cars_of_one_board():
    """Yellow, Green, Red, Black, White, from exit to entrance."""
    found = ranking(
        "first-game",
        "white black red green yellow",
        # 04A is cut like bricks; the ruler meets spaces by their forward ends.
        yellow=at("04A:2.4"),  # .9
        green=at("04A:1.4"),  # .8
        red=at("04A:2.3"),  # .7
        black=at("04A:3.3"),  # .6
        white=at("04A:2.2"),  # .5
    )
    assert found == ["yellow", "green", "red", "black", "white"]


@pytest.mark.rule("RB-RANK-02", "RB-RULE-17")
@pytest.mark.parametrize("order", ["black blue green", "green blue black", "blue green black"])
def test_equal_cars_keep_the_order_of_the_round_just_ended(order):
    found = ranking(TWO_BOARDS, order, black=at("04A:1.2"), blue=at("04A:2.2"), green=at("04A:3.2"))
    assert found == order.split()


@pytest.mark.rule("RB-RANK-02", "RB-RULE-05")
def test_a_car_coming_home_is_ahead_and_one_on_the_grid_behind():
    found = ranking(
        TWO_BOARDS,
        "black blue green red",
        black=at("01A:1.1", crossed_start=False),
        blue=at("11A:1.5"),
        green=at("01A:2.1", crossed_start=True),
        red=at("01A:3.6"),  # past the line: the first board
    )
    assert found == ["green", "blue", "red", "black"]


@pytest.mark.rule("RB-RANK-05", "RB-BRIDGE-07")
@pytest.mark.parametrize("order", ["black blue green red", "green red black blue"])
def test_cars_in_the_lake_keep_their_order(order):
    found = ranking(
        "marshes-of-tzulan",
        order,
        black=at("06B:LAKE"),
        blue=at("06B:2.5"),
        green=at("06B:LAKE"),
        red=at("06B:BR1"),
    )
    lake = [car for car in order.split() if car in ("black", "green")]
    # The keys of the ledger: BR1 1.1, LAKE 1.05, 2.5 at 1.
    assert found == ["red", *lake, "blue"]


@pytest.mark.rule("RB-RANK-05", "RB-JUNG-06")
@pytest.mark.parametrize("order", ["black blue green red white yellow", "yellow white red green blue black"])
def test_cars_in_clearings(order):
    found = ranking(
        "wild-lands",
        order,
        black=at("clearing 1"),
        blue=at("clearing 3"),
        green=at("clearing 2"),
        red=at("10B:X"),
        white=at("10B:2.2"),
        yellow=at("clearing 2"),
    )
    second = [car for car in order.split() if car in ("green", "yellow")]
    assert found == ["red", "blue", *second, "black", "white"]


# --- Rocks ------------------------------------------------------------------------------------------------------------


def due(circuit=TWO_BOARDS, *lines, **parts):
    """A round ends in which junctions were crossed."""
    cars = {"black": at("01A:1.1", "sprint-star-1"), "blue": at("01A:2.1")}
    return end_of_round(circuit, *lines, **{**cars, **parts})


@pytest.mark.rule("RB-ROCK-01", "RB-ROCK-02")
@pytest.mark.parametrize(
    ("die", "rocks"),
    [
        (1, set()),
        (2, {"11A:1.3", "11A:3.3"}),
        (3, {"11A:1.3", "11A:3.3", "11A:2.4"}),  # the rulebook's example: 2+ and 3+
        (4, {"11A:1.3", "11A:3.3", "11A:2.4", "11A:2.5"}),
        (6, {"11A:1.3", "11A:3.3", "11A:2.4", "11A:2.5"}),
    ],
)
def test_rocks_on_the_board_after_the_one_entered(die, rocks):
    s = due(junction_rocks=[0, 1, 2], crossed_junctions=[0])
    # Junction 0 leads onto 04A; the board after it is 11A.
    assert (s.asks, s.odds) == ("* rock_roll", FAIR_DIE)
    assert s.position["junction_rocks"] == [1, 2]
    s.dice(die)
    assert names(s.position["rocks"]) == rocks
    assert s.s.rocks == 14 - 2 - len(rocks)  # the junction's Rock is in the supply
    assert s.asks == "black card"


@pytest.mark.rule("RB-ROCK-01", "RB-ROUND-02")
def test_rocks_come_after_the_ranking():
    s = due(black=at("01A:1.1", "sprint-star-1"), blue=at("04A:1.1"), junction_rocks=[0, 1, 2], crossed_junctions=[0])
    assert s.asks == "* rock_roll"
    assert s.position["ranking"] == ["blue", "black"]


@pytest.mark.rule("RB-ROCK-01", "RB-ROCK-03")
def test_a_junction_without_its_rock_calls_for_no_roll():
    s = due(junction_rocks=[1, 2], crossed_junctions=[0])
    assert (s.asks, s.position["rocks"]) == ("black card", [])
    s = due(junction_rocks=[0, 1, 2])  # nobody crossed one
    assert (s.asks, s.position["junction_rocks"]) == ("black card", [0, 1, 2])


@pytest.mark.rule("RB-ROCK-03")
def test_one_roll_for_several_cars_and_none_in_a_later_round():
    s = scene(
        TWO_BOARDS,
        black=at("01A:1.6", "sprint-repair-1", "sprint-star-1", "sprint-star-2", crossed_start=True),
        blue=at("01A:2.6", "rush-repair-3", "rush-star-3", "rush-star-4", crossed_start=True),
        green=at("01A:3.6", "rush-repair-4", "rush-bomb-3", "rush-bomb-4", crossed_start=True),
        junction_rocks=[0, 1, 2],
    )
    s.play("black card:sprint-repair-1").finish_draws().play("blue card:rush-repair-3").finish_draws()
    s.play("green card:rush-repair-4").finish_draws()
    assert s.asks == "* rock_roll"
    s.dice(1)
    assert s.frame == "card"
    assert "crossed_junctions" not in s.position


@pytest.mark.rule("RB-ROCK-03")
def test_a_later_crossing_of_the_same_junction_does_nothing():
    s = scene(
        TWO_BOARDS,
        black=at("01A:2.1", "sprint-repair-1", "sprint-star-1", "sprint-star-2"),
        blue=at("01A:1.6", "rush-repair-3", "rush-star-3", "rush-star-4"),
        junction_rocks=[1, 2],
    )
    s.play("black card:sprint-repair-1").finish_draws().play("blue card:rush-repair-3").finish_draws()
    assert where(s, "blue") == "04A:1.3"
    assert (s.frame, s.position["round"]) == ("card", 2)


@pytest.mark.rule("RB-ROCK-01")
def test_a_car_put_back_crosses_no_junction():
    s = scene(
        TWO_BOARDS,
        "black card:sprint-missile-1",
        "black use",
        black=at("11A:1.1", "sprint-missile-1", "sprint-star-1", "sprint-star-2"),
        blue=at("11A:1.2", "rush-repair-3", hearts=1),
        junction_rocks=[0, 1, 2],
    )
    assert where(s, "blue") == "04A:1.3"
    assert "crossed_junctions" not in s.position


@pytest.mark.rule("RB-ROCK-04", "RB-RULE-20")
def test_two_junctions_the_rear_one_first_with_a_roll_each():
    s = due(LONG, junction_rocks=[0, 1, 2, 3, 4], crossed_junctions=[2, 0])
    s.dice(2)
    assert names(s.position["rocks"]) == {"11A:1.3", "11A:3.3"}
    assert s.asks == "* rock_roll"
    s.dice(1)  # 06A has no rock spaces on this track
    assert s.asks == "black card"
    assert [event[1] for event in s.happened("rock_rolled")] == [2, 4]
    assert s.position["junction_rocks"] == [1, 3, 4]


@pytest.mark.rule("RB-RULE-20")
def test_the_junctions_into_the_last_board_and_into_board_01():
    first = {
        "board": "01A",
        "name": "Start",
        "shape": "straight",
        "lanes": [6, 6, 6],
        "start_line": [5, 5, 5],
        "grid": ["3.5", "1.5", "3.3", "1.3", "1.1", "3.1"],
        "rocks": {"2.6": 2, "2.4": 2},
    }
    circuit = {**TWO_BOARDS, "define": [first, *TWO_BOARDS["define"]]}
    s = due(circuit, junction_rocks=[0, 1, 2], crossed_junctions=[1])
    s.dice(6)
    assert names(s.position["rocks"]) == {"01A:2.4"}  # before the line only
    s = due(circuit, junction_rocks=[0, 1, 2], crossed_junctions=[2])
    assert s.asks == "black card"  # no roll
    assert s.position["junction_rocks"] == [0, 1]
    assert s.s.rocks == 14 - 2


@pytest.mark.rule("RB-ROCK-05")
def test_a_car_thrown_back_later_still_counts_as_having_crossed():
    s = scene(
        TWO_BOARDS,
        "blue card:rush-repair-3",
        "blue pass",
        black=at("01A:1.1", "sprint-star-1"),
        blue=at("04A:1.4", "rush-repair-3", hearts=1),
        rocks=["11A:1.1"],
        junction_rocks=[0, 1, 2],
        turn={"car": "blue"},
    )
    assert where(s, "blue") == "04A:1.3"
    assert s.asks == "* rock_roll"
    assert s.position["junction_rocks"] == [0, 2]


@pytest.mark.rule("RB-ROCK-06", "RB-RULE-21")
def test_rock_spaces_that_hold_something_get_none():
    s = due(
        junction_rocks=[0],
        crossed_junctions=[0],
        black=at("11A:1.3", "sprint-star-1", hearts=2),
        bombs=["11A:3.3"],
        rocks=["11A:2.4"],
    )
    s.dice(6)
    assert names(s.position["rocks"]) == {"11A:2.4", "11A:2.5"}
    assert names(s.position["bombs"]) == {"11A:3.3"}
    assert s.car("black")["hearts"] == 2  # nothing is damaged
    assert s.s.rocks == 12


@pytest.mark.rule("RB-ROCK-06", "RB-RULE-21", "RB-RULE-31")
def test_the_grumbler_s_space_gets_no_rock():
    # 11B's only rock space is 2.2 (3+), which carries no paw point; so a board of our own with one on 2.4.
    circuit = track("04A", "11B", "12B")
    circuit["define"].append(changed("11B", rocks={"2.4": 2, "1.4": 2}))
    s = due(circuit, junction_rocks=[0], crossed_junctions=[0], grumbler="11B:2.4")
    s.dice(6)
    assert names(s.position["rocks"]) == {"11B:1.4"}


@pytest.mark.rule("RB-ROCK-07", "RB-RULE-22")
def test_when_rocks_run_out_the_rearmost_on_the_track_are_taken_up():
    near = ["04A:1.1", "04A:2.2", "04A:3.3"]
    far = [f"04A:{lane}.{k}" for lane in (1, 2, 3) for k in (4, 5)] + ["11A:1.1", "11A:2.1", "11A:3.1", "11A:1.2"]
    s = due(junction_rocks=[0], crossed_junctions=[0], rocks=[*near, *far])
    # The junction's Rock is the only one in the supply: it goes to 1.3 (2+; 3.3 is as far ahead, lane 1 comes first),
    # the next three come from behind, the rear one first.
    s.dice(6)
    assert names(s.position["rocks"]) == {*far, "11A:1.3", "11A:3.3", "11A:2.4", "11A:2.5"}
    placed = [event[1].partition(":")[2] for event in s.happened("rock_placed")]
    assert placed == ["11A:1.3", "11A:3.3", "11A:2.4", "11A:2.5"]  # lower numbers first
    taken = [event[1].partition(":")[2] for event in s.happened("rock_removed")]
    assert taken == near


@pytest.mark.rule("RB-RULE-22")
def test_without_a_rock_elsewhere_the_rest_stay_empty():
    own = ["11A:1.1", "11A:2.1", "11A:3.1", "11A:1.2", "11A:2.2", "11A:3.2", "11A:2.3"]
    own += ["11A:1.4", "11A:3.4", "11A:1.5", "11A:3.5"]
    s = due(junction_rocks=[0, 1, 2], crossed_junctions=[0], rocks=own)
    # Eleven Rocks on the board being filled and two at junctions: the one just freed is the last.
    s.dice(6)
    assert names(s.position["rocks"]) == {*own, "11A:1.3"}


@pytest.mark.rule("RB-ROCK-08", "RB-END-02")
def test_no_rocks_after_the_final_round():
    s = due(black=at("finished 01A:1.6"), junction_rocks=[0, 1, 2], crossed_junctions=[0, 1])
    assert s.asks == "over"
    assert s.position["junction_rocks"] == [0, 1, 2]
