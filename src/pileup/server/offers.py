"""What can be raced here, and which of a game's options may come from outside."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

import pileup.engine.game as engine_game
from pileup.bots import bot_names
from pileup.engine.game import Choice, Game, GameKind, OptionSpec
from pileup.engine.make import make
from pileup.engine.workshop import admitted, workbench_of
from pileup.errors import UnknownName
from pileup.play import Words, windows_of, words_of
from pileup.play.guide import has_guide
from pileup.server.messages import GameInfo, OptionInfo
from pileup.server.refusals import Refusal
from pileup.server.table import game_of

__all__ = ["checked_bot", "checked_look", "game_from_outside", "game_infos", "looks_of", "with_looks"]


_made: dict[str, Game] = {}  # built games by what was asked for; a game is never changed
_USUAL = ("medium", "greedy", "random")  # the first of these that there is


@lru_cache(maxsize=1)
def known_bots() -> tuple[str, ...]:
    """The bots that can sit on a seat, the weakest first; looked for once, for that searches all installed packages."""
    return tuple(bot_names())


def checked_bot(name: str | None) -> str:
    """A bot's name as given, or the usual one; UnknownName lists those there are.

    Only names: `module:Class`, which the command line takes, would load whatever a stranger asks for.
    """
    known = known_bots()
    if not name:
        return next((one for one in _USUAL if one in known), known[0])
    if name not in known:
        raise UnknownName(f"There is no bot {name!r:.80}.", "bot", f"Bots: {', '.join(known)}.")
    return name


def look_option(kind: GameKind) -> OptionSpec | None:
    """The option by which a game gives its racers to the seats, where it has one."""
    return next((option for option in kind.options if option.kind == "names"), None)


def looks_of(kind: GameKind) -> dict[str, str]:
    """The racers that seats can ask for: value and English name."""
    spec = look_option(kind)
    return {} if spec is None else {choice.value: choice.text for choice in spec.choices}


def game_infos(locale: str = "en") -> list[GameInfo]:
    """Every game, for the start page, in a language."""
    found = []
    for kind in engine_game.games().values():
        words = words_of(kind, locale)
        looks = look_option(kind)
        # Files and folders are the server's own affair, and racers are chosen seat by seat.
        shown = [option for option in kind.options if option.kind not in ("folder", "names")]
        found.append(
            GameInfo(
                name=kind.name,
                title=kind.title,
                summary=words.setting("summary", kind.summary),
                min_seats=kind.min_seats,
                max_seats=kind.max_seats,
                options=[_option_info(one, words) for one in shown],
                bots=list(known_bots()),
                racers=[] if looks is None else [Choice(one.value, words.named(one.text)) for one in looks.choices],
                guide=has_guide(kind),
                windows=windows_of(kind, locale),
            )
        )
    return found


def _option_info(spec: OptionSpec, words: Words) -> OptionInfo:
    """An option as a language's words tell it; in English its own words do."""
    return OptionInfo(
        spec.name,
        words.setting(spec.name, spec.label),
        spec.kind,
        spec.default,
        words.setting(f"{spec.name}-help", spec.help),
        [Choice(one.value, words.setting(f"{spec.name}-is-{one.value}", one.text)) for one in spec.choices],
        spec.low,
        spec.high,
    )


def _checked(kind: GameKind, options: dict[str, Any]) -> dict[str, Any]:
    """Options as strangers may give them: no path ever reaches the disk."""
    for spec in kind.options:
        value = options.get(spec.name)
        if value is None:
            continue
        where = f"option {spec.name}"
        if spec.kind == "folder":
            raise Refusal(422, "option", "That can only be set by who runs the server.", where)
        if spec.kind == "track" and isinstance(value, dict) and (bench := workbench_of(kind)) is not None:
            options = {**options, spec.name: admitted(bench, value)}
        elif spec.kind == "track":
            legal = [choice.value for choice in spec.choices]
            if value not in legal:
                raise UnknownName(f"There is no {value!r:.80}.", where, f"Values: {', '.join(legal)}.")
    return options


def game_from_outside(name: str, seats: int | None, options: dict[str, Any]) -> Game:
    """The game that a request describes; every fault is a PileupError or Refusal with the legal values."""
    checked = _checked(engine_game.kind_of(name), options)
    key = json.dumps([name, seats, checked], sort_keys=True, default=str)
    game = _made.get(key)
    if game is None:
        game = _made[key] = game_of.keep(make({"game": name, "options": checked}, seats=seats))
        if len(_made) > 64:
            del _made[next(iter(_made))]
    return game


def checked_look(kind: GameKind, look: str, taken: list[str | None]) -> str:
    """A racer that a seat wants, if the game has it and nobody else does."""
    legal = looks_of(kind)
    if look not in legal:
        cure = f"Racers: {', '.join(legal)}." if legal else f"{kind.title} gives racers out by itself."
        raise UnknownName(f"There is no racer {look!r:.80}.", "look", cure)
    if look in taken:
        raise Refusal(409, "look", f"Another seat has the racer {look!r}.", "look", "Choose another.")
    return look


def with_looks(kind: GameKind, options: dict[str, Any], looks: list[str | None]) -> dict[str, Any]:
    """Options with the racers that the seats asked for; who asked for none gets one that is left."""
    spec = look_option(kind)
    if spec is None or not any(looks) or spec.name in options:
        return options
    legal = [choice.value for choice in spec.choices]
    left = [value for value in legal if value not in looks]
    given: list[str] = []
    for seat, look in enumerate(looks):
        if look is not None and look not in legal:
            raise UnknownName(f"There is no racer {look!r}.", f"seats[{seat}].look", f"Racers: {', '.join(legal)}.")
        if look is not None and look in given:
            raise Refusal(422, "look", f"Two seats want the racer {look!r}.", f"seats[{seat}].look", "Choose another.")
        given.append(look or (left.pop(0) if left else legal[0]))
    return {**options, spec.name: given}
