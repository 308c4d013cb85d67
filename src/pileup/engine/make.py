"""From a name, a text, a file or a description to a game that can be raced."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from pileup.engine.game import Game, OptionSpec, kind_of
from pileup.errors import PileupError, UnknownName, closest

__all__ = ["make"]


def _parsed(text: str) -> dict[str, Any]:
    """`name`, `name:option=value,option=value` or a path to a description file, as a description."""
    if text.endswith((".json", ".toml")):
        path = Path(text)
        try:
            data = path.read_bytes()
        except OSError as error:
            raise PileupError(f"The game's description can't be read: {error.strerror}.", text) from None
        try:
            loaded = msgspec.toml.decode(data) if text.endswith(".toml") else json.loads(data)
        except (ValueError, msgspec.DecodeError, RecursionError) as error:
            raise PileupError(f"This is no {text[-4:].upper()}: {error}.", text) from None
        if not isinstance(loaded, dict):
            raise PileupError("A description is a table with game, seats, options.", text)
        return loaded
    name, _, rest = text.partition(":")
    options: dict[str, Any] = {}
    for part in filter(None, rest.split(",")):
        key, equals, value = part.partition("=")
        if not equals:
            raise PileupError(f"{part!r} is no option.", text, "Write name=value, separated by commas.")
        options[key.strip()] = value.strip()
    seats = options.pop("seats", None)
    return {"game": name, "options": options, **({} if seats is None else {"seats": seats})}


def _converted(spec: OptionSpec, value: Any) -> Any:
    """A value of an option as its kind wants it; texts from the command line and the web included."""
    where = f"option {spec.name}"
    if spec.kind == "flag":
        words = {
            "true": True,
            "yes": True,
            "on": True,
            "1": True,
            "false": False,
            "no": False,
            "off": False,
            "0": False,
        }
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in words:
            return words[value.lower()]
        raise PileupError(f"{value!r} is neither true nor false.", where, "Write true or false.")
    if spec.kind == "int":
        try:
            number = int(value) if isinstance(value, str) else value
        except ValueError:
            number = None
        if isinstance(number, bool) or not isinstance(number, int) or not spec.low <= number <= spec.high:
            raise PileupError(f"{value!r} is no whole number from {spec.low} to {spec.high}.", where)
        return number
    if spec.kind == "choice":
        legal = [choice.value for choice in spec.choices]
        text = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
        if text not in legal:
            like = closest(str(value), legal)
            hint = f"Did you mean {like[0]}? " if like else ""
            raise UnknownName(f"{value!r} is no value for it.", where, f"{hint}Values: {', '.join(legal)}.")
        return text
    return value


def make(game: str | Mapping[str, Any], seats: int | None = None, **options: Any) -> Game:
    """Describes a race to be.

    Args:
        game: a game's name, `name:option=value,…`, the path of a description (.json, .toml), or a description as
            `Game.description()` gives it.
        seats: number of competitors; by default the game's usual number (4, or the nearest the game allows).
        options: the game's options by name.

    Raises:
        UnknownName: no such game, option or value; it lists the legal ones.
        PileupError: something else is wrong with an option, or with content or a track (all reasons at once).

    >>> make("rush-and-bash", seats=4, circuit="first-game").seats
    4
    """
    if not isinstance(game, str | Mapping):
        raise PileupError(f"A game can't be a {type(game).__name__}.", "game", "Give its name or a description.")
    data = _parsed(game) if isinstance(game, str) else dict(game)
    unknown = set(data) - {"game", "seats", "options", "content"}
    if unknown:
        raise PileupError(
            f"A description has no {', '.join(sorted(unknown))}.", "game", "It has game, seats, options, content."
        )
    given = data.get("options", {})
    if not isinstance(given, Mapping):
        raise PileupError("The options are no table.", "options")
    merged = {**given, **options}
    kind = kind_of(data.get("game", ""))
    if seats is None:
        seats = data.get("seats")
    if seats is None:
        seats = min(max(4, kind.min_seats), kind.max_seats)
    if isinstance(seats, str) and seats.isdigit():
        seats = int(seats)
    if isinstance(seats, bool) or not isinstance(seats, int) or not kind.min_seats <= seats <= kind.max_seats:
        raise PileupError(
            f"{kind.title} can't be raced with {seats!r} seats.",
            "seats",
            f"Choose {kind.min_seats} to {kind.max_seats}.",
        )
    specs = {spec.name: spec for spec in kind.options}
    for name in merged:
        if name not in specs:
            like = closest(name, list(specs))
            hint = f"Did you mean {like[0]}? " if like else ""
            raise UnknownName(f"{kind.title} has no option {name!r}.", "option", f"{hint}Options: {', '.join(specs)}.")
    converted = {name: _converted(specs[name], value) for name, value in merged.items()}
    if data.get("content") is not None:
        converted["content"] = data["content"]
    return Game(kind, seats, kind.build(seats, converted))
