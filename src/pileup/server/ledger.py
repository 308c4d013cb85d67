"""What is read from and written to the database, one function a sentence; all take a connection, none commits."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, RowMapping, and_, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from pileup.server.schema import albums, chat, entries, records, saves, seats, tables
from pileup.server.storage import Conflict

__all__ = ["ChatLine", "Entry", "SeatRow", "TableRow"]


class TableRow(msgspec.Struct, kw_only=True):
    """A row of `tables`; see the schema for its fields."""

    id: str
    game: str
    description: str
    rules_version: int
    content_hash: str
    seed: bytes
    commitment: str
    origin: str | None = None
    status: str
    public: bool
    settings: str
    host_hash: str
    revision: int = 0
    undo: str | None = None
    parent: str | None = None
    successor: str | None = None
    sequence: int = 0
    round: int = 0
    waiting: str = ""
    created: float
    changed: float
    started: float | None = None
    ended: float | None = None

    def __repr__(self) -> str:
        return f"<table {self.id[:6]}…, {self.status}>"  # never the seed: this may end in a log


class SeatRow(msgspec.Struct, kw_only=True):
    """A row of `seats`; see the schema for its fields."""

    seat: int
    kind: str
    name: str
    look: str | None = None
    bot: str | None = None
    token_hash: str | None = None
    invite_hash: str | None = None
    seen: float | None = None
    passes: str = ""


class Entry(msgspec.Struct, kw_only=True):
    """One accepted step of a table: lines added to the record, or an undo that cut it.

    Attributes:
        lines: the record's lines that were added, joined by newlines ("" for an undo).
        length: how many lines the record has after it.
    """

    sequence: int
    at: float
    kind: str
    decision: str | None
    seat: int | None
    lines: str
    length: int

    def __repr__(self) -> str:
        return f"<entry {self.sequence}, {self.kind}>"


class ChatLine(msgspec.Struct, kw_only=True):
    """What somebody said."""

    number: int
    at: float
    seat: int | None
    name: str
    text: str


S = TypeVar("S", bound=msgspec.Struct)


def _of(made: type[S], row: RowMapping) -> S:
    """A row as a struct of the columns that the struct names."""
    return made(**{name: row[name] for name in made.__struct_fields__})


def _insert_once(connection: Connection, table: Any, values: dict[str, Any], key: Any = None) -> None:
    """Inserts a row whose key must be new; Conflict otherwise, without spoiling the transaction."""
    build = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    returned = table.c.table_id if key is None else key
    statement = build(table).values(**values).on_conflict_do_nothing().returning(returned)
    if connection.execute(statement).first() is None:
        raise Conflict


# --- tables -----------------------------------------------------------------------------------------------------------


def create_table(connection: Connection, table: TableRow, rows: Sequence[SeatRow]) -> None:
    """A new table and its seats; Conflict where there is one of that name."""
    _insert_once(connection, tables, msgspec.structs.asdict(table), tables.c.id)
    connection.execute(insert(seats), [{"table_id": table.id, **msgspec.structs.asdict(row)} for row in rows])


def load_table(connection: Connection, table: str) -> tuple[TableRow, list[SeatRow]] | None:
    """A table and its seats, or None."""
    found = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
    if found is None:
        return None
    rows = connection.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)).mappings()
    return _of(TableRow, found), [_of(SeatRow, row) for row in rows]


def set_table(connection: Connection, table: str, revision: int, **values: Any) -> int:
    """Changes a table that still has `revision`; Conflict when somebody changed it since. The new revision."""
    done = connection.execute(
        update(tables)
        .where(and_(tables.c.id == table, tables.c.revision == revision))
        .values(revision=revision + 1, changed=time.time(), **values)
    )
    if done.rowcount != 1:
        raise Conflict
    return revision + 1


def set_seat(connection: Connection, table: str, seat: int, **values: Any) -> None:
    """Changes a seat."""
    connection.execute(update(seats).where(and_(seats.c.table_id == table, seats.c.seat == seat)).values(**values))


def tables_of(connection: Connection, hashes: Sequence[str]) -> list[tuple[str, int]]:
    """(table, seat) for every token among `hashes`."""
    found = connection.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.token_hash.in_(hashes)))
    return [(row.table_id, row.seat) for row in found]


def public_tables(
    connection: Connection, limit: int, game: str | None = None, status: str | None = None, before: float | None = None
) -> list[tuple[TableRow, list[SeatRow]]]:
    """Public tables and their seats: those not yet begun first, the newest first among each.

    Args:
        game, status: only those of it. before: only those opened before that time.
    """
    now = time.time()
    fresh = or_(
        and_(tables.c.status == "gathering", tables.c.changed > now - _LISTED["gathering"]),
        and_(tables.c.status == "racing", tables.c.changed > now - _LISTED["racing"]),
    )
    query = select(tables).where(and_(tables.c.public.is_(True), fresh))
    for column, value in ((tables.c.game, game), (tables.c.status, status)):
        if value is not None:
            query = query.where(column == value)
    if before is not None:
        query = query.where(tables.c.created < before)
    rows = connection.execute(query.order_by(tables.c.status, tables.c.created.desc()).limit(limit)).mappings()
    return _with_seats(connection, [_of(TableRow, row) for row in rows])


# How long public tables are listed after the last thing that happened there: whoever waited longer has gone.
_LISTED = {"gathering": 86400.0, "racing": 14 * 86400.0}


def load_tables(connection: Connection, names: Sequence[str]) -> list[tuple[TableRow, list[SeatRow]]]:
    """The tables of these names and their seats."""
    rows = connection.execute(select(tables).where(tables.c.id.in_(names))).mappings()
    return _with_seats(connection, [_of(TableRow, row) for row in rows])


def _with_seats(connection: Connection, found: list[TableRow]) -> list[tuple[TableRow, list[SeatRow]]]:
    rows = connection.execute(
        select(seats).where(seats.c.table_id.in_([one.id for one in found])).order_by(seats.c.seat)
    ).mappings()
    sitting: dict[str, list[SeatRow]] = {one.id: [] for one in found}
    for row in rows:
        sitting[row["table_id"]].append(_of(SeatRow, row))
    return [(one, sitting[one.id]) for one in found]


def standings(connection: Connection, names: Sequence[str]) -> list[tuple[str, int, int]]:
    """(table, sequence, revision) of the tables of these names."""
    query = select(tables.c.id, tables.c.sequence, tables.c.revision).where(tables.c.id.in_(names))
    return [(row.id, row.sequence, row.revision) for row in connection.execute(query)]


# --- entries ----------------------------------------------------------------------------------------------------------


class Step(msgspec.Struct):
    """An entry, and how its table stands after it.

    Attributes:
        status, ended: None: as they were.
        record: of the race, where it is over.
        news: what the other processes are told.
    """

    table: str
    entry: Entry
    round: int
    waiting: str
    status: str | None
    ended: float | None
    record: str | None
    news: str


def add_steps(connection: Connection, steps: list[Step]) -> list[Exception | None]:
    """Appends the entries of many tables, two statements for all; Conflict for each whose sequence number is taken."""
    in_order = sorted(steps, key=lambda step: step.table)  # as every process does: nobody waits in a circle
    rows = [(one.table, *msgspec.structs.astuple(one.entry)) for one in in_order]
    kept = {tuple(row) for row in _bulk(connection, _ADD_ENTRIES, rows)}
    results: dict[int, Exception | None] = {}
    added = []
    for one in in_order:
        key = one.table, one.entry.sequence
        won = key in kept
        kept.discard(key)  # the first of several is the one that was kept
        results[id(one)] = None if won else Conflict()
        if won:
            added.append(one)
    if added:
        now = time.time()
        stands = [(one.table, now, one.entry.sequence, one.round, one.waiting, one.status, one.ended) for one in added]
        _bulk(connection, _SET_TABLES, stands)
    for one in added:
        if one.record is not None:
            add_record(connection, one.table, one.record)
        notify(connection, one.news)
    return [results[id(one)] for one in steps]


class _Bulk(msgspec.Struct):
    """A statement over many rows, which stand in it as `{rows}`, and the types of their columns in PostgreSQL."""

    statement: str
    types: tuple[str, ...]


_ADD_ENTRIES = _Bulk(
    "INSERT INTO entries (table_id, sequence, at, kind, decision, seat, lines, length) {rows} "
    "ON CONFLICT DO NOTHING RETURNING table_id, sequence",
    ("text", "int", "float8", "text", "text", "int", "text", "int"),
)
_SET_TABLES = _Bulk(
    "WITH stands (id, changed, sequence, round, waiting, status, ended) AS ({rows}) "
    "UPDATE tables SET changed = stands.changed, sequence = stands.sequence, round = stands.round, "
    "waiting = stands.waiting, status = coalesce(stands.status, tables.status), "
    "ended = coalesce(stands.ended, tables.ended) FROM stands WHERE tables.id = stands.id",
    ("text", "float8", "int", "int", "text", "text", "float8"),
)


def _bulk(connection: Connection, bulk: _Bulk, rows: list[tuple[Any, ...]]) -> list[Any]:
    if connection.dialect.name == "postgresql":  # one statement for any number of rows: it stays prepared
        arrays = ", ".join(f"%s::{one}[]" for one in bulk.types)
        statement = bulk.statement.format(rows=f"SELECT * FROM unnest({arrays})")
        found = connection.exec_driver_sql(statement, tuple(list(column) for column in zip(*rows, strict=True)))
    else:
        row = f"({', '.join('?' * len(bulk.types))})"
        statement = bulk.statement.format(rows=f"VALUES {', '.join([row] * len(rows))}")
        found = connection.exec_driver_sql(statement, tuple(value for row in rows for value in row))
    return list(found.fetchall()) if found.returns_rows else []


def entries_after(connection: Connection, table: str, sequence: int) -> list[Entry]:
    """The entries with a greater sequence number, in order."""
    query = select(entries).where(and_(entries.c.table_id == table, entries.c.sequence > sequence))
    rows = connection.execute(query.order_by(entries.c.sequence)).mappings()
    return [_of(Entry, row) for row in rows]


def last_entry(connection: Connection, table: str) -> int:
    """The highest sequence number of a table, 0 before the first entry."""
    return connection.execute(select(func.max(entries.c.sequence)).where(entries.c.table_id == table)).scalar() or 0


# --- saved positions --------------------------------------------------------------------------------------------------


def add_save(connection: Connection, table: str, sequence: int, digest: str, data: bytes) -> None:
    """Keeps a position of a table; older ones go."""
    connection.execute(delete(saves).where(saves.c.table_id == table))
    connection.execute(insert(saves).values(table_id=table, sequence=sequence, digest=digest, data=data))


def load_save(connection: Connection, table: str) -> tuple[int, str, bytes] | None:
    """(sequence, digest, data) of the newest kept position, or None."""
    query = select(saves).where(saves.c.table_id == table).order_by(saves.c.sequence.desc()).limit(1)
    row = connection.execute(query).first()
    return None if row is None else (row.sequence, row.digest, row.data)


# --- records ----------------------------------------------------------------------------------------------------------


def add_record(connection: Connection, table: str, record: str) -> None:
    """Keeps the record of a finished race."""
    connection.execute(insert(records).values(table_id=table, record=record))


def load_record(connection: Connection, table: str) -> str | None:
    """The record of a finished race, or None."""
    return connection.execute(select(records.c.record).where(records.c.table_id == table)).scalar()


def add_album(connection: Connection, table: str, data: bytes) -> None:
    """Keeps the album of a finished race, unless there is one already."""
    with contextlib.suppress(Conflict):
        _insert_once(connection, albums, {"table_id": table, "data": data})


def load_album(connection: Connection, table: str) -> bytes | None:
    """The album of a finished race, or None."""
    return connection.execute(select(albums.c.data).where(albums.c.table_id == table)).scalar()


def without_album(connection: Connection, limit: int) -> list[str]:
    """Finished races that have no album yet, the latest first."""
    query = (
        select(tables.c.id)
        .outerjoin(albums, albums.c.table_id == tables.c.id)
        .where(and_(tables.c.status == "over", albums.c.table_id.is_(None)))
    )
    return list(connection.execute(query.order_by(tables.c.ended.desc()).limit(limit)).scalars())


# --- chat -------------------------------------------------------------------------------------------------------------


def add_chat(connection: Connection, table: str, line: ChatLine) -> ChatLine:
    """Appends a line under the next free number."""
    number = (connection.execute(select(func.max(chat.c.number)).where(chat.c.table_id == table)).scalar() or 0) + 1
    line.number = number
    _insert_once(connection, chat, {"table_id": table, **msgspec.structs.asdict(line)})
    return line


def said_before(connection: Connection, table: str, seat: int, text: str, after: int) -> ChatLine | None:
    """The first line with a number above `after` in which a seat says just that, or None."""
    query = select(chat).where(
        and_(chat.c.table_id == table, chat.c.number > after, chat.c.seat == seat, chat.c.text == text)
    )
    row = connection.execute(query.order_by(chat.c.number).limit(1)).mappings().first()
    return None if row is None else _of(ChatLine, row)


def load_chat(connection: Connection, table: str, after: int, limit: int) -> list[ChatLine]:
    """The last `limit` lines with a number above `after`, in order."""
    query = select(chat).where(and_(chat.c.table_id == table, chat.c.number > after))
    rows = connection.execute(query.order_by(chat.c.number.desc()).limit(limit)).mappings()
    return [_of(ChatLine, row) for row in rows][::-1]


def notify(connection: Connection, text: str) -> None:
    """Tells the other processes on a PostgreSQL once the transaction is committed (`Storage` sends it then)."""
    connection.info.setdefault("news", []).append(text)
