"""What must be so where racers, cards and market cards are dealt and chosen (see `position_frames`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pileup.games.racekart_riot import state as st
from pileup.games.racekart_riot.frame_look import Look, Wrong
from pileup.games.racekart_riot.rules import holdings, karts, market
from pileup.games.racekart_riot.state import Kind

__all__ = ["CHECKS"]

# Rules are written without types.
HOLDINGS: Any = holdings
KARTS: Any = karts
MARKET: Any = market


def _racer(look: Look, f: Any, below: Any) -> Wrong:
    how = {Kind.PICK_RACER: 1, Kind.DEAL_RACER: 2}[Kind(f.kind)]
    return {
        "racers are not shared out so in this race": look.t.racer_choice != how,
        "the seat has a racer already": look.s.racer[f.seat] != 0,
    }


def _first_player(look: Look, f: Any, below: Any) -> Wrong:
    rolls = look.s.rolls
    due = [f.n >> p & 1 and p < f.k - 1 for p in range(look.seats)]
    return {
        "n: nobody rolls": f.n == 0,
        "k is more than there are seats": f.k > look.seats,
        "roll: those have rolled whose turn to roll is over": any(
            bool(rolls[p]) != bool(due[p]) for p in range(look.seats)
        ),
    }


def _first_roll(look: Look, f: Any, below: Any) -> Wrong:
    return {"seat: it is not that seat's roll": f.seat != below.k - 1 or below.n >> f.seat & 1 == 0}


def _draw_card(look: Look, f: Any, below: Any) -> Wrong:
    waiting = below.kind == Kind.DRAW_CARD
    return {
        "lies on race, when everybody draws": below.kind != Kind.RACE and look.s.phase == st.P_DRAW,
        "the seats draw in order": waiting and below.seat <= f.seat,
        "below it, no card is drawn yet": waiting and below.n != 2,
    }


def _draw_supply(look: Look, f: Any, below: Any) -> Wrong:
    s = look.s
    return {
        "the market's row is full": MARKET.row_length(s) == 5,
        "the kart supply deck is empty": s.deck_left == 0,
    }


def _market(look: Look, f: Any, below: Any) -> Wrong:
    s, p = look.s, f.seat
    own = f.mode == 1
    reason = (s.coins[p] > 0 and s.market[1] > 0) or HOLDINGS.has_item(s, p, st.COIN_ITEM)
    return {
        "mode is 1 in the player's own turn, else 0": own != (s.phase == st.P_SUPPLY),
        "the market's row is empty": s.market[0] == 0,
        "there is nothing to choose": f.kind == Kind.MARKET and not (reason or (own and KARTS.can_lock(s, p))),
    }


def _after_pick(look: Look, f: Any, below: Any) -> Wrong:
    s = look.s
    return {
        "there is nothing left to do": not KARTS.can_lock(s, f.seat) and not HOLDINGS.has_item(s, f.seat, st.COIN_ITEM)
    }


def _lock_kart(look: Look, f: Any, below: Any) -> Wrong:
    s, t, held = look.s, look.t, look.s.held[f.seat]
    chosen = [f.who, f.what]
    wilds = sum(card == st.WILD + 1 for card in chosen)
    missing = sum(s.parts[f.seat][slot] == 0 for slot in range(f.k, 3))
    parts = [card - 1 for card in chosen[: f.k]]
    return {
        "karts are locked in one's own turn": s.phase != st.P_SUPPLY,
        "who and what are the parts chosen so far": any((card > 0) != (slot < f.k) for slot, card in enumerate(chosen)),
        "a part that is chosen is not held, or no such part": any(
            held[card] == 0 or (card != st.WILD and t.slot[card] != slot) for slot, card in enumerate(parts)
        ),
        "n is the number of Wilds chosen": f.n != wilds,
        "the kart can't be completed": f.n + missing > min(2, held[st.WILD]),
    }


def _lock_part(look: Look, f: Any, below: Any) -> Wrong:
    s, t, p = look.s, look.t, f.seat
    parts = sum(t.slot[card] == f.k and s.held[p][card] > 0 for card in range(st.PART, t.n_types))
    return {
        "k and n are those of the frame below": (f.k, f.n) != (below.k, below.n),
        "there is nothing to choose": parts + KARTS.wild_fits(s, p, f.k, f.n) < 2,
    }


CHECKS: dict[Kind, Callable[[Look, Any, Any], Wrong]] = {
    Kind.PICK_RACER: _racer,
    Kind.DEAL_RACER: _racer,
    Kind.FIRST_PLAYER: _first_player,
    Kind.FIRST_ROLL: _first_roll,
    Kind.DRAW_CARD: _draw_card,
    Kind.DRAW_SUPPLY: _draw_supply,
    Kind.MARKET: _market,
    Kind.PICK: _market,
    Kind.AFTER_PICK: _after_pick,
    Kind.LOCK_KART: _lock_kart,
    Kind.LOCK_PART: _lock_part,
}
"""What is not so, by what to call it: from a frame and the one below it."""
