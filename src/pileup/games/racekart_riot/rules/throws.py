"""Bananas put or thrown, and eggs thrown along a path (RK-ITM-01, RK-ITM-02)."""

from pileup.engine.verbs import begin, done, emit
from pileup.games.racekart_riot.actions import AHEAD, BEHIND, OWN_SPACE, SPACE, THROW
from pileup.games.racekart_riot.rules.dice import roll
from pileup.games.racekart_riot.rules.strikes import LEVEL_EGG, strike
from pileup.games.racekart_riot.state import BANANA, BANANAS, DODGED, Event, Kind

FORWARD, BACKWARD = 1, 2


# --- bananas ------------------------------------------------------------------------------------------------------


def options_banana_mode(s, t, f, out):
    """On the own space without a roll, or thrown (RK-ITM-01)."""
    out[0] = OWN_SPACE
    out[1] = THROW
    return 2


def choose_banana_mode(s, t, f, a):
    """A banana on the own space spares its owner the next exit (RK-ITM-01c, RK-RULE-20)."""
    p = f.seat
    done(s)
    if a == OWN_SPACE:
        put_banana(s, p, s.at[p], p + 1)
    else:
        g = begin(s, Kind.BANANA_THROW)
        g.seat = p


def run_banana_throw(s, t, f):
    """The d8 first, then the space (RK-RULE-21)."""
    p = f.seat
    if f.step == 0:
        f.step = 1
        roll(s, p, 8, BANANA)
        return
    n = s.die
    s.die = 0
    done(s)
    g = begin(s, Kind.BANANA_SPACE)
    g.seat = p
    g.n = n


def options_banana_space(s, t, f, out):
    """Any space 1 to n steps ahead or behind over any edges (RK-ITM-01, RK-RULE-21)."""
    here = s.at[f.seat]
    n = 0
    for x in range(t.n_spaces):
        if 0 < t.near[here][x] <= f.n:
            out[n] = SPACE + x
            n += 1
    return n


def choose_banana_space(s, t, f, a):
    """The banana lies there for everybody."""
    p = f.seat
    done(s)
    put_banana(s, p, a - SPACE, 0)


def put_banana(s, p, space, spared):
    """Lays a banana down; on one space the oldest comes first (RK-ITM-01d, RK-RULE-22)."""
    k = 0
    while s.banana[k] > 0 and s.banana[k] <= space + 1:
        k += 1
    j = BANANAS - 1
    while j > k:
        s.banana[j] = s.banana[j - 1]
        s.spared[j] = s.spared[j - 1]
        j -= 1
    s.banana[k] = space + 1
    s.spared[k] = spared
    emit(s, Event.BANANA_PUT, p, space, 0)


def find_banana(s, space, k):
    """Index of the banana number `k` on a space, or -1."""
    for b in range(BANANAS):
        if s.banana[b] == 0 or s.banana[b] > space + 1:
            return -1
        if s.banana[b] == space + 1:
            if k == 0:
                return b
            k -= 1
    return -1


def remove_banana(s, b):
    """A hit banana goes to the item discard (RK-ITM-01a, RK-RULE-23)."""
    for j in range(b, BANANAS - 1):
        s.banana[j] = s.banana[j + 1]
        s.spared[j] = s.spared[j + 1]
    s.banana[BANANAS - 1] = 0
    s.spared[BANANAS - 1] = 0
    s.bin[BANANA] += 1


# --- eggs, fireballs, cats ----------------------------------------------------------------------------------------


def run_throw_along(s, t, f):
    """d8 for the range, direction and path, then racers along it, nearest first (RK-ITM-02, RK-RULE-24).

    Steps: 0 roll, 1 direction, 2 direction chosen, 3 lengthen the path, 4 branch chosen, 5 fly on, 6 struck.
    `k` is the length of the path, `n` the range, `left` how far the egg has flown.
    """
    p = f.seat
    if f.step == 0:
        f.step = 1
        roll(s, p, 8, f.what)
        return
    if f.step == 1:
        f.n = s.die
        s.die = 0
        f.step = 2
        if t.n_prev[s.at[p]] > 0:
            g = begin(s, Kind.DIRECTION)
            g.seat = p
            g.what = f.what
            g.n = f.n
            return
        s.target = FORWARD
    if f.step == 2:
        f.mode = s.target
        s.target = 0
        f.step = 3
    if f.step == 4:
        s.path[f.k] = s.target
        s.target = 0
        f.k += 1
        f.step = 3
    while f.step == 3:
        here = s.at[p] if f.k == 0 else s.path[f.k - 1] - 1
        ways = t.n_next[here] if f.mode == FORWARD else t.n_prev[here]
        if f.k == f.n or ways == 0:
            f.step = 5
        elif ways == 1:
            s.path[f.k] = (t.next[here][0] if f.mode == FORWARD else t.prev[here][0]) + 1
            f.k += 1
        else:
            f.step = 4
            g = begin(s, Kind.PATH)
            g.seat = p
            g.what = f.what
            g.mode = f.mode
            g.n = here
            g.k = f.n - f.k
            return
    if f.step == 6:
        struck = s.result
        s.result = 0
        f.step = 5
        if struck != DODGED:
            f.left = f.k
    while f.left < f.k:
        space = s.path[f.left] - 1
        f.left += 1
        victim = next_on(s, t, p, space)
        if victim >= 0:
            f.step = 6
            strike(s, p, victim, f.what, LEVEL_EGG, 0)
            return
    for k in range(f.k):
        s.path[k] = 0
    done(s)


def next_on(s, t, p, space):
    """On a shared space only the racer whose turn comes next after the thrower is attacked (RK-ITM-02); else -1."""
    for k in range(1, t.seats):
        q = (p + k) % t.seats
        if s.at[q] == space:
            return q
    return -1


def options_direction(s, t, f, out):
    """Ahead or behind (RK-ITM-02)."""
    out[0] = AHEAD
    out[1] = BEHIND
    return 2


def choose_direction(s, t, f, a):
    """The choice, for the frame below."""
    done(s)
    s.target = FORWARD if a == AHEAD else BACKWARD


def options_path(s, t, f, out):
    """A branch at every fork, or at every merge when going backward; shortcuts are branches too (RK-RULE-24)."""
    n = t.n_next[f.n] if f.mode == FORWARD else t.n_prev[f.n]
    for k in range(n):
        out[k] = SPACE + (t.next[f.n][k] if f.mode == FORWARD else t.prev[f.n][k])
    return n + 0


def choose_path(s, t, f, a):
    """The choice, for the frame below."""
    done(s)
    s.target = a - SPACE + 1
