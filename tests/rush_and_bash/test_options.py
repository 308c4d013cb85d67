"""Options of a race: what they mean, what is refused, and descriptions that make the same game again."""

import json

import pytest

from pileup.engine import make
from pileup.engine.content import ContentError
from pileup.errors import PileupError, UnknownName
from pileup.games.rush_and_bash.actions import ACTIONS
from pileup.server.offers import game_infos
from tests.rush_and_bash.script import Script, race
from tests.rush_and_bash.tracks import TWO_BOARDS


def dealt(script):
    """The decks that the first hands come from, by car in the order of dealing."""
    found = {}
    while script.frame == "draw":
        card = script.options[0]
        colour = script.game.extra.colours[script.s.frames[script.s.depth - 1].car]
        found.setdefault(colour, []).append(card.removeprefix("card:").split("-")[0])
        script.play(f"* {card}")
    return found


@pytest.mark.rule("RB-SETUP-04", "RB-SETUP-05", "RB-RULE-04", "RB-BOT-02")
def test_the_first_seat_is_drawn_among_the_humans_and_bots_stand_last():
    script = Script(make("rush-and-bash", seats=6, bots=2))
    assert script.odds == {"seat:0": 1, "seat:1": 1, "seat:2": 1, "seat:3": 1}
    script.play("* seat:2")
    assert script.position["ranking"] == ["green", "red", "black", "blue", "white", "yellow"]
    assert script.space("green") == "1:01A:3.5"  # 1st
    assert script.space("red") == "1:01A:1.5"
    assert script.space("black") == "1:01A:3.3"
    assert script.space("blue") == "1:01A:1.3"
    assert script.space("white") == "1:01A:1.1"
    assert script.space("yellow") == "1:01A:3.1"  # 6th
    assert dealt(script) == {
        "green": ["sprint"] * 3,
        "red": ["sprint"] * 3,
        "black": ["sprint", "sprint", "rush"],
        "blue": ["sprint", "sprint", "rush"],
    }


@pytest.mark.rule("RB-SETUP-05")
def test_the_last_places_start_with_two_rush_cards():
    script = Script(race(seats=6))
    hands = dealt(script)
    assert hands["white"] == hands["yellow"] == ["sprint", "rush", "rush"]


@pytest.mark.rule("RB-SETUP-02", "RB-COMP-04")
def test_cars_are_chosen_or_taken_in_the_usual_order():
    assert race(seats=4, cars=["red", None, "black"]).extra.colours == ("red", "blue", "black", "green")
    assert race(seats=3, cars="white;yellow").extra.colours == ("white", "yellow", "black")


@pytest.mark.parametrize(
    ("options", "error", "words"),
    [
        ({"circuit": "nowhere"}, UnknownName, "first-game"),
        ({"circuit": ["01A", "99A"]}, PileupError, "there is no board 99A"),
        ({"circuit": {"boards": "01A"}}, ContentError, "boards"),
        ({"circuit": "no/such/file.toml"}, ContentError, "there is no such file"),
        ({"cars": ["pink"]}, UnknownName, "black, blue, green, red, white, yellow"),
        ({"cars": ["red", "red"]}, PileupError, "Two seats can't both drive the red car"),
        ({"cars": 7}, PileupError, "no list of colours"),
        ({"cars": ["red", "blue", "green"]}, PileupError, "3 cars for 2 seats"),
        ({"bots": 2}, PileupError, "At least one seat must be human"),
        ({"bots": 9}, PileupError, "from 0 to 5"),
        ({"bots": 1, "first_seat": "1"}, PileupError, "Seat 1 can't start first"),
        ({"first_seat": "youngest"}, UnknownName, "random"),
        ({"simplified": "perhaps"}, PileupError, "neither true nor false"),
        ({"content": 3}, PileupError, "content"),
        ({"content": "no/such/folder"}, PileupError, "no such"),
        ({"speed": 3}, UnknownName, "no option 'speed'"),
    ],
)
def test_bad_options_say_what_is_legal(options, error, words):
    with pytest.raises(error) as caught:
        make("rush-and-bash", seats=2, **options)
    assert words in str(caught.value)


def test_seats_are_two_to_six():
    for seats in (1, 7, 0, "many", True):
        with pytest.raises(PileupError):
            make("rush-and-bash", seats=seats)


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 4},
        {"seats": 5, "circuit": "wild-lands", "boosts": True, "bots": 2, "lifeless": True, "cars": ["white"]},
        {"seats": 2, "circuit": TWO_BOARDS, "simplified": True, "first_seat": "1"},
        {"seats": 2, "content": {"cards": {"sprint": {"cards": [{"effect": "bomb", "value": 2, "count": 31}]},
                                           "rush": {"cards": [{"effect": "star", "value": 5, "count": 24}]}}}},
    ],
)  # fmt: skip
def test_a_description_makes_the_same_game_again(options):
    game = make("rush-and-bash", **options)
    again = make(json.loads(json.dumps(game.description())))
    assert again.description() == game.description()
    assert again.content_hash == game.content_hash
    assert again.static.dump() == game.static.dump()
    assert again.python().start().dump() == game.python().start().dump()


def test_own_cards_are_drawn():
    cards = {
        "sprint": {"cards": [{"effect": "bomb", "value": 2, "count": 31}]},
        "rush": {"cards": [{"effect": "star", "value": 7, "count": 24}]},
    }
    script = Script(race(seats=2, content={"cards": cards}))
    assert script.odds == {"card:sprint-bomb-2": 31}
    script.play(*["* card:sprint-bomb-2"] * 6, "* die:1", "0 card:sprint-bomb-2", "0 pass")
    assert script.game.content["cards"]["rush"]["cards"][0]["value"] == 7


def test_own_powers_are_built_of_parts():
    cars = {
        "life": 4,
        "cars": [
            {"colour": colour, "level1": [{"do": "move", "spaces": 2, "up_to": True}], "level3": [{"do": "bomb"}]}
            for colour in ("black", "blue", "green", "red", "white", "yellow")
        ],
    }
    position = {"cars": {"black": {"space": "2:02A:1.1", "stars": 1, "hand": ["sprint-bomb-1"]}}}
    script = Script(race(seats=2, content={"cars": cars}), position)
    assert script.hearts("blue") == 4  # four places on the life track
    script.play("black power:1")
    assert script.options == ["stop", "space:2:02A:1.2"]
    script.play("black space:02A:1.2", "black stop")
    assert script.space("black") == "2:02A:1.2"
    assert script.asks == "black card"


def test_every_action_has_a_text_and_a_number():
    assert all(ACTIONS.number(text) == number for number, text in enumerate(ACTIONS))


def test_circuits_that_are_too_short_for_their_cars_are_refused():
    tiny = {"boards": ["01A", "04A"], "unchecked": True,
            "define": [{"board": "04A", "name": "short", "shape": "straight", "lanes": [2, 2, 2]}]}  # fmt: skip
    make("rush-and-bash", seats=2, circuit=tiny)
    with pytest.raises(PileupError, match="could push one another all round"):
        make("rush-and-bash", seats=6, circuit=tiny)


@pytest.mark.parametrize(
    ("language", "label"),
    [("en", "Rulebook Bots"), ("de", "Bots der Regel"), ("it", "Bot del regolamento")],
)
def test_the_rulebooks_bots_are_not_taken_for_those_that_play_instead_of_people(language, label):
    options = {one.name: one for info in game_infos(language) if info.name == "rush-and-bash" for one in info.options}
    assert options["bots"].title == label
    assert label.casefold().replace("bots", "bot") in options["lifeless"].title.casefold().replace("bots", "bot")
