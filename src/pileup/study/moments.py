"""The lines of an analysed race that are worth telling, in words: costly choices and lucky rolls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pileup.play.race import Race

if TYPE_CHECKING:
    from pileup.study.analyse import Analysis, Point

__all__ = ["choice_words", "mistakes", "roll_words", "rolls"]

MOST = 12


def mistakes(found: Analysis) -> list[Point]:
    """The costliest choices, the worst first."""
    costly = [point for point in found.points if point.cost]
    return sorted(costly, key=lambda point: -(point.cost or 0))[:MOST]


def rolls(found: Analysis) -> list[tuple[Point, int]]:
    """The chance events that helped a seat most, with the seat."""
    by_chance = [(point, max(range(len(point.swing)), key=lambda k: point.swing[k])) for point in found.points]
    by_chance = [(point, seat) for point, seat in by_chance if point.seat is None and point.swing[seat] > 0]
    return sorted(by_chance, key=lambda pair: -pair[0].swing[pair[1]])[:MOST]


def choice_words(race: Race, point: Point) -> tuple[str, str]:
    """What was chosen and what would have been best, in the language that the race speaks."""
    asked = race.branch(point.n - 1, chance="ask").decision(point.seat or 0)
    texts = {} if asked is None else {option.action: option.text for option in asked.options}
    action, best = point.line.partition(" ")[2], point.best or ""
    return texts.get(action, action), texts.get(best, best)


def roll_words(race: Race, point: Point) -> str:
    """What a roll, or a card drawn, did: the first thing that is told of it; cards lie open, as in the record."""
    before = race.branch(point.n - 1, chance="ask")
    asked, told = before.question, len(before.told)
    action = point.line.partition(" ")[2]
    text = next((one.text for one in asked.outcomes if one.action == action), action) if asked else action
    before.happen(action)
    for raw in before.told[told:]:
        if words := before.tell(0, raw).text:
            return words
    return text
