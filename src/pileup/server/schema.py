"""The database: tables, their seats, and the append-only entries that are the race.

What a table is now follows from its entries alone; everything else here says who sits where, or saves time.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

__all__ = [
    "albums",
    "chat",
    "contacts",
    "entries",
    "metadata",
    "records",
    "saves",
    "seats",
    "tables",
    "unwanted",
    "uptime",
]

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    }
)

_ID = String(32)

# Times are seconds since 1970 as floats: the same on every database.
tables = Table(
    "tables",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("description", Text, nullable=False),  # JSON for pileup.make
    Column("rules_version", Integer, nullable=False),
    Column("content_hash", String(80), nullable=False),
    Column("seed", LargeBinary, nullable=False),  # secret until the race is over
    Column("commitment", String(64), nullable=False),
    Column("origin", Text),  # JSON, where the race does not begin at the start: {"position"} or {"record", "at"}
    Column("status", String(16), nullable=False),  # gathering, racing, over
    Column("public", Boolean, nullable=False),
    Column("settings", Text, nullable=False),  # JSON: what its people agreed on
    Column("host_hash", String(64), nullable=False),
    Column("revision", Integer, nullable=False),  # goes up when anything but the race changes
    Column("undo", Text),  # JSON: a wish to take moves back that others must agree to
    Column("parent", _ID),  # the table whose people race again here, or from which it was branched
    Column("successor", _ID),  # where they race again
    # What lists show, as of the last entry, so that they need not replay every table.
    Column("sequence", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("waiting", String(64), nullable=False),  # seats, separated by commas
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Index(None, "public", "status", "created"),
    Index(None, "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # person, open, bot, rulebook
    Column("name", String(80), nullable=False),
    Column("look", String(64)),
    Column("bot", String(120)),  # which bot plays: of a bot's seat, or in the place of an absent person
    Column("token_hash", String(64)),
    Column("invite_hash", String(64)),
    Column("seen", Float),
    Column("passes", Text, nullable=False, server_default=""),  # windows that it passes, separated by commas
    Index(None, "token_hash"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(8), nullable=False),  # act (bot: by one): adds lines; undo, agreed: takes a choice back
    Column("decision", String(48)),
    Column("seat", Integer),
    Column("lines", Text, nullable=False),
    Column("length", Integer, nullable=False),  # lines of the record after this entry
)

saves = Table(
    "saves",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("record", Text, nullable=False),  # of a finished race, as JSON: good for as long as its format is read
)

albums = Table(
    "albums",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("data", LargeBinary, nullable=False),  # of a finished race, as it was seen: see `albums`
)

# How people who are not there are told that it is their turn. A contact belongs to a seat's token: it goes with its
# person when seats are swapped and when they race again, and means nothing once the seat is somebody else's.
contacts = Table(
    "contacts",
    metadata,
    Column("id", _ID, primary_key=True),  # also the secret in the links of mails, told to nobody else
    Column("token_hash", String(64), nullable=False),
    Column("kind", String(8), nullable=False),  # push, mail
    Column("address", Text, nullable=False),  # where a browser's push service takes messages; a mail address
    Column("keys", Text),  # JSON: what messages to that browser are sealed with
    Column("locale", String(16), nullable=False),
    Column("confirmed", Boolean, nullable=False),  # who reads that mail wants it
    Column("told", Float, nullable=False),  # when the turn began that was told of last; 0: none yet
    Column("created", Float, nullable=False),
    Index(None, "token_hash"),
)

unwanted = Table(
    "unwanted",
    metadata,
    Column("address_hash", String(64), primary_key=True),  # of a mail address that is never written to again
    Column("at", Float, nullable=False),
)

# When a process of the server was there and could write; where none was, nobody's time runs: see `uptime`.
uptime = Table(
    "uptime",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
)
