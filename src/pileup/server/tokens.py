"""Secrets that prove a seat: random, given out once, kept only as a hash."""

from __future__ import annotations

import hashlib
import secrets

__all__ = ["hashed", "new_table_id", "new_token"]


def new_token() -> str:
    """A secret of 192 random bits for a seat, a host or an invitation."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """The name of a table: 128 random bits, so that nobody finds a table by trying."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is stored of a token. Tokens are random, so a plain SHA-256 can't be turned back."""
    return hashlib.sha256(f"pileup-token-1 {token}".encode()).hexdigest()
