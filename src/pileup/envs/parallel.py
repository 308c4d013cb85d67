"""PettingZoo's parallel form: in one step all seats that are asked answer at once.

It fits games whose choices are simultaneous. Elsewhere it works too: a seat that is not asked has an empty mask, and
whatever action is given for it is ignored.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from pileup.engine.game import Game
from pileup.envs.aec import Observation, ZooBase

__all__ = ["RaceParallel", "parallel_env"]

Infos = dict[str, dict[str, Any]]


class RaceParallel(ZooBase, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One race as a PettingZoo parallel environment; see `ZooBase` for its arguments."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1, "is_parallelizable": True}  # noqa: RUF012

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Begins a new race; equal seeds and actions give equal races."""
        self._begin(seed)
        self.agents = self.possible_agents[:]
        self._steps = 0
        return self._all()

    def _all(self, illegal: set[int] | None = None) -> tuple[dict[str, Observation], Infos]:
        observed = {agent: self._observed(agent) for agent in self.agents}
        infos: Infos = {agent: {"action_mask": observed[agent]["action_mask"].copy()} for agent in self.agents}
        for seat in illegal or ():
            infos[f"seat_{seat}"]["illegal_action"] = True
        return observed, infos

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Chooses for all seats that are asked.

        Raises:
            KeyError: an asked agent's action is missing.
            IllegalAction: with the legal ones (where `illegal` is "raise").
        """
        asked = list(self.race.waiting)
        missing = [f"seat_{seat}" for seat in asked if f"seat_{seat}" not in actions]
        if missing:
            raise KeyError(f"no action for {', '.join(missing)}, who must decide")
        bad = {seat for seat in asked if self._take(seat, actions[f"seat_{seat}"])}
        self._steps += 1
        over = self.race.over
        cut = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        observed, infos = self._all(bad)
        worth = self.race.rewards()
        gains = {agent: worth[self.seats[agent]] for agent in self.agents}
        ends, cuts = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return observed, gains, ends, cuts, infos


def parallel_env(game: Game | str | Mapping[str, Any], **options: Any) -> RaceParallel:
    """A PettingZoo parallel environment, see `RaceParallel` and `ZooBase`."""
    return RaceParallel(game, **options)
