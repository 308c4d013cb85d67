"""One seeded race for one environment, and what its end is worth to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from pileup.engine import streams
from pileup.engine.game import Game
from pileup.engine.target_python import PythonTarget, Status
from pileup.envs.observation import Observer
from pileup.errors import IllegalAction

__all__ = ["SeededRace", "players", "rewards"]


def rewards(places: Sequence[int]) -> list[float]:
    """What final places are worth: the share of rivals beaten less the share lost to, -1 to 1, summing to 0.

    >>> rewards([1, 3, 2]), rewards([1, 1]), rewards([1])
    ([1.0, -1.0, 0.0], [0.0, 0.0], [0.0])
    """
    rivals = max(1, len(places) - 1)
    return [(sum(q > p for q in places) - sum(q < p for q in places)) / rivals for p in places]


def players(game: Game) -> list[int]:
    """The seats that somebody sits on: all but those that a rulebook plays by itself."""
    own = set(game.kind.rulebook_seats(game))
    return [seat for seat in range(game.seats) if seat not in own]


class SeededRace:
    """A race on the python target; chance comes from stream (seed, index), as in `Batch`.

    Args:
        observer: of the game that is raced; target: its rules, used by nobody else meanwhile.
        seed, index: two races with equal ones, and equal decisions, are equal.

    Attributes:
        waiting: the seats that must decide now; empty when the race is over.
    """

    def __init__(self, observer: Observer, target: PythonTarget, seed: int, index: int = 0) -> None:
        self.game = observer.game
        self.observer = observer
        self.target = target
        self.state = self.target.start()
        self._key = streams.stream(seed, index, streams.CHANCE)
        self._counter = 0
        self.waiting: list[int] = []
        self._settle()

    @property
    def over(self) -> bool:
        """Whether the race is over."""
        return not self.waiting

    def _settle(self) -> None:
        """On through automatic frames and chance to the next decision or the end."""
        while (status := self.target.advance(self.state)) == Status.CHANCE:
            outcomes, weights = self.target.outcomes(self.state)
            point = streams.below(self._key, self._counter, sum(weights))
            self._counter += 1
            at = 0
            while point >= weights[at]:
                point -= weights[at]
                at += 1
            self.target.happen(self.state, outcomes[at])
        self.waiting = [] if status == Status.OVER else self.target.waiting(self.state)

    def options(self, seat: int) -> list[int]:
        """The legal actions of a seat; none where it is not asked."""
        return self.target.options(self.state, seat) if seat in self.waiting else []

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """(number of actions,) 1 where an action is legal for the seat, all 0 where it is not asked."""
        mask = np.zeros(len(self.game.kind.actions), np.int8)
        mask[self.options(seat)] = 1
        return mask

    def hidden(self, seat: int) -> Any:
        """The position as `seat` may know it."""
        return self.target.hide(self.state, seat)

    def observe(self, seat: int) -> npt.NDArray[Any]:
        """(observer.size,) what `seat` observes."""
        return self.observer.vector(self.hidden(seat), seat)

    def choose(self, seat: int, action: int) -> None:
        """Chooses for a waiting seat.

        Raises:
            IllegalAction: with the legal ones.
        """
        options = self.options(seat)
        if action not in options:
            actions = self.game.kind.actions
            named = actions.text(action) if 0 <= action < len(actions) else str(action)
            legal = [actions.text(option) for option in options]
            what = f"{named} is not legal for seat {seat} now."
            raise IllegalAction(what, "action", f"Legal: {', '.join(legal) or 'nothing, it is not asked'}.", legal)
        self.target.choose(self.state, seat, action)
        self._settle()

    def text(self) -> str:
        """The position as a spectator may see it, as indented JSON."""
        seen = self.game.kind.describe(self.game, self.hidden(-1), -1)
        return msgspec.json.format(msgspec.json.encode(seen), indent=1).decode()

    def rewards(self) -> list[float]:
        """What the end is worth to each seat; all 0 while the race runs."""
        if not self.over:
            return [0.0] * self.game.seats
        return rewards(self.target.places(self.state, self.game.seats))
