"""Who sits on the other seats of a single-agent environment."""

from __future__ import annotations

from typing import Any

from pileup.engine import streams
from pileup.engine.game import Game
from pileup.envs.race import SeededRace, players

__all__ = ["Opponents"]


class Opponents:
    """Decides for all seats but the learner's.

    Args:
        given: "random", another bot's name, a `Bot`, or a list with one of these for each seat but the learner's.
    """

    def __init__(self, game: Game, given: Any) -> None:
        self.game = game
        rivals = len(players(game)) - 1
        several = list(given) if isinstance(given, list | tuple) else [given] * rivals
        if len(several) != rivals:
            raise ValueError(f"{rivals} opponents are wanted, one for each other seat, not {len(several)}")
        self._given = [None if one == "random" else _bot(one) for one in several]
        self._bots: dict[int, Any] = {}
        self._seed = 0
        self._count = 0

    def begin(self, seed: int, learner: int) -> None:
        """Seats them for a new race; equal seeds give equal choices."""
        others = [seat for seat in players(self.game) if seat != learner]
        self._bots = dict(zip(others, self._given, strict=True))
        self._seed, self._count = seed, 0

    def choose(self, race: SeededRace, seat: int) -> int:
        """The action of a waiting seat; it sees only what its seat may see."""
        options = race.options(seat)
        key = streams.stream(self._seed, self._count, streams.CHOICE + seat)
        self._count += 1
        bot = self._bots.get(seat)
        if bot is None:
            return options[streams.below(key, 0, len(options))]
        from pileup.bots import Observation

        return int(bot.choose(Observation(self.game, seat, race.hidden(seat), options, key)))


def _bot(given: Any) -> Any:
    """A bot by name, or one that is a bot already."""
    if hasattr(given, "choose"):
        return given
    from pileup.bots import make_bot

    return make_bot(given)
