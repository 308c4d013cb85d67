"""A bot that searches: it plays thousands of possible races on in its head, from what its seat sees.

The search is `engine.search` (determinised tree search on the compiled rules). While the rules are not compiled yet,
and patience is short, simple play-outs on the python target stand in for it: nobody at a table has to wait.
"""

from __future__ import annotations

import threading
import time
from typing import Any

from pileup.bots.bot import Bot, Observation
from pileup.engine.game import Game
from pileup.engine.streams import stream
from pileup.engine.target_cpu import CpuTarget, SearchTree
from pileup.engine.target_python import PythonTarget, Status

__all__ = ["SearchBot", "compiled", "outlooks"]

_LOCK = threading.Lock()
_COMPILING: dict[str, threading.Thread] = {}

# Play-outs of the stand-in, and where they stop.
STAND_IN = 40
STAND_IN_STEPS = 2_000
# Every iteration weighs all options at hand: with so many a simulated decision takes about twice as long.
WIDE = 12
# Nodes that a tree has room for at most (28 bytes each); a full tree is only played on from.
MOST_NODES = 500_000


def compiled(game: Game, patience: float | None) -> CpuTarget | None:
    """The compiled rules; None where they are not ready after `patience` seconds (None: waits as long as it takes).

    The first call for a game begins to compile in a thread of its own, or loads from the cache.
    """
    if patience is None:
        return game.cpu()
    with _LOCK:
        worker = _COMPILING.get(game.name)
        if worker is None:
            worker = threading.Thread(target=game.cpu, name=f"compile {game.name}", daemon=True)
            _COMPILING[game.name] = worker
            worker.start()
    worker.join(patience)
    return None if worker.is_alive() else game.cpu()


class SearchBot(Bot):
    """Chooses what a tree search visits most.

    Args:
        playouts: iterations for each decision; the same observation gives the same choice.
        work: stops after about so many simulated decisions, too (0: does not), fewer where there are many options: that
            takes about as long in every game.
        seconds: think for so long instead; the choice then depends on the machine.
        depth: random decisions after the tree before the game's `standing` is taken; 0: to the end of the race; None:
            as the game advises (`GameKind.horizon`).
        exploration: weight of what is little known against what looks good; None: 0.7 where play-outs go to the end,
            which win or lose all, else 0.3.
    """

    name = "search"

    def __init__(
        self,
        playouts: int = 1000,
        seconds: float | None = None,
        depth: int | None = None,
        exploration: float | None = None,
        work: int = 0,
    ) -> None:
        self.playouts = playouts
        self.work = work
        self.seconds = seconds
        self.depth = depth
        self.exploration = exploration
        self._tree: SearchTree | None = None

    def choose(self, observation: Observation) -> int:
        """The option that was tried most; among equals the one that did better."""
        if len(observation.options) == 1:
            return observation.options[0]
        found = self.values(observation)
        return max(observation.options, key=lambda action: found.get(action, (0, 0.0)))

    def values(self, observation: Observation) -> dict[int, tuple[int, float]]:
        """How often each option was tried and how it did on average: 1 = always first, 0 = always last."""
        target = compiled(observation.game, self.patience)
        if target is None:
            return outlooks(observation, STAND_IN)
        hidden = observation.state.array()
        if self.seconds is None:
            return self._search(target, hidden, observation, self.playouts)
        begun = time.perf_counter()
        trial = 200
        found = self._search(target, hidden, observation, trial)
        spent = time.perf_counter() - begun
        more = int(trial * (self.seconds - spent) / max(spent, 1e-6) * 0.9)
        return self._search(target, hidden, observation, min(more, 2_000_000)) if more > trial else found

    def _depth(self, game: Game) -> int:
        return game.kind.horizon if self.depth is None else self.depth

    def _search(
        self, target: CpuTarget, hidden: Any, observation: Observation, playouts: int
    ) -> dict[int, tuple[int, float]]:
        depth = self._depth(observation.game)
        exploration = (0.3 if depth else 0.7) if self.exploration is None else self.exploration
        work = 0
        if self.work and self.seconds is None:
            work = max(1, self.work * WIDE // (WIDE + len(observation.options)))
        room = min(MOST_NODES, playouts * max(1, observation.game.seats))
        if self._tree is None or len(self._tree.tree) < room + 2:
            self._tree = SearchTree(room, max(4096, len(observation.game.kind.actions)))
        return target.search(
            hidden,
            observation.seat,
            observation.game.seats,
            observation.key,
            playouts,
            work=work,
            depth=depth,
            exploration=exploration,
            tree=self._tree,
        )


def outlooks(observation: Observation, playouts: int) -> dict[int, tuple[int, float]]:
    """The same without a tree and on the python target: plays on at random after each option in turn."""
    game, seat = observation.game, observation.seat
    target = game.python(own=True)
    found = {}
    share = max(1, playouts // len(observation.options))
    for action in observation.options:
        total = 0.0
        for world in range(share):
            s = target.determinise(observation.state, seat, stream(observation.key, world, 8))
            target.choose(s, seat, action)
            total += _played_on(target, s, seat, game.seats, stream(observation.key, world, 9))
        found[action] = (share, total / share)
    return found


def _played_on(target: PythonTarget, s: Any, seat: int, seats: int, key: int) -> float:
    """A random end of a race from a seat's point of view, 0 to 1."""
    status, _ = target.play_random(s, stream(key, 0, 0), stream(key, 0, 1), STAND_IN_STEPS)
    if status != Status.OVER:
        standing = target.standing(s, seats)
        return 0.5 if standing is None else standing[seat] / 1000
    places = target.places(s, seats)
    rivals = max(1, seats - 1)
    beaten = sum(place > places[seat] for place in places) + (sum(place == places[seat] for place in places) - 1) / 2
    return (beaten / rivals + (places[seat] == 1)) / 2
