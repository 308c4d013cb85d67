"""What a seat is shown of a position, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pileup.games.racekart_riot import state as st
from pileup.games.racekart_riot.actions import ITEMS, PARTS, SPECIALS
from pileup.games.racekart_riot.rules import places, scoring
from pileup.games.racekart_riot.words import half_of

if TYPE_CHECKING:
    from pileup.engine import Game

__all__ = ["describe", "points"]

SCORING: Any = scoring  # rules are written without types
PLACES: Any = places
STANDINGS = ("first", "middle", "last")


def describe(game: Game, s: Any, seat: int) -> dict[str, Any]:
    """A hidden position as plain data: the table, and each seat's board.

    Unknown items are "hidden", unknown cards None. `seats[p].points` are those the race would end with now, Crowns
    only where they are known.
    """
    track, cards = game.extra.track, game.extra.cards
    codes = list(cards.part_codes())
    names = [(SPECIALS + PARTS)[code] for code in codes]
    return {
        "round": s.round,
        "phase": st.PHASES[s.phase],
        "lap_mode": s.lap_mode,
        "second_lap_triggered": bool(s.triggered),
        "holder": s.holder,
        "market": [
            {"card": names[card - 1], "cost": k, "coins": coins}
            for k, (card, coins) in enumerate(zip(s.market, s.market_coins, strict=True))
            if card
        ],
        "deck": s.deck_left,
        "bag": sum(s.bag) + sum(s.old) - sum(row.count(st.HIDDEN_ITEM) for row in s.item),
        "item_discard": {ITEMS[kind]: count for kind, count in enumerate(s.bin) if count},
        "banana_reserve": s.reserve,
        "coins_on": {track.ids[x]: coins for x, coins in enumerate(s.coins_on) if coins},
        "bananas": [
            {"space": track.ids[x - 1], "spared": spared - 1 if spared else None}
            for x, spared in zip(s.banana, s.spared, strict=True)
            if x
        ],
        "me": seat if seat >= 0 else None,
        "seats": [_seat(game, s, p, names) for p in range(game.seats)],
    }


def _seat(game: Game, s: Any, p: int, names: list[str]) -> dict[str, Any]:
    cards, track = game.extra.cards, game.extra.track
    racer = cards.racers.racers[s.racer[p] - 1] if s.racer[p] else None

    def movement(number: int) -> dict[str, Any] | None:
        if number == st.HIDDEN_CARD or racer is None:
            return None
        half = half_of(game, s.racer[p] - 1, number - 1, s.lap_mode)
        return {"id": racer.cards[number - 1].id, "speed": half.speed, "does": half.does}

    def ids(mask: int) -> list[str]:
        return [card.id for k, card in enumerate(racer.cards) if mask >> k & 1] if racer else []

    flags = s.flags[p][min(s.laps[p], 3)]
    return {
        "racer": racer.name if racer else None,
        "title": racer.title if racer else None,
        "colour": racer.colour if racer else None,
        "space": track.ids[s.at[p]],
        "laps": s.laps[p],
        "to_finish": game.static.to_finish[s.at[p]],
        "place": PLACES.place_of(s, game.static, p),
        "coins": s.coins[p],
        "items": ["hidden" if kind == st.HIDDEN_ITEM else ITEMS[kind - 1] for kind in s.item[p] if kind],
        "supplies": {names[card]: count for card, count in enumerate(s.held[p][: len(names)]) if count},
        "used": {names[card]: count for card, count in enumerate(s.used[p][: len(names)]) if count},
        "locked": {"same_style": s.locked[p][0], "mixed": s.locked[p][1]},
        "hand": [movement(number) for number in s.hand[p] if number],
        "cards": [movement(number + 1) for number in range(len(racer.cards))] if racer else [],
        "played": movement(s.card[p]) if s.card[p] else None,
        "replayed": movement(s.effect[p]) if s.effect[p] != s.card[p] else None,
        "level_up": bool(s.levelled[p]),
        "copies": s.copying[p] - 1 if s.copying[p] else None,
        "discard": ids(s.discard[p]),
        "face_up": ids(s.up[p]),
        "unseen": ids(s.down[p]),
        "standing": STANDINGS[s.standing[p]] if s.phase >= st.P_REPLAY else None,
        "hits": s.hits[p],
        "late": s.late[p],
        "speed_stolen": s.gained[p] - s.lost[p],
        "limit": s.cap[p] - 1 if s.cap[p] else None,
        "moved": bool(s.moved[p]),
        "no_extra_movement": bool(s.grounded[p]),
        "tide": "low" if flags & st.LOW_TIDE else "high" if flags & st.HIGH_TIDE else None,
        "island_visited": bool(flags & st.ISLAND_VISITED),
        "crab_stop": bool(s.crab[p]),
        "points": points(game, s, p),
    }


def points(game: Game, s: Any, p: int) -> dict[str, int]:
    """Points by category, as the race stands (RK-SCO)."""
    t = game.static
    found = {
        "race": SCORING.race_points(s, t, p),
        "pairs": SCORING.pair_points(s, p),
        "karts": SCORING.kart_points(s, t, p),
        "parts": SCORING.part_points(s, t, p),
        "coins": SCORING.coin_points(s, p),
        "crowns": SCORING.crown_points(s, p),
    }
    return {**found, "total": sum(found.values())}
