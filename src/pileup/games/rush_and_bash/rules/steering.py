"""Choices of a driver on the way: arrows, lane changes of a star power, stopping early (ledger, sections 7 and 9)."""

from pileup.engine.verbs import *
from pileup.games.rush_and_bash.actions import SPACE, STOP
from pileup.games.rush_and_bash.rules.terms import *
from pileup.games.rush_and_bash.state import *


def is_lane_change(s, t, f, x, y):
    """A lane change inside a power's movement from `x` to `y` (RB-STAR-06, RB-RULE-14)."""
    if f.flags & FLY != 0:
        return True
    return is_free(s, t, y, f.car)


def count_steps(s, t, f, x):
    """How many spaces the driver may choose for the next step."""
    n = 0
    if t.next[x] != NOWHERE:
        n += 1
    if t.merge[x] != NOWHERE:
        n += 1
    if f.flags & LANES != 0:
        for k in range(t.n_swerve[x]):
            y = t.swerve[x][k]
            if y != t.next[x] and y != t.merge[x] and is_lane_change(s, t, f, x, y):
                n += 1
    return n


def only_step(s, t, f, x):
    """The one space that the driver can go to, when there is no `next`."""
    if t.merge[x] != NOWHERE:
        return t.merge[x] + 0
    for k in range(t.n_swerve[x]):
        y = t.swerve[x][k]
        if is_lane_change(s, t, f, x, y):
            return y + 0
    return NOWHERE


def options_steer(s, t, f, out):
    """Keep the lane, follow an arrow, or change lanes for one point (RB-RULE-10, RB-STAR-06, RB-RULE-14)."""
    x = s.at[f.car] + 0
    n = 0
    if f.flags & UP_TO != 0:
        out[n] = STOP
        n += 1
    if t.next[x] != NOWHERE:
        out[n] = SPACE + t.next[x]
        n += 1
    if t.merge[x] != NOWHERE:
        out[n] = SPACE + t.merge[x]
        n += 1
    if f.flags & LANES != 0:
        for k in range(t.n_swerve[x]):
            y = t.swerve[x][k]
            if y != t.next[x] and y != t.merge[x] and is_lane_change(s, t, f, x, y):
                out[n] = SPACE + y
                n += 1
    return n


def choose_steer(s, t, f, a):
    """Goes on to the chosen space, or stops where that is allowed (RB-STAR-06)."""
    done(s)
    g = top(s)
    if a == STOP:
        g.left = 0
    else:
        g.y = a - SPACE + 1
