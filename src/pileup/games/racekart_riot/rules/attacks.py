"""Attack items, who they are aimed at, and how one defends (RK-ATT, RK-ITM, RK-SUP)."""

from pileup.engine.verbs import begin, done, emit
from pileup.games.racekart_riot.actions import (
    COINS,
    DONE,
    ITEM,
    SEAT,
    SUPPLY_CARD,
)
from pileup.games.racekart_riot.rules.holdings import (
    has_item,
    item_count,
    play_coins,
    spend_item,
    take_item,
    unlocked_parts,
)
from pileup.games.racekart_riot.rules.strikes import LEVEL_PIGEON, strike
from pileup.games.racekart_riot.state import (
    ATTACK_KINDS,
    BANANA,
    BOMB,
    COIN_ITEM,
    COPY,
    EGG,
    FIRST,
    MAGNET,
    PIGEON,
    STEAL_PART,
    Event,
    Kind,
)

# --- the phase ----------------------------------------------------------------------------------------------------


def can_play(s, t, p, kind):
    """1 when `p` holds the attack item and somebody can be attacked with it (RK-ATT-01)."""
    if has_item(s, p, kind) == 0:
        return 0
    if kind == MAGNET or kind == STEAL_PART:
        return 1 if count_targets(s, t, p, kind) > 0 else 0
    return 1


def run_attack_turn(s, t, f):
    """One player plays attack items one at a time, each resolved before the next is chosen (RK-ATT-01, RK-ATT-05)."""
    p = f.seat
    done(s)
    begin_attacks(s, t, p)


def begin_attacks(s, t, p):
    """Asks who holds something to use."""
    for k in range(3):
        kind = s.item[p][k] - 1
        if kind == COIN_ITEM or (0 <= kind < ATTACK_KINDS and can_play(s, t, p, kind) == 1):
            g = begin(s, Kind.ATTACK_ITEM)
            g.seat = p
            return


def options_attack_item(s, t, f, out):
    """Each attack item held that has a legal target, the Coins item, or done (RK-ATT-01, RK-ATT-02, RK-RULE-28)."""
    out[0] = DONE
    n = 1
    for kind in range(ATTACK_KINDS):
        if can_play(s, t, f.seat, kind) == 1:
            out[n] = ITEM + kind
            n += 1
    if has_item(s, f.seat, COIN_ITEM) == 1:
        out[n] = COINS
        n += 1
    return n


def choose_attack_item(s, t, f, a):
    """Who is done plays no more attack items this round (RK-ATT-02); a played one leaves its slot (RK-ATT-03)."""
    p = f.seat
    done(s)
    if a == DONE:
        return
    g = begin(s, Kind.ATTACK_TURN)
    g.seat = p
    if a == COINS:
        play_coins(s, p)
        return
    kind = a - ITEM
    if kind == BANANA:  # the token goes to the board, not to the discard
        take_item(s, p, BANANA)
        emit(s, Event.ITEM_PLAYED, p, kind, 0)
        g = begin(s, Kind.BANANA_MODE)
        g.seat = p
        return
    spend_item(s, p, kind)
    if kind == EGG:
        throw_along(s, p, EGG)
    elif kind == BOMB:
        strike_everybody(s, p, BOMB, 2)
    elif kind == PIGEON:
        aim(s, p, PIGEON, LEVEL_PIGEON)
    else:
        aim(s, p, kind, 0)


def throw_along(s, p, what):
    """An egg, or a fireball or cat that acts like one (RK-ITM-02, RK-ABL-02)."""
    f = begin(s, Kind.THROW_ALONG)
    f.seat = p
    f.what = what


def strike_everybody(s, p, what, n):
    """An attack on every other player (RK-ITM-04, RK-ABL-04, RK-ABL-06)."""
    f = begin(s, Kind.EVERYBODY)
    f.seat = p
    f.what = what
    f.n = n


def aim(s, p, what, n):
    """An attack on one racer of the attacker's choice; `n` is its level or amount."""
    f = begin(s, Kind.AIM)
    f.seat = p
    f.what = what
    f.n = n


# --- who is attacked ----------------------------------------------------------------------------------------------


def is_target(s, t, p, q, what):
    """1 when `q` can be chosen by `p` (RK-ITM-03, RK-RULE-25, RK-RULE-60, RK-MOV-06)."""
    if q == p:
        return 0
    if what == MAGNET:
        return 1 if item_count(s, q) > 0 else 0
    if what == STEAL_PART:
        return 1 if unlocked_parts(s, q) > 0 else 0
    return 1


def is_first_target(s, t, p, q):
    """1 when `q` is another racer in 1st place at the snapshot (RK-MOV-06)."""
    return 1 if q != p and s.standing[q] == FIRST else 0


def may_be_target(s, t, p, q, what, first):
    """1 when the attack, aimed at 1st place where `first` is 1, may be aimed at `q`."""
    if first == 1:
        return is_first_target(s, t, p, q)
    return is_target(s, t, p, q, what)


def count_targets(s, t, p, what):
    """How many opponents an item could be aimed at."""
    n = 0
    for q in range(t.seats):
        n += is_target(s, t, p, q, what)
    return n


def seek_target(s, t, p, what, first):
    """Leaves the only possible target + 1 in `s.target`, or asks; 0 when nobody can be chosen."""
    n = 0
    only = 0
    for q in range(t.seats):
        if may_be_target(s, t, p, q, what, first) == 1:
            n += 1
            only = q
    if n == 1:
        s.target = only + 1
    elif n > 1:
        f = begin(s, Kind.TARGET)
        f.seat = p
        f.what = what
        f.mode = first
    return n


def options_target(s, t, f, out):
    """The opponents that can be chosen (RK-ITM-03, RK-ITM-06, RK-ITM-08, RK-MOV-06, RK-ABL-12)."""
    n = 0
    for q in range(t.seats):
        if may_be_target(s, t, f.seat, q, f.what, f.mode) == 1:
            out[n] = SEAT + q
            n += 1
    return n


def choose_target(s, t, f, a):
    """The choice, for the frame below."""
    done(s)
    s.target = a - SEAT + 1


def run_aim(s, t, f):
    """Chooses a target, for a stolen part the part as well, then strikes (RK-ABL-07, RK-ITM-08)."""
    if f.step == 0:
        f.step = 1
        if seek_target(s, t, f.seat, f.what, f.mode) == 0:
            done(s)
        return
    if f.step == 1:
        f.who = s.target - 1
        s.target = 0
        f.step = 2
        emit(s, Event.AIMED, f.seat, f.who, f.what)
        if f.what == STEAL_PART:
            n = 0
            only = 0
            for card in range(t.n_types):
                if (t.slot[card] >= 0 and s.held[f.who][card] > 0) or (card == 0 and s.held[f.who][0] > 0):
                    n += 1
                    only = card
            if n == 1:
                s.target = only + 1
            else:
                g = begin(s, Kind.TAKE_PART)
                g.seat = f.seat
                g.who = f.who
        return
    p, q, what, n = f.seat, f.who, f.what, f.n
    if what == STEAL_PART:
        n = s.target - 1
        s.target = 0
    done(s)
    strike(s, p, q, what, n, 0)


def options_take_part(s, t, f, out):
    """Every kind of unlocked part of the target, Wilds included (RK-ITM-08, RK-RULE-60)."""
    n = 0
    for card in range(t.n_types):
        if (card == 0 or t.slot[card] >= 0) and s.held[f.who][card] > 0:
            out[n] = SUPPLY_CARD + t.code[card]
            n += 1
    return n


def choose_take_part(s, t, f, a):
    """The thief chooses the part (RK-RULE-60)."""
    done(s)
    s.target = t.type_of[a - SUPPLY_CARD] + 1


def run_everybody(s, t, f):
    """Clockwise from the attacker, each decides, rolls and suffers before the next (RK-RULE-54)."""
    f.k += 1
    p, what, n, k = f.seat, f.what, f.n, f.k
    if k == t.seats - 1:
        done(s)  # nothing is left to do after the last one
    strike(s, p, (p + k) % t.seats, what, n, 0)


def run_copy_whom(s, t, f):
    """Chosen after all cards lie on the table (RK-ABL-12, RK-RULE-13)."""
    if f.step == 0:
        f.step = 1
        seek_target(s, t, f.seat, COPY, 0)
        return
    p = f.seat
    done(s)
    s.copying[p] = s.target
    s.target = 0
    emit(s, Event.COPIED, p, s.copying[p] - 1, 0)
