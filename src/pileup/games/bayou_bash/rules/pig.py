"""The Pig's Untame Tusk Toss (Racer Abilities Detailed)."""

from __future__ import annotations

from pileup.engine.verbs import begin, done, emit, top
from pileup.games.bayou_bash.actions import BARREL, FAN, PUSH, RACER, SPACE
from pileup.games.bayou_bash.rules.bits import count_bits, first_bit
from pileup.games.bayou_bash.rules.board import barrels_on, occupied, racers_on, take_barrel, take_fan
from pileup.games.bayou_bash.rules.enter import place_object
from pileup.games.bayou_bash.rules.links import forget, reach, reached, terrain
from pileup.games.bayou_bash.rules.rams import ask_push, count_ram, ram_barrel, safe_rams, seat_of, ways_to_push
from pileup.games.bayou_bash.state import A_BARREL, A_FAN, A_RACER, CHAIN, ON_FAN, TOSSED, Event, Kind

PICK_FAN, PICK_BARREL = 4, 5  # beside the seats 0-3


def start_toss(s, t, p):
    """Untame Tusk Toss: an object in an adjacent space; a single such space needs no question (BB-PIG-02)."""
    spaces = 0
    only = -1
    n = reach(s, t, s.at[p], 1)
    for k in range(1, n):
        y = reached(s, t, s.at[p], k)
        if occupied(s, y):
            spaces += 1
            only = y
    forget(s, t, n)
    if spaces == 1:
        toss_from(s, t, p, only)
        return
    f = begin(s, Kind.TUSK_SPACE)
    f.seat = p


def options_tusk_space(s, t, f, out):
    """Adjacent spaces with an object (BB-PIG-02, BB-RULE-21)."""
    count = 0
    x = s.at[f.seat] + 0
    n = reach(s, t, x, 1)
    for k in range(1, n):
        y = reached(s, t, x, k)
        if occupied(s, y):
            out[count] = SPACE + y
            count += 1
    forget(s, t, n)
    return count


def choose_tusk_space(s, t, f, a):
    """BB-RULE-21."""
    p = f.seat + 0
    done(s)
    toss_from(s, t, p, a - SPACE)


def toss_from(s, t, p, y):
    """One object of the space is tossed; asked for where there are several (BB-RULE-21)."""
    racers = racers_on(s, t, y)
    fan = s.on[y] & ON_FAN
    barrels = barrels_on(s, y)
    kinds = count_bits(racers) + (1 if fan else 0) + (1 if barrels else 0)
    if kinds > 1:
        f = begin(s, Kind.TUSK_OBJECT)
        f.seat = p
        f.to = y
    elif fan:
        ask_tusk_how(s, t, p, y, PICK_FAN)
    elif barrels:
        ask_tusk_how(s, t, p, y, PICK_BARREL)
    else:
        ask_tusk_how(s, t, p, y, first_bit(racers))


def options_tusk_object(s, t, f, out):
    """Which of several objects there is tossed (BB-RULE-21)."""
    n = 0
    racers = racers_on(s, t, f.to)
    for q in range(t.seats):
        if racers >> q & 1:
            out[n] = RACER + s.racer[q]
            n += 1
    if s.on[f.to] & ON_FAN:
        out[n] = FAN
        n += 1
    if barrels_on(s, f.to):
        out[n] = BARREL
        n += 1
    return n


def choose_tusk_object(s, t, f, a):
    """BB-RULE-21."""
    p = f.seat + 0
    y = f.to + 0
    done(s)
    if a == FAN:
        ask_tusk_how(s, t, p, y, PICK_FAN)
    elif a == BARREL:
        ask_tusk_how(s, t, p, y, PICK_BARREL)
    else:
        ask_tusk_how(s, t, p, y, seat_of(s, t, a - RACER))


def ask_tusk_how(s, t, p, y, which):
    """It counts as Rammed; how is the Pig's choice, if there is one (BB-RULE-21)."""
    if which < PICK_FAN:
        count_ram(s, which, p)
        emit(s, Event.RAMMED, which, p, y)
    f = begin(s, Kind.TUSK_HOW)
    f.seat = p
    f.to = y
    f.who = which


def options_tusk_how(s, t, f, out):
    """The normal Ram, or a space within two of the object (BB-PIG-02, BB-RULE-21)."""
    out[0] = PUSH
    count = 1
    middle = f.to + 0
    if t.toss_from_pig != 0:
        middle = s.at[f.seat] + 0
    dry = f.who < PICK_FAN and safe_rams(s, t)
    n = reach(s, t, middle, 2)
    for k in range(n):
        y = reached(s, t, middle, k)
        if y != f.to and not (dry and terrain(s, t, y) != 0):
            out[count] = SPACE + y
            count += 1
    forget(s, t, n)
    return count


def choose_tusk_how(s, t, f, a):
    """BB-PIG-02, BB-RULE-21."""
    p = f.seat + 0
    y = f.to + 0
    which = f.who + 0
    done(s)
    s.chain_racers = 0
    s.chain_barrels = 0
    s.chain_hit = 0
    if which == PICK_FAN:
        if a == PUSH:
            take_fan(s, y)
            return
        owner = (s.on[y] & ON_FAN) - 1
        place_object(s, A_FAN, owner, a - SPACE, p, TOSSED)
        top(s).left = y
    elif which == PICK_BARREL:
        k = first_bit(barrels_on(s, y))
        if a == PUSH:
            ram_barrel(s, k, p)
            return
        s.chain_barrels |= 1 << k
        emit(s, Event.BARREL_MOVED, a - SPACE, y, 0)
        take_barrel(s, k)
        place_object(s, A_BARREL, k, a - SPACE, p, CHAIN | TOSSED)
    else:
        if a == PUSH:
            ways = ways_to_push(s, t, which)
            if ways != 0:
                ask_push(s, which, ways, p)
            return
        s.chain_racers |= 1 << which
        place_object(s, A_RACER, which, a - SPACE, p, CHAIN)
