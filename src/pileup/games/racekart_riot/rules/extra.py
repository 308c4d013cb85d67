"""The Extra Movement phase (RK-XTR, RK-SUP-02..08, RK-ITM-07)."""

from pileup.engine.verbs import begin, done
from pileup.games.racekart_riot.actions import (
    BOOSTED_JUMP,
    COINS,
    COMBUSTION,
    DONE,
    ITEM,
    PLAY_LIGHTNING,
    PLAY_SPEEDWAY,
)
from pileup.games.racekart_riot.rules.holdings import has_boost, has_item, play_coins, spend_item, use_supply
from pileup.games.racekart_riot.rules.landing import begin_move
from pileup.games.racekart_riot.state import (
    COIN_ITEM,
    EXTRA_MOVE,
    FIRST,
    JUMP,
    LIGHTNING,
    MIDDLE,
    SNAIL,
    SODA,
    SPEEDWAY,
    VINEGAR,
    Kind,
)


def has_extra(s, p):
    """1 when something that moves can be played; never after the island (RK-XTR-01, RK-XTR-04, RK-MAQ-03)."""
    if s.grounded[p] == 1:
        return 0
    if s.held[p][SPEEDWAY] > 0 or s.held[p][LIGHTNING] > 0 or has_item(s, p, SNAIL) == 1:
        return 1
    return 1 if s.held[p][SODA] > 0 and s.held[p][VINEGAR] > 0 else 0


def run_extra_turn(s, t, f):
    """Extra movements one at a time, each landing before the next is chosen (RK-XTR-01, RK-RULE-32)."""
    p = f.seat
    done(s)
    if has_extra(s, p) == 1 or has_item(s, p, COIN_ITEM) == 1:
        g = begin(s, Kind.EXTRA_CARD)
        g.seat = p


def options_extra_card(s, t, f, out):
    """Every ▶▶ card, pair and item at hand, the Coins item, or done (RK-XTR-01, RK-RULE-28)."""
    p = f.seat
    out[0] = DONE
    n = 1
    if s.grounded[p] == 0:
        if has_item(s, p, SNAIL) == 1:
            out[n] = ITEM + SNAIL
            n += 1
        if s.held[p][SPEEDWAY] > 0:
            out[n] = PLAY_SPEEDWAY
            n += 1
        if s.held[p][LIGHTNING] > 0:
            out[n] = PLAY_LIGHTNING
            n += 1
        if s.held[p][SODA] > 0 and s.held[p][VINEGAR] > 0:
            out[n] = COMBUSTION
            n += 1
        if has_boost(s, p) == 1:
            out[n] = BOOSTED_JUMP
            n += 1
    if has_item(s, p, COIN_ITEM) == 1:
        out[n] = COINS
        n += 1
    return n


def choose_extra_card(s, t, f, a):
    """Each is its own forward movement (RK-XTR-02)."""
    p = f.seat
    done(s)
    if a == DONE:
        return
    g = begin(s, Kind.EXTRA_TURN)
    g.seat = p
    if a == COINS:
        play_coins(s, p)
    elif a == ITEM + SNAIL:
        spend_item(s, p, SNAIL)
        move_extra(s, p, 3, 0)
    elif a == PLAY_SPEEDWAY:
        use_supply(s, t, p, SPEEDWAY)
        move_extra(s, p, 2, 0)
    elif a == PLAY_LIGHTNING:
        use_supply(s, t, p, LIGHTNING)
        n = 4
        if s.standing[p] == FIRST:
            n = 1
        elif s.standing[p] == MIDDLE:
            n = 2
        move_extra(s, p, n, 0)
    elif a == COMBUSTION:
        use_supply(s, t, p, SODA)
        use_supply(s, t, p, VINEGAR)
        move_extra(s, p, 1, 0)
    else:
        use_supply(s, t, p, SPEEDWAY)
        use_supply(s, t, p, JUMP)
        move_extra(s, p, 4, 5)


def move_extra(s, p, n, bonus):
    """Late hits come off when the movement starts; what could not be taken off waits (RK-RULE-18)."""
    off = min(n, s.late[p])
    s.late[p] -= off
    begin_move(s, p, EXTRA_MOVE, n - off, bonus)
