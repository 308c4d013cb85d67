"""Many races as NumPy arrays: every decision of every seat is a step.

NumPy and the compiled rules only, no framework. Autoreset is Gymnasium's next-step mode: the step after a race's end
ignores its action, begins a new race and gives its first observation.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from pileup.engine.batch import Batch
from pileup.engine.game import Game
from pileup.envs.naming import game_of
from pileup.envs.observation import Observer
from pileup.errors import IllegalAction

__all__ = ["RaceVector", "rewards_of"]


def rewards_of(places: npt.NDArray[Any]) -> npt.NDArray[np.float32]:
    """(n, seats) what final places (n, seats) are worth, as `race.rewards`."""
    one, other = places[:, :, None], places[:, None, :]
    beaten: npt.NDArray[np.float32] = (np.sign(other - one)).sum(axis=2, dtype=np.float32)
    return beaten / np.float32(max(1, places.shape[1] - 1))


class RaceVector:
    """`count` races stepped together; row i acts for the seat `seat[i]`.

    Args:
        game: a `Game`, an environment's name, or whatever `pileup.make` takes (with `options`).
        count: rows. Chance in row i comes from stream (seed, first + i).
        checked: refuse illegal actions (some 5 ns each); without it they lead to undefined positions.

    Attributes:
        metadata: `autoreset_mode` "NextStep".
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": "NextStep", "render_modes": []}

    def __init__(
        self,
        game: Game | str | Mapping[str, Any],
        count: int,
        seed: int = 0,
        first: int = 0,
        checked: bool = True,
        **options: Any,
    ) -> None:
        self.game = game_of(game, **options)
        self.observer = Observer(self.game)
        self.checked = checked
        self.batch = Batch(self.game, count, seed=seed, first=first)
        self._scratch = self.batch.states.copy()
        self._start = self.batch.target.begin(1)

    def __len__(self) -> int:
        return len(self.batch)

    @property
    def seat(self) -> npt.NDArray[np.int64]:
        """(count,) the seat that is asked; -1 in rows that have just ended."""
        return np.where(self.batch.over, -1, self.batch.seat)

    @property
    def options(self) -> npt.NDArray[np.int32]:
        """(count, width) legal actions; the first `n_options[i]` of row i count."""
        return self.batch.options

    @property
    def n_options(self) -> npt.NDArray[np.int64]:
        """(count,) how many legal actions there are; 0 in rows that have just ended."""
        return self.batch.n_options

    def reset(self, seed: int | None = None) -> None:
        """Begins all rows anew, from `seed` or from the same one as before."""
        if seed is not None:
            self.batch.seed = seed
        self.batch.reset()

    def observe(self, out: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
        """(count, observer.size) what each row's asked seat observes (a spectator's view where a race has ended)."""
        seats = self.seat
        self._scratch.view(np.uint8)[:] = self.batch.states.view(np.uint8)  # NumPy copies records field by field
        self.batch.target.hide(self._scratch, self.batch.status, seats)
        return self.observer.batch(self._scratch, seats, out)

    def masks(self, out: npt.NDArray[np.int8] | None = None) -> npt.NDArray[np.int8]:
        """(count, number of actions) 1 where an action is legal."""
        from pileup.envs.compiled import legal_masks

        if out is None:
            out = np.empty((len(self), len(self.game.kind.actions)), np.int8)
        legal_masks(self.batch.options, self.batch.n_options, out)
        return out

    def sample(self, generator: np.random.Generator) -> npt.NDArray[np.int32]:
        """(count,) a uniformly random legal action for each row."""
        from pileup.envs.compiled import sample

        actions = np.empty(len(self), np.int32)
        sample(self.batch.options, self.batch.n_options, generator.random(len(self), np.float32), actions)
        return actions

    def step(self, actions: npt.NDArray[Any]) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.bool_]]:
        """One decision in every row; rows that had ended begin a new race instead.

        Returns:
            (count, seats) rewards, -1 to 1 by final places in rows that end now, else 0; (count,) which rows end now.

        Raises:
            IllegalAction: naming the first row with an illegal action; nothing has been stepped then.
        """
        actions = np.ascontiguousarray(actions, np.int32)
        if self.checked and actions.shape == (len(self),):
            self._check(actions)
        batch = self.batch
        ended = batch.over
        if ended.any():
            batch.states[ended] = self._start
        batch.step(actions)
        over = batch.over
        gains = np.zeros((len(self), self.game.seats), np.float32)
        if over.any():
            gains[over] = rewards_of(self._places(over))
        return gains, over

    def random_steps(self, steps: int) -> None:
        """`steps` compiled steps of uniformly random actions in every row, without observations or rewards."""
        self.batch.random_steps(steps)

    def _places(self, rows: npt.NDArray[np.bool_]) -> npt.NDArray[Any]:
        _, places = self.batch.target.play_on(self.batch.states[rows], 0)
        return places[:, : self.game.seats]

    def _check(self, actions: npt.NDArray[np.int32]) -> None:
        from pileup.envs.compiled import first_illegal

        row = int(first_illegal(self.batch.options, self.batch.n_options, actions))
        if row >= 0:
            space = self.game.kind.actions
            legal = [space.text(int(a)) for a in self.batch.options[row, : self.batch.n_options[row]]]
            action = int(actions[row])
            named = space.text(action) if 0 <= action < len(space) else str(action)
            cure = f"Legal: {', '.join(legal)}."
            raise IllegalAction(f"{named} is not legal for seat {self.batch.seat[row]}.", f"row {row}", cure, legal)
