"""Gaining and losing Fans (Gaining Fans)."""

from __future__ import annotations

from pileup.engine.verbs import begin, done, emit
from pileup.games.bayou_bash.actions import CELLS, MAX_SPACES, SPACE
from pileup.games.bayou_bash.rules.bits import count_bits, first_bit
from pileup.games.bayou_bash.rules.board import occupied, put_fan, supply_fan, take_fan
from pileup.games.bayou_bash.rules.links import bars_fans, cells_of
from pileup.games.bayou_bash.rules.order import next_in_order
from pileup.games.bayou_bash.rules.rams import fans_per_racer
from pileup.games.bayou_bash.state import (
    FANS_EACH,
    FANS_OFF_TERRAIN,
    FINISHED,
    ON_FAN,
    ON_OBJECT,
    Event,
    Kind,
)


def gain_fans(s, p, n):
    """A player gains Fans: puts each from the supply onto the Track (BB-TERM-10)."""
    if n <= 0:
        return
    f = begin(s, Kind.FANS)
    f.who = p
    f.left = n
    f.flag = 1 if s.status[p] == FINISHED else 0  # BB-RULE-33


def gain_fans_anywhere(s, p, n):
    """The three Fans of a finisher go anywhere (BB-WIN-01, BB-WIN-03, BB-RULE-33)."""
    f = begin(s, Kind.FANS)
    f.who = p
    f.left = n
    f.flag = 1


def run_fans(s, t, f):
    """Places the gained Fans one by one (BB-FAN-03, BB-FAN-04, BB-RULE-28, BB-RULE-30)."""
    p = f.who + 0
    if f.left == 0 or s.fans[p] >= FANS_EACH:
        done(s)
        return
    anywhere = f.flag + 0
    x = fan_space_before(s, t, p, anywhere, MAX_SPACES)
    if x < 0 and anywhere == 0:
        anywhere = 1
        x = fan_space_before(s, t, p, anywhere, MAX_SPACES)
    if x < 0:
        done(s)  # no such space: the Fan is lost
        return
    f.left -= 1
    if fan_space_before(s, t, p, anywhere, x) < 0:
        place_fan(s, p, x)  # the only space there is
        return
    g = begin(s, Kind.PLACE_FAN)
    g.seat = p
    g.flag = anywhere


def piece_takes_fans(s, t, p, piece, anywhere):
    """Whether a piece is far enough ahead of the Racer for its Fans (BB-FAN-01, BB-FAN-06, BB-CIRC-03, BB-RULE-46)."""
    if anywhere != 0:
        return True
    if t.circuit != 0 and t.circuit_any_ahead != 0:
        return pieces_on(s, t, p, piece, 0)  # the spaces behind the Racer are sorted out by `behind_racer`
    return pieces_on(s, t, p, piece, 1)


def pieces_on(s, t, p, piece, least):
    """Whether a piece is at least `least` pieces ahead of the Racer, in a Circuit up to the end of its lap."""
    if t.circuit == 0:
        return piece >= s.at[p] // CELLS + least
    first = s.progress[p] + least
    last = s.pieces * (s.laps[p] + 1)
    return first + (piece - first) % s.pieces <= last


def behind_racer(s, t, p, x):
    """Circuit, read as "anywhere ahead": whether a space of the Racer's own piece is not ahead of it (BB-RULE-62)."""
    if s.progress[p] % s.pieces != x // CELLS or x > s.at[p]:
        return False
    return s.progress[p] + s.pieces > s.pieces * (s.laps[p] + 1)


def takes_fan(s, t, p, x, anywhere):
    """Whether a Fan may be placed on a space of a suitable piece (BB-FAN-01, BB-FAN-02)."""
    refused = 2 if t.modifier[s.event][FANS_OFF_TERRAIN] == 0 else 3
    if occupied(s, x) or bars_fans(s, t, x) & refused != 0:
        return False
    return anywhere != 0 or t.circuit_any_ahead == 0 or not behind_racer(s, t, p, x)


def fan_space_before(s, t, p, anywhere, before):
    """The last space before a given one that takes a Fan of `p`, -1 where there is none."""
    for piece in range(s.pieces - 1, -1, -1):
        if piece * CELLS < before and piece_takes_fans(s, t, p, piece, anywhere):
            for x in range(min(before, piece * CELLS + cells_of(s, t, piece)) - 1, piece * CELLS - 1, -1):
                if takes_fan(s, t, p, x, anywhere):
                    return x
    return -1


def options_place_fan(s, t, f, out):
    """Spaces at least one piece ahead of the Racer, else anywhere (BB-FAN-01, BB-FAN-02, BB-FAN-03, BB-FAN-06)."""
    n = 0
    p = f.seat + 0
    for piece in range(s.pieces):
        if piece_takes_fans(s, t, p, piece, f.flag):
            n = list_fan_spaces(s, t, p, piece, f.flag, out, n)
    return n


def list_fan_spaces(s, t, p, piece, anywhere, out, n):
    """Writes the spaces of a suitable piece that take a Fan after the first `n`.

    There are some two hundred to choose from, mostly: the usual case has no branches.
    """
    first = piece * CELLS
    last = first + cells_of(s, t, piece)
    if s.fan_move != 0 or t.circuit_any_ahead != 0:
        for x in range(first, last):
            if takes_fan(s, t, p, x, anywhere):
                out[n] = SPACE + x
                n += 1
        return n
    refused = 2 if t.modifier[s.event][FANS_OFF_TERRAIN] == 0 else 3
    if t.night == 0:
        for x in range(first, last):
            out[n] = SPACE + x
            n += 1 if s.on[x] & ON_OBJECT | t.fan_bar[x] & refused == 0 else 0
        return n
    piece_side = s.piece[piece] + 0
    for x in range(first, last):
        out[n] = SPACE + x
        n += 1 if s.on[x] & ON_OBJECT | t.v_fan_bar[piece_side][x - first] & refused == 0 else 0
    return n


def choose_place_fan(s, t, f, a):
    """The owner chooses each space (BB-FAN-04)."""
    p = f.seat + 0
    done(s)
    place_fan(s, p, a - SPACE)


def place_fan(s, p, x):
    """A gained Fan comes onto the Track."""
    put_fan(s, p, x)
    emit(s, Event.FAN_GAINED, p, x, 0)


# --- losing Fans ----------------------------------------------------------------------------------------------------


def discard_fans(s, p, n):
    """A player takes own Fans off the Track; who has none, loses none (BB-FAN-05, BB-RULE-48)."""
    if n <= 0 or s.fans[p] == 0:
        return
    if s.fans[p] <= n:
        while s.fans[p] > 0:
            lose_fan(s, p, s.fan_at[p][0])
        return
    f = begin(s, Kind.LOSE_FAN)
    f.seat = p
    f.left = n


def lose_fan(s, p, x):
    """The Fan of `p` on `x` goes to the supply."""
    if s.on[x] & ON_FAN == p + 1:
        take_fan(s, x)
        return
    s.fan_move = 0  # the one that is entering this space just now
    s.fan_move_at = 0
    supply_fan(s, p, x)


def options_lose_fan(s, t, f, out):
    """Which own Fan is lost (BB-FAN-05, BB-OFF-02, BB-RULE-48)."""
    n = 0
    p = f.seat + 0
    for k in range(s.fans[p]):
        known = 0
        for j in range(k):
            if s.fan_at[p][j] == s.fan_at[p][k]:
                known = 1
        if known == 0:
            out[n] = SPACE + s.fan_at[p][k]
            n += 1
    return n


def choose_lose_fan(s, t, f, a):
    """BB-RULE-48."""
    p = f.seat + 0
    left = f.left - 1
    done(s)
    lose_fan(s, p, a - SPACE)
    discard_fans(s, p, left)


# --- Fans for Rams --------------------------------------------------------------------------------------------------


def gain_ram_fans(s, first):
    """Begins the gains for the Rams of a Turn or phase; `first` is the seat whose Turn it was, -1 for none."""
    todo = 0
    for p in range(4):
        if s.rammed[p] != 0:
            todo |= 1 << p
    if todo != 0:
        f = begin(s, Kind.RAM_FANS)
        f.who = first
        f.todo = todo


def run_ram_fans(s, t, f):
    """One Fan per different Racer Rammed, the Turn's player first (BB-RAM-07, BB-RULE-16, BB-RULE-49)."""
    if f.todo == 0:
        done(s)
        return
    p = f.who + 0
    if p < 0 or f.todo >> p & 1 == 0:
        p = next_in_order(s, t, f.todo)
        if p < 0:  # only finished ones are left; they are in no order (BB-POS-07)
            p = first_bit(f.todo)
    f.todo &= ~(1 << p)
    n = count_bits(s.rammed[p] & 15) * fans_per_racer(s, t)
    s.rammed[p] = 0
    gain_fans(s, p, n)
