"""The suspended bridge of 06B and 07B, and the lake (ledger, section 14)."""

from pileup.engine.verbs import *
from pileup.games.rush_and_bash.actions import DIE
from pileup.games.rush_and_bash.rules.damage import *
from pileup.games.rush_and_bash.rules.terms import *
from pileup.games.rush_and_bash.rules.triggers import *
from pileup.games.rush_and_bash.state import *


def outcomes_bridge(s, t, f, out, weight):
    """One die against the crowd on the bridge."""
    for k in range(6):
        out[k] = DIE + k
        weight[k] = 1
    return 6


def happen_bridge(s, t, f, a):
    """A die up to the number of racing cars on the bridge: into the lake, 1 damage (RB-BRIDGE-02, -03, -04)."""
    car = f.car + 0
    die = a - DIE + 1
    done(s)
    crowd = 0
    for c in range(t.seats):
        if is_on_bridge(s, t, c):
            crowd += 1
    emit(s, Event.BRIDGE_ROLLED, car, die, crowd)
    if die <= crowd:
        put(s, t, car, t.lake)
        emit(s, Event.FELL, car, t.lake, 0)
        strike(s, t, car, 1)
