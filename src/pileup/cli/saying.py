"""What the terminal says in the reader's language, and which language that is."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

from cyclopts import Parameter

from pileup.errors import UnknownName

if TYPE_CHECKING:
    from pileup.play import Race
    from pileup.play.words import Messages

__all__ = ["Lang", "Sayings", "language", "sayings_in"]

Lang: TypeAlias = Annotated[
    str | None, Parameter(help="Language of the race: en, de or it; left out: as the environment's LANG says.")
]


def language(wish: str | None) -> str:
    """The language that was asked for, else that of the environment, else English.

    Raises:
        UnknownName: there are no words in the language that was asked for.
    """
    from pileup.play.words import spoken, spoken_here

    if wish is None:
        found = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        return spoken_here(next(filter(None, found), None))
    if spoken_here(wish) == "en" and not wish.lower().startswith("en"):
        raise UnknownName(f"There are no words in {wish!r:.40}.", "lang", f"Languages: {', '.join(spoken())}.")
    return spoken_here(wish)


def sayings_in(locale: str) -> Messages:
    """The messages of the terminal in a language."""
    from pileup.play.words import messages_in

    return messages_in(Path(__file__).parent, locale)


class Sayings:
    """Says messages of the terminal (`cli-<id>`) in a race's language."""

    def __init__(self, race: Race) -> None:
        from pileup.play.words import words_of

        self._messages = sayings_in(race.locale)
        self._words = words_of(race.game.kind, race.locale)

    def __call__(self, message: str, **args: str | int) -> str:
        return self._messages.text(f"cli-{message}", args)

    def named(self, text: str) -> str:
        """A piece of the game's content in that language."""
        return self._words.named(text)
