"""Leaving the Track: the Finish Line, laps, falling off (Winning the Game, Circuit, Falling Off the Track)."""

from __future__ import annotations

from pileup.engine.verbs import emit
from pileup.games.bayou_bash.rules.board import racer_leaves, skull_falls, supply_fan, take_fan
from pileup.games.bayou_bash.rules.fans import discard_fans, gain_fans_anywhere
from pileup.games.bayou_bash.rules.links import is_finish
from pileup.games.bayou_bash.rules.tokens import gain_staggers
from pileup.games.bayou_bash.state import FINISHED, ON_FAN, SOFT_LANDING, Event

LAST_LAP = 3  # Race Points for all laps (BB-CIRC-05)


def cross_line(s, t, f):
    """The Finish Line, or the end of a lap (BB-WIN-01, BB-CIRC-02, BB-RULE-35, BB-RULE-60)."""
    p = f.who + 0
    if t.circuit == 0:
        if is_finish(s, t, f.to):
            finish(s, t, p)
            gain_fans_anywhere(s, p, 3)
        return
    goal = s.pieces * (s.laps[p] + 1)
    if f.left > goal or (f.left == goal and t.start_line[f.to] != 0):
        complete_lap(s, t, p)


def complete_lap(s, t, p):
    """All own Fans leave the Track, one Race Point each (BB-CIRC-04, BB-CIRC-05, BB-RULE-45)."""
    s.laps[p] += 1
    s.points[p] += s.fans[p]
    emit(s, Event.LAP, p, s.laps[p], s.fans[p])
    while s.fans[p] > 0:
        x = s.fan_at[p][0] + 0
        if s.fan_move == p + 1 and s.fan_move_at == x and s.on[x] & ON_FAN != p + 1:
            s.fan_move = 0
            s.fan_move_at = 0
            supply_fan(s, p, x)
        else:
            take_fan(s, x)
    if s.laps[p] >= t.laps:
        finish(s, t, p)
        s.points[p] += LAST_LAP


def finish(s, t, p):
    """The meeple leaves the Track; its Turn ends, a card not yet used is discarded (BB-WIN-01, BB-RULE-35)."""
    racer_leaves(s, t, p)
    emit(s, Event.FINISHED, p, s.at[p], 0)
    s.at[p] = -1
    s.status[p] = FINISHED
    s.final = 1
    if p == s.active:
        s.over = 1
    elif s.card[p] != 0:
        s.discard |= 1 << (s.card[p] - 1)
        s.card[p] = 0


def fall_off(s, t, p):
    """Falling off the Track (BB-OFF-01, BB-OFF-02, BB-OFF-03, BB-TRACK-03, BB-RULE-36)."""
    x = s.at[p] + 0
    racer_leaves(s, t, p)
    skull_falls(s, t, p, x)
    emit(s, Event.FELL, p, x, 0)
    if p == s.active:
        s.over = 1
        s.spoiled = 1
    gain_staggers(s, p, 1)
    if t.modifier[s.event][SOFT_LANDING] == 0:
        discard_fans(s, p, 1)
