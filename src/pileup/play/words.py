"""Words: every option, prompt and event of a game as a sentence, from Fluent files.

A game's folder holds `words.ftl` (English) and `words.<locale>.ftl`; this folder holds the few that all games share. A
message that is missing shows its id: never an error in the middle of a race.

Content (cards, tracks, what they say) is written in English where it is defined. A translation finds it by what it
says: `name-grease-on-the-road` is the message for "Grease on the Road", `name-n-coins` with `$n` for "3 coins". Content
of one's own, which no message knows, stays as it is.
"""

from __future__ import annotations

import functools
import logging
import re
import sys
from collections.abc import Mapping, Sequence
from math import gcd
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pileup.engine.game import Name

if TYPE_CHECKING:
    from pileup.engine.game import GameKind, Phrase

__all__ = [
    "Messages",
    "Words",
    "messages_in",
    "name_id",
    "setting_id",
    "spoken",
    "spoken_here",
    "word_files",
    "words_of",
]

log = logging.getLogger("pileup.play")
DEFAULT_LOCALE = "en"
REMEMBERED = 10_000
_WORDS_OF_ID = 8


@functools.cache
def spoken() -> tuple[str, ...]:
    """The languages there are words in, English first.

    >>> spoken()
    ('en', 'de', 'it')
    """
    found = sorted(path.name.split(".")[1] for path in Path(__file__).parent.glob("words.*.ftl"))
    return (DEFAULT_LOCALE, *found)


def spoken_here(wishes: str | None) -> str:
    """The language of ours that fits best what somebody wishes for; English where none does.

    Args:
        wishes: a language tag, an Accept-Language header or a POSIX locale.

    >>> spoken_here("fr-CH, it;q=0.8, en;q=0.5"), spoken_here("de_AT.UTF-8"), spoken_here("de;q=0"), spoken_here(None)
    ('it', 'de', 'en', 'en')
    """
    found: list[tuple[float, str]] = []
    for part in (wishes or "")[:200].split(","):
        tag, _, rest = part.strip().partition(";")
        weight = re.fullmatch(r"\s*q=([01](?:\.[0-9]{0,3})?)\s*", rest)
        language = re.split(r"[-_.@]", tag.strip().lower())[0]
        if language in spoken() and (not rest or (weight is not None and float(weight[1]) > 0)):
            found.append((-float(weight[1]) if weight else -1.0, language))
    return min(found, key=lambda one: one[0])[1] if found else DEFAULT_LOCALE


def setting_id(name: str) -> str:
    """The message that says an option's name, help or value.

    >>> setting_id("night_side-is-A")
    'setting-night-side-is-a'
    """
    return f"setting-{name.lower().replace('_', '-')}"


def name_id(text: str) -> tuple[str, dict[str, int | str]]:
    """The message that translates a piece of content (its first words), and what has digits in it as `$n`, `$n2`, …

    >>> name_id("Grease on the Road"), name_id("Rock on 1.5"), name_id("3 coins")
    (('name-grease-on-the-road', {}), ('name-rock-on-n', {'n': '1.5'}), ('name-n-coins', {'n': 3}))
    >>> name_id("02B lies on S4A, badly.")
    ('name-n-lies-on-n-badly', {'n': '02B', 'n2': 'S4A'})
    """
    args: dict[str, int | str] = {}

    def placeholder(found: re.Match[str]) -> str:
        token = found[0]
        counted = token.isdecimal() and token == str(int(token))  # "01" is a name
        args[f"n{len(args) + 1}" if args else "n"] = int(token) if counted else token
        return "n"

    plain = re.sub(r"[A-Za-z]*\d(?:[\w./:]*\w)?", placeholder, text)
    found = re.findall(r"[a-z0-9]+", plain.lower().replace("'", ""))
    return "-".join(["name", *found[:_WORDS_OF_ID]]), args


def word_files(folder: Path, locale: str) -> list[Path]:
    """The files of one folder for a locale, the most general first: words.ftl, words.de.ftl, words.de-AT.ftl."""
    parts = re.split(r"[-_]", locale)
    names = ["words.ftl", *(f"words.{'-'.join(parts[: k + 1])}.ftl" for k in range(len(parts)))]
    return [folder / name for name in names]


@functools.cache
def messages_in(folder: Path, locale: str) -> Messages:
    """The messages of one folder in a locale, read once."""
    return Messages([folder], locale)


class Messages:
    """The messages of some folders in one locale, English where the locale lacks one.

    Args:
        folders: where `words.ftl` and the files of other locales lie; later ones replace messages of earlier ones.
        locale: a language tag such as "en" or "de-AT".
    """

    def __init__(self, folders: Sequence[Path], locale: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.locale = locale
        self._said: dict[tuple[Any, ...], str] = {}  # races say the same things again and again
        self._bundle = FluentBundle([locale, DEFAULT_LOCALE], use_isolating=False)
        for folder in folders:
            for path in word_files(folder, locale):
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


class Words(Messages):
    """The messages of one game in one locale.

    Args:
        kind: the game.
        locale: a language tag such as "en" or "de-AT".
    """

    def __init__(self, kind: GameKind, locale: str = DEFAULT_LOCALE) -> None:
        module = sys.modules[type(kind).__module__]
        super().__init__([Path(__file__).parent, Path(str(module.__file__)).parent], locale)
        self._names: dict[str, str] = {}

    def named(self, text: str) -> str:
        """A piece of content (a name, a sentence on a card) in this language; as it is where no message knows it."""
        found = self._names.get(text)
        if found is None:
            message, args = name_id(text)
            found = self.text(message, args) if self.has(message) else text
            if text[:1].isupper():
                found = found[:1].upper() + found[1:]
            if len(self._names) >= REMEMBERED:
                self._names.clear()
            self._names[text] = found
        return found

    def setting(self, name: str, text: str) -> str:
        """What an option of the game (or one of its values, `option-is-value`) is called; `text` where it is English's.

        English stands where options are declared (`OptionSpec`); other languages have messages `setting-<name>`.
        """
        message = setting_id(name)
        return self.text(message) if self.has(message) else text

    def phrase(self, phrase: Phrase, names: list[str]) -> str:
        """A phrase in words; numbers of seats among its arguments become the `names` of those seats."""
        args: dict[str, str | int] = {}
        for name, value in phrase.args.items():
            is_seat = name == "seat" or name.endswith("_seat")
            if isinstance(value, int):
                args[name] = names[value] if is_seat and 0 <= value < len(names) else value
            elif isinstance(value, str):
                args[name] = self.named(value) if isinstance(value, Name) else value
            else:
                args[name] = self._list(name, [self.phrase(part, names) for part in value])
        return self.text(phrase.message, args)

    def _list(self, name: str, parts: list[str]) -> str:
        """The parts of an argument one after another, joined as the message `list-<argument>` says, else `list`."""
        own = f"list-{name}"
        return self.text(own if self.has(own) else "list").join(parts)

    def odds(self, part: int, whole: int) -> str:
        """A probability as people say it: "certain", "1 in 6", "2 in 3", else in per cent."""
        if part >= whole:
            return self.text("odds-certain")
        divisor = gcd(part, whole) or 1
        small, large = part // divisor, whole // divisor
        if large <= 12 or small == 1:
            return self.text("odds-in", {"part": small, "whole": large})
        percent = round(100 * part / whole)
        return self.text("odds-percent", {"percent": percent}) if percent >= 1 else self.text("odds-under")


@functools.lru_cache(maxsize=32)
def words_of(kind: GameKind, locale: str = DEFAULT_LOCALE) -> Words:
    """The words of a game, loaded once."""
    return Words(kind, locale)
