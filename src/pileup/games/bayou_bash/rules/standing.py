"""How well each seat stands in a running race: an estimate for bots, no rule."""

from __future__ import annotations

from pileup.engine.verbs import odds
from pileup.games.bayou_bash.actions import CELLS
from pileup.games.bayou_bash.state import FINISHED, OFF_TRACK

# A Fan, a column and a fall in hundredths; how far leads tell is the way left and TAIL, in columns. Fitted by logistic
# regression to who wins races of half-greedy bots.
FAN, COLUMN, OFF = 45, 23, -4
TAIL = 10


def course(s, t):
    """The length of the race in columns."""
    return s.pieces * 6 * (t.laps if t.circuit != 0 else 1)


def columns_driven(s, t, p):
    """About how many columns a Racer has come; a finished one has come to the end."""
    if s.status[p] == FINISHED:
        return course(s, t)
    if s.at[p] < 0:
        return 0
    piece = s.at[p] // CELLS
    if t.circuit != 0:
        piece = s.progress[p] + 0
    return piece * 6 + s.at[p] % CELLS // 5


def worth(s, t, p):
    """What a seat has: Fans and Race Points most of all, and its way."""
    own = FAN * s.fans[p] + COLUMN * columns_driven(s, t, p)
    if s.status[p] == OFF_TRACK:
        own += OFF
    if t.circuit != 0:
        own += FAN * (2 * s.points[p] - s.fans[p] // 2)
    return own + 0


def standing(s, t, out):
    """0 to 1000 for each seat: half for the rivals it will beat, half for beating all; alone: the way made per card.

    Beyond the four seats `out` keeps what each has, meanwhile.
    """
    if t.seats == 1:
        out[0] = max(0, min(1000, 300 + 10 * columns_driven(s, t, 0) - 25 * s.round))
        return
    left = course(s, t)
    for p in range(t.seats):
        left = min(left, course(s, t) - columns_driven(s, t, p))
    if s.final == 1:
        left = 0
    for p in range(t.seats):
        out[4 + p] = worth(s, t, p)
    for p in range(t.seats):
        beaten = 0
        first = 1000
        for q in range(t.seats):
            if q != p:
                ahead = odds(out[4 + p] - out[4 + q], 10 * (TAIL + max(0, left)))
                beaten += ahead
                first = first * ahead // 1000
        out[p] = (beaten // (t.seats - 1) + first) // 2
