"""Movement decks, the secret choice of a movement card, replays (RK-DECK, RK-MOV-01, RK-ABL-08)."""

from pileup.engine.verbs import begin, done, emit
from pileup.games.racekart_riot.actions import CARD, LEVELLED
from pileup.games.racekart_riot.rules.holdings import use_supply
from pileup.games.racekart_riot.state import ALL_CARDS, CARDS, LEVEL_UP, Event, Kind


def count_bits(mask):
    """How many cards a set has."""
    n = 0
    while mask > 0:
        mask &= mask - 1
        n += 1
    return n


def draw_two(s, t, p):
    """Two cards for the round; a pile of fewer than 2 is made anew of all 12 (RK-RULE-04, RK-DECK-03, RK-RULE-48)."""
    if count_bits(s.down[p]) + count_bits(s.up[p]) < 2:
        s.down[p] = ALL_CARDS
        s.up[p] = 0
        s.discard[p] = 0
        emit(s, Event.SHUFFLED, p, 1, 0)
    f = begin(s, Kind.DRAW_CARD)
    f.seat = p
    f.n = 2


def outcomes_draw_card(s, t, f, out, weight):
    """Every face-down card of the pile is equally likely to be on top."""
    n = 0
    mask = s.down[f.seat]
    for card in range(CARDS):
        out[n] = CARD + card  # the next one overwrites it where the pile lacks it
        weight[n] = 1
        n += mask >> card & 1
    return n


def happen_draw_card(s, t, f, a):
    """A face-up card that comes to the top is shuffled in at once, after each card (RK-DECK-02, RK-RULE-64)."""
    p = f.seat
    card = a - CARD
    if f.n == 1:
        done(s)
    else:
        f.n -= 1
    if s.down[p] == 1 << card:
        s.sure[p] |= 1 << card  # it was the only one: everybody knows
    s.down[p] &= ~(1 << card)
    add_to_hand(s, p, card)
    emit(s, Event.DREW_CARD, p, named_card(s, p, card), s.lap_mode)
    shuffle_face_up(s, p)


def named_card(s, p, card):
    """A card of `p` among all racers' cards, for events: who was told of it may not know the racer any more."""
    return (s.racer[p] - 1) * CARDS + card


def add_to_hand(s, p, card):
    """The hand stays sorted, so equal hands are equal bytes."""
    if s.hand[p][0] > card + 1:
        s.hand[p][1] = s.hand[p][0]
        s.hand[p][0] = card + 1
    elif s.hand[p][0] == 0:
        s.hand[p][0] = card + 1
    else:
        s.hand[p][1] = card + 1


def shuffle_face_up(s, p):
    """The draw pile without the discards, when its top card is face up (RK-DECK-02)."""
    if s.down[p] == 0 and s.up[p] != 0:
        s.down[p] = s.up[p]
        s.up[p] = 0
        for k in range(2):
            if s.hand[p][k] > 0:
                s.sure[p] |= 1 << (s.hand[p][k] - 1)  # all that had been face down: the hand is known
        emit(s, Event.SHUFFLED, p, 0, 0)


def options_choose_card(s, t, f, out):
    """One of the two cards, with or without a Level Up (RK-MOV-01, RK-RULE-12)."""
    p = f.seat
    n = 0
    for k in range(2):
        if s.hand[p][k] > 0:
            out[n] = CARD + s.hand[p][k] - 1
            n += 1
    if s.held[p][LEVEL_UP] > 0:
        for k in range(2):
            if s.hand[p][k] > 0:
                out[n] = LEVELLED + s.hand[p][k] - 1
                n += 1
    return n


def reveal_choose_card(s, t, f):
    """All cards are turned over at the same moment (RK-MOV-01)."""
    done(s)
    for k in range(t.seats):
        p = (s.holder + k) % t.seats
        a = s.answers[p]
        levelled = 1 if a >= LEVELLED else 0
        card = a - LEVELLED if levelled == 1 else a - CARD
        if s.hand[p][0] == card + 1:
            s.hand[p][0] = s.hand[p][1]
        s.hand[p][1] = 0
        s.sure[p] &= ~(1 << card)
        s.card[p] = card + 1
        s.effect[p] = card + 1
        s.levelled[p] = levelled
        emit(s, Event.REVEALED, p, named_card(s, p, card), 0 if levelled == 1 else s.lap_mode)
        if levelled == 1:
            use_supply(s, t, p, LEVEL_UP)


def lay_cards_away(s, t, p):
    """The played card to the discard, the other face up under the draw pile (RK-MOV-11, RK-DECK-01)."""
    s.discard[p] |= 1 << (s.card[p] - 1)
    if s.hand[p][0] > 0:
        s.up[p] |= 1 << (s.hand[p][0] - 1)
        s.hand[p][0] = 0
    s.sure[p] = 0
    s.card[p] = 0
    s.effect[p] = 0
    s.levelled[p] = 0
    s.copying[p] = 0
    shuffle_face_up(s, p)


# --- replays ------------------------------------------------------------------------------------------------------


def is_replay(s, t, p):
    """1 when the card of `p` replays a used one."""
    if s.levelled[p] == 1:
        return 0
    return t.replays[s.racer[p] - 1][s.effect[p] - 1][s.lap_mode - 1] + 0


def is_copy(s, t, p):
    """1 when the card of `p` copies another racer's speed."""
    if s.levelled[p] == 1:
        return 0
    return t.copies[s.racer[p] - 1][s.effect[p] - 1][s.lap_mode - 1] + 0


def can_replay(s, t, p, card):
    """1 for a card of the own discard without Replay itself (RK-ABL-08, RK-RULE-15)."""
    if s.discard[p] >> card & 1 == 0:
        return 0
    r = s.racer[p] - 1
    return 1 if t.replays[r][card][0] == 0 and t.replays[r][card][1] == 0 else 0


def begin_replay(s, t, p):
    """Mandatory if possible; without a card to replay the printed number counts (RK-RULE-15)."""
    n = 0
    only = 0
    for card in range(CARDS):
        if can_replay(s, t, p, card) == 1:
            n += 1
            only = card
    if n == 1:
        s.effect[p] = only + 1
        emit(s, Event.REPLAYED, p, named_card(s, p, only), s.lap_mode)
    elif n > 1:
        f = begin(s, Kind.REPLAY_CARD)
        f.seat = p


def options_replay_card(s, t, f, out):
    """Any used card but another Replay (RK-ABL-08, RK-RULE-15)."""
    n = 0
    for card in range(CARDS):
        if can_replay(s, t, f.seat, card) == 1:
            out[n] = CARD + card
            n += 1
    return n


def choose_replay_card(s, t, f, a):
    """Its current half counts this round; the card stays in the discard (RK-RULE-15)."""
    p = f.seat
    done(s)
    s.effect[p] = a - CARD + 1
    emit(s, Event.REPLAYED, p, named_card(s, p, a - CARD), s.lap_mode)
