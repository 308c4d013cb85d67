"""What a game is to the kernel and to everybody above it.

A game's folder offers one object `KIND` in its module `game`: a `GameKind`. Games are found by looking into
`pileup.games`; nothing lists them.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from abc import ABC, abstractmethod
from collections.abc import Mapping
from enum import IntEnum
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from pileup.engine.actions import ActionSpace
from pileup.engine.record import Record
from pileup.engine.target_python import Handlers, PythonTarget, handlers_of
from pileup.errors import PileupError, UnknownName, closest

if TYPE_CHECKING:
    from pileup.engine.target_cpu import CpuTarget
    from pileup.track.drawing import Drawing, Marker

__all__ = [
    "Build",
    "Choice",
    "Game",
    "GameKind",
    "Name",
    "OptionSpec",
    "Phrase",
    "RawEvent",
    "Window",
    "games",
    "kind_of",
]

RawEvent = tuple[int, int, int, int]


class Choice(msgspec.Struct, frozen=True):
    """One value that an option may have, and the words for it."""

    value: str
    text: str


class OptionSpec(msgspec.Struct, frozen=True):
    """One option of a game, as people set it before a race.

    Attributes:
        name: as written in `make(…, name=value)` and in records.
        kind: "choice" (one of `choices`), "flag", "int" (from `low` to `high`), "track" (a name of `choices`, a file
            or a mapping), "folder" (a content folder), "names" (one of `choices` for each seat, or none).
        default: what holds when it is left out.
        help: one sentence.
        title: what people read; left out: the name as words.
    """

    name: str
    kind: str
    default: Any
    help: str
    choices: tuple[Choice, ...] = ()
    low: int = 0
    high: int = 0
    title: str = ""

    @property
    def label(self) -> str:
        """What the option is called, in English."""
        words = self.name.replace("_", " ")
        return self.title or words[:1].upper() + words[1:]


class Name(str):
    """A name or sentence of content (a card's, a track's) in English, which other languages may have words for."""

    __slots__ = ()


class Phrase(msgspec.Struct, frozen=True):
    """Words to come: a message of the game's `words.ftl` and its arguments.

    An argument called `seat`, or ending in `_seat`, may be a seat's number: the words then have the name of who sits
    there, or of the racer. A tuple of phrases becomes a list. A `Name` is translated as content, where a language knows
    it; other text is a code that the message selects by.
    """

    message: str
    args: Mapping[str, str | int | tuple[Phrase, ...]] = {}


class Window(msgspec.Struct, frozen=True):
    """A question that only offers to use something, or a part of one: a seat may want to pass it for a whole race.

    Which windows a seat passes changes nothing that is legal (`pileup.play.passing`).

    Attributes:
        name: what people write for it: "coins"; the game's words say it in the message `window-coins`.
        frames: the frames that ask it, in lower case.
        passing: the exact text of the action that passes it.
        offers: names of the actions that it offers: ("item",) for `item:…`; (): all but the passing one.
    """

    name: str
    frames: tuple[str, ...]
    passing: str
    offers: tuple[str, ...] = ()


class Build(msgspec.Struct):
    """A game with its options, ready to race.

    Attributes:
        static: the filled static record (Python view).
        start: the position before anything happened, its first frames begun (Python view).
        options: the options in normal form, JSON-able, defaults filled in.
        content_hash: hash over all content that the race depends on.
        content: the content itself when it is not the house's, JSON-able, else None.
        extra: whatever the game's own drawing and words need (a circuit, card names).
        warnings: what the user should know (one sentence each).
    """

    static: Any
    start: Any
    options: dict[str, Any]
    content_hash: str
    content: Any = None
    extra: Any = None
    warnings: tuple[str, ...] = ()


class GameKind(ABC):
    """A game: its records, frames, actions and rules, and how people see it.

    Class attributes to give: see below. Rules are modules of undecorated functions (docs/architecture.md).
    """

    name: ClassVar[str]  # "rush-and-bash"
    title: ClassVar[str]  # "Rush & Bash"
    summary: ClassVar[str]  # two lines for the start page
    rules_version: ClassVar[int]  # goes up when a record of before would replay differently
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    State: ClassVar[type[Record]]
    Static: ClassVar[type[Record]]
    Kind: ClassVar[type[IntEnum]]
    Event: ClassVar[type[IntEnum]]
    event_fields: ClassVar[
        Mapping[int, tuple[str, ...]]
    ]  # names of an event's numbers: seat, space, from_space, card …
    actions: ClassVar[ActionSpace]
    rules: ClassVar[tuple[ModuleType, ...]]
    options: ClassVar[tuple[OptionSpec, ...]]
    max_options: ClassVar[int] = 256  # upper bound of options or outcomes of one frame
    rule_prefix: ClassVar[str]  # "RB"
    turn_events: ClassVar[frozenset[int]] = frozenset()  # events with which somebody's turn begins, for replays
    draw_frames: ClassVar[frozenset[int]] = frozenset()  # chance that turns up a card: previews tell no odds of it
    blind_draws: ClassVar[frozenset[int]] = frozenset()  # those of them that previews go past, leaving open what comes
    turn_frames: ClassVar[frozenset[int]] = frozenset()  # automatic ones that begin the next turn: previews end there
    # Questions that offer something to use, and the text of the action that uses nothing: previews look past them.
    declining: ClassVar[Mapping[int, str]] = MappingProxyType({})
    checks_frames: ClassVar[bool] = False  # `set_up` refuses every stack of frames that no race could hold
    horizon: ClassVar[int] = 0  # decisions of a play-out after which bots take `standing`; 0: they play to the end
    crash_events: ClassVar[frozenset[int]] = frozenset()  # events that make a pile-up, for the story of a race
    windows: ClassVar[tuple[Window, ...]] = ()
    view_words: ClassVar[tuple[str, ...]] = ()  # keys of a description whose values are content to be read

    # --- a race ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def build(self, seats: int, options: dict[str, Any]) -> Build:
        """Prepares a race; raises PileupError (ContentError with all reasons for content and tracks).

        `options` holds what the user gave, by name; unknown names were refused before. It accepts its own normal
        form (`Build.options` plus `content`) too, so that a description makes the same game again.
        """

    def seat_names(self, game: Game) -> list[str]:
        """What each seat's racer is called: a colour or a character, for words and pictures."""
        return [f"seat {seat + 1}" for seat in range(game.seats)]

    def rulebook_seats(self, game: Game) -> list[int]:
        """Seats that the rules play by themselves (a rulebook's own bots): nobody sits there."""
        return []

    @abstractmethod
    def describe(self, game: Game, s: Any, seat: int) -> dict[str, Any]:
        """A *hidden* position (`hide(s, seat)`) as plain, readable data: what `seat` is shown; -1: a spectator."""

    # --- positions ------------------------------------------------------------------------------------------------

    @abstractmethod
    def set_up(self, game: Game, position: Mapping[str, Any]) -> Any:
        """A state from readable data; raises InvalidPosition with every reason."""

    @abstractmethod
    def position(self, game: Game, s: Any) -> dict[str, Any]:
        """The readable data of a state; `set_up` of it gives the same bytes."""

    # --- words ----------------------------------------------------------------------------------------------------

    @abstractmethod
    def phrase_prompt(self, game: Game, s: Any, seat: int) -> Phrase:
        """What the waiting seat is asked, in one sentence."""

    @abstractmethod
    def phrase_option(self, game: Game, s: Any, seat: int, action: int) -> Phrase:
        """One option in words."""

    def phrase_outcome(self, game: Game, s: Any, action: int) -> Phrase:
        """One outcome of a chance event in words, as dice and cards show it."""
        return Phrase("outcome", {"outcome": self.actions.text(action)})

    def phrase_prospect(self, game: Game, s: Any, action: int) -> Phrase:
        """What one outcome of a chance event means, for the odds of previews: those that read the same become one."""
        return self.phrase_outcome(game, s, action)

    @abstractmethod
    def phrase_event(self, game: Game, event: RawEvent) -> Phrase | None:
        """One event in words; None for events that only pictures need."""

    def phrase_marker(self, game: Game, s: Any, marker: Marker) -> Phrase | None:
        """The name of a piece in words; None where its title is content that is translated as it is (`Name`)."""
        return None

    def option_rules(self, game: Game, s: Any, seat: int, action: int) -> tuple[str, ...]:
        """The ids of the rules behind one option, where they differ from the frame's."""
        return ()

    def event_rules(self, event: RawEvent) -> tuple[str, ...]:
        """The ids of the rules behind an event, for "why?"."""
        return ()

    def hide_event(self, game: Game, event: RawEvent, seat: int) -> RawEvent | None:
        """The event as `seat` may know it (-1: a spectator): a drawn card becomes -1 for the others, say."""
        return event

    def event_card(self, game: Game, event: RawEvent) -> str | None:
        """The name of the card that an event shows, as `option_card` names cards; None where it shows none."""
        return None

    def event_spaces(self, game: Game, event: RawEvent) -> list[int]:
        """Indexes of the spaces an event is about: by default those whose field names end in `space`."""
        names = self.event_fields.get(event[0], ())
        return [event[k + 1] for k, name in enumerate(names) if name.endswith("space") and event[k + 1] >= 0]

    def option_spaces(self, game: Game, s: Any, seat: int, action: int) -> list[int]:
        """Indexes of the spaces that glow for an option; by default that of `space:n`."""
        if self.actions.name_of(action) == "space":
            return [action - self.actions.start("space")]
        return []

    def option_card(self, game: Game, s: Any, seat: int, action: int) -> str | None:
        """The name of the card that an option plays; by default that of `card:…`."""
        text = self.actions.text(action)
        return text.partition(":")[2] if text.startswith("card:") else None

    # --- pictures -------------------------------------------------------------------------------------------------

    @abstractmethod
    def drawing(self, game: Game) -> Drawing:
        """The track of a race as far as it is known beforehand."""

    def drawing_key(self, game: Game, s: Any) -> str:
        """What a position's track looks like, where it changes while racing; "" where `drawing` is all of it.

        Positions with the same key have the same drawing. The track lies open: the key may be shown to every seat. It
        is a short text of letters, digits, ".", "_" and "-", fit for an address.
        """
        return ""

    def drawing_of(self, game: Game, key: str) -> Drawing:
        """The track of the positions that have this key.

        What two drawings of one race both show has the same index and the same place in both (but in that of "").

        Raises:
            PileupError: no position has it.
        """
        if key:
            raise PileupError(f"{self.title} has one drawing of a track.", "key", "Leave the key out.")
        return self.drawing(game)

    @abstractmethod
    def markers(self, game: Game, s: Any) -> list[Marker]:
        """Everything that lies and stands on the track in a (hidden) position."""

    # --- content --------------------------------------------------------------------------------------------------

    def export_content(self, folder: Path) -> list[Path]:
        """Writes the house content and its schemas into a new or empty folder; the files written.

        Raises:
            PileupError: the folder holds something, can't be written, or the game has no content of its own.
        """
        raise PileupError(f"{self.title} has no content to export.", "content")

    # --- the kernel's own -----------------------------------------------------------------------------------------

    @functools.cached_property
    def handlers(self) -> list[Handlers]:
        """The handlers of every frame; raises TypeError where one lacks."""
        return handlers_of(self)

    def frame_rules(self, frame: str) -> tuple[str, ...]:
        """Rule ids in the docstrings of a frame's handlers (`frame` in lower case)."""
        import re

        found: dict[str, None] = {}
        for one in self.handlers:
            if one.name == frame:
                for function in one.functions.values():
                    for rule in re.findall(rf"\b{self.rule_prefix}-[A-Z0-9]+-\d+\b", function.__doc__ or ""):
                        found[rule] = None
        return tuple(found)


class Game:
    """An immutable description of a race to be: a game, a number of seats, options.

    Attributes:
        kind: the game's rules; seats: how many competitors; options: in normal form; content_hash; warnings.
    """

    def __init__(self, kind: GameKind, seats: int, build: Build) -> None:
        self.kind = kind
        self.seats = seats
        self.options = build.options
        self.static = build.static
        self.content_hash = build.content_hash
        self.content = build.content
        self.extra = build.extra
        self.warnings = build.warnings
        self._start = build.start
        self._python: PythonTarget | None = None
        self._cpu: dict[bool, CpuTarget] = {}

    @property
    def name(self) -> str:
        """The game's name, as in `make`."""
        return self.kind.name

    def description(self) -> dict[str, Any]:
        """JSON-able data from which `make` builds the same game: name, seats, options, foreign content."""
        data: dict[str, Any] = {"game": self.kind.name, "seats": self.seats, "options": self.options}
        if self.content is not None:
            data["content"] = self.content
        return data

    def python(self, own: bool = False) -> PythonTarget:
        """The rules as written, on Python views.

        Args:
            own: a target that nobody else uses, for work in a thread (a target has scratch space).
        """
        if own:
            return PythonTarget(self.kind, self.static, self._start)
        if self._python is None:
            self._python = PythonTarget(self.kind, self.static, self._start)
        return self._python

    def cpu(self, checked: bool = False) -> CpuTarget:
        """The rules compiled, on arrays of states; compiles at the first call or loads from the cache.

        Args:
            checked: with bounds checks (slower; for tests).
        """
        if checked not in self._cpu:
            from pileup.engine.target_cpu import CpuTarget

            self._cpu[checked] = CpuTarget(self.kind, self.static.array(), self._start.array(), checked)
        return self._cpu[checked]

    @property
    def compiled(self) -> bool:
        """Whether the compiled rules are at hand, so that `cpu()` takes no time."""
        return False in self._cpu

    def _repr_svg_(self) -> str:
        """The track as a notebook shows it."""
        from pileup.track.svg import to_svg

        return to_svg(self.kind.drawing(self), title=self.kind.title, ids=f"game-{id(self):x}")

    def __repr__(self) -> str:
        options = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        return f"<{self.kind.title}, {self.seats} seats{', ' if options else ''}{options}>"


@functools.cache
def games() -> dict[str, GameKind]:
    """All games in `pileup.games`, by name."""
    import pileup.games as package

    found: dict[str, GameKind] = {}
    for module in pkgutil.iter_modules(package.__path__):
        if not module.ispkg:
            continue
        try:
            kind = importlib.import_module(f"{package.__name__}.{module.name}.game").KIND
        except ModuleNotFoundError as error:
            if error.name == f"{package.__name__}.{module.name}.game":
                continue  # a folder without game.py holds no game (yet)
            raise
        found[kind.name] = kind
    return dict(sorted(found.items()))


def kind_of(name: str) -> GameKind:
    """The game of a name; UnknownName lists the games there are."""
    known = games()
    if name not in known:
        like = closest(str(name), list(known))
        hint = f"Did you mean {like[0]}? " if like else ""
        raise UnknownName(f"There is no game {name!r}.", "game", f"{hint}Games: {', '.join(known)}.")
    return known[name]
