"""Makes the albums of finished races in the background, and shows them once their rules are others."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict

import msgspec
from sqlalchemy import Connection

from pileup.engine.game import games
from pileup.errors import PileupError
from pileup.play import words_of
from pileup.server import ledger
from pileup.server.albums import Album, AlbumSpoilt, album_of, read_album
from pileup.server.hub import Hub
from pileup.server.ledger import ChatLine, SeatRow, TableRow
from pileup.server.messages import Snapshot
from pileup.server.refusals import Refusal, places_of
from pileup.server.render import LOG_SHOWN, chat_messages, put_in_words, seat_info
from pileup.server.seating import Caller
from pileup.server.storage import StorageDown
from pileup.server.table import LiveTable, settings_of

__all__ = ["Keeper", "KeptTable", "Shelf"]

log = logging.getLogger("pileup.server")

_AT_ONCE = 200  # races looked up together that ended before this process began


class Keeper:
    """Makes albums one after the other, and rests between them longer than it works: races that go on come first."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._wanted: asyncio.Queue[str] = asyncio.Queue()
        hub.after_change.append(self._look)

    def _look(self, table: LiveTable) -> None:
        if table.row.status == "over":
            self._wanted.put_nowait(table.id)

    async def run(self) -> None:
        """Until the server closes; begins with what was left undone."""
        try:
            for name in await self.hub.storage.read(lambda connection: ledger.without_album(connection, _AT_ONCE)):
                self._wanted.put_nowait(name)
        except StorageDown:
            pass  # they are found at the next start
        while not self.hub.closing.is_set():
            name = await self._wanted.get()
            began = time.monotonic()
            try:
                await self.keep(name)
            except (PileupError, Refusal):
                continue  # raced under other rules already
            except StorageDown:
                await asyncio.sleep(5)
                self._wanted.put_nowait(name)
            except Exception as error:  # one race's fault must not cost the others their albums
                log.error("album: %s at %s", type(error).__name__, places_of(error), extra={"table": name[:8]})
            await asyncio.sleep(4 * (time.monotonic() - began))

    async def keep(self, name: str) -> None:
        """Makes the album of a finished race, unless there is one.

        Raises:
            PileupError: it does not replay under today's rules. StorageDown: try again.
        """
        hub = self.hub
        if await hub.storage.read(lambda connection: ledger.load_album(connection, name)) is not None:
            return
        table = await hub.table(name)
        async with table.lock:
            await hub.fresh(table)
            if table.race is None or not table.race.over:
                return
            race = table.race
            of_its_own = race.branch(0, chance="ask"), race.lines, race.places  # nobody waits while it is looked at
        data = await asyncio.to_thread(album_of, *of_its_own)
        await hub.storage.write(lambda connection: ledger.add_album(connection, name, data))
        hub.metrics.count("albums")


class KeptTable(msgspec.Struct):
    """A finished race that today's rules can't replay, as its album shows it."""

    row: TableRow
    seats: list[SeatRow]
    chat: list[ChatLine]
    album: Album

    def snapshot(self, caller: Caller) -> Snapshot:
        """The table as it was at the end of the race."""
        row, album, locale = self.row, self.album, caller.locale
        (end,) = album.steps(len(album.lines), 1, caller.viewpoint, locale)
        views = {str(own): album.steps(len(album.lines), 1, own, locale)[0].view for own in caller.seats}
        kind = games().get(row.game)
        words = None if kind is None else words_of(kind, locale)
        infos = []
        for seat, racer in zip(self.seats, album.racers, strict=True):
            info = seat_info(seat, caller, None, racer)
            infos.append(info if kind is None or words is None else put_in_words(info, kind, words, racer))
        return Snapshot(
            table=row.id,
            game=row.game,
            title=album.title,
            options=msgspec.json.decode(row.description).get("options", {}),
            seats=infos,
            sequence=row.sequence,
            revision=row.revision,
            status="over",
            commitment=row.commitment,
            over=True,
            places=album.places,
            round=end.round,
            view_seat=caller.viewpoint,
            view=end.view,
            views=views if len(views) > 1 else None,
            markers=end.markers,
            decisions=[],
            waiting=[],
            can_undo=False,
            can_ask_undo=False,
            undo_request=None,
            public=row.public,
            host=caller.host,
            settings=settings_of(row.settings),
            parent=row.parent,
            successor=row.successor,
            drawing_key=end.drawing_key,
            kept=True,
            log=album.log(caller.viewpoint, LOG_SHOWN, locale),
            chat=chat_messages(self.chat),
        )


class Shelf:
    """Kept tables as they were last read."""

    def __init__(self, hub: Hub, size: int = 8) -> None:
        self._hub, self._size = hub, size
        self._found: OrderedDict[str, KeptTable] = OrderedDict()

    async def find(self, name: str) -> KeptTable | None:
        """The kept table of a name; None where the race is not over, or has no album."""
        if name in self._found:
            self._found.move_to_end(name)
            return self._found[name]
        limit = self._hub.settings.limits.chat_lines

        def read(connection: Connection) -> tuple[TableRow, list[SeatRow], list[ChatLine], bytes] | None:
            found, data = ledger.load_table(connection, name), ledger.load_album(connection, name)
            if found is None or data is None:
                return None
            return *found, ledger.load_chat(connection, name, 0, limit), data

        found = await self._hub.storage.read(read)
        if found is None:
            return None
        try:
            album = await asyncio.to_thread(read_album, found[3])
        except AlbumSpoilt:
            return None
        kept = self._found[name] = KeptTable(*found[:3], album)
        if len(self._found) > self._size:
            self._found.popitem(last=False)
        return kept
