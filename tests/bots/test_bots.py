"""Bots see their seat's view alone, answer legally, and the same observation gives the same answer."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from pileup.bots import Bot, bot_names, make_bot, observe
from pileup.engine.make import make
from pileup.errors import PileupError, UnknownName
from pileup.play import Race


def in_a_race(cards, at=(0, 0)):
    """Seat 0 of a secret race to move, the cards dealt."""
    return Race.set_up(make("secret-race", seats=2), {"at": list(at), "cards": list(cards)}, chance="ask")


def test_names():
    assert bot_names()[:2] == ["random", "greedy"]


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("game", ["dice-race", "secret-race"])
def test_bots_race_to_the_end_with_legal_choices(name, game):
    race = Race(make(game, seats=3), seed=1)
    bot = make_bot(name)
    n = 0
    while not race.over:
        seat = race.waiting[-1]
        race.choose(seat, bot.choose(observe(race, seat, n)))
        n += 1
    assert race.places is not None


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_observation_gives_the_same_choice_and_secrets_change_nothing(name):
    """The other seat's card is hidden: whatever it is, the bot chooses alike."""
    for key in range(30):
        chosen = {make_bot(name).choose(observe(in_a_race((2, card)), 0, key)) for card in (1, 2, 3)}
        assert len(chosen) == 1


def test_random_takes_every_option_sometimes():
    chosen = {make_bot("random").choose(observe(in_a_race((2, 2)), 0, key * 7919 << 40)) for key in range(60)}
    assert len(chosen) == 3


def test_greedy_rather_gains_two_than_one():
    """A step gains 1 for certain; a roll 1 to 3 and a challenge 1 to 3 gain 2 on average."""
    from secret_race import STEP

    greedy = make_bot("greedy")
    chosen = [greedy.choose(observe(in_a_race((2, 2)), 0, key)) for key in range(40)]
    assert chosen.count(STEP) < 8


def test_greedy_takes_the_win_that_is_certain():
    """One step before the goal a step wins; so does everything else: but two before it, a step does not."""
    from secret_race import STEP

    greedy = make_bot("greedy")
    assert all(greedy.choose(observe(in_a_race((2, 2), at=(8, 8)), 0, key)) != STEP for key in range(40))


def test_an_observation_holds_no_secret():
    seen = observe(in_a_race((2, 3)), 0, 0)
    assert seen.state.card[:2] == [2, -1] and seen.text(seen.options[0]) == "step"


def test_own_bots_by_module_and_class(monkeypatch):
    module = ModuleType("my_bots")

    class Hasty(Bot):
        name = "hasty"

        def choose(self, observation):
            return observation.options[0]

    class Broken(Hasty):
        def __init__(self):
            raise RuntimeError("no model")

    module.Hasty, module.Broken, module.nothing = Hasty, Broken, 3
    monkeypatch.setitem(sys.modules, "my_bots", module)
    assert isinstance(make_bot("my_bots:Hasty"), Hasty)
    for name, message in {
        "my_bots:Missing": "has no 'Missing'",
        "my_bots:nothing": "'nothing' is no bot",
        "my_bots:Broken": "can't be made: RuntimeError: no model",
        "no_such_module:Bot": "no module 'no_such_module'",
    }.items():
        with pytest.raises(PileupError, match=message):
            make_bot(name)
    with pytest.raises(UnknownName, match="no bot 'hasty'"):
        make_bot("hasty")
