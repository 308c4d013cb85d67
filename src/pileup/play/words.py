"""Words: every option, prompt and event of a game as a sentence, from Fluent files.

A game's folder holds `words.ftl` (English) and perhaps `words.<locale>.ftl`; this folder holds the few that all games
share. A message that is missing shows its id: never an error in the middle of a race.
"""

from __future__ import annotations

import functools
import logging
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pileup.engine.game import GameKind, Phrase

__all__ = ["Words", "words_of"]

log = logging.getLogger("pileup.play")
DEFAULT_LOCALE = "en"
REMEMBERED = 10_000


def _candidates(folder: Path, locale: str) -> list[Path]:
    """The files of one folder for a locale, the most general first: words.ftl, words.de.ftl, words.de-AT.ftl."""
    parts = re.split(r"[-_]", locale)
    names = ["words.ftl", *(f"words.{'-'.join(parts[: k + 1])}.ftl" for k in range(len(parts)))]
    return [folder / name for name in names]


class Words:
    """The messages of one game in one locale, English where the locale lacks one.

    Args:
        kind: the game.
        locale: a language tag such as "en" or "de-AT".
    """

    def __init__(self, kind: GameKind, locale: str = DEFAULT_LOCALE) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.locale = locale
        self._said: dict[tuple[Any, ...], str] = {}  # races say the same things again and again
        self._bundle = FluentBundle([locale, DEFAULT_LOCALE], use_isolating=False)
        module = sys.modules[type(kind).__module__]
        folders = [Path(__file__).parent, Path(str(module.__file__)).parent]
        for folder in folders:
            for path in _candidates(folder, locale):
                if path.is_file():
                    self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message))

    def text(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """A message with its arguments filled in; its id where it is missing."""
        key = (message, *sorted((args or {}).items()))
        found = self._said.get(key)
        if found is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            found = self._said[key] = self._formatted(message, args)
        return found

    def _formatted(self, message: str, args: Mapping[str, Any] | None) -> str:
        if not self._bundle.has_message(message):
            return message
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return message
        value, faults = self._bundle.format_pattern(pattern, dict(args or {}))
        if faults:
            log.debug("words: %s: %s", message, "; ".join(map(str, faults)))
        return str(value)

    def phrase(self, phrase: Phrase, names: list[str]) -> str:
        """A phrase in words; numbers of seats among its arguments become the `names` of those seats."""
        args: dict[str, str | int] = {}
        for name, value in phrase.args.items():
            is_seat = name == "seat" or name.endswith("_seat")
            args[name] = names[value] if is_seat and isinstance(value, int) and 0 <= value < len(names) else value
        return self.text(phrase.message, args)


@functools.lru_cache(maxsize=32)
def words_of(kind: GameKind, locale: str = DEFAULT_LOCALE) -> Words:
    """The words of a game, loaded once."""
    return Words(kind, locale)
