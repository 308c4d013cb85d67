"""Bots by name: ours, those that installed packages offer, and any class by `module:Class`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from pileup.bots.bot import Bot
from pileup.errors import PileupError, UnknownName, closest

__all__ = ["bot_names", "make_bot"]

GROUP = "pileup.bots"
# The weakest first. Loaded at first use: a bot may bring heavy imports.
_OWN = {
    "random": "pileup.bots.random_bot:RandomBot",
    "greedy": "pileup.bots.greedy:GreedyBot",
    "easy": "pileup.bots.levels:EasyBot",
    "medium": "pileup.bots.levels:MediumBot",
    "hard": "pileup.bots.levels:HardBot",
}


def _offered() -> dict[str, str]:
    """Bots of installed packages, by the entry point group `pileup.bots`."""
    from importlib.metadata import entry_points

    return {point.name: point.value for point in entry_points(group=GROUP)}


def bot_names() -> list[str]:
    """The names that `make_bot` knows, ours first, the weakest first."""
    return [*_OWN, *sorted(name for name in _offered() if name not in _OWN)]


def make_bot(name: str, patience: float | None = None) -> Bot:
    """The bot of a name, or of `module:Class`.

    Args:
        patience: see `Bot.patience`; live tables give a short one.

    Raises:
        UnknownName: there is none of that name; tells which there are.
        PileupError: the class can't be loaded, or is no bot.
    """
    if ":" in name:
        return _loaded(name, name, patience)
    place = _OWN.get(name) or _offered().get(name)
    if place is None:
        known = bot_names()
        like = closest(name, known)
        hint = f"Did you mean {like[0]}? " if like else ""
        raise UnknownName(
            f"There is no bot {name!r}.", "bots", f"{hint}Bots: {', '.join(known)}; or your own, module:Class."
        )
    return _loaded(place, name, patience)


def _loaded(place: str, name: str, patience: float | None) -> Bot:
    module, _, attribute = place.partition(":")
    try:
        found: Any = getattr(import_module(module), attribute)
    except ModuleNotFoundError as error:
        raise PileupError(f"There is no module {error.name!r}.", f"bot {name}", "Is it in PYTHONPATH?") from None
    except AttributeError:
        raise PileupError(f"Module {module!r} has no {attribute!r}.", f"bot {name}") from None
    except Exception as error:  # somebody's own module may fail in any way
        raise PileupError(
            f"Module {module!r} can't be loaded: {type(error).__name__}: {error}", f"bot {name}"
        ) from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise PileupError(
            f"{attribute!r} is no bot.", f"bot {name}", "A bot is a class that derives from pileup.bots.Bot."
        )
    try:
        bot: Bot = found()
        bot.patience = patience
    except Exception as error:  # as above
        raise PileupError(f"The bot can't be made: {type(error).__name__}: {error}", f"bot {name}") from error
    return bot
