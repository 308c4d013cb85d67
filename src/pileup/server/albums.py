"""A finished race as pictures: what everybody saw after each line, kept for the time when its rules are others.

A record replays only under the rules and the content that it was raced under. The album of a race needs neither: it
holds the drawing of its track and, for every seat and a watcher, each position and each sentence of the log. Positions
are kept as what changed since the one before, other languages as what they say otherwise than English, which makes a
long race some fifty to eighty kilobytes.
"""

from __future__ import annotations

import lzma
from typing import Any

import msgspec

from pileup.engine.game import Game
from pileup.errors import PileupError
from pileup.play import Race, play_line
from pileup.play.asked import Event
from pileup.play.words import spoken
from pileup.server.messages import ReplayStep
from pileup.server.replays import Log
from pileup.track.drawing import Marker

__all__ = ["Album", "AlbumSpoilt", "album_of", "read_album"]

VERSION = 1
_LARGEST = 64 * 1024 * 1024  # bytes of an album unpacked


class AlbumSpoilt(PileupError):
    """These bytes are no album that this Pileup can read."""


Page = tuple[Any, Any, Any]  # events, and what changed in view and markers


class Album(msgspec.Struct):
    """A finished race as it was seen.

    Attributes:
        title: of the game; racers: what the pieces are called, by seat; drawing: the track before the race, as JSON.
        lines: of its record; rounds: after each number of lines.
        keys: of the drawing after each number of lines; drawings: by key, as JSON. Where the track never changes there
            are none.
        pages: after each number of lines, by viewpoint ("-1": a watcher): the events of the last one, and what it
            changed in view and markers; in English.
        tongues: the pages in every other language: the events as a change of the English ones; view and markers where
            other things than in English changed, else None. Albums of older Pileups have none.
    """

    version: int
    title: str
    racers: list[str]
    drawing: bytes
    places: list[int] | None
    lines: list[str]
    rounds: list[int]
    pages: list[dict[str, Page]]
    keys: list[str] = []
    drawings: dict[str, bytes] = {}
    tongues: dict[str, list[dict[str, Page]]] = {}

    def drawn(self, key: str) -> bytes:
        """The drawing of a key, as JSON; that of before the race where there is no other."""
        return self.drawings.get(key, self.drawing)

    def page(self, at: int, seat: int, locale: str) -> Page:
        """The page after `at` lines in a language; in English where it was not kept in that one."""
        told, changed, moved = self.pages[at][str(seat)]
        pages = self.tongues.get(locale)
        if pages is None:
            return told, changed, moved
        own_told, own_changed, own_moved = pages[at][str(seat)]
        return (
            _after(told, own_told),
            changed if own_changed is None else own_changed,
            moved if own_moved is None else own_moved,
        )

    def steps(self, first: int, count: int, seat: int, locale: str = "en") -> list[ReplayStep]:
        """As `replays.replay_steps`; the words are those of then."""
        view: Any = None
        markers: Any = None
        found = []
        for at in range(min(first + count, len(self.pages))):
            told, changed, moved = self.page(at, seat, locale)
            view, markers = _after(view, changed), _after(markers, moved)
            if at >= first:
                found.append(
                    ReplayStep(
                        at=at,
                        lines=len(self.lines),
                        line=self.lines[at - 1] if at > 0 else None,
                        seat=seat,
                        round=self.rounds[at],
                        events=msgspec.convert(told, list[Event]),
                        view=view,
                        markers=msgspec.convert(markers, list[Marker]),
                        drawing_key=self.keys[at] if self.keys else "",
                    )
                )
        return found

    def log(self, seat: int, last: int, locale: str = "en") -> list[Event]:
        """The last events that a seat was told."""
        told = [one for at in range(len(self.pages)) for one in self.page(at, seat, locale)[0]]
        return msgspec.convert(told[-last:], list[Event])


def album_of(start: Race, lines: list[str], places: list[int] | None) -> bytes:
    """The album of a finished race in every language, packed; takes about as long as looking at it from every seat.

    Args:
        start: the race at its first line, chance asked (`branch(0, chance="ask")`); it is played to its end.
        lines, places: of its record.
    """
    game, shown = start.game, start
    english, *others = (_Telling(shown, locale) for locale in spoken())
    pages: list[dict[str, Page]] = []
    tongues: dict[str, list[dict[str, Page]]] = {other.locale: [] for other in others}
    rounds, keys = [], []
    for line in [None, *lines]:
        if line is not None:
            play_line(shown, line)
        rounds.append(shown.round)
        keys.append(shown.drawing_key)
        page = english.page()
        pages.append(page)
        for other in others:
            own = other.page(english.views if not game.kind.view_words else None)
            tongues[other.locale].append({seat: _otherwise(page[seat], one) for seat, one in own.items()})
    drawings = {key: _drawing(game, key) for key in dict.fromkeys(keys) if key}
    before_it = _drawing(game, "")
    album = Album(VERSION, game.kind.title, _racers(game), before_it, places, lines, rounds, pages, tongues=tongues)
    if drawings:
        album.keys, album.drawings = keys, drawings
    return lzma.compress(msgspec.msgpack.encode(album), preset=1)


class _Telling:
    """A race as its seats and a watcher are shown it in one language, page by page."""

    def __init__(self, race: Race, locale: str) -> None:
        self.race, self.locale = race, locale
        self._logs = {seat: Log(race, seat) for seat in range(-1, race.game.seats)}
        self.views: dict[int, Any] = dict.fromkeys(self._logs)
        self._markers: dict[int, Any] = dict.fromkeys(self._logs)

    def page(self, views: dict[int, Any] | None = None) -> dict[str, Page]:
        """What each viewpoint sees since the last page; `views`: where those of another language will do."""
        race, page = self.race, {}
        with race.speaking(self.locale):
            for seat, log in self._logs.items():
                view = msgspec.to_builtins(race.view(seat)) if views is None else views[seat]
                markers, told = msgspec.to_builtins((race.markers(seat), log.next()))
                page[str(seat)] = (told, _change(self.views[seat], view), _change(self._markers[seat], markers))
                self.views[seat], self._markers[seat] = view, markers
        return page


def _otherwise(english: Page, own: Page) -> Page:
    """A page of another language as what it has otherwise than the English one."""
    changes = (None if mine == plain else mine for plain, mine in zip(english[1:], own[1:], strict=True))
    return (_change(english[0], own[0]), *changes)


def _racers(game: Game) -> list[str]:
    return list(game.kind.seat_names(game))


def _drawing(game: Game, key: str) -> bytes:
    return msgspec.json.encode(game.kind.drawing_of(game, key))


def read_album(data: bytes) -> Album:
    """An album unpacked; AlbumSpoilt where it is none of this Pileup's."""
    try:
        album = msgspec.msgpack.decode(lzma.LZMADecompressor().decompress(data, _LARGEST), type=Album)
    except (lzma.LZMAError, msgspec.DecodeError) as error:
        raise AlbumSpoilt("What was kept of this race can't be read.", "album") from error
    if album.version != VERSION:
        raise AlbumSpoilt("What was kept of this race is of another Pileup.", "album")
    return album


# --- what changed -----------------------------------------------------------------------------------------------------

_SAME, _NEW, _DICT, _LIST = 0, 1, 2, 3


def _change(old: Any, new: Any) -> Any:
    """What makes `new` of `old`, both plain data."""
    if old == new and type(old) is type(new):
        return [_SAME]
    if isinstance(old, dict) and isinstance(new, dict):
        changed = {key: _change(old.get(key), value) for key, value in new.items() if not _same(old, key, value)}
        return [_DICT, changed, [key for key in old if key not in new]]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [_LIST, {n: _change(a, b) for n, (a, b) in enumerate(zip(old, new, strict=True)) if a != b}]
    return [_NEW, new]


def _same(old: dict[str, Any], key: str, value: Any) -> bool:
    return key in old and bool(old[key] == value) and type(old[key]) is type(value)


def _after(old: Any, change: Any) -> Any:
    """`old` with a change made; `old` itself stays as it is."""
    sort = change[0]
    if sort == _SAME:
        return old
    if sort == _NEW:
        return change[1]
    if sort == _DICT:
        made = {key: value for key, value in old.items() if key not in change[2]}
        made.update({key: _after(old.get(key), one) for key, one in change[1].items()})
        return made
    made_list = list(old)
    for n, one in change[1].items():
        made_list[n] = _after(made_list[n], one)
    return made_list
