"""The volcano of 09B (ledger, section 14). An ERUPT: `x` bits of the cars still to roll."""

from pileup.engine.verbs import *
from pileup.games.rush_and_bash.actions import DIE
from pileup.games.rush_and_bash.rules.damage import *
from pileup.games.rush_and_bash.rules.triggers import *
from pileup.games.rush_and_bash.state import *


def run_erupt(s, t, f):
    """The cars that stood on red roll in ranking order, those still there (RB-VOLC-02, RB-VOLC-03)."""
    for k in range(t.seats):
        c = s.ranking[k] + 0
        if f.x >> c & 1 == 1:
            f.x &= ~(1 << c)
            if cars_on_lava(s, t) >> c & 1 == 1:
                g = begin(s, Kind.LAVA)
                g.car = c
                return
    done(s)


def outcomes_lava(s, t, f, out, weight):
    """A die of a car on red."""
    for k in range(6):
        out[k] = DIE + k
        weight[k] = 1
    return 6


def happen_lava(s, t, f, a):
    """1: 2 damage. 2-4: 1 damage. 5-6: none (RB-VOLC-02)."""
    car = f.car + 0
    die = a - DIE + 1
    done(s)
    emit(s, Event.LAVA_ROLLED, car, die, s.at[car])
    if die <= 4:
        strike(s, t, car, 2 if die == 1 else 1)
