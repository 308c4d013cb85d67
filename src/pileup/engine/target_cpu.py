"""The cpu target: the same rules, compiled by Numba, over arrays of states.

The loader takes the rules modules as they are written, replaces members of IntEnums by their numbers and the verbs by
compiled ones, compiles every function once, and one entry (`door`) that holds all operations: so there is one thing
to cache. Numba's own cache would miss a change in a called file; the cache folder is therefore named by a hash over
everything that the machine code depends on.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import logging
import math
import os
import sys
import tempfile
import threading
import time
from enum import IntEnum
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from pileup.engine import search, streams, verbs
from pileup.engine.target_python import AUTOMATIC, Status

if TYPE_CHECKING:
    from pileup.engine.game import GameKind

__all__ = ["CpuTarget", "cache_folder"]

log = logging.getLogger("pileup.engine")

States = npt.NDArray[Any]
_LOCK = threading.Lock()
_DOORS: dict[tuple[str, bool], Any] = {}
LOOP_LIMIT = 100_000
_NO_TREE = np.zeros((1, search.COLUMNS), np.int32)
_NO_VALUE = np.zeros(9, np.float32)
_NO_PATH = np.zeros(1, np.int32)
# Functions below this size of bytecode are forced inline: measured to be about 1.5 times faster than leaving it to LLVM.
INLINE_BELOW = 240

(ADVANCE, OPTIONS, CHOOSE, OUTCOMES, HAPPEN, PLAY, STEP, HIDE, DETERMINISE, CLONE, PLAY_ON, RANDOM_STEPS, SEARCH) = range(13)
_OPS = (
    "ADVANCE OPTIONS CHOOSE OUTCOMES HAPPEN PLAY STEP HIDE DETERMINISE CLONE PLAY_ON RANDOM_STEPS SEARCH".split()
)

_STANDING = '''
def standing(s, t, out):
    for k in range(8):
        out[k] = 500
'''

_DOOR = '''
def advance(s, t):
    for _ in range({limit}):
        if s.depth == 0:
            return 0
        f = s.frames[s.depth - 1]
        kind = f.kind
        {advance}
    return -1


def options(s, t, seat, out):
    f = s.frames[s.depth - 1]
    kind = f.kind
    n = 0
    {options}
    return n


def choose(s, t, seat, a):
    f = s.frames[s.depth - 1]
    kind = f.kind
    {choose}


def outcomes(s, t, out, weight):
    f = s.frames[s.depth - 1]
    kind = f.kind
    n = 0
    {outcomes}
    return n


def happen(s, t, a):
    f = s.frames[s.depth - 1]
    kind = f.kind
    {happen}


def asked(s, status):
    f = s.frames[s.depth - 1]
    if status == 1:
        return f.seat + 0
    for seat in range(8):
        if f.seats >> seat & 1:
            return seat
    return -1


def chance(s, t, key, counter, out, weight):
    n = outcomes(s, t, out, weight)
    total = 0
    for k in range(n):
        total += weight[k]
    point = below(key, counter, total)
    k = 0
    while point >= weight[k]:
        point -= weight[k]
        k += 1
    happen(s, t, out[k])


def play(s, t, seed, index, limit, counts, out, weight):
    key_chance = stream(seed, index, {CHANCE})
    key_choice = stream(seed, index, {CHOICE})
    decisions = 0
    forced = 0
    chances = 0
    draws = 0
    while True:
        status = advance(s, t)
        if status <= 0 or decisions >= limit:
            break
        if status == 3:
            chance(s, t, key_chance, chances, out, weight)
            chances += 1
            continue
        seat = asked(s, status)
        n = options(s, t, seat, out)
        decisions += 1
        k = 0
        if n > 1:
            k = below(key_choice, draws, n)
            draws += 1
        else:
            forced += 1
        choose(s, t, seat, out[k])
    counts[0] = decisions
    counts[1] = forced
    counts[2] = chances
    counts[3] = status


def settle(s, t, key, count, out, weight):
    status = advance(s, t)
    while status == 3:
        chance(s, t, key, count[3], out, weight)
        count[3] += 1
        status = advance(s, t)
    count[0] = status
    count[2] = 0
    if status > 0:
        count[1] = asked(s, status)
        count[2] = options(s, t, count[1], out)
    return status


def door(op, states, t1, start, actions, out, weight, counts, seed, first, limit, tree, value, path):
    t = t1[0]
    if op == {SEARCH}:
        counts[0][0] = search(
            states, t, actions[0], actions[1], seed, first, limit, actions[2], value[0], tree, value, path, out[0], weight, value[-8:]
        )
        return
    if op == {CLONE}:
        n = len(states) - 1
        for k in range(limit):
            states[1 + k % n] = states[0]
        return
    for i in range(len(states)):
        s = states[i]
        row = out[i % len(out)]
        if op == {PLAY} or op == {PLAY_ON}:
            if op == {PLAY}:
                states[i] = start[0]
            play(s, t, seed, first + i, limit, counts[i], row, weight)
            if counts[i][3] == 0:
                for k in range(len(row)):
                    row[k] = 0
                places(s, t, row)
        elif op == {ADVANCE}:
            counts[i][0] = advance(s, t)
        elif op == {OPTIONS}:
            seat = actions[i]
            status = counts[i][0]
            if seat < 0:
                seat = asked(s, status)
            counts[i][1] = seat
            counts[i][2] = options(s, t, seat, row)
        elif op == {CHOOSE}:
            choose(s, t, counts[i][1], actions[i])
            counts[i][0] = advance(s, t)
        elif op == {OUTCOMES}:
            counts[i][2] = outcomes(s, t, row, weight)
        elif op == {HAPPEN}:
            happen(s, t, actions[i])
            counts[i][0] = advance(s, t)
        elif op == {STEP}:
            if counts[i][0] == 1 or counts[i][0] == 2:
                choose(s, t, counts[i][1], actions[i])
            settle(s, t, stream(seed, first + i, {CHANCE}), counts[i], row, weight)
        elif op == {RANDOM_STEPS}:
            key = stream(seed, first + i, {CHANCE})
            for k in range(limit):
                status = counts[i][0]
                if status > 0:
                    pick = below(key, counts[i][3], counts[i][2])
                    counts[i][3] += 1
                    choose(s, t, counts[i][1], row[pick])
                else:
                    states[i] = start[0]
                status = settle(s, t, key, counts[i], row, weight)
        elif op == {HIDE}:
            if counts[i][0] == 2:
                for k in range(len(s.answers)):
                    if k != actions[i]:
                        s.answers[k] = 0
            hide(s, t, actions[i])
        elif op == {DETERMINISE}:
            determinise(s, t, actions[i], stream(seed, first + i, {CHOICE}))
'''


def cache_folder() -> Path:
    """Where compiled rules are kept: `$PILEUP_CACHE`, else the user's cache folder."""
    own = os.environ.get("PILEUP_CACHE")
    if own:
        return Path(own)
    from platformdirs import user_cache_path

    return user_cache_path("pileup", appauthor=False)


def _sources(kind: GameKind) -> list[tuple[str, bytes]]:
    """Names and texts of everything that the machine code is made from."""
    found = []
    for module in (*kind.rules, verbs, streams, search, sys.modules[__name__], sys.modules["pileup.engine.target_python"]):
        found.append((module.__name__, Path(str(module.__file__)).read_bytes()))
    return found


def _fingerprint(kind: GameKind, checked: bool) -> str:
    import numba

    h = hashlib.sha256()
    for name, text in _sources(kind):
        h.update(name.encode() + b"\0" + text + b"\0")
    constants = [
        sorted((name, value) for name, value in vars(module).items() if isinstance(value, int | tuple) and name[0] != "_")
        for module in kind.rules
    ]
    h.update(repr(constants).encode())
    h.update(repr([[(m.name, m.value) for m in enum] for enum in (kind.Kind, kind.Event)]).encode())
    h.update(repr((kind.State.dtype.descr, kind.Static.dtype.descr, kind.max_options, checked)).encode())
    h.update(repr((numba.__version__, np.__version__, sys.version_info[:3], INLINE_BELOW)).encode())
    return h.hexdigest()[:24]


class _Numbers(ast.NodeTransformer):
    """Replaces `Event.DROVE` by its number, where `Event` is an IntEnum of the module."""

    def __init__(self, scope: dict[str, Any]) -> None:
        self.scope = scope

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.value, ast.Name):
            owner = self.scope.get(node.value.id)
            if isinstance(owner, type) and issubclass(owner, IntEnum):
                return ast.copy_location(ast.Constant(int(owner[node.attr])), node)
            if isinstance(owner, ModuleType) and isinstance(getattr(owner, node.attr, None), int):
                return ast.copy_location(ast.Constant(int(getattr(owner, node.attr))), node)
        return node


def _compiled_verbs(kind: GameKind, jit: Any) -> dict[str, Any]:
    """The verbs and streams for compiled rules; frames are zeroed field by field."""
    import numba

    u8 = numba.uint64
    gamma, mix1, mix2 = np.uint64(streams.GAMMA), np.uint64(streams.MIX1), np.uint64(streams.MIX2)
    k30, k27, k31, k32, one = (np.uint64(x) for x in (30, 27, 31, 32, 1))

    def mix(z):  # type: ignore[no-untyped-def]
        z = u8((z ^ (z >> k30)) * mix1)
        z = u8((z ^ (z >> k27)) * mix2)
        return u8(z ^ (z >> k31))

    mix = jit(mix)

    def stream(seed, index, purpose):  # type: ignore[no-untyped-def]
        key = mix(u8(u8(seed) + gamma))
        key = mix(u8((key ^ u8(index)) + gamma))
        return mix(u8((key ^ u8(purpose)) + gamma))

    def draw(key, counter):  # type: ignore[no-untyped-def]
        return mix(u8(u8(key) + u8(u8(counter) + one) * gamma))

    draw = jit(draw)

    def below(key, counter, n):  # type: ignore[no-untyped-def]
        return numba.int64(u8(u8(draw(key, counter) >> k32) * u8(n)) >> k32)

    frame = kind.State.fields["frames"].frame  # type: ignore[union-attr]
    zero = "\n    ".join(
        f"f.{name} = 0" if not field.shape else f"f.{name}[:] = 0"  # type: ignore[union-attr]
        for name, field in frame.fields.items()
    )
    source = f"""
def begin(s, kind):
    f = s.frames[s.depth]
    f.kind = kind
    s.depth += 1
    return f

def done(s):
    s.depth -= 1
    f = s.frames[s.depth]
    {zero}

def top(s):
    return s.frames[s.depth - 1]

def emit(s, event, a, b, c):
    pass
"""
    scope: dict[str, Any] = {"__name__": __name__}  # Numba's cache imports a function's module again
    exec(compile(source, "<verbs>", "exec"), scope)
    found = {name: jit(scope[name]) for name in ("begin", "done", "top", "emit")}
    found |= {"stream": jit(stream), "draw": draw, "below": jit(below)}
    return found


def _functions_of(module: ModuleType, scope: dict[str, Any]) -> dict[str, Any]:
    """A module's functions, defined anew in `scope` with numbers for the members of enums."""
    tree = ast.parse(inspect.getsource(module))
    body: list[ast.stmt] = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    tree = ast.fix_missing_locations(_Numbers(scope).visit(ast.Module(body, [])))
    exec(compile(tree, str(module.__file__), "exec"), scope)
    return {node.name: scope[node.name] for node in body}  # type: ignore[attr-defined]


def _rules(kind: GameKind, jit: Any) -> dict[str, Any]:
    """Every rules function compiled (lazily, at its first use), by name."""
    verb = _compiled_verbs(kind, jit)
    made: dict[FunctionType, Any] = {
        getattr(verbs, name): verb[name] for name in ("begin", "done", "top", "emit", "draw", "below")
    }
    scopes: list[dict[str, Any]] = []
    for module in kind.rules:
        scope = dict(vars(module))
        for name in _functions_of(module, scope):
            made[vars(module)[name]] = jit(scope[name])
        scopes.append(scope)
    for module, scope in zip(kind.rules, scopes, strict=True):
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) and value in made:
                scope[name] = made[value]
            elif isinstance(value, IntEnum):
                scope[name] = int(value)
    return verb | {function.__name__: compiled for function, compiled in made.items()}


def _chain(lines: list[tuple[int, str]], indent: int) -> str:
    """An if-chain over `kind`; LLVM makes a jump table of it."""
    if not lines:
        return "pass"
    pad = " " * indent
    out = []
    for k, (number, text) in enumerate(lines):
        word = "if" if k == 0 else "elif"
        inner = text.replace("\n", f"\n{pad}    ")
        out.append(f"{word} kind == {number}:\n{pad}    {inner}")
    return f"\n{pad}".join(out)


def _door_source(kind: GameKind) -> str:
    """The dispatch of one game, generated from the names of its handlers."""
    runs, options, choose, outcomes, happen = [], [], [], [], []
    for one in kind.handlers:
        k, name = one.kind, one.name
        if one.form == AUTOMATIC:
            runs.append((k, f"run_{name}(s, t, f)"))
            continue
        runs.append((k, f"return {int(one.form)}"))
        if one.form == Status.DECISION:
            options.append((k, f"n = options_{name}(s, t, f, out)"))
            choose.append((k, f"choose_{name}(s, t, f, a)"))
        elif one.form == Status.SIMULTANEOUS:
            options.append((k, f"f.seat = seat\nn = options_{name}(s, t, f, out)\nf.seat = 0"))
            choose.append(
                (
                    k,
                    "s.answers[seat] = a\nf.seats = f.seats & ~(1 << seat)\nif f.seats == 0:\n"
                    f"    reveal_{name}(s, t, f)\n    for k in range(len(s.answers)):\n        s.answers[k] = 0",
                )
            )
        elif one.form == Status.CHANCE:
            outcomes.append((k, f"n = outcomes_{name}(s, t, f, out, weight)"))
            happen.append((k, f"happen_{name}(s, t, f, a)"))
    parts = {
        "limit": LOOP_LIMIT,
        "advance": _chain(runs, 8),
        "options": _chain(options, 4),
        "choose": _chain(choose, 4),
        "outcomes": _chain(outcomes, 4),
        "happen": _chain(happen, 4),
    }
    numbers = {name: globals()[name] for name in _OPS}
    return _DOOR.format(**parts, **numbers, CHANCE=streams.CHANCE, CHOICE=streams.CHOICE)


def _write_once(path: Path, text: str) -> None:
    """Writes a file whole or not at all; keeps one that is there (its time stamp is part of Numba's cache key)."""
    if path.exists():
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, suffix=".tmp")
    with os.fdopen(handle, "w") as file:
        file.write(text)
    os.replace(name, path)


def _build(kind: GameKind, checked: bool) -> Any:
    """The compiled door of a game, from the cache or freshly compiled."""
    import numba

    started = time.perf_counter()
    settings = {"error_model": "numpy", "nogil": True, "boundscheck": checked}

    def jit(function: Any) -> Any:
        inline = {"forceinline": True} if len(function.__code__.co_code) < INLINE_BELOW and not checked else {}
        return numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **settings, **inline)(function)

    source = _door_source(kind)
    try:
        folder = cache_folder() / "compiled" / f"{kind.name}-{_fingerprint(kind, checked)}"
        path = folder / "door.py"
        _write_once(path, source)
        cached = True
    except OSError:  # an unwritable home must not keep anybody from racing
        path, cached = Path(f"<door of {kind.name}>"), False
    scope = {"__name__": __name__, **_rules(kind, jit)}
    exec(compile(source, str(path), "exec"), scope)
    scope["math"] = math
    searching = _functions_of(search, scope)
    if "standing" not in scope:
        exec(_STANDING, scope)
        searching["standing"] = scope["standing"]
    for name in ("advance", "options", "choose", "outcomes", "happen", "asked", "chance", "play", "settle", *searching):
        scope[name] = jit(scope[name])
    state, static = numba.from_dtype(kind.State.dtype), numba.from_dtype(kind.Static.dtype)
    i4, i8, u8 = numba.int32, numba.int64, numba.uint64
    signature = numba.void(
        i8, state[::1], static[::1], state[::1], i4[::1], i4[:, ::1], i4[::1], i8[:, ::1], u8, i8, i8, i4[:, ::1],
        numba.float32[::1], i4[::1],
    )
    warm = cached and any(folder.glob("**/*.nbi"))
    if not warm:
        log.info("Compiling the rules of %s for this machine, once …", kind.title)
    door = numba.njit(signature, cache=cached, **settings)(scope["door"])
    log.debug("%s: door %s in %.2f s", kind.name, "loaded" if warm else "compiled", time.perf_counter() - started)
    return door


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
                _DOORS[key] = (kind, _build(kind, checked))
            self._door = _DOORS[key][1]
        self.width = kind.max_options

    def _call(
        self,
        op: int,
        states: States,
        actions: npt.NDArray[np.int32],
        out: npt.NDArray[np.int32],
        counts: npt.NDArray[np.int64],
        seed: int = 0,
        first: int = 0,
        limit: int = 0,
    ) -> None:
        weight = np.zeros(self.width, np.int32)
        self._door(
            op, states, self.static, self.start, actions, out, weight, counts, seed, first, limit, _NO_TREE, _NO_VALUE, _NO_PATH
        )

    def begin(self, count: int) -> States:
        """`count` states at the start of a race (not advanced)."""
        return np.repeat(self.start, count)

    def advance(self, states: States) -> npt.NDArray[np.int64]:
        """Runs automatic frames; the status of each state (-1: a rule looped)."""
        n = len(states)
        counts = np.zeros((n, 4), np.int64)
        self._call(ADVANCE, states, np.zeros(n, np.int32), np.zeros((1, self.width), np.int32), counts)
        return counts[:, 0]

    def options(self, states: States, statuses: npt.NDArray[np.int64], seat: int = -1) -> tuple[list[list[int]], list[int]]:
        """Legal actions of each state that waits for a decision, and the seat that is asked (-1: the lowest waiting)."""
        n = len(states)
        counts = np.zeros((n, 4), np.int64)
        counts[:, 0] = statuses
        out = np.zeros((n, self.width), np.int32)
        self._call(OPTIONS, states, np.full(n, seat, np.int32), out, counts)
        return [out[i, : counts[i, 2]].tolist() for i in range(n)], counts[:, 1].tolist()

    def choose(self, states: States, seats: npt.NDArray[np.int64], actions: npt.NDArray[np.int32]) -> npt.NDArray[np.int64]:
        """Applies one legal action to each state and advances; the new statuses."""
        n = len(states)
        counts = np.zeros((n, 4), np.int64)
        counts[:, 1] = seats
        self._call(CHOOSE, states, np.ascontiguousarray(actions, np.int32), np.zeros((1, self.width), np.int32), counts)
        return counts[:, 0]

    def outcomes(self, states: States) -> tuple[list[int], list[int]]:
        """Outcomes and weights of the chance event that a single state waits for."""
        out, weight = np.zeros((1, self.width), np.int32), np.zeros(self.width, np.int32)
        counts = np.zeros((1, 4), np.int64)
        no = np.zeros(1, np.int32)
        self._door(
            OUTCOMES, states[:1], self.static, self.start, no, out, weight, counts, 0, 0, 0, _NO_TREE, _NO_VALUE, _NO_PATH
        )
        n = int(counts[0, 2])
        return out[0, :n].tolist(), weight[:n].tolist()

    def happen(self, states: States, actions: npt.NDArray[np.int32]) -> npt.NDArray[np.int64]:
        """Applies one outcome to each state and advances; the new statuses."""
        n = len(states)
        counts = np.zeros((n, 4), np.int64)
        self._call(HAPPEN, states, np.ascontiguousarray(actions, np.int32), np.zeros((1, self.width), np.int32), counts)
        return counts[:, 0]

    def step(
        self,
        states: States,
        actions: npt.NDArray[np.int32],
        counts: npt.NDArray[np.int64],
        out: npt.NDArray[np.int32],
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
        self._call(STEP, states, actions, out, counts, seed, first)

    def play(
        self, count: int, seed: int, first: int = 0, limit: int = 1_000_000
    ) -> tuple[States, npt.NDArray[np.int64], npt.NDArray[np.int32]]:
        """Whole random races: games first … first + count - 1 of a run.

        Returns:
            final states; (count, 4) decisions, forced decisions, chance events, status (0 = over, else `limit` was
            reached, -1 = a rule looped); (count, max_options) final places in the first columns.
        """
        states = np.zeros(count, self.kind.State.dtype)
        counts = np.zeros((count, 4), np.int64)
        places = np.zeros((count, self.width), np.int32)
        self._call(PLAY, states, np.zeros(count, np.int32), places, counts, seed, first, limit)
        return states, counts, places[:, : self.kind.max_seats]

    def play_on(
        self, states: States, seed: int, first: int = 0, limit: int = 1_000_000
    ) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int32]]:
        """Plays given states, in place, to the end at random; counts and places as `play` gives them."""
        n = len(states)
        counts = np.zeros((n, 4), np.int64)
        places = np.zeros((n, self.width), np.int32)
        self._call(PLAY_ON, states, np.zeros(n, np.int32), places, counts, seed, first, limit)
        return counts, places[:, : self.kind.max_seats]

    def random_steps(
        self, states: States, counts: npt.NDArray[np.int64], out: npt.NDArray[np.int32], steps: int, seed: int, first: int = 0
    ) -> None:
        """`steps` random decisions in every state, starting anew where a race is over; counts and out as in `step`."""
        self._call(RANDOM_STEPS, states, np.zeros(len(states), np.int32), out, counts, seed, first, steps)

    def hide(self, states: States, statuses: npt.NDArray[np.int64], seat: int) -> None:
        """Hides, in place, what `seat` can't know."""
        n = len(states)
        counts = np.zeros((n, 4), np.int64)
        counts[:, 0] = statuses
        self._call(HIDE, states, np.full(n, seat, np.int32), np.zeros((1, self.width), np.int32), counts)

    def determinise(self, states: States, seat: int, seed: int, first: int = 0) -> None:
        """Fills hidden states, in place, with possible truths; state i draws from stream (seed, first + i)."""
        n = len(states)
        counts = np.zeros((n, 4), np.int64)
        self._call(DETERMINISE, states, np.full(n, seat, np.int32), np.zeros((1, self.width), np.int32), counts, seed, first)

    def clone(self, states: States, times: int) -> None:
        """Copies states[0] over the others, `times` in all (for the benchmark)."""
        n = len(states)
        counts = np.zeros((n, 4), np.int64)
        self._call(CLONE, states, np.zeros(n, np.int32), np.zeros((1, self.width), np.int32), counts, 0, 0, times)

    def search(
        self,
        hidden: States,
        seat: int,
        seats: int,
        seed: int,
        budget: int,
        *,
        first: int = 0,
        depth: int = 0,
        exploration: float = search.EXPLORATION,
        tree: SearchTree | None = None,
    ) -> dict[int, tuple[int, float]]:
        """Tree search from what `seat` sees (module `search`).

        Args:
            hidden: structured array of length 1: the hidden position, at a decision of `seat`.
            seed, first: iteration k draws from streams (seed, first + k).
            budget: iterations; depth: random decisions before the game's `standing` is taken, 0 = to the end.
            tree: reusable memory.

        Returns:
            visits and mean reward (0 to 1) of each tried action of `seat`.
        """
        memory = tree or SearchTree(budget)
        states = np.concatenate([hidden, hidden])
        memory.value[0] = exploration
        out = np.zeros((1, self.width), np.int32)
        actions = np.array([seat, seats, depth], np.int32)
        counts = np.zeros((1, 4), np.int64)
        weight = np.zeros(self.width, np.int32)
        self._door(
            SEARCH, states, self.static, self.start, actions, out, weight, counts, seed, first, budget,
            memory.tree, memory.value, memory.path,
        )  # fmt: skip
        return memory.root(seat)


class SearchTree:
    """Memory for one search at a time.

    Args:
        nodes: how many nodes there is room for; a search adds at most one an iteration (a simultaneous choice: one a seat).
    """

    def __init__(self, nodes: int) -> None:
        self.tree = np.zeros((nodes + 2, search.COLUMNS), np.int32)
        self.value = np.zeros(nodes + 10, np.float32)
        self.path = np.zeros(search.MAX_PATH, np.int32)

    def root(self, seat: int) -> dict[int, tuple[int, float]]:
        """Visits and mean reward of each action of `seat` at the root."""
        found: dict[int, tuple[int, float]] = {}
        node = int(self.tree[0, search.FIRST])
        while node > 0:
            if self.tree[node, search.SEAT] == seat and (visits := int(self.tree[node, search.VISITS])):
                found[int(self.tree[node, search.ACTION])] = (visits, float(self.value[node]) / visits)
            node = int(self.tree[node, search.SIBLING])
        return found
