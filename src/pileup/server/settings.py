"""What a server can be told: where it listens, where it keeps tables, and how much it puts up with."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from pileup.errors import PileupError

__all__ = ["Limits", "Notices", "Settings", "default_database", "own_web_folder"]


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What a single visitor, a table and the whole server may take up.

    Attributes:
        body: bytes of a request's body; record: of one that brings a record.
        moves_per_second: requests that change something, per address, on average; `burst` at once.
        tables_per_minute: new tables per address.
        streams_per_address, streams: open event streams.
        live_tables: tables kept in memory; the longest untouched ones are dropped (not lost) beyond it.
        name, chat: characters.
        chat_lines: lines of chat a table keeps showing.
    """

    body: int = 64 * 1024
    record: int = 1024 * 1024
    moves_per_second: float = 20.0
    burst: int = 60
    tables_per_minute: float = 30.0
    streams_per_address: int = 60
    streams: int = 5000
    live_tables: int = 1000
    name: int = 40
    chat: int = 400
    chat_lines: int = 100


PUSH_SERVICES = (  # whom the makers of browsers let their push messages go through
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)


class Notices(msgspec.Struct, frozen=True, kw_only=True):
    """How people are told of their turn while they are away; nothing of it unless it is set.

    Attributes:
        site: the address of this server as people reach it, without a path (https://race.example.org).
        push: whom push services may ask about this server (mailto:… or https://…); empty: no web push.
        push_key: file of the server's key, made when missing; empty: in the user's data folder.
        push_services: hosts (with those below them) that push messages may go to; or whole origins.
        mail: URL of a mail server (smtp://user:password@host:587, smtps://…); empty: no mail.
        mail_from: the address that mails come from.
        after: seconds that somebody is asked and away before they are told; every: seconds between two looks.
    """

    site: str = ""
    push: str = ""
    push_key: str = ""
    push_services: tuple[str, ...] = PUSH_SERVICES
    mail: str = ""
    mail_from: str = ""
    after: float = 120.0
    every: float = 10.0


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs.

    Attributes:
        database: SQLAlchemy URL (sqlite:///file or postgresql://…); empty: a SQLite file in the user's data folder.
        host, port: where it listens.
        hosts: names by which it may be called beside the machine's own (for public servers: required).
        public: reachable from the internet: limits hold for everybody, hosts are checked strictly.
        behind_proxy: believe X-Forwarded-For and X-Forwarded-Proto from a reverse proxy on this machine.
        heartbeat: seconds between signs of life in a silent stream.
        away_after: seconds without a stream after which a seat counts as away.
        settle: seconds after a table was loaded in which its people may still be on their way back to it.
        snapshot_every: steps between two saved positions of a race.
        bot_workers: threads in which bots think.
        web: folder of the built browser client.
        limits: see Limits; rated: whether those on rates hold (not in load tests).
        notices: see Notices.
    """

    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    hosts: tuple[str, ...] = ()
    public: bool = False
    behind_proxy: bool = False
    heartbeat: float = 15.0
    away_after: float = 10.0
    settle: float = 10.0
    snapshot_every: int = 100
    bot_workers: int = 2
    web: str = ""
    limits: Limits = Limits()
    notices: Notices = Notices()
    rated: bool = True

    def checked(self) -> Settings:
        """These settings, if a server can be run with them; PileupError says everything that is missing."""
        missing = []
        if self.public and not self.hosts:
            missing.append("its own name, so that foreign pages can't use it (--allow-host race.example.org)")
        if self.public and not self.database:
            missing.append("a database of its own (--database postgresql://… or sqlite:////srv/pileup/tables.sqlite)")
        if self.public and self.host in ("127.0.0.1", "localhost", "::1") and not self.behind_proxy:
            missing.append("an address others can reach (--host 0.0.0.0), or a proxy that brings TLS (--behind-proxy)")
        for name in self.hosts:
            if not _HOST.fullmatch(name):
                missing.append(f"a name alone instead of {name!r} (--allow-host race.example.org)")
        missing += _notices_missing(self.notices)
        if missing:
            listed = "".join(f"\n  - {one}" for one in missing)
            who = "A public server" if self.public else "The server"
            raise PileupError(f"{who} needs more than this:{listed}", "serve --public" if self.public else "serve")
        return self


# What a browser calls a server by, without scheme, port and path: a name, or an address (of IPv6 without brackets).
_HOST = re.compile(r"[a-z0-9_]([a-z0-9._-]*[a-z0-9_])?|[0-9a-f:.]*:[0-9a-f:.]*", re.IGNORECASE)


def _notices_missing(notices: Notices) -> list[str]:
    missing = []
    if notices.push and not notices.push.startswith(("mailto:", "https://")):
        missing.append("whom push services may ask, as an address (--push mailto:you@example.org)")
    if notices.mail and not re.fullmatch(r"https?://[^/?#\s]+", notices.site):
        missing.append("its own address, for the links in mails (--site https://race.example.org)")
    if notices.mail and "@" not in notices.mail_from:
        missing.append("the address that its mails come from (--mail-from pileup@race.example.org)")
    return missing


def default_database() -> str:
    """The URL of the SQLite file in the user's data folder (made if it is missing)."""
    import platformdirs

    folder = Path(platformdirs.user_data_dir("pileup"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "tables.sqlite").touch(mode=0o600)  # hands and seeds: see `databases.sqlite_file`
    except OSError as error:
        raise PileupError(
            f"The folder for tables can't be made: {error.strerror}.", str(folder), "Give a place with --database."
        ) from None
    return f"sqlite:///{folder / 'tables.sqlite'}"


def own_web_folder() -> Path:
    """Where the package build puts the browser client."""
    return Path(__file__).parents[1] / "web"
