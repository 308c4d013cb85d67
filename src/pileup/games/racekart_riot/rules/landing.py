"""Landing on a space and the event table (RK-SPC-06..10, RK-EVT)."""

from pileup.engine.verbs import begin, done, emit
from pileup.games.racekart_riot.actions import COINS, DONE, ITEM, USE
from pileup.games.racekart_riot.rules.attacks import aim
from pileup.games.racekart_riot.rules.dice import roll
from pileup.games.racekart_riot.rules.holdings import (
    add_item,
    draw_item,
    find_item,
    gain_coins,
    has_item,
    pay_coins,
    play_coins,
    take_banana,
)
from pileup.games.racekart_riot.rules.market import begin_pick
from pileup.games.racekart_riot.rules.strikes import LEVEL_PIGEON
from pileup.games.racekart_riot.state import (
    COIN_ITEM,
    EV_BACK,
    EV_BANANA,
    EV_FORWARD,
    EV_GAIN,
    EV_ITEM,
    EV_PAY,
    EV_PICK,
    EVENT_MOVE,
    EVENT_SPACE,
    ITEM_KINDS,
    KART_SPACE,
    MOVE_BACK,
    PAY_SPACE,
    PIGEON,
    Event,
    Kind,
)


def land(s, t, p):
    """Coins first, then the symbol (RK-SPC-10, RK-RULE-33)."""
    here = s.at[p]
    n = s.coins_on[here]
    if n > 0:
        s.coins_on[here] = 0
        s.coins[p] += n
        emit(s, Event.COLLECTED, p, n, here)
    symbol = t.land[here]
    if symbol == PAY_SPACE:
        pay_coins(s, p, t.pay[here])  # 2 or 3 as printed, what is there (RK-MAR-04, RK-RULE-37)
    else:
        use_symbol(s, p, symbol)


def use_symbol(s, p, symbol):
    """An event or a market pick (RK-SPC-07, RK-SPC-08)."""
    if symbol == EVENT_SPACE:
        f = begin(s, Kind.EVENT_DIE)
        f.seat = p
    elif symbol == KART_SPACE:
        begin_pick(s, p, 0)


def options_reuse(s, t, f, out):
    """Zero movement is no duty to use the symbol again (RK-MOV-10, RK-RULE-19)."""
    out[0] = USE
    out[1] = DONE
    return 2


def choose_reuse(s, t, f, a):
    """A re-used event rolls anew, a re-used pick has its usual cost (RK-RULE-19)."""
    p = f.seat
    done(s)
    if a == USE:
        emit(s, Event.REUSED, p, s.at[p], 0)
        use_symbol(s, p, t.land[s.at[p]])


def run_event_die(s, t, f):
    """The event table (RK-EVT-1 to RK-EVT-8), the player's own roll (RK-EVT-10)."""
    p = f.seat
    if f.step == 0:
        f.step = 1
        roll(s, p, 8, 60)
        return
    value = s.die
    s.die = 0
    done(s)
    emit(s, Event.EVENT_ROLLED, p, value, 0)
    what, n = t.event[value - 1], t.event_n[value - 1]
    if what == EV_BANANA:
        place_new_banana(s, p)
    elif what == EV_FORWARD:
        begin_move(s, p, EVENT_MOVE, n, 0)
    elif what == EV_GAIN:
        gain_coins(s, p, n)
    elif what == EV_BACK:
        begin_move(s, p, MOVE_BACK, 1, 0)
    elif what == EV_PICK:
        begin_pick(s, p, 0)
    elif what == EV_PAY:
        pay_coins(s, p, n)
    elif what == EV_ITEM:
        find_item(s, t, p)
    else:
        aim(s, p, PIGEON, LEVEL_PIGEON)


def place_new_banana(s, p):
    """A banana from the reserve, placed by the Banana rules; none is placed without a token (RK-ABL-01, RK-RULE-23)."""
    if take_banana(s) == 1:
        f = begin(s, Kind.BANANA_MODE)
        f.seat = p


def begin_move(s, p, mode, n, bonus):
    """A movement of `n` spaces, which ends with its own landing (RK-SPC-03, RK-XTR-02, RK-RULE-34, RK-RULE-35)."""
    f = begin(s, Kind.MOVE)
    f.seat = p
    f.mode = mode
    f.left = n
    f.bonus = bonus


def outcomes_draw_item(s, t, f, out, weight):
    """Uniform over the tokens in the bag (RK-SPC-04)."""
    n = 0
    for kind in range(ITEM_KINDS):
        out[n] = ITEM + kind  # the next one overwrites it where the bag lacks it
        weight[n] = s.bag[kind]
        n += 1 if s.bag[kind] > 0 else 0
    return n


def happen_draw_item(s, t, f, a):
    """Only its owner looks at it (RK-COMP-05)."""
    p = f.seat
    done(s)
    kind = a - ITEM
    s.bag[kind] -= 1
    add_item(s, p, kind, 0)
    emit(s, Event.ITEM_DRAWN, p, kind, s.at[p])


def options_make_room(s, t, f, out):
    """With three items a Coins item may be played first (RK-RULE-28)."""
    n = has_item(s, f.seat, COIN_ITEM)  # who looks on may imagine a hand without one
    out[0] = COINS
    out[n] = DONE
    return n + 1


def choose_make_room(s, t, f, a):
    """The freed slot takes the new item."""
    p = f.seat
    done(s)
    if a == COINS:
        play_coins(s, p)
        draw_item(s, t, p)
