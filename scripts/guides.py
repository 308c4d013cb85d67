"""Checks the first-race guides, and makes their records again after the rules have changed.

    python scripts/guides.py                    what no longer fits, for every game
    python scripts/guides.py --again bayou-bash the record by today's rules, as far as its lines are still legal

A guide lies in src/pileup/games/<game>/guide: race.json (the record), steps.toml (where it stops), words*.ftl (what it
says). Lines that are asked no more are left out; steps.toml then needs its numbers looked through. Where a line has
become illegal the race needs another choice there: the message says which line.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from pileup.engine.game import games, kind_of
from pileup.errors import PileupError
from pileup.play.guide import faults, guide_of, record_again


def main() -> int:
    """0: all guides are well, or the record was written; 1: something is wrong."""
    arguments = sys.argv[1:]
    if arguments[:1] == ["--again"] and len(arguments) == 2:
        guide = guide_of(kind_of(arguments[1]))
        if guide is None:
            print(f"{arguments[1]} has no guide.")
            return 1
        try:
            record = record_again(guide)
        except PileupError as error:
            print(error)
            return 1
        path = guide.folder / "race.json"
        path.write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"{path}: {len(record['actions'])} lines, {len(guide.record.actions)} before")
        return 0
    if arguments:
        print(__doc__)
        return 2
    wrong = 0
    for name, kind in sorted(games().items()):
        guide = guide_of(kind)
        found = [] if guide is None else faults(guide)
        wrong += len(found)
        print(f"{name}: {'no guide' if guide is None else 'well' if not found else ''}")
        for fault in found:
            print(f"  {fault}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
