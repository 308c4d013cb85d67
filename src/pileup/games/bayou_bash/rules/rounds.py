"""Rounds, the Fan phase, and who has won (Playing the Game, Winning the Game, Alternate Game Modes)."""

from __future__ import annotations

from pileup.engine.verbs import begin, done, emit
from pileup.games.bayou_bash.rules.events import turn_up_event
from pileup.games.bayou_bash.rules.fans import gain_fans, gain_ram_fans
from pileup.games.bayou_bash.rules.links import is_trap
from pileup.games.bayou_bash.rules.order import freeze_order, frontmost, next_in_order, racing
from pileup.games.bayou_bash.state import (
    FAN_PHASE_FANS,
    FINISHED,
    MOST_ROUNDS,
    OFF_TRACK,
    ON_TRACK,
    STRANDED_ROUNDS,
    Event,
    Kind,
)

START, EVENT_GAINS, DRAFTING, MOVEMENT, FANS_GAINED, END = 0, 1, 2, 3, 4, 5


def run_round(s, t, f):
    """Event phase, Racing phase, Fan phase, until a Racer has finished (BB-ROUND-01, BB-WIN-02, BB-RULE-47)."""
    step = f.step + 0
    if step == START:
        if is_over(s, t):
            end_race(s, t)
            done(s)
            return
        s.round += 1
        s.moved = 0
        emit(s, Event.ROUND, s.round, 0, 0)
        f.step = EVENT_GAINS
        if t.time_trial == 0:  # BB-TIME-01
            turn_up_event(s)
    elif step == EVENT_GAINS:
        f.step = DRAFTING
        gain_ram_fans(s, -1)
    elif step == DRAFTING:
        f.step = MOVEMENT
        if t.stubborn == 0 and racing(s, t) != 0:  # BB-STUB-01
            begin(s, Kind.DRAFT)
    elif step == MOVEMENT:
        f.step = FANS_GAINED
        if s.asleep == 0:
            freeze_order(s, t)
            begin(s, Kind.RACING)
    else:
        f.step = START
        count_stranded(s, t)
        if t.time_trial == 0 and t.derby == 0 and (s.final == 0 or t.circuit != 0):
            fan_phase(s, t)


def is_over(s, t):
    """Whether no further round begins; a race that nobody ends is called off (BB-WIN-02, BB-RULE-64, BB-RULE-65)."""
    if s.final != 0 or s.asleep != 0 or racing(s, t) == 0 or s.stranded >= STRANDED_ROUNDS:
        return True
    if s.round < MOST_ROUNDS:
        return False
    emit(s, Event.ENDLESS, s.round, 0, 0)
    return True


def fan_phase(s, t):
    """The Racer closest to the Finish Line that is on the Track gains Fans (BB-ROUND-02, BB-WIN-02, BB-DERBY-01)."""
    mask = 0
    for p in range(t.seats):
        if s.status[p] == ON_TRACK:
            mask |= 1 << p
    p = frontmost(s, t, mask)
    if p >= 0:
        gain_fans(s, p, t.modifier[s.event][FAN_PHASE_FANS])


def count_stranded(s, t):
    """After five rounds in a row that leave every Racer off the Track in a trap the race ends (BB-RULE-64)."""
    if t.time_trial != 0 or s.final != 0 or not all_trapped(s, t):
        s.stranded = 0
        return
    s.stranded += 1
    if s.stranded >= STRANDED_ROUNDS:
        emit(s, Event.STRANDED, s.stranded, 0, 0)


def all_trapped(s, t):
    """Whether every Racer is off the Track, its Skull Marker on a space from which it can only fall (BB-RULE-63)."""
    for p in range(t.seats):
        if s.status[p] != OFF_TRACK or not is_trap(s, t, s.at[p]):
            return False
    return True


def run_racing(s, t, f):
    """One Movement Turn for each Racer, always the rearmost that has not had its own.

    BB-POS-05, BB-TURN-01, BB-RULE-02.
    """
    p = next_in_order(s, t, racing(s, t) & ~s.moved)
    if p < 0:
        done(s)
        return
    g = begin(s, Kind.TURN)
    g.who = p


def end_race(s, t):
    """Time Trial: 2 points a straight, 3 a turn, less the cards used (BB-TIME-04, BB-RULE-50)."""
    if t.time_trial != 0 and s.asleep == 0:
        used = 0
        for card in range(t.cards):
            if s.aside >> card & 1:
                used += 1
        s.score = t.worth - used
        emit(s, Event.SCORED, 0, s.score, 0)


def places(s, t, out):
    """Final places (BB-WIN-04, BB-WIN-05, BB-RULE-34, BB-CIRC-05, BB-RULE-46)."""
    best = -1
    for p in range(t.seats):
        best = max(best, s.fans[p] + 0)
    tied = 0
    for p in range(t.seats):
        if s.fans[p] == best:
            tied += 1
    for p in range(t.seats):
        place = 1
        for q in range(t.seats):
            if q != p and beats(s, t, q, p, best, tied):
                place += 1
        out[p] = place


def total(s, t, p, best, tied):
    """Fans, and one more for a finisher where the highest total is tied (BB-WIN-05, BB-RULE-34)."""
    if tied > 1 and s.status[p] == FINISHED and (t.tie_only_tied == 0 or s.fans[p] == best):
        return s.fans[p] + 1
    return s.fans[p] + 0


def beats(s, t, p, q, best, tied):
    """Whether `p` ends before `q`; behind the winner the same comparisons rank the others."""
    if t.circuit != 0:
        if s.points[p] != s.points[q]:
            return s.points[p] > s.points[q]
        if s.laps[p] != s.laps[q]:
            return s.laps[p] > s.laps[q]
        if s.fans[p] != s.fans[q]:
            return s.fans[p] > s.fans[q]
        return s.last_turn[p] > s.last_turn[q]
    mine = total(s, t, p, best, tied)
    others = total(s, t, q, best, tied)
    if mine != others:
        return mine > others
    return s.last_turn[p] > s.last_turn[q]
