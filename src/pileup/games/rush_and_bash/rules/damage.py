"""Damage and Bombs (ledger, section 8)."""

from pileup.engine.verbs import *
from pileup.games.rush_and_bash.actions import DIE
from pileup.games.rush_and_bash.rules.off_track import *
from pileup.games.rush_and_bash.rules.terms import *
from pileup.games.rush_and_bash.state import *

OFF = 100  # in State.hits: this car goes off-track when all damage of the event is counted


def wound(s, t, car, points):
    """Moves the heart to the left, point by point; True when a point finds it leftmost (RB-DMG-01, RB-RULE-11)."""
    left = s.hearts[car] - points
    s.hearts[car] = max(left, 1)
    emit(s, Event.DAMAGED, car, points, s.hearts[car])
    return left < 1


def strike(s, t, car, points):
    """Damage of one event to one car, wherever it is; a lifeless bot rolls instead (RB-DMG-03, RB-BOT-13)."""
    if t.lifeless == 1 and is_bot(t, car):
        f = begin(s, Kind.LIFELESS)
        f.car = car
        f.left = points
    elif wound(s, t, car, points):
        go_off_track(s, t, car)


def is_hittable(s, t, car):
    """On the track: not out of the race, not in a clearing, not in the lake (RB-DMG-04, RB-JUNG-04, RB-RULE-55)."""
    return s.at[car] >= 0 and s.at[car] != t.lake


def damage(s, t, car, points):
    """Damage to a car on the track; others take none."""
    if is_hittable(s, t, car):
        strike(s, t, car, points)


def outcomes_lifeless(s, t, f, out, weight):
    """A die of a lifeless bot."""
    for k in range(6):
        out[k] = DIE + k
        weight[k] = 1
    return 6


def happen_lifeless(s, t, f, a):
    """Off-track on 1-2 for one point, on 1-4 for two (RB-BOT-13, RB-RULE-54)."""
    car = f.car + 0
    points = f.left + 0
    together = f.flags + 0
    die = a - DIE + 1
    done(s)
    off = die <= 2 * points
    emit(s, Event.LIFELESS_ROLLED, car, points, die)
    if together == 1:
        s.hits[car] = OFF if off else 0
    elif off:
        go_off_track(s, t, car)


def resolve_hits(s, t):
    """Deals the damage counted in `State.hits`, then carries the off-tracks out in ranking order (RB-OFF-04).

    A lifeless bot rolls for one point or two; three send it off-track without a roll (RB-BOT-13).
    """
    waiting = False
    for c in range(t.seats):
        if s.hits[c] > 0:
            if t.lifeless == 1 and is_bot(t, c):
                if s.hits[c] >= 3:
                    s.hits[c] = OFF
                else:
                    waiting = True
            else:
                off = wound(s, t, c, s.hits[c])
                s.hits[c] = OFF if off else 0
    if waiting:
        begin(s, Kind.HITS)
    else:
        all_off_track(s, t)


def all_off_track(s, t):
    """Several cars off-track by one event: one procedure after the other in ranking order (RB-OFF-04)."""
    for k in range(t.seats):
        c = s.ranking[k]
        if s.hits[c] == OFF:
            s.hits[c] = 0
            go_off_track(s, t, c)


def run_hits(s, t, f):
    """Lifeless bots in one event roll one after the other; then all off-tracks (RB-RULE-54, RB-RULE-12)."""
    for k in range(t.seats):
        c = s.ranking[k]
        if 0 < s.hits[c] < OFF:
            g = begin(s, Kind.LIFELESS)
            g.car = c
            g.left = s.hits[c]
            g.flags = 1
            return
    done(s)
    all_off_track(s, t)


def remove_rock(s, t, x):
    """A Rock goes back to the supply."""
    s.thing[x] &= ~OBSTACLE
    s.rocks += 1
    emit(s, Event.ROCK_REMOVED, x, 0, 0)


def remove_bomb(s, t, x):
    """A Bomb goes back to the supply."""
    s.thing[x] &= ~OBSTACLE
    s.bombs += 1


def blast(s, t, x, n):
    """One space of a blast: a Rock goes, a Bomb is lit (n so far), cars are hit, the Grumbler perhaps (RB-BOMB-02)."""
    thing = s.thing[x] & OBSTACLE
    if thing == ROCK:
        remove_rock(s, t, x)
    elif thing != 0:
        remove_bomb(s, t, x)
        s.fuse[n] = x
        n += 1
    if x != t.lake:
        for c in range(t.seats):
            if s.at[c] == x:
                s.hits[c] += 1
    for p in range(1, t.n_paws):
        if t.paw_space[p] == x:
            s.paw_blast |= 1 << p
    return n


def burn(s, t, n):
    """Computes the whole chain from the n Bombs in `State.fuse` (taken off the track already).

    Each explodes once; a car in k blast areas is hit k times (RB-BOMB-01, RB-BOMB-03, RB-RULE-12). The hits are left
    in `State.hits`, the paw points in the blast in `State.paw_blast`.
    """
    k = 0
    while k < n:
        x = s.fuse[k] + 0
        s.fuse[k] = 0
        k += 1
        emit(s, Event.EXPLODED, x, 0, 0)
        n = blast(s, t, x, n)
        for i in range(t.n_adjacent[x]):
            n = blast(s, t, t.adjacent[x][i], n)


def frighten(s, t):
    """Damage to the Grumbler: it goes straight back to the red point (RB-GRUM-07)."""
    if s.grumbler > 0:
        s.grumbler = 0
        emit(s, Event.GRUMBLER_FLED, 0, 0, 0)


def finish_blast(s, t):
    """Deals what `burn` has counted."""
    if s.paw_blast >> s.grumbler & 1 == 1:
        frighten(s, t)
    s.paw_blast = 0
    resolve_hits(s, t)


def light(s, t, x):
    """Takes a Bomb off the track as the first of a chain."""
    remove_bomb(s, t, x)
    s.fuse[0] = x


def explode(s, t, x):
    """The Bomb on `x` explodes, with all that follows (RB-BOMB-01 … RB-BOMB-04)."""
    light(s, t, x)
    burn(s, t, 1)
    finish_blast(s, t)
