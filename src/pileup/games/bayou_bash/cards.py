"""Dice, abilities, Jockey cards and Event cards as files."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec

from pileup.engine.content import Document, Pointer, Problem
from pileup.errors import closest
from pileup.games.bayou_bash.actions import ABILITIES, DIE_VALUES, MOST_CARDS, MOST_EVENTS, WAYS
from pileup.games.bayou_bash.state import MODIFIERS, MOST_ITEMS, MOST_VERBS, TARGETS, VERBS

__all__ = [
    "Dice",
    "EventCard",
    "Events",
    "JockeyCard",
    "Jockeys",
    "Racers",
    "check_dice",
    "check_events",
    "check_jockeys",
    "check_racers",
    "read_do",
    "read_face",
]

Face = Annotated[str, msgspec.Meta(pattern="^[0-9]+!?$", description="the value, with ! for a bolt")]
Faces = Annotated[list[Face], msgspec.Meta(min_length=1, max_length=20)]
StaggerFace = Literal["forward", "forward-left", "forward-right", "back", "back-left", "back-right", "fan"]
Small = Annotated[int, msgspec.Meta(ge=0, le=9)]

LARGEST_FACE = DIE_VALUES - 4  # Sticks on Stones may add 2, an Event 1


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of the four kinds of dice (BB-COMP-03)."""

    nimble: Faces
    swift: Faces
    dashing: Faces
    stagger: Annotated[list[StaggerFace], msgspec.Meta(min_length=1, max_length=20)]
    house: bool = False


class Racers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the twelve abilities cost, in Gold Carrots (BB-ABIL-01)."""

    costs: dict[str, Annotated[int, msgspec.Meta(ge=0, le=3)]]
    house: bool = False


class JockeyCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One Jockey card: its dice as letters (n, s, d) and its icons (BB-CARD-01)."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    dice: Annotated[str, msgspec.Meta(pattern="^[nsd]*$", max_length=6)] = ""
    carrots: Small = 0
    barrels: Small = 0
    staggers: Small = 0

    @property
    def counts(self) -> tuple[int, int, int]:
        """How many Nimble, Swift and Dashing dice it gives."""
        return self.dice.count("n"), self.dice.count("s"), self.dice.count("d")


class Jockeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Jockey deck (BB-COMP-04)."""

    cards: Annotated[list[JockeyCard], msgspec.Meta(min_length=1, max_length=MOST_CARDS)]
    house: bool = False


Target = Literal["each", "each-on-track", "rearender", "frontrunner"]
Modifier = Literal[
    "safe-rams",
    "fans-per-rammed-racer",
    "fans-off-terrain",
    "first-die-bonus",
    "showboat-fans",
    "ability-cost",
    "soft-landing",
    "fan-phase-fans",
    "water-staggers",
    "no-showboating",
    "no-abilities",
]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is done to one Racer after another: see `VERBS` for the words of `do`."""

    to: Target
    do: Annotated[list[str], msgspec.Meta(min_length=1, max_length=MOST_VERBS)]


class EventCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One Event card: effects that happen once, and modifiers that hold for the round (BB-EVT-02).

    Attributes:
        text: what the card says, for people.
        first: lies on top of the deck when the race starts, as Gunshot! does (BB-SETUP-05).
        ongoing: modifiers. safe-rams, fans-off-terrain, soft-landing, no-showboating, no-abilities are 0 or 1;
            fans-per-rammed-racer (else 1), fan-phase-fans (else 2), water-staggers (else 1) replace a number of the
            rules; first-die-bonus, showboat-fans and ability-cost are added.
    """

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    text: str = ""
    first: bool = False
    effects: Annotated[list[Effect], msgspec.Meta(max_length=MOST_ITEMS)] = []
    ongoing: dict[Modifier, Small] = {}


class Events(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Event deck (BB-COMP-04)."""

    events: Annotated[list[EventCard], msgspec.Meta(min_length=1, max_length=MOST_EVENTS)]
    house: bool = False


def read_face(face: str) -> tuple[int, int]:
    """Value and bolt (0 or 1) of a face written as "3!"."""
    return int(face.rstrip("!")), int(face.endswith("!"))


_WORDS = {
    "gain-fans": ("gain-fans", "count"),
    "gain-staggers": ("gain-staggers", "count"),
    "gain-carrots": ("gain-carrots", "count"),
    "discard-fans": ("discard-fans", "count"),
    "discard-staggers": ("discard-staggers", "count or all"),
    "discard-carrots": ("discard-carrots", "count or all"),
    "place-barrels": ("place-barrels", "count"),
    "place-carrot": ("place-carrots", ""),
    "place-stagger": ("place-staggers", ""),
    "stagger": ("stagger", ""),
    "move": ("move", "way"),
}


def read_do(text: str) -> tuple[int, int, int]:
    """A verb of an Event as numbers: verb, amount, direction.

    Raises:
        ValueError: it is not written as an effect is; the message has the cure.
    """
    word, _, rest = text.strip().partition(" ")
    if word not in _WORDS:
        like = closest(word, list(_WORDS), 1)
        raise ValueError(f"{f'Did you mean {like[0]!r}? ' if like else ''}Effects are {', '.join(_WORDS)}.")
    name, form = _WORDS[word]
    verb = VERBS.index(name) + 1
    rest = rest.strip()
    if form == "":
        if rest:
            raise ValueError(f'Write just "{word}".')
        return verb, 1, 0
    if form == "way":
        if rest not in WAYS:
            raise ValueError(f'Write "move" and a direction: {", ".join(WAYS)}.')
        return verb, 1, WAYS.index(rest)
    if rest == "all" and "all" in form:
        return verb, 9, 0
    if not re.fullmatch("[1-9]", rest):
        raise ValueError(f'Write "{word}" and a number from 1 to 9{" or all" if "all" in form else ""}.')
    return verb, int(rest), 0


def check_dice(dice: Dice, document: Document) -> list[Problem]:
    """Values that a die can show; the rulebook's hints on the house dice are remarks (BB-COMP-03)."""
    problems = []
    for name in ("nimble", "swift", "dashing"):
        for k, face in enumerate(getattr(dice, name)):
            value, _ = read_face(face)
            if not 1 <= value <= LARGEST_FACE:
                cure = f"Write a value from 1 to {LARGEST_FACE}."
                problems.append(document.problem((name, k), f"a die can't show {value}", cure))
    for name, count in (("nimble", 4 * 1), ("swift", 6), ("dashing", 8), ("stagger", 10)):
        given = len(getattr(dice, name))
        if given != count:
            what = f"{given} faces; the {name} die has {count}"
            problems.append(document.problem((name,), what, "List every face.", "warning"))
    if dice.stagger.count("fan") != 1:
        problems.append(
            document.problem(("stagger",), f"{dice.stagger.count('fan')} Fan faces", "The die has one.", "warning")
        )
    return problems


def check_racers(racers: Racers, document: Document) -> list[Problem]:
    """Each ability has its cost."""
    problems = []
    for name in racers.costs:
        if name not in ABILITIES:
            like = closest(name, ABILITIES, 1)
            hint = f"Did you mean {like[0]!r}?" if like else f"Abilities: {', '.join(ABILITIES)}."
            problems.append(document.problem(("costs", name), f"there is no ability {name!r}", hint))
    for name in ABILITIES:
        if name not in racers.costs:
            problems.append(document.problem(("costs",), f"the cost of {name} is missing", f"Add {name} = 1."))
    return problems


def check_jockeys(jockeys: Jockeys, document: Document) -> list[Problem]:
    """Names are unique; thirty cards are in the box (BB-COMP-04)."""
    problems = _doubles([card.name for card in jockeys.cards], "cards", document)
    if len(jockeys.cards) != MOST_CARDS:
        what = f"{len(jockeys.cards)} Jockey cards; the box has {MOST_CARDS}"
        problems.append(document.problem(("cards",), what, "Count again, unless you mean it.", "warning"))
    if len(jockeys.cards) < 5:
        problems.append(document.problem(("cards",), "fewer than 5 cards", "Four players and one card more need 5."))
    return problems


def check_events(events: Events, document: Document) -> list[Problem]:
    """Every effect can be read; one card at most lies on top (BB-SETUP-05)."""
    problems = _doubles([card.name for card in events.events], "events", document)
    flags = {"safe-rams", "fans-off-terrain", "soft-landing", "no-showboating", "no-abilities"}
    for i, card in enumerate(events.events):
        for j, effect in enumerate(card.effects):
            for k, text in enumerate(effect.do):
                try:
                    read_do(text)
                except ValueError as error:
                    where: Pointer = ("events", i, "effects", j, "do", k)
                    problems.append(document.problem(where, f"{text!r} is no effect", str(error)))
        for name, value in card.ongoing.items():
            if name in flags and value > 1:
                where = ("events", i, "ongoing", name)
                problems.append(document.problem(where, f"{name} = {value}", "It holds or not: write 1."))
    first = [card.name for card in events.events if card.first]
    if len(first) > 1:
        what = f"{len(first)} cards are first: {', '.join(first)}"
        problems.append(document.problem(("events",), what, "Only one card lies on top."))
    if len(events.events) != MOST_EVENTS:
        what = f"{len(events.events)} Event cards; the box has {MOST_EVENTS}"
        problems.append(document.problem(("events",), what, "Count again, unless you mean it.", "warning"))
    return problems


def _doubles(names: list[str], key: str, document: Document) -> list[Problem]:
    return [
        document.problem((key, i), f"there are two cards {name!r}", "Give each its own name.")
        for i, name in enumerate(names)
        if name in names[:i]
    ]


assert TARGETS == ("each", "each-on-track", "rearender", "frontrunner")
assert set(MODIFIERS) == set(Modifier.__args__)  # type: ignore[attr-defined]
