"""Mail over SMTP: one short letter at a time, TLS wherever the other side offers it, a way out in every letter."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

import msgspec

from pileup.errors import PileupError
from pileup.server.notices.push import Gone, NotSent

__all__ = ["Letter", "Mailer", "is_address", "masked"]

_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
_PATIENCE = 20.0


def is_address(text: str) -> bool:
    """Whether a text is one plain mail address."""
    return len(text) <= 254 and ".." not in text and _ADDRESS.fullmatch(text) is not None


def masked(address: str) -> str:
    """An address as it is shown again: enough to be known by who gave it."""
    name, _, host = address.rpartition("@")
    return f"{name[:1]}…@{host}"


class Letter(msgspec.Struct):
    """One mail; `way_out` is the page where it can be stopped."""

    to: str
    subject: str
    text: str
    way_out: str


class Server(msgspec.Struct, frozen=True):
    """A mail server as a URL names it."""

    host: str
    port: int
    tls: bool
    user: str | None
    password: str | None


def server_of(url: str) -> Server:
    """The mail server of `smtp://user:password@host:587` or `smtps://…`; PileupError where it is none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise PileupError(
            "That is no address of a mail server.", "--mail", "Example: smtp://user:password@mail.example.org:587."
        )
    tls = parts.scheme == "smtps"
    user = None if parts.username is None else unquote(parts.username)
    password = None if parts.password is None else unquote(parts.password)
    return Server(parts.hostname, port or (465 if tls else 587), tls, user, password)


class Mailer:
    """Sends letters through one mail server.

    Args:
        url: of the mail server; sender: the address that letters come from.
    """

    def __init__(self, url: str, sender: str) -> None:
        self._server, self._sender = server_of(url), sender

    def send(self, letter: Letter) -> None:
        """Hands a letter to the mail server.

        Raises:
            Gone: it knows no such address. NotSent: anything else.
        """
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, letter.to, letter.subject
        host = parseaddr(self._sender)[1].rpartition("@")[2]
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=host)
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{letter.way_out}/stop>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        try:
            with self._connection() as link:
                link.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            if all(code in (550, 551, 553) for code in codes):
                raise Gone from None
            raise NotSent(f"refused, {codes}") from None
        except (smtplib.SMTPException, OSError) as error:
            raise NotSent(type(error).__name__) from None

    def _connection(self) -> smtplib.SMTP:
        server, context = self._server, ssl.create_default_context()
        if server.tls:
            link: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=_PATIENCE, context=context)
        else:
            link = smtplib.SMTP(server.host, server.port, timeout=_PATIENCE)
        try:
            link.ehlo()
            if not server.tls and link.has_extn("starttls"):
                link.starttls(context=context)
                link.ehlo()
            elif not server.tls and server.user is not None and server.host not in ("localhost", "127.0.0.1", "::1"):
                raise smtplib.SMTPException("no password without TLS")
            if server.user is not None:
                link.login(server.user, server.password or "")
        except BaseException:
            link.close()
            raise
        return link
