"""Setting up: who chooses first, Racers, starting spaces, hands (Setup)."""

from __future__ import annotations

from pileup.engine.verbs import begin, done, emit
from pileup.games.bayou_bash.actions import CARD, RACER, ROLL, SPACE
from pileup.games.bayou_bash.rules.bits import count_bits, first_bit, list_bits
from pileup.games.bayou_bash.rules.board import racer_enters
from pileup.games.bayou_bash.rules.links import cells_of
from pileup.games.bayou_bash.rules.order import racing, rearmost
from pileup.games.bayou_bash.state import (
    ON_RACER,
    STUBBORN_HAND,
    SWIFT,
    WAITING,
    Event,
    Kind,
)

ROLLING, CHOOSING, PLACING, DEALING, TRACK, RACE = 0, 1, 2, 3, 4, 5


def run_set_up(s, t, f):
    """Roll for the order, choose Racers, place them.

    BB-SETUP-02, BB-SETUP-03, BB-SETUP-04, BB-SETUP-06, BB-RULE-09.
    """
    step = f.step + 0
    if step == ROLLING:
        roll_for_order(s, t, f)
    elif step == CHOOSING:
        if f.left == t.seats:
            f.step = PLACING
            f.left = 0
            return
        p = seat_of_rank(s, t, f.left)
        f.left += 1
        if s.racer[p] < 0:
            ask_racer(s, t, p)
    elif step == PLACING:
        if f.left == t.seats:
            f.step = DEALING
            f.left = 0
            return
        p = seat_of_rank(s, t, f.left)
        f.left += 1
        if s.status[p] == WAITING:
            g = begin(s, Kind.PICK_START)
            g.seat = p
    elif step == DEALING:
        if t.stubborn == 0 or f.left == t.seats:
            f.step = TRACK
            return
        if count_bits(s.hand[f.left]) == STUBBORN_HAND or s.deck == 0:
            f.left += 1
            return
        g = begin(s, Kind.DEAL)
        g.who = f.left
    elif step == TRACK:
        f.step = RACE
        for p in range(t.seats):
            s.rank[p] = 0
        if t.night != 0 and s.pieces == 1:
            g = begin(s, Kind.ATTACH)
            g.who = rearmost(s, t, racing(s, t))
    else:
        done(s)
        begin(s, Kind.ROUND)


def seat_of_rank(s, t, rank):
    """The seat that rolled the `rank`-th highest."""
    for p in range(t.seats):
        if s.rank[p] == rank:
            return p
    return -1


def roll_for_order(s, t, f):
    """Two Swift dice each, highest first; only tied players roll again (BB-SETUP-02, BB-RULE-08).

    While rolling, `rank` is the place so far (tied seats share it) and `last_turn` holds the sum just rolled.
    """
    tied = -1
    for p in range(t.seats):
        for q in range(t.seats):
            if p != q and s.rank[p] == s.rank[q]:
                tied = p
    if tied < 0:
        f.step = CHOOSING
        return
    for p in range(t.seats):
        for q in range(t.seats):
            if p != q and s.rank[p] == s.rank[q] and s.last_turn[p] == 0:
                g = begin(s, Kind.ROLL_OFF)
                g.who = p
                return
    for p in range(t.seats):
        s.moved = 0
        for q in range(t.seats):
            if p != q and s.rank[p] == s.rank[q] and s.last_turn[q] > s.last_turn[p]:
                s.moved += 1
        s.level[p] = s.moved
    s.moved = 0
    for p in range(t.seats):
        s.rank[p] += s.level[p]
        s.level[p] = 0
        s.last_turn[p] = 0


def outcomes_roll_off(s, t, f, out, weight):
    """A Swift die; its bolt does not matter here (C-SETUP). Faces are in the order of their values."""
    n = 0
    for k in range(t.faces[SWIFT]):
        value = t.face[SWIFT][k] // 2
        if n == 0 or out[n - 1] != ROLL + 2 * value:
            out[n] = ROLL + 2 * value
            weight[n] = 0
            n += 1
        weight[n - 1] += t.face_weight[SWIFT][k]
    return n


def happen_roll_off(s, t, f, a):
    """Two dice are added (BB-SETUP-02)."""
    p = f.who + 0
    value = (a - ROLL) // 2
    if f.step == 0:
        f.step = 1
        f.left = value
        return
    value += f.left
    done(s)
    s.last_turn[p] = value
    emit(s, Event.ROLLED_OFF, p, value, 0)


def free_racers(s, t):
    """The Racers that nobody has chosen yet, as bits (BB-COMP-01)."""
    free = 15
    for p in range(t.seats):
        if s.racer[p] >= 0:
            free &= ~(1 << s.racer[p])
    return free


def ask_racer(s, t, p):
    """Asks for a free Racer; the last one of four is there to be taken (BB-SETUP-02)."""
    free = free_racers(s, t)
    if free & (free - 1) == 0:
        take_racer(s, p, first_bit(free))
        return
    f = begin(s, Kind.PICK_RACER)
    f.seat = p


def options_pick_racer(s, t, f, out):
    """A free Racer (BB-SETUP-02, BB-COMP-01)."""
    return list_bits(free_racers(s, t), 4, RACER, out)


def choose_pick_racer(s, t, f, a):
    """BB-SETUP-02."""
    p = f.seat + 0
    done(s)
    take_racer(s, p, a - RACER)


def take_racer(s, p, racer):
    """A player takes meeple, card, Skull Marker and Fans of a Racer (BB-SETUP-02)."""
    s.racer[p] = racer
    emit(s, Event.CHOSE_RACER, p, racer, 0)


def options_pick_start(s, t, f, out):
    """Any space of the Starting piece without another Racer (BB-SETUP-03, BB-RULE-09)."""
    n = 0
    for x in range(cells_of(s, t, 0)):
        if s.on[x] & ON_RACER == 0:
            out[n] = SPACE + x
            n += 1
    return n


def choose_pick_start(s, t, f, a):
    """Nothing on the space is triggered (BB-SETUP-03, BB-RULE-09)."""
    p = f.seat + 0
    done(s)
    racer_enters(s, t, p, a - SPACE)
    emit(s, Event.STARTED, p, a - SPACE, 0)


def outcomes_deal(s, t, f, out, weight):
    """Each card of the deck alike (C-DEAL6)."""
    n = list_bits(s.deck, t.cards, CARD, out)
    for k in range(n):
        weight[k] = 1
    return n


def happen_deal(s, t, f, a):
    """Six cards each, kept secret (BB-STUB-01, BB-RULE-52)."""
    p = f.who + 0
    card = a - CARD
    done(s)
    s.deck &= ~(1 << card)
    s.hand[p] |= 1 << card
    emit(s, Event.DEALT, p, card, 0)
