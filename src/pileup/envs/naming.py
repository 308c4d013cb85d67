"""Names of environments with a version, as `pileup/RushAndBash-v0`, for games that are found by looking."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pileup.engine.game import Game, GameKind, games
from pileup.engine.make import make
from pileup.errors import UnknownName, closest

__all__ = ["LAYOUT", "env_name", "game_of", "names"]

# Goes up when what an agent observes, or how it is rewarded, changes for every game.
LAYOUT = 0


def env_name(kind: GameKind) -> str:
    """The name of a game's environment; its version goes up with the rules and with the layout of observations."""
    camel = "".join(word.capitalize() for word in kind.name.split("-"))
    return f"pileup/{camel}-v{LAYOUT + kind.rules_version - 1}"


def names() -> dict[str, str]:
    """The names of all environments, and the game of each."""
    return {env_name(kind): kind.name for kind in games().values()}


def game_of(game: Game | str | Mapping[str, Any], seats: int | None = None, **options: Any) -> Game:
    """The game behind an environment's name, or whatever else `pileup.make` takes.

    Raises:
        UnknownName: no such environment, or another version of it.
    """
    if isinstance(game, Game):
        return game
    if isinstance(game, str) and game.startswith("pileup/"):
        known = names()
        if game not in known:
            like = closest(game, list(known), 1)
            hint = f"Did you mean {like[0]}? " if like else ""
            raise UnknownName(f"There is no environment {game!r}.", "game", f"{hint}There are: {', '.join(known)}.")
        game = known[game]
    return make(game, seats=seats, **options)
