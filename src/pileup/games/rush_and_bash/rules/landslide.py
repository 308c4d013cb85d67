"""The landslide of 04B and 08B (ledger, section 14).

A SLIDE: `left` and `other` Rocks still to come into the first and the second red zone, `x` bits of the spaces chosen.
"""

from pileup.engine.verbs import *
from pileup.games.rush_and_bash.actions import DIE, SPACE
from pileup.games.rush_and_bash.rules.damage import *
from pileup.games.rush_and_bash.rules.ranking import place_rock, supply_rock
from pileup.games.rush_and_bash.rules.terms import *
from pileup.games.rush_and_bash.state import *


def outcomes_slide_roll(s, t, f, out, weight):
    """One die for the landslide."""
    for k in range(6):
        out[k] = DIE + k
        weight[k] = 1
    return 6


def happen_slide_roll(s, t, f, a):
    """1-2 nothing, 3-4 one Rock in each zone, 5-6 two in each (RB-SLIDE-02); the car's decider chooses (RB-SPEC-03)."""
    car = f.car + 0
    die = a - DIE + 1
    done(s)
    emit(s, Event.SLIDE_ROLLED, car, die, 0)
    rocks = (die - 1) // 2
    if rocks > 0:
        who = decider(s, t, car)
        g = begin(s, Kind.SLIDE if who != NOBODY else Kind.SLIDE_BLIND)
        g.car = car
        g.seat = max(who, 0)
        g.left = min(rocks, t.n_zone[0])
        g.other = min(rocks, t.n_zone[1])


def slide_spaces(t, f, out):
    """Every space of a zone with Rocks to come that was not chosen yet (RB-SLIDE-03, RB-SLIDE-05)."""
    n = 0
    for z in range(2):
        if (f.left if z == 0 else f.other) > 0:
            for k in range(t.n_zone[z]):
                if f.x >> (z * MAX_ZONE + k) & 1 == 0:
                    out[n] = SPACE + t.zone[z][k]
                    n += 1
    return n


def options_slide(s, t, f, out):
    """Zone and space of the next Rock (RB-SLIDE-03, RB-SLIDE-05, RB-SLIDE-06)."""
    return slide_spaces(t, f, out)


def choose_slide(s, t, f, a):
    """One Rock comes down and is resolved fully before the next (RB-RULE-28)."""
    fall(s, t, f, a - SPACE)


def outcomes_slide_blind(s, t, f, out, weight):
    """No human races any more: the Rock of a bot's landslide comes down anywhere (RB-RULE-51)."""
    n = slide_spaces(t, f, out)
    for k in range(n):
        weight[k] = 1
    return n


def happen_slide_blind(s, t, f, a):
    """One Rock of a landslide without anybody to choose (RB-RULE-51)."""
    fall(s, t, f, a - SPACE)


def fall(s, t, f, x):
    """A Rock onto a space; on an occupied one it does not stay (RB-SLIDE-04, RB-RULE-28)."""
    for z in range(2):
        for k in range(t.n_zone[z]):
            if t.zone[z][k] == x:
                f.x |= 1 << (z * MAX_ZONE + k)
                if z == 0:
                    f.left -= 1
                else:
                    f.other -= 1
    car = f.car + 0
    if f.left == 0 and f.other == 0:
        done(s)
    emit(s, Event.SLIDE_HIT, car, x, 0)
    thing = s.thing[x] & OBSTACLE
    other = car_on(s, t, x)
    if thing == ROCK:
        remove_rock(s, t, x)
    elif thing != 0:
        explode(s, t, x)
    elif other != NOBODY:
        strike(s, t, other, 1)
    elif not grumbler_on(s, t, x) and supply_rock(s, t, t.slide_tile[0], t.slide_tile[1]):
        place_rock(s, t, x)
