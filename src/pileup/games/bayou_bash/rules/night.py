"""Night Race: the Track is built while racing (Alternate Game Modes)."""

from __future__ import annotations

from pileup.engine.verbs import begin, done, emit
from pileup.games.bayou_bash.actions import LAY, MOST_SHIFT, PIECE
from pileup.games.bayou_bash.state import Event, Kind

SHIFTS = 2 * MOST_SHIFT + 1
STRAIGHTS = 8


def run_attach(s, t, f):
    """The next piece of the stack, after the last one the Finish piece.

    BB-NIGHT-01, BB-NIGHT-02, BB-NIGHT-03, BB-RULE-53.
    """
    p = f.who + 0
    if f.step == 0:
        f.step = 1
        if s.pieces <= t.night:
            g = begin(s, Kind.DRAW_PIECE)
            g.who = p
        else:
            f.step = 2
        return
    if f.step == 1 and s.pieces == t.night + 1:
        f.step = 2
        g = begin(s, Kind.LAY_PIECE)
        g.seat = p
        g.left = t.finish_variant
        return
    done(s)


def outcomes_draw_piece(s, t, f, out, weight):
    """Each piece left in the stack alike, either side up (C-NIGHT)."""
    n = 0
    for k in range(12):
        if s.stack >> k & 1:
            for side in range(2):
                out[n] = PIECE + 2 * k + side
                weight[n] = 1
                n += 1
    return n


def happen_draw_piece(s, t, f, a):
    """The owner of the crossing Racer lays it (BB-RULE-53)."""
    p = f.who + 0
    done(s)
    s.stack &= ~(1 << ((a - PIECE) // 2))
    g = begin(s, Kind.LAY_PIECE)
    g.seat = p
    g.left = 2 * (a - PIECE)


def options_lay_piece(s, t, f, out):
    """How the piece is attached: which way round, and with which lanes lined up, at least three.

    BB-TRACK-02, BB-NIGHT-02.
    """
    n = 0
    before = t.v_lanes[s.piece[s.pieces - 1]] + 0
    rounds = 2
    first = 0
    if f.left == t.finish_variant:
        rounds = 1
    elif f.left // 4 >= STRAIGHTS:
        first = 2
    for k in range(rounds):
        lanes = t.v_lanes[f.left + k] + 0
        for j in range(SHIFTS):
            shift = j - MOST_SHIFT
            matching = min(before, lanes + shift) - max(0, shift)
            if matching >= 3 and abs(shift) <= t.night_shift:
                out[n] = LAY + (first + k) * SHIFTS + j
                n += 1
    return n


def choose_lay_piece(s, t, f, a):
    """BB-NIGHT-02."""
    variant = f.left + 0
    p = f.seat + 0
    done(s)
    how = (a - LAY) // SHIFTS % 2
    shift = (a - LAY) % SHIFTS - MOST_SHIFT
    s.piece[s.pieces] = variant + how
    s.shift[s.pieces] = shift
    emit(s, Event.PIECE_LAID, p, s.pieces, variant + how)
    s.pieces += 1
