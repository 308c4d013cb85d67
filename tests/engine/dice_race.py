"""A tiny game that proves the kernel knows none: a dice race with one simultaneous choice.

Each round every seat secretly chooses safe (1 step) or bold (a die: 1-3 nothing, else its value); then the choices are
revealed and carried out in seat order. Reaching step 12 wins at once.
"""

from __future__ import annotations

import sys
from enum import IntEnum
from typing import ClassVar

from pileup.engine import ActionSpace, Build, FrameRecord, GameKind, OptionSpec, Phrase, Range, Record, Word, i1, i2
from pileup.engine.verbs import begin, below, done, emit

GOAL = 12
ACTIONS = ActionSpace(Word("safe"), Word("bold"), Range("die", 6, first=1))
SAFE, BOLD, DIE = ACTIONS.start("safe"), ACTIONS.start("bold"), ACTIONS.start("die")


class Kind(IntEnum):
    ROUND = 1
    PICK = 2
    MOVE = 3
    ROLL = 4


class Event(IntEnum):
    MOVED = 1


class Frame(FrameRecord):
    who = i1()


class State(Record):
    frames = Frame.slots(4)
    round = i2()
    at = i1(6)
    bold = i1(6)


class Static(Record):
    seats = i1()
    goal = i1()


def run_round(s, t, f):
    """A new round, until somebody is home (DR-ROUND-01)."""
    for p in range(t.seats):
        if s.at[p] >= t.goal:
            done(s)
            return
    s.round += 1
    g = begin(s, Kind.PICK)
    g.seats = (1 << t.seats) - 1


def options_pick(s, t, f, out):
    """Safe or bold (DR-PICK-01)."""
    out[0] = SAFE
    out[1] = BOLD
    return 2


def reveal_pick(s, t, f):
    for p in range(t.seats):
        s.bold[p] = 1 if s.answers[p] == BOLD else 0
    done(s)
    g = begin(s, Kind.MOVE)
    g.who = 0


def run_move(s, t, f):
    """Carries the choices out in seat order (DR-MOVE-01)."""
    who = f.who
    if who == t.seats or (who > 0 and s.at[who - 1] >= t.goal):
        done(s)
        for p in range(t.seats):
            s.bold[p] = 0
        return
    f.who = who + 1
    if s.bold[who] == 1:
        g = begin(s, Kind.ROLL)
        g.who = who
    else:
        s.at[who] += 1
        emit(s, Event.MOVED, who, 1, 0)


def outcomes_roll(s, t, f, out, weight):
    for k in range(6):
        out[k] = DIE + k
        weight[k] = 1
    return 6


def happen_roll(s, t, f, a):
    """1-3: nothing; 4-6: that many steps (DR-ROLL-01)."""
    who = f.who
    done(s)
    value = a - DIE + 1
    if value > 3:
        s.at[who] += value
        emit(s, Event.MOVED, who, value, 0)


def places(s, t, out):
    for p in range(t.seats):
        place = 1
        for q in range(t.seats):
            if s.at[q] > s.at[p]:
                place += 1
        out[p] = place


def hide(s, t, seat):
    pass


def determinise(s, t, seat, key):
    """Guesses the hidden answers of a simultaneous choice."""
    if s.depth > 0:
        f = s.frames[s.depth - 1]
        if f.kind == Kind.PICK:
            for p in range(t.seats):
                if p != seat and f.seats >> p & 1 == 0:
                    s.answers[p] = SAFE + below(key, p, 2)


class DiceRace(GameKind):
    name = "dice-race"
    title = "Dice Race"
    summary = "A tiny game for tests."
    rules_version = 1
    rule_prefix = "DR"
    min_seats, max_seats = 1, 6
    State, Static, Kind, Event = State, Static, Kind, Event
    event_fields: ClassVar[dict[int, tuple[str, ...]]] = {Event.MOVED: ("seat", "steps")}
    actions = ACTIONS
    rules = (sys.modules[__name__],)
    options = (OptionSpec("goal", "int", GOAL, "Steps to the goal.", low=1, high=100),)
    max_options = 8

    def build(self, seats, options):
        t, s = Static.new(), State.new()
        t.seats, t.goal = seats, options.get("goal", GOAL)
        begin(s, Kind.ROUND)
        return Build(t, s, {"goal": t.goal}, "none")

    def describe(self, game, s, seat):
        return {"round": s.round, "at": s.at[: game.seats], "mine": s.answers[seat] if seat >= 0 else None}

    def set_up(self, game, position):
        s = game.python().start()
        s.at[: game.seats] = position["at"]
        return s

    def position(self, game, s):
        return {"at": s.at[: game.seats]}

    def phrase_prompt(self, game, s, seat):
        return Phrase("pick")

    def phrase_option(self, game, s, seat, action):
        return Phrase(self.actions.text(action))

    def phrase_event(self, game, event):
        return Phrase("moved", {"seat": event[1], "steps": event[2]})

    def drawing(self, game):
        raise NotImplementedError

    def markers(self, game, s):
        return []


KIND = DiceRace()
