"""What a card, power or item is worth: the same seeds with and without it.

In each pair of races one seat's bot either plays as ever, or never takes an action of the class (unless it has no other
option). Chance, seeds and all other bots are the same; the difference in wins is the worth of having it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from pileup.bots import Bot, Observation, make_bot
from pileup.engine.game import Game
from pileup.engine.target_python import Status
from pileup.study.metrics import Estimate, _words, mean
from pileup.study.simulate import LIMIT, game_here, race_of_bots, thinking
from pileup.study.traced import action_class, asked_of
from pileup.study.workers import shared

__all__ = ["Avoiding", "impact"]

CHUNK = 25


class Avoiding(Bot):
    """A bot that never takes some actions while it has others.

    Args:
        inner: who chooses among the rest; avoided: numbers of actions.
        asked: the question in whose answers they are avoided (`traced.asked_of`); "": in any.
    """

    name = "avoiding"

    def __init__(self, inner: Bot, avoided: frozenset[int], asked: str = "") -> None:
        self.inner = inner
        self.avoided = avoided
        self.asked = asked

    def choose(self, observation: Observation) -> int:
        """The inner bot's choice among what is not avoided."""
        left = [action for action in observation.options if action not in self.avoided]
        if left and len(left) < len(observation.options) and self._meant(observation):
            observation = replace(observation, options=left)
        return self.inner.choose(observation)

    def _meant(self, seen: Observation) -> bool:
        return not self.asked or asked_of(seen.game, seen.state, seen.seat) == self.asked


def _parts(name: str) -> tuple[str, str]:
    """The question, "" for any, and the class of actions of a class of choices."""
    asked, slash, action = name.rpartition("/")
    return (asked, action) if slash else ("", name)


def won_shares(
    description: dict[str, Any],
    seed: int,
    first: int,
    count: int,
    names: list[str],
    avoided: list[int],
    asked: str,
    compiled: bool,
) -> list[float]:
    """What seat `index % seats` wins of each race when its bot avoids the actions; ties share.

    Args:
        avoided, asked: as `Avoiding` takes them; compiled: the bots may think with the compiled rules.
    """
    game = game_here(description, compiled)
    target = game.python(own=True)
    bots = [make_bot(name) for name in names]
    free = [seat for seat in range(game.seats) if seat not in game.kind.rulebook_seats(game)]
    found = []
    for index in range(first, first + count):
        seat = free[index % len(free)]
        seated = list(bots)
        seated[seat] = Avoiding(bots[seat], frozenset(avoided), asked)
        s = target.start()
        status, _ = race_of_bots(game, target, s, seated, seed, index, LIMIT)
        places = target.places(s, game.seats) if status == Status.OVER else [0] * game.seats
        found.append((places[seat] == 1) / max(1, places.count(1)))
    return found


def impact(
    game: Game,
    bots: Sequence[str],
    classes: Sequence[str],
    races: int,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> list[Estimate]:
    """The worth of each class of choices (`traced.choice_class`) in races won, the greatest first.

    Args:
        bots: one a seat; none: random. races: pairs for each class.
    """
    names = list(bots) or ["random"] * game.seats
    space = game.kind.actions
    numbers: dict[str, list[int]] = {}
    for number in range(len(space)):
        numbers.setdefault(action_class(space.text(number)), []).append(number)
    description = game.description()
    compiled = thinking(names, races * len(classes))
    if compiled and workers > 1:
        game.cpu()  # compile once, into the cache, before the workers start
    jobs: list[tuple[Any, ...]] = [
        (description, seed, first, min(CHUNK, races - first), names, avoided, asked, compiled)
        for avoided, asked in [([], ""), *((numbers[action], asked) for asked, action in map(_parts, classes))]
        for first in range(0, races, CHUNK)
    ]
    shares: list[float] = []
    for k, part in enumerate(shared(won_shares, jobs, workers)):
        shares.extend(part)
        if progress is not None:
            progress(k + 1, len(jobs))
    usual = shares[:races]
    found = []
    for k, name in enumerate(classes, start=1):
        differences = [one - other for one, other in zip(usual, shares[k * races : (k + 1) * races], strict=True)]
        squares = sum(x * x for x in differences)
        found.append(mean(f"impact.{name}", _words(name), sum(differences), squares, races, percent=True))
    return sorted(found, key=lambda one: -one.value)
