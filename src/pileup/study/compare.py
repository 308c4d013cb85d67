"""Two runs side by side: which of their differences are real."""

from __future__ import annotations

import math
from collections.abc import Mapping

import msgspec

from pileup.study.metrics import Metrics
from pileup.study.rating import Z

__all__ = ["Difference", "differences"]

LEVEL = 0.05
# By the beginning of a number's key.
CHAPTERS = {
    "wins": "wins",
    "order": "wins",
    "action": "choices a race",
    "event": "events a race",
}


class Difference(msgspec.Struct, frozen=True):
    """A number in two runs.

    Attributes:
        chapter: what kind of number it is, where its text does not say it.
        one, other: its values; low, high: 95 % interval of other - one.
        p: how often chance alone would make so great a difference, all comparisons together (Holm).
        real: p is below 5 %.
    """

    key: str
    text: str
    chapter: str
    one: float
    other: float
    low: float
    high: float
    p: float
    real: bool
    percent: bool


def differences(one: Metrics, other: Metrics, errors: Mapping[str, float] | None = None) -> list[Difference]:
    """Every number that both runs have, the surest difference first.

    Numbers are taken to be independent, which is on the careful side where the runs share seeds. Holm's method (Holm
    1979) keeps the chance of even one false "real" below 5 %.

    Args:
        errors: standard errors of some differences, by key, where they are known better (`metrics.paired_errors`).
    """
    errors = errors or {}
    known = {estimate.key: estimate for estimate in other.all()}
    pairs = [(a, known[a.key]) for a in one.all() if a.key in known and (a.error > 0 or known[a.key].error > 0)]
    raw = []
    for a, b in pairs:
        gap, error = abs(b.value - a.value), errors.get(a.key, math.hypot(a.error, b.error))
        raw.append(math.erfc(gap / error / math.sqrt(2)) if error else float(not gap))
    order = sorted(range(len(pairs)), key=lambda k: raw[k])
    found = []
    worst = 0.0
    for rank, k in enumerate(order):
        a, b = pairs[k]
        worst = max(worst, min(1.0, raw[k] * (len(pairs) - rank)))
        half = Z * errors.get(a.key, math.hypot(a.error, b.error))
        gap = b.value - a.value
        found.append(
            Difference(
                a.key,
                a.text,
                CHAPTERS.get(a.key.partition(".")[0], ""),
                a.value,
                b.value,
                gap - half,
                gap + half,
                worst,
                worst < LEVEL,
                a.percent,
            )
        )
    return found
