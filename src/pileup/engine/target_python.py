"""The python target: the rules as they are written, over Python views.

For live play, debugging, coverage and the log of events. It starts at once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import IntEnum
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pileup.engine.game import GameKind

__all__ = ["AUTOMATIC", "Handlers", "PythonTarget", "Status", "handlers_of"]


class Status(IntEnum):
    """What a position waits for after `advance`."""

    OVER = 0
    DECISION = 1
    SIMULTANEOUS = 2
    CHANCE = 3


AUTOMATIC = -1
_FORMS: dict[frozenset[str], int] = {
    frozenset({"run"}): AUTOMATIC,
    frozenset({"options", "choose"}): Status.DECISION,
    frozenset({"options", "reveal"}): Status.SIMULTANEOUS,
    frozenset({"outcomes", "happen"}): Status.CHANCE,
}
_PREFIXES = ("run", "options", "choose", "reveal", "outcomes", "happen")
HOOKS = ("places", "hide", "determinise")  # every game gives these; `standing` is welcome besides


class Handlers:
    """The handlers of one kind of frame.

    Attributes:
        kind: the frame's number; name: its name in lower case.
        form: AUTOMATIC, or the Status it waits in.
        functions: by prefix: run, options, choose, reveal, outcomes, happen.
    """

    def __init__(self, kind: int, name: str, form: int, functions: dict[str, FunctionType]) -> None:
        self.kind = kind
        self.name = name
        self.form = form
        self.functions = functions


def functions_of(modules: tuple[ModuleType, ...]) -> dict[str, FunctionType]:
    """All functions that the rules modules define themselves; one name twice is an error."""
    found: dict[str, FunctionType] = {}
    for module in modules:
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                if name in found:
                    raise TypeError(f"{name} is defined in {found[name].__module__} and in {module.__name__}")
                found[name] = value
    return found


def handlers_of(kind: GameKind) -> list[Handlers]:
    """Finds the handlers of every frame kind by name, and fails where one lacks or has too many.

    Raises:
        TypeError: listing every frame without a complete set of handlers, and every handler without a frame.
    """
    functions = functions_of(kind.rules)
    faults: list[str] = []
    found: list[Handlers] = []
    wanted: set[str] = set()
    for number, member in enumerate(kind.Kind, start=1):
        if member.value != number:
            faults.append(f"frame {member.name} has number {member.value}; frames are numbered 1, 2, … in order")
        name = member.name.lower()
        own = {prefix: functions[f"{prefix}_{name}"] for prefix in _PREFIXES if f"{prefix}_{name}" in functions}
        wanted |= {f"{prefix}_{name}" for prefix in own}
        form = _FORMS.get(frozenset(own))
        if form is None:
            has = ", ".join(f"{prefix}_{name}" for prefix in own) or "none"
            faults.append(
                f"frame {member.name} needs run_, options_+choose_, options_+reveal_ or outcomes_+happen_; it has {has}"
            )
        else:
            found.append(Handlers(number, name, form, own))
    for name in functions:
        if name.split("_")[0] in _PREFIXES and "_" in name and name not in wanted:
            faults.append(f"{name} belongs to no frame of {kind.Kind.__name__}")
    faults.extend(f"hook {hook} is missing" for hook in HOOKS if hook not in functions)
    hook = functions.get("standing")
    if hook is not None and hook.__code__.co_varnames[: hook.__code__.co_argcount] != ("s", "t", "out"):
        faults.append(f"standing in {hook.__module__} is no hook standing(s, t, out); a term needs another name")
    if faults:
        raise TypeError(f"The rules of {kind.name} are incomplete:\n  " + "\n  ".join(faults))
    return found


class PythonTarget:
    """One game's rules, run by the interpreter on Python views.

    Args:
        kind: the game.
        static: the race's static record, a Python view.
        begin: the position at the start of a race, a Python view (copied for each start).
        limit: automatic frames in a row after which the rules are taken to loop.
    """

    def __init__(self, kind: GameKind, static: Any, begin: Any, limit: int = 100_000) -> None:
        self.kind = kind
        self.t = static
        self._begin = begin
        self._limit = limit
        handlers = kind.handlers
        size = len(handlers) + 1
        self._form = [0] * size
        self._first: list[Callable[..., Any] | None] = [None] * size
        self._second: list[Callable[..., Any] | None] = [None] * size
        for one in handlers:
            self._form[one.kind] = one.form
            functions = one.functions
            self._first[one.kind] = functions.get("run") or functions.get("options") or functions.get("outcomes")
            self._second[one.kind] = functions.get("choose") or functions.get("reveal") or functions.get("happen")
        hooks = functions_of(kind.rules)
        self._places, self._hide, self._determinise = (hooks[name] for name in HOOKS)
        self._standing = hooks.get("standing")
        self._out = [0] * kind.max_options
        self._weight = [0] * kind.max_options

    def start(self) -> Any:
        """A fresh position at the start of a race; `advance` it first."""
        return self._begin.copy()

    def advance(self, s: Any) -> Status:
        """Runs automatic frames until the race is over or somebody, or chance, must speak."""
        frames, form, first, t = s.frames, self._form, self._first, self.t
        for _ in range(self._limit):
            depth = s.depth
            if depth == 0:
                return Status.OVER
            f = frames[depth - 1]
            kind = f.kind
            if form[kind] != AUTOMATIC:
                return Status(form[kind])
            first[kind](s, t, f)
        raise RuntimeError(f"{self.kind.name}: frame {self.kind.Kind(f.kind).name} ran without end")

    def advance_until(self, s: Any, rest: Collection[int]) -> Status | None:
        """As `advance`, but it stops before an automatic frame of a kind in `rest` too: None where one comes next."""
        if not rest:
            return self.advance(s)
        for _ in range(self._limit):
            if s.depth == 0:
                return Status.OVER
            f = s.frames[s.depth - 1]
            kind = f.kind
            if self._form[kind] != AUTOMATIC:
                return Status(self._form[kind])
            if kind in rest:
                return None
            self._first[kind](s, self.t, f)
        raise RuntimeError(f"{self.kind.name}: frame {self.kind.Kind(f.kind).name} ran without end")

    def status(self, s: Any) -> Status:
        """What an advanced position waits for."""
        return Status(self._form[s.frames[s.depth - 1].kind]) if s.depth else Status.OVER

    def frame_name(self, s: Any) -> str:
        """The name of the topmost frame, in lower case ("" when the race is over)."""
        return self.kind.Kind(s.frames[s.depth - 1].kind).name.lower() if s.depth else ""

    def waiting(self, s: Any) -> list[int]:
        """The seats that must decide now."""
        status = self.status(s)
        if status == Status.DECISION:
            return [s.frames[s.depth - 1].seat]
        if status == Status.SIMULTANEOUS:
            seats = s.frames[s.depth - 1].seats
            return [seat for seat in range(self.kind.max_seats) if seats >> seat & 1]
        return []

    def options(self, s: Any, seat: int) -> list[int]:
        """The legal actions of a waiting seat, in the rules' order; empty for a seat that is not asked."""
        status = self.status(s)
        f = s.frames[s.depth - 1] if s.depth else None
        if seat not in self.waiting(s) or f is None:
            return []
        if status == Status.SIMULTANEOUS:
            f.seat = seat
        count = self._first[f.kind](s, self.t, f, self._out)
        if status == Status.SIMULTANEOUS:
            f.seat = 0
        return self._out[:count]

    def choose(self, s: Any, seat: int, action: int) -> None:
        """Applies a legal action of a waiting seat (not checked here)."""
        f = s.frames[s.depth - 1]
        second = self._second[f.kind]
        if self._form[f.kind] == Status.SIMULTANEOUS:
            s.answers[seat] = action
            f.seats &= ~(1 << seat)
            if f.seats == 0:
                second(s, self.t, f)
                for k in range(len(s.answers)):
                    s.answers[k] = 0
        else:
            second(s, self.t, f, action)

    def outcomes(self, s: Any) -> tuple[list[int], list[int]]:
        """The possible outcomes of the waiting chance event and their weights."""
        f = s.frames[s.depth - 1]
        count = self._first[f.kind](s, self.t, f, self._out, self._weight)
        return self._out[:count], self._weight[:count]

    def happen(self, s: Any, action: int) -> None:
        """Applies an outcome of the waiting chance event (not checked here)."""
        f = s.frames[s.depth - 1]
        self._second[f.kind](s, self.t, f, action)

    def places(self, s: Any, seats: int) -> list[int]:
        """The final place of each seat, 1 = winner; ties share a place."""
        out = [0] * self.kind.max_seats
        self._places(s, self.t, out)
        return out[:seats]

    def standing(self, s: Any, seats: int) -> list[int] | None:
        """The game's estimate of each seat's success in a running race, 0 to 1000; None where it gives none."""
        if self._standing is None:
            return None
        out = [0] * max(8, self.kind.max_seats)
        self._standing(s, self.t, out)
        return out[:seats]

    def hide(self, s: Any, seat: int) -> Any:
        """A copy of the position with everything gone that `seat` (-1: a spectator) can't know."""
        hidden = s.copy()
        if hidden.depth and self._form[s.frames[s.depth - 1].kind] == Status.SIMULTANEOUS:
            for other in range(len(hidden.answers)):
                if other != seat:
                    hidden.answers[other] = 0
        self._hide(hidden, self.t, seat)
        return hidden

    def determinise(self, hidden: Any, seat: int, key: int) -> Any:
        """A possible truth behind a hidden position, drawn with the stream `key`."""
        truth = hidden.copy()
        self._determinise(truth, self.t, seat, key)
        return truth

    def play_random(self, s: Any, key_chance: int, key_choice: int, limit: int) -> tuple[Status, list[int]]:
        """Plays on at random to the end, drawing just as the compiled play-out does.

        Returns:
            the last status (OVER unless `limit` decisions were reached) and
            [decisions, decisions with one option only, chance events].
        """
        from pileup.engine.streams import below

        decisions = forced = chances = draws = 0
        while True:
            status = self.advance(s)
            if status == Status.OVER or decisions >= limit:
                return status, [decisions, forced, chances]
            if status == Status.CHANCE:
                outcomes, weights = self.outcomes(s)
                point = below(key_chance, chances, sum(weights))
                chances += 1
                at = 0
                while point >= weights[at]:
                    point -= weights[at]
                    at += 1
                self.happen(s, outcomes[at])
                continue
            seat = self.waiting(s)[0]
            options = self.options(s, seat)
            decisions += 1
            if len(options) > 1:
                pick = options[below(key_choice, draws, len(options))]
                draws += 1
            else:
                pick = options[0]
                forced += 1
            self.choose(s, seat, pick)
