"""The five effects (ledger, section 6).

A driver is asked only about an effect that can do something: `pass` declines it, `use` or a space activates it.
"""

from pileup.engine.verbs import *
from pileup.games.rush_and_bash.actions import PASS, SPACE, USE
from pileup.games.rush_and_bash.rules.damage import *
from pileup.games.rush_and_bash.rules.movement import *
from pileup.games.rush_and_bash.rules.terms import *
from pileup.games.rush_and_bash.state import *


def can_swerve(s, t, car):
    """There is a free adjacent space of another lane (RB-EFF-02, RB-RULE-62)."""
    x = s.at[car] + 0
    for k in range(t.n_swerve[x]):
        if is_free(s, t, t.swerve[x][k], car):
            return True
    return False


def can_bomb(s, t, car):
    """A Bomb is left in the supply and an adjacent space is free (RB-EFF-03, RB-RULE-23)."""
    if s.bombs == 0:
        return False
    x = s.at[car] + 0
    for k in range(t.n_adjacent[x]):
        if is_bomb_place(s, t, t.adjacent[x][k], car):
            return True
    return False


def can_use(s, t, car, effect):
    """The effect would do something; a Missile may always be fired."""
    if effect == SWERVE:
        return can_swerve(s, t, car)
    if effect == BOMB_EFFECT:
        return can_bomb(s, t, car)
    if effect == REPAIR:
        return s.hearts[car] < t.full_heart
    if effect == STAR:
        return t.simplified == 1 or s.stars[car] < 3
    return True


def offer_effect(s, t, car, effect, strength, flags):
    """Asks the driver whether to activate an effect (RB-EFF-01)."""
    if can_use(s, t, car, effect):
        f = begin(s, Kind.EFFECT)
        f.car = car
        f.seat = car
        f.card = effect
        f.left = strength
        f.flags = flags


def options_effect(s, t, f, out):
    """Decline, or activate: with a Swerve or a Bomb, each legal space (RB-EFF-01, RB-EFF-02, RB-EFF-03)."""
    car = f.car + 0
    x = s.at[car] + 0
    out[0] = PASS
    n = 1
    if f.card == SWERVE:
        for k in range(t.n_swerve[x]):
            y = t.swerve[x][k]
            if is_free(s, t, y, car):
                out[n] = SPACE + y
                n += 1
    elif f.card == BOMB_EFFECT:
        for k in range(t.n_adjacent[x]):
            y = t.adjacent[x][k]
            if is_bomb_place(s, t, y, car):
                out[n] = SPACE + y
                n += 1
    else:
        out[n] = USE
        n += 1
    return n


def choose_effect(s, t, f, a):
    """Carries the activated effect out (RB-EFF-01)."""
    car = f.car + 0
    effect = f.card + 0
    strength = f.left + 0
    flags = f.flags + 0
    done(s)
    if a == PASS:
        emit(s, Event.DECLINED, car, effect, 0)
    elif effect == SWERVE:
        step_to(s, t, car, a - SPACE, flags)
    elif effect == BOMB_EFFECT:
        place_bomb(s, t, car, a - SPACE)
    elif effect == MISSILE:
        fire(s, t, car, s.at[car], False)
    elif effect == REPAIR:
        repair(s, t, car, strength)
    else:
        gain_star(s, t, car)


def place_bomb(s, t, car, x):
    """A Bomb from the supply into a space (RB-EFF-03)."""
    s.thing[x] |= BOMB
    s.bombs -= 1
    emit(s, Event.BOMB_PLACED, car, x, 0)


def repair(s, t, car, strength):
    """The heart moves right, at most to full health (RB-EFF-04)."""
    s.hearts[car] = min(s.hearts[car] + strength, t.full_heart)
    emit(s, Event.REPAIRED, car, s.hearts[car], 0)


def gain_star(s, t, car):
    """One level up; in the simplified version two more spaces for this turn's card (RB-EFF-05, RB-SIMP-03)."""
    if t.simplified == 1:
        add_spaces(s, t, car)
    elif s.stars[car] < 3:
        s.stars[car] += 1
        emit(s, Event.STAR_GAINED, car, s.stars[car], 0)


def add_spaces(s, t, car):
    """Two more spaces for the acceleration of the card being played (RB-SIMP-03, RB-BOT-10)."""
    top(s).left += 2
    emit(s, Event.EXTRA_SPACES, car, 2, 0)


def fire(s, t, car, start, examine_start):
    """A Missile from `start` along the lane: the first obstacle is hit; gone at the third line (RB-EFF-06, -07, -08).

    RB-RULE-39: the own space is not examined, the starting line counts, and it never hits its own car. A Missile of a
    volley examines its first space too. It never follows an optional arrow.
    """
    x = start + 0
    lines = 0
    examine = examine_start
    while True:
        if not examine:
            if t.lines[x] != 0:
                lines += 1
            y = ahead(s, t, x)
            if lines == 3 or y == NOWHERE:
                emit(s, Event.FIRED, car, start, NOWHERE)
                return
            x = y
        examine = False
        target = car_on(s, t, x)
        if target == car:
            emit(s, Event.FIRED, car, start, NOWHERE)
            return
        if target != NOBODY and x != t.lake:
            emit(s, Event.FIRED, car, start, x)
            strike(s, t, target, 1)
            return
        thing = s.thing[x] & OBSTACLE
        if thing != 0 or grumbler_on(s, t, x):
            emit(s, Event.FIRED, car, start, x)
            if thing == ROCK:
                remove_rock(s, t, x)
            elif thing != 0:
                explode(s, t, x)
            else:
                frighten(s, t)
            return
