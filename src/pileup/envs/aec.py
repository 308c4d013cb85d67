"""PettingZoo's agent-environment cycle: seats act one after another, as they are asked.

In a simultaneous choice the waiting seats act in seat order, and none sees another's answer before all are in.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv

from pileup.engine.game import Game
from pileup.envs.naming import env_name, game_of
from pileup.envs.observation import Observer
from pileup.envs.race import SeededRace, players

__all__ = ["RaceAEC", "ZooBase", "aec_env"]

Observation = dict[str, npt.NDArray[Any]]


class ZooBase:
    """What the two PettingZoo forms share: agents, spaces, seeds, how an action is taken.

    Args:
        game: a `Game`, an environment's name, or whatever `pileup.make` takes (with `options`).
        max_cycles: actions of one agent (steps in the parallel form) after which the race is cut short: truncated.
        illegal: "raise" refuses an illegal action; "random" takes a random legal one instead and says so in
            `infos[agent]["illegal_action"]`, for learners that know no masks.
        render_mode: "ansi": `render()` gives the position as a spectator may see it, as text.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: Game | str | Mapping[str, Any],
        max_cycles: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ("raise", "random"):
            raise ValueError(f"illegal is 'raise' or 'random', not {illegal!r}")
        self.game = game_of(game, **options)
        self.observer = Observer(self.game)
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": env_name(self.game.kind).partition("/")[2]}
        self.seats = {f"seat_{seat}": seat for seat in players(self.game)}
        self.possible_agents = list(self.seats)
        n_actions = len(self.game.kind.actions)
        self.action_spaces = {agent: spaces.Discrete(n_actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space(n_actions) for agent in self.possible_agents}
        self._target = self.game.python(own=True)
        self._generator = np.random.default_rng()
        self._race: SeededRace | None = None

    def _space(self, n_actions: int) -> spaces.Dict:
        seen = self.observer
        return spaces.Dict(
            {
                "observation": spaces.Box(seen.low, seen.high, dtype=seen.dtype.type),
                "action_mask": spaces.Box(0, 1, (n_actions,), np.int8),
            }
        )

    @property
    def race(self) -> SeededRace:
        """The running race; there is none before the first `reset`."""
        if self._race is None:
            raise RuntimeError("reset the environment first")
        return self._race

    def observation_space(self, agent: str) -> spaces.Dict:
        """`observation`: see docs/envs.md; `action_mask`: 1 where an action is legal."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The game's whole action space; `game.kind.actions.text(action)` tells one in words."""
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        """A new race: from `seed`, or the next one of the seed given last."""
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self._race = SeededRace(self.observer, self._target, int(self._generator.integers(2**63)))

    def _observed(self, agent: str) -> Observation:
        seat = self.seats[agent]
        return {"observation": self.race.observe(seat), "action_mask": self.race.mask(seat)}

    def _take(self, seat: int, action: Any) -> bool:
        """Chooses for a seat; whether the action was illegal and another one was taken instead."""
        options = self.race.options(seat)
        bad = self.illegal == "random" and int(action) not in options
        self.race.choose(seat, int(options[self._generator.integers(len(options))] if bad else action))
        return bad

    def render(self) -> str | None:
        """The position as text in the render mode "ansi"."""
        return self.race.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held that needs closing."""


class RaceAEC(ZooBase, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One race as a PettingZoo AEC environment; agents are `seat_0`, `seat_1`, …; rewards come at the end, -1 to 1."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1, "is_parallelizable": False}  # noqa: RUF012

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new race; equal seeds and actions give equal races."""
        self._begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._acted = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may see now, and its legal actions (none while it is not asked)."""
        return self._observed(agent)

    def step(self, action: int | None) -> None:
        """Chooses for the selected agent; `None` for one whose race is over.

        Raises:
            IllegalAction: with the legal ones (where `illegal` is "raise").
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        bad = self._take(self.seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._acted[agent] += 1
        self.infos = {agent: {} for agent in self.agents}
        if bad:
            self.infos[agent]["illegal_action"] = True
        if self.race.over:
            worth = self.race.rewards()
            self.rewards = {agent: worth[self.seats[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._exhausted(agent):
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def _exhausted(self, agent: str) -> bool:
        """Whether some agent has had its `max_cycles`, and nobody's answer to a simultaneous choice is missing."""
        if self.max_cycles is None or max(self._acted.values()) < self.max_cycles:
            return False
        missing = [seat for seat in self._asked if seat != self.seats[agent]]
        return not missing or self.race.waiting != missing

    def _select(self) -> None:
        """Passes on to the next seat that is asked, or to the first agent whose race is over."""
        self._asked = list(self.race.waiting)
        if any(self.terminations.values()) or any(self.truncations.values()):
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = f"seat_{self.race.waiting[0]}"
        mask = self.race.mask(self.seats[self.agent_selection])
        self.infos[self.agent_selection]["action_mask"] = mask


def aec_env(game: Game | str | Mapping[str, Any], **options: Any) -> RaceAEC:
    """A PettingZoo AEC environment, see `RaceAEC` and `ZooBase`."""
    return RaceAEC(game, **options)


def module_of(game: Game | str | Mapping[str, Any], **options: Any) -> SimpleNamespace:
    """An environment as PettingZoo's modules are: with `env`, `raw_env` and `parallel_env`."""
    from pileup.envs.parallel import parallel_env

    def env(**more: Any) -> RaceAEC:
        return aec_env(game, **options, **more)

    def parallel(**more: Any) -> Any:
        return parallel_env(game, **options, **more)

    return SimpleNamespace(env=env, raw_env=env, parallel_env=parallel)
