"""Seats that pass windows by themselves: a standing wish kept with the seat, carried out as the seat's own answers."""

from __future__ import annotations

import msgspec

from pileup.play import checked_windows
from pileup.server.hub import Hub
from pileup.server.refusals import Refusal
from pileup.server.seats import seat_row, write_seats
from pileup.server.steps import choose
from pileup.server.table import LiveTable

__all__ = ["Passer", "set_passes"]


async def set_passes(hub: Hub, table: LiveTable, seat: int, windows: list[str]) -> None:
    """Notes which windows a person's seat passes from now on; nothing that is legal changes.

    Raises:
        UnknownName: for names that are no windows of the game. Refusal: 409 no person sits there.
    """
    async with hub.turn(table):
        row = seat_row(table, seat)
        if row.kind != "person":
            raise Refusal(409, "no-person", "No person sits there.", "seat", "")
        passes = ",".join(checked_windows(table.game.kind, windows))
        if passes != row.passes:
            await write_seats(hub, table, [msgspec.structs.replace(row, passes=passes)])


class Passer:
    """Answers for every person's seat that is asked in nothing but windows which it passes."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._busy: set[str] = set()
        hub.after_change.append(self.look)

    def look(self, table: LiveTable) -> None:
        """Sets to work where a pass is due."""
        if table.id not in self._busy and self._due(table) is not None:
            self._busy.add(table.id)
            self.hub.spawn(self._play(table))

    def _due(self, table: LiveTable) -> tuple[int, str] | None:
        """A waiting seat that passes, and its answer."""
        for seat in table.waiting:
            option = table.passed(seat)
            if option is not None:
                return seat, option
        return None

    async def _play(self, table: LiveTable) -> None:
        try:
            await self.hub.keep_on(lambda: self._one(table))
        finally:
            self._busy.discard(table.id)

    async def _one(self, table: LiveTable) -> bool:
        """One seat's pass; False when none is due."""
        async with table.lock:
            await self.hub.fresh(table)
            due = self._due(table)
            if due is None or table.race is None:
                return False
            seat, option = due
            decision = table.race.decision_id(seat)
        try:
            await choose(self.hub, table, (seat,), decision, option)
            self.hub.metrics.count("passes")
        except Refusal as refusal:
            return refusal.status == 409  # somebody was faster: look again
        return True
