"""The story of a race is that of its record: counted again here, from the events alone."""

from __future__ import annotations

import random
import re

import pytest

import pileup
from pileup.engine.game import games
from pileup.errors import PileupError
from pileup.study.story import _Looker, story


@pytest.fixture(scope="module", params=sorted(games()))
def race(request):
    made = pileup.Race(pileup.make(request.param, seats=3), seed=11, seats=["Ann", "Bo", "Cleo"])
    dice = random.Random(4)
    while not made.over:
        asked = made.decisions[0]
        made.choose(asked.seat, dice.choice(asked.options))
    return made


def test_turns_follow_each_other_through_the_whole_record(race):
    told = story(race)
    starts = [turn.at for turn in told.turns]
    assert starts == sorted(starts) and starts[0] == 0 and starts[-1] <= told.lines == race.line_count
    assert [turn.round for turn in told.turns] == sorted(turn.round for turn in told.turns)
    assert told.turns[-1].round == told.rounds == race.round
    assert {turn.seat for turn in told.turns} == {None, 0, 1, 2}
    assert told.chances == sum(line.startswith("*") for line in race.lines)


def test_every_crash_is_counted_once(race):
    told = story(race)
    crashes = sum(event[0] in race.game.kind.crash_events for event in race.told)
    assert crashes == sum(turn.crashes for turn in told.turns) > 0
    assert sum(seat.crashes for seat in told.seats) <= crashes
    (pileup_,) = [one for one in told.moments if one.kind.startswith("pile-up")] or [None]
    most = max(turn.crashes for turn in told.turns)
    assert (pileup_ is not None) == (most >= 3)
    if pileup_ is not None:
        assert str(most) in pileup_.text


def test_the_standings_end_with_the_result(race):
    told = story(race)
    assert told.standings[-1].places == race.places == [seat.place for seat in told.seats]
    assert [end.round for end in told.standings] == list(range(1, race.round + 1))
    # The lead, followed by hand: who was first after one round and is not after the next has lost it.
    changes, before = 0, None
    for end in told.standings:
        first = {seat for seat in range(3) if end.places[seat] == 1}
        changes += before is not None and not first & before
        before = first
    (lead,) = [one.text for one in told.moments if one.kind == "lead"]
    assert {0: "Nobody", 1: "once"}.get(changes, f" {changes} times") in lead


def test_luck_is_none_on_average():
    """Over many races luck cancels out: what a roll promised is what rolls bring."""
    luck = []
    for seed in range(12):
        made = pileup.Race(pileup.make("rush-and-bash", seats=2, circuit="wild-lands"), seed=seed)
        dice = random.Random(seed)
        while not made.over:
            asked = made.decisions[0]
            made.choose(asked.seat, dice.choice(asked.options))
        luck += [seat.luck for seat in story(made).seats]
    assert any(abs(one) > 1 for one in luck)
    spread = (sum(one * one for one in luck) / len(luck)) ** 0.5
    assert abs(sum(luck) / len(luck)) < 3 * spread / len(luck) ** 0.5


def test_moments_lead_to_their_place_in_the_record(race):
    told = story(race)
    for moment in told.moments:
        assert moment.at is None or 0 <= moment.at <= told.lines
        assert moment.text and "{" not in moment.text and not moment.text.startswith("story-")
    for roll in (one for one in told.moments if one.kind in ("lucky", "unlucky")):
        assert race.lines[roll.at - 1].startswith("*")


def test_a_race_that_goes_on_has_no_story():
    with pytest.raises(PileupError):
        story(pileup.Race(pileup.make("rush-and-bash", seats=2), seed=1))


@pytest.mark.rule("RK-DICE-01", "RK-ITM-03", "RK-SUP-04")
def test_rolls_are_told_by_what_they_mean_with_the_odds_of_that():
    """To dodge level 5 takes 6 to 12, level 9 takes 10 to 12; a Jump adds 4."""
    race = pileup.Race(pileup.make("racekart-riot", seats=4), seed=11)
    dice = random.Random(4)
    while not race.over:
        asked = race.decisions[0]
        race.choose(asked.seat, dice.choice(asked.options))
    looker = _Looker(race)
    looker.look()
    found = [
        re.search(r"rolls \d+: .* (dodges|is hit) \((egg|fireball|cat|homing pigeon)\)$", roll.text)
        for roll in looker.rolls
    ]
    told = {(match[2] == "homing pigeon", match[1]): set() for match in found if match}
    for roll, match in zip(looker.rolls, found, strict=True):
        if match:
            told[match[2] == "homing pigeon", match[1]].add(roll.odds)
    assert told
    plain = {
        (False, "dodges"): "7 in 12",
        (False, "is hit"): "5 in 12",
        (True, "dodges"): "1 in 4",
        (True, "is hit"): "3 in 4",
    }
    jumping = {
        (False, "dodges"): "11 in 12",
        (False, "is hit"): "1 in 12",
        (True, "dodges"): "7 in 12",
        (True, "is hit"): "5 in 12",
    }
    for what, odds in told.items():
        assert odds <= {plain[what], jumping[what]}
