"""When abilities may be used, and what using one costs (Racer Abilities)."""

from __future__ import annotations

from pileup.engine.verbs import emit
from pileup.games.bayou_bash.rules.board import (
    forget,
    how_far,
    is_open,
    occupied,
    pay_carrots,
    racers_on,
    reach,
    reached,
)
from pileup.games.bayou_bash.state import (
    ABILITY_COST,
    BEFORE_ROLL,
    CAKE_QUAKE,
    DUST_BUNNY,
    FEATHER_ADO,
    FUR_ALARM,
    IN_DIE,
    NO_ABILITIES,
    NO_FOWL,
    ON_FAN,
    ON_RACER,
    ON_TRACK,
    PIG,
    POLLEN,
    RABBIT,
    RODEO,
    ROOSTER,
    TUSK_TOSS,
    Event,
)


def cost_of(s, t, ability):
    """Gold Carrots to pay for an ability now (BB-ABIL-01)."""
    return t.cost[ability] + t.modifier[s.event][ABILITY_COST]


def can_use(s, t, ability):
    """Whether the active Racer may use an ability: not yet used in this Turn, and paid for (BB-TURN-07)."""
    if s.used >> ability & 1 or s.over:
        return False
    return s.carrots[s.active] >= cost_of(s, t, ability) and t.modifier[s.event][NO_ABILITIES] == 0


def use(s, t, ability):
    """Pays for an ability and notes its use; Showboating is no longer rewarded (BB-ABIL-01, BB-SHOW-04)."""
    p = s.active + 0
    emit(s, Event.ABILITY, p, ability, cost_of(s, t, ability))
    pay_carrots(s, p, cost_of(s, t, ability))
    s.used |= 1 << ability
    s.spoiled = 1


def usable(s, t, window):
    """Abilities that could be used and paid in a window, as bits (BB-ABIL-02, BB-ABIL-03, BB-RULE-14, BB-RULE-42)."""
    mask = 0
    p = s.active + 0
    racer = s.racer[p]
    if s.over or s.status[p] != ON_TRACK:
        return mask
    x = s.at[p] + 0
    if racer == ROOSTER:
        if window == IN_DIE and can_use(s, t, FEATHER_ADO):
            mask |= 1 << FEATHER_ADO
        if window == BEFORE_ROLL and can_use(s, t, NO_FOWL):
            mask |= 1 << NO_FOWL
    elif racer == RABBIT:
        if can_use(s, t, FUR_ALARM) and racers_next_to(s, t, x, p) != 0:
            mask |= 1 << FUR_ALARM
        if can_use(s, t, DUST_BUNNY) and has_open(s, t, x):
            mask |= 1 << DUST_BUNNY
        if can_use(s, t, CAKE_QUAKE) and has_quake_target(s, t, x, p):
            mask |= 1 << CAKE_QUAKE
    elif racer == PIG:
        if can_use(s, t, TUSK_TOSS) and has_neighbour(s, t, x):
            mask |= 1 << TUSK_TOSS
        if window == BEFORE_ROLL and can_use(s, t, RODEO):
            mask |= 1 << RODEO
    elif can_use(s, t, POLLEN) and racers_ahead(s, t, p) != 0:
        mask |= 1 << POLLEN
    return mask


def racers_next_to(s, t, x, p):
    """Other Racers in adjacent spaces, as bits (BB-TERM-06)."""
    mask = 0
    n = reach(s, t, x, 1)
    for k in range(1, n):
        y = reached(s, t, x, k)
        if s.on[y] & ON_RACER:
            mask |= racers_on(s, t, y)
    forget(s, t, n)
    return mask & ~(1 << p)


def has_open(s, t, x):
    """Whether an Open space is within two spaces."""
    found = False
    n = reach(s, t, x, 2)
    for k in range(n):
        if is_open(s, t, reached(s, t, x, k)):
            found = True
            break
    forget(s, t, n)
    return found


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
    found = False
    n = reach(s, t, x, 1)
    for k in range(1, n):
        if occupied(s, reached(s, t, x, k)):
            found = True
            break
    forget(s, t, n)
    return found


def racers_ahead(s, t, p):
    """Racers on the Track that are ahead of `p`, as bits (BB-RULE-24)."""
    mask = 0
    here = how_far(s, t, p)
    for q in range(t.seats):
        if q != p and s.status[q] == ON_TRACK and how_far(s, t, q) > here:
            mask |= 1 << q
    return mask
