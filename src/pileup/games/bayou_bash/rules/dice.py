"""Rolling and resolving Movement Dice (Roll & Resolve Movement)."""

from __future__ import annotations

from pileup.engine.verbs import begin, done, emit, top
from pileup.games.bayou_bash.actions import ABILITY, DIE, DIE_VALUES, PASS, ROLL, TAKE, WAY
from pileup.games.bayou_bash.rules.abilities import payable, usable
from pileup.games.bayou_bash.rules.enter import move_racer, quick_step
from pileup.games.bayou_bash.rules.pool import add_die, different_dice, drop_die, list_dice
from pileup.games.bayou_bash.rules.tokens import gain_staggers
from pileup.games.bayou_bash.rules.windows import list_abilities, start_ability
from pileup.games.bayou_bash.state import (
    ANY_TIME,
    FEATHER_ADO,
    FIRST_DIE_BONUS,
    IN_DIE,
    OWN,
    TURN_BEFORE_STAGGER,
    Event,
    Kind,
)

AIMING, STEPPING, STEPPED = 0, 1, 2


def roll_all(s, p):
    """Rolls all dice at once, unless Showboating (BB-DICE-02)."""
    if s.showboat != 0:
        return
    kind = die_to_roll(s)
    if kind >= 0:
        f = begin(s, Kind.ROLL_DIE)
        f.who = p
        f.what = kind


def die_to_roll(s):
    """A kind of die that is still to be rolled, -1 when there is none."""
    for kind in range(3):
        if s.to_roll[kind] > 0:
            return kind
    return -1


def outcomes_roll_die(s, t, f, out, weight):
    """The faces of a die; equal ones together (C-NIMBLE, C-SWIFT, C-DASH)."""
    kind = f.what + 0
    n = t.faces[kind] + 0
    for k in range(n):
        out[k] = ROLL + t.face[kind][k]
        weight[k] = t.face_weight[kind][k]
    return n


def happen_roll_die(s, t, f, a):
    """A bolt gives a Stagger token; while Showboating the die is resolved at once (BB-DICE-02, BB-SHOW-02)."""
    p = f.who + 0
    kind = f.what + 0
    value = (a - ROLL) // 2
    s.to_roll[kind] -= 1
    emit(s, Event.ROLLED, p, kind, a - ROLL)
    if (a - ROLL) % 2 != 0:
        gain_staggers(s, p, 1)
    if s.showboat != 0:
        done(s)
        start_die(s, t, p, kind, value)
        return
    add_die(s, kind * DIE_VALUES + value)
    following = die_to_roll(s)
    if following < 0:
        done(s)
    else:
        f.what = following


def next_die(s, t, f):
    """Asks for the next die to resolve, until none is left; a single one needs no question (BB-DICE-03, BB-SHOW-02)."""
    p = f.who + 0
    kind = die_to_roll(s)
    if kind < 0 and s.rolled[0] == 0:
        f.step = TURN_BEFORE_STAGGER
        return
    abilities = usable(s, t, ANY_TIME)
    if abilities == 0 and one_die(s):
        if kind < 0:
            resolve_die(s, t, p, s.rolled[0] - 1)
        else:
            g = begin(s, Kind.ROLL_DIE)
            g.who = p
            g.what = kind
        return
    g = begin(s, Kind.CHOOSE_DIE)
    g.seat = p
    g.todo = abilities


def one_die(s):
    """Whether only dice of one kind are left to roll, or rolled dice that show the same."""
    n = different_dice(s)
    for kind in range(3):
        if s.to_roll[kind] > 0:
            n += 1
    return n == 1


def options_choose_die(s, t, f, out):
    """The next die, in any order: none may be passed over; or an ability between dice (BB-DICE-03, BB-ABIL-02)."""
    n = 0
    if s.showboat:
        for kind in range(3):
            if s.to_roll[kind] > 0:
                out[n] = TAKE + kind
                n += 1
    n = list_dice(s, out, n)
    return list_abilities(f.todo, out, n)


def choose_choose_die(s, t, f, a):
    """BB-DICE-03, BB-SHOW-02."""
    p = f.seat + 0
    done(s)
    if a >= ABILITY and a < ABILITY + 12:
        start_ability(s, t, a - ABILITY)
    elif a >= TAKE and a < TAKE + 3:
        g = begin(s, Kind.ROLL_DIE)
        g.who = p
        g.what = a - TAKE
    else:
        resolve_die(s, t, p, a - DIE)


def resolve_die(s, t, p, die):
    """A rolled die is taken to be resolved."""
    drop_die(s, die)
    start_die(s, t, p, die // DIE_VALUES, die % DIE_VALUES)


def start_die(s, t, p, kind, value):
    """The die becomes the current one (BB-TERM-08)."""
    if s.first_die == 0:
        s.first_die = 1
        value += t.modifier[s.event][FIRST_DIE_BONUS]
    s.die_on = 1
    s.die_type = kind
    s.die_left = value
    f = begin(s, Kind.DIE)
    f.who = p


def run_die(s, t, f):
    """Moves by the die's value in one forward direction (BB-MOVE-01, BB-MOVE-02, BB-MOVE-05, BB-MOVE-07)."""
    p = f.who + 0
    if f.step == AIMING and s.over == 0 and s.die_left > 0:
        g = begin(s, Kind.AIM)
        g.seat = p
        g.todo = usable(s, t, IN_DIE)
        return
    while s.over == 0:
        if f.step != STEPPING:
            if ask_go_on(s, t, f):
                return
            f.step = STEPPING
        if s.die_left == 0:
            break
        s.die_left -= 1
        f.step = STEPPED
        if not quick_step(s, t, p, s.die_way):
            move_racer(s, p, s.die_way, p, OWN)
            return
    end_die(s)
    done(s)


def ask_go_on(s, t, f):
    """In the middle of a die: asks where a change of direction or an ability is possible (BB-RULE-14 W3).

    With nothing left only a raised die matters here: every other ability can be used just as well after it.
    """
    turns = 0
    if s.die_left == 0:
        mask = payable(s, t, IN_DIE) & 1 << FEATHER_ADO
    else:
        mask = usable(s, t, IN_DIE)
        if f.step == STEPPED and (s.rodeo != 0 or s.redirect != 0):
            turns = 1
    if mask == 0 and turns == 0:
        return False
    g = begin(s, Kind.GO_ON)
    g.seat = f.who
    g.todo = mask
    g.flag = turns
    return True


def end_die(s):
    """The die is discarded (BB-MOVE-06)."""
    s.die_on = 0
    s.die_type = 0
    s.die_left = 0
    s.die_way = 0
    s.redirect = 0


def options_aim(s, t, f, out):
    """One of the three forward directions, or first an ability (BB-MOVE-01, BB-MOVE-02)."""
    for way in range(3):
        out[way] = WAY + way
    return list_abilities(f.todo, out, 3)


def choose_aim(s, t, f, a):
    """BB-MOVE-02."""
    done(s)
    if a >= ABILITY and a < ABILITY + 12:
        start_ability(s, t, a - ABILITY)
    else:
        s.die_way = a - WAY
        top(s).step = STEPPING


def options_go_on(s, t, f, out):
    """Go on, change the direction where that is allowed, or use an ability (BB-PIG-03, BB-ROO-02, BB-TRACK-08)."""
    out[0] = PASS
    n = 1
    if f.flag:
        for way in range(3):
            if way != s.die_way:
                out[n] = WAY + way
                n += 1
    return list_abilities(f.todo, out, n)


def choose_go_on(s, t, f, a):
    """The rest of the die goes in the new direction (BB-TRACK-08, BB-PIG-03, BB-RULE-26)."""
    done(s)
    if a >= ABILITY and a < ABILITY + 12:
        start_ability(s, t, a - ABILITY)
        return
    top(s).step = STEPPING
    if a != PASS:
        s.die_way = a - WAY
        if s.rodeo == 0:
            s.redirect = 0
