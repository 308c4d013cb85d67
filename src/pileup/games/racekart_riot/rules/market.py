"""The Kart Supply phase and its market (RK-MKT)."""

from pileup.engine.verbs import begin, done, emit
from pileup.games.racekart_riot.actions import COINS, DONE, LOCK, SLOT, SUPPLY_CARD
from pileup.games.racekart_riot.rules.holdings import add_supply, has_item, play_coins
from pileup.games.racekart_riot.rules.karts import begin_lock, can_lock
from pileup.games.racekart_riot.state import COIN_ITEM, LEVEL_UP, LUCKY_MISS, Event, Kind


def row_length(s):
    """Face-up cards in the row; five but for an exhausted deck (RK-RULE-44)."""
    n = 0
    while n < 5 and s.market[n] > 0:
        n += 1
    return n


def refill_row(s, t):
    """New cards for the free slots, from used cards where the deck is empty (RK-MKT-07, RK-RULE-44)."""
    if row_length(s) < 5 and has_deck(s, t) == 1:
        begin(s, Kind.DRAW_SUPPLY)


def has_deck(s, t):
    """1 when a card can be drawn; an empty deck is made anew of used cards that give no points (RK-RULE-44)."""
    if s.deck_left > 0:
        return 1
    for p in range(t.seats):
        for card in range(LEVEL_UP, LUCKY_MISS + 1):
            n = s.used[p][card]
            s.used[p][card] = 0
            s.deck[card] += n
            s.deck_left += n
    if s.deck_left == 0:
        return 0
    emit(s, Event.SUPPLY_SHUFFLED, s.deck_left, 0, 0)
    return 1


def outcomes_draw_supply(s, t, f, out, weight):
    """The deck's order is unknown: every card left is equally likely (RK-SET-05)."""
    n = 0
    for card in range(t.n_types):
        out[n] = SUPPLY_CARD + t.code[card]  # the next one overwrites it where the deck lacks it
        weight[n] = s.deck[card]
        n += 1 if s.deck[card] > 0 else 0
    return n


def happen_draw_supply(s, t, f, a):
    """The card fills the free slot nearest the deck, without coins (RK-MKT-07, RK-RULE-03)."""
    card = t.type_of[a - SUPPLY_CARD]
    place = row_length(s)
    s.deck[card] -= 1
    s.deck_left -= 1
    s.market[place] = card + 1
    emit(s, Event.DEALT, place + 1, card, 0)
    if place >= 4 or has_deck(s, t) == 0:
        done(s)


def begin_pick(s, p, own_turn):
    """A pick that is due once what lies above it is done; with an empty row it is skipped (RK-MKT-08, RK-RULE-44)."""
    if s.market[0] > 0:
        f = begin(s, Kind.PICK)
        f.seat = p
        f.mode = own_turn


def run_pick(s, t, f):
    """The pick that was due (RK-MKT-01)."""
    p, own_turn = f.seat, f.mode
    done(s)
    pick_card(s, t, p, own_turn)


def pick_card(s, t, p, own_turn):
    """A card must be picked: asks, unless only the free slot is left to take (RK-MKT-01, RK-MKT-03)."""
    more_slots = s.coins[p] > 0 and s.market[1] > 0
    if more_slots or has_item(s, p, COIN_ITEM) == 1 or (own_turn == 1 and can_lock(s, p) == 1):
        f = begin(s, Kind.MARKET)
        f.seat = p
        f.mode = own_turn
    else:
        take_card(s, t, p, 0, own_turn)


def options_market(s, t, f, out):
    """Every slot that the coins in hand pay for; on the own turn locks, and the Coins item (RK-MKT-01, RK-MKT-02)."""
    p = f.seat
    n = 0
    for k in range(5):
        if s.market[k] > 0 and k <= s.coins[p]:
            out[n] = SLOT + k
            n += 1
    if f.mode == 1 and can_lock(s, p) == 1:
        out[n] = LOCK
        n += 1
    if has_item(s, p, COIN_ITEM) == 1:
        out[n] = COINS
        n += 1
    return n


def choose_market(s, t, f, a):
    """A slot; the Coins item or a lock first, after which the pick is still due (RK-MKT-01, RK-MKT-02, RK-RULE-28)."""
    p, own_turn = f.seat, f.mode
    done(s)
    if a == COINS:
        play_coins(s, p)
        pick_card(s, t, p, own_turn)
    elif a == LOCK:
        begin_pick(s, p, own_turn)
        begin_lock(s, p)
    else:
        take_card(s, t, p, a - SLOT, own_turn)


def take_card(s, t, p, slot, own_turn):
    """One coin onto each card before it, then the card with the coins on it (RK-MKT-03..07)."""
    for k in range(slot):
        s.market_coins[k] += 1
    s.coins[p] += s.market_coins[slot] - slot
    card = s.market[slot] - 1
    emit(s, Event.PICKED, p, card, slot + 1)
    add_supply(s, t, p, card)
    for k in range(slot, 4):
        s.market[k] = s.market[k + 1]
        s.market_coins[k] = s.market_coins[k + 1]
    s.market[4] = 0
    s.market_coins[4] = 0
    if own_turn == 1:
        begin_rest(s, p)
    refill_row(s, t)


def begin_rest(s, p):
    """The turn goes on while something is left to do (RK-RULE-46)."""
    if can_lock(s, p) == 1 or has_item(s, p, COIN_ITEM) == 1:
        g = begin(s, Kind.AFTER_PICK)
        g.seat = p


def run_turn_rest(s, t, f):
    """After a lock or an empty row (RK-RULE-46, RK-RULE-44)."""
    p = f.seat
    done(s)
    begin_rest(s, p)


def options_after_pick(s, t, f, out):
    """Locks and the Coins item are open until the turn ends (RK-MKT-09, RK-RULE-46, RK-RULE-28)."""
    out[0] = DONE
    n = 1
    if can_lock(s, f.seat) == 1:
        out[n] = LOCK
        n += 1
    if has_item(s, f.seat, COIN_ITEM) == 1:
        out[n] = COINS
        n += 1
    return n


def choose_after_pick(s, t, f, a):
    """Locks and Coins one at a time, until done."""
    p = f.seat
    done(s)
    if a == DONE:
        return
    g = begin(s, Kind.TURN_REST)
    g.seat = p
    if a == LOCK:
        begin_lock(s, p)
    else:
        play_coins(s, p)
