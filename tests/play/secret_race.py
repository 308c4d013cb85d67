"""A tiny game with secrets: everybody holds one card that the others don't know.

On a turn a seat steps (1), rolls a die (as far as it shows), or challenges another seat: that one shows its card, and
the challenger moves on by its value. First on space 10 wins. No simultaneous choices.
"""

from __future__ import annotations

import sys
from enum import IntEnum

from pileup.engine import ActionSpace, Build, FrameRecord, GameKind, OptionSpec, Phrase, Range, Record, Word, i1, i2
from pileup.engine.verbs import begin, below, done, emit
from pileup.errors import InvalidPosition
from pileup.track.drawing import Drawing, Marker

GOAL = 10
ACTIONS = ActionSpace(
    Word("step"), Word("roll"), Range("challenge", 6), Range("die", 3, first=1), Range("deal", 3, first=1)
)
STEP, ROLL = ACTIONS.start("step"), ACTIONS.start("roll")
CHALLENGE, DIE, DEAL = ACTIONS.start("challenge"), ACTIONS.start("die"), ACTIONS.start("deal")


class Kind(IntEnum):
    ROUND = 1
    DEAL = 2
    TURN = 3
    ROLL = 4


class Event(IntEnum):
    DEALT = 1
    MOVED = 2
    SHOWN = 3


class Frame(FrameRecord):
    who = i1()


class State(Record):
    frames = Frame.slots(4)
    round = i2()
    at = i2(6)
    card = i1(6)


class Static(Record):
    seats = i1()


def run_round(s, t, f):
    who = f.step % t.seats
    if s.at[(who - 1) % t.seats] >= GOAL:
        done(s)
        return
    if s.card[who] == 0:
        g = begin(s, Kind.DEAL)
        g.who = who
        return
    f.step = (f.step + 1) % t.seats
    s.round += 1
    g = begin(s, Kind.TURN)
    g.seat = who


def outcomes_deal(s, t, f, out, weight):
    for k in range(3):
        out[k] = DEAL + k
        weight[k] = 3 - k
    return 3


def happen_deal(s, t, f, a):
    who = f.who
    done(s)
    s.card[who] = a - DEAL + 1
    emit(s, Event.DEALT, who, a - DEAL + 1, 0)


def options_turn(s, t, f, out):
    """Step, roll or challenge (SR-TURN-01)."""
    out[0] = STEP
    out[1] = ROLL
    n = 2
    for p in range(t.seats):
        if p != f.seat and s.card[p] != 0:
            out[n] = CHALLENGE + p
            n += 1
    return n


def choose_turn(s, t, f, a):
    who = f.seat
    done(s)
    if a == STEP:
        move(s, who, 1)
    elif a == ROLL:
        g = begin(s, Kind.ROLL)
        g.who = who
    else:
        other = a - CHALLENGE
        emit(s, Event.SHOWN, other, s.card[other], 0)
        move(s, who, s.card[other])


def move(s, who, steps):
    s.at[who] += steps
    emit(s, Event.MOVED, who, s.at[who], 0)


def outcomes_roll(s, t, f, out, weight):
    for k in range(3):
        out[k] = DIE + k
        weight[k] = 1
    return 3


def happen_roll(s, t, f, a):
    who = f.who
    done(s)
    move(s, who, a - DIE + 1)


def places(s, t, out):
    for p in range(t.seats):
        place = 1
        for q in range(t.seats):
            if s.at[q] > s.at[p]:
                place += 1
        out[p] = place


def hide(s, t, seat):
    for p in range(t.seats):
        if p != seat and s.card[p] != 0:
            s.card[p] = -1


def determinise(s, t, seat, key):
    for p in range(t.seats):
        if s.card[p] == -1:
            s.card[p] = below(key, p, 3) + 1


def standing(s, t, out):
    for p in range(t.seats):
        out[p] = s.at[p] * 1000 // (GOAL + 3)


class SecretRace(GameKind):
    name = "secret-race"
    title = "Secret Race"
    summary = "A tiny game with secrets, for tests."
    rules_version = 2
    rule_prefix = "SR"
    min_seats, max_seats = 2, 6
    State, Static, Kind, Event = State, Static, Kind, Event
    event_fields = {  # noqa: RUF012
        Event.DEALT: ("seat", "card"),
        Event.MOVED: ("seat", "space"),
        Event.SHOWN: ("seat", "card"),
    }
    actions = ACTIONS
    rules = (sys.modules[__name__],)
    options = (OptionSpec("track", "track", "plain", "Where.", choices=()), OptionSpec("extra", "folder", "", "None."))
    max_options = 8

    def build(self, seats, options):
        t, s = Static.new(), State.new()
        t.seats = seats
        begin(s, Kind.ROUND)
        return Build(t, s, {}, "none")

    def seat_names(self, game):
        return ["Red", "Blue", "Green", "White", "Black", "Pink"][: game.seats]

    def describe(self, game, s, seat):
        return {"at": s.at[: game.seats], "cards": s.card[: game.seats]}

    def set_up(self, game, position):
        faults = [
            f"{name}: {value!r} is no list of {game.seats} numbers"
            for name, value in position.items()
            if not isinstance(value, list) or len(value) != game.seats
        ]
        if faults:
            raise InvalidPosition(faults)
        s = game.python().start()
        s.at[: game.seats] = position.get("at", [0] * game.seats)
        s.card[: game.seats] = position.get("cards", [0] * game.seats)
        s.round = position.get("round", [0])[0]
        return s

    def position(self, game, s):
        return {"at": s.at[: game.seats], "cards": s.card[: game.seats]}

    def phrase_prompt(self, game, s, seat):
        return Phrase("turn", {"seat": seat})

    def phrase_option(self, game, s, seat, action):
        if action >= CHALLENGE:
            return Phrase("challenge", {"other_seat": action - CHALLENGE})
        return Phrase(self.actions.text(action))

    def phrase_outcome(self, game, s, action):
        if DIE <= action < DEAL:
            return Phrase("outcome-die", {"value": action - DIE + 1})
        return super().phrase_outcome(game, s, action)

    def phrase_event(self, game, event):
        names = self.event_fields[event[0]]
        return Phrase(Event(event[0]).name.lower(), dict(zip(names, event[1:], strict=False)))

    def hide_event(self, game, event, seat):
        if event[0] == Event.DEALT and event[1] != seat:
            return (event[0], event[1], -1, 0)
        return event

    def drawing(self, game):
        return Drawing(100, 10, [], [])

    def markers(self, game, s):
        return [Marker("racer", f"racer-{p}", space=s.at[p]) for p in range(game.seats)]


KIND = SecretRace()
