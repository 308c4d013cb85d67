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


@pytest.mark.parametrize("game", DRAWS)
def test_previews_tell_odds_of_dice_not_of_decks(game):
    dice, met, weighed = random.Random(3), set(), set()
    options = {"circuit": "wild-lands"} if game == "rush-and-bash" else {}
    for seed in range(4):
        race = pileup.Race(pileup.make(game, seats=3, **options), seed=seed)
        while not race.over:
            asked = race.decisions[0]
            option = dice.choice(asked.options)
            seen = race.preview(asked.seat, option)
            then = race.branch(race.line_count, chance="ask")
            then.choose(asked.seat, option)
            if seen is not None and then.question is not None:
                met.add(then.frame)
                if seen.chance is not None:
                    weighed.add(then.frame)
            race.choose(asked.seat, option)
    assert met & DRAWS[game]
    assert weighed and not weighed & DRAWS[game]
