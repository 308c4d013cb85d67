"""Scripted play: a position, a list of answers and outcomes as text, and what became of it.

    script = play(TWO_BOARDS, {"cars": {"black": {"space": "01A:1.6", "hand": ["sprint-repair-3"]}}},
                  "black card:sprint-repair-3", "* card:sprint-bomb-1")
    assert script.space("black") == "2:04A:1.3"

A line is a driver (colour or seat) or "*" for chance, and an action. A driver who is not asked, an action that is not
legal and an outcome that can't fall are errors that tell what would be. Every script of a test is repeated on the
compiled target afterwards, and the bytes compared (see conftest).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from pileup.engine import Game, make
from pileup.engine.target_python import Status
from pileup.games.rush_and_bash.actions import ACTIONS
from pileup.games.rush_and_bash.state import Event
from pileup.games.rush_and_bash.telling import EVENT_FIELDS

RUN: list[Script] = []  # the scripts of the running test


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
                assert self.status == Status.CHANCE, f"{line!r}: no chance now; {self.asks}"
                assert action in self.target.outcomes(self.s)[0], f"{line!r}: possible are {self.options}"
                self.target.happen(self.s, action)
            else:
                assert self.status == Status.DECISION, f"{line!r}: nobody is asked; {self.asks}"
                seat = self.target.waiting(self.s)[0]
                assert self._seat(who) == seat, f"{line!r}: {self.asks}"
                assert action in self.target.options(self.s, seat), f"{line!r}: possible are {self.options}"
                self.target.choose(self.s, seat, action)
            self.lines.append(line)
            self.status = self.target.advance(self.s)
            self.bytes.append(self.s.dump())
            assert self.s.paw_blast == 0 and not any(self.s.fuse), "a chain has left something to reckon with"
        return self

    def dice(self, *values: int) -> Script:
        """Plays rolls of the die."""
        return self.play(*(f"* die:{value}" for value in values))

    def finish_draws(self) -> Script:
        """Draws whatever comes first, as long as a card is to be drawn into a hand."""
        while self.status == Status.CHANCE and self.frame == "draw":
            self.play(f"* {ACTIONS.text(self.target.outcomes(self.s)[0][0])}")
        return self

    def _seat(self, who: str) -> int:
        colours = self.game.extra.colours
        return colours.index(who) if who in colours else int(who)

    def _action(self, text: str) -> str:
        """`space:04A:1.3` by name as well as `space:18` by number."""
        kind, _, rest = text.partition(":")
        if kind == "space" and not rest.isdigit():
            return f"space:{self.game.extra.circuit.space(rest).index}"
        return text

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def frame(self) -> str:
        """The rule that asks."""
        return self.target.frame_name(self.s)

    @property
    def asks(self) -> str:
        """Who is asked what, for messages: "black card", "* draw", "over"."""
        if self.status == Status.OVER:
            return "over"
        who = "*" if self.status == Status.CHANCE else self.game.extra.colours[self.target.waiting(self.s)[0]]
        return f"{who} {self.frame}"

    @property
    def options(self) -> list[str]:
        """What may be chosen or fall now, as text; spaces by name."""
        if self.status == Status.OVER:
            return []
        if self.status == Status.CHANCE:
            numbers = self.target.outcomes(self.s)[0]
        else:
            numbers = self.target.options(self.s, self.target.waiting(self.s)[0])
        texts = [ACTIONS.text(number) for number in numbers]
        spaces = self.game.extra.circuit.spaces
        return [f"space:{spaces[int(t[6:])].name}" if t.startswith("space:") else t for t in texts]

    @property
    def odds(self) -> dict[str, int]:
        """Outcomes of chance with their weights."""
        numbers, weights = self.target.outcomes(self.s)
        return {ACTIONS.text(number): weight for number, weight in zip(numbers, weights, strict=True)}

    @property
    def position(self) -> dict[str, Any]:
        """The position in readable form."""
        return self.game.kind.position(self.game, self.s)

    def car(self, colour: str) -> dict[str, Any]:
        """A car in the position."""
        return self.position["cars"][colour]

    def space(self, colour: str) -> str:
        """Where a car is."""
        return self.car(colour)["space"]

    def hearts(self, colour: str) -> int:
        """A car's heart."""
        return self.car(colour)["hearts"]

    @property
    def events(self) -> list[tuple[Any, ...]]:
        """What happened: (name, then numbers; seats as colours and spaces by name)."""
        found = []
        spaces, colours = self.game.extra.circuit.spaces, self.game.extra.colours
        for number, *values in self.s.log:
            shown: list[Any] = []
            for key, value in zip(EVENT_FIELDS[number], values, strict=False):
                if key.endswith("space"):
                    shown.append(spaces[value].name if value >= 0 else None)
                elif key.endswith("seat"):
                    shown.append(colours[value])
                else:
                    shown.append(value)
            found.append((Event(number).name.lower(), *shown))
        return found

    def happened(self, *names: str) -> list[tuple[Any, ...]]:
        """The events of these names, in order."""
        return [event for event in self.events if event[0] in names]

    # --- the other target ---------------------------------------------------------------------------------------------

    def repeat_on_cpu(self) -> None:
        """Plays the same lines on the compiled target; every position must have the same bytes."""
        cpu = self.game.cpu()
        states = self.start.array()
        statuses = cpu.advance(states)
        assert states[0].tobytes() == self.bytes[0], "the start differs"
        for line, expected in zip(self.lines, self.bytes[1:], strict=True):
            action = np.array([ACTIONS.number(self._action(line.partition(" ")[2]))], np.int32)
            if statuses[0] == Status.CHANCE:
                statuses = cpu.happen(states, action)
            else:
                statuses = cpu.choose(states, np.array([0], np.int32), action)
            assert states[0].tobytes() == expected, f"the targets differ after {line!r}"


def race(circuit: Any = "first-game", seats: int = 2, **options: Any) -> Game:
    """A game on a circuit; seat 0 starts first unless told otherwise."""
    return make("rush-and-bash", seats=seats, circuit=circuit, **{"first_seat": "0", **options})


def play(circuit: Any, position: Mapping[str, Any], *lines: str, seats: int = 2, **options: Any) -> Script:
    """Sets a position up on a circuit and plays lines."""
    return Script(race(circuit, seats, **options), position).play(*lines)
