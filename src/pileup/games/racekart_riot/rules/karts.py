"""Karts: locking three parts, and the best karts at the end (RK-KRT)."""

from pileup.engine.verbs import begin, done, emit
from pileup.games.racekart_riot.actions import SUPPLY_CARD
from pileup.games.racekart_riot.rules.holdings import lose_supply
from pileup.games.racekart_riot.state import PART, WILD, Event, Kind


def can_lock(s, p):
    """1 when the unlocked parts make a complete kart with at most 2 Wilds (RK-KRT-02, RK-KRT-04)."""
    missing = 0
    for slot in range(3):
        if s.parts[p][slot] == 0:
            missing += 1
    return 1 if missing <= 2 and missing <= s.held[p][WILD] else 0


def begin_lock(s, p):
    """Locking: a part is chosen for bumper, chassis and caboose in turn (RK-KRT-04)."""
    f = begin(s, Kind.LOCK_KART)
    f.seat = p


def wild_fits(s, p, slot, wilds):
    """1 when a Wild may take `slot` after `wilds` others, so that the kart can still be completed (RK-KRT-02)."""
    missing = 0
    for later in range(slot + 1, 3):
        if s.parts[p][later] == 0:
            missing += 1
    needed = wilds + 1 + missing
    return 1 if needed <= 2 and needed <= s.held[p][WILD] else 0


def options_lock_part(s, t, f, out):
    """Unlocked parts of the slot, or a Wild (RK-KRT-02, RK-KRT-04)."""
    n = 0
    for card in range(PART, t.n_types):
        if t.slot[card] == f.k and s.held[f.seat][card] > 0:
            out[n] = SUPPLY_CARD + t.code[card]
            n += 1
    if wild_fits(s, f.seat, f.k, f.n) == 1:
        out[n] = SUPPLY_CARD + t.code[WILD]
        n += 1
    return n


def choose_lock_part(s, t, f, a):
    """The chosen part, for the frame below."""
    done(s)
    s.target = t.type_of[a - SUPPLY_CARD] + 1


def run_lock_kart(s, t, f):
    """Three parts face down into the used pile, as one kart for ever (RK-KRT-04, RK-KRT-05).

    `who`, `what`, `moved` hold the parts chosen so far, + 1; `n` the Wilds among them.
    """
    p = f.seat
    if s.target > 0:
        if s.target - 1 == WILD:
            f.n += 1
        if f.k == 0:
            f.who = s.target
        elif f.k == 1:
            f.what = s.target
        else:
            f.moved = s.target
        s.target = 0
        f.k += 1
    if f.k < 3:
        choices = 0
        only = 0
        for card in range(PART, t.n_types):
            if t.slot[card] == f.k and s.held[p][card] > 0:
                choices += 1
                only = card
        if wild_fits(s, p, f.k, f.n) == 1:
            choices += 1
            only = WILD
        if choices == 1:
            s.target = only + 1
            return
        g = begin(s, Kind.LOCK_PART)
        g.seat = p
        g.k = f.k
        g.n = f.n
        return
    one, two, three = f.who - 1, f.what - 1, f.moved - 1
    done(s)
    style = -1
    same = 1
    for k in range(3):
        card = one if k == 0 else (two if k == 1 else three)
        lose_supply(s, t, p, card)
        s.used[p][card] += 1
        if card != WILD:
            if style >= 0 and t.style[card] != style:
                same = 0
            style = t.style[card]
    s.locked[p][1 - same] += 1
    emit(s, Event.LOCKED, p, same, 0)


def count_parts(s, t, p, sign):
    """Adds `p`'s unlocked parts to the grid of slots and styles, or takes them off again."""
    for card in range(PART, t.n_types):
        n = s.held[p][card]
        if n > 0:
            s.grid[t.slot[card]][t.style[card]] += sign * n


def same_style_wilds(s, style, karts):
    """Wilds that `karts` karts of one style need, or 99 when one of them would be all Wilds (RK-KRT-02)."""
    real = 0
    for slot in range(3):
        real += min(s.grid[slot][style], karts)
    return 3 * karts - real if real >= karts else 99


def mixed_karts(s, p, a, b, c, wilds, most):
    """Most karts of any style from what `a`, `b`, `c` same-style karts leave over, with `wilds` Wilds."""
    best = 0
    while best < most:
        karts = best + 1
        real = 0
        for slot in range(3):
            left = s.parts[p][slot] - min(s.grid[slot][0], a) - min(s.grid[slot][1], b) - min(s.grid[slot][2], c)
            real += min(left, karts)
        if 3 * karts - real > wilds or real < karts:
            break
        best = karts
    return best


def best_kart_points(s, t, p):
    """The largest bonus that the unlocked parts give: 6 for one style, 3 else (RK-SCO-06, RK-RULE-47)."""
    wilds = s.held[p][WILD]
    most = (s.parts[p][0] + s.parts[p][1] + s.parts[p][2] + wilds) // 3
    if most == 0:
        return 0
    count_parts(s, t, p, 1)
    best = 0
    for a in range(most + 1):
        left_a = wilds - same_style_wilds(s, 0, a)
        if left_a < 0:
            break
        for b in range(most + 1 - a):
            left_b = left_a - same_style_wilds(s, 1, b)
            if left_b < 0:
                break
            for c in range(most + 1 - a - b):
                left = left_b - same_style_wilds(s, 2, c)
                if left < 0:
                    break
                karts = a + b + c
                best = max(best, 6 * karts + 3 * mixed_karts(s, p, a, b, c, left, most - karts))
    count_parts(s, t, p, -1)
    return best
