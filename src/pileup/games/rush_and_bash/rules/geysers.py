"""The explosive geysers of 05B (ledger, section 14)."""

from pileup.engine.verbs import *
from pileup.games.rush_and_bash.actions import DIE, GO, STOP
from pileup.games.rush_and_bash.rules.damage import *
from pileup.games.rush_and_bash.rules.movement import AFTER_GEYSER
from pileup.games.rush_and_bash.rules.off_track import end_turn_of
from pileup.games.rush_and_bash.state import *


def outcomes_geyser(s, t, f, out, weight):
    """A die on every geyser entered (RB-GEY-02)."""
    for k in range(6):
        out[k] = DIE + k
        weight[k] = 1
    return 6


def happen_geyser(s, t, f, a):
    """1: two damage, movement and own turn end. 2: one, they end. 3-4: one, may stop. 5-6: nothing.

    RB-GEY-01, RB-GEY-03, RB-GEY-04, RB-RULE-47.
    """
    car = f.car + 0
    die = a - DIE + 1
    done(s)
    emit(s, Event.GEYSER_ROLLED, car, die, s.at[car])
    if die >= 5:
        return
    g = top(s)
    if die <= 2:
        g.left = 0
        g.flags |= HALTED
        end_turn_of(s, car)
    else:
        g.step = AFTER_GEYSER
    strike(s, t, car, 2 if die == 1 else 1)


def options_geyser_stop(s, t, f, out):
    """Go on, or end the movement here (RB-GEY-01, RB-RULE-25)."""
    out[0] = GO
    out[1] = STOP
    return 2


def choose_geyser_stop(s, t, f, a):
    """Ends only this movement, never a later step (RB-GEY-05, RB-RULE-25)."""
    car = f.car + 0
    done(s)
    if a == STOP:
        g = top(s)
        g.left = 0
        g.flags |= HALTED
        emit(s, Event.STOPPED, car, s.at[car], 0)
