"""Addresses about notices: a seat's browsers and mail addresses, and the page behind the links in mails."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection

from pileup.server.messages import MailBody, MailContact, NoticesInfo, PushBody, SeatContacts
from pileup.server.notices import addressbook
from pileup.server.notices.addressbook import Contact
from pileup.server.notices.crier import Crier
from pileup.server.notices.letters import mail_page
from pileup.server.notices.mail import is_address, masked
from pileup.server.refusals import Refusal
from pileup.server.routes.common import Req, SeatNumber, TableId, at_table, hub_of, locale_of
from pileup.server.tokens import new_token

__all__ = ["HANDLERS"]

_PUSHES, _MAILS = 10, 3  # browsers and addresses of one seat
ContactName = Annotated[str, PathParameter(max_length=64)]


def _crier(request: Req) -> Crier:
    crier: Crier = request.app.state.crier
    return crier


def _off(what: str) -> Refusal:
    return Refusal(404, "not-set-up", f"This server sends no {what}.", "", "Ask who runs it.")


async def _seat(request: Req, table: str, seat: int) -> str:
    """The hash of the token of the caller's seat; Refusal where it is not theirs."""
    _, live, caller = await at_table(request, table)
    caller.need_own(seat, "Ask to be told of your own.")
    found = live.seats[seat].token_hash
    assert found is not None
    return found


@get("/api/notices", tags=["notices"], operation_id="notices")
async def info(request: Req) -> NoticesInfo:
    """How this server can tell people that it is their turn while they are away."""
    crier = _crier(request)
    return NoticesInfo(None if crier.pusher is None else crier.pusher.public_key, crier.mailer is not None)


@get("/api/tables/{table:str}/seats/{seat:int}/contacts", tags=["notices"], operation_id="seatContacts")
async def listed(request: Req, table: TableId, seat: SeatNumber) -> SeatContacts:
    """Where your seat is told of its turns."""
    token = await _seat(request, table, seat)
    found = await hub_of(request).storage.read(lambda connection: addressbook.of_seat(connection, token))
    return SeatContacts(
        [one.address for one in found if one.kind == "push"],
        [MailContact(masked(one.address), one.confirmed) for one in found if one.kind == "mail"],
    )


@post("/api/tables/{table:str}/seats/{seat:int}/push", tags=["notices"], operation_id="addPush", status_code=204)
async def add_push(request: Req, table: TableId, seat: SeatNumber, data: JSONBody[PushBody]) -> None:
    """Tells this browser of your seat's turns: the fields of its `PushSubscription`."""
    crier, token = _crier(request), await _seat(request, table, seat)
    if crier.pusher is None:
        raise _off("pushes")
    if not crier.pusher.allowed(data.endpoint):
        raise Refusal(422, "endpoint", "That is no push service this server knows.", "endpoint", "Use mail instead.")
    contact = Contact(
        id=new_token(),
        token_hash=token,
        kind="push",
        address=data.endpoint,
        keys=msgspec.json.encode(data.keys).decode(),
        locale=locale_of(request),
        confirmed=True,
        created=time.time(),
    )
    if not await hub_of(request).storage.write(lambda connection: addressbook.put(connection, contact, _PUSHES)):
        raise Refusal(409, "too-many", "Your seat is told in enough browsers.", "", "Turn it off in another.")


@delete("/api/tables/{table:str}/seats/{seat:int}/push", tags=["notices"], operation_id="removePush")
async def remove_push(
    request: Req,
    table: TableId,
    seat: SeatNumber,
    endpoint: Annotated[str | None, QueryParameter(max_length=1000)] = None,
) -> None:
    """No more pushes for your seat, to one browser or (without `endpoint`) to any."""
    token = await _seat(request, table, seat)
    await hub_of(request).storage.write(lambda connection: addressbook.remove(connection, token, "push", endpoint))


@post("/api/tables/{table:str}/seats/{seat:int}/mail", tags=["notices"], operation_id="addMail", status_code=202)
async def add_mail(request: Req, table: TableId, seat: SeatNumber, data: JSONBody[MailBody]) -> MailContact:
    """Asks by mail whether that address wants to be told of your seat's turns; nothing else is sent before a yes."""
    hub, crier, token = hub_of(request), _crier(request), await _seat(request, table, seat)
    if crier.mailer is None:
        raise _off("mail")
    address = data.address.strip().lower()
    if not is_address(address):
        raise Refusal(422, "address", "That is no mail address.", "address", "Example: you@example.org.")
    visitor = str(request.scope.get("pileup_visitor", "?"))
    if wait := crier.asked_by.wait(visitor) or crier.asked_for.wait(address):
        headers = {"Retry-After": str(int(wait) + 1)}
        cure = "Look into your mail, also into the folder for spam."
        raise Refusal(429, "too-fast", "Enough mails were asked for.", "address", cure, headers=headers)
    contact = Contact(
        id=new_token(),
        token_hash=token,
        kind="mail",
        address=address,
        locale=locale_of(request),
        confirmed=False,
        created=time.time(),
    )

    def write(connection: Connection) -> Contact | bool | None:
        if addressbook.refused(connection, address):
            return None
        if not addressbook.put(connection, contact, _MAILS):
            return False
        return next(one for one in addressbook.of_seat(connection, token) if one.address == address)

    kept = await hub.storage.write(write)
    if kept is False:
        raise Refusal(409, "too-many", "Your seat has enough addresses.", "address", "Take the others away first.")
    if isinstance(kept, Contact) and not kept.confirmed:
        hub.spawn(crier.ask(kept))
    # Who asked for silence is not given away: the answer is the same, and no mail comes.
    return MailContact(masked(address), isinstance(kept, Contact) and kept.confirmed)


@delete("/api/tables/{table:str}/seats/{seat:int}/mail", tags=["notices"], operation_id="removeMail")
async def remove_mail(request: Req, table: TableId, seat: SeatNumber) -> None:
    """No more mails for your seat."""
    token = await _seat(request, table, seat)
    await hub_of(request).storage.write(lambda connection: addressbook.remove(connection, token, "mail"))


# --- the page behind the links in mails -------------------------------------------------------------------------------


async def _page(request: Req, name: str, done: str | None) -> Response[str]:
    found = await hub_of(request).storage.read(lambda connection: addressbook.find(connection, name))
    locale = locale_of(request) if found is None else found.locale
    address, confirmed = (None, False) if found is None else (found.address, found.confirmed)
    page = mail_page(locale, done, name if found is not None else "", address, confirmed)
    headers: dict[str, Any] = {"Cache-Control": "no-store", "X-Robots-Tag": "noindex"}
    return Response(page, media_type="text/html", headers=headers)


@get("/mail/{contact:str}", include_in_schema=False)
async def mail_door(request: Req, contact: ContactName) -> Response[str]:
    """What a mail's reader can decide."""
    return await _page(request, contact, None)


@post("/mail/{contact:str}/{door:str}", include_in_schema=False, status_code=200)
async def mail_decision(request: Req, contact: ContactName, door: ContactName) -> Response[str]:
    """What a mail's reader decided; `stop` is also what mail programs call by themselves (RFC 8058)."""
    found = await hub_of(request).storage.read(lambda connection: addressbook.find(connection, contact))
    if door not in ("yes", "stop", "never"):
        raise Refusal(404, "not-found", "There is nothing here.", "", "The link may be incomplete.")
    if found is None or found.kind != "mail":
        return await _page(request, contact, None)
    address = found.address

    def write(connection: Connection) -> None:
        if door == "yes":
            addressbook.confirm(connection, contact)
        elif door == "stop":
            addressbook.strike(connection, contact)
        else:
            addressbook.never_again(connection, address)

    await hub_of(request).storage.write(write)
    return await _page(request, contact, f"page-did-{'confirm' if door == 'yes' else door}")


HANDLERS = [info, listed, add_push, remove_push, add_mail, remove_mail, mail_door, mail_decision]
