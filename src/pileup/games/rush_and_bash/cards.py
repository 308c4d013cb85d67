"""The two decks and the decks that the ranking track shows, as files."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from pileup.engine.content import Document, Problem

__all__ = ["EFFECTS", "Card", "Cards", "Deck", "DeckName", "Effect", "Ranking", "check_cards", "check_ranking"]

Effect = Literal["swerve", "bomb", "missile", "repair", "star"]
DeckName = Literal["sprint", "rush"]

EFFECTS: tuple[Effect, ...] = ("swerve", "bomb", "missile", "repair", "star")

PRINTED_TOTALS = {(31, 24), (30, 25)}
"""Sprint and Rush cards in the box: 31 + 24, in the first printing 30 + 25 (RB-COMP-03, RB-RULE-01)."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of card: its effect, its acceleration value, and how many cards look like it (RB-COMP-03)."""

    effect: Effect
    value: Annotated[int, msgspec.Meta(ge=1, le=9)]
    count: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck; `total` is the number of its cards, as a guard against slips."""

    cards: Annotated[list[Card], msgspec.Meta(min_length=1, max_length=45)]
    total: Annotated[int, msgspec.Meta(ge=0)] = 0

    @property
    def size(self) -> int:
        """How many cards it has."""
        return sum(card.count for card in self.cards)


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Both decks."""

    sprint: Deck
    rush: Deck
    house: bool = False


class Ranking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Per number of competitors the deck that each place draws from, first place first (RB-COMP-06)."""

    tracks: dict[Literal["3", "4", "5", "6"], list[DeckName]]
    house: bool = False

    def decks(self, competitors: int) -> list[DeckName]:
        """The decks of the places 1 … `competitors`; two competitors use the track for three (RB-SETUP-06)."""
        return self.tracks[str(max(3, competitors))][:competitors]  # type: ignore[index]


def check_cards(cards: Cards, document: Document) -> list[Problem]:
    """Card sums and doubles (RB-HOUSE-07)."""
    problems = []
    names: tuple[DeckName, ...] = ("sprint", "rush")
    for name in names:
        deck: Deck = getattr(cards, name)
        if deck.total and deck.total != deck.size:
            what = f"the cards of the {name} deck add up to {deck.size}, not {deck.total}"
            problems.append(document.problem((name, "total"), what, "Correct a count, or the total."))
        seen: set[tuple[str, int]] = set()
        for i, card in enumerate(deck.cards):
            if (card.effect, card.value) in seen:
                what = f"{card.effect} {card.value} is listed twice in the {name} deck"
                problems.append(document.problem((name, "cards", i), what, "Add the counts up in one line."))
            seen.add((card.effect, card.value))
    totals = (cards.sprint.size, cards.rush.size)
    if totals not in PRINTED_TOTALS:
        what = f"{totals[0]} Sprint and {totals[1]} Rush cards; the box has 31 and 24 (first printing: 30 and 25)"
        problems.append(document.problem((), what, "Count again, unless you mean it.", "warning"))
    if sum(totals) < 24:
        problems.append(document.problem((), "too few cards for six hands", "Give at least 24 in both decks together."))
    return problems


def check_ranking(ranking: Ranking, document: Document) -> list[Problem]:
    """Every track has as many places as competitors (RB-HOUSE-03)."""
    problems = []
    for key in ("3", "4", "5", "6"):
        track = ranking.tracks.get(key)
        if track is None:
            problems.append(
                document.problem(("tracks",), f"the track for {key} is missing", f'Add {key} = ["sprint", …].')
            )
        elif len(track) != int(key):
            what = f"{len(track)} places on the track for {key}"
            problems.append(document.problem(("tracks", key), what, f"Give {key} of them."))
    return problems
