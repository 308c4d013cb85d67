"""Bots: they choose from what their seat sees, and nothing else."""

from pileup.bots.bot import Bot, Observation, observe
from pileup.bots.registry import bot_names, make_bot

__all__ = ["Bot", "Observation", "bot_names", "make_bot", "observe"]
