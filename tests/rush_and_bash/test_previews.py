"""What a card is foreseen to do: the drive too, though its effect is offered first."""

from typing import Any

import pileup
from pileup.play.asked import Preview
from tests.rush_and_bash.tracks import TWO_BOARDS


def foreseen(card: str, **others: Any) -> tuple[pileup.Race, Preview]:
    """The preview of a card of Black's, who stands on the last space but one of lane 1 of board 1."""
    game = pileup.make("rush-and-bash", seats=2, circuit=TWO_BOARDS)
    cars = {"black": {"space": "01A:1.6", "hand": [card, "rush-star-3"]}, **others}
    race = pileup.Race.set_up(game, {"turn": {"step": "card"}, "cars": cars})
    seen = race.preview(0, f"card:{card}")
    assert seen is not None
    return race, seen


def space_of(race: pileup.Race, seen: Preview, seat: int) -> str:
    marker = next(one for one in seen.markers if one.id == f"car-{seat}")
    return race.game.kind.drawing(race.game).spaces[marker.space or 0].name


def test_a_card_shows_where_it_leads_if_its_effect_is_not_used():
    race, seen = foreseen("sprint-missile-3")
    # 01A:1.6 is the last of its board: three spaces on is the third of the next one.
    assert space_of(race, seen, 0) == "2:04A:1.3"
    assert [event.kind for event in seen.events[: seen.declined]] == ["played"]
    # That nothing was used is how it is asked, not what happens.
    assert {event.kind for event in seen.events[seen.declined :]} == {"drove"}
    assert not seen.unknown


def test_who_would_be_rammed_on_the_way_is_told():
    race, seen = foreseen("sprint-bomb-3", blue={"space": "04A:1.2"})
    further = [event.kind for event in seen.events[seen.declined :]]
    assert "collided" in further and "damaged" in further
    assert space_of(race, seen, 0) == "2:04A:1.2"
    # A look changes nothing.
    assert race.decisions[0].frame == "card"
    assert race.position()["cars"]["black"]["space"] == "1:01A:1.6"


def test_without_a_question_on_the_way_nothing_is_told_apart():
    race, seen = foreseen("sprint-repair-3")  # all hearts are there: nothing to repair
    assert seen.declined is None
    assert space_of(race, seen, 0) == "2:04A:1.3"
