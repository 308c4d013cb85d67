"""Traceability: every entry of the rule ledgers has a test that names it.

Reads the ids defined in docs/rules/*.md (in bold), the ids in `@pytest.mark.rule(...)` of all tests, and the lists of
ids that can't have a test (docs/rules/<game>.untested.toml, id = "reason"). Run as a script: exit 1 and the list of
what lacks; a game without a folder in src/pileup/games is reported and passed over.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DEFINED = re.compile(r"\*\*([A-Z]{2}-[A-Z0-9]+-\d+[a-z]?)")


def defined(ledger: Path) -> set[str]:
    """The ids that a ledger defines."""
    return set(DEFINED.findall(ledger.read_text(encoding="utf-8")))


def marked(folder: Path) -> dict[str, list[str]]:
    """The ids that tests are marked with, each with the tests that carry it."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if not (isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule")):
                continue
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    found.setdefault(argument.value, []).append(f"{path.relative_to(ROOT)}:{node.lineno}")
    return found


def check(root: Path = ROOT) -> tuple[list[str], list[str]]:
    """What is wrong, and what is to be told besides, a line each."""
    faults: list[str] = []
    told: list[str] = []
    tests = marked(root / "tests")
    known: set[str] = set()
    # `<game>.<language>.md` tells the same entries in another language.
    for ledger in (one for one in sorted((root / "docs" / "rules").glob("*.md")) if "." not in one.stem):
        ids = defined(ledger)
        known |= ids
        game = root / "src" / "pileup" / "games" / ledger.stem.replace("-", "_")
        if not (game / "game.py").exists():
            told.append(f"{ledger.stem}: not implemented yet; {len(ids)} entries passed over")
            continue
        listed = root / "docs" / "rules" / f"{ledger.stem}.untested.toml"
        excused: dict[str, str] = tomllib.loads(listed.read_text(encoding="utf-8")) if listed.exists() else {}
        missing = sorted(ids - set(tests) - set(excused))
        faults += [f"{ledger.stem}: {rule} has no test" for rule in missing]
        faults += [f"{listed.name}: {rule} is not in the ledger" for rule in sorted(set(excused) - ids)]
        faults += [
            f"{listed.name}: {rule} has a test; take it off the list" for rule in sorted(set(excused) & set(tests))
        ]
        told += [f"{ledger.stem}: {rule} has no test of its own: {reason}" for rule, reason in sorted(excused.items())]
        told.append(f"{ledger.stem}: {len(ids & set(tests))} of {len(ids)} entries have tests")
    faults += [
        f"{where}: {rule} is in no ledger" for rule, places in tests.items() if rule not in known for where in places
    ]
    return faults, told


def main() -> int:
    """Prints the findings; 1 where an entry lacks a test."""
    faults, told = check()
    print("\n".join([*told, *faults]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
