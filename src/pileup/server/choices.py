"""Who chose at which step of a table, and which step took that back: so that an undo sent twice is done once."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from pileup.server.ledger import Entry

__all__ = ["Choice", "Choices"]

_KEPT = 500  # the newest choices: whoever asks again does so within seconds


class Choice(msgspec.Struct, array_like=True):
    """A seat's choice.

    Attributes:
        sequence: the step at which it was made; 0: before the table's first step, where it goes on from another race.
        undone: the step that took it back; 0: it stands.
    """

    sequence: int
    seat: int
    undone: int = 0


class Choices:
    """The choices of one table, in the order in which they were made. They follow from its entries."""

    def __init__(self, kept: Iterable[Choice] = ()) -> None:
        self._all = list(kept)

    @property
    def kept(self) -> list[Choice]:
        """The newest of them, for a saved position."""
        return self._all[-_KEPT:]

    def note(self, entry: Entry) -> None:
        """Takes in a step."""
        if entry.seat is None:
            return
        if entry.kind not in ("undo", "agreed"):
            self._all = [*self.kept, Choice(entry.sequence, entry.seat)]
            return
        mine = self._last(entry.seat)
        if mine is None:
            self._all.append(Choice(0, entry.seat, entry.sequence))
            return
        since = [one for one in self._all if one.sequence > mine.sequence] if entry.kind == "agreed" else []
        for one in (mine, *since):
            one.undone = one.undone or entry.sequence

    def last(self, seat: int) -> int:
        """The step of a seat's last choice that stands; 0 where it has none."""
        mine = self._last(seat)
        return 0 if mine is None else mine.sequence

    def _last(self, seat: int) -> Choice | None:
        return next((one for one in reversed(self._all) if one.seat == seat and not one.undone), None)

    def taken_back(self, seats: Iterable[int], at: int) -> int | None:
        """The step at which the choice was taken back that stood last, of one of `seats`, when the table was at `at`.

        None where it stands still.
        """
        for seat in seats:
            stood = [
                one
                for one in self._all
                if one.seat == seat and one.sequence <= at and (not one.undone or one.undone > at)
            ]
            last = max(stood, key=lambda one: one.sequence, default=None)
            if last is not None and last.undone:
                return last.undone
        return None

    def ended_at(self, sequence: int) -> bool:
        """Whether the step of this number took something back."""
        return any(one.undone == sequence for one in self._all)
