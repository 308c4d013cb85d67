"""The gate that every request passes: who may call, how often, and what every answer carries."""

from __future__ import annotations

import gzip
import ipaddress
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from pileup.server.messages import Trouble
from pileup.server.metrics import Metrics
from pileup.server.refusals import answer_body
from pileup.server.settings import Settings
from pileup.server.spoken import error_page, wants_page

__all__ = ["SECURITY_HEADERS", "Allowance", "Gate", "visitor"]

log = logging.getLogger("pileup.access")
RECORDS = "/api/records"  # where whole records come in

# No inline script, nothing from anywhere else. A board's colours are set through the style object: that needs no rule.
CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
SECURITY_HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
_COMPRESSIBLE = (
    b"application/json",
    b"application/vnd.oai.openapi+json",
    b"text/html",
    b"text/plain",
    b"image/svg+xml",
)
_WORTH_COMPRESSING = 1200


class Allowance:
    """A bucket of tokens for each address: `rate` a second come in, `burst` fit in.

    At most `addresses` are remembered; the longest silent is forgotten first, which only ever gives it a full bucket.
    """

    def __init__(
        self, rate: float, burst: float, addresses: int = 20_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate, self.burst, self._addresses, self._clock = rate, burst, addresses, clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, address: str) -> float:
        """Takes one token; 0.0, or the seconds until there is one again."""
        now = self._clock()
        tokens, then = self._buckets.pop(address, (self.burst, now))
        tokens = min(self.burst, tokens + (now - then) * self.rate)
        taken = tokens >= 1
        self._buckets[address] = (tokens - 1 if taken else tokens, now)
        if len(self._buckets) > self._addresses:
            self._buckets.popitem(last=False)
        return 0.0 if taken else (1 - tokens) / self.rate


def host_name(value: str) -> str:
    """The name in a Host or Origin header, without scheme and port, in lower case."""
    value = value.partition("://")[2] or value
    value = value.partition("/")[0].strip().lower()
    if value.startswith("["):
        return value.partition("]")[0][1:]
    return value.partition(":")[0]


def visitor(address: str) -> str:
    """Whom limits count an address as: of IPv6 its network of 64 bits, for a single visitor has as many addresses."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:100]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Gate:
    """ASGI door in front of the application.

    Refuses foreign hosts (DNS rebinding), foreign origins (other people's pages), too many changes from one address,
    and bodies that say they are too large; adds the security headers, compresses, counts, and logs one line a request,
    without its query, which may name a card.
    """

    def __init__(self, app: Any, settings: Settings, metrics: Metrics) -> None:
        self.app, self.settings, self.metrics = app, settings, metrics
        limits = settings.limits
        self._moves = Allowance(limits.moves_per_second, limits.burst)
        self._tables = Allowance(limits.tables_per_minute / 60, limits.tables_per_minute)
        self._hosts = {name.lower() for name in settings.hosts}
        self._local = {"localhost", "127.0.0.1", "::1", "testserver", "testserver.local", host_name(settings.host)}

    def allowed_host(self, name: str) -> bool:
        """Whether the server may be called by this name.

        Its own names always; when it is not public also any IP address (a foreign page is never called by one, so this
        gives nothing to DNS rebinding) and names of the local network.
        """
        if name in self._hosts:
            return True
        if self.settings.public:
            return False
        if name in self._local:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name.endswith(".local") or (bool(name) and "." not in name)
        return True

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008})
                return
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        headers = dict(scope["headers"])
        scope["pileup_address"] = address = self._address(scope, headers)
        scope["pileup_visitor"] = visitor(address)
        trouble = self._objection(scope, headers, address)
        status = 500

        compress = b"gzip" in headers.get(b"accept-encoding", b"")
        held: dict[str, Any] | None = None

        async def passed(message: Any) -> None:
            nonlocal status, held
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = list(message.get("headers", ())) + SECURITY_HEADERS
                if compress and _may_compress(message["headers"]):
                    held = message
                    return
            elif held is not None:
                start, held = held, None
                if not message.get("more_body") and len(message.get("body", b"")) >= _WORTH_COMPRESSING:
                    body = gzip.compress(message["body"], 4, mtime=0)
                    kept = [(key, value) for key, value in start["headers"] if key.lower() != b"content-length"]
                    start["headers"] = [
                        *kept,
                        (b"content-encoding", b"gzip"),
                        (b"vary", b"accept-encoding"),
                        (b"content-length", str(len(body)).encode()),
                    ]
                    message = {**message, "body": body}
                await send(start)
            await send(message)

        if scope["method"] == "HEAD" and not scope["path"].endswith("/stream"):
            scope = {**scope, "method": "GET"}  # the server leaves the body out by itself
        try:
            if trouble is None:
                await self.app(scope, receive, passed)
            else:
                code, refusal, extra = trouble
                accept, wishes = (headers.get(one, b"").decode("latin-1") for one in (b"accept", b"accept-language"))
                page = wants_page(scope["path"], accept)
                body = error_page(code, refusal, wishes).encode() if page else answer_body(refusal)
                await passed(
                    {
                        "type": "http.response.start",
                        "status": code,
                        "headers": [
                            (b"content-type", b"text/html; charset=utf-8" if page else b"application/json"),
                            (b"content-length", str(len(body)).encode()),
                            (b"cache-control", b"no-store"),
                            *extra,
                        ],
                    }
                )
                await passed({"type": "http.response.body", "body": body, "more_body": False})
        finally:
            seconds = time.perf_counter() - started
            route = str(scope.get("path_template") or "other") if trouble is None else "refused"
            self.metrics.answered(scope["method"], route, status, seconds)
            log.info(
                "answered",
                extra={"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)},
            )

    def _address(self, scope: Any, headers: dict[bytes, bytes]) -> str:
        if self.settings.behind_proxy and b"x-forwarded-for" in headers:
            return headers[b"x-forwarded-for"].decode("latin-1").rpartition(",")[2].strip()
        client = scope.get("client")
        return str(client[0]) if client else "?"

    def _objection(
        self, scope: Any, headers: dict[bytes, bytes], address: str
    ) -> tuple[int, Trouble, list[tuple[bytes, bytes]]] | None:
        host = host_name(headers.get(b"host", b"").decode("latin-1"))
        # The style of the page that says so is given out under any name.
        foreign = not self.allowed_host(host) and scope["path"] != "/plain.css"
        if foreign and not _is_local_look(scope, host, address):
            cure = "Start it with --allow-host and that name."
            return 421, Trouble("host", f"This server does not go by the name {host[:100]!r}.", "Host", cure), []
        if "\0" in scope["path"] or b"%00" in scope.get("query_string", b""):
            # No name has such a character, and not every database can look for one.
            return 404, Trouble("not-found", "There is nothing here.", "", "The link may be incomplete."), []
        changes = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes:
            origin = headers.get(b"origin")
            site = headers.get(b"sec-fetch-site")
            if (origin is not None and not self._own_origin(origin, host)) or site in (b"cross-site", b"same-site"):
                return (
                    403,
                    Trouble("origin", "Other sites' pages may not act here.", "Origin", "Open this server's own page."),
                    [],
                )
            length = headers.get(b"content-length", b"0")
            path = scope["path"].rstrip("/")
            most = self.settings.limits.record if path == RECORDS else self.settings.limits.body
            if length.isdigit() and int(length) > most:
                kilobytes = most // 1024
                return 413, Trouble("too-large", "That is too much at once.", "body", f"At most {kilobytes} kB."), []
            if self.settings.rated:
                wait = self._moves.wait(scope["pileup_visitor"])
                if not wait and path in ("/api/tables", RECORDS):
                    wait = self._tables.wait(scope["pileup_visitor"])
                if wait:
                    seconds = str(max(1, round(wait + 0.5)))
                    trouble = Trouble("too-fast", "Too many requests from your address.", "", f"Wait {seconds} s.")
                    return 429, trouble, [(b"retry-after", seconds.encode())]
        return None

    def _own_origin(self, origin: bytes, host: str) -> bool:
        text = origin.decode("latin-1")
        return text != "null" and (host_name(text) == host or host_name(text) in self._hosts)


def _is_local_look(scope: Any, host: str, address: str) -> bool:
    """Whether somebody on the machine itself looks how the server is, by the machine's own address.

    A proxy passes on the caller's address and the name it was called by; reading these changes nothing.
    """
    here = ("127.0.0.1", "::1")
    return address in here and host in ("localhost", *here) and scope["path"] in ("/healthz", "/metrics")


def _may_compress(headers: list[tuple[bytes, bytes]]) -> bool:
    found = {key.lower(): value for key, value in headers}
    return b"content-encoding" not in found and found.get(b"content-type", b"").startswith(_COMPRESSIBLE)
