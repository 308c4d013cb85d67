"""Why the server says no, and how it says it: one shape of answer for every error, a page for people's browsers."""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.params import QueryParameter

from pileup.errors import IllegalAction, InvalidPosition, PileupError, RecordError, UnknownAction, UnknownName
from pileup.server.messages import ErrorAnswer, Trouble
from pileup.server.spoken import error_page, wants_page
from pileup.server.storage import StorageDown
from pileup.server.table import TableSpoilt

__all__ = ["HANDLERS", "Refusal", "answer_body", "refuse"]

log = logging.getLogger("pileup.server")


class Refusal(Exception):
    """An answer that is no success.

    Args:
        status: HTTP status; code: for programs; what, where, cure: for people; legal: what would have been accepted.
    """

    def __init__(
        self,
        status: int,
        code: str,
        what: str,
        where: str = "",
        cure: str = "",
        legal: Sequence[str] | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.trouble = Trouble(code, what, where, cure, None if legal is None else list(legal))
        self.headers = headers or {}


def answer_body(trouble: Trouble) -> bytes:
    """The JSON of an error answer."""
    return msgspec.json.encode(ErrorAnswer(trouble))


def refuse(
    request: Request[Any, Any, Any], status: int, trouble: Trouble, headers: dict[str, str] | None = None
) -> Response[bytes]:
    """The answer to a request that failed: JSON, or a page where a browser asked for one."""
    if wants_page(request.scope["path"], request.headers.get("accept", "")):
        body, media = error_page(status, trouble, request.headers.get("accept-language")).encode(), MediaType.HTML
    else:
        body, media = answer_body(trouble), MediaType.JSON
    return Response(
        body, status_code=status, media_type=media, headers={"Cache-Control": "no-store", **(headers or {})}
    )


def _refusal(request: Request[Any, Any, Any], error: Refusal) -> Response[bytes]:
    return refuse(request, error.status, error.trouble, error.headers)


# The first that fits.
_STATUS: dict[type[PileupError], tuple[int, str]] = {
    TableSpoilt: (410, "other-rules"),
    UnknownName: (422, "unknown-name"),
    UnknownAction: (422, "unknown-action"),
    IllegalAction: (422, "illegal-option"),
    InvalidPosition: (422, "invalid-position"),
    RecordError: (422, "record"),
}


def _pileup(request: Request[Any, Any, Any], error: PileupError) -> Response[bytes]:
    status, code = next((found for kind, found in _STATUS.items() if isinstance(error, kind)), (422, "bad-request"))
    return refuse(request, status, Trouble(code, error.what, error.where, error.cure))


_told_of = 0.0  # when the log was last told that the database is away


def _down(request: Request[Any, Any, Any], error: StorageDown) -> Response[bytes]:
    global _told_of
    if time.monotonic() - _told_of > 1:  # not once for each of a crowd
        _told_of = time.monotonic()
        log.error("database away", extra={"reason": str(error)})
    trouble = Trouble(
        "database", "The server can't reach its database just now.", "", "Nothing is lost. Try again in a moment."
    )
    return refuse(request, 503, trouble, {"Retry-After": "2"})


_WORDS = {
    400: ("bad-request", "The server can't read that.", ""),
    401: ("no-seat", "This needs a seat's token.", "Open the table by your own link."),
    404: ("not-found", "There is nothing here.", "The link may be incomplete."),
    405: ("method", "That can't be done here.", ""),
    413: ("too-large", "That is too much at once.", "Send less."),
    415: ("media-type", "The server reads JSON only.", "Send Content-Type: application/json."),
}


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    code, what, cure = _WORDS.get(error.status_code, (f"http-{error.status_code}", "That did not work.", ""))
    where = ""
    if isinstance(error, ValidationException):
        extra = error.extra if isinstance(error.extra, list) else []
        faults = [one for one in extra if isinstance(one, dict)]
        where = ", ".join(str(one.get("key", "")) for one in faults if one.get("key"))
        what = "; ".join(str(one.get("message", "")) for one in faults) or "The request has faults."
        if missing := _missing(request):
            where = ", ".join(missing)
            what, cure = (
                f"The parameter {missing[0]!r} is missing."
                if len(missing) == 1
                else f"Parameters are missing: {where}.",
                f"Ask with ?{'=…&'.join(missing)}=…; the API's description tells all.",
            )
        if request.method == "POST" and request.headers.get("content-length", "0") == "0":
            what, where = "The request has no body.", "body"
    elif error.status_code == 400:
        what = "That is not JSON as the server expects it."
    headers = {key: value for key, value in (error.headers or {}).items() if key.lower() in ("allow", "retry-after")}
    return refuse(request, error.status_code, Trouble(code, what, where, cure), headers)


def _missing(request: Request[Any, Any, Any]) -> list[str]:
    """The parameters that the route must have and the request has not, as the route lists them.

    All of them: the framework tells one, and which one changes from one start to the next.
    """
    asked = request.route_handler.parsed_fn_signature.parameters.items()
    return [
        name
        for name, field in asked
        if isinstance(field.kwarg_definition, QueryParameter) and field.is_required and name not in request.query_params
    ]


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[bytes]:
    return refuse(
        request, 400, Trouble("bad-request", "That is nested too deeply.", "body", "Send what the API describes.")
    )


def places_of(error: BaseException) -> str:
    """Where an exception came from, as file:line of our own code; never its message, which may hold a hand."""
    frames = traceback.extract_tb(error.__traceback__)
    return " < ".join(f"{frame.filename.rpartition('pileup/')[2]}:{frame.lineno}" for frame in reversed(frames[-6:]))


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    route = request.scope.get("path_template")
    log.error("unexpected %s at %s", type(error).__name__, places_of(error), extra={"path": route})
    trouble = Trouble(
        "server", "Something went wrong in the server.", "", "Load the page again; what was played is safe."
    )
    return refuse(request, 500, trouble)


HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: _refusal,
    PileupError: _pileup,
    StorageDown: _down,
    RecursionError: _too_deep,
    HTTPException: _http,
    Exception: _unexpected,
}
