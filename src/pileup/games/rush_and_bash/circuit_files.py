"""Circuits as files: the boards of one circuit, and the list of those that can be chosen by name."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from pileup.games.rush_and_bash.boards import BoardId

__all__ = ["BoardEntry", "BoardUse", "CircuitFile", "Circuits", "NamedCircuit"]


class BoardUse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board in a circuit, with the way its curve is driven."""

    board: BoardId
    turn: Literal["straight", "right", "left"] | None = None


BoardEntry = Annotated[str, msgspec.Meta(pattern="^([0-9]{2}[AB]|bridge)$", description='a board as 02A, or "bridge"')]


class CircuitFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A circuit: its boards in race direction, beginning at board 01.

    Attributes:
        define: board sides that this circuit brings along, in the form of board files.
        unchecked: for tests and experiments: the last board leads back to the first whatever the table shows, and the
            rules for custom circuits (RB-CUST-01) become warnings; lanes must still match.
    """

    boards: Annotated[list[BoardEntry | BoardUse], msgspec.Meta(min_length=1, max_length=40)]
    name: str = "Custom circuit"
    define: list[dict[str, Any]] = []
    unchecked: bool = False


class NamedCircuit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A circuit that can be chosen by its id.

    Attributes:
        number: its number in the rulebook.
        rulebook: one of the rulebook's own, so that its advice for custom circuits is not given.
        text: one sentence for people who choose.
    """

    id: Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]
    name: str
    boards: Annotated[list[BoardEntry | BoardUse], msgspec.Meta(min_length=1, max_length=40)]
    number: int | None = None
    rulebook: bool = False
    text: str = ""


class Circuits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The circuits to choose from."""

    circuits: list[NamedCircuit]
    house: bool = False
