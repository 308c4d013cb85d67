"""Decks and hands (ledger, section 18). A deck is a multiset: its top card is drawn when it is looked at.

What is in no deck, no hand and not being played lies in its discard pile.
"""

from pileup.engine.verbs import *
from pileup.games.rush_and_bash.actions import CARD
from pileup.games.rush_and_bash.state import *

# What a card is drawn for (Frame.other of DRAW).
FOR_HAND = 0
FOR_PLAY = 1
FOR_BOOST = 2


def in_deck(s, t, deck):
    """How many cards are left in a deck."""
    n = 0
    for k in range(t.first_type[deck], t.first_type[deck] + t.n_types[deck]):
        n += s.deck[k]
    return n


def shuffle_discards(s, t, deck):
    """Shuffles a discard pile into a new deck; cards in hands and the card being played stay out (RB-DECK-01, -02)."""
    first = t.first_type[deck] + 0
    last = first + t.n_types[deck]
    for k in range(first, last):
        s.deck[k] = t.total[k]
    for c in range(t.seats):
        for k in range(3):
            card = s.hand[c][k]
            if first <= card < last:
                s.deck[card] -= 1
    for k in range(s.depth):
        if s.frames[k].kind == Kind.PLAY:
            card = s.frames[k].card
            if first <= card < last:
                s.deck[card] -= 1
    emit(s, Event.RESHUFFLED, deck, 0, 0)


def is_empty(s, t, deck):
    """No card is left in a deck."""
    for k in range(t.first_type[deck], t.first_type[deck] + t.n_types[deck]):
        if s.deck[k] > 0:
            return False
    return True


def ready_deck(s, t, deck):
    """The deck to draw from, with a card in it: the wanted one, else the other, else NOBODY (RB-RULE-37)."""
    for k in range(2):
        d = deck if k == 0 else 1 - deck
        if not is_empty(s, t, d):
            return d
        shuffle_discards(s, t, d)
        if not is_empty(s, t, d):
            return d
    return NOBODY


def place_of(s, t, car):
    """The place of a car on the ranking track of the running round, from 0."""
    for k in range(t.seats):
        if s.ranking[k] == car:
            return k
    return 0


def deck_of_rank(s, t, car):
    """The deck shown under a car's place (RB-COMP-06, RB-TURN-04, RB-RULE-58)."""
    return t.deck_of_place[place_of(s, t, car)] + 0


def draw_card(s, t, car, deck, purpose):
    """Begins a draw; False when both decks and their discard piles are empty."""
    d = ready_deck(s, t, deck)
    if d == NOBODY:
        return False
    f = begin(s, Kind.DRAW)
    f.car = car
    f.card = d
    f.other = purpose
    return True


def add_to_hand(s, t, car, card):
    """Puts a card into a hand, in rising order."""
    k = 2
    while k > 0 and (s.hand[car][k - 1] == NO_CARD or s.hand[car][k - 1] > card):
        s.hand[car][k] = s.hand[car][k - 1]
        k -= 1
    s.hand[car][k] = card


def take_from_hand(s, t, car, card):
    """Takes one copy of a card out of a hand."""
    k = 0
    while s.hand[car][k] != card:
        k += 1
    while k < 2:
        s.hand[car][k] = s.hand[car][k + 1]
        k += 1
    s.hand[car][2] = NO_CARD


def outcomes_draw(s, t, f, out, weight):
    """The top card of a deck, given what is left in it."""
    n = 0
    deck = f.card + 0
    for k in range(t.first_type[deck], t.first_type[deck] + t.n_types[deck]):
        if s.deck[k] > 0:
            out[n] = CARD + t.card_code[k]
            weight[n] = s.deck[k]
            n += 1
    return n


def happen_draw(s, t, f, a):
    """Takes the card into the hand, plays it, or adds its value to a Boosted acceleration.

    RB-TURN-04, RB-CARD-03, RB-BOOST-02, RB-BOOST-03.
    """
    car = f.car + 0
    purpose = f.other + 0
    swerving = f.flags & SWERVING != 0
    card = t.type_of[a - CARD] + 0
    s.deck[card] -= 1
    done(s)
    if purpose == FOR_HAND:
        add_to_hand(s, t, car, card)
        emit(s, Event.DREW, car, card, t.deck_of[card])
    elif purpose == FOR_PLAY:
        g = begin(s, Kind.PLAY)
        g.car = car
        g.card = card
    else:
        emit(s, Event.BOOSTED, car, card, t.value[card])
        k = s.depth - 1
        if swerving:
            k -= 1  # the Swerve of a card: the value goes to the card's coming acceleration
        s.frames[k].left += t.value[card]
