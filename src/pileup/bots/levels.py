"""Levels of play by name. Their strength is measured (docs/study.md), never claimed."""

from __future__ import annotations

from pileup.bots.search import SearchBot

__all__ = ["EasyBot", "HardBot", "MediumBot"]


class EasyBot(SearchBot):
    """Plays a dozen races on in its head, at random to the end; knows nothing else of what is good, and often errs."""

    name = "easy"

    def __init__(self) -> None:
        super().__init__(playouts=12, depth=0)


class MediumBot(SearchBot):
    """Looks ahead a while."""

    name = "medium"

    def __init__(self) -> None:
        super().__init__(playouts=200)


class HardBot(SearchBot):
    """Thinks for a fraction of a second: about as long in any game, and early or late in a race."""

    name = "hard"

    def __init__(self) -> None:
        super().__init__(playouts=100_000, work=1_200_000)
