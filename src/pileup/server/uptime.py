"""When the server was there: signs of life in the database, and from them the outages that cost nobody time.

Every process keeps a row for each stretch in which it was there and could write. Where no stretch of any process
reaches, nobody could choose: that, and a moment to find back, is an outage.
"""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from bisect import bisect_right
from collections.abc import Callable, Iterable

from sqlalchemy import Connection, delete, insert, select, update

from pileup.server.schema import uptime
from pileup.server.storage import Storage, StorageDown

__all__ = ["Outages", "Uptime"]

BEAT = 10.0  # seconds between two signs of life
GONE = 30.0  # seconds without one after which the server was not there: its machine slept, or the database was away
RETURN = 10.0  # seconds after an outage in which people find back
_KEPT = 400 * 86400.0  # seconds for which outages are known


class Outages:
    """The outages that are known, in order; whoever holds this sees later ones too.

    Attributes:
        changes: how often other ones became known.
    """

    def __init__(self) -> None:
        self.changes = 0
        self._begins: list[float] = []
        self._ends: list[float] = []
        self._before: list[float] = [0.0]  # seconds of outage before each of them, and in all

    def learn(self, stretches: Iterable[tuple[float, float]]) -> bool:
        """Takes in when any process was there, as (since, until); whether that tells of other outages than before."""
        gaps: list[tuple[float, float]] = []
        known = math.inf
        for since, until in sorted(stretches):
            if since > known:
                begin, end = known, since + RETURN
                if gaps and gaps[-1][1] >= begin:
                    begin = gaps.pop()[0]
                gaps.append((begin, end))
            known = until if known == math.inf else max(known, until)
        begins, ends = [begin for begin, _ in gaps], [end for _, end in gaps]
        if (begins, ends) == (self._begins, self._ends):
            return False
        self._begins, self._ends = begins, ends
        self._before = [0.0]
        for begin, end in gaps:
            self._before.append(self._before[-1] + end - begin)
        self.changes += 1
        return True

    def between(self, begin: float, end: float = math.inf) -> float:
        """Seconds of outage between two times."""
        return max(0.0, self._until(end) - self._until(begin))

    def _until(self, at: float) -> float:
        n = bisect_right(self._begins, at)
        return self._before[n] - (max(0.0, self._ends[n - 1] - at) if n else 0.0)

    @property
    def last(self) -> float:
        """When the last one ended; 0.0 where there was none."""
        return self._ends[-1] if self._ends else 0.0


class Uptime:
    """This process' signs of life.

    Args:
        storage: where they are kept; outages: what is learnt of them.
        changed: told when other outages became known. clock: seconds since 1970.
    """

    def __init__(
        self,
        storage: Storage,
        outages: Outages,
        changed: Callable[[], None] = lambda: None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._storage, self._outages, self._changed, self._clock = storage, outages, changed, clock
        self._row: str | None = None
        self._until = 0.0
        self._lock = asyncio.Lock()

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except StorageDown:
                continue

    async def beat(self) -> None:
        """Notes that this process is there, and looks when any was.

        Raises:
            StorageDown: it could not be noted; until it can be, that is an outage.
        """
        async with self._lock:
            now = self._clock()
            row = self._row if 0 <= now - self._until <= GONE else None
            name = row or secrets.token_hex(8)

            def write(connection: Connection) -> list[tuple[float, float]]:
                if row is None:
                    connection.execute(delete(uptime).where(uptime.c.until < now - _KEPT))
                    connection.execute(insert(uptime).values(id=name, since=now, until=now))
                else:
                    connection.execute(update(uptime).where(uptime.c.id == name).values(until=now))
                found = connection.execute(select(uptime.c.since, uptime.c.until))
                return [(since, until) for since, until in found]

            try:
                stretches = await self._storage.write(write)
            except StorageDown:
                self._row = None
                raise
            self._row, self._until = name, now
            if self._outages.learn(stretches):
                self._changed()
