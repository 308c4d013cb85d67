"""Who wants to be told, and where: queries on a connection, as in `pileup.server.ledger`; none commits."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, String, and_, cast, delete, exists, func, insert, literal, or_, select, update

from pileup.server.schema import contacts, seats, tables, unwanted
from pileup.server.tokens import hashed

__all__ = ["Contact", "Due"]


class Contact(msgspec.Struct, kw_only=True):
    """A row of `contacts`; see the schema for its fields."""

    id: str
    token_hash: str
    kind: str
    address: str
    keys: str | None = None
    locale: str
    confirmed: bool
    told: float = 0.0
    created: float

    def __repr__(self) -> str:
        return f"<{self.kind} contact>"  # never the address: this may end in a log


class Due(msgspec.Struct):
    """A contact whose seat must decide, at step `sequence` of a table."""

    contact: Contact
    table: str
    seat: int
    sequence: int


_FIELDS = [contacts.c[name] for name in Contact.__struct_fields__]


def _contact(row: object) -> Contact:
    return Contact(**{name: getattr(row, name) for name in Contact.__struct_fields__})


def of_seat(connection: Connection, token_hash: str) -> list[Contact]:
    """All contacts of a seat's token, the oldest first."""
    query = select(*_FIELDS).where(contacts.c.token_hash == token_hash).order_by(contacts.c.created)
    return [_contact(row) for row in connection.execute(query)]


def find(connection: Connection, name: str) -> Contact | None:
    """The contact of a name, or None."""
    row = connection.execute(select(*_FIELDS).where(contacts.c.id == name)).first()
    return None if row is None else _contact(row)


def put(connection: Connection, contact: Contact, most: int) -> bool:
    """Adds a contact, unless its seat has it already (then its keys and language are renewed), or `most` others."""
    known = of_seat(connection, contact.token_hash)
    for one in known:
        if (one.kind, one.address) == (contact.kind, contact.address):
            new = {"keys": contact.keys, "locale": contact.locale}
            connection.execute(update(contacts).where(contacts.c.id == one.id).values(**new))
            return True
    if sum(one.kind == contact.kind for one in known) >= most:
        return False
    connection.execute(insert(contacts).values(**msgspec.structs.asdict(contact)))
    return True


def remove(connection: Connection, token_hash: str, kind: str, address: str | None = None) -> None:
    """Takes a seat's contacts of one kind away, or only that of an address."""
    which = and_(contacts.c.token_hash == token_hash, contacts.c.kind == kind)
    if address is not None:
        which = and_(which, contacts.c.address == address)
    connection.execute(delete(contacts).where(which))


def strike(connection: Connection, name: str) -> None:
    """Takes one contact away."""
    connection.execute(delete(contacts).where(contacts.c.id == name))


def confirm(connection: Connection, name: str) -> None:
    """Who reads that mail wants it."""
    connection.execute(update(contacts).where(contacts.c.id == name).values(confirmed=True))


def claim(connection: Connection, name: str, turn: float) -> bool:
    """Whether this turn is still to be told to a contact; from now on it counts as told."""
    which = and_(contacts.c.id == name, contacts.c.told < turn)
    return connection.execute(update(contacts).where(which).values(told=turn)).rowcount == 1


def due(connection: Connection) -> list[Due]:
    """Every confirmed contact of a seat that must decide now and that no bot plays."""
    asked = (literal(",") + tables.c.waiting + literal(",")).contains(literal(",") + cast(seats.c.seat, String) + ",")
    query = (
        select(*_FIELDS, tables.c.id.label("table"), seats.c.seat, tables.c.sequence)
        .join(seats, seats.c.token_hash == contacts.c.token_hash)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(and_(contacts.c.confirmed.is_(True), tables.c.status == "racing", seats.c.bot.is_(None), asked))
    )
    return [Due(_contact(row), row.table, row.seat, row.sequence) for row in connection.execute(query)]


def tidy(connection: Connection, kept: float = 2 * 86400.0) -> int:
    """Forgets whom nothing is left to be told to: their race ended `kept` seconds ago, or they never confirmed."""
    old = time.time() - kept
    wanted = exists(
        select(seats.c.seat)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(and_(seats.c.token_hash == contacts.c.token_hash, or_(tables.c.ended.is_(None), tables.c.ended > old)))
    )
    never = and_(contacts.c.confirmed.is_(False), contacts.c.created < old)
    return connection.execute(delete(contacts).where(or_(~wanted, never))).rowcount


def count(connection: Connection) -> int:
    """How many contacts there are."""
    return connection.execute(select(func.count()).select_from(contacts)).scalar() or 0


# --- addresses that want no mail --------------------------------------------------------------------------------------


def never_again(connection: Connection, address: str) -> None:
    """Forgets a mail address everywhere and refuses it from now on; only its hash is kept."""
    connection.execute(delete(contacts).where(and_(contacts.c.kind == "mail", contacts.c.address == address)))
    if not refused(connection, address):
        connection.execute(insert(unwanted).values(address_hash=hashed(address), at=time.time()))


def refused(connection: Connection, address: str) -> bool:
    """Whether that address wants no mail from here."""
    query = select(unwanted.c.at).where(unwanted.c.address_hash == hashed(address))
    return connection.execute(query).first() is not None


def names(due_now: Sequence[Due]) -> set[str]:
    """The contacts among what is due."""
    return {one.contact.id for one in due_now}
