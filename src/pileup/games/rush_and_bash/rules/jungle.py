"""The tangled jungle of 10B (ledger, section 14)."""

from pileup.engine.verbs import *
from pileup.games.rush_and_bash.actions import DIE
from pileup.games.rush_and_bash.rules.movement import *
from pileup.games.rush_and_bash.rules.off_track import end_turn_of
from pileup.games.rush_and_bash.rules.terms import *
from pileup.games.rush_and_bash.state import *


def begin_jungle_turn(s, t, car):
    """Before step 1: out of the third clearing, else a roll (RB-TURN-06, RB-JUNG-03)."""
    if s.at[car] == CLEARING - 2:
        leave_jungle(s, t, car)
    else:
        g = begin(s, Kind.JUNGLE)
        g.car = car


def leave_jungle(s, t, car):
    """A jump to the exit space: an entry with contact (RB-JUNG-03, RB-RULE-48)."""
    emit(s, Event.JUNGLE_LEFT, car, t.jungle_exit, 0)
    step_to(s, t, car, t.jungle_exit, 0)


def outcomes_jungle(s, t, f, out, weight):
    """The way out of the first or second clearing."""
    for k in range(6):
        out[k] = DIE + k
        weight[k] = 1
    return 6


def happen_jungle(s, t, f, a):
    """5-6: out, and the turn goes on. 1-4: to the next clearing, and the turn is lost (RB-JUNG-03)."""
    car = f.car + 0
    die = a - DIE + 1
    done(s)
    emit(s, Event.JUNGLE_ROLLED, car, die, 0)
    if die >= 5:
        leave_jungle(s, t, car)
    else:
        s.at[car] -= 1
        end_turn_of(s, car)
        emit(s, Event.CLEARING_MOVED, car, CLEARING - s.at[car] + 1, 0)
