"""Structured logs: one JSON object a line, with table and sequence; never a hand, a seed, a token or a query."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any, TextIO

__all__ = ["JsonLines", "set_up_logs"]

# Only these fields are ever written, so that nothing secret gets into a log by an exception's way.
FIELDS = (
    "table",
    "sequence",
    "seat",
    "kind",
    "method",
    "route",
    "status",
    "ms",
    "error",
    "at",
    "path",
    "reason",
    "bot",
    "count",
)


class JsonLines(logging.Formatter):
    """A record of the log as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, message, and the known fields."""
        data: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        for field in FIELDS:
            if field in record.__dict__ and record.__dict__[field] is not None:
                data[field] = record.__dict__[field]
        return json.dumps(data, ensure_ascii=False, default=str)


def set_up_logs(level: int = logging.INFO, stream: TextIO | None = None) -> None:
    """Sends the server's own log, and uvicorn's errors, to `stream` (stderr)."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("pileup", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
        logger.setLevel(level)
    logging.getLogger("uvicorn.access").handlers[:] = []
    logging.getLogger("uvicorn.access").propagate = False
