"""Where chance comes from: counter-based streams for simulation, HMAC for live races.

Simulation draws number `counter` of the stream `key` by SplitMix64's output function (Steele, Lea, Flood: Fast
splittable pseudorandom number generators, OOPSLA 2014), which is a function of the counter alone: results do not
depend on the number of workers or on the order of games. A live race draws by HMAC-SHA-256 of (seed, counter) with
rejection, so that every roll can be proved afterwards from the published seed.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from pileup.errors import PileupError

__all__ = ["CHANCE", "CHOICE", "LiveChance", "below", "commitment", "draw", "new_seed", "parse_seed", "stream"]

_MASK = 0xFFFFFFFFFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15
MIX1 = 0xBF58476D1CE4E5B9
MIX2 = 0x94D049BB133111EB

# Purposes of streams: chance events, and choices of random bots (one stream a seat: CHOICE + seat).
CHANCE = 0
CHOICE = 1


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * MIX1) & _MASK
    z = ((z ^ (z >> 27)) * MIX2) & _MASK
    return z ^ (z >> 31)


def stream(seed: int, index: int, purpose: int) -> int:
    """The 64-bit key of the stream for one purpose in game number `index` of a run with `seed` (0 ≤ seed < 2**64)."""
    key = _mix((seed + GAMMA) & _MASK)
    key = _mix((key ^ index) + GAMMA & _MASK)
    return _mix((key ^ purpose) + GAMMA & _MASK)


def draw(key: int, counter: int) -> int:
    """Number `counter` (0, 1, …) of a stream: 64 uniform bits."""
    return _mix((key + (counter + 1) * GAMMA) & _MASK)


def below(key: int, counter: int, n: int) -> int:
    """A number 0 ≤ x < n from draw number `counter`; n < 2**32, bias below n / 2**32."""
    return ((draw(key, counter) >> 32) * n) >> 32


def new_seed() -> bytes:
    """32 bytes from the operating system, for a live race."""
    return secrets.token_bytes(32)


def commitment(seed: bytes) -> str:
    """The hex SHA-256 of a live race's seed: published at the start, so that the seed can't be chosen afterwards."""
    return hashlib.sha256(b"pileup-seed-1\0" + seed).hexdigest()


def parse_seed(seed: int | str | bytes | None) -> bytes:
    """A live race's seed from what a person gives: bytes, 64 hex digits, another text, a whole number, None (new)."""
    if seed is None:
        return new_seed()
    if isinstance(seed, bytes):
        return seed
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise PileupError(f"A seed can't be a {type(seed).__name__}.", "seed", "Give a whole number or a text.")
    if isinstance(seed, str) and len(seed) == 64:
        try:
            return bytes.fromhex(seed)
        except ValueError:
            pass
    return hashlib.sha256(f"pileup-seed:{seed}".encode()).digest()


class LiveChance:
    """Chance of a live race: event number `counter` is HMAC-SHA-256(seed, counter), made uniform by rejection.

    Args:
        seed: the secret seed, usually 32 bytes.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def below(self, counter: int, n: int) -> int:
        """A uniform 0 ≤ x < n for chance event `counter`, without bias."""
        if n <= 0:
            raise ValueError("n must be positive")
        limit = (1 << 64) - (1 << 64) % n
        attempt = 0
        while True:
            message = counter.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            value = int.from_bytes(hmac.digest(self.seed, message, "sha256")[:8], "big")
            if value < limit:
                return value % n
            attempt += 1

    def pick(self, counter: int, outcomes: list[int], weights: list[int]) -> int:
        """The outcome of chance event `counter`."""
        point = self.below(counter, sum(weights))
        for outcome, weight in zip(outcomes, weights, strict=True):
            if point < weight:
                return outcome
            point -= weight
        raise AssertionError("weights summed wrongly")
