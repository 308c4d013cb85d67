"""Time at a table: an absent person freezes nobody."""

from __future__ import annotations

import asyncio
import logging
import time

from pileup.server.hub import Hub
from pileup.server.refusals import Refusal, places_of
from pileup.server.seats import take_over
from pileup.server.storage import StorageDown
from pileup.server.table import PRESENCE_LASTS, LiveTable

__all__ = ["Clock"]

log = logging.getLogger("pileup.server")


ORPHANED = 5.0  # seconds without a step after which another process' bots are taken on


class Clock:
    """Looks at all live tables once a second: bots play for people who are away, or have thought, for too long."""

    def __init__(self, hub: Hub, every: float = 1.0) -> None:
        self.hub = hub
        self.every = every

    async def run(self) -> None:
        """Until the server closes."""
        told = time.monotonic()
        while not self.hub.closing.is_set():
            await asyncio.sleep(self.every)
            tell = time.monotonic() - told > PRESENCE_LASTS / 3
            if tell:
                told = time.monotonic()
            if tell and self.hub.storage.postgresql:
                await self.hub.compare()
            for table in list(self.hub.tables.values()):
                if tell and table.present:
                    self.hub.tell_presence(table)
                if table.settles and table.settled:  # who is not here now is away: from now on it is said so
                    table.settles = 0.0
                    table.publish()
                try:
                    await self._look(table)
                except Exception as error:  # one table's fault must not stop the others' clocks
                    log.error("clock: %s at %s", type(error).__name__, places_of(error), extra={"table": table.id[:8]})

    async def _look(self, table: LiveTable) -> None:
        now = time.time()
        if table.row.status != "racing":
            return
        if now - table.row.changed > ORPHANED:
            self.hub.changed(table)  # bots whose own process has died
        if not table.settled or not (table.settings.takeover or table.settings.bank):
            return
        for seat in table.waiting:
            row = table.seats[seat]
            if row.kind != "person" or row.bot:
                continue
            # Who was here when the server went down is away only from when they could have been back.
            away = max(table.away.get(seat, row.seen or 0.0), table.outages.last)
            since = max(away, table.thinking.since.get(seat, now))
            gone = table.settings.takeover and not table.here(seat) and now - since >= table.settings.takeover
            if gone or table.thinking.spent(seat, now, table.outages):
                try:
                    await take_over(self.hub, table, seat, table.settings.takeover_bot, table.sequence)
                except (Refusal, StorageDown):
                    return  # somebody was faster, or the database is away: look again
