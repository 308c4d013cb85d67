"""An estimate for bots of how each car stands in a running race; no rule of the game."""

from pileup.games.rush_and_bash.rules.ranking import progress
from pileup.games.rush_and_bash.state import *

# Lengths in tenths of a space: a board; what a heart, a star and a card in the hand are worth.
BOARD = 48
HEART = 9
STAR = 12
CARD_IN_HAND = 6
# A lead of so much is as good as won.
LEAD = 240


def worth(s, t, car):
    """How far a car is, and how far what it has may carry it."""
    p = progress(s, t, car)
    length = (p >> 16) * BOARD + min(p & 65535, BOARD)
    if s.at[car] <= FINISHED:
        return length + LEAD
    length += s.hearts[car] * HEART + s.stars[car] * STAR
    for k in range(3):
        if s.hand[car][k] != NO_CARD:
            length += CARD_IN_HAND
    return length + 0


def standing(s, t, out):
    """0 to 1000 for each seat: 500 and twice its mean lead over the others."""
    for c in range(t.seats):
        mine = worth(s, t, c)
        lead = 0
        for d in range(t.seats):
            if d != c:
                lead += max(-LEAD, min(LEAD, mine - worth(s, t, d)))
        out[c] = 500 + 2 * lead // max(1, t.seats - 1)
