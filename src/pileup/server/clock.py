"""Time at a table: an absent person freezes nobody."""

from __future__ import annotations

import asyncio
import time

from pileup.server.hub import Hub
from pileup.server.opening import take_over
from pileup.server.refusals import Refusal
from pileup.server.storage import StorageDown
from pileup.server.table import LiveTable

__all__ = ["Clock"]


class Clock:
    """Looks after all live tables once a second: lets bots play for people who have been away for too long."""

    def __init__(self, hub: Hub, every: float = 1.0) -> None:
        self.hub = hub
        self.every = every

    async def run(self) -> None:
        """Until the server closes."""
        while not self.hub.closing.is_set():
            await asyncio.sleep(self.every)
            for table in list(self.hub.tables.values()):
                if table.settings.takeover and table.row.status == "racing":
                    await self._look(table)

    async def _look(self, table: LiveTable) -> None:
        now = time.time()
        for seat in table.waiting:
            row = table.seats[seat]
            if row.kind != "person" or row.bot or table.here(seat):
                continue
            since = max(table.away.get(seat, row.seen or 0.0), table.row.changed)
            if now - since >= table.settings.takeover:
                try:
                    await take_over(self.hub, table, seat, table.settings.takeover_bot, away_since=since)
                except (Refusal, StorageDown):
                    return  # somebody was faster, or the database is away: look again
