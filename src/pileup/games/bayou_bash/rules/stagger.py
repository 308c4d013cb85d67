"""Staggers (Movement Turn Steps 3, Resolving a Stagger)."""

from __future__ import annotations

from pileup.engine.verbs import begin, done, emit
from pileup.games.bayou_bash.actions import ABILITY, PASS, STAGGER
from pileup.games.bayou_bash.rules.abilities import can_use, usable, use
from pileup.games.bayou_bash.rules.enter import move_racer, quick_step
from pileup.games.bayou_bash.rules.fans import gain_fans
from pileup.games.bayou_bash.rules.links import link, terrain
from pileup.games.bayou_bash.rules.tokens import discard_staggers, gain_staggers
from pileup.games.bayou_bash.rules.windows import ask_window
from pileup.games.bayou_bash.state import (
    ANY_TIME,
    DISBE_LEAF,
    ON_TRACK,
    OWN,
    STAGGER_FAN,
    WALDGEIST,
    Event,
    Kind,
)

DISCARD, ROLLED, STEP, STEPPED = 0, 1, 2, 3  # a window that is passed leaves STEPPED + 1: on with STEP


def run_stagger(s, t, f):
    """All Stagger tokens off, one roll, that many spaces.

    BB-STAG-01, BB-STAG-06, BB-STAG-07, BB-RULE-04, BB-RULE-56.
    """
    p = f.who + 0
    own = p == s.active
    step = f.step + 0
    if s.status[p] != ON_TRACK or (own and s.over):
        finish_stagger(s)
        return
    if step == DISCARD:
        if s.staggers[p] == 0:
            finish_stagger(s)
            return
        f.left = s.staggers[p]
        discard_staggers(s, p, s.staggers[p])
        f.step = ROLLED
        g = begin(s, Kind.ROLL_STAGGER)
        g.who = p
    elif step == ROLLED:
        f.step = STEP
        if own and s.racer[p] == WALDGEIST and can_use(s, t, DISBE_LEAF):
            g = begin(s, Kind.REROLL)
            g.seat = p
    elif step == STEP:
        if s.stagger_way == STAGGER_FAN:
            finish_stagger(s)
            gain_fans(s, p, 1)  # BB-STAG-02
            return
        if f.left == 0:
            finish_stagger(s)
            return
        f.left -= 1
        f.step = STEPPED
        f.to = s.at[p]
        if not quick_step(s, t, p, s.stagger_way):
            move_racer(s, p, s.stagger_way, p, OWN if own else 0)
    elif step == STEPPED:
        # Both the entered space and the one a chain has pushed the Racer to may end the Stagger (BB-RULE-04).
        f.step = STEP
        entered = link(s, t, f.to, s.stagger_way)
        if terrain(s, t, s.at[p]) != 0 or (entered >= 0 and terrain(s, t, entered) != 0):
            finish_stagger(s)
            return
        if own and f.left > 0:
            mask = usable(s, t, ANY_TIME)
            if mask != 0:
                f.step = STEPPED
                ask_window(s, p, ANY_TIME, mask)
    else:
        f.step = STEP


def finish_stagger(s):
    """The Stagger is over (BB-STAG-04, BB-STAG-05)."""
    s.stagger_way = 0
    done(s)


def outcomes_roll_stagger(s, t, f, out, weight):
    """The faces of the Stagger die (C-STAGGER)."""
    n = 0
    for k in range(7):
        if t.stagger_weight[k] > 0:
            out[n] = STAGGER + k
            weight[n] = t.stagger_weight[k]
            n += 1
    return n


def happen_roll_stagger(s, t, f, a):
    """BB-STAG-01."""
    p = f.who + 0
    done(s)
    s.stagger_way = a - STAGGER
    emit(s, Event.STAGGER_ROLLED, p, a - STAGGER, 0)


def options_reroll(s, t, f, out):
    """Complete Disbe-leaf: keep the roll, or roll again (BB-WAL-01)."""
    out[0] = PASS
    out[1] = ABILITY + DISBE_LEAF
    return 2


def choose_reroll(s, t, f, a):
    """The new token counts for the next Turn; the second result stands (BB-WAL-01)."""
    p = f.seat + 0
    done(s)
    if a == PASS:
        return
    use(s, t, DISBE_LEAF)
    gain_staggers(s, p, 1)
    g = begin(s, Kind.ROLL_STAGGER)
    g.who = p
