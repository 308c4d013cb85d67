"""Scripted play: a scene, a list of answers and outcomes as text, and what became of it.

    s = scene({"pig": "1:1.3", "rabbit": "1:3.3"}, dice="swift-2")
    s.play("pig die:swift-2", "pig way:forward", "pig way:back")
    assert s.space("pig") == "1:3.3"

The Track of a scene is Start, S1, T1 (right), S2, Finish (pieces 0 to 4), all bare: Terrain is what the scene says.
Seats are the racers in the order given; the first one has the Movement Turn. A line is a racer or "*" for chance, and
an action; spaces by name. Who is not asked, what is not legal and what can't fall are errors that tell what would be.
Every script of a test is repeated on the compiled target afterwards, and the bytes compared (see conftest).
"""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from pileup.engine import Game, make
from pileup.engine.target_python import Status
from pileup.games.bayou_bash.actions import ACTIONS, RACERS
from pileup.games.bayou_bash.box import load_content
from pileup.games.bayou_bash.phrases import EVENT_FIELDS
from pileup.games.bayou_bash.places import space_index, space_name
from pileup.games.bayou_bash.state import CARROT, FINISHED, OFF_TRACK, ON_TRACK, TOKEN_SHIFT, Event

RUN: list[Script] = []  # the scripts of the running test

TRACK = ["startA", "S1A", "T1A right", "S2A", "finishA"]
LOOP = ["startA", "T1A right", "T2A right", "T3A right", "T4A right"]


def bare_pieces(terrain: Mapping[str, Mapping[str, str]] | None = None) -> dict[str, Any]:
    """The house pieces without Terrain but that given: {"S1": {"3.2": "w"}} on both sides (column.lane)."""
    pieces: dict[str, Any] = msgspec.to_builtins(load_content().pieces)
    for name, piece in pieces["pieces"].items():
        for side in "AB":
            lanes = [lane.replace("w", ".").replace("r", ".") for lane in piece[side]["lanes"]]
            for place, letter in (terrain or {}).get(name, {}).items():
                column, lane = map(int, place.split("."))
                text = lanes[lane - 1]
                lanes[lane - 1] = text[: column - 1] + letter + text[column:]
            piece[side]["lanes"] = lanes
    return pieces


@functools.lru_cache(maxsize=200)
def _game(options: str) -> Game:
    return make("bayou-bash", **json.loads(options))


def game_of(racers: Any, terrain: Any = None, track: Any = None, content: Any = None, **options: Any) -> Game:
    """The game of a scene."""
    if options.get("mode") != "night-race":
        options["track"] = track or {"pieces": TRACK}
    given = {"pieces": bare_pieces(terrain)} | (content or {})
    return _game(json.dumps({"seats": len(racers), "racers": list(racers), "content": given, **options}))


def scene(
    seats: Mapping[str, Any],
    *,
    dice: str = "",
    turn: Mapping[str, Any] | None = None,
    terrain: Mapping[str, Mapping[str, str]] | None = None,
    track: Any = None,
    content: Any = None,
    options: Mapping[str, Any] | None = None,
    **position: Any,
) -> Script:
    """A race in the middle.

    Args:
        seats: per racer its space, or its entry in the position.
        dice: rolled dice of the first racer's Turn, which is then at the dice step.
        turn: more about that Turn (position key "turn"); {} for a Turn that is about to use its card.
        terrain, track, content, options: the game.
        position: further keys of the position.
    """
    game = game_of(seats, terrain, track, content, **(options or {}))
    entries = []
    for racer, entry in seats.items():
        entries.append({"racer": racer, **({"space": entry} if isinstance(entry, str) else entry)})
    position["seats"] = entries
    if dice or turn is not None:
        position["turn"] = {"seat": 0, **({"dice": dice.split()} if dice else {}), **(turn or {})}
    return Script(game, position)


class Script:
    """A race played by lines of text.

    Attributes:
        game: the race's game; s: its position now; lines: what was played.
    """

    def __init__(self, game: Game, position: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.target = game.python()
        self.s = self.target.start() if position is None else game.kind.set_up(game, position)
        self.s.log = []
        self.start = self.s.copy()
        self.lines: list[str] = []
        self.status = self.target.advance(self.s)
        self.bytes = [self.s.dump()]
        RUN.append(self)

    # --- playing ------------------------------------------------------------------------------------------------------

    def play(self, *lines: str) -> Script:
        """Plays lines; raises AssertionError where one is not possible."""
        for line in lines:
            who, _, text = line.partition(" ")
            action = ACTIONS.number(self._action(text))
            if who == "*":
                assert self.status == Status.CHANCE, f"{line!r}: no chance now; {self.asks}: {self.options}"
                assert action in self.target.outcomes(self.s)[0], f"{line!r}: possible are {self.options}"
                self.target.happen(self.s, action)
            else:
                assert self.status == Status.DECISION, f"{line!r}: nobody is asked; {self.asks}: {self.options}"
                seat = self.target.waiting(self.s)[0]
                assert self.seat(who) == seat, f"{line!r}: {self.asks}"
                assert action in self.target.options(self.s, seat), f"{line!r}: possible are {self.options}"
                self.target.choose(self.s, seat, action)
            self.lines.append(line)
            self.status = self.target.advance(self.s)
            self.bytes.append(self.s.dump())
        return self

    def seat(self, who: str | int) -> int:
        """A seat by its racer."""
        if isinstance(who, int) or who.isdigit():
            return int(who)
        return self.s.racer.index(RACERS.index(who))

    def _action(self, text: str) -> str:
        kind, _, rest = text.partition(":")
        if kind == "space" and ":" in rest:
            return f"space:{space_index(self.game, self.s, rest)}"
        if kind == "card" and not rest.isdigit():
            return f"card:{self.cards.index(rest) + 1}"
        if kind == "event" and not rest.isdigit():
            return f"event:{self.events_.index(rest) + 1}"
        return text

    @property
    def cards(self) -> list[str]:
        """Names of the Jockey cards."""
        return [card.name for card in self.game.extra.content.jockeys.cards]

    @property
    def events_(self) -> list[str]:
        """Names of the Event cards."""
        return [card.name for card in self.game.extra.content.events.events]

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def frame(self) -> str:
        """The rule that asks."""
        return self.target.frame_name(self.s)

    @property
    def asks(self) -> str:
        """Who is asked what: "pig aim", "* roll_die", "over"."""
        if self.status == Status.OVER:
            return "over"
        if self.status == Status.CHANCE:
            return f"* {self.frame}"
        seat = self.target.waiting(self.s)[0]
        racer = self.s.racer[seat]
        return f"{RACERS[racer] if racer >= 0 else seat} {self.frame}"

    @property
    def options(self) -> list[str]:
        """What may be chosen or fall now, as text; spaces, cards and events by name."""
        if self.status == Status.OVER:
            return []
        if self.status == Status.CHANCE:
            numbers = self.target.outcomes(self.s)[0]
        else:
            numbers = self.target.options(self.s, self.target.waiting(self.s)[0])
        return [self._name(ACTIONS.text(number)) for number in numbers]

    def _name(self, text: str) -> str:
        kind, _, rest = text.partition(":")
        if kind == "space":
            return f"space:{space_name(self.game, self.s, int(rest))}"
        if kind == "card":
            return f"card:{self.cards[int(rest) - 1]}"
        if kind == "event":
            return f"event:{self.events_[int(rest) - 1]}"
        return text

    @property
    def odds(self) -> dict[str, int]:
        """Outcomes of chance with their weights."""
        numbers, weights = self.target.outcomes(self.s)
        return {self._name(ACTIONS.text(n)): w for n, w in zip(numbers, weights, strict=True)}

    def space(self, who: str) -> str | None:
        """Where a racer stands; None when it is not on the Track."""
        p = self.seat(who)
        return space_name(self.game, self.s, self.s.at[p]) if self.s.status[p] == ON_TRACK else None

    def skull(self, who: str) -> str | None:
        """Where a racer's Skull Marker lies; None when it is not off the Track."""
        p = self.seat(who)
        return space_name(self.game, self.s, self.s.at[p]) if self.s.status[p] == OFF_TRACK else None

    def finished(self, who: str) -> bool:
        """Whether a racer has finished."""
        return bool(self.s.status[self.seat(who)] == FINISHED)

    def carrots(self, who: str) -> int:
        """Gold Carrots on the card."""
        return int(self.s.carrots[self.seat(who)])

    def staggers(self, who: str) -> int:
        """Staggers on the card."""
        return int(self.s.staggers[self.seat(who)])

    def fans(self, who: str) -> list[str]:
        """Spaces of the Fans, sorted."""
        return sorted(space_name(self.game, self.s, x) for x in self.s.fan_at[self.seat(who)] if x >= 0)

    @property
    def barrels(self) -> list[str]:
        """Spaces of the Barrels, sorted."""
        return sorted(space_name(self.game, self.s, x) for x in self.s.barrel_at if x >= 0)

    @property
    def tokens(self) -> dict[str, str]:
        """Tokens on the Track."""
        found = {}
        for x, here in enumerate(self.s.on):
            if here >> TOKEN_SHIFT & 3:
                found[space_name(self.game, self.s, x)] = "carrot" if here >> TOKEN_SHIFT & 3 == CARROT else "stagger"
        return found

    def rammed(self, who: str) -> list[str]:
        """Racers that a player has Rammed so far in this Turn or phase."""
        mask = self.s.rammed[self.seat(who)]
        return [RACERS[self.s.racer[p]] for p in range(4) if mask >> p & 1]

    def events(self, kind: str) -> list[dict[str, int]]:
        """Events of one kind so far."""
        number = Event[kind.upper()]
        return [dict(zip(EVENT_FIELDS[number], raw[1:], strict=False)) for raw in self.s.log if raw[0] == number]

    @property
    def places(self) -> list[int]:
        """Final places."""
        return self.target.places(self.s, self.game.seats)

    @property
    def turn_of(self) -> str | None:
        """Whose Movement Turn it is."""
        return RACERS[self.s.racer[self.s.active]] if self.s.active >= 0 else None

    # --- the compiled target ------------------------------------------------------------------------------------------

    def repeat_on_cpu(self) -> None:
        """Plays the same lines on the compiled target and compares the bytes after each."""
        cpu = self.game.cpu()
        states = self.start.array()
        cpu.advance(states)
        assert states[0].tobytes() == self.bytes[0]
        for line, expected in zip(self.lines, self.bytes[1:], strict=True):
            who, _, text = line.partition(" ")
            action = np.array([ACTIONS.number(self._action(text))], np.int32)
            if who == "*":
                cpu.happen(states, action)
            else:
                cpu.choose(states, np.array([self.seat(who)], np.int64), action)
            assert states[0].tobytes() == expected, f"the compiled target differs after {line!r}"
