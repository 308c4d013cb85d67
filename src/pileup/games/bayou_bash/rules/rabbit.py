"""The Rabbit's abilities (Racer Abilities Detailed)."""

from __future__ import annotations

from pileup.engine.verbs import begin, done
from pileup.games.bayou_bash.actions import RACER, SPACE, WAY
from pileup.games.bayou_bash.rules.bits import first_bit
from pileup.games.bayou_bash.rules.board import is_open
from pileup.games.bayou_bash.rules.enter import move_racer, place_object
from pileup.games.bayou_bash.rules.links import forget, reach, reached
from pileup.games.bayou_bash.rules.order import rearmost
from pileup.games.bayou_bash.rules.rams import seat_of
from pileup.games.bayou_bash.rules.tokens import gain_staggers
from pileup.games.bayou_bash.state import (
    A_FAN,
    A_RACER,
    ON_FAN,
    ON_MARK,
    ON_TRACK,
    OWN,
    Kind,
)


def alarm(s, p, mask):
    """No Cause Fur Alarm: one adjacent Racer gains a Stagger token (BB-RAB-01)."""
    if mask & (mask - 1) == 0:
        gain_staggers(s, first_bit(mask), 1)
        return
    f = begin(s, Kind.FUR)
    f.seat = p
    f.todo = mask


def options_fur(s, t, f, out):
    """Which adjacent Racer gains the Stagger token (BB-RAB-01)."""
    n = 0
    for q in range(t.seats):
        if f.todo >> q & 1:
            out[n] = RACER + s.racer[q]
            n += 1
    return n


def choose_fur(s, t, f, a):
    """BB-RAB-01."""
    done(s)
    gain_staggers(s, seat_of(s, t, a - RACER), 1)


def ask_dust(s, t, p):
    """Eat My Dust Bunny: asks which Open space, where there are several (BB-RAB-02)."""
    spaces = 0
    only = -1
    n = reach(s, t, s.at[p], 2)
    for k in range(n):
        y = reached(s, t, s.at[p], k)
        if is_open(s, t, y):
            spaces += 1
            only = y
    forget(s, t, n)
    if spaces == 1:
        place_object(s, A_RACER, p, only, p, OWN)
        return
    f = begin(s, Kind.DUST)
    f.seat = p


def options_dust(s, t, f, out):
    """Eat My Dust Bunny: any Open space within two (BB-RAB-02)."""
    count = 0
    x = s.at[f.seat] + 0
    n = reach(s, t, x, 2)
    for k in range(n):
        y = reached(s, t, x, k)
        if is_open(s, t, y):
            out[count] = SPACE + y
            count += 1
    forget(s, t, n)
    return count


def choose_dust(s, t, f, a):
    """The Rabbit is placed there, which counts as moving onto it (BB-RAB-02, BB-RULE-18)."""
    p = f.seat + 0
    done(s)
    place_object(s, A_RACER, p, a - SPACE, p, OWN)


# --- Carrot Cake Quake ----------------------------------------------------------------------------------------------


def start_quake(s, t, p):
    """Fixes which Racers and Fans will move: all within three spaces but the Rabbit (BB-RAB-03, BB-RULE-22)."""
    x = s.at[p] + 0
    f = begin(s, Kind.QUAKE)
    f.who = p
    n = reach(s, t, x, 3)
    for k in range(n):
        y = reached(s, t, x, k)
        if s.on[y] & ON_FAN:
            s.on[y] |= ON_MARK
            f.left += 1
        for q in range(t.seats):
            if q != p and s.status[q] == ON_TRACK and s.at[q] == y:
                f.todo |= 1 << q
    forget(s, t, n)


def run_quake(s, t, f):
    """Racers in Turn Order, then the Fans, each one space (BB-RAB-03, BB-RULE-22); the end of the Turn ends it."""
    p = f.who + 0
    racers = 0
    for q in range(t.seats):
        if f.todo >> q & 1 and s.status[q] == ON_TRACK:
            racers |= 1 << q
    f.todo = racers
    if racers != 0 and s.over == 0:
        q = rearmost(s, t, racers)
        f.todo &= ~(1 << q)
        g = begin(s, Kind.QUAKE_RACER)
        g.seat = p
        g.who = q
        return
    marked = 0
    last = -1
    if f.left > 0:
        for q in range(t.seats):
            for k in range(s.fans[q]):
                y = s.fan_at[q][k] + 0
                if s.on[y] & ON_MARK and s.on[y] & 7 == q + 1:
                    marked += 1
                    last = y
                    if s.over:
                        s.on[y] &= 255 - ON_MARK
    f.left = marked
    if marked == 0 or s.over:
        done(s)
    elif marked == 1:
        ask_quake_fan(s, p, last)
    else:
        g = begin(s, Kind.QUAKE_PICK)
        g.seat = p


def ask_quake_fan(s, p, x):
    """Asks which way a Fan goes."""
    f = begin(s, Kind.QUAKE_FAN)
    f.seat = p
    f.to = x


def options_quake_racer(s, t, f, out):
    """Which way a Racer is shaken (BB-RAB-03)."""
    for way in range(6):
        out[way] = WAY + way
    return 6


def choose_quake_racer(s, t, f, a):
    """BB-RAB-03; the move is no Ram by itself (BB-RULE-22)."""
    p = f.seat + 0
    q = f.who + 0
    done(s)
    move_racer(s, q, a - WAY, p, 0)


def options_quake_pick(s, t, f, out):
    """Which Fan is next (BB-RULE-22)."""
    n = 0
    for q in range(t.seats):
        for k in range(s.fans[q]):
            y = s.fan_at[q][k] + 0
            if s.on[y] & ON_MARK:
                out[n] = SPACE + y
                n += 1
    return n


def choose_quake_pick(s, t, f, a):
    """BB-RULE-22."""
    p = f.seat + 0
    done(s)
    ask_quake_fan(s, p, a - SPACE)


def options_quake_fan(s, t, f, out):
    """Which way a Fan is shaken (BB-RAB-03)."""
    for way in range(6):
        out[way] = WAY + way
    return 6


def choose_quake_fan(s, t, f, a):
    """A Fan moved off the Track is discarded (BB-RULE-22)."""
    p = f.seat + 0
    x = f.to + 0
    done(s)
    s.on[x] &= 255 - ON_MARK
    g = begin(s, Kind.ENTER)
    g.what = A_FAN
    g.who = (s.on[x] & ON_FAN) - 1
    g.way = a - WAY
    g.by = p
    g.left = x
