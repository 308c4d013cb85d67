"""The cpu target: the same rules as machine code, over arrays of states.

`loader` makes it, `door` is what it calls.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from pileup.engine import search
from pileup.engine.door import OPERATIONS
from pileup.engine.loader import build_door

if TYPE_CHECKING:
    from pileup.engine.game import GameKind

__all__ = ["CpuTarget", "SearchTree"]

States = npt.NDArray[Any]
Counts = npt.NDArray[np.int64]
Numbers = npt.NDArray[np.int32]

_LOCK = threading.Lock()
_DOORS: dict[tuple[str, bool], Any] = {}
_NO_TREE = np.zeros((1, search.COLUMNS), np.int32)
_NO_VALUE = np.zeros(9, np.float32)
_NO_PATH = np.zeros(1, np.int32)


class CpuTarget:
    """One game's rules as machine code, on arrays of states; a trusted door: actions are not checked.

    Args:
        kind: the game.
        static: structured array of length 1, the race's static record.
        start: structured array of length 1, the position at the start.
        checked: compiled with bounds checks.
    """

    def __init__(self, kind: GameKind, static: States, start: States, checked: bool = False) -> None:
        self.kind = kind
        self.static = static
        self.start = start
        with _LOCK:
            key = (kind.name, checked)
            if key not in _DOORS or _DOORS[key][0] is not kind:
                _DOORS[key] = (kind, build_door(kind, checked))
            self._door = _DOORS[key][1]
        self.width = kind.max_options

    def _call(
        self,
        op: int,
        states: States,
        actions: Numbers,
        out: Numbers,
        counts: Counts,
        seed: int = 0,
        first: int = 0,
        limit: int = 0,
    ) -> None:
        weight = np.zeros(self.width, np.int32)
        self._door(
            op,
            states,
            self.static,
            self.start,
            actions,
            out,
            weight,
            counts,
            seed,
            first,
            limit,
            _NO_TREE,
            _NO_VALUE,
            _NO_PATH,
        )

    def begin(self, count: int) -> States:
        """`count` states at the start of a race (not advanced)."""
        return np.repeat(self.start, count)

    def advance(self, states: States) -> Counts:
        """Runs automatic frames; the status of each state (-1: a rule looped)."""
        n = len(states)
        counts = np.zeros((n, 4), np.int64)
        self._call(OPERATIONS["ADVANCE"], states, np.zeros(n, np.int32), np.zeros((1, self.width), np.int32), counts)
        return counts[:, 0]

    def options(self, states: States, statuses: Counts, seat: int = -1) -> tuple[list[list[int]], list[int]]:
        """Legal actions of each state that waits for a decision, and the seat asked (-1: the lowest waiting)."""
        n = len(states)
        counts = np.zeros((n, 4), np.int64)
        counts[:, 0] = statuses
        out = np.zeros((n, self.width), np.int32)
        self._call(OPERATIONS["OPTIONS"], states, np.full(n, seat, np.int32), out, counts)
        return [out[i, : counts[i, 2]].tolist() for i in range(n)], counts[:, 1].tolist()

    def choose(self, states: States, seats: Counts, actions: Numbers) -> Counts:
        """Applies one legal action to each state and advances; the new statuses."""
        n = len(states)
        counts = np.zeros((n, 4), np.int64)
        counts[:, 1] = seats
        self._call(
            OPERATIONS["CHOOSE"],
            states,
            np.ascontiguousarray(actions, np.int32),
            np.zeros((1, self.width), np.int32),
            counts,
        )
        return counts[:, 0]

    def outcomes(self, states: States) -> tuple[list[int], list[int]]:
        """Outcomes and weights of the chance event that a single state waits for."""
        out, weight = np.zeros((1, self.width), np.int32), np.zeros(self.width, np.int32)
        counts = np.zeros((1, 4), np.int64)
        no = np.zeros(1, np.int32)
        self._door(
            OPERATIONS["OUTCOMES"],
            states[:1],
            self.static,
            self.start,
            no,
            out,
            weight,
            counts,
            0,
            0,
            0,
            _NO_TREE,
            _NO_VALUE,
            _NO_PATH,
        )
        n = int(counts[0, 2])
        return out[0, :n].tolist(), weight[:n].tolist()

    def happen(self, states: States, actions: Numbers) -> Counts:
        """Applies one outcome to each state and advances; the new statuses."""
        n = len(states)
        counts = np.zeros((n, 4), np.int64)
        self._call(
            OPERATIONS["HAPPEN"],
            states,
            np.ascontiguousarray(actions, np.int32),
            np.zeros((1, self.width), np.int32),
            counts,
        )
        return counts[:, 0]

    def step(
        self,
        states: States,
        actions: Numbers,
        counts: Counts,
        out: Numbers,
        seed: int,
        first: int = 0,
    ) -> None:
        """Chooses (where a decision waits), then goes on through chance to the next decision or the end.

        Args:
            states, actions: n each.
            counts: (n, 4) in and out: status, asked seat, number of options, chance events so far.
            out: (n, max_options) the options, legal in the first counts[i, 2] places.
            seed, first: chance comes from the streams of games first … first + n - 1.
        """
        self._call(OPERATIONS["STEP"], states, actions, out, counts, seed, first)

    def step_for(
        self, seat: int, states: States, actions: Numbers, counts: Counts, out: Numbers, seed: int, first: int = 0
    ) -> None:
        """As `step`, but goes on with random choices of all other seats until `seat` is asked, or the race is over."""
        self._call(OPERATIONS["STEP_FOR"], states, actions, out, counts, seed, first, seat)

    def play(self, count: int, seed: int, first: int = 0, limit: int = 1_000_000) -> tuple[States, Counts, Numbers]:
        """Whole random races: games first … first + count - 1 of a run.

        Returns:
            final states; (count, 4) decisions, forced decisions, chance events, status (0 = over, else `limit` was
            reached, -1 = a rule looped); (count, max_options) final places in the first columns.
        """
        states = np.zeros(count, self.kind.State.dtype)
        counts = np.zeros((count, 4), np.int64)
        places = np.zeros((count, self.width), np.int32)
        self._call(OPERATIONS["PLAY"], states, np.zeros(count, np.int32), places, counts, seed, first, limit)
        return states, counts, places[:, : self.kind.max_seats]

    def play_on(self, states: States, seed: int, first: int = 0, limit: int = 1_000_000) -> tuple[Counts, Numbers]:
        """Plays given states, in place, to the end at random; counts and places as `play` gives them."""
        n = len(states)
        counts = np.zeros((n, 4), np.int64)
        places = np.zeros((n, self.width), np.int32)
        self._call(OPERATIONS["PLAY_ON"], states, np.zeros(n, np.int32), places, counts, seed, first, limit)
        return counts, places[:, : self.kind.max_seats]

    def random_steps(self, states: States, counts: Counts, out: Numbers, steps: int, seed: int, first: int = 0) -> None:
        """`steps` random decisions in every state, starting anew where a race is over; counts and out as in `step`."""
        self._call(OPERATIONS["RANDOM_STEPS"], states, np.zeros(len(states), np.int32), out, counts, seed, first, steps)

    def hide(self, states: States, statuses: Counts, seat: int | Counts) -> None:
        """Hides, in place, what `seat` can't know: one seat for all states, or one for each."""
        n = len(states)
        counts = np.zeros((n, 4), np.int64)
        counts[:, 0] = statuses
        seats = np.full(n, seat, np.int32)
        self._call(OPERATIONS["HIDE"], states, seats, np.zeros((1, self.width), np.int32), counts)

    def determinise(self, states: States, seat: int, seed: int, first: int = 0) -> None:
        """Fills hidden states, in place, with possible truths; state i draws from stream (seed, first + i)."""
        n = len(states)
        counts = np.zeros((n, 4), np.int64)
        self._call(
            OPERATIONS["DETERMINISE"],
            states,
            np.full(n, seat, np.int32),
            np.zeros((1, self.width), np.int32),
            counts,
            seed,
            first,
        )

    def clone(self, states: States, times: int) -> None:
        """Copies states[0] over the others, `times` in all (for the benchmark)."""
        n = len(states)
        counts = np.zeros((n, 4), np.int64)
        self._call(
            OPERATIONS["CLONE"], states, np.zeros(n, np.int32), np.zeros((1, self.width), np.int32), counts, 0, 0, times
        )

    def look(self, hidden: States, seat: int, seats: int, key: int, actions: list[int], worlds: int) -> list[int]:
        """How each action of `seat` turns out at the end of its move, summed over possible worlds (`search.look`)."""
        states = np.repeat(hidden, worlds + 2)
        given = np.array([seat, seats, *actions], np.int32)
        counts = np.zeros((len(actions), 4), np.int64)
        self._call(OPERATIONS["LOOK"], states, given, np.zeros((1, self.width), np.int32), counts, key, 0, len(actions))
        totals: list[int] = counts[:, 0].tolist()
        return totals

    def search(
        self,
        hidden: States,
        seat: int,
        seats: int,
        seed: int,
        budget: int,
        *,
        first: int = 0,
        work: int = 0,
        depth: int = 0,
        exploration: float = search.EXPLORATION,
        tree: SearchTree | None = None,
    ) -> dict[int, tuple[int, float]]:
        """Tree search from what `seat` sees (module `search`).

        Args:
            hidden: structured array of length 1: the hidden position, at a decision of `seat`.
            seed, first: iteration k draws from streams (seed, first + k).
            budget: iterations; work: decisions in all of them together, 0 = no limit.
            depth: random decisions before the game's `standing` is taken, 0 = to the end.
            tree: reusable memory.

        Returns:
            visits and mean reward (0 to 1) of each tried action of `seat`.
        """
        memory = tree or SearchTree(budget, len(self.kind.actions))
        if len(memory.path) < search.MAX_PATH + len(self.kind.actions):
            raise ValueError(f"the tree has no room for {len(self.kind.actions)} actions")
        states = np.concatenate([hidden, hidden])
        memory.value[0] = exploration
        out = np.zeros((1, self.width), np.int32)
        actions = np.array([seat, seats, depth, work], np.int32)
        counts = np.zeros((1, 4), np.int64)
        weight = np.zeros(self.width, np.int32)
        self._door(
            OPERATIONS["SEARCH"], states, self.static, self.start, actions, out, weight, counts, seed, first, budget,
            memory.tree, memory.value, memory.path,
        )  # fmt: skip
        return memory.root(seat)


class SearchTree:
    """Memory for one search at a time.

    Args:
        nodes: room for so many; an iteration adds at most one (in a simultaneous choice one a seat).
        actions: of the game with the most of them that it is used for.
    """

    def __init__(self, nodes: int, actions: int = 4096) -> None:
        self.tree = np.zeros((nodes + 2, search.COLUMNS), np.int32)
        self.value = np.zeros(nodes + 10, np.float32)
        self.path = np.zeros(search.MAX_PATH + actions, np.int32)  # the walk down, and a mark for each action

    def root(self, seat: int) -> dict[int, tuple[int, float]]:
        """Visits and mean reward of each action of `seat` at the root."""
        found: dict[int, tuple[int, float]] = {}
        node = int(self.tree[0, search.FIRST])
        while node > 0:
            if self.tree[node, search.SEAT] == seat and (visits := int(self.tree[node, search.VISITS])):
                found[int(self.tree[node, search.ACTION])] = (visits, float(self.value[node]) / visits)
            node = int(self.tree[node, search.SIBLING])
        return found
