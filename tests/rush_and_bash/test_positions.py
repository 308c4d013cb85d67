"""Setting up a position: defaults, names, and every reason against it at once."""

import pytest

import pileup
from pileup.errors import InvalidPosition
from tests.rush_and_bash.script import Script, play, race
from tests.rush_and_bash.tracks import TWO_BOARDS


def reasons(position, circuit="first-game", seats=2, **options):
    game = race(circuit, seats, **options)
    with pytest.raises(InvalidPosition) as caught:
        game.kind.set_up(game, position)
    return caught.value.problems


def test_everything_left_out_is_as_at_the_start():
    script = play("first-game", {})
    assert script.position["round"] == 1
    assert script.position["ranking"] == ["black", "blue"]
    assert script.car("black") == {"space": "1:01A:3.5", "hearts": 3, "stars": 0, "crossed_start": False, "hand": []}
    assert script.space("blue") == "1:01A:1.5"
    assert script.position["junction_rocks"] == [0, 1, 2, 3, 4, 5]
    assert script.position["rocks"] == script.position["bombs"] == []
    assert script.s.rocks == 8  # 14, less one at each of six junctions
    assert script.s.bombs == 9
    assert script.asks == "* draw"  # an empty hand plays the top card


def test_names_may_leave_out_the_place_of_the_board():
    long = play(TWO_BOARDS, {"cars": {"black": {"space": "2:04A:1.2"}}, "rocks": ["3:11A:2.4"]})
    short = play(TWO_BOARDS, {"cars": {"black": {"space": "04A:1.2"}}, "rocks": ["11A:2.4"]})
    assert long.bytes == short.bytes


@pytest.mark.parametrize(
    ("step", "asks"),
    [("start", "black star"), ("power", "black star"), ("card", "black card"), ("second-power", "black star")],
)
def test_a_turn_can_be_set_up_at_each_step(step, asks):
    car = {"stars": 1, "hand": ["sprint-bomb-1", "sprint-bomb-2"]}
    script = play("first-game", {"cars": {"black": car}, "turn": {"car": "black", "step": step}})
    assert script.asks == asks


def test_a_power_already_used_is_not_asked_again():
    car = {"stars": 3, "hand": ["sprint-bomb-1"]}
    turn = {"car": "black", "step": "start", "power_used": True}
    assert play("first-game", {"cars": {"black": car}, "turn": turn}).asks == "black card"


def test_at_the_step_of_drawing_the_hand_is_filled_from_the_deck_of_the_place():
    script = play("first-game", {"turn": {"car": "blue", "step": "draw"}, "cars": {"blue": {"hand": ["rush-star-3"]}}})
    assert script.asks == "* draw"
    assert {text.split("-")[0] for text in script.options} == {"card:rush"}  # place 2 of the track for three


def test_all_reasons_are_told_at_once():
    problems = reasons(
        {
            "round": -1,
            "ranking": ["black", "black"],
            "cars": {
                "black": {"space": "9:99Z:1.1", "hearts": 4, "stars": "many", "hand": ["sprint-bomb-9", "joker"]},
                "green": {},
                "blue": {"colour": "blue", "crossed_start": False, "space": "2:02A:1.1"},
            },
            "rocks": ["2:02A:1.2", "2:02A:1.2"],
            "junction_rocks": [7],
            "portals": {},
            "turn": {"car": "white", "step": "lunch"},
            "weather": "rain",
        }
    )
    text = "\n".join(problems)
    for part in (
        "there is no 'weather'",
        "round: -1 is no whole number",
        "ranking: name every car once: black, blue",
        "cars.black.space: there is no space '9:99Z:1.1'",
        "cars.black.hearts: 4 is no whole number from 1 to 3",
        "cars.black.stars: 'many' is no whole number from 0 to 3",
        "there is no card 'sprint-bomb-9'; it is no card of this box",
        "there is no card 'joker'; cards are named as",
        "there is no 'green'",
        "there is no 'colour'",
        "cars.blue.crossed_start: a car beyond the starting line has crossed it",
        "something lies on 2:02A:1.2 already",
        "junction_rocks: 7 is no whole number from 0 to 5",
        "portals: this circuit has none",
        "there is no car 'white'",
        "'lunch' is none of start, power, card",
    ):
        assert part in text
    assert len(problems) >= 16


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"cars": {"black": {"space": "2:02A:1.1"}, "blue": {"space": "2:02A:1.1"}}}, "is taken by"),
        ({"cars": {"black": {"space": "2:02A:1.1"}}, "rocks": ["2:02A:1.1"]}, "a Rock or a Bomb lies on"),
        ({"bombs": [f"2:02A:1.{k}" for k in range(1, 7)] + [f"3:03A:1.{k}" for k in range(1, 5)]}, "10 Bombs lie here"),
        ({"rocks": [f"{b}:0{b}A:1.{k}" for b in (2, 3) for k in range(1, 6)]}, "16 Rocks lie here; the game has 14"),
        ({"cars": {"black": {"hand": ["sprint-star-3", "sprint-star-3"]}}}, "2 of sprint-star-3"),
        ({"discards": {"sprint": {"sprint-star-3": 2}}}, "2 of sprint-star-3"),
        ({"discards": {"sprint": {"rush-star-3": 1}}}, "belongs to the other deck"),
        ({"cars": {"black": {"hand": ["rush-bomb-4"] * 4}}}, "at most 3 cards"),
        ({"cars": {"black": {"space": "clearing 1"}}}, "there is no 'clearing 1'"),
        ({"cars": {"black": {"space": "finished 1:01A:1.6"}}, "turn": {"car": "black"}}, "has no turn"),
        ({"turn": None}, "name the car whose turn it is"),
        ({"resolving": [{"rule": "round"}, {"rule": "dance"}]}, "there is no rule 'dance'"),
        (
            {
                "resolving": [
                    {"rule": "round"},
                    {"rule": "turn", "car": "black"},
                    {"rule": "card", "car": "black", "decides": "black"},
                ]
            },
            "nothing to ask",
        ),
        ({"grumbler": "red"}, "this circuit has none"),
        ([], "is no table"),
    ],
)
def test_what_can_not_be_is_refused(position, reason):
    assert reason in "\n".join(reasons(position))


def test_bots_have_neither_cards_nor_stars():
    text = "\n".join(reasons({"cars": {"blue": {"hand": ["sprint-bomb-1"], "stars": 1}}}, bots=1))
    assert "a Bot has no hand" in text
    assert "cars.blue.stars" in text


def test_portals_and_grumbler():
    swapped = {"departures": [2, 1, 3, 4, 5, 6], "arrivals": [1, 2, 3, 4, 5, 6]}
    script = play("phoenix-empire", {"portals": swapped})
    assert script.position["portals"] == swapped
    assert any("tiles 1 to 6" in reason for reason in reasons({"portals": {"departures": [1] * 6}}, "phoenix-empire"))
    grumbler = play("plateau-of-the-grumblers", {"grumbler": "2:11B:2.4"})
    assert grumbler.game.static.paw_space[grumbler.position["grumbler"]] == grumbler.game.extra.space_of["2:11B:2.4"]
    assert "no paw point" in "\n".join(reasons({"grumbler": "2:11B:1.1"}, "plateau-of-the-grumblers"))


def test_a_live_race_goes_on_from_a_position():
    game = pileup.make("rush-and-bash", seats=2, first_seat="0")
    position = {"cars": {"black": {"space": "6:08A:1.6", "hand": ["sprint-repair-1"]}}, "round": 9}
    live = pileup.Race.set_up(game, position, seed=1)
    live.choose(0, "card:sprint-repair-1")
    assert live.position()["cars"]["black"]["space"] == "1:01A:1.1"
    assert pileup.Race.set_up(game, live.position(), seed=1).position() == live.position()


def test_two_cars_may_share_a_space_in_the_order_of_their_arrival():
    cars = {"black": {"space": "1:01A:1.1"}, "blue": {"space": "1:01A:1.1", "arrived": 1}}
    assert Script(race(), {"cars": cars}).car("blue")["arrived"] == 1
