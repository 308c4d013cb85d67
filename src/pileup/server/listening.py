"""News from other processes on the same PostgreSQL: what one writes, the viewers of all see at once."""

from __future__ import annotations

import asyncio
import functools
import logging
import threading
from collections.abc import Callable

from pileup.server.hub import Hub

__all__ = ["Listener"]

log = logging.getLogger("pileup.server")


class Listener:
    """Listens in a thread of its own; after a lost connection every live table is looked up anew.

    Args:
        hub: whose tables go stale when another process writes.

    Attributes:
        listens: set once it hears.
    """

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self.listens = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="pileup-listen", daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        import psycopg

        address = self.hub.storage.url.set(drivername="postgresql").render_as_string(hide_password=False)
        pause, first = 0.2, True
        while not self._stop.is_set():
            try:
                with psycopg.connect(address, autocommit=True, connect_timeout=5) as connection:
                    connection.execute("LISTEN pileup")
                    if not first:
                        self._tell(self.hub.all_stale)  # whatever was said meanwhile was not heard
                    first, pause = False, 0.2
                    self.listens.set()
                    while not self._stop.is_set():
                        for notification in connection.notifies(timeout=0.5):
                            self._hear(notification.payload.split("\n"))
            except psycopg.Error as error:
                if not self._stop.is_set():
                    log.warning("listening failed: %s", type(error).__name__)
                self._stop.wait(pause)
                pause = min(pause * 2, 5.0)

    def _hear(self, payload: list[str]) -> None:
        """News of one or several tables; all of them wake the event loop once."""
        heard: list[Callable[[], None]] = []
        for line in payload:
            process, table, what, *seats = line.split(" ")
            if process == self.hub.process:
                continue
            if what == "here":
                present = frozenset(int(seat) for seat in "".join(seats).split(",") if seat)
                heard.append(functools.partial(self.hub.elsewhere, table, process, present))
            elif what == "who":
                heard.append(functools.partial(self.hub.asked_who, table))
            else:
                heard.append(functools.partial(self.hub.stale, table))
        if heard:
            self._tell(functools.partial(_all, heard))

    def _tell(self, news: Callable[[], None]) -> None:
        try:
            self._loop.call_soon_threadsafe(news)
        except RuntimeError:  # the loop has ended
            self._stop.set()

    def close(self) -> None:
        """Stops listening."""
        self._stop.set()
        self._thread.join(timeout=3)


def _all(heard: list[Callable[[], None]]) -> None:
    for news in heard:
        news()
