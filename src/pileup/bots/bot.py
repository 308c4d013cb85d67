"""What a bot is: it sees what its seat may see, and answers with one of its legal actions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar

from pileup.engine.game import Game
from pileup.play.race import Race

__all__ = ["Bot", "Observation", "observe"]


@dataclass(frozen=True, slots=True)
class Observation:
    """Everything that a bot may build its choice on.

    Attributes:
        game: what is raced.
        seat: who is asked.
        state: the position as that seat knows it (`hide`), a Python view; not to be changed.
        options: the legal actions, numbers in the rules' order; never empty.
        key: 64 bits of randomness for this decision alone: the same observation gives the same choice.
    """

    game: Game
    seat: int
    state: Any
    options: list[int]
    key: int

    def text(self, action: int) -> str:
        """The exact text of an action."""
        return self.game.kind.actions.text(action)


class Bot(ABC):
    """Base of all bots. A bot belongs to one thread at a time and keeps no memory of a race.

    Own bots are used by `--bots module:Class`, or by a name under the entry point group `pileup.bots`::

        class Hasty(Bot):
            name = "hasty"

            def choose(self, observation):
                return observation.options[0]
    """

    name: ClassVar[str] = ""
    # Seconds to wait for the rules to be compiled before making do without; None: as long as it takes, so that the
    # same observation always gives the same choice.
    patience: float | None = None

    @abstractmethod
    def choose(self, observation: Observation) -> int:
        """One of `observation.options`."""


def observe(race: Race, seat: int, key: int) -> Observation:
    """What a waiting seat of a live race may know, for a bot."""
    return Observation(race.game, seat, race.hidden_state(seat), race.legal(seat), key)
