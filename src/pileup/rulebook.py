"""The rule ledgers, which come with the package, entry by entry: for "why?" at a table and for `pileup rules`.

`docs/rules/<game>.md` is the specification; `docs/rules/<game>.<language>.md` tells the same entries under the same ids
to who reads another language. What a language lacks is told in English.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

import msgspec

__all__ = ["RuleEntry", "all_rules", "entries", "ledger", "rule_entry"]


class RuleEntry(msgspec.Struct, frozen=True):
    """One entry of a game's rules, with the chapter it stands in, and the language they are told in."""

    id: str
    chapter: str
    text: str
    language: str = "en"


def ledger(game: str, language: str = "en") -> str:
    """The text of a game's rule ledger: from the package, or from docs/rules of a checkout.

    Args:
        language: "en", or another one; "" is the answer where the ledger is not told in that one.

    Raises:
        PileupError: the game has no ledger.
    """
    from pileup.errors import PileupError

    package = Path(__file__).parent
    name = f"{game}.md" if language == "en" else f"{game}.{language}.md"
    for path in (package / "rules_text" / name, package.parents[1] / "docs" / "rules" / name):
        try:
            return path.read_text(encoding="utf-8")
        except OSError:
            continue
    if language != "en":
        return ""
    raise PileupError(f"The rules of {game} are not here.", "rules")


_ID = r"[A-Z]{2}-[A-Z0-9]+-\d+[a-z]?"
_STARTS = (
    # "- **RB-COLL-02** text", "- **RK-SUP-08 Combustion** text", also several before one text
    re.compile(rf"\s*[-*]?\s*\*\*(?P<id>{_ID})\b(?P<title>[^*]*)\*\*[:.,]?\s*(?P<text>.*)"),
    # "| BB-XTRK-01 | cells | …"
    re.compile(rf"\|\s*(?P<title>)(?:[^|*]{{1,12}}\|\s*)?\**(?P<id>{_ID})\**\s*\|\s*(?P<text>.*?)\s*\|?\s*$"),
)
_MORE = re.compile(rf"\*\*({_ID})\b[^*]*\*\*,?\s*")


def entries(text: str) -> dict[str, tuple[str, str]]:
    """Every entry of a ledger by its id: the chapter it stands in, and its text."""
    found: dict[str, tuple[str, str]] = {}
    chapter = ""
    current: list[str] = []
    for before, line in pairwise(["", *text.splitlines()]):
        apart = not before.strip()
        heading = re.match(r"#{2,3} (.*?)\s*(\[src:.*)?$", line)
        if heading:
            chapter, current = heading[1], []
            continue
        start = next((match for match in (one.match(line) for one in _STARTS) if match), None)
        if start:
            current = [start["id"]]
            words = " ".join(part for part in (start["title"].strip(), start["text"]) if part)
            if start["text"].startswith("**"):
                current += _MORE.findall(start["text"])
            for name in current:
                found.setdefault(name, (chapter, words))
        elif apart and line.strip() and not line.startswith("|") and line.rstrip()[-1].isalnum():
            current = []  # the name of what the next entries speak of
        elif line.strip() and not line.startswith(("-", "#")):
            for name in current:
                found[name] = (chapter, f"{found[name][1]}\n{line.rstrip()}")
        elif not line.strip() and current and found[current[0]][1].endswith("|"):
            current = []
    return found


@lru_cache(maxsize=16)
def _known(game: str, language: str) -> dict[str, RuleEntry]:
    english = entries(ledger(game))
    told = {} if language == "en" else entries(ledger(game, language))
    return {
        name: RuleEntry(name, *told[name], language) if name in told else RuleEntry(name, *entry)
        for name, entry in english.items()
    }


def rule_entry(game: str, rule: str, language: str = "en") -> RuleEntry:
    """What one entry says; UnknownName with the nearest ids where there is none."""
    from pileup.errors import UnknownName, closest

    known = _known(game, language)
    if rule not in known:
        near = closest(rule, list(known))
        raise UnknownName(f"There is no rule {rule[:40]!r}.", "rule", f"Near it: {', '.join(near)}." if near else "")
    return known[rule]


def all_rules(game: str, language: str = "en") -> list[RuleEntry]:
    """Every entry of a game's rules, in the ledger's order; in English what the language lacks.

    >>> all_rules("rush-and-bash")[0].id
    'RB-COMP-01'
    """
    return list(_known(game, language).values())
