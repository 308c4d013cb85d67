"""Saved positions of tables, so that a long race opens as quickly as a short one. The entries alone are the truth."""

from __future__ import annotations

import hashlib
from functools import lru_cache

import msgspec

from pileup.engine.game import GameKind
from pileup.play.saving import resume, save
from pileup.server.choices import Choice, Choices
from pileup.server.ledger import TableRow
from pileup.server.table import LiveTable
from pileup.server.thinking import Thought

__all__ = ["restore", "saved"]

_MARKS, _ANSWERS = 2000, 500  # how far back a stream resumes, and an answer is known again, after loading


class _Table(msgspec.Struct, array_like=True):
    race: bytes
    marks: dict[int, int]
    undone: int
    answers: dict[str, tuple[str, int]]
    since: dict[int, float]
    bank: dict[int, float]
    turns: dict[int, float] = {}
    choices: list[Choice] = []
    thoughts: list[Thought] = []


def _digest(row: TableRow, sequence: int, data: bytes, kind: GameKind) -> str:
    layout = _layout(kind)
    head = f"{row.id} {sequence} {row.rules_version} {row.content_hash} {row.commitment} {layout} ".encode()
    return hashlib.sha256(head + data).hexdigest()


@lru_cache(maxsize=64)
def _layout(kind: GameKind) -> str:
    """What the numbers in a saved position mean: its fields, and what actions, frames and events are numbered by.

    An update may change them and leave the rules' version, since no record holds any of them.
    """
    numbered = [kind.State.dtype.descr, list(kind.actions), *([*map(repr, one)] for one in (kind.Kind, kind.Event))]
    return hashlib.sha256(repr(numbered).encode()).hexdigest()


def saved(table: LiveTable) -> tuple[int, str, bytes]:
    """(sequence, digest, data) of a table in its race."""
    assert table.race is not None
    kept = _Table(
        race=save(table.race),
        marks={number: table.marks[number] for number in sorted(table.marks)[-_MARKS:]},
        undone=table.undone,
        answers=dict(list(table.answers.items())[-_ANSWERS:]),
        since=table.thinking.since,
        bank=table.thinking.bank,
        turns=table.thinking.turns,
        choices=table.choices.kept,
        thoughts=table.thinking.thoughts,
    )
    data = msgspec.msgpack.encode(kept)
    return table.sequence, _digest(table.row, table.sequence, data, table.game.kind), data


def restore(table: LiveTable, found: tuple[int, str, bytes] | None) -> bool:
    """Puts a table whose race has just begun where a saved position stands; False where there is none that fits."""
    if found is None or table.race is None:
        return False
    sequence, digest, data = found
    if digest != _digest(table.row, sequence, data, table.game.kind):
        return False
    kept = msgspec.msgpack.decode(data, type=_Table)
    resume(table.race, kept.race)
    table.sequence, table.marks, table.undone, table.answers = sequence, kept.marks, kept.undone, kept.answers
    table.thinking.since, table.thinking.bank, table.thinking.thoughts = kept.since, kept.bank, kept.thoughts
    table.thinking.turns = kept.turns or dict(kept.since)
    table.choices = Choices(kept.choices)
    return True
