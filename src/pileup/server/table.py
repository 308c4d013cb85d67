"""One table, live in memory: its race, rebuilt from its entries, and the people who look at it."""

from __future__ import annotations

import asyncio
import json
import time
from collections import OrderedDict
from typing import Any, TypeVar

import msgspec

from pileup.engine.game import Game
from pileup.engine.make import make
from pileup.errors import PileupError
from pileup.play import Race, Sitter, passing, replay
from pileup.server.choices import Choices
from pileup.server.ledger import ChatLine, Entry, SeatRow, TableRow
from pileup.server.messages import TableSettings
from pileup.server.thinking import Thinking
from pileup.server.uptime import Outages

__all__ = ["LiveTable", "TableSpoilt", "Viewer", "Wish", "described", "game_of", "settings_of"]


K = TypeVar("K")
V = TypeVar("V")
PRESENCE_LASTS = 40.0  # seconds that another process' word about who is here holds


class TableSpoilt(PileupError):
    """What is stored of a table does not replay: it was written by other rules or content."""


class Games:
    """Games by their description as text: one built game serves every table that races the same."""

    def __init__(self, kept: int = 64) -> None:
        self._kept, self._games = kept, OrderedDict[str, Game]()

    def __call__(self, description: str) -> Game:
        """The game of a stored description."""
        game = self._games.get(description)
        return game if game is not None else self.keep(make(json.loads(description)), description)

    def keep(self, game: Game, description: str | None = None) -> Game:
        """Keeps a built game for the tables to come."""
        self._games[description or described(game)] = game
        while len(self._games) > self._kept:
            self._games.popitem(last=False)
        return game

    def clear(self) -> None:
        """Forgets all."""
        self._games.clear()


game_of = Games()


def described(game: Game) -> str:
    """A game's description as it is stored."""
    return json.dumps(game.description(), sort_keys=True)


class Wish(msgspec.Struct):
    """A wish to take a choice back, at step `sequence`: the seats in `waiting` have yet to agree, `agreed` did."""

    seat: int
    sequence: int
    waiting: list[int]
    agreed: list[int] = []


class Few(OrderedDict[K, V]):
    """A dictionary that keeps the `most` newest, so that nobody fills the memory by asking in ever new ways."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        if len(self) > self._most:
            self.popitem(last=False)


class Viewer:
    """An open event stream: wakes up when there is news."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats
        self.news = asyncio.Event()
        self.closed = False


class LiveTable:
    """A table in memory. Everything here may be forgotten and loaded again.

    `lock` is held by whoever changes the race or reads it, so that nobody sees a step that is not yet on disk.

    Attributes:
        race: None before the start, and when it must be loaded again.
        sequence: number of the last entry; answers: decision id → (option, sequence) of what was accepted.
        choices: who chose at which step, and what of it was taken back.
        marks: how many raw events there were after an entry, by sequence number; undone: sequence of the last undo.
        outages: when the server was not there, as far as it is known.
        stale: somebody else (another process) wrote; look into the database before the next use.
    """

    def __init__(self, row: TableRow, seats: list[SeatRow], chat: list[ChatLine], game: Game | None = None) -> None:
        self.id = row.id
        self._game = (row.description, game_of(row.description) if game is None else game)
        self.row = row
        self.seats = seats
        self.chat = chat
        self.settings = settings_of(row.settings)
        self.race: Race | None = None
        self.sequence = 0
        self.marks: dict[int, int] = {0: 0}
        self.undone = 0
        self.answers: dict[str, tuple[str, int]] = {}
        self.choices = Choices()
        self.thinking = Thinking(self.settings, len(seats))
        self.outages = Outages()
        self._bars: dict[tuple[int, int, bool], str | None] = {}
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.stale = False
        self.touched = time.monotonic()
        self.changes = 0  # counts everything that viewers are told of, presence included
        self.away: dict[int, float] = {}
        self.elsewhere: dict[
            str, tuple[frozenset[int], float]
        ] = {}  # who is here by way of other processes, as of when
        self.settles = 0.0  # until when people may be here whom this process does not know of yet
        self.bots_busy = False
        self.rendered = Few[Any, bytes](64)
        self.known: dict[int, list[int]] = {}

    @property
    def game(self) -> Game:
        """What is raced here (the host's choices until the start may change it)."""
        if self._game[0] != self.row.description:
            self._game = (self.row.description, game_of(self.row.description))
        return self._game[1]

    # --- the race -----------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Makes the race as it is before the first entry."""
        row = self.row
        game = self.game
        if row.rules_version != game.kind.rules_version or row.content_hash != game.content_hash:
            raise TableSpoilt(
                f"This race began under other rules or content of {game.kind.title}; it can't go on under today's.",
                "table",
                "The Pileup of that time can still open it.",
            )
        sitters = [_sitter(seat) for seat in self.seats]
        origin = json.loads(row.origin) if row.origin else {}
        if "whole" in origin:
            self.race = replay(origin["record"])
        elif "record" in origin:
            self.race = replay(origin["record"]).branch(origin["at"], seed=row.seed, chance="live")
            self.race.sitters = sitters
        elif "position" in origin:
            self.race = Race.set_up(game, origin["position"], seed=row.seed, seats=sitters)
        else:
            self.race = Race(game, seed=row.seed, seats=sitters)
        self.sequence = 0
        self.undone = 0
        self.answers = {}
        self.choices = Choices()
        self.known = {}
        self.marks = {0: self.event_count}
        self.thinking = Thinking(self.settings, len(self.seats))
        self.thinking.began(row.started or row.created, self.waiting)

    def apply(self, entries: list[Entry]) -> None:
        """Plays stored entries on; TableSpoilt when they do not come out as they did."""
        race = self.race
        assert race is not None
        for entry in entries:
            if entry.sequence != self.sequence + 1:
                raise TableSpoilt(f"Step {self.sequence + 1} is missing.", f"table {self.id}")
            try:
                if entry.kind in ("undo", "agreed"):
                    race.undo(entry.seat, agreed=entry.kind == "agreed")
                    self.undone = entry.sequence
                    self.known = {}
                else:
                    seat, _, option = entry.lines.partition("\n")[0].partition(" ")
                    race.choose(int(seat), option)
                    if entry.decision is not None:
                        self.answers[entry.decision] = (option, entry.sequence)
            except PileupError as error:
                raise TableSpoilt(f"Step {entry.sequence} does not replay.", f"table {self.id}") from error
            self._note(entry)
            if self.line_count != entry.length:
                raise TableSpoilt(f"Step {entry.sequence} comes out differently.", f"table {self.id}")

    def take_race(self, other: LiveTable) -> None:
        """Takes the race of a table that was built aside."""
        self.race, self.sequence, self.marks = other.race, other.sequence, other.marks
        self.undone, self.answers, self.known = other.undone, other.answers, {}
        self.choices = other.choices
        self.thinking, self._bars = other.thinking, {}

    def accept(self, entry: Entry) -> None:
        """Notes an entry that the race already holds and that is now on disk."""
        if entry.kind in ("undo", "agreed"):
            self.undone = entry.sequence
            self.known = {}
        elif entry.decision is not None:
            self.answers[entry.decision] = (entry.lines.partition("\n")[0].partition(" ")[2], entry.sequence)
        self._note(entry)

    def _note(self, entry: Entry) -> None:
        self.sequence = entry.sequence
        self.marks[entry.sequence] = self.event_count
        self.choices.note(entry)
        self.thinking.stepped(entry, self.waiting)
        self._bars.clear()
        if len(self.marks) > 4000:  # who was away for longer gets the whole position
            for old in sorted(self.marks)[:1000]:
                del self.marks[old]

    def undo_bar(self, seat: int, agreed: bool = False) -> str | None:
        """`Race.undo_bar`, worked out once a step."""
        key = (self.sequence, seat, agreed)
        if key not in self._bars:
            self._bars[key] = "The race has not begun." if self.race is None else self.race.undo_bar(seat, agreed)
        return self._bars[key]

    @property
    def wish(self) -> Wish | None:
        """The wish for an undo, unless somebody went on since."""
        wish = msgspec.json.decode(self.row.undo, type=Wish) if self.row.undo else None
        return wish if wish is not None and wish.sequence == self.sequence else None

    @property
    def event_count(self) -> int:
        """How many events the rules have told."""
        return 0 if self.race is None else len(self.race.told)

    @property
    def line_count(self) -> int:
        """How many lines the record has, open answers of a simultaneous choice included."""
        return 0 if self.race is None else self.race.line_count

    @property
    def waiting(self) -> list[int]:
        """The seats that must decide."""
        return [] if self.race is None else self.race.waiting

    def passed(self, seat: int) -> str | None:
        """The answer that a waiting seat gives by itself, as it passes such windows; None where it must be asked.

        Right after an undo it is asked: whoever took a choice back wants to choose.
        """
        row, race = self.seats[seat], self.race
        if race is None or not row.passes or row.kind != "person" or row.bot or 0 < self.sequence == self.undone:
            return None
        return passing(race, seat, row.passes.split(","))

    # --- the people ---------------------------------------------------------------------------------------------------

    def here(self, seat: int) -> bool:
        """Whether somebody with this seat's token has the table open, at whichever process."""
        if any(seat in viewer.seats for viewer in self.viewers):
            return True
        recent = time.monotonic() - PRESENCE_LASTS
        return any(seat in seats and at > recent for seats, at in self.elsewhere.values())

    @property
    def watched(self) -> bool:
        """Whether anybody has the table open, as far as this process knows."""
        return bool(self.viewers) or any(self.here(seat.seat) for seat in self.seats)

    @property
    def settled(self) -> bool:
        """Whether it has been in memory for long enough to say who is away: people come back within seconds."""
        return time.monotonic() >= self.settles

    @property
    def present(self) -> frozenset[int]:
        """The seats that are here by way of this process."""
        return frozenset(seat for viewer in self.viewers for seat in viewer.seats)

    def publish(self) -> None:
        """Wakes every stream of this table; call it after the commit, never before."""
        self.changes += 1
        self.rendered.clear()
        self.touched = time.monotonic()
        for viewer in self.viewers:
            viewer.news.set()


def settings_of(text: str) -> TableSettings:
    """The settings of a table's row."""
    return msgspec.json.decode(text, type=TableSettings)


def _sitter(seat: SeatRow) -> Sitter:
    if seat.kind == "bot":
        return Sitter(seat.name, "bot", seat.bot or "")
    return Sitter(seat.name, "rulebook" if seat.kind == "rulebook" else "person")
