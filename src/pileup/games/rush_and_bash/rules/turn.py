"""Round and turn (ledger, sections 5 and 6)."""

from pileup.engine.verbs import *
from pileup.games.rush_and_bash.actions import CARD
from pileup.games.rush_and_bash.rules.bots import *
from pileup.games.rush_and_bash.rules.decks import *
from pileup.games.rush_and_bash.rules.effects import *
from pileup.games.rush_and_bash.rules.jungle import *
from pileup.games.rush_and_bash.rules.movement import *
from pileup.games.rush_and_bash.rules.ranking import *
from pileup.games.rush_and_bash.rules.terms import *
from pileup.games.rush_and_bash.state import *

# Steps of a TURN: what comes next.
LEAVE_JUNGLE = 0
FIRST_POWER = 1
PLAY_CARD = 2
SECOND_POWER = 3
DRAW_CARDS = 4

# Steps of a PLAY.
SHOW = 0
ACCELERATE = 1


def run_round(s, t, f):
    """One turn of every competitor in the order of the ranking; then ranking, Rocks, and a new round.

    RB-ROUND-01, RB-ROUND-02, RB-ROUND-03, RB-END-02, RB-END-04, RB-ROCK-08.
    """
    if f.step == 0:
        s.round += 1
        emit(s, Event.ROUND_BEGAN, s.round, 0, 0)
    while f.step < t.seats:
        car = s.ranking[f.step] + 0
        f.step += 1
        if not out_of_race(s, car):
            g = begin(s, Kind.TURN)
            g.car = car
            s.active = car
            emit(s, Event.TURN_BEGAN, car, 0, 0)
            return
    f.step = 0
    update_ranking(s, t)
    for c in range(t.seats):
        if out_of_race(s, c):
            done(s)
            emit(s, Event.RACE_OVER, s.round, 0, 0)
            return
    begin(s, Kind.ROCKS)


def end_turn(s, t):
    """The turn is over; the topmost frame is the turn's."""
    done(s)
    s.active = NOBODY
    s.ended = 0


def run_turn(s, t, f):
    """The six steps of a turn, strictly in order (RB-TURN-01); none after it has ended at once (RB-TURN-05)."""
    car = f.car + 0
    if s.ended == 1:
        end_turn(s, t)
        return
    step = f.step + 0
    if step == LEAVE_JUNGLE:
        f.step = FIRST_POWER
        if s.at[car] <= CLEARING:
            begin_jungle_turn(s, t, car)
            return
        step = FIRST_POWER
    if step == FIRST_POWER:
        f.step = PLAY_CARD
        if offer_power(s, t, f, car):
            return
        step = PLAY_CARD
    if step == PLAY_CARD:
        f.step = SECOND_POWER
        play_card(s, t, car)
        return
    if step == SECOND_POWER:
        f.step = DRAW_CARDS
        if offer_power(s, t, f, car):
            return
    if is_bot(t, car) or s.hand[car][2] != NO_CARD or not draw_card(s, t, car, deck_of_rank(s, t, car), FOR_HAND):
        end_turn(s, t)


def offer_power(s, t, f, car):
    """Steps 1 and 5: asks for a star power where one can be used (RB-STAR-01); never simplified (RB-SIMP-01)."""
    if is_bot(t, car) or t.simplified == 1 or s.stars[car] == 0 or f.left == 1:
        return False
    g = begin(s, Kind.STAR)
    g.car = car
    g.seat = car
    return True


def play_card(s, t, car):
    """Step 2: a card of the hand; with an empty hand, and for a bot, the top card of the deck of one's place.

    RB-CARD-01, RB-CARD-03, RB-RULE-08, RB-BOT-03.
    """
    if s.hand[car][0] == NO_CARD:
        draw_card(s, t, car, deck_of_rank(s, t, car), FOR_PLAY)
        return
    g = begin(s, Kind.CARD)
    g.car = car
    g.seat = car


def options_card(s, t, f, out):
    """Any card of the hand (RB-CARD-01)."""
    n = 0
    for k in range(3):
        card = s.hand[f.car][k]
        if card != NO_CARD and (k == 0 or card != s.hand[f.car][k - 1]):
            out[n] = CARD + t.card_code[card]
            n += 1
    return n


def choose_card(s, t, f, a):
    """Shows the card to all (RB-CARD-01)."""
    car = f.car + 0
    card = t.type_of[a - CARD] + 0
    done(s)
    take_from_hand(s, t, car, card)
    g = begin(s, Kind.PLAY)
    g.car = car
    g.card = card


def run_play(s, t, f):
    """A card: effect, acceleration, discard; cut short when the turn ends (RB-TURN-01, RB-CARD-02, RB-RULE-42)."""
    car = f.car + 0
    card = f.card + 0
    step = f.step + 0
    f.step = step + 1
    if step == SHOW:
        emit(s, Event.PLAYED, car, card, 0)
        if is_bot(t, car):
            bot_effect(s, t, car, t.effect[card])
        else:
            offer_effect(s, t, car, t.effect[card], 1, BY_CARD)
    elif step == ACCELERATE and s.ended == 0:
        drive(s, t, car, t.value[card] + f.left, OWN | BY_CARD)
    else:
        done(s)
