"""What a workbench says about a track, in the language of who builds.

Content is checked in English (`pileup.engine.content`). A clause of such a text is found again in other languages by
what is left of it without its numbers and names: `board 06B is used without board 07B` is the message
`name-told-board-part-is-used-without-board-part` with $part and $part2. What has no message stays English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from pileup.engine.workshop import Flag, Plan, Workshop
from pileup.play.words import Words

__all__ = ["Teller", "message_of"]

_CLAUSES = re.compile(r"(: |; | and (?=\d+ boards? too far))")
_AND = "name-told-and"
Args = dict[str, str | int]


class Teller:
    """Says what is found about tracks in one language.

    Args:
        words: of the game, in that language.
        workshop: whose parts are names, not words.
    """

    def __init__(self, words: Words, workshop: Workshop) -> None:
        self._words = words
        self._names = names_in(workshop)

    def say(self, text: str) -> str:
        """A sentence, clause by clause; those that no message knows as they are."""
        whole = self._words.named(text)
        if whole != text:
            return whole
        said = []
        for k, clause in enumerate(_CLAUSES.split(text)):
            if k % 2:
                said.append(f" {self._words.text(_AND)} " if clause == " and " and self._words.has(_AND) else clause)
                continue
            message, args = message_of(clause, self._names)
            end = "." if clause.endswith(".") else ""
            said.append(self._words.text(message, args) + end if self._words.has(message) else clause)
        whole = "".join(said)
        return whole[:1].upper() + whole[1:] if text[:1].isupper() else whole

    def plan(self, plan: Plan) -> Plan:
        """A plan with its findings in words."""
        for finding in plan.findings:
            finding.what, finding.cure = self.say(finding.what), self.say(finding.cure)
        return plan

    def _part(self, text: str) -> str:
        whole = self._words.named(text)
        return whole if whole != text else ", ".join(self.say(one) for one in text.split(", "))

    def workshop(self, workshop: Workshop) -> Workshop:
        """A workshop with what is special about its parts in words."""
        parts = [msgspec.structs.replace(part, text=self._part(part.text)) for part in workshop.parts]
        flags = [Flag(flag.name, self.say(flag.text)) for flag in workshop.flags]
        return msgspec.structs.replace(workshop, parts=parts, flags=flags)


def names_in(workshop: Workshop) -> re.Pattern[str]:
    """Finds what is no word in a text: quotations, parts (also several, or with a space of theirs), spaces, numbers."""
    names = [re.escape(part.name) for part in workshop.parts if not part.name.islower()]
    ways = sorted({re.escape(way.value) for part in workshop.parts for way in part.ways})
    part = r"(?!)"
    if names:
        named = "|".join(sorted(names, key=len, reverse=True))
        part = rf"(?<!\w)(?:{named})(?::[A-Z]+\d?)?(?: (?:{'|'.join(ways)}))?(?: [+-]\d)?(?!\w)"
    return re.compile(
        rf"(?P<word>'[^']*'|\"[^\"]*\")|(?P<parts>{part}(?:, {part})+)|(?P<part>{part})"
        r"|(?P<spots>\d+:\d+\.\d+(?:, \d+:\d+\.\d+)*)|(?P<spot>\b[A-Z]{2,}\d?\b|\b[A-Z]\d\b)|(?P<n>(?<![\w.])\d+(?!\w))"
    )


def message_of(clause: str, names: re.Pattern[str]) -> tuple[str, Args]:
    """The message that a clause is in other languages, and what it is filled with: $n, $n2, $part …"""
    args: Args = {}
    counts: dict[str, int] = {}

    def kept(found: re.Match[str]) -> str:
        kind = found.lastgroup or ""
        counts[kind] = counts.get(kind, 0) + 1
        name = kind if counts[kind] == 1 else f"{kind}{counts[kind]}"
        value = found[0].strip("'\"")
        # "01" is a board's number, not a count.
        args[name] = int(value) if kind == "n" and not value.startswith("0") else value
        return kind

    generic = names.sub(kept, clause)
    return "-".join(["name-told", *_plain(generic)]), args


def _plain(text: str) -> Iterable[str]:
    return re.findall(r"[a-z0-9]+", text.lower().replace("'", ""))
