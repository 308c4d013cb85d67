"""How long people think at a table: since when each is asked, and what is left of their time."""

from __future__ import annotations

from pileup.server.ledger import Entry
from pileup.server.messages import TableSettings
from pileup.server.uptime import Outages

__all__ = ["Thinking", "Thought"]

Thought = tuple[int, float, float]  # seat, when it was asked, when it answered


class Thinking:
    """Since when each seat is asked, and what is left of its time.

    Everything follows from the times of the entries and the outages of the server, so it is the same after every load.

    Attributes:
        since: when each waiting seat was asked; turns: when it last began to wait, own answers in a row being one turn.
        bank: seconds that each seat had at the start; thoughts: how long its answers took, where time is limited.
    """

    def __init__(self, settings: TableSettings, seats: int) -> None:
        self.increment = settings.increment
        self.since: dict[int, float] = {}
        self.turns: dict[int, float] = {}
        self.bank: dict[int, float] = dict.fromkeys(range(seats), float(settings.bank)) if settings.bank else {}
        self.thoughts: list[Thought] = []
        self._left: tuple[tuple[int, int, int], dict[int, float]] | None = None

    def began(self, at: float, waiting: list[int]) -> None:
        """The race began: these seats are asked."""
        self.since = dict.fromkeys(waiting, at)
        self.turns = dict(self.since)

    def stepped(self, entry: Entry, waiting: list[int]) -> None:
        """An entry was made, after which these seats are asked."""
        since = self.since.pop(entry.seat, None) if entry.seat is not None else None
        if entry.kind == "act" and entry.seat in self.bank and since is not None:
            self.thoughts.append((entry.seat, since, entry.at))
        self.since = {seat: self.since.get(seat, entry.at) for seat in waiting}
        self.turns = {seat: self.turns.get(seat, entry.at) for seat in waiting}

    def left(self, outages: Outages) -> dict[int, float]:
        """Seconds of each seat's bank, as of when it was asked last; empty where time is not limited."""
        if not self.bank:
            return {}
        key = len(self.thoughts), id(outages), outages.changes
        if self._left is None or self._left[0] != key:
            left = dict(self.bank)
            for seat, since, at in self.thoughts:
                took = at - since - outages.between(since, at)
                left[seat] = max(0.0, left[seat] - took) + self.increment
            self._left = key, left
        return self._left[1]

    def asked(self, seat: int, outages: Outages) -> float | None:
        """When a seat was asked; None where it is not asked.

        Where time is limited: as if there had been no outage since. While people find back after one, that may lie
        ahead: their time does not run yet.
        """
        since = self.since.get(seat)
        return since if since is None or not self.bank else since + outages.between(since)

    def spent(self, seat: int, now: float, outages: Outages) -> bool:
        """Whether a seat that is asked has no time left."""
        asked, left = self.asked(seat, outages), self.left(outages)
        return asked is not None and seat in left and now - asked >= left[seat]
