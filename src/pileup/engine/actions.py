"""The action space: every decision and every chance outcome of a game as a small int with an exact text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pileup.errors import UnknownAction, closest

__all__ = ["ActionSpace", "Range", "Word"]


class Range:
    """A run of actions of one name: `space:0`, `space:1`, … or, with names, `card:sprint-bomb-2`.

    Args:
        name: what stands before the colon.
        count: how many; left out where names are given.
        first: the number shown for the first one.
        names: one name each, unique, without spaces.
    """

    def __init__(self, name: str, count: int | None = None, *, first: int = 0, names: Sequence[str] = ()) -> None:
        self.name = name
        self.labels = [f"{name}:{label}" for label in (names or range(first, first + (count or 0)))]


class Word(Range):
    """One single action without a number: `pass`."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.labels = [name]


class ActionSpace:
    """All actions of a game, numbered from 0 in the order of their ranges.

    >>> space = ActionSpace(Word("pass"), Range("die", 6, first=1))
    >>> space.number("die:6"), space.text(0), space.start("die"), space.name_of(3)
    (6, 'pass', 1, 'die')
    """

    def __init__(self, *ranges: Range) -> None:
        self._texts: list[str] = []
        self._names: list[str] = []
        self._starts: dict[str, int] = {}
        self._counts: dict[str, int] = {}
        for one in ranges:
            if one.name in self._starts:
                raise ValueError(f"two ranges are called {one.name}")
            self._starts[one.name] = len(self._texts)
            self._counts[one.name] = len(one.labels)
            self._texts.extend(one.labels)
            self._names.extend([one.name] * len(one.labels))
        self._numbers = {text: number for number, text in enumerate(self._texts)}
        if len(self._numbers) != len(self._texts):
            raise ValueError("two actions have the same text")

    def __len__(self) -> int:
        return len(self._texts)

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def start(self, name: str) -> int:
        """The number of the first action of the range `name`."""
        return self._starts[name]

    def count(self, name: str) -> int:
        """How many actions the range `name` has."""
        return self._counts[name]

    def name_of(self, action: int) -> str:
        """The name of the range that an action is in."""
        return self._names[action]

    def text(self, action: int) -> str:
        """The exact text of an action."""
        return self._texts[action]

    def number(self, text: str) -> int:
        """The action of an exact text; UnknownAction names the nearest ones otherwise."""
        try:
            return self._numbers[text]
        except (KeyError, TypeError):
            like = closest(str(text), self._texts)
            cure = f"Did you mean {', '.join(like)}?" if like else f"Actions begin with {', '.join(self._starts)}."
            raise UnknownAction(f"{text!r} is no action of this game.", "action", cure) from None
