"""The fast, trusted door: many races at once, as arrays (docs/architecture.md).

>>> import pileup
>>> from pileup.engine.batch import Batch
>>> batch = Batch(pileup.make("rush-and-bash", seats=4), count=8, seed=7)
>>> batch.step(batch.options[:, 0])          # every race takes its first legal action
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from pileup.engine.game import Game

__all__ = ["Batch"]


class Batch:
    """`count` races of one game, stepped together on the cpu target; chance resolves itself.

    Actions given to `step` are trusted to be legal: an illegal one leads to undefined positions. Chance in race i comes
    from stream (seed, first + i): results depend neither on `count` nor on how races are split into batches.

    Attributes:
        states: (count,) structured array, `game.kind.State.dtype`; bytes of a state are the position.
        options: (count, width) int32; the legal actions of race i stand in its first `n_options[i]` places.
    """

    def __init__(self, game: Game, count: int, seed: int = 0, first: int = 0, checked: bool = False) -> None:
        if count < 1:
            raise ValueError("a batch holds at least one race")
        self.game = game
        self.target = game.cpu(checked)
        self.seed = seed
        self.first = first
        self._counts = np.zeros((count, 4), np.int64)
        self.options = np.zeros((count, self.target.width), np.int32)
        self.states = self.target.begin(count)
        self.reset()

    def __len__(self) -> int:
        return len(self.states)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """(count,) whether each race is over."""
        return np.equal(self._counts[:, 0], 0)

    @property
    def status(self) -> npt.NDArray[np.int64]:
        """(count,) what each race waits for, as `Status`."""
        return self._counts[:, 0]

    @property
    def seat(self) -> npt.NDArray[np.int64]:
        """(count,) the seat that is asked; in a simultaneous choice the lowest one that has not answered."""
        return self._counts[:, 1]

    @property
    def n_options(self) -> npt.NDArray[np.int64]:
        """(count,) how many legal actions there are; 0 when the race is over."""
        return self._counts[:, 2]

    def reset(self) -> None:
        """Sets every race to its first decision."""
        self.states[:] = self.target.begin(len(self))
        self._counts[:] = 0
        self.target.step(self.states, np.zeros(len(self), np.int32), self._counts, self.options, self.seed, self.first)

    def step(self, actions: npt.NDArray[Any]) -> None:
        """Chooses one legal action in every race that is not over and goes on to its next decision."""
        alive = np.ascontiguousarray(actions, np.int32)
        if alive.shape != (len(self),):
            raise ValueError(f"step wants {len(self)} actions, not an array of shape {alive.shape}")
        self.target.step(self.states, alive, self._counts, self.options, self.seed, self.first)

    def random_steps(self, steps: int) -> None:
        """`steps` uniformly random decisions in every race, beginning anew where a race is over."""
        self.target.random_steps(self.states, self._counts, self.options, steps, self.seed, self.first)

    def masks(self) -> npt.NDArray[np.bool_]:
        """(count, number of actions) true where an action is legal."""
        masks = np.zeros((len(self), len(self.game.kind.actions)), np.bool_)
        rows, columns = np.nonzero(np.arange(self.options.shape[1]) < self.n_options[:, None])
        masks[rows, self.options[rows, columns]] = True
        return masks

    def play_out(self, seed: int, limit: int = 1_000_000) -> npt.NDArray[np.int32]:
        """Plays copies of all races to the end at random; (count, seats) places, 0 where `limit` was reached."""
        copies = self.states.copy()
        _, places = self.target.play_on(copies, seed, self.first, limit)
        return places[:, : self.game.seats]

    def clone(self) -> Batch:
        """An independent copy."""
        other = object.__new__(Batch)
        other.game, other.target, other.seed, other.first = self.game, self.target, self.seed, self.first
        other.states, other._counts, other.options = self.states.copy(), self._counts.copy(), self.options.copy()
        return other
