"""The greedy bot: looks at the end of its own move, and no further."""

from __future__ import annotations

from typing import Any

from pileup.bots.bot import Bot, Observation
from pileup.engine.search import MAX_STEPS
from pileup.engine.streams import below, stream
from pileup.engine.target_python import PythonTarget, Status

__all__ = ["GreedyBot"]

WORLDS = 4


class GreedyBot(Bot):
    """Tries each option in a few possible worlds to the end of its own move, and takes the best on average.

    The worlds and the luck in them are the same for every option. What is good is the game's own `standing`; a game
    without one leaves only a won or lost race to be told apart, and chance for the rest. Where the compiled rules are
    at hand they do the work, a hundred times as fast and with the same result.
    """

    name = "greedy"

    def __init__(self) -> None:
        self._target: PythonTarget | None = None

    def choose(self, observation: Observation) -> int:
        """The option with the best outlook; equal ones at random."""
        if len(observation.options) == 1:
            return observation.options[0]
        game = observation.game
        outlooks = self._compiled(observation) if game.compiled else self._interpreted(observation)
        best = max(outlooks)
        equal = [action for action, outlook in zip(observation.options, outlooks, strict=True) if outlook == best]
        return equal[below(observation.key, 0, len(equal))]

    def _compiled(self, observation: Observation) -> list[int]:
        """Each option's outlook, summed over the worlds, by the compiled rules."""
        return observation.game.cpu().look(
            observation.state.array(),
            observation.seat,
            observation.game.seats,
            observation.key,
            observation.options,
            WORLDS,
        )

    def _interpreted(self, observation: Observation) -> list[int]:
        """The same numbers from the python target."""
        game = observation.game
        if self._target is None or self._target.t is not game.static:
            self._target = game.python(own=True)
        target = self._target
        seat, key = observation.seat, observation.key
        worlds = [target.determinise(observation.state, seat, stream(key, world, 0)) for world in range(WORLDS)]
        outlooks = []
        for action in observation.options:
            total = 0
            for world, start in enumerate(worlds):
                s = start.copy()
                target.choose(s, seat, action)
                total += self._outlook(target, s, seat, game.seats, stream(key, world, 1))
            outlooks.append(total)
        return outlooks

    def _outlook(self, target: PythonTarget, s: Any, seat: int, seats: int, key: int) -> int:
        """Goes on at random to the end of the move: until another seat, or a new choice of all, is asked.

        Returns:
            how the seat then stands, 0 to 1000.
        """
        for counter in range(MAX_STEPS):
            status = target.advance(s)
            if status == Status.OVER:
                places = target.places(s, seats)
                beaten = sum(place > places[seat] for place in places)
                return 1000 * beaten // max(1, seats - 1) if places[seat] > 1 else 1000
            if status == Status.CHANCE:
                outcomes, weights = target.outcomes(s)
                point = below(key, counter, sum(weights))
                at = 0
                while point >= weights[at]:
                    point -= weights[at]
                    at += 1
                target.happen(s, outcomes[at])
            else:
                waiting = target.waiting(s)
                another = waiting != [seat] if status == Status.DECISION else seat in waiting
                if another:
                    break
                options = target.options(s, waiting[0])
                target.choose(s, waiting[0], options[below(key, counter, len(options))])
        standing = target.standing(s, seats)
        return 500 if standing is None else int(standing[seat])
