"""What a race was decided by: the odds of winning at every point, the cost of each choice, the luck of each roll.

As backgammon programs do it. Odds are those of random play-outs from the true position; a choice is judged by a tree
search from what its seat could see, so that nobody is blamed for what was hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from pileup.bots import Observation
from pileup.bots.search import SearchBot
from pileup.engine.game import Game
from pileup.engine.streams import stream
from pileup.engine.target_python import Status
from pileup.errors import PileupError
from pileup.play.course import CHANCE_SEAT
from pileup.play.replaying import Source, replay
from pileup.study.moments import choice_words, mistakes, roll_words, rolls

__all__ = ["Analysis", "Point", "SeatReview", "analyse"]

# A choice that the search tried less often than this is judged roughly.
FEW = 30


class Point(msgspec.Struct):
    """What one line of the record did.

    Attributes:
        n: number of the line, from 1; line: its text; round: when.
        seat: who chose; None for chance.
        odds: of winning, for each seat, after it; swing: their change.
        cost: of a choice: how much less it promised its seat than the best one (0 to 1, half for the place and half for
            winning); None for chance and where there was no choice.
        best: the choice that promised most; rough: the cost is uncertain.
        text, better: the line and the best choice in words; only of what is worth telling (`study.moments`).
    """

    n: int
    line: str
    round: int
    seat: int | None
    odds: list[float]
    swing: list[float]
    cost: float | None = None
    best: str | None = None
    rough: bool = False
    text: str = ""
    better: str = ""


class SeatReview(msgspec.Struct):
    """How one seat fared.

    Attributes:
        choices: decisions with at least two options; cost: of all of them together; mean_cost: of one.
        luck: the sum of its odds' changes by chance; by_others: by the choices of the others; by_self: by its own.
    """

    seat: int
    name: str
    place: int | None
    choices: int
    cost: float
    mean_cost: float
    luck: float
    by_others: float
    by_self: float


class Analysis(msgspec.Struct):
    """A race, looked through.

    Attributes:
        start: odds before the first line; points: one for each line; seats: one for each seat.
        playouts: behind each odds; search: behind each cost.
    """

    game: str
    start: list[float]
    points: list[Point]
    seats: list[SeatReview]
    playouts: int
    search: int

    def _repr_html_(self) -> str:
        """As a notebook shows it."""
        from pileup.study.notebook import analysis_html

        return analysis_html(self)


def analyse(
    record: Source,
    playouts: int = 2000,
    search: int = 3000,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Looks through a race.

    Args:
        record: as `replay` takes it. playouts: for the odds after each line. search: iterations for each choice.

    Raises:
        RecordError: the record does not replay. PileupError: a number is out of range.
    """
    if playouts < 10 or search < 0:
        raise PileupError("At least 10 play-outs are needed.", "playouts")
    race = replay(record)
    game = race.game
    twin = race._course._twin(0)
    texts = [_text(game, line.seat, line.action) for line in race._course.lines]
    judge = SearchBot(playouts=search)
    odds = start = _odds(game, twin.s, twin.status, playouts, seed, 0)
    points: list[Point] = []
    for n, line in enumerate(race._course.lines, start=1):
        point = Point(n, texts[n - 1], twin.s.round, None if line.seat == CHANCE_SEAT else line.seat, [], [])
        if line.seat != CHANCE_SEAT and search:
            _judge(point, game, twin, line, judge, stream(seed, n, 2))
        twin.apply(line)
        after = _odds(game, twin.s, twin.status, playouts, seed, n)
        point.odds, point.swing = after, [b - a for a, b in zip(odds, after, strict=True)]
        odds = after
        points.append(point)
        if progress is not None:
            progress(n, len(texts))
    names = [sitter.name for sitter in race.sitters]
    found = Analysis(game.name, start, points, _seats(game, points, race.places, names), playouts, search)
    for point in mistakes(found):
        point.text, point.better = choice_words(race, point)
    for point, _ in rolls(found):
        point.text = roll_words(race, point)
    return found


def _text(game: Game, seat: int, action: int) -> str:
    return f"{'*' if seat == CHANCE_SEAT else seat} {game.kind.actions.text(action)}"


def _odds(game: Game, s: Any, status: Status, playouts: int, seed: int, n: int) -> list[float]:
    """Each seat's share of first places over random ends of the race."""
    if status == Status.OVER:
        places = np.array([game.python().places(s, game.seats)])
    else:
        states = np.repeat(s.array(), playouts)
        _, found = game.cpu().play_on(states, seed, first=n * playouts)
        places = found[:, : game.seats]
    first = places == 1
    shares: list[float] = (first / np.maximum(1, first.sum(axis=1))[:, None]).mean(axis=0).tolist()
    return shares


def _judge(point: Point, game: Game, twin: Any, line: Any, judge: SearchBot, key: int) -> None:
    """The cost of a choice against the best that its seat could have found."""
    options = twin.target.options(twin.s, line.seat)
    if len(options) < 2:
        return
    hidden = twin.target.hide(twin.s, line.seat)
    values = judge.values(Observation(game, line.seat, hidden, list(options), key))
    best = max(options, key=lambda action: values.get(action, (0, 0.0)))
    visits, chosen = values.get(line.action, (0, 0.0))
    point.cost = 0.0 if best == line.action else max(0.0, values[best][1] - chosen)
    point.best = game.kind.actions.text(best)
    point.rough = visits < FEW and best != line.action


def _seats(game: Game, points: list[Point], places: list[int] | None, names: list[str]) -> list[SeatReview]:
    racers = game.kind.seat_names(game)
    found = []
    for seat in range(game.seats):
        costs = [point.cost for point in points if point.seat == seat and point.cost is not None]
        swing = {"luck": 0.0, "self": 0.0, "others": 0.0}
        for point in points:
            cause = "luck" if point.seat is None else "self" if point.seat == seat else "others"
            swing[cause] += point.swing[seat]
        name = names[seat] if seat < len(names) and names[seat] else racers[seat]
        found.append(
            SeatReview(
                seat=seat,
                name=name,
                place=places[seat] if places else None,
                choices=len(costs),
                cost=sum(costs),
                mean_cost=sum(costs) / len(costs) if costs else 0.0,
                luck=swing["luck"],
                by_others=swing["others"],
                by_self=swing["self"],
            )
        )
    return found
