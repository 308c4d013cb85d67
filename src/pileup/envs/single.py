"""Gymnasium: one seat learns, bots sit on the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from pileup.engine.game import Game
from pileup.envs.naming import game_of
from pileup.envs.observation import Observer
from pileup.envs.opponents import Opponents
from pileup.envs.race import SeededRace, players

__all__ = ["RaceEnv"]


class RaceEnv(gymnasium.Env[npt.NDArray[Any], np.int64]):
    """One race seen from one seat; an action is a decision of that seat, the others' and chance happen in between.

    Args:
        game: a `Game`, an environment's name, or whatever `pileup.make` takes (with `options`).
        seat: where the learner sits; None: drawn for each race.
        opponents: a bot's name or a `Bot` for all other seats, or a list with one for each of them in seat order.
        illegal: "random" takes a random legal action instead of an illegal one and says so in
            `info["illegal_action"]`, for learners that know no masks; "raise" refuses it.
        render_mode: "ansi": `render()` gives the position as a spectator may see it, as text.

    Legal actions are in `info["action_mask"]` and in `action_masks()`. The reward comes at the end, -1 to 1 by the
    final place.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: Game | str | Mapping[str, Any],
        seat: int | None = 0,
        opponents: Any = "random",
        illegal: str = "random",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ("raise", "random"):
            raise ValueError(f"illegal is 'raise' or 'random', not {illegal!r}")
        self.game = game_of(game, **options)
        self.render_mode = render_mode
        self.observer = Observer(self.game)
        self.illegal = illegal
        self._seats = players(self.game)
        if seat is not None and seat not in self._seats:
            raise ValueError(f"seat {seat} can't be taken; seats: {self._seats}")
        self._fixed_seat = seat
        self.seat = self._seats[0] if seat is None else seat
        self._opponents = Opponents(self.game, opponents)
        self.action_space = spaces.Discrete(len(self.game.kind.actions))
        self.observation_space = spaces.Box(self.observer.low, self.observer.high, dtype=self.observer.dtype.type)
        self._target = self.game.python(own=True)
        self._race: SeededRace | None = None

    @property
    def race(self) -> SeededRace:
        """The running race; there is none before the first `reset`."""
        if self._race is None:
            raise gymnasium.error.ResetNeeded("reset the environment first")
        return self._race

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """(number of actions,) true where an action of the learner is legal."""
        return self.race.mask(self.seat).astype(np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[Any], dict[str, Any]]:
        """Begins a new race and plays on to the learner's first decision.

        A race that ends before the learner decides anything is replaced by the next one.
        """
        super().reset(seed=seed)
        while True:
            if self._fixed_seat is None:
                self.seat = self._seats[int(self.np_random.integers(len(self._seats)))]
            self._race = SeededRace(self.observer, self._target, int(self.np_random.integers(2**63)))
            self._opponents.begin(int(self.np_random.integers(2**63)), self.seat)
            self._play_on()
            if not self._race.over:
                return self._race.observe(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[npt.NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Chooses for the learner and plays on to its next decision or the end.

        Raises:
            IllegalAction: with the legal ones (where `illegal` is "raise").
        """
        if self.race.over:
            raise gymnasium.error.ResetNeeded("the race is over: reset the environment")
        options = self.race.options(self.seat)
        bad = self.illegal == "random" and int(action) not in options
        self.race.choose(self.seat, int(options[self.np_random.integers(len(options))] if bad else action))
        self._play_on()
        info = self._info()
        if bad:
            info["illegal_action"] = True
        return self.race.observe(self.seat), self.race.rewards()[self.seat], self.race.over, False, info

    def render(self) -> str | None:
        """The position as text in the render mode "ansi"."""
        return self.race.text() if self.render_mode == "ansi" else None

    def _play_on(self) -> None:
        """Lets the others decide until the learner is asked or the race is over."""
        while not self.race.over and self.seat not in self.race.waiting:
            seat = self.race.waiting[0]
            self.race.choose(seat, self._opponents.choose(self.race, seat))
        # in a simultaneous choice the others answer after the learner, without seeing its answer: see `hidden`

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.race.mask(self.seat), "seat": self.seat}
        if self.race.over:
            info["places"] = self.race.target.places(self.race.state, self.game.seats)
        return info
