"""Collisions (ledger, section 8)."""

from pileup.engine.verbs import *
from pileup.games.rush_and_bash.rules.damage import strike
from pileup.games.rush_and_bash.rules.movement import drive
from pileup.games.rush_and_bash.state import *


def run_collide(s, t, f):
    """Collision: 1 damage to the rammed car; if it is still on the track it is pushed 2 spaces.

    RB-COLL-01, RB-COLL-02, RB-COLL-03.
    """
    if f.step == 0:
        f.step = 1
        emit(s, Event.COLLIDED, f.car, f.other, s.at[f.other])
        strike(s, t, f.other, 1)
        return
    other = f.other + 0
    gone = f.flags & GONE != 0
    done(s)
    if not gone:
        drive(s, t, other, 2, 0)
