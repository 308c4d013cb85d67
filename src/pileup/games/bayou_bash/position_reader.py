"""Reading names, numbers and lists of a readable position, and gathering everything wrong with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pileup.engine.game import Game
from pileup.errors import closest
from pileup.games.bayou_bash.places import space_index

__all__ = ["Reader"]


class Reader:
    """What a position is read with.

    Attributes:
        s: the state that it is read into; problems: everything wrong so far; cards, events: names as written in it.
    """

    def __init__(self, game: Game, data: Mapping[str, Any]) -> None:
        self.game = game
        self.t = game.static
        self.s = game.python().start()
        self.data = data
        self.problems: list[str] = []
        self.cards = [card.name for card in game.extra.content.jockeys.cards]
        self.events = [card.name for card in game.extra.content.events.events]

    def wrong(self, problem: str) -> None:
        self.problems.append(problem)

    def keys(self, data: Any, known: tuple[str, ...], where: str) -> dict[str, Any]:
        if not isinstance(data, Mapping):
            self.wrong(f"{where} is no table")
            return {}
        for key in data:
            if key not in known:
                like = closest(str(key), known, 1)
                self.wrong(f"{where} has no {key!r}{f'; did you mean {like[0]!r}?' if like else ''}")
        return {key: value for key, value in data.items() if key in known}

    def number(self, value: Any, low: int, high: int, where: str, default: int = 0) -> int:
        if isinstance(value, bool):
            value = int(value)
        if not isinstance(value, int) or not low <= value <= high:
            self.wrong(f"{where}: {value!r} is no whole number from {low} to {high}")
            return default
        return value

    def items(self, value: Any, where: str) -> list[Any]:
        if isinstance(value, str | Mapping) or not hasattr(value, "__iter__"):
            self.wrong(f"{where} is no list")
            return []
        return list(value)

    def one_of(self, value: Any, names: Any, where: str) -> int:
        names = list(names)
        if value not in names:
            like = closest(str(value), names, 1)
            hint = f"; did you mean {like[0]!r}?" if like else f"; there are {', '.join(names[:40])}"
            self.wrong(f"{where}: there is no {value!r}{hint}")
            return -1
        return int(names.index(value))

    def mask(self, value: Any, names: list[str], where: str) -> int:
        found = 0
        for one in self.items(value, where):
            k = self.one_of(one, names, where)
            if k >= 0 and found >> k & 1:
                self.wrong(f"{where}: {one!r} is named twice")
            found |= 1 << k if k >= 0 else 0
        return found

    def numbers_mask(self, value: Any, high: int, where: str) -> int:
        found = 0
        for one in self.items(value, where):
            found |= 1 << self.number(one, 0, high, where)
        return found

    def space(self, value: Any, where: str) -> int:
        try:
            return space_index(self.game, self.s, value)
        except ValueError as error:
            self.wrong(f"{where}: {error}")
            return -1
