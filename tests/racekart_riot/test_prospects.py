"""What players are told before they choose: what a roll would mean, where a card leads, what follows from an option."""

from fractions import Fraction

import pytest

from pileup.engine.make import make
from pileup.play import Race
from tests.racekart_riot.script import event_roll

MARKET = {"market": [{"card": "jump"}]}


def set_up(*seats, track="redbanes-castle", **position):
    game = make("racekart-riot", seats=max(2, len(seats)), track=track)
    return Race.set_up(game, {"seats": list(seats), **MARKET, **position}, seed=1, chance="ask")


def odds(race, seat, option):
    """What an option's roll would mean, each meaning with its odds in twelfths."""
    preview = race.preview(seat, option)
    assert preview is not None and preview.chance is not None
    return {one.text: Fraction(one.odds).limit_denominator(12) * 12 for one in preview.chance}


@pytest.mark.rule("RK-DICE-01", "RK-SUP-04", "RK-ITM-02")
def test_a_target_is_told_how_likely_it_dodges():
    """Level 5: 6 to 12 dodge; a Jump makes it 2 to 12."""
    race = set_up(
        {"space": "R5", "items": ["egg"], "hand": ["RB11", "RB12"]},
        {"space": "R7", "supplies": {"jump": 1}, "hand": ["GL11", "GL12"]},
        phase="attack",
    )
    race.choose(0, "item:egg")
    race.happen("d8:4")
    race.choose(0, "ahead")
    decision = race.decision(1)
    assert decision.prompt == "Redbane attacks you: egg (level 5). What do you do?"
    assert [option.text for option in decision.options] == ["Just roll", "Jump: +4 on the roll"]
    assert odds(race, 1, "nothing") == {"Goat Lorde is hit (egg)": 5, "Goat Lorde dodges (egg)": 7}
    assert odds(race, 1, "jump") == {"Goat Lorde is hit (egg)": 1, "Goat Lorde dodges (egg)": 11}


@pytest.mark.rule("RK-ITM-04", "RK-SUP-09")
def test_against_a_bomb_only_a_jump_rolls():
    """Level 12: with a Jump 9 to 12 dodge."""
    race = set_up(
        {"items": ["bomb"], "hand": ["RB11", "RB12"]},
        {"supplies": {"jump": 1, "lucky-miss": 1}, "hand": ["GL11", "GL12"]},
        phase="attack",
    )
    race.choose(0, "item:bomb")
    assert race.decision(1).options[0].text == "Let it happen"
    assert race.preview(1, "nothing").chance is None
    assert odds(race, 1, "jump") == {"Goat Lorde drops 2 coins": 8, "Goat Lorde dodges (bomb)": 4}


@pytest.mark.rule("RK-MAR-01", "RK-MAR-03")
@pytest.mark.parametrize(
    ("space", "dare", "plain", "jumping"),
    [
        ("R9", None, {"Redbane is stopped by the lava": 4, "Redbane gets past the lava": 8}, {"past": 12}),
        ("R14", "roll", {"stays": 10, "through": 2}, {"stays": 6, "through": 6}),
    ],
)
def test_gates_of_the_castle(space, dare, plain, jumping):
    words = {
        "past": "Redbane gets past the lava",
        "stays": "Redbane stays on the normal path",
        "through": "Redbane gets through: the Rainbow Bridge",
    }
    race = set_up({"space": space, "card": "RB11", "supplies": {"jump": 1}}, {"card": "GL11"}, phase="move")
    if dare:
        race.choose(0, dare)
    for option, expected in (("nothing", plain), ("jump", jumping)):
        assert odds(race, 0, option) == {words.get(text, text): twelfths for text, twelfths in expected.items()}


@pytest.mark.rule("RK-MAQ-05", "RK-MAQ-06", "RK-MAQ-08")
def test_gates_of_the_cove():
    def at(space, coins=3):
        seats = ({"space": space, "card": "RB11", "coins": coins, "supplies": {"jump": 1}}, {"card": "GL11"})
        return set_up(*seats, track="queen-ks-cove", phase="move")

    crabs = at("Q27")
    stop, past, through = (
        "Redbane is stopped by the crabs",
        "Redbane gets past the crabs",
        "Redbane gets through: the crabs",
    )
    assert odds(crabs, 0, "nothing") == {stop: 4, past: 6, through: 2}
    assert odds(crabs, 0, "jump") == {past: 6, through: 6}
    sharks = at("Q34")
    sharks.choose(0, "roll")
    assert odds(sharks, 0, "nothing") == {
        "Redbane stays on the normal path": 7,
        "Redbane gets through: the sharks": 5,
    }
    tide = at("Q6")
    islands = next(option for option in tide.decision(0).options if "islands" in option.text)
    assert sorted(odds(tide, 0, islands).values()) == [5, 7]


@pytest.mark.rule("RK-DICE-05", "RK-EVT-10", "RK-EVT-11")
@pytest.mark.parametrize(
    ("die", "means"),
    [(3, "you get 3 coins"), (4, "you move 1 back"), (6, "you pay 1 coin"), (5, "you take a kart supply card")],
)
def test_who_may_roll_again_is_told_what_the_die_means(die, means):
    race = set_up({"space": "R5", "items": ["re-roll"]}, {}, **event_roll())
    race.happen(f"d8:{die}")
    assert race.decision(0).prompt == f"You rolled {die} on the d8: {means}. Keep it?"
    (again,) = race.preview(0, "re-roll").chance
    assert again.text == (
        "Redbane rolls for an event: 1: a banana, 2: forward 2, 3: +3 coins, 4: back 1, 5: the market, 6: pay 1 coin, "
        "7: a mystery item, 8: a pigeon."
    )


@pytest.mark.rule("RK-ABL-10", "RK-MOV-08")
def test_who_may_roll_a_movement_again_is_told_how_far_it_goes():
    """d12 + 2, less 2 for a hit."""
    seats = [{"space": "R30", "card": "RB11", "moved": True}, {"card": "GL11", "moved": True}]
    seats += [{"card": "QK11", "moved": True}, {"card": "LT01", "hits": 1, "items": ["re-roll"]}]
    race = set_up(*seats, phase="move", holder=3)
    race.happen("d12:9")
    assert race.decision(3).prompt == "You rolled 9 on the d12: you move 9 spaces. Keep it?"


@pytest.mark.rule("RK-MOV-08", "RK-ABL-11", "RK-SUP-01")
def test_a_card_shows_where_it_leads_if_nothing_comes_between():
    race = set_up(
        {"space": "R1", "hits": 1, "hand": ["RB07", "RB11"], "supplies": {"level-up": 1}},
        {"space": "R6", "hand": ["GL01", "GL10"]},
        phase="choose",
    )
    index = race.game.extra.track.index
    spaces = {option.action: option.spaces for option in race.decision(0).options}
    # Last, so 4 and the turbo of 3, less 2 for the hit; the plain 7 less 2; 8 with Level Up less 2.
    assert spaces["card:7"] == [index["R6"]]
    assert spaces["card:11"] == [index["R6"]]
    assert spaces["level-up:11"] == [index["R7"]]
    other = {option.action: option.spaces for option in race.decision(1).options}
    assert other["card:1"] == []  # the d8 decides
    assert other["card:10"] == [index["R11"]]  # in first place: no turbo


@pytest.mark.rule("RK-MOV-03", "RK-ABL-07")
def test_a_preview_ends_where_others_have_their_turns():
    race = set_up(
        {"card": "RB11", "supplies": {"bumper-dragon-1": 1}},
        {"card": "GL11", "supplies": {"bumper-basic-1": 1}},
        {"card": "QK08"},
        phase="abilities",
    )
    preview = race.preview(2, "seat:1")
    assert [event.kind for event in preview.events][-1] == "part_stolen"
    assert not any(event.kind in ("speed", "drove") for event in preview.events)
    assert not preview.unknown and not preview.over
    held = {marker.id: marker.space for marker in preview.markers}
    assert held == {marker.id: marker.space for marker in race.markers(2)}  # nobody has driven


@pytest.mark.rule("RK-SPC-04", "RK-COMP-05")
def test_a_preview_drives_on_past_mystery_spaces_and_does_not_say_what_is_found():
    race = set_up({"space": "R1", "card": "RB01"}, {"card": "GL04"}, phase="move", holder=1)
    preview = race.preview(1, "pay:4")  # from the start over the mystery space R2 to R8
    spaces = [race.game.extra.track.ids[event.args["space"]] for event in preview.events if event.kind == "drove"]
    assert spaces == ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8"]
    (found,) = [event for event in preview.events if event.kind == "item_drawn"]
    assert found.args["item"] == -1 and found.text == "Goat Lorde finds a mystery item."
    assert not preview.unknown
