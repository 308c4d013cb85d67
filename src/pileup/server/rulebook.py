"""The entries of the rule ledgers, which come with the package, found by id."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from pileup.errors import UnknownName, closest

__all__ = ["rule_text"]

_FOLDERS = (Path(__file__).parents[1] / "rules_text", Path(__file__).parents[3] / "docs" / "rules")
_HEAD = re.compile(r"^[-*#>\s]*\**`?([A-Z]{1,4}-[A-Z0-9]+(?:-\d+[a-z]?)?)`?\**\b[\s:.·—-]*", re.MULTILINE)


@lru_cache(maxsize=8)
def _entries(game: str) -> dict[str, str]:
    for folder in _FOLDERS:
        path = folder / f"{game}.md"
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            heads = list(_HEAD.finditer(text))
            ends = [head.start() for head in heads[1:]] + [len(text)]
            found: dict[str, str] = {}
            for head, end in zip(heads, ends, strict=True):
                body = re.split(r"\n#|\n\n\n", text[head.end() : end])[0].strip()
                found.setdefault(head.group(1), body)
            return found
    return {}


def rule_text(game: str, rule: str) -> str:
    """What an entry says; UnknownName with the nearest ids where there is none."""
    entries = _entries(game)
    if rule not in entries:
        near = closest(rule, list(entries))
        raise UnknownName(f"There is no rule {rule!r:.60}.", "rule", f"Near it: {', '.join(near)}." if near else "")
    return entries[rule]
