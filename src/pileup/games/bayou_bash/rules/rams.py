"""Ramming and Chain Reactions (Ramming, Objects)."""

from __future__ import annotations

from pileup.engine.verbs import begin, done, emit, top
from pileup.games.bayou_bash.actions import BARREL, FAN, MOVING_FAN, RACER, WAY
from pileup.games.bayou_bash.rules.bits import first_bit, list_bits
from pileup.games.bayou_bash.rules.board import occupied, put_barrel, supply_fan, take_barrel, take_fan
from pileup.games.bayou_bash.rules.links import crosses_open_edge, link, terrain
from pileup.games.bayou_bash.state import (
    A_BARREL,
    A_RACER,
    CHAIN,
    RAM_FANS_EACH,
    SAFE_RAMS,
    Event,
    Kind,
)

FAN_BIT = 1 << 4
BARREL_BITS = 5
MOVING_FAN_BIT = 1 << 15


def hit(s, t, y, bit, by):
    """One object in `y` is Rammed by the Ramming Player `by` (BB-RAM-03, BB-OBJ-01)."""
    if bit == FAN_BIT:
        take_fan(s, y)  # BB-OBJ-03
    elif bit == MOVING_FAN_BIT:
        p = s.fan_move - 1
        s.fan_move = 0
        s.fan_move_at = 0
        supply_fan(s, p, y)
    elif bit < FAN_BIT:
        ram_racer(s, t, first_bit(bit), by)
    else:
        ram_barrel(s, first_bit(bit) - BARREL_BITS, by)


def count_ram(s, p, by):
    """The Ramming Player has Rammed this Racer; the own Racer does not count (BB-RAM-05, BB-RAM-07, BB-RULE-29)."""
    if p != by:
        s.chain_hit |= 1 << p
        s.rammed[by] |= 1 << p


def ram_racer(s, t, p, by):
    """A Rammed Racer moves one space, if it has not been displaced in this chain.

    BB-OBJ-02, BB-RULE-19, BB-RULE-20.
    """
    count_ram(s, p, by)
    emit(s, Event.RAMMED, p, by, s.at[p])
    ways = 0
    if s.chain_racers >> p & 1 == 0:
        ways = ways_to_push(s, t, p)
    if ways == 0:
        emit(s, Event.STAYED, p, s.at[p], 0)
        return
    ask_push(s, p, ways, by)


def ask_push(s, p, ways, by):
    """Asks which way a Racer is pushed; where Gunshot! leaves a single way there is nothing to ask (BB-RULE-20)."""
    if ways & (ways - 1) == 0:
        push(s, p, first_bit(ways), by)
        return
    f = begin(s, Kind.RAM)
    f.seat = by
    f.who = p


def ram_barrel(s, k, by):
    """A Rammed Barrel moves five spaces in one direction (BB-OBJ-04, BB-RULE-19)."""
    if s.chain_barrels >> k & 1:
        return
    f = begin(s, Kind.RAM_BARREL)
    f.seat = by
    f.who = k


def safe_rams(s, t):
    """Whether no Racer may be Rammed onto Terrain nor off the Track (BB-EVT-03)."""
    return t.modifier[s.event][SAFE_RAMS] != 0


def may_push(s, t, p, way):
    """Whether Gunshot! lets a Racer be pushed that way: onto dry spaces of the Track only.

    Over the open edge of a Night Race too: a piece is attached there first, and what it brings is seen then (BB-EVT-04,
    BB-NIGHT-02).
    """
    if crosses_open_edge(s, t, s.at[p], way):
        return True
    y = link(s, t, s.at[p], way)
    return y >= 0 and terrain(s, t, y) == 0


def ways_to_push(s, t, p):
    """The directions in which a Racer may be pushed, as bits (BB-OBJ-02, BB-EVT-04, BB-RULE-20)."""
    if not safe_rams(s, t):
        return 63
    ways = 0
    for way in range(6):
        if may_push(s, t, p, way):
            ways |= 1 << way
    return ways


def options_ram(s, t, f, out):
    """Where the Rammed Racer goes: any of the six directions (BB-OBJ-02, BB-EVT-04)."""
    return list_bits(ways_to_push(s, t, f.who), 6, WAY, out)


def choose_ram(s, t, f, a):
    """The Ramming Player stays the same through the whole chain (BB-RAM-02, BB-RAM-04, BB-RAM-08)."""
    p = f.who + 0
    by = f.seat + 0
    done(s)
    push(s, p, a - WAY, by)


def push(s, p, way, by):
    """A Rammed Racer is displaced, once in a chain (BB-RULE-19)."""
    s.chain_racers |= 1 << p
    f = begin(s, Kind.ENTER)
    f.what = A_RACER
    f.who = p
    f.way = way
    f.by = by
    f.cause = CHAIN
    f.to = -1


def options_ram_barrel(s, t, f, out):
    """Where the Rammed Barrel flies (BB-OBJ-04)."""
    for way in range(6):
        out[way] = WAY + way
    return 6


def choose_ram_barrel(s, t, f, a):
    """It stops in the first space with an object or Terrain.

    BB-OBJ-04, BB-OBJ-06, BB-OBJ-09, BB-RULE-40, BB-RULE-41.
    """
    k = f.who + 0
    by = f.seat + 0
    done(s)
    s.chain_barrels |= 1 << k
    way = a - WAY
    start = s.barrel_at[k] + 0
    x = start
    take_barrel(s, k)
    for _ in range(5):
        y = link(s, t, x, way)
        if y < 0:
            emit(s, Event.BARREL_MOVED, x, start, 0)
            emit(s, Event.BARREL_GONE, x, 0, 0)
            return
        x = y
        if occupied(s, x):
            emit(s, Event.BARREL_MOVED, x, start, 0)
            g = begin(s, Kind.ENTER)
            g.what = A_BARREL
            g.who = k
            g.by = by
            g.way = -1
            g.cause = CHAIN
            g.to = x
            return
        if terrain(s, t, x) != 0:
            emit(s, Event.BARREL_MOVED, x, start, 0)
            emit(s, Event.BARREL_GONE, x, 0, 0)
            return
    emit(s, Event.BARREL_MOVED, x, start, 0)
    put_barrel(s, k, x)


def options_next_ram(s, t, f, out):
    """Which of several objects in the space is Rammed first (BB-RULE-12)."""
    n = 0
    for p in range(4):
        if f.todo >> p & 1:
            out[n] = RACER + s.racer[p]
            n += 1
    if f.todo & FAN_BIT:
        out[n] = FAN
        n += 1
    if f.todo & MOVING_FAN_BIT:
        out[n] = MOVING_FAN
        n += 1
    if f.todo >> BARREL_BITS & 1023:
        out[n] = BARREL
        n += 1
    return n


def choose_next_ram(s, t, f, a):
    """The Ramming Player orders the Rams (BB-RULE-12)."""
    todo = f.todo + 0
    y = f.to + 0
    by = f.seat + 0
    done(s)
    bit = todo & (1023 << BARREL_BITS)
    bit = bit & -bit
    if a == FAN:
        bit = FAN_BIT
    elif a == MOVING_FAN:
        bit = MOVING_FAN_BIT
    elif a != BARREL:
        bit = 1 << seat_of(s, t, a - RACER)
    g = top(s)
    g.todo &= ~bit
    hit(s, t, y, bit, by)


def seat_of(s, t, racer):
    """The seat that plays a Racer, -1 if none does."""
    for p in range(t.seats):
        if s.racer[p] == racer:
            return p
    return -1


def fans_per_racer(s, t):
    """How many Fans a Ramming Player gains for each Rammed Racer (BB-RAM-07, BB-EVT-03)."""
    return t.modifier[s.event][RAM_FANS_EACH]
