"""Scenes: who stands where with which cards, in one call.

    s = scene(TWO_BOARDS, black=at("04A:1.1", "sprint-repair-3"), blue=at("04A:1.3"), rocks=["04A:2.2"])
    s.play("black card:sprint-repair-3")

Seats are the cars in the order of the call, the ranking is the same unless told otherwise; no junction has a Rock
unless `junction_rocks` names it, so that a round ends without rolls.
"""

from __future__ import annotations

import tomllib
from typing import Any

from pileup.games.rush_and_bash.box import HOUSE
from pileup.games.rush_and_bash.cars import COLOURS
from tests.rush_and_bash.script import Script, race

# The house decks as the ledger's tables have them (RB-HOUSE-01, RB-HOUSE-02).
SPRINT = {
    f"sprint-{effect}-{value}": count
    for effect, counts in {
        "swerve": (3, 3, 2),
        "bomb": (2, 2, 2),
        "missile": (2, 2, 2),
        "repair": (1, 2, 2),
        "star": (3, 2, 1),
    }.items()
    for value, count in enumerate(counts, 1)
}
RUSH = {
    f"rush-{effect}-{value}": count
    for effect, counts in {
        "swerve": (2, 3, 2),
        "bomb": (1, 2, 1),
        "missile": (2, 2, 1),
        "repair": (1, 2, 1),
        "star": (2, 1, 1),
    }.items()
    for value, count in enumerate(counts, 3)
}
FAIR_DIE = {f"die:{value}": 1 for value in range(1, 7)}

ROCKS, BOMBS = 14, 9  # tokens (RB-COMP-02)


def at(space: str, *hand: str, **more: Any) -> dict[str, Any]:
    """A car on a space with a hand; `more`: hearts, stars, crossed_start, pending, arrived."""
    return {"space": space, "hand": list(hand), **more}


def scene(circuit: Any, *lines: str, game: dict[str, Any] | None = None, **parts: Any) -> Script:
    """A position set up and lines played; cars by colour, everything else as in the position format."""
    cars = {colour: part for colour, part in parts.items() if colour in COLOURS}
    position = {key: part for key, part in parts.items() if key not in COLOURS}
    options = {"seats": len(cars), "cars": list(cars), **(game or {})}
    return Script(race(circuit, **options), {"junction_rocks": [], **position, "cars": cars}).play(*lines)


def end_of_round(circuit: Any, *lines: str, **parts: Any) -> Script:
    """The same, where the last car in the ranking has done all of its turn; its full hand draws nothing."""
    cars = [colour for colour in parts if colour in COLOURS]
    last = parts.get("ranking", cars)[-1]
    parts[last] = {**parts[last], "hand": ["sprint-repair-1", "sprint-repair-2", "sprint-repair-3"]}
    return scene(circuit, *lines, turn={"car": last, "step": "draw"}, **parts)


def changed(board: str, **parts: Any) -> dict[str, Any]:
    """A house board with parts changed."""
    return {**tomllib.loads((HOUSE / "boards" / f"{board}.toml").read_text(encoding="utf-8")), **parts}


def names(spaces: list[str]) -> set[str]:
    """Spaces without the number of their board."""
    return {space.partition(":")[2] for space in spaces}


def where(s: Script, colour: str) -> str:
    """A car's space without the number of its board; "clearing 1" and "finished 01A:1.6" as well."""
    space = s.space(colour)
    finished, _, rest = space.rpartition(" ")
    if finished == "finished":
        return f"finished {rest.partition(':')[2]}"
    return space if finished else space.partition(":")[2]


def hearts(s: Script) -> dict[str, int]:
    """The hearts of all cars."""
    return {colour: car["hearts"] for colour, car in s.position["cars"].items()}


def places(s: Script) -> dict[str, int]:
    """Places at the end of the race."""
    found = s.target.places(s.s, s.game.seats)
    return {colour: found[seat] for seat, colour in enumerate(s.game.extra.colours)}


def spaces_asked(s: Script) -> set[str]:
    """The spaces among the options, without the number of their board."""
    return {option.split(":", 2)[2] for option in s.options if option.startswith("space:")}
