"""What a seat may know, and the places at the end (ledger, RB-STATE-08, RB-END-04)."""

from pileup.engine.verbs import *
from pileup.games.rush_and_bash.rules.decks import *
from pileup.games.rush_and_bash.state import *


def places(s, t, out):
    """The final ranking: everybody has a place of their own (RB-END-04)."""
    for k in range(t.seats):
        out[s.ranking[k]] = k + 1


def hide(s, t, seat):
    """Other hands show only their backs, and the decks hold everything that `seat` can't see (RB-STATE-08)."""
    for c in range(t.seats):
        if c != seat:
            for k in range(3):
                card = s.hand[c][k]
                if NO_CARD < card < UNKNOWN_SPRINT:
                    s.deck[card] += 1
                    s.hand[c][k] = UNKNOWN_SPRINT if t.deck_of[card] == SPRINT else UNKNOWN_RUSH


def determinise(s, t, seat, key):
    """Deals the unknown cards of other hands from what the seat can't see, every deal as likely."""
    drawn = 0
    for c in range(t.seats):
        if c != seat:
            deal_unknown(s, t, c, key, drawn)
            drawn += 3


def deal_unknown(s, t, car, key, drawn):
    """Replaces the unknown cards of one hand, drawing with the numbers `drawn` to `drawn` + 2 of the stream."""
    unknown_sprint = 0
    unknown_rush = 0
    for k in range(3):
        if s.hand[car][k] == UNKNOWN_SPRINT:
            unknown_sprint += 1
        elif s.hand[car][k] == UNKNOWN_RUSH:
            unknown_rush += 1
    if unknown_sprint + unknown_rush == 0:
        return
    for k in range(3):
        s.hand[car][k] = NO_CARD
    for i in range(unknown_sprint + unknown_rush):
        deck = SPRINT if i < unknown_sprint else RUSH
        point = below(key, drawn + i, in_deck(s, t, deck))
        card = t.first_type[deck] + 0
        while point >= s.deck[card]:
            point -= s.deck[card]
            card += 1
        s.deck[card] -= 1
        add_to_hand(s, t, car, card)
