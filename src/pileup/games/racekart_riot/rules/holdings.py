"""What a racer holds: coins, mystery items, kart supply cards."""

from pileup.engine.verbs import begin, emit
from pileup.games.racekart_riot.state import (
    COIN_ITEM,
    HEALTH,
    ITEM_KINDS,
    LUCK,
    OLD,
    PART,
    REROLL_ITEM,
    SPEEDWAY,
    WILD,
    Event,
    Kind,
)


def gain_coins(s, p, n):
    """Coins from the supply, which never runs out (RK-RULE-53)."""
    if n > 0:
        s.coins[p] += n
        s.bank -= n
        emit(s, Event.GAINED, p, n, 0)


def pay_coins(s, p, n):
    """Coins to the supply; a compulsory loss takes what is there (RK-RULE-36)."""
    n = min(n, s.coins[p])
    if n > 0:
        s.coins[p] -= n
        s.bank += n
        emit(s, Event.PAID, p, n, 0)


def drop_coins(s, p, n):
    """Coins laid down on the own space (RK-RULE-56), as many as there are (RK-RULE-36)."""
    n = min(n, s.coins[p])
    if n > 0:
        s.coins[p] -= n
        s.coins_on[s.at[p]] += n
        emit(s, Event.DROPPED, p, n, s.at[p])


# --- mystery items ------------------------------------------------------------------------------------------------


def item_count(s, p):
    """How many mystery items are held; never more than 3 (RK-SPC-05)."""
    n = 0
    for k in range(3):
        if s.item[p][k] > 0:
            n += 1
    return n


def has_item(s, p, kind):
    """1 when an item of the kind is held."""
    for k in range(3):
        if s.item[p][k] == kind + 1:
            return 1
    return 0


def add_item(s, p, kind, seen):
    """Puts an item into a free slot; slots stay sorted, so equal hands are equal bytes."""
    k = 0
    while s.item[p][k] > 0 and (s.item[p][k] < kind + 1 or (s.item[p][k] == kind + 1 and s.seen[p][k] <= seen)):
        k += 1
    j = 2
    while j > k:
        s.item[p][j] = s.item[p][j - 1]
        s.seen[p][j] = s.seen[p][j - 1]
        j -= 1
    s.item[p][k] = kind + 1
    s.seen[p][k] = seen


def take_slot(s, p, k):
    """Empties slot `k`; the later ones move up."""
    j = k
    while j < 2:
        s.item[p][j] = s.item[p][j + 1]
        s.seen[p][j] = s.seen[p][j + 1]
        j += 1
    s.item[p][2] = 0
    s.seen[p][2] = 0


def take_item(s, p, kind):
    """Takes an item of the kind out of hand; of several, the one most others know."""
    found = -1
    for k in range(3):
        if s.item[p][k] == kind + 1:
            found = k
    take_slot(s, p, found)


def spend_item(s, p, kind):
    """Plays an item: out of its slot and into the item discard (RK-ATT-03)."""
    take_item(s, p, kind)
    s.bin[kind] += 1
    emit(s, Event.ITEM_PLAYED, p, kind, 0)


def play_coins(s, p):
    """The Coins item: 3 from the supply (RK-ITM-05)."""
    spend_item(s, p, COIN_ITEM)
    gain_coins(s, p, 3)


def bag_left(s):
    """Items in the bag."""
    n = 0
    for kind in range(ITEM_KINDS):
        n += s.bag[kind]
    return n


def refill_bag(s, t):
    """An empty bag gets all discarded items back (RK-ITM-11); what is in hands then is of the earlier bag."""
    for kind in range(ITEM_KINDS):
        s.bag[kind] = s.bin[kind]
        s.bin[kind] = 0
    for p in range(t.seats):
        for k in range(3):
            if s.item[p][k] > 0:
                s.seen[p][k] |= OLD
    emit(s, Event.BAG_REFILLED, 0, 0, 0)


def draw_item(s, t, p):
    """A random item from the bag into a free slot; nothing when there is none (RK-SPC-04, RK-ITM-11)."""
    if item_count(s, p) == 3:
        return
    if bag_left(s) == 0:
        refill_bag(s, t)
        if bag_left(s) == 0:
            return
    f = begin(s, Kind.DRAW_ITEM)
    f.seat = p


def find_item(s, t, p):
    """A draw that is due; with full slots a Coins item may make room first (RK-SPC-04, RK-RULE-28)."""
    if item_count(s, p) < 3:
        draw_item(s, t, p)
    elif has_item(s, p, COIN_ITEM):
        f = begin(s, Kind.MAKE_ROOM)
        f.seat = p


def take_banana(s):
    """1 when a banana token could be taken, from the reserve or else the item discard (RK-RULE-23)."""
    if s.reserve > 0:
        s.reserve -= 1
        return 1
    if s.bin[0] > 0:
        s.bin[0] -= 1
        return 1
    return 0


# --- kart supply cards --------------------------------------------------------------------------------------------


def add_supply(s, t, p, card):
    """A supply card face up onto the board; there is no limit (RK-MKT-06, RK-KRT-07)."""
    s.held[p][card] += 1
    if card >= PART:
        s.parts[p][t.slot[card]] += 1


def lose_supply(s, t, p, card):
    """A supply card off the board."""
    s.held[p][card] -= 1
    if card >= PART:
        s.parts[p][t.slot[card]] -= 1


def use_supply(s, t, p, card):
    """A supply card into the used pile, where it stays public (RK-RULE-45)."""
    lose_supply(s, t, p, card)
    s.used[p][card] += 1
    emit(s, Event.CARD_USED, p, card, 0)


def unlocked_parts(s, p):
    """How many unlocked kart parts lie on the board, Wilds included (RK-RULE-60)."""
    return s.parts[p][0] + s.parts[p][1] + s.parts[p][2] + s.held[p][WILD]


def has_extra_life(s, p):
    """1 when a Health Potion and a Luck Potion are held (RK-SUP-12)."""
    return 1 if s.held[p][HEALTH] > 0 and s.held[p][LUCK] > 0 else 0


def can_reroll(s, p):
    """1 when a Re-Roll or an Extra Life is at hand (RK-DICE-05)."""
    return 1 if has_extra_life(s, p) == 1 or has_item(s, p, REROLL_ITEM) == 1 else 0


def has_boost(s, p):
    """1 when Speedway and Jump make a Boosted Jump (RK-SUP-05)."""
    return 1 if s.held[p][SPEEDWAY] > 0 and s.held[p][SPEEDWAY + 1] > 0 else 0
