"""Checks that the rule ledgers say the same in every language, and notes which English text a translation tells.

    python scripts/translated_rules.py                            what is not as it should be
    python scripts/translated_rules.py --seen GAME [ID …]         these entries (or all) are told anew in every language

The ledger of a game is docs/rules/<game>.md; docs/rules/<game>.<language>.md tells it in another language: the same ids
in the same order, in as many chapters, with the same numbers and the same references to other entries.
docs/rules/translated.toml holds a digest of each English entry as it was when its translations were last put right, so
that nobody reads a rule in German or Italian that has changed in English.
"""

from __future__ import annotations

import hashlib
import re
import sys
import tomllib
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from pileup.play.words import spoken
from pileup.rulebook import entries

RULES = Path(__file__).resolve().parents[1] / "docs" / "rules"
SEEN = RULES / "translated.toml"
_SOURCES = re.compile(r"\[(?:src|pub)\b[^\]]*\]")
_ID = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+-\d+[a-z]?\b")
_NUMBER = re.compile(r"(?<!\d)(?:[02-9]|\d{2,})(?!\d)")  # 1 is a figure in one language and a word in another


def digest(entry: tuple[str, str]) -> str:
    """What an English entry says, chapter and text, in twelve letters."""
    return hashlib.sha256("\n".join(entry).encode()).hexdigest()[:12]


def facts(text: str) -> Counter[str]:
    """What no language may change: the numbers, and the ids of other entries."""
    text = _SOURCES.sub("", text)
    return Counter(_ID.findall(text)) + Counter(_NUMBER.findall(_ID.sub("", text)))


def book_faults(name: str, english: str, told: str) -> list[str]:
    """What a ledger says otherwise than the English one; `name` begins every line."""
    first, second = entries(english), entries(told)
    found = [f"{name}: {rule} is missing" for rule in first if rule not in second]
    found += [f"{name}: {rule} is no entry of the English ledger" for rule in second if rule not in first]
    if not found and list(first) != list(second):
        found.append(f"{name}: the entries stand in another order")
    chapters = [len({chapter for chapter, _ in book.values()}) for book in (first, second)]
    if chapters[0] != chapters[1]:
        found.append(f"{name}: {chapters[1]} chapters, in English {chapters[0]}")
    for rule in first.keys() & second.keys():
        wanted, has = facts(first[rule][1]), facts(second[rule][1])
        if wanted != has:
            lacks, extra = sorted((wanted - has).elements()), sorted((has - wanted).elements())
            found.append(f"{name}: {rule} lacks {lacks or 'nothing'} and has {extra or 'nothing'} besides")
    return sorted(found)


def faults() -> list[str]:
    """Everything that is not as it should be, a line each."""
    seen: dict[str, dict[str, str]] = tomllib.loads(SEEN.read_text(encoding="utf-8")) if SEEN.exists() else {}
    found: list[str] = []
    for ledger in ledgers():
        english = ledger.read_text(encoding="utf-8")
        for language in spoken():
            path = ledger.with_suffix(f".{language}.md")
            if language == "en":
                continue
            if not path.exists():
                found.append(f"{path.name} is missing")
                continue
            found += book_faults(path.name, english, path.read_text(encoding="utf-8"))
        known, book = seen.get(ledger.stem, {}), entries(english)
        for rule, entry in book.items():
            if known.get(rule) != digest(entry):
                found.append(f"{ledger.name}: {rule} has changed: tell it anew in every language, then --seen")
        found += [
            f"{SEEN.name}: {rule} is no entry of {ledger.stem}" for rule in known.keys() - entries(english).keys()
        ]
    return found


def ledgers() -> list[Path]:
    """The English ledgers."""
    return [path for path in sorted(RULES.glob("*.md")) if "." not in path.stem]


def note_seen(game: str, rules: list[str]) -> None:
    """Notes that the translations of a game's entries (all where none is named) tell what the English ones say."""
    seen: dict[str, dict[str, str]] = tomllib.loads(SEEN.read_text(encoding="utf-8")) if SEEN.exists() else {}
    english = entries((RULES / f"{game}.md").read_text(encoding="utf-8"))
    unknown = [rule for rule in rules if rule not in english]
    if unknown:
        raise SystemExit(f"{game} has no entry {', '.join(unknown)}.")
    before = seen.get(game, {})
    seen[game] = {
        rule: digest(entry) if not rules or rule in rules else before.get(rule, "")
        for rule, entry in english.items()
        if not rules or rule in rules or rule in before
    }
    lines = ["# English entries as they were when their translations were last put right: scripts/translated_rules.py."]
    for name, book in sorted(seen.items()):
        lines += ["", f"[{name}]", *(f'{rule} = "{mark}"' for rule, mark in book.items())]
    SEEN.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> int:
    """0: all is well, or noted; 1: something is not."""
    arguments = sys.argv[1:]
    if arguments[:1] == ["--seen"] and len(arguments) > 1:
        if arguments[1] not in [path.stem for path in ledgers()]:
            print(f"There is no ledger of {arguments[1]!r}; ledgers: {', '.join(path.stem for path in ledgers())}.")
            return 1
        note_seen(arguments[1], arguments[2:])
        return 0
    if arguments:
        print(__doc__)
        return 2
    found = faults()
    print("\n".join(found) or "The ledgers say the same in every language.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
