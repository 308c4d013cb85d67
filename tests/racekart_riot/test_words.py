"""Movement cards in words: what they do as a player would say it, and to whom (RK-ABL, RK-COMP-05)."""

import pytest

from pileup.engine.make import make
from pileup.play import Race

MARKET = {"market": [{"card": "jump"}]}


def told(race, seat, kind):
    return [event.text for event in race.events(seat) if event.kind == kind]


@pytest.fixture
def choosing():
    """Before the secret choice; the cards are those of `racers.toml`, seat 1 has a Level Up."""
    game = make("racekart-riot", seats=2)
    seats = [{"hand": ["RB03", "RB11"]}, {"hand": ["GL10", "GL11"], "supplies": {"level-up": 1}}]
    return Race.set_up(game, {"phase": "choose", "seats": seats, **MARKET}, seed=1)


def test_cards_say_what_they_do(choosing):
    texts = {seat: [option.text for option in choosing.decision(seat).options] for seat in (0, 1)}
    assert texts[0] == ["RB03 (4: fireball, +2 coins)", "RB11 (7)"]
    assert texts[1][0] == "GL10 (5: in last place: turbo +3)" and texts[1][2].endswith("with Level Up: move 8")


def test_the_log_tells_what_was_played(choosing):
    choosing.choose(0, "card:3")
    choosing.choose(1, "level-up:10")
    plain, levelled = "Redbane plays RB03 (4: fireball, +2 coins).", "Goat Lorde plays GL10 with Level Up: 8."
    assert told(choosing, -1, "revealed") == [plain, levelled]
    assert [event.card for event in choosing.events(-1) if event.kind == "revealed"] == ["RB03", "GL10"]


@pytest.mark.rule("RK-COMP-05")
def test_a_drawn_card_is_told_to_its_owner_only():
    game = make("racekart-riot", seats=2)
    race = Race.set_up(game, {"phase": "draw", **MARKET}, seed=1, chance="ask")
    for outcome in ("card:8", "card:9", "card:6", "card:12"):
        race.happen(outcome)
    redbane, goat = 2 * ["Redbane draws a movement card."], 2 * ["Goat Lorde draws a movement card."]
    own = ["Redbane draws RB08 (6: banana).", "Redbane draws RB09 (5)."]
    assert told(race, 0, "drew_card") == own + goat and told(race, -1, "drew_card") == redbane + goat
    assert told(race, 1, "drew_card")[2:] == ["Goat Lorde draws GL06 (3: +4 coins).", "Goat Lorde draws GL12 (7)."]


def test_cards_of_racers_chosen_in_the_race_have_their_names_too():
    game = make("racekart-riot", seats=2, racer_choice="choose")
    seats = [{"racer": "queen-k", "hand": ["QK11", "QK12"]}, {"racer": "redbane", "hand": ["RB02", "RB12"]}]
    race = Race.set_up(game, {"phase": "choose", "lap_mode": 2, "seats": seats, **MARKET}, seed=1)
    race.choose(1, "card:2")
    race.choose(0, "card:11")
    assert [event.card for event in race.events(-1) if event.kind == "revealed"] == ["QK11", "RB02"]
    assert told(race, -1, "revealed")[1].endswith("plays RB02 (3: fireball, +2 coins).")  # the half of the second lap
