"""OpenSpiel: every game as a Python game with explicit chance nodes.

A simultaneous choice becomes a sequence in seat order whose answers stay hidden until all are in, which is the same
game in extensive form. Actions and chance outcomes have the numbers of the game's action space.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from pileup.engine.game import Game, GameKind, games
from pileup.engine.make import make
from pileup.engine.target_python import Status
from pileup.envs.observation import Observer
from pileup.envs.race import rewards

__all__ = ["SpielGame", "SpielState", "register_spiel", "spiel_name"]

# Races end by their rules; OpenSpiel wants a number all the same.
MAX_LENGTH = 1_000_000


def spiel_name(kind: GameKind) -> str:
    """The short name under which a game is registered: `pileup_rush_and_bash`."""
    return "pileup_" + kind.name.replace("-", "_")


def _game_type(kind: GameKind) -> Any:
    return pyspiel.GameType(
        short_name=spiel_name(kind),
        long_name=kind.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.max_seats,
        min_num_players=kind.min_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 0, "options": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Pileup for OpenSpiel.

    Parameters: `players` (0: the game's usual number), `options` (`goal:9;mode:x`).
    """

    def __init__(self, game_type: Any, kind: GameKind, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        seats = int(params.get("players") or 0)
        options = dict(part.split(":", 1) for part in str(params.get("options") or "").split(";") if ":" in part)
        self.race: Game = make({"game": kind.name, "options": options}, seats=seats or None)
        self.observer = Observer(self.race)
        n_actions = len(kind.actions)
        info = pyspiel.GameInfo(
            num_distinct_actions=n_actions,
            max_chance_outcomes=n_actions,
            num_players=self.race.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(game_type, info, params)

    def new_initial_state(self, state: str | None = None) -> SpielState:
        """A race at its first decision or chance event."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SpielObserver:
        """OpenSpiel's way to an observation tensor."""
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        return SpielObserver(self.observer)


class _At:
    """A position with its rules; OpenSpiel copies and pickles states through their attributes, so this can both."""

    __slots__ = ("observer", "position", "status", "target")

    def __init__(self, observer: Observer, position: Any, status: Status) -> None:
        self.observer = observer
        self.target = observer.game.python()
        self.position = position
        self.status = status

    def __deepcopy__(self, memo: dict[int, Any]) -> _At:
        return _At(self.observer, self.position.copy(), self.status)

    def __reduce__(self) -> Any:
        return _restored, (self.observer.game.description(), self.position.dump(), int(self.status))


def _restored(description: dict[str, Any], position: bytes, status: int) -> _At:
    game = make(description)
    return _At(Observer(game), game.kind.State.load(position), Status(status))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position for OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        target = game.race.python()
        position = target.start()
        self._at = _At(game.observer, position, target.advance(position))

    @property
    def position(self) -> Any:
        """The position, a Python view of the game's record."""
        return self._at.position

    def observed(self, player: int) -> npt.NDArray[Any]:
        """(observer.size,) what `player` observes."""
        return self._at.observer.vector(self._at.target.hide(self._at.position, player), player)

    def current_player(self) -> int:
        """The seat that is asked; of several the lowest one that has not answered."""
        if self._at.status == Status.OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        if self._at.status == Status.CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return self._at.target.waiting(self._at.position)[0]

    def _legal_actions(self, player: int) -> list[int]:
        """Legal actions in rising order."""
        return sorted(self._at.target.options(self._at.position, player)) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes of the waiting chance event with their probabilities; equal outcomes are added up."""
        weights: dict[int, int] = {}
        for outcome, weight in zip(*self._at.target.outcomes(self._at.position), strict=True):
            if weight:
                weights[outcome] = weights.get(outcome, 0) + weight
        total = sum(weights.values())
        return [(outcome, weights[outcome] / total) for outcome in sorted(weights)]

    def _apply_action(self, action: int) -> None:
        if self._at.status == Status.CHANCE:
            self._at.target.happen(self._at.position, action)
        else:
            self._at.target.choose(self._at.position, self.current_player(), action)
        self._at.status = self._at.target.advance(self._at.position)

    def _action_to_string(self, player: int, action: int) -> str:
        return self._at.observer.game.kind.actions.text(action)

    def is_terminal(self) -> bool:
        """Whether the race is over."""
        return bool(self._at.status == Status.OVER)

    def returns(self) -> list[float]:
        """What the end is worth to each seat, -1 to 1; 0 before."""
        if self._at.status != Status.OVER:
            return [0.0] * self._at.observer.game.seats
        return rewards(self._at.target.places(self._at.position, self._at.observer.game.seats))

    def __str__(self) -> str:
        """The position's bytes in hex: equal positions have equal texts."""
        return str(self._at.position.dump().hex())


class SpielObserver:
    """What a player observes, as OpenSpiel's `PyObserver`."""

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self.tensor = np.zeros(observer.size, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.size].reshape(part.shape or (1,))
            for part in observer.parts
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills `tensor` (and its named views in `dict`) with what `player` observes."""
        self.tensor[:] = state.observed(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The observation as text."""
        numbers = state.observed(player)
        return " ".join(
            f"{part.name}={','.join(map(str, numbers[part.start : part.start + part.size]))}"
            for part in self._observer.parts
        )


def register_spiel(*kinds: GameKind) -> list[str]:
    """Registers games (all of them by default) with OpenSpiel, once; returns their short names.

    >>> register_spiel()                                                   # doctest: +SKIP
    >>> game = pyspiel.load_game("pileup_rush_and_bash(players=3)")        # doctest: +SKIP
    """
    known = set(pyspiel.registered_names())
    names = []
    for kind in kinds or games().values():
        name = spiel_name(kind)
        names.append(name)
        if name not in known:
            game_type = _game_type(kind)
            pyspiel.register_game(game_type, _constructor(game_type, kind))
    return names


def _constructor(game_type: Any, kind: GameKind) -> type[SpielGame]:
    """The class that OpenSpiel makes a game with: it gives the parameters only."""

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game_type, kind, params)

    return Registered
