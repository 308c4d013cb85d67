"""Terms of the rulebook: obstacle, free space, the way ahead and the way back (ledger, sections 3 and 19)."""

from pileup.engine.verbs import *
from pileup.games.rush_and_bash.state import *


def out_of_race(s, car):
    """The car has crossed the finish line (RB-END-03)."""
    return s.at[car] <= FINISHED


def is_bot(t, car):
    """The car is one of the rulebook's Bots (RB-BOT-01)."""
    return car >= t.humans


def car_on(s, t, x):
    """The racing car on a space, the last arrived where two share it, or NOBODY (RB-RULE-13)."""
    found = NOBODY
    for c in range(t.seats):
        if s.at[c] == x:
            if found == NOBODY or s.above[c] > s.above[found]:
                found = c
    return found


def other_car_on(s, t, x, car):
    """Another racing car than `car` on a space, the last arrived where two share it, or NOBODY."""
    found = NOBODY
    for c in range(t.seats):
        if c != car and s.at[c] == x:
            if found == NOBODY or s.above[c] > s.above[found]:
                found = c
    return found


def grumbler_on(s, t, x):
    """The Grumbler stands on this space: an obstacle (RB-RULE-31)."""
    return s.grumbler > 0 and t.paw_space[s.grumbler] == x


def is_free(s, t, x, car):
    """No obstacle for `car`: no Rock, no Bomb, no other racing car, no Grumbler (RB-TERM-02, RB-TERM-03)."""
    if s.thing[x] & OBSTACLE != 0 or grumbler_on(s, t, x):
        return False
    for c in range(t.seats):
        if s.at[c] == x and c != car:
            return False
    return True


def is_bomb_place(s, t, x, car):
    """A free space that can hold a Bomb: any but the lake (RB-EFF-03, RB-BRIDGE-05)."""
    return t.mark[x] & LAKE == 0 and is_free(s, t, x, car)


def put(s, t, car, x):
    """Takes a car from where it is to `x`, keeping the order of arrival on both spaces (RB-RULE-13).

    Returns the other car on `x` that arrived last, or NOBODY.
    """
    old = s.at[car]
    mine = s.above[car]
    n = 0
    found = NOBODY
    for c in range(t.seats):
        at = s.at[c]
        if c != car:
            if at == x:
                n += 1
                if found == NOBODY or s.above[c] > s.above[found]:
                    found = c
            elif at == old and s.above[c] > mine:
                s.above[c] -= 1
    s.at[car] = x
    if x < 0 or x == t.lake:
        n = 0
        found = NOBODY
    s.above[car] = n
    return found


def linked(tiles, other, slot):
    """The slot on the other board whose portal tile has the same number (RB-TELE-02)."""
    for k in range(6):
        if tiles[k] == other[slot]:
            return k
    return 0


def ahead(s, t, x):
    """The space that acceleration and missiles enter from `x`, through portals as well (RB-RULE-29), or NOWHERE."""
    y = t.next[x]
    if y == NOWHERE and t.mark[x] & DEPARTURE != 0:
        return t.arrival[linked(s.arrival_tile, s.departure_tile, t.slot[x])]
    return y + 0


def back(s, t, x):
    """The space behind `x` on the way back, through portals as well (RB-OFF-07), or NOWHERE."""
    y = t.prev[x]
    if y == NOWHERE and t.slot[x] >= 0 and t.mark[x] & DEPARTURE == 0:
        return t.departure[linked(s.departure_tile, s.arrival_tile, t.slot[x])]
    return y + 0


def decider(s, t, car):
    """Who decides for a car on a special board: its driver; for a bot the human lowest in the running ranking.

    NOBODY when no human races any more (RB-BOT-12, RB-RULE-51).
    """
    if car < t.humans:
        return car + 0
    for k in range(t.seats):
        c = s.ranking[t.seats - 1 - k]
        if c < t.humans and not out_of_race(s, c):
            return c + 0
    return NOBODY
