"""The Waldgeist's Sticks on Stones and Pollen Your Leg (Racer Abilities Detailed)."""

from __future__ import annotations

from pileup.engine.verbs import begin, done
from pileup.games.bayou_bash.actions import ABILITY, ADD, CURRENT_DIE, DIE, DIE_VALUES, PASS, SPACE
from pileup.games.bayou_bash.rules.abilities import use
from pileup.games.bayou_bash.rules.enter import place_object
from pileup.games.bayou_bash.rules.links import forget, reach, reached
from pileup.games.bayou_bash.rules.order import rearmost
from pileup.games.bayou_bash.rules.pool import add_die, drop_die, list_dice
from pileup.games.bayou_bash.state import A_RACER, ON_TRACK, STICKS, Kind

# --- Sticks on Stones -----------------------------------------------------------------------------------------------


def options_stick(s, t, f, out):
    """Just moved into Rocks: keep the Turn, or let it end (BB-WAL-02)."""
    out[0] = PASS
    out[1] = ABILITY + STICKS
    return 2


def choose_stick(s, t, f, a):
    """BB-WAL-02, BB-RULE-23."""
    p = f.seat + 0
    done(s)
    if a == PASS:
        s.over = 1
        return
    use(s, t, STICKS)
    if s.die_on or s.rolled[0] != 0:
        g = begin(s, Kind.STICK_ADD)
        g.seat = p


def options_stick_add(s, t, f, out):
    """How much is added to one of the own dice: 0, 1 or 2 (BB-WAL-02)."""
    for n in range(3):
        out[n] = ADD + n
    return 3


def choose_stick_add(s, t, f, a):
    """BB-WAL-02."""
    p = f.seat + 0
    n = a - ADD
    done(s)
    if n == 0:
        return
    if s.rolled[0] == 0:
        s.die_left += n
    elif s.die_on == 0 and s.rolled[1] == 0:
        raise_die(s, s.rolled[0] - 1, n)
    else:
        g = begin(s, Kind.STICK_DIE)
        g.seat = p
        g.left = n


def raise_die(s, which, n):
    """A rolled die counts `n` more (BB-RULE-23)."""
    drop_die(s, which)
    add_die(s, which + min(n, DIE_VALUES - 1 - which % DIE_VALUES))


def options_stick_die(s, t, f, out):
    """Which die: the current one, or a rolled one (BB-RULE-23)."""
    n = 0
    if s.die_on:
        out[n] = CURRENT_DIE
        n += 1
    return list_dice(s, out, n)


def choose_stick_die(s, t, f, a):
    """BB-RULE-23."""
    n = f.left + 0
    done(s)
    if a == CURRENT_DIE:
        s.die_left += n
    else:
        raise_die(s, a - DIE, n)


# --- Pollen Your Leg ------------------------------------------------------------------------------------------------


def run_pollinate(s, t, f):
    """Places the Racers that were ahead, the rearmost first (BB-WAL-03, BB-RULE-24); the end of the Turn ends it."""
    p = f.who + 0
    racers = 0
    for q in range(t.seats):
        if f.todo >> q & 1 and s.status[q] == ON_TRACK:
            racers |= 1 << q
    if racers == 0 or s.over:
        done(s)
        return
    q = rearmost(s, t, racers)
    f.todo = racers & ~(1 << q)
    g = begin(s, Kind.POLLEN_PLACE)
    g.seat = p
    g.who = q


def options_pollen_place(s, t, f, out):
    """Any space within three, its own to leave it there (BB-WAL-03, BB-RULE-24)."""
    x = s.at[f.who] + 0
    n = reach(s, t, x, 3)
    for k in range(n):
        out[k] = SPACE + reached(s, t, x, k)
    forget(s, t, n)
    return n


def choose_pollen_place(s, t, f, a):
    """BB-RULE-24."""
    p = f.seat + 0
    q = f.who + 0
    done(s)
    if s.at[q] != a - SPACE:
        place_object(s, A_RACER, q, a - SPACE, p, 0)
