"""What a seat can't know, and how it may be guessed (Stubborn Jockeys)."""

from __future__ import annotations

from pileup.engine.verbs import below
from pileup.games.bayou_bash.rules.bits import count_bits
from pileup.games.bayou_bash.rules.setup import DEALING
from pileup.games.bayou_bash.state import STUBBORN_HAND, Kind


def hide(s, t, seat):
    """Others' hand cards that they never showed go back among those nobody knows (BB-STATE-07, BB-RULE-52)."""
    if t.stubborn == 0:
        return
    for p in range(t.seats):
        if p != seat:
            s.deck |= s.hand[p] & ~s.shown[p]
            s.hand[p] &= s.shown[p]


def dealt(s):
    """How many cards each hand has been dealt; at a decision either none or all."""
    for k in range(s.depth):
        if s.frames[k].kind == Kind.SET_UP and s.frames[k].step <= DEALING:
            return 0
    return STUBBORN_HAND


def determinise(s, t, seat, key):
    """Deals the unknown cards of the other hands (BB-RULE-52)."""
    if t.stubborn == 0:
        return
    i = 0
    for p in range(t.seats):
        if p == seat:
            continue
        for _ in range(dealt(s) - count_bits(s.shown[p])):
            left = count_bits(s.deck)
            if left == 0:
                break
            pick = below(key, i, left)
            i += 1
            for card in range(t.cards):
                if s.deck >> card & 1:
                    if pick == 0:
                        s.deck &= ~(1 << card)
                        s.hand[p] |= 1 << card
                        break
                    pick -= 1
