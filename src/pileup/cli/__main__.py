"""`pileup`, and `python -m pileup.cli`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> None:
    """Runs one command and exits: 0 done, 1 the thing asked about is bad, 2 the command was misused."""
    from pileup.cli.app import run

    sys.exit(run(list(sys.argv[1:] if argv is None else argv)))


if __name__ == "__main__":
    main()
