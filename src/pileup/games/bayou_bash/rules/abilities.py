"""When abilities may be used, and what using one costs (Racer Abilities)."""

from __future__ import annotations

from pileup.engine.verbs import emit
from pileup.games.bayou_bash.rules.board import occupied, open_near, racers_on
from pileup.games.bayou_bash.rules.links import beside, forget, link, reach, reached
from pileup.games.bayou_bash.rules.order import how_far
from pileup.games.bayou_bash.rules.tokens import pay_carrots
from pileup.games.bayou_bash.state import (
    ABILITY_COST,
    CAKE_QUAKE,
    DUST_BUNNY,
    FUR_ALARM,
    ON_FAN,
    ON_RACER,
    ON_TRACK,
    POLLEN,
    REACTION,
    TARGETED,
    TUSK_TOSS,
    Event,
)

NEED_TARGET = sum(1 << ability for ability in TARGETED)


def cost_of(s, t, ability):
    """Gold Carrots to pay for an ability now (BB-ABIL-01)."""
    return t.cost[ability] + t.modifier[s.event][ABILITY_COST]


def payable(s, t, window):
    """The active Racer's abilities of a window that are not yet used in this Turn and can be paid for, as bits.

    BB-ABIL-01, BB-TURN-07.
    """
    p = s.active + 0
    return t.payable[s.event][window][s.racer[p]][s.carrots[p]] & ~s.used


def can_use(s, t, ability):
    """Whether the active Racer may use an ability that answers what just happened (BB-RULE-14)."""
    return s.over == 0 and payable(s, t, REACTION) >> ability & 1 != 0


def use(s, t, ability):
    """Pays for an ability and notes its use; Showboating is no longer rewarded (BB-ABIL-01, BB-SHOW-04)."""
    p = s.active + 0
    emit(s, Event.ABILITY, p, ability, cost_of(s, t, ability))
    pay_carrots(s, p, cost_of(s, t, ability))
    s.used |= 1 << ability
    s.spoiled = 1


def usable(s, t, window):
    """Abilities that could be used and paid in a window, as bits (BB-ABIL-02, BB-ABIL-03, BB-RULE-14, BB-RULE-42)."""
    mask = payable(s, t, window)
    if mask == 0 or s.over != 0:
        return 0
    p = s.active + 0
    if s.status[p] != ON_TRACK:
        return 0
    if mask & NEED_TARGET == 0:
        return mask
    x = s.at[p] + 0
    if mask >> FUR_ALARM & 1 and racers_next_to(s, t, x, p) == 0:
        mask &= ~(1 << FUR_ALARM)
    if mask >> DUST_BUNNY & 1 and not open_near(s, t, x):
        mask &= ~(1 << DUST_BUNNY)
    if mask >> CAKE_QUAKE & 1 and not has_quake_target(s, t, x, p):
        mask &= ~(1 << CAKE_QUAKE)
    if mask >> TUSK_TOSS & 1 and not has_neighbour(s, t, x):
        mask &= ~(1 << TUSK_TOSS)
    if mask >> POLLEN & 1 and racers_ahead(s, t, p) == 0:
        mask &= ~(1 << POLLEN)
    return mask


def racers_next_to(s, t, x, p):
    """Other Racers in adjacent spaces, as bits (BB-TERM-06)."""
    mask = 0
    for way in range(6):
        y = link(s, t, x, way)
        if y >= 0 and s.on[y] & ON_RACER != 0:
            mask |= racers_on(s, t, y)
    if t.side_adjacent != 0:
        for way in range(6, 8):
            y = beside(s, t, x, way)
            if y >= 0 and s.on[y] & ON_RACER != 0:
                mask |= racers_on(s, t, y)
    return mask & ~(1 << p)


def has_quake_target(s, t, x, p):
    """Whether a Fan or another Racer is within three spaces."""
    found = False
    n = reach(s, t, x, 3)
    for k in range(n):
        y = reached(s, t, x, k)
        if s.on[y] & (ON_FAN | ON_RACER) and (s.on[y] & ON_FAN or racers_on(s, t, y) & ~(1 << p)):
            found = True
            break
    forget(s, t, n)
    return found


def has_neighbour(s, t, x):
    """Whether an object is in an adjacent space."""
    for way in range(6):
        y = link(s, t, x, way)
        if y >= 0 and occupied(s, y):
            return True
    if t.side_adjacent != 0:
        for way in range(6, 8):
            y = beside(s, t, x, way)
            if y >= 0 and occupied(s, y):
                return True
    return False


def racers_ahead(s, t, p):
    """Racers on the Track that are ahead of `p`, as bits (BB-RULE-24)."""
    mask = 0
    here = how_far(s, t, p)
    for q in range(t.seats):
        if q != p and s.status[q] == ON_TRACK and how_far(s, t, q) > here:
            mask |= 1 << q
    return mask
