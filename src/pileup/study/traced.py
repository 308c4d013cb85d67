"""A race looked at closely: every decision, every event, and how the seats stood after each round.

The same race as `simulate` plays, to the bit: it draws from the same streams.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from pileup.bots import Bot, Observation
from pileup.engine.game import Game
from pileup.engine.streams import CHANCE, CHOICE, below, draw, stream
from pileup.engine.target_python import PythonTarget, Status

__all__ = ["Trace", "action_class", "asked_of", "choice_class", "trace"]


class Trace(msgspec.Struct):
    """One race.

    Attributes:
        status: OVER, unless the limit was reached; places: of each seat, [] before the end.
        decisions: (round, seat, frame, what is asked, number of options, action).
        events: (round, event's name, seat or -1, space or -1).
        standings: after each round, the game's estimate for each seat (0 to 1000); empty where it gives none.
        final: the last position's bytes.
    """

    status: int
    places: list[int]
    decisions: list[tuple[int, int, str, str, int, int]]
    events: list[tuple[int, str, int, int]]
    standings: list[list[int]]
    chances: int
    final: bytes


def action_class(text: str) -> str:
    """An action's text without what only numbers it: `card:rush-bomb-2` is `card:rush-bomb`, `space:41` is `space`.

    >>> action_class("card:rush-bomb-2"), action_class("space:41"), action_class("pass"), action_class("move:left")
    ('card:rush-bomb', 'space', 'pass', 'move:left')
    """
    name, colon, label = text.partition(":")
    if not colon:
        return name
    while label and (label[-1].isdigit() or label[-1] == "-"):
        label = label[:-1]
    return f"{name}:{label}" if label else name


def asked_of(game: Game, s: Any, seat: int) -> str:
    """What a seat is asked, as the game's words name it: `effect-missile` where the prompt is `ask-effect-missile`.

    Finer than the frame, and the same whether the position is hidden from the seat or not.
    """
    name = game.kind.phrase_prompt(game, s, seat).message
    return name.removeprefix("ask-").removeprefix("prompt-")


def choice_class(asked: str, text: str) -> str:
    """A choice without what only numbers it; what says little by itself, with the question that it answers.

    >>> choice_class("card", "card:rush-bomb-2"), choice_class("effect-missile", "use"), choice_class("fork", "space:4")
    ('card:rush-bomb', 'effect-missile/use', 'fork/space')
    """
    name = action_class(text)
    return name if ":" in name else f"{asked}/{name}"


class _Lens:
    """Names events, and finds their seats and spaces."""

    def __init__(self, game: Game) -> None:
        self.game = game
        kind = game.kind
        self.names = {int(event): event.name.lower() for event in kind.Event}
        self.seat_at = {
            int(event): fields.index("seat") + 1 for event, fields in kind.event_fields.items() if "seat" in fields
        }

    def rows(self, round_number: int, log: list[Any]) -> list[tuple[int, str, int, int]]:
        found = []
        for event in log:
            at = self.seat_at.get(event[0])
            spaces = self.game.kind.event_spaces(self.game, event)
            found.append((round_number, self.names[event[0]], event[at] if at else -1, spaces[-1] if spaces else -1))
        return found


def trace(
    game: Game, target: PythonTarget, seed: int, index: int, bots: Sequence[Bot] = (), limit: int = 20_000
) -> Trace:
    """Races number `index` of a run with `seed` and writes everything down.

    Args:
        bots: one a seat; none: random, as the compiled play-out draws.
    """
    lens = _Lens(game)
    s = target.start()
    s.log = []
    chance, choice = stream(seed, index, CHANCE), stream(seed, index, CHOICE)
    own = [stream(seed, index, CHOICE + 1 + seat) for seat in range(game.seats)]
    asked = [0] * game.seats
    found = Trace(0, [], [], [], [], 0, b"")
    draws, last_round = 0, s.round
    while True:
        status = target.advance(s)
        if s.log:
            found.events.extend(lens.rows(s.round, s.log))
            s.log.clear()
        if s.round != last_round or status == Status.OVER:
            last_round = s.round
            standing = target.standing(s, game.seats)
            if standing is not None:
                found.standings.append(standing)
        if status == Status.OVER or len(found.decisions) >= limit:
            break
        if status == Status.CHANCE:
            outcomes, weights = target.outcomes(s)
            point = below(chance, found.chances, sum(weights))
            found.chances += 1
            at = 0
            while point >= weights[at]:
                point -= weights[at]
                at += 1
            target.happen(s, outcomes[at])
            continue
        seat = target.waiting(s)[0]
        options = target.options(s, seat)
        action = options[0]
        if len(options) > 1 and not bots:
            action = options[below(choice, draws, len(options))]
            draws += 1
        elif len(options) > 1:
            key = draw(own[seat], asked[seat])
            asked[seat] += 1
            action = bots[seat].choose(Observation(game, seat, target.hide(s, seat), list(options), key))
        found.decisions.append((s.round, seat, target.frame_name(s), asked_of(game, s, seat), len(options), action))
        target.choose(s, seat, action)
    found.status = int(status)
    if status == Status.OVER:
        found.places = target.places(s, game.seats)
    found.final = s.dump()
    return found
