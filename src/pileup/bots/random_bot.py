"""The random bot: every legal action is as likely as the others."""

from __future__ import annotations

from pileup.bots.bot import Bot, Observation
from pileup.engine.streams import below

__all__ = ["RandomBot"]


class RandomBot(Bot):
    """Chooses at random."""

    name = "random"

    def choose(self, observation: Observation) -> int:
        """Any option."""
        return observation.options[below(observation.key, 0, len(observation.options))]
