"""Previews weigh dice; which card comes next out of a deck nobody can weigh, so they say nothing of it."""

from __future__ import annotations

import random

import pytest

import pileup

DRAWS = {
    "bayou-bash": {"deal", "turn_up_card", "turn_up_event", "draw_piece"},
    "racekart-riot": {"draw_card", "draw_supply", "draw_item", "deal_racer"},
    "rush-and-bash": {"draw"},
}
PASSED = {"racekart-riot": {"draw_item"}}  # what previews leave open and go past


@pytest.mark.parametrize("game", DRAWS)
def test_previews_tell_odds_of_dice_not_of_decks(game):
    dice, met, weighed = random.Random(3), set(), set()
    options = {"circuit": "wild-lands"} if game == "rush-and-bash" else {}
    made = pileup.make(game, seats=3, **options)
    for seed in range(6):
        race = pileup.Race(made, seed=seed)
        while not race.over and not (met & DRAWS[game] and len(weighed) > 1):
            asked = race.decisions[0]
            for option in asked.options[:3]:
                seen = race.preview(asked.seat, option)
                then = race.branch(race.line_count, chance="ask")
                then.choose(asked.seat, option)
                while then.question is not None and then.frame in PASSED.get(game, ()):
                    met.add(then.frame)
                    then.happen(then.question.outcomes[0].action)
                if seen is not None and then.question is not None:
                    met.add(then.frame)
                    if seen.chance is not None:
                        weighed.add(then.frame)
            race.choose(asked.seat, dice.choice(asked.options))
    assert met & DRAWS[game]
    assert weighed and not weighed & DRAWS[game]
