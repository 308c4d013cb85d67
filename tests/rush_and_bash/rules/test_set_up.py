"""Set-up and components (ledger, sections 1, 2 and 4)."""

import pytest

from pileup.engine import make
from pileup.errors import PileupError
from pileup.games.rush_and_bash import game as rush_and_bash
from tests.rush_and_bash.rules.scenes import FAIR_DIE, SPRINT, at, names, scene
from tests.rush_and_bash.script import Script, race
from tests.rush_and_bash.tracks import TWO_BOARDS

GRID = ["1:01A:3.5", "1:01A:1.5", "1:01A:3.3", "1:01A:1.3", "1:01A:1.1", "1:01A:3.1"]


def set_up(seats=2, circuit=TWO_BOARDS, until="rock_roll", **options):
    """The race's own set-up up to a rule, the first outcome each time."""
    s = Script(race(circuit, seats, **options))
    while s.frame != until:
        s.play(f"* {s.options[0]}")
    return s


@pytest.mark.rule("RB-SETUP-04", "RB-SETUP-05", "RB-SETUP-06", "RB-RULE-04")
def test_grid_ranking_and_first_hands_go_from_the_first_seat_clockwise():
    s = Script(race(TWO_BOARDS, 6, first_seat="2"))
    order = ["green", "red", "white", "yellow", "black", "blue"]
    assert s.position["ranking"] == order
    assert [s.space(colour) for colour in order] == GRID
    drawn = []
    while s.frame == "draw":
        decks = {option.split(":")[1].split("-")[0] for option in s.options}
        assert len(decks) == 1
        s.play(f"* {s.options[0]}")
        drawn.append((s.happened("drew")[-1][1], decks.pop()))
    rush = {"green": 0, "red": 0, "white": 1, "yellow": 1, "black": 2, "blue": 2}
    assert drawn == [
        (colour, deck) for colour in order for deck in ["sprint"] * (3 - rush[colour]) + ["rush"] * rush[colour]
    ]


@pytest.mark.rule("RB-SETUP-02")
def test_full_health_and_no_star_at_the_start():
    s = set_up(6)
    assert {(car["hearts"], car["stars"]) for car in s.position["cars"].values()} == {(3, 0)}


@pytest.mark.rule("RB-SETUP-02")
def test_cars_are_chosen_freely_but_none_twice():
    assert make("rush-and-bash", seats=2, cars=["yellow", "black"]).extra.colours == ("yellow", "black")
    with pytest.raises(PileupError):
        make("rush-and-bash", seats=2, cars=["red", "red"])


@pytest.mark.rule("RB-SETUP-03")
def test_the_decks_are_shuffled():
    s = Script(race(TWO_BOARDS))
    assert s.odds == {f"card:{name}": count for name, count in SPRINT.items()}
    s.play("* card:sprint-repair-1")
    assert s.odds == {f"card:{name}": count for name, count in SPRINT.items() if name != "sprint-repair-1"}


@pytest.mark.rule("RB-SETUP-07", "RB-RULE-06", "RB-TERM-07")
@pytest.mark.parametrize(
    ("die", "rocks"),
    [
        (1, set()),
        (2, {"04A:2.2"}),
        (3, {"04A:2.2", "04A:1.4"}),  # the rulebook's example: a 3 fills 2+ and 3+
        (4, {"04A:2.2", "04A:1.4", "04A:3.4"}),
        (6, {"04A:2.2", "04A:1.4", "04A:3.4"}),
    ],
)
def test_first_rocks_on_the_board_after_the_starting_line(die, rocks):
    s = set_up()
    assert s.odds == FAIR_DIE
    s.dice(die)
    assert names(s.position["rocks"]) == rocks
    assert s.asks == "black card"


@pytest.mark.rule("RB-SETUP-07", "RB-RULE-06")
def test_rock_spaces_of_the_starting_board_past_the_line_use_the_first_roll():
    first = {
        "board": "01A",
        "name": "Start",
        "shape": "straight",
        "lanes": [6, 6, 6],
        "start_line": [5, 5, 5],
        "grid": ["3.5", "1.5", "3.3", "1.3", "1.1", "3.1"],
        "rocks": {"2.6": 3, "1.6": 5, "2.5": 2},
    }
    circuit = {**TWO_BOARDS, "define": [first, *TWO_BOARDS["define"]]}
    s = set_up(circuit=circuit).dice(3)
    # 2.5 lies before the line: its turn comes at the end of the lap.
    assert names(s.position["rocks"]) == {"04A:2.2", "04A:1.4", "01A:2.6"}


@pytest.mark.rule("RB-SETUP-08")
def test_a_rock_beside_every_junction():
    s = set_up().dice(1)
    assert s.position["junction_rocks"] == [0, 1, 2]
    assert s.s.rocks == 14 - 3


@pytest.mark.rule("RB-SETUP-09", "RB-SETUP-10", "RB-TELE-01")
def test_order_of_the_set_up():
    s = Script(race("phoenix-empire", 2, boosts=True, first_seat="random"))
    frames = []
    while s.frame != "card":
        frames.append(s.frame)
        s.play(f"* {s.options[0]}")
    # Six portals a side, the sixth tile being the one left over; junctions 1, 2, 4 and 5 carry a Boost.
    assert frames == ["portal"] * 10 + ["boost_place"] * 4 + ["first_seat"] + ["draw"] * 6 + ["rock_roll"]
    assert [sorted(tiles) for tiles in s.position["portals"].values()] == [[1, 2, 3, 4, 5, 6]] * 2
    assert len(s.position["boosts"]) == 4


@pytest.mark.rule("RB-SETUP-09", "RB-GRUM-01")
def test_the_grumbler_starts_on_the_red_point():
    s = set_up(circuit="plateau-of-the-grumblers")
    assert s.position["grumbler"] == 0
    assert s.game.static.paw_space[0] == -1  # beside the track


@pytest.mark.rule("RB-COMP-07", "RB-TELE-01")
def test_each_portal_board_gets_one_set_of_tiles_in_random_order():
    s = Script(race("phoenix-empire"))
    for tiles in (["3", "1", "6", "2", "5"], ["5", "2", "1", "4", "3"]):
        left = set("123456")
        for tile in tiles:
            assert s.odds == {f"portal:{n}": 1 for n in sorted(left)}
            s.play(f"* portal:{tile}")
            left.discard(tile)
    assert s.frame == "draw"
    assert s.position["portals"] == {"departures": [3, 1, 6, 2, 5, 4], "arrivals": [5, 2, 1, 4, 3, 6]}


@pytest.mark.rule("RB-RULE-04", "RB-SETUP-04")
def test_who_starts_is_drawn_among_the_humans_unless_told():
    s = Script(race(TWO_BOARDS, 5, first_seat="random", bots=2))
    assert s.frame == "first_seat"
    assert s.odds == {"seat:0": 1, "seat:1": 1, "seat:2": 1}
    s.play("* seat:1")
    assert s.position["ranking"] == ["blue", "green", "black", "red", "white"]
    assert make("rush-and-bash", seats=2).static.first_seat == -1  # random is the default


@pytest.mark.rule("RB-COMP-10")
def test_two_to_six_competitors_at_least_one_human():
    for seats in (1, 7):
        with pytest.raises(PileupError):
            make("rush-and-bash", seats=seats)
    with pytest.raises(PileupError):
        make("rush-and-bash", seats=2, bots=2)
    for seats, bots in ((2, 1), (6, 5), (6, 0)):
        assert make("rush-and-bash", seats=seats, bots=bots).static.humans == seats - bots


@pytest.mark.rule("RB-COMP-08")
def test_the_track_die_is_fair():
    s = set_up()
    assert s.odds == FAIR_DIE


@pytest.mark.rule("RB-STATE-07")
def test_a_position_tells_turn_step_and_whether_a_power_was_used():
    s = scene(TWO_BOARDS, white=at("04A:1.1", "sprint-repair-2", stars=1), blue=at("01A:2.6"))
    assert s.position["turn"] == {"car": "white", "step": "power"}
    s.play("white power:1")  # three spaces
    assert s.position["turn"] == {"car": "white", "step": "card", "power_used": True}
    again = Script(s.game, s.position)
    assert again.s.dump() == s.s.dump()
    # The power stays used: at the end of the turn none is offered though a star is there again.
    used = {"car": "white", "step": "second-power", "power_used": True}
    for turn, asks in ((used, "* draw"), ({**used, "power_used": False}, "white star")):
        s = scene(TWO_BOARDS, white=at("04A:1.1", "sprint-repair-2", stars=1), blue=at("01A:2.6"), turn=turn)
        assert s.asks == asks


@pytest.mark.rule("RB-RULE-59")
def test_nobody_ever_chooses_at_the_same_time():
    handlers = {name for module in rush_and_bash.KIND.rules for name in vars(module)}
    assert any(name.startswith("options_") for name in handlers)
    assert not any(name.startswith("reveal_") for name in handlers)
