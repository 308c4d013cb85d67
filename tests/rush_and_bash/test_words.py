"""Every question, option and event of a race has words of its own."""

import random

import pytest

import pileup
from pileup.games.rush_and_bash.state import Event, Kind
from pileup.games.rush_and_bash.telling import EVENT_FIELDS, EVENT_RULES, SILENT
from pileup.play.words import words_of
from tests.rush_and_bash.random_races import CIRCUITS


@pytest.mark.parametrize("circuit", CIRCUITS)
@pytest.mark.parametrize("options", [{}, {"boosts": True, "bots": 2, "lifeless": True}, {"simplified": True}], ids=str)
def test_a_race_is_told_in_words(circuit, options):
    game = pileup.make("rush-and-bash", seats=5, circuit=circuit, **options)
    race = pileup.Race(game, seed=f"words {circuit}")
    pick = random.Random(circuit)
    words = words_of(game.kind)
    while not race.over:
        decision = race.decisions[0]
        texts = [option.text for option in decision.options]
        assert len(set(texts)) == len(texts)
        for text in (decision.prompt, *texts):
            assert text and "{" not in text and not words.has(text) and not text.startswith(("ask-", "to-", "event-"))
        race.choose(decision.seat, pick.choice(decision.options).action)
    for event in race.events(-1) if callable(race.events) else race.events:
        assert not event.text.startswith("event-") and "{" not in event.text
        assert event.text or Event[event.kind.upper()] in SILENT


def test_every_event_has_fields_words_and_rules():
    words = words_of(pileup.make("rush-and-bash", seats=2).kind)
    for event in Event:
        assert event in EVENT_FIELDS
        assert EVENT_RULES[event]
        assert event in SILENT or words.has(f"event-{event.name.lower().replace('_', '-')}")


def test_every_chance_event_can_be_asked_of_real_dice():
    kind = pileup.make("rush-and-bash", seats=2).kind
    words = words_of(kind)
    for one in kind.handlers:
        if "outcomes" in one.functions:
            assert words.has(f"chance-{Kind(one.kind).name.lower().replace('_', '-')}")
