"""What the server counts, in the text format that Prometheus reads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

__all__ = ["Metrics"]

_METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
_BUCKETS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters of one server process."""

    def __init__(self) -> None:
        self._answers: Counter[tuple[str, str, int]] = Counter()
        self._buckets: Counter[tuple[str, float]] = Counter()
        self._seconds: Counter[str] = Counter()
        self._counts: Counter[str] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """One request was answered."""
        # Whoever calls may invent methods; a counter for each would be theirs to fill our memory with.
        self._answers[method if method in _METHODS else "other", route, status] += 1
        if route.endswith("/stream"):
            return  # open for hours: no matter of speed
        self._counts["pileup_request_seconds_count"] += 1
        self._seconds["pileup_request_seconds_sum"] += seconds  # type: ignore[assignment]
        for bucket in _BUCKETS:
            if seconds <= bucket:
                self._buckets["pileup_request_seconds", bucket] += 1

    def count(self, name: str, by: int = 1) -> None:
        """Something happened: moves, undos, conflicts, bot moves …"""
        self._counts[f"pileup_{name}_total"] += by

    def value(self, name: str) -> int:
        """How often `count(name)` was called."""
        return self._counts[f"pileup_{name}_total"]

    def text(self) -> str:
        """All of it, in Prometheus' text format 0.0.4."""
        lines = ["# TYPE pileup_requests_total counter"]
        for (method, route, status), number in sorted(self._answers.items()):
            lines.append(f'pileup_requests_total{{method="{method}",route="{route}",status="{status}"}} {number}')
        lines.append("# TYPE pileup_request_seconds histogram")
        for bucket in _BUCKETS:
            lines.append(
                f'pileup_request_seconds_bucket{{le="{bucket}"}} {self._buckets["pileup_request_seconds", bucket]}'
            )
        total = self._counts["pileup_request_seconds_count"]
        lines.append(f'pileup_request_seconds_bucket{{le="+Inf"}} {total}')
        lines.append(f"pileup_request_seconds_sum {self._seconds['pileup_request_seconds_sum']:.6f}")
        lines.append(f"pileup_request_seconds_count {total}")
        for name, number in sorted(self._counts.items()):
            if name.endswith("_total"):
                lines += [f"# TYPE {name} counter", f"{name} {number}"]
        for name, gauge in sorted(self.gauges.items()):
            lines += [f"# TYPE pileup_{name} gauge", f"pileup_{name} {gauge():g}"]
        return "\n".join(lines) + "\n"
