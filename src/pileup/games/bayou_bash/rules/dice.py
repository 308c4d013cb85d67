"""Rolling and resolving Movement Dice (Roll & Resolve Movement)."""

from __future__ import annotations

from pileup.engine.verbs import begin, done, emit, top
from pileup.games.bayou_bash.actions import ABILITY, DIE, DIE_VALUES, PASS, ROLL, TAKE, WAY
from pileup.games.bayou_bash.rules.abilities import usable
from pileup.games.bayou_bash.rules.board import gain_staggers
from pileup.games.bayou_bash.rules.enter import move_racer, quick_step
from pileup.games.bayou_bash.rules.pool import add_die, drop_die, list_dice
from pileup.games.bayou_bash.rules.windows import list_abilities, start_ability
from pileup.games.bayou_bash.state import FEATHER_ADO, FIRST_DIE_BONUS, IN_DIE, OWN, Event, Kind

AIMING, STEPPING, STEPPED = 0, 1, 2


def outcomes_roll_die(s, t, f, out, weight):
    """The faces of a die; equal ones together (C-NIMBLE, C-SWIFT, C-DASH)."""
    kind = f.what + 0
    n = t.faces[kind] + 0
    for k in range(n):
        out[k] = ROLL + 2 * t.face_value[kind][k] + t.face_bolt[kind][k]
        weight[k] = t.face_weight[kind][k]
    return n


def happen_roll_die(s, t, f, a):
    """A bolt gives a Stagger token; while Showboating the die is resolved at once (BB-DICE-02, BB-SHOW-02)."""
    p = f.who + 0
    kind = f.what + 0
    value = (a - ROLL) // 2
    done(s)
    s.to_roll[kind] -= 1
    emit(s, Event.ROLLED, p, kind, a - ROLL)
    gain_staggers(s, p, (a - ROLL) % 2)
    if s.showboat:
        start_die(s, t, p, kind, value)
    else:
        add_die(s, kind * DIE_VALUES + value)


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
        kind = (a - DIE) // DIE_VALUES
        value = (a - DIE) % DIE_VALUES
        drop_die(s, a - DIE)
        start_die(s, t, p, kind, value)


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
    mask = usable(s, t, IN_DIE)
    turns = 0
    if s.die_left == 0:
        mask &= 1 << FEATHER_ADO
    elif f.step == STEPPED and (s.rodeo != 0 or s.redirect != 0):
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
