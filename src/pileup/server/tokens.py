"""Secrets that prove a seat: random, given out once, kept only as a hash.

Who sends a mark of their own making with a wish gets tokens that follow from it. Then a wish whose answer was lost on
the way can be sent again: the same tokens are given once more, though nobody keeps them.
"""

from __future__ import annotations

import base64
import hashlib
import secrets

__all__ = ["Source", "hashed", "new_token"]


def new_token() -> str:
    """A secret of 192 random bits for a seat, a host or an invitation."""
    return secrets.token_urlsafe(24)


class Source:
    """Where the secrets of one wish come from: its mark, or else chance.

    Args:
        mark: a secret of whoever wishes; what follows from it is as hard to guess as itself.
    """

    def __init__(self, mark: str | None = None) -> None:
        self.marked = mark is not None
        self._mark = mark

    def _bytes(self, what: str, count: int) -> bytes:
        if self._mark is None:
            return secrets.token_bytes(count)
        return hashlib.sha256(f"pileup-mark-1 {what} {self._mark}".encode()).digest()[:count]

    def token(self, what: str) -> str:
        """A secret of 192 bits; `what` it is for, so that no two of a wish are alike."""
        return _text(self._bytes(what, 24))

    def table_id(self) -> str:
        """The name of a table: 128 bits, so that nobody finds a table by trying."""
        return _text(self._bytes("table", 16))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def hashed(token: str) -> str:
    """What is stored of a token. Tokens are random, so a plain SHA-256 can't be turned back."""
    return hashlib.sha256(f"pileup-token-1 {token}".encode()).hexdigest()
