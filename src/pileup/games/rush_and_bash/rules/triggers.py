"""Lightning bolts whose effect comes at the end of an action (ledger, section 14)."""

from pileup.engine.verbs import *
from pileup.games.rush_and_bash.rules.terms import *
from pileup.games.rush_and_bash.state import *


def run_after(s, t, f):
    """Each special board that the car crossed in this action acts once, the rear one first.

    RB-SPEC-01, RB-SPEC-02, RB-RULE-27. The pushed car's come before the pushing car's, since its movement ends first.
    """
    car = f.car + 0
    if s.pending[car] == 0:
        done(s)
        return
    for k in range(4):
        bolt = t.trigger_order[k] + 0
        if s.pending[car] & bolt != 0:
            s.pending[car] &= ~bolt
            if bolt == SLIDE_BOLT:
                g = begin(s, Kind.SLIDE_ROLL)
                g.car = car
            elif bolt == VOLCANO_BOLT:
                g = begin(s, Kind.ERUPT)
                g.x = cars_on_lava(s, t)
            elif bolt == GRUMBLER_BOLT:
                g = begin(s, Kind.GRUMBLER_ROLL)
                g.car = car
            elif is_on_bridge(s, t, car):
                g = begin(s, Kind.BRIDGE)
                g.car = car
            return


def is_on_bridge(s, t, car):
    """The car stands on the suspended bridge (RB-BRIDGE-02)."""
    return s.at[car] >= 0 and t.mark[max(s.at[car], 0)] & BRIDGE_BOLT != 0


def cars_on_lava(s, t):
    """Bits of the racing cars that stand on red spaces of the volcano (RB-VOLC-03)."""
    bits = 0
    for c in range(t.seats):
        if s.at[c] >= 0 and t.mark[max(s.at[c], 0)] & LAVA != 0:
            bits |= 1 << c
    return bits
