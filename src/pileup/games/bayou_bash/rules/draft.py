"""Drafting Jockey Cards."""

from __future__ import annotations

from pileup.engine.verbs import begin, done, emit
from pileup.games.bayou_bash.actions import CARD
from pileup.games.bayou_bash.rules.bits import count_bits, first_bit, list_bits
from pileup.games.bayou_bash.rules.order import freeze_order, next_in_order, racing, rearmost
from pileup.games.bayou_bash.state import Event, Kind

TURN_UP, DISCARD, TAKE = 0, 1, 2


def run_draft(s, t, f):
    """Cards face up, one of them discarded, the others taken (BB-DRAFT-01, BB-DRAFT-02, BB-DRAFT-03, BB-RULE-47)."""
    step = f.step + 0
    players = racing(s, t)
    if step == TURN_UP:
        freeze_order(s, t)
        f.step = DISCARD
        f.todo = players
        missing = count_bits(players) + 1 - count_bits(s.table)
        if missing > 0 and refill(s):
            g = begin(s, Kind.TURN_UP_CARD)
            g.left = missing
    elif step == DISCARD:
        if s.table == 0:
            fall_asleep(s, t)
            done(s)
            return
        f.step = TAKE
        if count_bits(s.table) > count_bits(players):  # fewer only when all cards are used up (BB-RULE-51)
            g = begin(s, Kind.DISCARD_CARD)
            g.seat = rearmost(s, t, players)
    else:
        p = next_in_order(s, t, f.todo)
        if p < 0 or s.table == 0:
            done(s)
            return
        f.todo &= ~(1 << p)
        if s.table & (s.table - 1) == 0:
            take_card(s, p, first_bit(s.table))
            return
        g = begin(s, Kind.TAKE_CARD)
        g.seat = p


def refill(s):
    """Whether the deck has a card; an empty one is made anew of the discards (BB-EVT-05, BB-RULE-55)."""
    if s.deck == 0:
        s.deck = s.discard
        s.discard = 0
    return s.deck != 0


def fall_asleep(s, t):
    """No Jockey card is left: the mount falls asleep, score 0 (BB-TIME-03)."""
    if t.time_trial != 0:
        s.asleep = 1
        s.score = 0
        emit(s, Event.ASLEEP, 0, 0, 0)


def outcomes_turn_up_card(s, t, f, out, weight):
    """Each card of the deck alike (C-JOCKEY)."""
    n = list_bits(s.deck, t.cards, CARD, out)
    for k in range(n):
        weight[k] = 1
    return n


def happen_turn_up_card(s, t, f, a):
    """One card after another, as long as there are any (BB-DRAFT-01, BB-RULE-51)."""
    card = a - CARD
    s.deck &= ~(1 << card)
    s.table |= 1 << card
    emit(s, Event.CARD_UP, card, 0, 0)
    f.left -= 1
    if f.left == 0 or not refill(s):
        done(s)


def options_discard_card(s, t, f, out):
    """The Rearender discards one of the face-up cards (BB-DRAFT-02)."""
    return list_bits(s.table, t.cards, CARD, out)


def choose_discard_card(s, t, f, a):
    """BB-DRAFT-02."""
    p = f.seat + 0
    card = a - CARD
    done(s)
    s.table &= ~(1 << card)
    s.discard |= 1 << card
    emit(s, Event.CARD_DISCARDED, p, card, 0)


def options_take_card(s, t, f, out):
    """One face-up card (BB-DRAFT-03)."""
    return list_bits(s.table, t.cards, CARD, out)


def choose_take_card(s, t, f, a):
    """BB-DRAFT-03."""
    p = f.seat + 0
    done(s)
    take_card(s, p, a - CARD)


def take_card(s, p, card):
    """A face-up card comes into the hand, to be used in this round (BB-DRAFT-04)."""
    s.table &= ~(1 << card)
    s.card[p] = card + 1
    emit(s, Event.CARD_TAKEN, p, card, 0)
