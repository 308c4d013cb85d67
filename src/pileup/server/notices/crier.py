"""Looks who must decide and is not there, and tells them: once a turn, wherever they asked to be told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from pileup.errors import PileupError
from pileup.server.gate import Allowance
from pileup.server.hub import Hub
from pileup.server.notices import addressbook
from pileup.server.notices.addressbook import Contact, Due
from pileup.server.notices.letters import confirmation, push_message, turn_letter
from pileup.server.notices.mail import Mailer
from pileup.server.notices.push import Gone, NotSent, Pusher, Subscription
from pileup.server.refusals import Refusal, places_of
from pileup.server.settings import Notices
from pileup.server.storage import StorageDown
from pileup.server.table import LiveTable

__all__ = ["Crier", "ways_of"]

log = logging.getLogger("pileup.server")

_TIDY_EVERY = 3600.0
_TRIES = (2.0, 20.0, 120.0)  # seconds before it is tried again


Ways = tuple[Pusher | None, Mailer | None]


def ways_of(settings: Notices) -> Ways:
    """What a server can tell people by.

    Raises:
        PileupError: the settings don't do: a key that is none, a package that is missing.
    """
    pusher = Pusher(settings) if settings.push else None
    return pusher, Mailer(settings.mail, settings.mail_from) if settings.mail else None


class Crier:
    """Tells people that it is their turn, as far as the server is set up for it.

    Everything it needs to know is in the database, so a turn is told of after a restart too, and by one process of
    many. A turn counts as told before it is told: rather not at all than twice.

    Args:
        hub: where tables are; ways: what there is to tell by.
    """

    def __init__(self, hub: Hub, ways: Ways) -> None:
        self.hub, self.settings = hub, hub.settings.notices
        self.pusher, self.mailer = ways
        self._senders = ThreadPoolExecutor(4, "pileup-notice")
        self.looks = 0
        hub.metrics.gauges["notices_looks"] = lambda: self.looks
        self._told: dict[str, int] = {}  # by contact: the step at which nothing was left to tell
        # Letters to people who may never have heard of us: few for each visitor, very few for each address.
        self.asked_by = Allowance(6 / 3600, 6)
        self.asked_for = Allowance(2 / 86400, 2)

    async def run(self) -> None:
        """Until the server closes."""
        if self.pusher is None and self.mailer is None:
            return
        tidied = 0.0
        while not self.hub.closing.is_set():
            try:
                if time.monotonic() - tidied > _TIDY_EVERY:
                    tidied = time.monotonic()
                    await self.hub.storage.write(addressbook.tidy)
                await self.look()
            except StorageDown:
                pass  # nothing is lost: it is looked at again
            except Exception as error:  # never the address or a name
                log.error("notices: %s at %s", type(error).__name__, places_of(error))
            await asyncio.sleep(self.settings.every)

    async def look(self) -> None:
        """Tells everybody who is due."""
        due = await self.hub.storage.read(addressbook.due)
        known = addressbook.names(due)
        self._told = {name: sequence for name, sequence in self._told.items() if name in known}
        for one in due:
            if self._told.get(one.contact.id) != one.sequence:
                await self._look_at(one)
        self.looks += 1

    async def _look_at(self, due: Due) -> None:
        try:
            table = await self.hub.table(due.table)
            async with table.lock:
                await self.hub.fresh(table)
        except (PileupError, Refusal):  # of other rules: nobody can go on there
            self._told[due.contact.id] = due.sequence
            return
        turn = self._turn(table, due)
        if turn is None:
            return
        self._told[due.contact.id] = due.sequence
        if await self.hub.storage.write(lambda connection: addressbook.claim(connection, due.contact.id, turn)):
            self.hub.spawn(self._tell(table, due.contact, due.seat))

    def _turn(self, table: LiveTable, due: Due) -> float | None:
        """When the turn began that is to be told of now; None while there is nothing to tell (yet)."""
        seat, now = due.seat, time.time()
        if table.sequence != due.sequence or seat not in table.waiting or table.seats[seat].bot or table.here(seat):
            return None
        if table.seats[seat].token_hash != due.contact.token_hash:
            return None
        if not table.settled:
            return None
        turn = table.thinking.turns.get(seat, now)
        away = table.away.get(seat, table.seats[seat].seen or 0.0)
        return turn if now - max(turn, away) >= self.settings.after else None

    async def _tell(self, table: LiveTable, contact: Contact, seat: int) -> None:
        others = ", ".join(one.name for one in table.seats if one.seat != seat and one.kind == "person")
        title, round_, name = table.game.kind.title, table.row.round, contact.id
        if contact.kind == "push":
            message = push_message(contact.locale, title, round_, others, table.id)
            await self.push(contact, message, table.id)
        elif self.mailer is not None:
            out = self.page(name)
            letter = turn_letter(
                contact.locale, contact.address, title, round_, others, self.settings.site, table.id, out
            )
            mailer = self.mailer
            await self._send("mail", name, lambda: mailer.send(letter))

    async def push(self, contact: Contact, message: dict[str, str], topic: str) -> None:
        """Sends a message to a browser; forgets the browser when its service says that it is gone."""
        pusher = self.pusher
        if pusher is not None and contact.keys is not None:
            to = Subscription(contact.address, **msgspec.json.decode(contact.keys))
            await self._send("push", contact.id, lambda: pusher.send(to, message, topic))

    async def ask(self, contact: Contact) -> None:
        """Asks by mail whether mails are wanted there."""
        mailer = self.mailer
        if mailer is not None:
            letter = confirmation(contact.locale, contact.address, self.settings.site, self.page(contact.id))
            await self._send("mail", contact.id, lambda: mailer.send(letter))

    def page(self, name: str) -> str:
        """The address of the page where a mail's reader says yes or no."""
        return f"{self.settings.site}/mail/{name}"

    async def _send(self, kind: str, name: str, send: Callable[[], None]) -> None:
        for pause in (*_TRIES, None):
            try:
                await asyncio.get_running_loop().run_in_executor(self._senders, send)
                self.hub.metrics.count(f"notices_{kind}_sent")
                return
            except Gone:
                self.hub.metrics.count(f"notices_{kind}_gone")
                with contextlib.suppress(StorageDown):
                    await self.hub.storage.write(lambda connection: addressbook.strike(connection, name))
                return
            except NotSent as error:
                self.hub.metrics.count(f"notices_{kind}_failed")
                log.warning("notice not sent", extra={"kind": kind, "reason": str(error)})
                if pause is None:
                    return
                await asyncio.sleep(pause)

    def close(self) -> None:
        """Lets go of the threads; what is being sent is sent."""
        self._senders.shutdown(wait=False, cancel_futures=True)
