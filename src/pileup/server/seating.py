"""Who is asking: tokens made into seats, and what a table's seats look like from there."""

from __future__ import annotations

import msgspec

from pileup.server.ledger import SeatRow, TableRow
from pileup.server.refusals import Refusal
from pileup.server.tokens import hashed

__all__ = ["Caller", "bearer_hashes", "caller_of"]

MAX_TOKENS = 64  # one for each seat and the host's; a list of somebody's tables asks with more than one table's


class Caller(msgspec.Struct, frozen=True):
    """Somebody at a table.

    Attributes:
        seats: the seats whose tokens were shown, in order; host: the host's token was shown.
        hashes: of all tokens that were shown, known or not.
        locale: the language they read.
    """

    seats: tuple[int, ...] = ()
    host: bool = False
    hashes: frozenset[str] = frozenset()
    locale: str = "en"

    @property
    def viewpoint(self) -> int:
        """Whose eyes the log is told to: the one seat's; a watcher's where several people share a screen."""
        return self.seats[0] if len(self.seats) == 1 else -1

    def need_seat(self) -> None:
        """Refuses a caller without a seat."""
        if self.seats:
            return
        if self.hashes:
            raise Refusal(
                403, "wrong-token", "That token is of no seat at this table.", "Authorization", "Open your own link."
            )
        raise Refusal(
            401, "no-seat", "Only people who sit at the table can do that.", "Authorization", "Open your own link."
        )

    def need_own(self, seat: int, cure: str) -> None:
        """Refuses a caller who does not sit on a seat; `cure` says what they can do with their own."""
        self.need_seat()
        if seat not in self.seats:
            raise Refusal(403, "wrong-seat", "That is another's seat.", "seat", cure)

    def need_host(self) -> None:
        """Refuses a caller who did not make the table."""
        if not self.host:
            status = 403 if self.hashes else 401
            raise Refusal(status, "not-host", "Only who made the table can do that.", "Authorization", "Ask them.")


def bearer_hashes(authorization: str | None) -> frozenset[str]:
    """The hashes of the tokens of an Authorization header; Refusal where it is no such header."""
    if not authorization:
        return frozenset()
    scheme, _, rest = authorization.partition(" ")
    tokens = [token.strip() for token in rest.split(",") if token.strip()]
    if scheme.lower() != "bearer" or len(tokens) > MAX_TOKENS or any(len(token) > 100 for token in tokens):
        raise Refusal(
            400, "authorization", "That is no list of seat tokens.", "Authorization", "Send: Bearer <token>,<token>."
        )
    return frozenset(hashed(token) for token in tokens)


def caller_of(row: TableRow, seats: list[SeatRow], hashes: frozenset[str], locale: str = "en") -> Caller:
    """The caller as a table knows them."""
    if not hashes:
        return Caller(locale=locale)
    own = tuple(seat.seat for seat in seats if seat.token_hash in hashes)
    return Caller(own, row.host_hash in hashes, hashes, locale)
