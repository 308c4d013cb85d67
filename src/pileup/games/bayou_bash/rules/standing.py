"""How well each seat stands in a running race: an estimate for bots, no rule."""

from __future__ import annotations

from pileup.games.bayou_bash.actions import CELLS
from pileup.games.bayou_bash.state import FINISHED

FAN, COLUMN, CARROT, STAGGER = 40, 3, 9, -7
LEAD = 250


def columns_driven(s, t, p):
    """About how many columns a Racer has come; a finished one has come to the end."""
    if s.status[p] == FINISHED:
        return s.pieces * 6 * (t.laps if t.circuit != 0 else 1)
    if s.at[p] < 0:
        return 0
    piece = s.at[p] // CELLS
    if t.circuit != 0:
        piece = s.progress[p] + 0
    return piece * 6 + s.at[p] % CELLS // 5


def worth(s, t, p):
    """What a seat has, in fortieths of a Fan: Fans and Race Points most of all."""
    own = FAN * s.fans[p] + COLUMN * columns_driven(s, t, p) + CARROT * s.carrots[p] + STAGGER * s.staggers[p]
    if t.circuit != 0:
        own += FAN * (2 * s.points[p] - s.fans[p] // 2)
    return own


def standing(s, t, out):
    """0 to 1000 for each seat: 500 and twice its mean lead over the others; alone: the way made per card."""
    if t.seats == 1:
        out[0] = max(0, min(1000, 300 + 10 * columns_driven(s, t, 0) - 25 * s.round))
        return
    for p in range(t.seats):
        mine = worth(s, t, p)
        lead = 0
        for q in range(t.seats):
            if q != p:
                lead += max(-LEAD, min(LEAD, mine - worth(s, t, q)))
        out[p] = 500 + 2 * lead // (t.seats - 1)
