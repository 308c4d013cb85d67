"""What movement cards do before anybody moves, and the card move itself (RK-ABL, RK-MOV)."""

from pileup.engine.verbs import begin, done, emit
from pileup.games.racekart_riot.actions import COINS, DONE, PAY
from pileup.games.racekart_riot.rules.attacks import aim, strike_everybody, throw_along
from pileup.games.racekart_riot.rules.dice import roll
from pileup.games.racekart_riot.rules.driving import budget
from pileup.games.racekart_riot.rules.holdings import gain_coins, has_item, pay_coins, play_coins
from pileup.games.racekart_riot.rules.landing import begin_move, place_new_banana
from pileup.games.racekart_riot.state import (
    ABILITIES,
    ATTACK_FIRST,
    CARD_MOVE,
    CAT,
    COIN_ITEM,
    DROP,
    FIREBALL,
    FIRST,
    LIMIT,
    STEAL_COINS,
    STEAL_PART,
    STEAL_SPEED,
    V_ATTACK_FIRST,
    V_BANANA,
    V_CAT,
    V_DROP,
    V_FIREBALL,
    V_GAIN,
    V_LIMIT_ALL,
    V_LIMIT_FIRST,
    V_NONE,
    V_STEAL_COINS,
    V_STEAL_PART,
    V_STEAL_SPEED,
    V_STEAL_SPEED_FIRST,
    Event,
    Kind,
)


def has_abilities(s, t, p):
    """1 when the card of `p` does something before the moves; a Level Up takes all of it away (RK-SUP-01)."""
    if s.levelled[p] == 1:
        return 0
    return 1 if t.verb[s.racer[p] - 1][s.effect[p] - 1][s.lap_mode - 1][0] != V_NONE else 0


def run_ability(s, t, f):
    """The abilities of one card in printed order (RK-MOV-03, RK-RULE-13)."""
    p, k = f.seat, f.k
    r, card, half = s.racer[p] - 1, s.effect[p] - 1, s.lap_mode - 1
    verb = V_NONE
    n = 0
    if k < ABILITIES:
        verb = t.verb[r][card][half][k]
        n = t.amount[r][card][half][k]
    if verb == V_NONE:
        done(s)
        return
    f.k += 1
    if verb == V_BANANA:
        place_new_banana(s, p)
    elif verb == V_FIREBALL:
        throw_along(s, p, FIREBALL)
    elif verb == V_CAT:
        throw_along(s, p, CAT)
    elif verb == V_GAIN:
        gain_coins(s, p, n)
    elif verb == V_DROP:
        strike_everybody(s, p, DROP, n)
    elif verb == V_LIMIT_ALL:
        strike_everybody(s, p, LIMIT, n)
    elif verb == V_STEAL_COINS:
        aim(s, p, STEAL_COINS, n)
    elif verb == V_STEAL_SPEED:
        aim(s, p, STEAL_SPEED, n)
    elif verb == V_STEAL_PART:
        aim(s, p, STEAL_PART, n)
    elif verb == V_ATTACK_FIRST:
        aim_at_first(s, p, ATTACK_FIRST, n)
    elif verb == V_STEAL_SPEED_FIRST:
        aim_at_first(s, p, STEAL_SPEED, n)
    elif verb == V_LIMIT_FIRST:
        aim_at_first(s, p, LIMIT, n)


def aim_at_first(s, p, what, n):
    """Ignored by who is in 1st place; of several the owner picks one (RK-MOV-06, RK-ABL-03, RK-RULE-59)."""
    if s.standing[p] == FIRST:
        return
    f = begin(s, Kind.AIM)
    f.seat = p
    f.what = what
    f.n = n
    f.mode = 1


# --- the move -----------------------------------------------------------------------------------------------------


def source_of(s, t, p):
    """Whose card gives the speed: along a chain of copies to its end; -1 for a cycle (RK-ABL-12, RK-RULE-14)."""
    q = p
    for _ in range(t.seats):
        if s.copying[q] == 0:
            return q
        q = s.copying[q] - 1
    return -1


def run_card_step(s, t, f):
    """One racer's move: roll or payment, budget, drive (RK-MOV-08, RK-RULE-13a).

    Steps: 0 the Coins window, 1 roll or payment, 2 rolled, 3 paid, 4 the move. `n` holds the base.
    """
    p = f.seat
    if f.step == 0:
        f.step = 1
        if has_item(s, p, COIN_ITEM) == 1:
            g = begin(s, Kind.COINS_WINDOW)
            g.seat = p
            return
    q = source_of(s, t, p)
    turbo = 0
    if q < 0:
        f.n = 0  # two who copy each other both move 0
        f.step = 4
    elif s.levelled[q] == 1:
        f.n = 8
        f.step = 4
    else:
        r, card, half, place = s.racer[q] - 1, s.effect[q] - 1, s.lap_mode - 1, s.standing[p]
        turbo = t.turbo[r][card][half][place]
        sides = t.dice[r][card][half]
        if f.step == 1:
            if sides > 0:
                f.step = 2
                roll(s, p, sides, 70)
                return
            f.n = t.base[r][card][half][place]
            f.step = 4
            if t.pays[r][card][half] == 1 and (s.coins[p] > 0 or has_item(s, p, COIN_ITEM) == 1):
                f.step = 3
                g = begin(s, Kind.PAY_FOR_MOVE)
                g.seat = p
                return
        elif f.step == 2:
            f.n = t.base[r][card][half][place] + s.die
            if q == p and t.coin_roll[r][card][half] == 1:
                gain_coins(s, p, s.die)  # the final die, whatever the move becomes (RK-RULE-57)
            s.die = 0
        elif f.step == 3:
            paid = s.target - 1
            s.target = 0
            pay_coins(s, p, paid)
            f.n = 2 * paid
    speed = f.n + turbo + s.gained[p] - s.lost[p]
    done(s)
    s.moved[p] = 1
    n = budget(s, p, speed)
    emit(s, Event.SPEED, p, n, speed)
    begin_move(s, p, CARD_MOVE, n, 0)
    g = s.frames[s.depth - 1]
    g.speed = speed


def options_pay_for_move(s, t, f, out):
    """0 to 5 coins for 2 spaces each (RK-ABL-13)."""
    p = f.seat
    n = 0
    for coins in range(6):
        if coins <= s.coins[p]:
            out[n] = PAY + coins
            n += 1
    if has_item(s, p, COIN_ITEM) == 1:
        out[n] = COINS
        n += 1
    return n


def choose_pay_for_move(s, t, f, a):
    """The payment, for the frame below; a Coins item may come first (RK-RULE-28)."""
    if a == COINS:
        play_coins(s, f.seat)
        return
    done(s)
    s.target = a - PAY + 1


def options_coins_window(s, t, f, out):
    """A Coins item may be played now (RK-ITM-05, RK-RULE-28)."""
    out[0] = DONE
    out[1] = COINS
    return 1 + has_item(s, f.seat, COIN_ITEM)  # who looks on may imagine a hand without one


def choose_coins_window(s, t, f, a):
    """Asked again while another one is held."""
    p = f.seat
    if a == COINS:
        play_coins(s, p)
    if a == DONE or has_item(s, p, COIN_ITEM) == 0:
        done(s)
