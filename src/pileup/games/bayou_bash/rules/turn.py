"""Movement Turns and their steps (Movement Turns, Movement Turn Steps, Showboating)."""

from __future__ import annotations

from pileup.engine.verbs import begin, done, emit, top
from pileup.games.bayou_bash.actions import ABILITY, CARD, PLAIN, SHOWBOAT_YES, SPACE
from pileup.games.bayou_bash.rules.abilities import usable
from pileup.games.bayou_bash.rules.bits import count_bits, first_bit, list_bits
from pileup.games.bayou_bash.rules.board import free_barrel, is_open, open_near, put_barrel, skull_returns
from pileup.games.bayou_bash.rules.dice import next_die, roll_all
from pileup.games.bayou_bash.rules.fans import gain_fans, gain_ram_fans
from pileup.games.bayou_bash.rules.links import forget, reach, reached
from pileup.games.bayou_bash.rules.tokens import gain_carrots, gain_staggers
from pileup.games.bayou_bash.rules.windows import ask_window, list_abilities, start_ability
from pileup.games.bayou_bash.state import (
    ANY_TIME,
    BEFORE_ROLL,
    MOST_DICE,
    NO_SHOWBOAT,
    OFF_TRACK,
    ON_MARK,
    ON_TRACK,
    SHOWBOAT_FANS,
    TURN_AFTER_STAGGER,
    TURN_BEFORE_ROLL,
    TURN_BEGIN,
    TURN_CARD,
    TURN_DICE,
    TURN_END,
    TURN_GAINS,
    TURN_RETURNED,
    TURN_ROLL,
    TURN_SHOWBOAT,
    TURN_STAGGER,
    Event,
    Kind,
)


def run_turn(s, t, f):
    """A Movement Turn: card, dice, Stagger, end (BB-TURN-01, BB-TURN-04, BB-RULE-15)."""
    depth = s.depth + 0
    while s.depth == depth:
        if s.over != 0 and f.step < TURN_GAINS:
            f.step = TURN_GAINS
        if f.step < TURN_ROLL:
            before_roll(s, t, f)
        elif f.step == TURN_END:
            clear_turn(s)
            emit(s, Event.TURN_OVER, f.who, 0, 0)
            done(s)
        else:
            roll_and_after(s, t, f)


def before_roll(s, t, f):
    """Return, Jockey card, the choice to Showboat, and the windows between them."""
    p = f.who + 0
    step = f.step + 0
    if step == TURN_BEGIN:
        begin_turn(s, t, p)
        f.step = TURN_RETURNED
    elif step == TURN_RETURNED:
        open_window(s, t, f, ANY_TIME)
    elif step == TURN_CARD:
        if s.card[p] == 0 and s.hand[p] != 0:
            ask_card(s, p)
            return
        f.step = TURN_SHOWBOAT
        if s.card[p] != 0:
            use_card(s, t, p)
    elif step == TURN_SHOWBOAT:
        if t.modifier[s.event][NO_SHOWBOAT] != 0:
            f.step = TURN_BEFORE_ROLL
            return
        g = begin(s, Kind.SHOWBOAT)
        g.seat = p
        g.todo = usable(s, t, BEFORE_ROLL)
    else:
        open_window(s, t, f, BEFORE_ROLL)


def roll_and_after(s, t, f):
    """Dice, Stagger, gains."""
    p = f.who + 0
    step = f.step + 0
    if step == TURN_ROLL:
        f.step = TURN_DICE
        roll_all(s, p)
    elif step == TURN_DICE:
        next_die(s, t, f)
    elif step == TURN_STAGGER:
        if s.staggers[p] == 0:
            f.step = TURN_GAINS  # the window before the Stagger was also the one after it (BB-TURN-03)
            return
        f.step = TURN_AFTER_STAGGER
        g = begin(s, Kind.STAGGER)
        g.who = p
    elif step == TURN_GAINS:
        f.step = TURN_END
        end_turn(s, t, p)
    else:
        open_window(s, t, f, ANY_TIME)


def open_window(s, t, f, window):
    """Asks whether an ability is used, if one could be; else goes on."""
    mask = usable(s, t, window)
    if mask == 0:
        f.step += 1
    else:
        ask_window(s, f.who, window, mask)


def begin_turn(s, t, p):
    """A Racer that is off the Track comes back first (BB-TURN-02, BB-OFF-05, BB-OFF-06)."""
    s.active = p
    s.moved |= 1 << p
    s.turns += 1
    s.last_turn[p] = s.turns
    emit(s, Event.TURN, p, s.turns, 0)
    if s.status[p] == OFF_TRACK:
        skull_returns(s, t, p)
        emit(s, Event.RETURNED, p, s.at[p], 0)


def use_card(s, t, p):
    """The icons of the Jockey card (BB-CARD-01, BB-CARD-03, BB-CARD-04, BB-DRAFT-04, BB-RULE-11)."""
    card = s.card[p] - 1
    emit(s, Event.CARD_USED, p, card, 0)
    if t.stubborn == 0:
        s.card[p] = 0
        if t.time_trial != 0:
            s.aside |= 1 << card  # BB-TIME-02
        else:
            s.discard |= 1 << card
    for kind in range(3):
        s.to_roll[kind] += t.card_dice[card][kind]
    gain_carrots(s, p, t.card_carrots[card])
    gain_staggers(s, p, t.card_staggers[card])
    if t.card_barrels[card] > 0:
        f = begin(s, Kind.BARRELS)
        f.who = p
        f.left = t.card_barrels[card]


def end_turn(s, t, p):
    """Dice that are left are dropped, then the gains (BB-TURN-05, BB-TURN-06, BB-SHOW-04, BB-SHOW-05, BB-RULE-16)."""
    gain_ram_fans(s, p)
    if s.showboat != 0 and s.spoiled == 0:
        gain_carrots(s, p, 1)
        gain_fans(s, p, t.modifier[s.event][SHOWBOAT_FANS])
    if s.card[p] != 0:
        card = s.card[p] - 1
        s.card[p] = 0
        if t.stubborn != 0:
            lay_down(s, p, card)
        elif t.time_trial != 0:
            s.aside |= 1 << card
        else:
            s.discard |= 1 << card  # the Turn ended before it was used
    clear_dice(s)


def clear_dice(s):
    """No dice and no movement are left (BB-TURN-05)."""
    for kind in range(3):
        s.to_roll[kind] = 0
    for k in range(MOST_DICE):
        s.rolled[k] = 0
    s.die_on = 0
    s.die_type = 0
    s.die_left = 0
    s.die_way = 0


def clear_turn(s):
    """Everything that holds for "this Turn" ends (BB-TERM-07, BB-ABIL-05)."""
    s.active = -1
    s.over = 0
    s.spoiled = 0
    s.showboat = 0
    s.used = 0
    s.entered = 0
    s.rodeo = 0
    s.redirect = 0
    s.first_die = 0
    s.stagger_way = 0
    s.chain_racers = 0
    s.chain_barrels = 0
    s.chain_hit = 0


# --- the card -------------------------------------------------------------------------------------------------------


def ask_card(s, p):
    """Stubborn Jockeys: a hand card of choice; a single one needs no choice (BB-STUB-02)."""
    hand = s.hand[p] + 0
    if hand & (hand - 1) == 0:
        take_from_hand(s, p, first_bit(hand))
        return
    f = begin(s, Kind.USE_CARD)
    f.seat = p


def options_use_card(s, t, f, out):
    """The cards of the hand (BB-STUB-02)."""
    return list_bits(s.hand[f.seat], t.cards, CARD, out)


def choose_use_card(s, t, f, a):
    """BB-STUB-02."""
    p = f.seat + 0
    done(s)
    take_from_hand(s, p, a - CARD)


def take_from_hand(s, p, card):
    """A hand card is shown to be used."""
    s.hand[p] &= ~(1 << card)
    s.shown[p] |= 1 << card
    s.card[p] = card + 1


def lay_down(s, p, card):
    """After use to the own discards; with one card or none in hand all come back (BB-STUB-03, BB-RULE-52)."""
    s.own_discard[p] |= 1 << card
    if count_bits(s.hand[p]) <= 1:
        s.hand[p] |= s.own_discard[p]
        s.own_discard[p] = 0
        emit(s, Event.HAND_BACK, p, 0, 0)


# --- Barrels --------------------------------------------------------------------------------------------------------


def run_barrels(s, t, f):
    """Places Barrels one by one, as long as the supply has one and an Open space is in reach.

    BB-CARD-02, BB-RULE-32.
    """
    p = f.who + 0
    if f.left == 0 or free_barrel(s) < 0 or not has_barrel_space(s, t, p):
        done(s)
        return
    f.left -= 1
    g = begin(s, Kind.PLACE_BARREL)
    g.seat = p


def barrel_near(s, t, x, out, n):
    """Lists the Open spaces within two of `x` that are not listed yet, after the first `n`."""
    count = reach(s, t, x, 2)
    for k in range(count):
        y = reached(s, t, x, k)
        if s.on[y] & ON_MARK == 0 and is_open(s, t, y):
            s.on[y] |= ON_MARK
            out[n] = SPACE + y
            n += 1
    forget(s, t, count)
    return n


def has_barrel_space(s, t, p):
    """Whether a Barrel of `p` can be placed (BB-CARD-02, BB-RULE-37)."""
    if s.status[p] == ON_TRACK and open_near(s, t, s.at[p]):
        return True
    for k in range(s.fans[p]):
        if open_near(s, t, s.fan_at[p][k]):
            return True
    return False


def options_place_barrel(s, t, f, out):
    """Open spaces within two of the own Racer or of an own Fan (BB-CARD-02, BB-RULE-11, BB-RULE-41)."""
    p = f.seat + 0
    n = 0
    if s.status[p] == ON_TRACK:
        n = barrel_near(s, t, s.at[p], out, n)
    for k in range(s.fans[p]):
        n = barrel_near(s, t, s.fan_at[p][k], out, n)
    for k in range(n):
        s.on[out[k] - SPACE] &= 255 - ON_MARK
    return n


def choose_place_barrel(s, t, f, a):
    """BB-CARD-02."""
    p = f.seat + 0
    done(s)
    put_barrel(s, free_barrel(s), a - SPACE)
    emit(s, Event.BARREL_PLACED, p, a - SPACE, 0)


# --- Showboating ----------------------------------------------------------------------------------------------------


def options_showboat(s, t, f, out):
    """Roll all dice at once, or Showboat; abilities before it too (BB-DICE-01, BB-SHOW-01, BB-SHOW-03, BB-RULE-14)."""
    out[0] = PLAIN
    out[1] = SHOWBOAT_YES
    return list_abilities(f.todo, out, 2)


def choose_showboat(s, t, f, a):
    """BB-SHOW-01."""
    p = f.seat + 0
    done(s)
    if a == PLAIN or a == SHOWBOAT_YES:
        top(s).step = TURN_BEFORE_ROLL
        if a == SHOWBOAT_YES:
            s.showboat = 1
            emit(s, Event.SHOWBOATS, p, 0, 0)
    else:
        start_ability(s, t, a - ABILITY)
