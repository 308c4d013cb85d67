"""What a seat can't know: unplayed items, cards in hand, secret choices (RK-COMP-05, RK-RULE-55, RK-RULE-25)."""

from pileup.engine.verbs import below
from pileup.games.racekart_riot.actions import CARD, LEVELLED
from pileup.games.racekart_riot.rules.attacks import can_play
from pileup.games.racekart_riot.rules.choice import count_bits
from pileup.games.racekart_riot.rules.extra import has_extra
from pileup.games.racekart_riot.rules.gates import needs_choice
from pileup.games.racekart_riot.rules.holdings import can_reroll, has_item
from pileup.games.racekart_riot.rules.karts import can_lock
from pileup.games.racekart_riot.state import (
    ATTACK_KINDS,
    CARDS,
    COIN_ITEM,
    HIDDEN_CARD,
    HIDDEN_ITEM,
    ITEM_KINDS,
    LEVEL_UP,
    OLD,
    P_SCORE,
    SHARKS,
    Kind,
)

TRIES = 64  # draws of a hand that would explain a question; the least likely one, a Coins item, is 1 in 15 or so


def is_known(s, p, k, seat):
    """1 when `seat` knows the item in slot `k` of `p`: its own, or one that passed through its hands."""
    if p == seat:
        return 1
    return 1 if seat >= 0 and s.seen[p][k] >> seat & 1 else 0


def sort_items(s, p):
    """Slots in order of kind and of who knows them, empty ones last."""
    for _ in range(2):
        for k in range(2):
            a = s.item[p][k] * 64 + s.seen[p][k]
            b = s.item[p][k + 1] * 64 + s.seen[p][k + 1]
            if b > 0 and (a > b or s.item[p][k] == 0):
                item = s.item[p][k]
                seen = s.seen[p][k]
                s.item[p][k] = s.item[p][k + 1]
                s.seen[p][k] = s.seen[p][k + 1]
                s.item[p][k + 1] = item
                s.seen[p][k + 1] = seen


def hide(s, t, seat):
    """Unknown items go back into the bag (those of an earlier bag into `old`), unknown cards into the draw pile.

    For the scoring everybody shows their items: Crowns count (RK-SCO-09).
    """
    for p in range(t.seats):
        for k in range(3):
            if s.phase < P_SCORE and 0 < s.item[p][k] < HIDDEN_ITEM and is_known(s, p, k, seat) == 0:
                put_back(s, p, k)
        sort_items(s, p)
        if p != seat:
            hide_hand(s, p)


def put_back(s, p, k):
    """The item in slot `k` of `p` goes back to where it came from, and nobody knows what it was."""
    kind = s.item[p][k] - 1
    if s.seen[p][k] & OLD:
        s.old[kind] += 1
    else:
        s.bag[kind] += 1
    s.item[p][k] = HIDDEN_ITEM


def hide_hand(s, p):
    """Cards in hand that cannot be worked out are as good as in the draw pile."""
    hidden = 0
    known = 0
    for k in range(2):
        if s.hand[p][k] == HIDDEN_CARD:
            hidden += 1
        elif s.hand[p][k] > 0:
            bit = 1 << (s.hand[p][k] - 1)
            if s.sure[p] & bit:
                s.hand[p][known] = s.hand[p][k]
                known += 1
            else:
                s.down[p] |= bit
                hidden += 1
    for k in range(2):
        if k >= known:
            s.hand[p][k] = HIDDEN_CARD if k < known + hidden else 0


def determinise(s, t, seat, key):
    """One possible truth, each with its due chance: items from the bags, cards from the piles, answers.

    Whoever is asked now holds something to be asked for; that others were not asked before is not weighed.
    """
    i = 0
    if s.depth > 0:
        p = s.frames[s.depth - 1].seat + 0
        if p != seat:
            i = draw_asked(s, t, p, key)
    for p in range(t.seats):
        i = draw_items(s, p, key, i)
        sort_items(s, p)
        for k in range(2):
            if s.hand[p][k] == HIDDEN_CARD:
                s.hand[p][k] = draw_hidden_card(s, p, key, i) + 1
                i += 1
        if s.hand[p][1] > 0 and s.hand[p][0] > s.hand[p][1]:
            card = s.hand[p][0]
            s.hand[p][0] = s.hand[p][1]
            s.hand[p][1] = card
    if s.depth > 0:
        f = s.frames[s.depth - 1]
        if f.kind == Kind.CHOOSE_CARD:
            for p in range(t.seats):
                if p != seat and f.seats >> p & 1 == 0:
                    card = s.hand[p][below(key, i, 2)] - 1
                    levelled = below(key, i + 1, 2) if s.held[p][LEVEL_UP] > 0 else 0
                    s.answers[p] = LEVELLED + card if levelled == 1 else CARD + card
                    i += 2


def draw_asked(s, t, p, key):
    """The items of who is asked, drawn anew until they give a reason to ask; the number of draws."""
    hidden = 0
    for k in range(3):
        if s.item[p][k] == HIDDEN_ITEM:
            hidden |= 1 << k
    i = 0
    if hidden == 0:
        return i
    for _ in range(TRIES):
        i = draw_items(s, p, key, i)
        if has_reason(s, t, p) == 1:
            break
        for k in range(3):
            if hidden >> k & 1:
                put_back(s, p, k)
    return i


def draw_items(s, p, key, i):
    """Kinds for the unknown items of one racer; the number of draws so far."""
    for k in range(3):
        if s.item[p][k] == HIDDEN_ITEM:
            s.item[p][k] = draw_kind(s, s.seen[p][k] & OLD, key, i) + 1
            i += 1
    return i


def has_reason(s, t, p):
    """1 unless the question to `p` is one that needs an item which `p` does not hold (RK-RULE-28)."""
    f = s.frames[s.depth - 1]
    kind = f.kind
    coins = has_item(s, p, COIN_ITEM)
    if kind == Kind.ATTACK_ITEM:
        for item in range(ATTACK_KINDS):
            if can_play(s, t, p, item) == 1:
                return 1
        return coins
    if kind == Kind.EXTRA_CARD:
        return coins | has_extra(s, p)
    if kind == Kind.REROLL:
        return can_reroll(s, p)
    if kind == Kind.AFTER_PICK:
        return coins | can_lock(s, p)
    if kind == Kind.MARKET:
        if s.coins[p] > 0 and s.market[1] > 0:
            return 1
        return coins | (can_lock(s, p) if f.mode == 1 else 0)
    if kind == Kind.PAY_FOR_MOVE or (kind == Kind.DARE and f.what == SHARKS):
        return 1 if s.coins[p] > 0 else coins
    if kind == Kind.FORK:
        return needs_choice(s, t, p, s.at[p])
    return coins if kind == Kind.COINS_WINDOW or kind == Kind.MAKE_ROOM else 1


def draw_kind(s, old, key, i):
    """A kind of item from the bag, or from what was in hands before it was refilled."""
    total = 0
    for kind in range(ITEM_KINDS):
        total += s.old[kind] if old > 0 else s.bag[kind]
    point = below(key, i, total)
    kind = 0
    for _ in range(ITEM_KINDS):
        n = s.old[kind] if old > 0 else s.bag[kind]
        if point < n:
            break
        point -= n
        kind += 1
    if old > 0:
        s.old[kind] -= 1
    else:
        s.bag[kind] -= 1
    return kind


def draw_hidden_card(s, p, key, i):
    """A card from the draw pile that may as well be in hand."""
    point = below(key, i, count_bits(s.down[p]))
    for card in range(CARDS):
        if s.down[p] >> card & 1:
            if point == 0:
                s.down[p] &= ~(1 << card)
                return card
            point -= 1
    return 0
