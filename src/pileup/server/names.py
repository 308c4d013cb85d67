"""What people and racers are called."""

from __future__ import annotations

import unicodedata

from pileup.engine.game import Game

__all__ = ["clean_name", "free_name", "racer_name", "racer_names", "titled"]


def titled(name: str) -> str:
    """With a capital, as names have one."""
    return name[:1].upper() + name[1:]


def racer_names(game: Game) -> list[str]:
    """What seats are called where nobody gave a name: as their racers, with a capital."""
    return [titled(name) for name in game.kind.seat_names(game)]


def racer_name(game: Game, seat: int, look: str | None) -> str:
    """What a seat is called where nobody gave a name: as the racer it chose, else as the one it was given."""
    for spec in game.kind.options:
        for choice in spec.choices if spec.kind == "names" else ():
            if choice.value == look:
                return titled(choice.text)
    return racer_names(game)[seat]


def clean_name(text: str, limit: int, fallback: str) -> str:
    """A person's name fit to be shown: no control or direction characters, single spaces, at most `limit` long."""
    kept = "".join(" " if unicodedata.category(one) in ("Cc", "Zs", "Zl", "Zp") else one for one in text)
    kept = "".join(one for one in kept if unicodedata.category(one) not in ("Cf", "Co", "Cs", "Cn"))
    return " ".join(kept.split())[:limit].strip() or fallback


def free_name(name: str, taken: list[str]) -> str:
    """The name, with a number where somebody has it already."""
    number, free = 2, name
    while free in taken:
        free, number = f"{name} {number}", number + 1
    return free
