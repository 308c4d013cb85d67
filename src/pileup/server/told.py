"""What a workbench says about a track, in the language of who builds.

Content is checked in English (`pileup.engine.content`); other languages find its sentences again as they find names on
cards (`Words.named`): by their words, numbers and names of pieces left out. A sentence whose end carries numbers of its
own ("the track does not lead back to board 01: it ends 2 boards too far down") is said clause by clause.
"""

from __future__ import annotations

import re

import msgspec

from pileup.engine.workshop import Flag, Plan, Workshop
from pileup.play.words import Words

__all__ = ["Teller"]

_JOINTS = re.compile(r"(: | and (?=\d+ boards? too far))")
_WORD = re.compile(r"[a-z]{3}")
_SPACES = r"\d+:\d+\.\d+(?:, \d+:\d+\.\d+)*"


class Teller:
    """Says what is found about tracks in one language.

    Args:
        words: of the game, in that language.
        workshop: whose parts are names in a text, not words: "S4A reversed +1".
    """

    def __init__(self, words: Words, workshop: Workshop) -> None:
        self._words = words
        parts = "|".join(re.escape(part.name) for part in workshop.parts if not part.name.islower()) or "(?!)"
        ways = "|".join(sorted({re.escape(way.value) for part in workshop.parts for way in part.ways})) or "(?!)"
        self._names = re.compile(rf"{_SPACES}|(?<!\w)(?:{parts})(?: (?:{ways}))?(?: [+-]\d)?(?!\w)")

    def say(self, text: str) -> str:
        """A sentence; clause by clause where every clause is known; in English where nothing of it is."""
        names: list[str] = []

        def put(found: re.Match[str]) -> str:
            names.append(found[0])
            return f"0q{len(names)}q"  # to `named` it is a number

        said = self._said(self._names.sub(put, text))
        for k, name in enumerate(names, 1):
            said = said.replace(f"0q{k}q", name)
        return said

    def _said(self, text: str) -> str:
        said = []
        for k, part in enumerate(_JOINTS.split(text)):
            found = f" {self._words.named('and')} " if part == " and " else self._words.named(part)
            if k % 2 == 0 and found == part and _WORD.search(part):
                return self._words.named(text)
            said.append(found)
        return "".join(said)

    def plan(self, plan: Plan) -> Plan:
        """A plan with its findings in words."""
        for finding in plan.findings:
            finding.what, finding.cure = self.say(finding.what), self.say(finding.cure)
        return plan

    def workshop(self, workshop: Workshop) -> Workshop:
        """A workshop with what is special about its parts in words."""
        parts = [msgspec.structs.replace(part, text=self._words.named(part.text)) for part in workshop.parts]
        flags = [Flag(flag.name, self.say(flag.text)) for flag in workshop.flags]
        return msgspec.structs.replace(workshop, parts=parts, flags=flags)
