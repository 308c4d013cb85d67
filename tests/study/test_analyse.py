"""Analysis: odds, costs and luck on races whose truth is known."""

from __future__ import annotations

import pytest

from pileup.engine.make import make
from pileup.errors import PileupError, RecordError
from pileup.play import Race
from pileup.study.analyse import Analysis, Point, analyse
from pileup.study.moments import choice_words, mistakes, roll_words, rolls
from pileup.study.review import review


def looked_through(at: list[int], *answers: str) -> Analysis:
    """A dice race set up and raced with these lines: "safe" and "bold" for the seats in turn, "die:4" for chance."""
    race = Race.set_up(make("dice-race", seats=2), {"at": at}, chance="ask")
    for answer in answers:
        if answer.startswith("die"):
            race.happen(answer)
        else:
            race.choose(race.waiting[0], answer)
    return analyse(race.record(), playouts=2000, search=2000)


def test_odds_costs_and_luck() -> None:
    # both a step from home, seat 0 moves first: safe wins at once, bold wins with half of the rolls
    found = looked_through([11, 11], "bold", "safe", "die:6")
    own, other, roll = found.points
    assert (own.seat, other.seat, roll.seat) == (0, 1, None)
    assert own.best == "safe" and own.cost is not None and own.cost > 0.2
    # seat 1 steps home if the roll fails: even odds before the roll, and all is won after it
    assert other.odds == pytest.approx([0.5, 0.5], abs=0.05)
    assert roll.odds == [1.0, 0.0] and roll.swing == pytest.approx([0.5, -0.5], abs=0.05)
    seats = found.seats
    assert [seat.place for seat in seats] == [1, 2] and [seat.choices for seat in seats] == [1, 1]
    assert seats[0].luck == pytest.approx(0.5, abs=0.05) and seats[0].mean_cost == own.cost
    for k, seat in enumerate(seats):
        assert seat.luck + seat.by_self + seat.by_others == pytest.approx(roll.odds[k] - found.start[k])
    assert mistakes(found)[0] is own and rolls(found) == [(roll, 0)]


def test_the_best_choice_costs_nothing() -> None:
    found = looked_through([11, 11], "safe", "bold")
    assert found.points[0].cost == 0.0 and found.points[0].best == "safe"
    assert found.points[1].odds == [1.0, 0.0]


def test_nobody_is_blamed_for_what_was_hidden() -> None:
    """Seat 1's cost is the same whatever seat 0 has secretly answered before it."""
    costs = {looked_through([5, 5], first, "safe").points[1].cost for first in ("safe", "bold")}
    assert len(costs) == 1


def test_it_repeats_itself_and_refuses_what_does_not_replay() -> None:
    race = Race.set_up(make("dice-race", seats=2), {"at": [11, 11]}, chance="ask")
    race.choose(0, "safe")
    race.choose(1, "safe")
    record = race.record()
    assert analyse(record, 100, 100) == analyse(record, 100, 100)
    with pytest.raises(RecordError):
        analyse({**record, "actions": ["0 die:3"]})
    with pytest.raises(PileupError, match="10 play-outs"):
        analyse(record, playouts=1)


def test_the_page() -> None:
    found = looked_through([11, 11], "bold", "safe", "die:2")
    page = review(found)
    for words in ("Who won by what", "Odds of winning", "Costliest choices", "line 1, round ", "; better: "):
        assert words in page
    told = {point.n: point for point in found.points if point.text}
    assert set(told) == {point.n for point in mistakes(found)} | {point.n for point, _ in rolls(found)}


def test_moments_are_told_in_words() -> None:
    """In Rush & Bash, whose words are real: the option's own, and the card that was drawn."""
    race = Race(make("rush-and-bash", seats=2), seed=5)
    while len(race.lines) < 14:
        race.choose(race.waiting[0], race.legal(race.waiting[0])[-1])
    point = next(n for n, line in enumerate(race.lines, start=1) if not line.startswith("*") and "card:" in line)
    asked = race.branch(point - 1, chance="ask").decisions[0]
    chosen = race.lines[point - 1].partition(" ")[2]
    texts = {option.action: option.text for option in asked.options}
    best = asked.options[0].action
    assert choice_words(race, Point(point, race.lines[point - 1], 0, asked.seat, [], [], 0.1, best)) == (
        texts[chosen],
        texts[best],
    )
    drawn = next(n for n, line in enumerate(race.lines, start=1) if n > point and line.startswith("* card:"))
    _, deck, effect, drive = race.lines[drawn - 1].replace(":", "-").split("-")
    words = roll_words(race, Point(drawn, race.lines[drawn - 1], 0, None, [], [])).lower()
    assert deck in words and effect in words and drive in words
