"""Night Race: the Track is built while racing (Alternate Game Modes)."""

from __future__ import annotations

from pileup.engine.verbs import begin, done, emit
from pileup.games.bayou_bash.actions import LAY, MOST_SHIFT, PIECE
from pileup.games.bayou_bash.state import SHIFTS, Event, Kind

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
        return
    if f.step == 1 and s.pieces == t.night + 1:
        f.step = 2
        ask_lay(s, t, p, t.finish_variant)
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
    ask_lay(s, t, p, 2 * (a - PIECE))


def ask_lay(s, t, p, variant):
    """Asks how a piece is attached; the Finish piece may leave a single way (BB-NIGHT-02, BB-NIGHT-03)."""
    shifts = 0
    for shift in range(-MOST_SHIFT, MOST_SHIFT + 1):
        if lines_up(s, t, variant, shift):
            shifts += 1
    if shifts == 1 and variant == t.finish_variant:
        lay_piece(s, p, variant, 0)
        return
    f = begin(s, Kind.LAY_PIECE)
    f.seat = p
    f.left = variant


def lines_up(s, t, variant, shift):
    """Whether at least three lanes line up, and the table lets a piece be moved so far (BB-TRACK-02, BB-RULE-53)."""
    before = t.v_lanes[s.piece[s.pieces - 1]] + 0
    matching = min(before, t.v_lanes[variant] + shift) - max(0, shift)
    return matching >= 3 and abs(shift) <= t.night_shift


def options_lay_piece(s, t, f, out):
    """How the piece is attached: which way round, and with which lanes lined up, at least three.

    BB-TRACK-02, BB-NIGHT-02.
    """
    n = 0
    rounds = 2
    first = 0
    if f.left == t.finish_variant:
        rounds = 1
    elif f.left // 4 >= STRAIGHTS:
        first = 2
    for k in range(rounds):
        for j in range(SHIFTS):
            if lines_up(s, t, f.left + k, j - MOST_SHIFT):
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
    lay_piece(s, p, variant + how, shift)


def lay_piece(s, p, variant, shift):
    """A piece comes to lie at the end of the Track."""
    s.piece[s.pieces] = variant
    s.shift[s.pieces] = shift
    emit(s, Event.PIECE_LAID, p, s.pieces, variant)
    s.pieces += 1
