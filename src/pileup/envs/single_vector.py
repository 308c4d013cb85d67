"""Gymnasium's vector form: one learner's seat in each of many races, random opponents, everything compiled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from pileup.engine.game import Game
from pileup.envs.naming import game_of
from pileup.envs.observation import Observer
from pileup.envs.race import players
from pileup.envs.vector import rewards_of
from pileup.errors import IllegalAction

__all__ = ["RaceVectorEnv"]


class RaceVectorEnv(VectorEnv[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any]]):
    """`num_envs` races; in each the learner sits on `seat`, random bots on all others.

    Autoreset is Gymnasium's next-step mode: the step after a race's end ignores its action, begins a new race and
    gives its first observation with reward 0.

    Args:
        game: a `Game`, an environment's name, or whatever `pileup.make` takes (with `options`).
        num_envs: how many races.
        seat: where the learner sits in every race.
        illegal: as in `RaceEnv`: "random" (and `info["illegal_action"]`, an array) or "raise".

    `info["action_mask"]` is (num_envs, number of actions), 1 where legal; `action_masks()` the same as booleans.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # type: ignore[misc]

    def __init__(
        self,
        game: Game | str | Mapping[str, Any],
        num_envs: int = 1,
        seat: int = 0,
        illegal: str = "random",
        render_mode: None = None,
        **options: Any,
    ) -> None:
        if illegal not in ("raise", "random"):
            raise ValueError(f"illegal is 'raise' or 'random', not {illegal!r}")
        self.game = game_of(game, **options)
        if seat not in players(self.game):
            raise ValueError(f"seat {seat} can't be taken; seats: {players(self.game)}")
        self.num_envs = num_envs
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.observer = Observer(self.game)
        self.single_action_space = spaces.Discrete(len(self.game.kind.actions))
        self.single_observation_space = spaces.Box(
            self.observer.low, self.observer.high, dtype=self.observer.dtype.type
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._target = self.game.cpu()
        self._states = self._target.begin(num_envs)
        self._counts = np.zeros((num_envs, 4), np.int64)
        self._options = np.zeros((num_envs, self._target.width), np.int32)
        self._seed = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[Any], dict[str, Any]]:
        """Begins all races anew and plays on to the learner's first decision in each."""
        super().reset(seed=seed)
        self._seed = int(self.np_random.integers(2**63))
        self._states[:] = self._target.begin(self.num_envs)
        self._counts[:] = 0
        self._play_on(np.zeros(self.num_envs, np.int32), np.ones(self.num_envs, np.bool_))
        return self._observe(), self._info()

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Chooses for the learner in every race that runs, and plays on to its next decision or the end.

        Raises:
            IllegalAction: naming the first row (where `illegal` is "raise").
        """
        chosen = np.array(actions, np.int32)
        ended = self._counts[:, 0] == 0
        bad = self._illegal(chosen) & ~ended
        if self.illegal == "random" and bad.any():
            picks = (self.np_random.random(self.num_envs) * self._counts[:, 2]).astype(np.int64)
            chosen = np.where(bad, self._options[np.arange(self.num_envs), picks], chosen).astype(np.int32)
        elif bad.any():
            self._refuse(int(np.flatnonzero(bad)[0]), int(chosen[bad][0]))
        if ended.any():
            self._states[ended] = self._target.begin(1)
        self._play_on(chosen, ended)
        over = self._counts[:, 0] == 0
        gains = np.zeros(self.num_envs, np.float64)
        if over.any():
            _, places = self._target.play_on(self._states[over], 0)
            gains[over] = rewards_of(places[:, : self.game.seats])[:, self.seat]
        info = self._info()
        if bad.any():
            info["illegal_action"] = bad
        return self._observe(), gains, over, np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """(num_envs, number of actions) true where an action of the learner is legal."""
        return self._masks().astype(np.bool_)

    def _play_on(self, actions: npt.NDArray[np.int32], fresh: npt.NDArray[np.bool_]) -> None:
        """Steps every race to the learner's next decision; a fresh one that ends before is begun anew."""
        target, counts = self._target, self._counts
        target.step_for(self.seat, self._states, actions, counts, self._options, self._seed)
        while (again := fresh & (counts[:, 0] == 0)).any():
            self._states[again] = target.begin(1)
            counts[:, 0] = 0  # the others wait for the learner: nobody chooses, they are only looked at again
            target.step_for(self.seat, self._states, actions, counts, self._options, self._seed)

    def _observe(self) -> npt.NDArray[Any]:
        hidden = self._states.copy()
        seats = np.full(self.num_envs, self.seat, np.int64)
        self._target.hide(hidden, self._counts[:, 0], seats)
        return self.observer.batch(hidden, seats)

    def _masks(self) -> npt.NDArray[np.int8]:
        from pileup.envs.compiled import legal_masks

        out = np.empty((self.num_envs, len(self.game.kind.actions)), np.int8)
        legal_masks(self._options, self._counts[:, 2], out)
        return out

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._masks()}

    def _illegal(self, actions: npt.NDArray[np.int32]) -> npt.NDArray[np.bool_]:
        """Which rows' actions are not among their options."""
        legal = np.arange(self._options.shape[1]) < self._counts[:, 2:3]
        found: npt.NDArray[np.bool_] = ((self._options == actions[:, None]) & legal).any(axis=1)
        return ~found

    def _refuse(self, row: int, action: int) -> None:
        space = self.game.kind.actions
        legal = [space.text(int(a)) for a in self._options[row, : self._counts[row, 2]]]
        named = space.text(action) if 0 <= action < len(space) else str(action)
        cure = f"Legal: {', '.join(legal)}."
        raise IllegalAction(f"{named} is not legal for seat {self.seat}.", f"row {row}", cure, legal)
