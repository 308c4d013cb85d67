"""The Grumbler of 11B and 12B (ledger, section 14).

A GRUMBLER: `left` steps still allowed, `other` the point it came from (NOBODY at first), `x` bits of the points
entered. Below it lies a GRUMBLER_END whose `x` gathers the points in the blast of Bombs it stepped on.
"""

from pileup.engine.verbs import *
from pileup.games.rush_and_bash.actions import DIE, PAW, STOP
from pileup.games.rush_and_bash.rules.damage import *
from pileup.games.rush_and_bash.rules.terms import *
from pileup.games.rush_and_bash.state import *


def outcomes_grumbler_roll(s, t, f, out, weight):
    """One die: the most steps that the Grumbler may go."""
    for k in range(6):
        out[k] = DIE + k
        weight[k] = 1
    return 6


def happen_grumbler_roll(s, t, f, a):
    """The car's decider may move the Grumbler up to the die's number of steps (RB-GRUM-02, RB-SPEC-03)."""
    car = f.car + 0
    die = a - DIE + 1
    done(s)
    emit(s, Event.GRUMBLER_ROLLED, car, die, 0)
    who = decider(s, t, car)
    begin(s, Kind.GRUMBLER_END)
    g = begin(s, Kind.GRUMBLER if who != NOBODY else Kind.GRUMBLER_BLIND)
    g.car = car
    g.seat = max(who, 0)
    g.left = die
    g.other = NOBODY
    if not can_walk(s, t, g):
        done(s)


def is_walk(s, t, f, p):
    """The point may be entered: not the one it came from, none twice (RB-RULE-32)."""
    return p != f.other and f.x >> p & 1 == 0


def can_walk(s, t, f):
    """A step is left and a point is open."""
    if f.left == 0:
        return False
    for k in range(t.n_paw_edges[s.grumbler]):
        if is_walk(s, t, f, t.paw_edge[s.grumbler][k]):
            return True
    return False


def walk_options(s, t, f, out):
    """Stop, or any open point one step away (RB-GRUM-02, RB-RULE-32)."""
    out[0] = STOP
    n = 1
    for k in range(t.n_paw_edges[s.grumbler]):
        p = t.paw_edge[s.grumbler][k]
        if is_walk(s, t, f, p):
            out[n] = PAW + p
            n += 1
    return n


def options_grumbler(s, t, f, out):
    """Stop, or one more step (RB-GRUM-02, RB-RULE-32)."""
    return walk_options(s, t, f, out)


def choose_grumbler(s, t, f, a):
    """One step, its effects at once (RB-GRUM-03, RB-RULE-32)."""
    walk(s, t, f, a)


def outcomes_grumbler_blind(s, t, f, out, weight):
    """No human races any more: the Grumbler woken by a bot walks at random (RB-RULE-51)."""
    n = walk_options(s, t, f, out)
    for k in range(n):
        weight[k] = 1
    return n


def happen_grumbler_blind(s, t, f, a):
    """One step of a walk without anybody to choose (RB-RULE-51)."""
    walk(s, t, f, a)


def walk(s, t, f, a):
    """The Grumbler's next step: it passes everything (RB-GRUM-03)."""
    if a == STOP:
        done(s)
        return
    p = a - PAW
    car = f.car + 0
    f.other = s.grumbler
    f.x |= 1 << p
    f.left -= 1
    s.grumbler = p
    if not can_walk(s, t, f):
        done(s)
        k = s.depth - 1
    else:
        k = s.depth - 2
    x = t.paw_space[p] + 0
    emit(s, Event.GRUMBLER_MOVED, car, p, x)
    if x == NOWHERE:
        return
    thing = s.thing[x] & OBSTACLE
    other = car_on(s, t, x)
    if thing == ROCK:
        remove_rock(s, t, x)
    elif thing != 0:
        light(s, t, x)
        burn(s, t, 1)
        s.frames[k].x |= s.paw_blast
        s.paw_blast = 0
        resolve_hits(s, t)
    elif other != NOBODY:
        strike(s, t, other, 1)


def run_grumbler_end(s, t, f):
    """Bombs of its walk damage the Grumbler only where it ends inside a blast (RB-GRUM-04)."""
    blast_points = f.x + 0
    done(s)
    if blast_points >> s.grumbler & 1 == 1:
        frighten(s, t)
