"""What guards the way out of a space: lava, bridge, waterfall, crabs, sharks; forks and tolls (RK-MAR, RK-MAQ)."""

from pileup.engine.verbs import begin, done, emit
from pileup.games.racekart_riot.actions import COINS, JUMP_UP, NORMAL_PATH, NOTHING, ROLL, SPACE, STAY
from pileup.games.racekart_riot.rules.dice import roll
from pileup.games.racekart_riot.rules.holdings import has_item, pay_coins, play_coins, use_supply
from pileup.games.racekart_riot.state import (
    BY_JUMP,
    COIN_ITEM,
    CRABS,
    HALT,
    HIGH_TIDE,
    ISLAND_VISITED,
    JUMP,
    LAVA,
    LOW_TIDE,
    NORMAL,
    SHARKS,
    SHORTCUT,
    STOPPED,
    TIDE,
    Event,
    Kind,
)

LEVEL_LAVA, LEVEL_BRIDGE, LEVEL_SHARKS, LEVEL_CRABS, LEVEL_CRABS_SHORTCUT = 4, 10, 7, 4, 10  # RK-DICE-04


def lap_of(s, p):
    """The net lap number whose flags count (RK-LAP-04, RK-RULE-50)."""
    return min(s.laps[p], 3)


def run_gate(s, t, f):
    """One try at a gate; what it says is left in `s.result` (RK-MAR-01, RK-MAR-03, RK-MAQ-04, RK-MAQ-06, RK-MAQ-08).

    Steps: 0 dare, 1 dared, 2 a Jump before the roll, 3 chosen, 4 rolled.
    """
    p, gate = f.seat, f.what
    if f.step == 0:
        f.step = 2
        if gate != LAVA and gate != CRABS:
            if gate == SHARKS and s.coins[p] == 0 and has_item(s, p, COIN_ITEM) == 0:
                done(s)
                s.result = NORMAL
                return
            f.step = 1
            g = begin(s, Kind.DARE)
            g.seat = p
            g.what = gate
            return
    if f.step == 1:
        dared = s.target
        s.target = 0
        f.step = 2
        if dared != SHORTCUT:
            done(s)
            s.result = NORMAL
            return
        if gate == SHARKS:
            pay_coins(s, p, 1)
    if f.step == 2:
        f.step = 3
        if s.held[p][JUMP] > 0:
            g = begin(s, Kind.JUMP_FIRST)
            g.seat = p
            g.what = gate
            return
    if f.step == 3:
        if s.defence == BY_JUMP:
            use_supply(s, t, p, JUMP)
            f.bonus += 4
        s.defence = 0
        f.step = 4
        roll(s, p, 12, 40 + gate)
        return
    value = s.die + f.bonus
    s.die = 0
    done(s)
    if gate == LAVA:
        s.result = NORMAL if value > LEVEL_LAVA else STOPPED
    elif gate == CRABS:
        s.result = STOPPED
        if value > LEVEL_CRABS_SHORTCUT:
            s.result = SHORTCUT
        elif value > LEVEL_CRABS:
            s.result = NORMAL
    elif gate == SHARKS:
        s.result = SHORTCUT if value > LEVEL_SHARKS else NORMAL
    else:
        s.result = SHORTCUT if value > LEVEL_BRIDGE else NORMAL
    emit(s, Event.GATE_STOPPED if s.result == STOPPED else Event.GATE_PASSED, p, gate, s.result)


def options_dare(s, t, f, out):
    """Bridge, waterfall and sharks are tried only by who wants to; the sharks cost a coin (RK-RULE-39)."""
    n = 0
    if f.what != SHARKS or s.coins[f.seat] > 0:
        out[n] = ROLL
        n += 1
    out[n] = NORMAL_PATH
    n += 1
    if f.what == SHARKS and has_item(s, f.seat, COIN_ITEM) == 1:
        out[n] = COINS
        n += 1
    return n


def choose_dare(s, t, f, a):
    """One try per exit (RK-RULE-39)."""
    if a == COINS:
        play_coins(s, f.seat)
        return
    done(s)
    s.target = SHORTCUT if a == ROLL else NORMAL


def options_jump_first(s, t, f, out):
    """A Jump must be declared before the roll (RK-SUP-04, RK-RULE-30)."""
    out[0] = NOTHING
    out[1] = JUMP_UP
    return 2


def choose_jump_first(s, t, f, a):
    """One Jump a roll (RK-RULE-30)."""
    done(s)
    s.defence = BY_JUMP if a == JUMP_UP else 0


def tide_of(s, p):
    """The stored tide result of this lap: 0, LOW_TIDE or HIGH_TIDE (RK-RULE-41)."""
    return s.flags[p][lap_of(s, p)] & (LOW_TIDE + HIGH_TIDE)


def has_fork(s, t, p, here):
    """1 when leaving `here` by the normal way asks for a choice of branch or a toll."""
    return 1 if t.n_branch[here] > 0 or t.toll[t.main[here]] > 0 else 0


def is_committed(s, t, p, k):
    """1 when branch `k` is the tide path that this lap's roll leads to, the island still to come (RK-RULE-41)."""
    flags = s.flags[p][lap_of(s, p)]
    return 1 if t.branch_kind[s.at[p]][k] == TIDE and tide_of(s, p) > 0 and flags & ISLAND_VISITED == 0 else 0


def is_closed(s, t, p, k):
    """1 when branch `k` leads to an island already visited this lap (RK-MAQ-02, RK-RULE-42)."""
    flags = s.flags[p][lap_of(s, p)]
    return 1 if t.branch_kind[s.at[p]][k] == TIDE and flags & ISLAND_VISITED > 0 else 0


def committed_branch(s, t, p):
    """The branch that the tide has committed `p` to, or -1."""
    for k in range(t.n_branch[s.at[p]]):
        if is_committed(s, t, p, k) == 1:
            return k
    return -1


def open_branches(s, t, p):
    """Branches beside the normal way that could be chosen with coins enough."""
    n = 0
    for k in range(t.n_branch[s.at[p]]):
        if is_closed(s, t, p, k) == 0:
            n += 1
    return n


def needs_choice(s, t, p, here):
    """1 when there is a branch to choose, or a toll to pay or not (RK-SPC-11, RK-MAR-05)."""
    if t.toll[t.main[here]] > 0:
        return 1
    for k in range(t.n_branch[here]):
        toll = t.toll[t.branch[here][k]]
        if is_closed(s, t, p, k) == 0 and (toll <= s.coins[p] or has_item(s, p, COIN_ITEM) == 1):
            return 1
    return 0


def options_fork(s, t, f, out):
    """Every open branch whose toll can be paid; without one the mover may stay (RK-RULE-38, RK-MAR-05, RK-MAQ-05)."""
    p = f.seat
    here = s.at[p]
    n = 0
    free = 0
    tolls = 0
    for k in range(t.n_branch[here] + 1):
        to = t.main[here] if k == 0 else t.branch[here][k - 1]
        if k > 0 and is_closed(s, t, p, k - 1) == 1:
            continue
        toll = t.toll[to]
        if toll == 0:
            free += 1
        else:
            tolls += 1
        if toll <= s.coins[p]:
            out[n] = SPACE + to
            n += 1
    if free == 0:
        out[n] = STAY
        n += 1
    if tolls > 0 and has_item(s, p, COIN_ITEM) == 1:
        out[n] = COINS
        n += 1
    return n


def choose_fork(s, t, f, a):
    """The toll is paid on choosing the branch, at each entry (RK-RULE-38)."""
    p = f.seat
    if a == COINS:
        play_coins(s, p)
        return
    done(s)
    if a == STAY:
        s.target = HALT
        return
    to = a - SPACE
    if t.toll[to] > 0:
        pay_coins(s, p, t.toll[to])
    s.target = to + 1
