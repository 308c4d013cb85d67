"""Off-track (ledger, section 10)."""

from pileup.engine.verbs import *
from pileup.games.rush_and_bash.rules.terms import *
from pileup.games.rush_and_bash.state import *


def cancel_movement(s, car):
    """Ends every movement of a car that is under way, and every push it was to get."""
    for k in range(s.depth):
        g = s.frames[k]
        if (g.kind == Kind.DRIVE and g.car == car) or (g.kind == Kind.COLLIDE and g.other == car):
            g.flags |= GONE


def end_turn_of(s, car):
    """In its own turn, the turn ends as soon as all consequences are resolved (RB-OFF-02, RB-RULE-57)."""
    if s.active == car:
        s.ended = 1


def is_place_off_track(s, t, x, car):
    """A car sent back may be put here: free, no portal, no jungle entry (RB-RULE-49)."""
    return t.mark[x] & UNPLACEABLE == 0 and is_free(s, t, x, car)


def place_behind_start(s, t, car, rear):
    """No free space back to the grid's last space `rear` of the lane: the other lanes, front row first; else share.

    RB-RULE-38.
    """
    for k in range(t.n_behind):
        x = t.behind[k]
        if t.lane[x] != t.lane[rear] and is_place_off_track(s, t, x, car):
            return x + 0
    return rear


def place_off_track(s, t, car):
    """Where a car that goes off-track is put: back along its lane past the nearest line, then to a free space.

    RB-OFF-02, RB-RULE-16. The lake on the way takes the car (RB-BRIDGE-06), as it keeps one that fell (RB-BRIDGE-04).
    The way back of a car that has not crossed the starting line ends at the grid's last space of its lane.
    """
    x = s.at[car] + 0
    if x == t.lake:
        return x
    passed = False
    while True:
        y = back(s, t, x)
        if y == NOWHERE or (t.board[x] == 0 and t.board[y] != 0 and s.crossed_start[car] == 0):
            if not passed and is_place_off_track(s, t, x, car):
                return x
            return place_behind_start(s, t, car, x)
        if t.lines_back[x] != 0:
            passed = True
            if t.lines_back[x] & START_LINE != 0:
                s.crossed_start[car] = 0
        x = y
        if x == t.lake or (passed and is_place_off_track(s, t, x, car)):
            return x


def go_off_track(s, t, car):
    """The whole procedure of one car, and the end of its movement (RB-OFF-01, RB-OFF-02, RB-OFF-05)."""
    old = s.at[car] + 0
    x = place_off_track(s, t, car)
    put(s, t, car, x)
    s.hearts[car] = t.full_heart
    emit(s, Event.OFF_TRACK, car, old, x)
    if t.simplified == 0 and not is_bot(t, car) and s.stars[car] < 3:
        s.stars[car] += 1
        emit(s, Event.STAR_GAINED, car, s.stars[car], 0)
    cancel_movement(s, car)
    if s.active == car:
        s.ended = 1
        s.pending[car] = 0  # RB-RULE-40
