"""A finished race as pictures: what everybody saw after each line, kept for the time when its rules are others.

A record replays only under the rules and the content that it was raced under. The album of a race needs neither: it
holds the drawing of its track and, for every seat and a watcher, each position and each sentence of the log. Positions
are kept as what changed since the one before, which makes a long race some twenty to fifty kilobytes.
"""

from __future__ import annotations

import lzma
from typing import Any

import msgspec

from pileup.engine.game import Game
from pileup.errors import PileupError
from pileup.play import Race, play_line
from pileup.play.asked import Event
from pileup.server.messages import ReplayStep
from pileup.server.replays import Log
from pileup.track.drawing import Marker

__all__ = ["Album", "AlbumSpoilt", "album_of", "read_album"]

VERSION = 1
_LARGEST = 64 * 1024 * 1024  # bytes of an album unpacked


class AlbumSpoilt(PileupError):
    """These bytes are no album that this Pileup can read."""


class Album(msgspec.Struct):
    """A finished race as it was seen.

    Attributes:
        title: of the game; racers: what the pieces are called, by seat; drawing: the track before the race, as JSON.
        lines: of its record; rounds: after each number of lines.
        keys: of the drawing after each number of lines; drawings: by key, as JSON. Where the track never changes there
            are none.
        pages: after each number of lines, by viewpoint ("-1": a watcher): the events of the last one, and what it
            changed in view and markers.
    """

    version: int
    title: str
    racers: list[str]
    drawing: bytes
    places: list[int] | None
    lines: list[str]
    rounds: list[int]
    pages: list[dict[str, tuple[list[Any], Any, Any]]]
    keys: list[str] = []
    drawings: dict[str, bytes] = {}

    def drawn(self, key: str) -> bytes:
        """The drawing of a key, as JSON; that of before the race where there is no other."""
        return self.drawings.get(key, self.drawing)

    def steps(self, first: int, count: int, seat: int) -> list[ReplayStep]:
        """As `replays.replay_steps`; the words are those of then."""
        view: Any = None
        markers: Any = None
        found = []
        for at, page in enumerate(self.pages[: first + count]):
            told, changed, moved = page[str(seat)]
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

    def log(self, seat: int, last: int) -> list[Event]:
        """The last events that a seat was told."""
        told = [one for page in self.pages for one in page[str(seat)][0]]
        return msgspec.convert(told[-last:], list[Event])


def album_of(start: Race, lines: list[str], places: list[int] | None) -> bytes:
    """The album of a finished race, packed; takes about as long as looking at each position from every seat.

    Args:
        start: the race at its first line, chance asked (`branch(0, chance="ask")`); it is played to its end.
        lines, places: of its record.
    """
    game, shown = start.game, start
    shown.locale = "en"
    logs = {seat: Log(shown, seat) for seat in range(-1, game.seats)}
    before: dict[int, tuple[Any, Any]] = dict.fromkeys(logs, (None, None))
    pages = []
    rounds = []
    keys = []
    for line in [None, *lines]:
        if line is not None:
            play_line(shown, line)
        rounds.append(shown.round)
        keys.append(shown.drawing_key)
        page = {}
        for seat, log in logs.items():
            view, markers = msgspec.to_builtins((shown.view(seat), shown.markers(seat)))
            old_view, old_markers = before[seat]
            told = msgspec.to_builtins(log.next())
            page[str(seat)] = (told, _change(old_view, view), _change(old_markers, markers))
            before[seat] = view, markers
        pages.append(page)
    drawings = {key: _drawing(game, key) for key in dict.fromkeys(keys) if key}
    before_it = _drawing(game, "")
    album = Album(VERSION, game.kind.title, _racers(game), before_it, places, lines, rounds, pages)
    if drawings:
        album.keys, album.drawings = keys, drawings
    return lzma.compress(msgspec.msgpack.encode(album), preset=1)


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
