"""One attack on one racer: the defence, the roll, what it does (RK-ATT-06, RK-DICE, RK-SUP-04, RK-SUP-09)."""

from pileup.engine.verbs import begin, done, emit
from pileup.games.racekart_riot.actions import JUMP_UP, LUCKY, NOTHING, TOKEN
from pileup.games.racekart_riot.rules.dice import roll
from pileup.games.racekart_riot.rules.holdings import (
    add_item,
    add_supply,
    drop_coins,
    item_count,
    lose_supply,
    take_slot,
    use_supply,
)
from pileup.games.racekart_riot.state import (
    ATTACK_FIRST,
    BANANA,
    BOMB,
    BY_JUMP,
    BY_LUCK,
    CAT,
    DODGED,
    DROP,
    EGG,
    FIREBALL,
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
