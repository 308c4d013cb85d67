"""Who is ahead, and who is next in Turn Order (Position, Turn Order)."""

from __future__ import annotations

from pileup.games.bayou_bash.actions import CELLS
from pileup.games.bayou_bash.state import FINISHED, OFF_TRACK, ON_TRACK


def how_far(s, t, p):
    """How far ahead the Racer of `p` is: greater is closer to the Finish Line (BB-POS-01, BB-POS-03, BB-CIRC-06).

    Spaces are numbered by piece, then column, then lane from the left, so the number itself is the order.
    """
    x = s.at[p] + 0
    if t.circuit != 0:
        x = s.progress[p] * CELLS + x % CELLS
    if s.status[p] == OFF_TRACK:
        return x * 16 + 15 - s.level[p]
    return x * 16 + 7 - s.level[p]


def racing(s, t):
    """The seats whose Racers are on or off the Track and have not finished, as bits."""
    mask = 0
    for p in range(t.seats):
        if s.status[p] == ON_TRACK or s.status[p] == OFF_TRACK:
            mask |= 1 << p
    return mask


def rearmost(s, t, mask):
    """The seat of `mask` whose Racer is furthest from the Finish Line, -1 if none is (BB-POS-05, BB-RULE-02)."""
    return furthest(s, t, mask, -1)


def frontmost(s, t, mask):
    """The seat of `mask` whose Racer is closest to the Finish Line, -1 if none is (BB-TERM-04)."""
    return furthest(s, t, mask, 1)


def furthest(s, t, mask, way):
    """The seat of `mask` whose Racer is furthest ahead (`way` 1) or behind (-1), -1 if none is on its way."""
    found = -1
    best = 0
    for p in range(t.seats):
        if mask >> p & 1 == 0 or s.status[p] == FINISHED:
            continue
        here = way * how_far(s, t, p)
        if found < 0 or here > best:
            found = p
            best = here
    return found


def freeze_order(s, t):
    """Notes the Turn Order at the start of a phase, for tables that freeze it (BB-RULE-62)."""
    if t.frozen_order == 0:
        return
    for p in range(t.seats):
        s.rank[p] = 0
        for q in range(t.seats):
            if how_far(s, t, q) < how_far(s, t, p):
                s.rank[p] += 1


def next_in_order(s, t, mask):
    """Who of `mask` is next in Turn Order: the rearmost now, or by the order frozen for the phase (BB-RULE-02)."""
    if t.frozen_order == 0:
        return rearmost(s, t, mask)
    found = -1
    for p in range(t.seats):
        if mask >> p & 1 and s.status[p] != FINISHED and (found < 0 or s.rank[p] < s.rank[found]):
            found = p
    return found
