"""Bots at tables: they answer in the background, from what their seat sees, and never hold the server up."""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
from collections.abc import Callable

from pileup.bots import Bot, make_bot, observe
from pileup.play import Race
from pileup.server.hub import Hub
from pileup.server.refusals import Refusal
from pileup.server.steps import choose
from pileup.server.table import LiveTable

__all__ = ["Robots"]

log = logging.getLogger("pileup.server")


_GLANCE = 1.0  # seconds between two looks whether somebody has come to a race that waits aside
_own = threading.local()


def task_for(name: str, race: Race, seat: int) -> Callable[[], str]:
    """What a bot's thread has to do; everything it may know is copied here, so that the race itself stays out of it."""
    observation = observe(race, seat, secrets.randbits(64))

    def think() -> str:
        bots: dict[str, Bot] = _own.__dict__.setdefault("bots", {})  # a bot belongs to one thread
        if name not in bots:
            bots[name] = make_bot(name, patience=0.5)  # nobody at a table waits for the compiler
        return observation.text(bots[name].choose(observation))

    return think


class Robots:
    """Plays every seat that a bot sits on, one decision after the other at each table."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        hub.after_change.append(self.look)

    def look(self, table: LiveTable) -> None:
        """Sets the table's bots to work if one of them must decide."""
        if not table.bots_busy and table.race is not None and self._next(table) is not None:
            table.bots_busy = True
            self.hub.spawn(self._play(table))

    def _next(self, table: LiveTable) -> int | None:
        return next((seat for seat in table.waiting if table.seats[seat].bot), None)

    async def _play(self, table: LiveTable) -> None:
        try:
            await self.hub.keep_on(lambda: self._one(table))
        finally:
            table.bots_busy = False
        self.hub.changed(table)  # something may have changed between the last look and here

    async def _one(self, table: LiveTable) -> bool:
        """One bot's decision; False when none is asked."""
        async with table.lock:
            await self.hub.fresh(table)
            race = table.race
            seat = None if race is None else self._next(table)
            if race is None or seat is None:
                return False
            decision = race.decision_id(seat)
            task = task_for(table.seats[seat].bot or "", race, seat)
            pace = table.settings.pace
            legal, words = race.legal(seat), race.game.kind.actions.text
        try:
            option = await self._thought(table, task)
        except Exception as error:  # somebody's own bot may fail in any way; it must not hold the race up
            self._failed(table, seat, type(error).__name__)
            option = words(legal[0])
        if pace:
            await asyncio.sleep(pace)
        try:
            await choose(self.hub, table, (seat,), decision, option, "bot")
            self.hub.metrics.count("bot_moves")
        except Refusal as refusal:
            if refusal.status == 409:
                return True  # the person came back, or another process was faster
            self._failed(table, seat, refusal.trouble.code)
            await choose(self.hub, table, (seat,), decision, words(legal[0]), "bot")
        return True

    async def _thought(self, table: LiveTable, task: Callable[[], str]) -> str:
        """What a bot's task comes to. Any number of races that nobody looks at keep nobody waiting who looks at one."""
        if not table.watched:
            aside = self.hub.aside.submit(task)
            waiting = asyncio.wrap_future(aside)
            while not table.watched:
                if (await asyncio.wait([waiting], timeout=_GLANCE))[0]:
                    return waiting.result()
            if not aside.cancel():  # it is being thought of already
                return await waiting
        return await asyncio.get_running_loop().run_in_executor(self.hub.thinkers, task)

    def _failed(self, table: LiveTable, seat: int, reason: str) -> None:
        self.hub.metrics.count("bot_failures")
        log.error("bot", extra={"table": table.id[:8], "seat": seat, "bot": table.seats[seat].bot, "reason": reason})
