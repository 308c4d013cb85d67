"""The Event phase, and what Event cards are made of (Event Phase)."""

from __future__ import annotations

from pileup.engine.verbs import begin, done, emit
from pileup.games.bayou_bash.actions import CELLS, EVENT, SPACE
from pileup.games.bayou_bash.rules.bits import list_bits
from pileup.games.bayou_bash.rules.board import is_open, token_on
from pileup.games.bayou_bash.rules.enter import move_racer
from pileup.games.bayou_bash.rules.fans import discard_fans, gain_fans, pieces_on
from pileup.games.bayou_bash.rules.links import cells_of
from pileup.games.bayou_bash.rules.order import freeze_order, frontmost, next_in_order, racing, rearmost
from pileup.games.bayou_bash.rules.tokens import discard_staggers, gain_carrots, gain_staggers, pay_carrots
from pileup.games.bayou_bash.state import (
    CARROT,
    DISCARD_CARROTS,
    DISCARD_FANS,
    DISCARD_STAGGERS,
    EACH,
    EACH_ON_TRACK,
    FINISHED,
    FRONTRUNNER,
    GAIN_CARROTS,
    GAIN_FANS,
    GAIN_STAGGERS,
    MOST_VERBS,
    MOVE,
    ON_TRACK,
    PLACE_BARRELS,
    PLACE_CARROTS,
    PLACE_STAGGERS,
    REARENDER,
    STAGGER_TOKEN,
    TO_STAGGER,
    TOKEN_SHIFT,
    Event,
    Kind,
)


def outcomes_turn_up_event(s, t, f, out, weight):
    """Each card of the Event deck alike (C-EVENT)."""
    n = list_bits(s.event_deck, t.events, EVENT, out)
    for k in range(n):
        weight[k] = 1
    return n


def happen_turn_up_event(s, t, f, a):
    """BB-EVT-01."""
    done(s)
    turn_up(s, a - EVENT)


def turn_up_event(s):
    """Turns the top card of the Event deck onto the pile (BB-EVT-01, BB-EVT-02, BB-EVT-05, BB-RULE-55)."""
    if s.event_top != 0:
        card = s.event_top - 1
        s.event_top = 0
        turn_up(s, card)
        return
    if s.event_deck == 0:
        s.event_deck = s.event_pile
        s.event_pile = 0
    begin(s, Kind.TURN_UP_EVENT)


def turn_up(s, card):
    """The card becomes the active Event; it holds until the next one."""
    s.event_deck &= ~(1 << card)
    s.event_pile |= 1 << card
    s.event = card + 1
    emit(s, Event.EVENT_CARD, card, 0, 0)
    f = begin(s, Kind.EVENT)
    f.who = -1


def run_event(s, t, f):
    """Item by item, each in Turn Order, each Racer once (BB-EVT-01, BB-POS-06, BB-RULE-02, BB-RULE-61).

    `left` counts items, `todo` holds the Racers still to come, `who` is the one being affected, `step` its next verb.
    """
    card = s.event - 1
    if f.flag == 0:  # the next item begins
        if f.left >= t.items[card]:
            done(s)
            return
        freeze_order(s, t)
        f.flag = 1
        f.todo = item_racers(s, t, t.item_target[card][f.left])
    if f.who < 0:  # the next Racer
        p = next_in_order(s, t, f.todo)
        if p < 0:
            f.flag = 0
            f.left += 1
            return
        f.todo &= ~(1 << p)
        f.who = p
        f.step = 0
    p = f.who + 0
    k = f.step + 0
    verb = 0
    if k < MOST_VERBS:
        verb = t.item_verb[card][f.left][k] + 0
    left_out = t.item_target[card][f.left] == EACH_ON_TRACK and k == 0 and s.status[p] != ON_TRACK
    if verb == 0 or left_out or s.status[p] == FINISHED:
        f.who = -1
        return
    f.step = k + 1
    affect(s, t, p, verb, t.item_amount[card][f.left][k], t.item_way[card][f.left][k])


def item_racers(s, t, target):
    """Whom an item affects, as bits."""
    mask = racing(s, t)
    if target == EACH:
        return mask
    if target == EACH_ON_TRACK:
        on = 0
        for p in range(t.seats):
            if s.status[p] == ON_TRACK:
                on |= 1 << p
        return on
    p = -1
    if target == REARENDER:
        p = rearmost(s, t, mask)
    elif target == FRONTRUNNER:
        p = frontmost(s, t, mask)
    return 1 << p if p >= 0 else 0


def affect(s, t, p, verb, amount, way):
    """One effect on one Racer (BB-EVT-03, BB-TOK-04, BB-RULE-37, BB-RULE-49, BB-HOUSE-05)."""
    if verb == GAIN_FANS:
        gain_fans(s, p, amount)
    elif verb == GAIN_STAGGERS:
        gain_staggers(s, p, amount)
    elif verb == GAIN_CARROTS:
        gain_carrots(s, p, amount)
    elif verb == DISCARD_FANS:
        discard_fans(s, p, amount)
    elif verb == DISCARD_STAGGERS:
        discard_staggers(s, p, amount)
    elif verb == DISCARD_CARROTS:
        pay_carrots(s, p, min(amount, s.carrots[p] + 0))
    elif verb == PLACE_CARROTS or verb == PLACE_STAGGERS:
        ask_token(s, t, p, CARROT if verb == PLACE_CARROTS else STAGGER_TOKEN)
    elif verb == PLACE_BARRELS:
        f = begin(s, Kind.BARRELS)
        f.who = p
        f.left = amount
    elif verb == TO_STAGGER:
        if s.status[p] == ON_TRACK and s.staggers[p] > 0:
            f = begin(s, Kind.STAGGER)
            f.who = p
    elif verb == MOVE:
        if s.status[p] == ON_TRACK:
            move_racer(s, p, way, p, 0)


# --- tokens on the Track --------------------------------------------------------------------------------------------


def ask_token(s, t, p, token):
    """Asks for a place, where the supply has a token and the Track a space for it."""
    supply = s.carrot_supply + 0
    if token == STAGGER_TOKEN:
        supply = s.stagger_supply + 0
    if supply == 0:
        return
    anywhere = 0
    if not has_token_space(s, t, p, 0):
        anywhere = 1
        if not has_token_space(s, t, p, 1):
            return
    f = begin(s, Kind.PLACE_TOKEN)
    f.seat = p
    f.what = token
    f.flag = anywhere


def takes_token(s, t, x):
    """Whether a token may be placed on a space: Open, and without token."""
    return token_on(s, x) == 0 and is_open(s, t, x)


def has_token_space(s, t, p, anywhere):
    """Whether a token of `p` can be placed at all."""
    for piece in range(s.pieces):
        if anywhere != 0 or pieces_on(s, t, p, piece, 1):
            for x in range(piece * CELLS, piece * CELLS + cells_of(s, t, piece)):
                if takes_token(s, t, x):
                    return True
    return False


def options_place_token(s, t, f, out):
    """An Open space at least one piece ahead, else anywhere Open (BB-HOUSE-05, BB-RULE-41)."""
    n = 0
    for piece in range(s.pieces):
        if f.flag != 0 or pieces_on(s, t, f.seat, piece, 1):
            for x in range(piece * CELLS, piece * CELLS + cells_of(s, t, piece)):
                if takes_token(s, t, x):
                    out[n] = SPACE + x
                    n += 1
    return n


def choose_place_token(s, t, f, a):
    """The token comes from the supply (BB-RULE-31)."""
    token = f.what + 0
    p = f.seat + 0
    x = a - SPACE
    done(s)
    if token == CARROT:
        s.carrot_supply -= 1
    else:
        s.stagger_supply -= 1
    s.on[x] |= token << TOKEN_SHIFT
    emit(s, Event.TOKEN_PLACED, p, x, token)
