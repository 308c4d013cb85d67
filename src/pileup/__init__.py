"""Pileup: play, build, simulate and study three chaotic racing board games.

>>> import pileup
>>> game = pileup.make("rush-and-bash", seats=4)
>>> race = pileup.Race(game, seed=7)

`make` describes a race to be, `all_games` finds the games, `Race` is a live race, `replay` and `verify` read records.
Everything else is in the packages `engine`, `play`, `bots`, `study`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pileup import errors
from pileup.errors import PileupError

if TYPE_CHECKING:
    from pileup.engine.game import games as all_games
    from pileup.engine.make import make
    from pileup.play import Race, replay, verify

__all__ = ["PileupError", "Race", "__version__", "all_games", "errors", "make", "replay", "verify"]

# Loaded at first use, so that `import pileup` (and the help of a command) costs nothing.
_HOMES = {
    "Race": ("pileup.play", "Race"),
    "all_games": ("pileup.engine.game", "games"),  # `pileup.games` is the package that they are found in
    "make": ("pileup.engine", "make"),
    "replay": ("pileup.play", "replay"),
    "verify": ("pileup.play", "verify"),
}


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        from importlib import import_module

        module, attribute = _HOMES[name]
        value = getattr(import_module(module), attribute)
        globals()[name] = value
        return value
    if name == "__version__":
        from importlib.metadata import version

        return version("pileup")
    raise AttributeError(f"module 'pileup' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
