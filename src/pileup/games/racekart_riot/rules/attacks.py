"""Attack items, who they are aimed at, and how one defends (RK-ATT, RK-ITM, RK-SUP)."""

from pileup.engine.verbs import begin, done, emit
from pileup.games.racekart_riot.actions import (
    COINS,
    DONE,
    ITEM,
    JUMP_UP,
    LUCKY,
    NOTHING,
    SEAT,
    SUPPLY_CARD,
    TOKEN,
)
from pileup.games.racekart_riot.rules.dice import roll
from pileup.games.racekart_riot.rules.holdings import (
    add_item,
    add_supply,
    drop_coins,
    has_item,
    item_count,
    lose_supply,
    play_coins,
    spend_item,
    take_item,
    take_slot,
    unlocked_parts,
    use_supply,
)
from pileup.games.racekart_riot.state import (
    ATTACK_FIRST,
    ATTACK_KINDS,
    BANANA,
    BOMB,
    BY_JUMP,
    BY_LUCK,
    CAT,
    COIN_ITEM,
    COPY,
    DODGED,
    DROP,
    EGG,
    FIREBALL,
    FIRST,
    HIT,
    JUMP,
    LIMIT,
    LUCKY_MISS,
    MAGNET,
    PIGEON,
    STEAL_COINS,
    STEAL_PART,
    STEAL_SPEED,
    Event,
    Kind,
)

LEVEL_BANANA, LEVEL_EGG, LEVEL_PIGEON, LEVEL_BOMB = 5, 5, 9, 12  # RK-DICE-04


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
    usable = has_item(s, p, COIN_ITEM)
    for kind in range(ATTACK_KINDS):
        usable += can_play(s, t, p, kind)
    if usable > 0:
        g = begin(s, Kind.ATTACK_ITEM)
        g.seat = p


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
                if t.slot[card] >= 0 and s.held[f.who][card] > 0 or card == 0 and s.held[f.who][0] > 0:
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


# --- one attack on one racer --------------------------------------------------------------------------------------


def strike(s, p, q, what, n, bonus):
    """Attacks `q`; `n` is the level, or the amount where no die is rolled."""
    f = begin(s, Kind.STRIKE)
    f.seat = q
    f.who = p
    f.what = what
    f.n = n
    f.bonus = bonus


def is_rolled(what):
    """1 for attacks that a d12 decides (RK-RULE-30)."""
    if what == BANANA or what == EGG or what == PIGEON:
        return 1
    return 1 if what == FIREBALL or what == CAT or what == ATTACK_FIRST else 0


def run_strike(s, t, f):
    """Lucky Miss or Jump before the roll, the roll above the level, the effect (RK-ATT-06, RK-DICE-01, RK-MOV-05)."""
    q, p, what, n = f.seat, f.who, f.what, f.n
    if f.step == 0:
        f.step = 1
        jumps = s.held[q][JUMP] > 0 and (is_rolled(what) == 1 or what == BOMB)
        if s.held[q][LUCKY_MISS] > 0 or jumps:
            g = begin(s, Kind.DEFEND)
            g.seat = q
            g.who = p
            g.what = what
            g.n = n
            return
    if f.step == 1:
        how = s.defence
        s.defence = 0
        if how == BY_LUCK:
            done(s)
            use_supply(s, t, q, LUCKY_MISS)
            emit(s, Event.MISSED, q, p, what)
            tell(s, what, DODGED)
            return
        if how == BY_JUMP:
            use_supply(s, t, q, JUMP)
            f.bonus += 4
        if is_rolled(what) == 1 or how == BY_JUMP:
            f.step = 2
            roll(s, q, 12, what)
            return
        f.step = 3
    level = LEVEL_BOMB if what == BOMB else n
    if f.step == 2 and s.die + f.bonus > level:
        done(s)
        s.die = 0
        emit(s, Event.DODGED, q, p, what)
        tell(s, what, DODGED)
        return
    done(s)
    s.die = 0
    tell(s, what, HIT)
    suffer(s, t, q, p, what, n)


def tell(s, what, end):
    """Tells the frame below how the attack ended, where it goes on from that: bananas, and what flies on."""
    if what == BANANA or what == EGG or what == FIREBALL or what == CAT:
        s.result = end


def options_defend(s, t, f, out):
    """Lucky Miss, Jump where a roll exists or against a Bomb, or nothing (RK-SUP-04, RK-SUP-09, RK-RULE-26)."""
    out[0] = NOTHING
    n = 1
    if s.held[f.seat][LUCKY_MISS] > 0:
        out[n] = LUCKY
        n += 1
    if s.held[f.seat][JUMP] > 0 and (is_rolled(f.what) == 1 or f.what == BOMB):
        out[n] = JUMP_UP
        n += 1
    return n


def choose_defend(s, t, f, a):
    """One of the two at most (RK-RULE-30)."""
    done(s)
    if a == LUCKY:
        s.defence = BY_LUCK
    elif a == JUMP_UP:
        s.defence = BY_JUMP


def suffer(s, t, q, p, what, n):
    """What an attack that was not dodged does."""
    if is_rolled(what) == 1:
        emit(s, Event.HIT, q, p, what)
        if what != BANANA:  # a banana's loss is the mover's, see `driving`
            take_hit(s, q)
    elif what == BOMB or what == DROP:
        drop_coins(s, q, n)
    elif what == LIMIT:
        if s.cap[q] == 0 or s.cap[q] > n + 1:
            s.cap[q] = n + 1
        emit(s, Event.LIMITED, q, n, p)
    elif what == STEAL_COINS:
        n = min(n, s.coins[q])
        s.coins[q] -= n
        s.coins[p] += n
        emit(s, Event.COINS_STOLEN, p, q, n)
    elif what == STEAL_SPEED:
        s.lost[q] += n
        s.gained[p] += n
        emit(s, Event.SPEED_STOLEN, p, q, n)
    elif what == STEAL_PART:
        lose_supply(s, t, q, n)
        add_supply(s, t, p, n)
        emit(s, Event.PART_STOLEN, p, q, n)
    elif what == MAGNET:
        f = begin(s, Kind.MAGNET_DRAW)
        f.seat = p
        f.who = q


def take_hit(s, q):
    """A hit: 2 off the card move to come, or off the next extra movement after it (RK-ATT-04, RK-RULE-18)."""
    if s.moved[q] == 0:
        s.hits[q] += 1
    else:
        s.late[q] += 2


def outcomes_magnet_draw(s, t, f, out, weight):
    """Face-down tokens: each slot is equally likely (RK-RULE-25)."""
    n = item_count(s, f.who)
    for k in range(n):
        out[k] = TOKEN + k
        weight[k] = 1
    return n


def happen_magnet_draw(s, t, f, a):
    """The token changes hands; its victim knows what it is (RK-ITM-06, RK-RULE-25)."""
    p, q = f.seat, f.who
    done(s)
    k = a - TOKEN
    kind = s.item[q][k] - 1
    seen = (s.seen[q][k] | (1 << q)) & ~(1 << p)
    take_slot(s, q, k)
    add_item(s, p, kind, seen)
    emit(s, Event.ITEM_STOLEN, p, q, kind)


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
