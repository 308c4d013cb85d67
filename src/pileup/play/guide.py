"""First-race guides: a recorded race with explanations, in which the reader makes the choices of one seat.

A game's folder may hold `guide/`: `race.json` (a record), `steps.toml` (where to stop, what to say, where to look) and
`words.ftl` (what is said; in other languages `words.<locale>.ftl`;
`seat-0` … name the racers where need be). The record is played by today's rules, so a guide never
tells of rules that are no more: `faults` says everything that no longer fits.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

from pileup.engine.game import GameKind
from pileup.errors import PileupError
from pileup.play.asked import Decision, Event
from pileup.play.race import Race
from pileup.play.record import Record, Sitter, read_record
from pileup.play.replaying import play_line, replay
from pileup.play.words import DEFAULT_LOCALE, word_files
from pileup.rulebook import all_rules

__all__ = ["Guide", "GuideStep", "Stop", "faults", "guide_of", "has_guide", "record_again"]

FOLDER = "guide"

Part = Literal["board", "hand", "standings", "choices", "log", "headline"]


class GuideStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a guide stops.

    Attributes:
        at: how many lines of the record are played by then.
        say: the message that is said there.
        look: the parts of the page that it speaks of.
        rules: ids of the rules behind it, beside those of the question.
    """

    at: int
    say: str
    look: list[Part] = []
    rules: list[str] = []


class _Steps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    step: list[GuideStep]
    seat: int = 0


class Stop(msgspec.Struct, frozen=True):
    """One stop of a guide, as the reader's seat sees it.

    Attributes:
        text: what is said, paragraph by paragraph.
        choice: the action that the race goes on with, where the reader is asked; "" where there is only to read.
        decision: the reader's question, with every legal option.
        events: what happened since the stop before.
    """

    text: list[str]
    look: list[str]
    rules: list[str]
    choice: str
    decision: Decision | None
    events: list[Event]
    race: Race


class Guide:
    """The guide of a game, read from its folder.

    Raises:
        PileupError: a file is missing or is not what it should be.
    """

    def __init__(self, kind: GameKind, folder: Path) -> None:
        self.kind, self.folder = kind, folder
        try:
            steps = tomllib.loads((folder / "steps.toml").read_text(encoding="utf-8"))
            plan = msgspec.convert(steps, _Steps)
        except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise PileupError(f"The guide's steps can't be read: {error}.", str(folder / "steps.toml")) from None
        self.steps, self.seat = plan.step, plan.seat
        self.record: Record = read_record(folder / "race.json")

    def said(self, message: str, locale: str = DEFAULT_LOCALE) -> str | None:
        """A message in a language, or in English where the language lacks it; None where there is none."""
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([locale, DEFAULT_LOCALE], use_isolating=False)
        for path in word_files(self.folder, locale):
            if path.is_file():
                bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
        if not bundle.has_message(message):
            return None
        pattern = bundle.get_message(message).value
        return None if pattern is None else str(bundle.format_pattern(pattern)[0])

    def race(self, at: int, locale: str = DEFAULT_LOCALE) -> Race:
        """The recorded race after `at` lines; chance and the other seats are the record's."""
        race = replay(self.record).branch(at, chance="ask")
        race.locale = locale
        # Who is told of is called by the racer, in the reader's language, where the game itself has no such name.
        names = [self.said(f"seat-{seat}", locale) for seat in range(race.game.seats)]
        race.sitters = [
            Sitter(name, sitter.kind, sitter.bot) if name else sitter
            for name, sitter in zip(names, race.sitters, strict=True)
        ]
        return race

    def stops(self, locale: str = DEFAULT_LOCALE) -> Iterator[Stop]:
        """Every stop in order. The race of a stop goes on with the next one: use it before."""
        race, told = self.race(0, locale), 0
        lines = self.record.actions
        for step in self.steps:
            while race.line_count < step.at:
                play_line(race, lines[race.line_count])
            events = race.events(self.seat)
            decision = race.decision(self.seat) if self.seat in race.waiting else None
            choice = _choice(lines, step.at, self.seat) if decision else ""
            yield Stop(
                text=(self.said(step.say, locale) or step.say).split("\n\n"),
                look=list(step.look),
                rules=list(dict.fromkeys([*step.rules, *(decision.rules if decision else [])])),
                choice=choice,
                decision=decision,
                events=events[told:],
                race=race,
            )
            told = len(events)


def _choice(lines: list[str], at: int, seat: int) -> str:
    """What the record chose there; "" where somebody else goes on, or nothing is left."""
    who, _, action = lines[at].partition(" ") if at < len(lines) else ("", "", "")
    return action if who == str(seat) else ""


def _folder(kind: GameKind) -> Path:
    import sys

    return Path(str(sys.modules[type(kind).__module__].__file__)).parent / FOLDER


def has_guide(kind: GameKind) -> bool:
    """Whether a game has a first-race guide."""
    return (_folder(kind) / "steps.toml").is_file()


def guide_of(kind: GameKind) -> Guide | None:
    """The first-race guide of a game, or None where it has none."""
    return Guide(kind, _folder(kind)) if has_guide(kind) else None


def faults(guide: Guide) -> list[str]:
    """Everything in a guide that no longer fits the rules, the words or itself; [] where it is well."""
    found = []
    try:
        race = replay(guide.record)
    except PileupError as error:
        return [f"race.json: {error} (again: python scripts/guides.py --again {guide.kind.name})"]
    known = {entry.id for entry in all_rules(guide.kind.name)}
    last = -1
    for number, step in enumerate(guide.steps):
        where = f"steps.toml: step {number} ({step.say})"
        if not last < step.at <= len(guide.record.actions):
            found.append(f"{where}: at = {step.at} is not after the step before or not in the record")
            continue
        last = step.at
        if guide.said(step.say) is None:
            found.append(f"{where}: words.ftl has no message {step.say}")
        found += [f"{where}: there is no rule {rule}" for rule in step.rules if rule not in known]
        before = race.branch(step.at, chance="ask")
        asked = guide.seat in before.waiting
        if asked and number < len(guide.steps) - 1 and not _choice(guide.record.actions, step.at, guide.seat):
            found.append(f"{where}: seat {guide.seat} is asked, and the record goes on with another seat")
    missed = [at for at in _own_choices(race, guide) if at not in {step.at for step in guide.steps}]
    found += [f"steps.toml: nothing is said at line {at}, where the reader chooses" for at in missed]
    return found


def _own_choices(race: Race, guide: Guide) -> list[int]:
    """Lines at which the reader's seat has more than one option, up to the last step."""
    end = guide.steps[-1].at
    own = [at for at, line in enumerate(guide.record.actions[:end]) if line.startswith(f"{guide.seat} ")]
    return [at for at in own if len(race.branch(at, chance="ask").legal(guide.seat)) > 1]


def record_again(guide: Guide) -> dict[str, Any]:
    """The guide's record by today's rules: the same lines, without those of seats that are asked no more.

    Raises:
        PileupError: a line is legal no more; the guide needs another choice there.
    """
    from pileup.engine.make import make

    old = guide.record
    race = Race(make(old.game), chance="ask", seats=old.seats)
    for number, line in enumerate(old.actions):
        who = line.partition(" ")[0]
        if who != "*" and int(who) not in race.waiting:
            continue
        try:
            play_line(race, line)
        except PileupError as error:
            raise PileupError(f"Line {number} of the guide's race, {line!r}, is legal no more: {error}") from None
    return race.record()
