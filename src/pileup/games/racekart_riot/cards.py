"""Cards, items and the event table as content files, and their arrays in the static record."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from pileup.engine.content import Document, Problem, decode, read_document
from pileup.games.racekart_riot import state as st
from pileup.games.racekart_riot.actions import ITEMS, MOST_POINTS, PARTS, SLOTS, SPECIALS, STYLES

__all__ = [
    "FILES",
    "Cards",
    "Events",
    "Half",
    "Items",
    "MovementCard",
    "Racer",
    "Racers",
    "Supplies",
    "load_cards",
    "read_file",
]

HERE = Path(__file__).parent / "content"
FILES = ("racers", "supplies", "items", "events")

Speed = (
    Annotated[int, Meta(ge=0, le=12)]
    | Annotated[str, Meta(pattern=r"^(d(8|12)(\+[1-9])?|copy|pay|place ([0-9]|1[0-2]) ([0-9]|1[0-2]) ([0-9]|1[0-2]))$")]
)
Ability = Annotated[
    str,
    Meta(
        pattern=r"^(banana|fireball|cat|steal-part|replay|coins-as-rolled"
        r"|(attack-first|drop|gain|steal-coins|steal-speed|steal-speed-first|limit-all|limit-first"
        r"|turbo-last|turbo-not-first|turbo) ([0-9]|1[0-2]))$"
    ),
]
Name = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]*$", max_length=40)]


class Half(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One half of a movement card: the speed, and what it does, in printed order."""

    speed: Speed
    does: list[Ability] = []


class MovementCard(msgspec.Struct, forbid_unknown_fields=True):
    """A movement card with its halves for the first and the second lap."""

    id: Annotated[str, Meta(min_length=1, max_length=12)]
    lap1: Half
    lap2: Half


class Racer(msgspec.Struct, forbid_unknown_fields=True):
    """A racer and its twelve movement cards (RK-SET-06)."""

    name: Name
    title: Annotated[str, Meta(min_length=1, max_length=40)]
    colour: Annotated[str, Meta(pattern=r"^#[0-9a-fA-F]{6}$")]
    cards: Annotated[list[MovementCard], Meta(min_length=12, max_length=12)]


class Racers(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`racers.toml`."""

    racers: Annotated[list[Racer], Meta(min_length=4, max_length=8)]
    house: bool = False


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of kart part and how many copies of it the deck has (RK-KRT-01)."""

    slot: Literal["bumper", "chassis", "caboose"]
    style: Literal["basic", "dragon", "hover"]
    points: Annotated[int, Meta(ge=0, le=MOST_POINTS)]
    copies: Annotated[int, Meta(ge=0, le=9)] = 1


Copies = Annotated[int, Meta(ge=0, le=12)]


class Supplies(msgspec.Struct, forbid_unknown_fields=True, rename="kebab", omit_defaults=True):
    """`supplies.toml`: the kart supply deck."""

    parts: list[Part]
    wild: Copies
    level_up: Copies
    lightning: Copies
    speedway: Copies
    jump: Copies
    lucky_miss: Copies
    baking_soda: Copies
    vinegar: Copies
    health_potion: Copies
    luck_potion: Copies
    house: bool = False


Tokens = Annotated[int, Meta(ge=0, le=12)]


class Items(msgspec.Struct, forbid_unknown_fields=True, rename="kebab", omit_defaults=True):
    """`items.toml`: mystery item tokens, and the bananas put aside at set-up (RK-SET-04)."""

    banana: Tokens
    egg: Tokens
    pigeon: Tokens
    magnet: Tokens
    steal_part: Tokens
    bomb: Tokens
    coins: Tokens
    turbo_snail: Tokens
    crown: Tokens
    re_roll: Tokens
    reserve: Tokens = 3
    house: bool = False


Outcome = Annotated[str, Meta(pattern=r"^(banana|pick|item|pigeon|back 1|(forward|gain|pay) [1-9])$")]


class Events(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`events.toml`: what the numbers of the d8 do (RK-EVT)."""

    outcomes: Annotated[list[Outcome], Meta(min_length=8, max_length=8)]
    house: bool = False


TYPES: dict[str, type[Any]] = {"racers": Racers, "supplies": Supplies, "items": Items, "events": Events}


class Cards(msgspec.Struct, frozen=True):
    """All cards of a race."""

    racers: Racers
    supplies: Supplies
    items: Items
    events: Events

    def part_codes(self) -> dict[int, int]:
        """Copies by code (number in the actions' range `supply`), codes in order; specials are always there."""
        found = {code: int(getattr(self.supplies, name.replace("-", "_"))) for code, name in enumerate(SPECIALS)}
        for part in sorted(self.supplies.parts, key=_part_code):
            if part.copies:
                found[_part_code(part)] = found.get(_part_code(part), 0) + part.copies
        return found

    def fill(self, t: Any) -> None:
        """Writes the cards into a static record."""
        t.racers = len(self.racers.racers)
        for r, racer in enumerate(self.racers.racers):
            for c, card in enumerate(racer.cards):
                for h, half in enumerate((card.lap1, card.lap2)):
                    _fill_half(t, r, c, h, half)
        words = ("banana", "forward", "gain", "back", "pick", "pay", "item", "pigeon")
        for k, outcome in enumerate(self.events.outcomes):
            word, _, n = outcome.partition(" ")
            t.event[k], t.event_n[k] = words.index(word), int(n or 0)
        codes = self.part_codes()
        t.n_types = len(codes)
        t.type_of = [-1] * len(t.type_of)
        t.slot, t.style = [-1] * st.TYPES, [-1] * st.TYPES
        for type_, code in enumerate(codes):
            t.code[type_], t.type_of[code] = code, type_
            if code >= len(SPECIALS):
                slot, style, points = PARTS[code - len(SPECIALS)].split("-")
                t.slot[type_], t.style[type_], t.points[type_] = SLOTS.index(slot), STYLES.index(style), int(points)

    def deal(self, s: Any) -> None:
        """Puts deck, bag and reserve of the start into a state (RK-SET-04, RK-SET-05)."""
        for type_, copies in enumerate(self.part_codes().values()):
            s.deck[type_] = copies
        s.deck_left = sum(s.deck)
        s.bag = [int(getattr(self.items, name.replace("-", "_"))) for name in ITEMS]
        s.reserve = self.items.reserve
        s.bag[st.BANANA] -= self.items.reserve


def _part_code(part: Part) -> int:
    return len(SPECIALS) + PARTS.index(f"{part.slot}-{part.style}-{part.points}")


VERBS = {
    "banana": st.V_BANANA,
    "fireball": st.V_FIREBALL,
    "cat": st.V_CAT,
    "attack-first": st.V_ATTACK_FIRST,
    "drop": st.V_DROP,
    "gain": st.V_GAIN,
    "steal-coins": st.V_STEAL_COINS,
    "steal-speed": st.V_STEAL_SPEED,
    "steal-speed-first": st.V_STEAL_SPEED_FIRST,
    "steal-part": st.V_STEAL_PART,
    "limit-all": st.V_LIMIT_ALL,
    "limit-first": st.V_LIMIT_FIRST,
}


def _fill_half(t: Any, r: int, c: int, h: int, half: Half) -> None:
    speed = half.speed
    if isinstance(speed, int):
        t.base[r][c][h] = [speed] * 3
    elif speed.startswith("place"):
        t.base[r][c][h] = [int(n) for n in speed.split()[1:]]
    elif speed == "copy":
        t.copies[r][c][h] = 1
    elif speed == "pay":
        t.pays[r][c][h] = 1
    else:
        sides, _, plus = speed[1:].partition("+")
        t.dice[r][c][h] = int(sides)
        t.base[r][c][h] = [int(plus or 0)] * 3
    k = 0
    for ability in half.does:
        word, _, number = ability.partition(" ")
        n = int(number or 0)
        if word == "turbo-last":
            t.turbo[r][c][h][st.LAST] += n
        elif word == "turbo-not-first":
            t.turbo[r][c][h][st.MIDDLE] += n
            t.turbo[r][c][h][st.LAST] += n
        elif word == "turbo":
            t.turbo[r][c][h] = [m + n for m in t.turbo[r][c][h]]
        elif word == "replay":
            t.replays[r][c][h] = 1
        elif word == "coins-as-rolled":
            t.coin_roll[r][c][h] = 1
        else:
            t.verb[r][c][h][k], t.amount[r][c][h][k] = VERBS[word], n
            k += 1


# --- reading ------------------------------------------------------------------------------------------------------


def read_file(name: str, source: Path | dict[str, Any] | None) -> tuple[Document, Any | None, list[Problem]]:
    """One content file: from a folder where it has one of that name, from given content, else the house's."""
    if isinstance(source, dict):
        document = read_document(source[name], f"{name}.toml") if name in source else None
    else:
        own = source / f"{name}.toml" if source is not None else None
        document = read_document(own, str(own)) if own is not None and own.exists() else None
    if document is None:
        document = read_document(HERE / f"{name}.toml", f"{name}.toml")
    content, problems = decode(document, TYPES[name])
    if content is not None:
        problems = problems + list(CHECKS[name](document, content))
    return document, content, problems


@functools.cache
def house_file(name: str) -> Any:
    """One file of the house content."""
    return read_file(name, None)[1]


def load_cards(source: Path | dict[str, Any] | None) -> tuple[Cards | None, list[Problem], dict[str, Any]]:
    """All card files; the cards (None where a file does not fit), every problem, and the data unlike the house's."""
    found: dict[str, Any] = {}
    problems: list[Problem] = []
    own: dict[str, Any] = {}
    for name in FILES:
        document, content, faults = read_file(name, source) if source is not None else (None, house_file(name), [])
        problems += faults
        found[name] = content
        if document is not None and content is not None and content != house_file(name):
            own[name] = document.data
    if any(problem.severity == "error" for problem in problems):
        return None, problems, own
    return Cards(**found), problems, own


def check_racers(document: Document, content: Racers) -> list[Problem]:
    """Names and card ids are unique; abilities fit their card."""
    problems = []
    names: set[str] = set()
    ids: set[str] = set()
    for r, racer in enumerate(content.racers):
        if racer.name in names:
            problems.append(
                document.problem(("racers", r, "name"), f"two racers are called {racer.name}", "Rename one.")
            )
        names.add(racer.name)
        for c, card in enumerate(racer.cards):
            at = ("racers", r, "cards", c)
            if card.id in ids:
                problems.append(document.problem((*at, "id"), f"two cards have the id {card.id}", "Give each its own."))
            ids.add(card.id)
            for name, half in (("lap1", card.lap1), ("lap2", card.lap2)):
                problems += _check_half(document, (*at, name), half)
    return problems


def _check_half(document: Document, at: tuple[str | int, ...], half: Half) -> list[Problem]:
    problems = []
    rolled = isinstance(half.speed, str) and half.speed.startswith("d")
    acts = [word for word in half.does if word.split()[0] in VERBS]
    if len(acts) > st.ABILITIES:
        problems.append(
            document.problem((*at, "does"), f"{len(acts)} abilities", f"At most {st.ABILITIES} fit a card.")
        )
    if "coins-as-rolled" in half.does and not rolled:
        problems.append(
            document.problem(
                (*at, "does"), "coins-as-rolled on a card without a roll", 'Give it speed = "d8" or "d12".'
            )
        )
    if "replay" in half.does and not isinstance(half.speed, int):
        problems.append(
            document.problem(
                (*at, "speed"), "a replay card has no plain speed", "Give the number printed beside the ability."
            )
        )
    for kind, most in (("turbo", 30), ("steal-speed", 20)):
        total = sum(int(word.split()[1]) for word in half.does if word.startswith(kind))
        if total > most:
            what = f"{kind} of {total} in all on one half"
            problems.append(document.problem((*at, "does"), what, f"Make it {most} at most."))
    for word in half.does:
        if word.startswith("attack-first ") and int(word.split()[1]) > 11:
            problems.append(document.problem((*at, "does"), f"{word} can't be dodged", "Levels go from 0 to 11."))
    return problems


def check_supplies(document: Document, content: Supplies) -> list[Problem]:
    """The deck fits the record and fills the market."""
    kinds = {(part.slot, part.style, part.points) for part in content.parts if part.copies}
    problems = []
    if len(kinds) > st.TYPES - len(SPECIALS):
        problems.append(
            document.problem(
                ("parts",),
                f"{len(kinds)} kinds of parts",
                f"At most {st.TYPES - len(SPECIALS)} kinds can be told apart.",
            )
        )
    copies = [getattr(content, name.replace("-", "_")) for name in SPECIALS]
    total = sum(copies) + sum(part.copies for part in content.parts)
    if not 20 <= total <= 120:
        problems.append(document.problem((), f"the deck has {total} cards", "Make it 20 to 120."))
    return problems


def check_items(document: Document, content: Items) -> list[Problem]:
    """The reserve is put aside from the bananas there are."""
    problems = []
    if content.reserve > content.banana:
        problems.append(
            document.problem(
                ("reserve",),
                f"{content.reserve} bananas put aside of {content.banana}",
                "Put aside no more than there are.",
            )
        )
    if sum(int(getattr(content, name.replace("-", "_"))) for name in ITEMS) > 100:
        problems.append(document.problem((), "more than 100 items", "Take fewer."))
    return problems


def check_events(document: Document, content: Events) -> list[Problem]:
    """A table of moves only might never end a landing."""
    moves = [outcome for outcome in content.outcomes if re.match(r"forward|back", outcome)]
    if len(moves) == 8:
        return [document.problem(("outcomes",), "every outcome moves the racer", "Let some of them end the landing.")]
    return []


CHECKS: dict[str, Any] = {
    "racers": check_racers,
    "supplies": check_supplies,
    "items": check_items,
    "events": check_events,
}
