"""What can go wrong, said so that it can be cured."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["IllegalAction", "InvalidPosition", "PileupError", "RecordError", "UnknownAction", "UnknownName", "closest"]


class PileupError(Exception):
    """Something asked of Pileup can't be done.

    Args:
        what: what is wrong, in one sentence.
        where: the file, line, field or argument that is wrong (may be empty).
        cure: what to do about it (may be empty).
    """

    def __init__(self, what: str, where: str = "", cure: str = "") -> None:
        super().__init__(what, where, cure)
        self.what = what
        self.where = where
        self.cure = cure

    def __str__(self) -> str:
        text = f"{self.where}: {self.what}" if self.where else self.what
        return f"{text} {self.cure}" if self.cure else text


class UnknownName(PileupError):
    """A game, option, circuit or value that does not exist; the cure lists what does."""


class UnknownAction(PileupError):
    """A text that names no action of the game."""


class IllegalAction(PileupError):
    """An action that is not among the legal ones now.

    Attributes:
        legal: the exact texts of the actions that are (empty where nobody, or somebody else, is asked).
    """

    def __init__(self, what: str, where: str = "", cure: str = "", legal: Sequence[str] = ()) -> None:
        super().__init__(what, where, cure)
        self.legal = list(legal)


class RecordError(PileupError):
    """A record that can't be read, or does not replay."""


class InvalidPosition(PileupError):
    """A position that breaks the rules of positions.

    Attributes:
        problems: every reason, one sentence each.
    """

    def __init__(self, problems: Sequence[str]) -> None:
        self.problems = list(problems)
        listed = "".join(f"\n  - {problem}" for problem in self.problems)
        super().__init__(f"This position can't be set up:{listed}")


def closest(word: str, words: Sequence[str], count: int = 3) -> list[str]:
    """The `words` most like `word`, best first; for "did you mean" in errors."""
    import difflib

    return difflib.get_close_matches(word, words, n=count, cutoff=0.4)
