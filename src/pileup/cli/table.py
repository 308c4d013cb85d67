"""A race at the terminal: asks the people here, lets bots answer, tells what happens, keeps the record."""

from __future__ import annotations

import hashlib
import secrets
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.markup import escape

from pileup.cli.common import started_as
from pileup.cli.look import Look
from pileup.errors import IllegalAction, PileupError
from pileup.play.passing import asked_windows, checked_windows, passing, windows_of

if TYPE_CHECKING:
    from rich.console import Console

    from pileup.play import Race
    from pileup.play.asked import Decision

__all__ = ["Table"]

# What can be typed, and what follows it, in the order of the help.
COMMANDS = {"": "number", "p": "number", "b": "", "l": "", "w": "", "n": "window", "u": "", "s": "file", "q": ""}


class Left(Exception):
    """The people have left the table: end of input, or `q`."""


class Table:
    """Runs one race at a terminal, or through a pipe.

    Args:
        race: where it stands; its sitters tell who is a person here and who a bot.
        out: where everything is shown.
        save: file of the record, written after every choice; None: not kept.
        patience: seconds that a bot may wait for the compiled rules; None: as long as it takes.
        passed: windows in which the people here are not asked (`pileup.play.passing`).
    """

    def __init__(
        self,
        race: Race,
        out: Console,
        save: str | None,
        patience: float | None = None,
        passed: Sequence[str] = (),
    ) -> None:
        from pileup.bots import make_bot

        self.race = race
        self.out = out
        self.save = save
        self.look = Look(race)
        self.say = self.look.say
        self.people = [seat for seat, one in enumerate(race.sitters) if one.kind == "person"]
        self.bots = {
            seat: make_bot(one.bot or "random", patience) for seat, one in enumerate(race.sitters) if one.kind == "bot"
        }
        self.passed = {seat: set(passed) for seat in self.people}
        self.seen = dict.fromkeys([*self.people, -1], 0)
        self.facing: int | None = self.people[0] if len(self.people) == 1 else None  # who looks at the screen
        self.round_shown = -1
        self.terminal = sys.stdin.isatty() and out.is_terminal

    def run(self) -> int:
        """Plays until the race is over or the people leave; the exit code."""
        kind = self.race.game.kind
        self.out.print(
            f"[bold]{escape(kind.title)}[/]  {' '.join(self.look.name(s) for s in range(self.race.game.seats))}"
        )
        if self.race.commitment and self.race.chance == "live":
            self.out.print(f"[dim]{self.say('committed', seed=self.race.commitment[:16])}[/]")
        if self.people:
            self.out.print(f"[dim]{self.say('type-a-number')}[/]")
        try:
            while not self.race.over:
                self._one()
        except Left:
            self._parting()
            return 0
        except KeyboardInterrupt:
            self.out.print()
            self._parting()
            return 130
        self._tell(self.facing if self.facing is not None else -1)
        self.look.result(self.out)
        self._keep()
        if self.save:
            # Not wrapped, so that it can be copied.
            self.out.print(f"[dim]{self.say('recorded')} {started_as()} replay {escape(self.save)}[/]", soft_wrap=True)
        return 0

    # --- one step -------------------------------------------------------------------------------------------------

    def _one(self) -> None:
        """The next thing that somebody must do."""
        race = self.race
        if race.question is not None:
            self._roll()
        else:
            waiting = race.waiting
            bots = [seat for seat in waiting if seat in self.bots]
            if bots:
                self._bot(bots[0])
            else:
                # In hot-seat the one who holds the device goes first, so that it is passed as seldom as possible.
                self._person(self.facing if self.facing in waiting and self.facing is not None else waiting[0])
        if not self.people:
            self._tell(-1)

    def _bot(self, seat: int) -> None:
        from pileup.bots import observe

        legal = self.race.legal(seat)
        choice = legal[0]
        if len(legal) > 1:
            choice = self.bots[seat].choose(observe(self.race, seat, self._key(seat)))
        try:
            self.race.choose(seat, choice)
        except IllegalAction as error:
            raise PileupError(
                f"The bot {self.race.sitters[seat].bot} chose what is not legal: {error}", "bots"
            ) from None
        self._keep()

    def _key(self, seat: int) -> int:
        """A bot's luck for one decision: of a race with a seed it can be had again, and tells nothing of the dice."""
        if self.race.seed is None:
            return secrets.randbits(64)
        text = b"bot\0" + self.race.seed + f"{self.race.line_count}.{seat}".encode()
        return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")

    def _person(self, seat: int) -> None:
        passed = passing(self.race, seat, self.passed.get(seat, ()))
        if passed is not None:
            self.race.choose(seat, passed)
            self._keep()
            return
        decision = self.race.decision(seat)
        if decision is None:
            return
        if len(decision.options) == 1:
            self._curtain(seat)
            self._tell(seat)
            self.out.print(
                f"[dim]{escape(decision.prompt)} {self.say('only-one-way')}[/] {escape(decision.options[0].text)}"
            )
            self.race.choose(seat, decision.options[0])
            self._keep()
            return
        self._curtain(seat)
        self._show(seat, decision)
        while True:
            words = self._read(seat)
            if words and self._command(words, seat, decision):
                return

    def _roll(self) -> None:
        """Real dice: asks what they show."""
        asked = self.race.question
        assert asked is not None, "only called with a question"
        seat = self.facing if self.facing is not None else -1
        self._tell(seat)
        self.out.print(f"\n[bold]{escape(asked.prompt)}[/] [dim]{self.say('what-came')}[/]")
        for n, one in enumerate(asked.outcomes, start=1):
            self.out.print(f"{n:>3}  {escape(one.text)}  [dim]{one.words}[/]")
        while True:
            words = self._read(None)
            if words[:1] in ("q", "Q"):
                raise Left
            named = [one.action for one in asked.outcomes if words == one.action]
            if words.isdigit() and 1 <= int(words) <= len(asked.outcomes):
                named = [asked.outcomes[int(words) - 1].action]
            if named:
                self.race.happen(named[0])
                self._keep()
                return
            self.out.print(f"[dim]{self.say('choose-1-to', last=len(asked.outcomes))}[/]")

    # --- what people type -----------------------------------------------------------------------------------------

    def _read(self, seat: int | None) -> str:
        """A line from a person, without blanks around it.

        Raises:
            Left: there are no more.
        """
        prompt = f"{self.look.name(seat)} " if seat is not None else ""
        self.out.print(f"{prompt}› ", end="")
        self.out.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.out.print()
            raise Left
        if not sys.stdin.isatty():
            self.out.print(escape(line.strip()[:200]))  # what was typed is part of a transcript
        return line.strip()

    def _command(self, words: str, seat: int, decision: Decision) -> bool:
        """Does what was typed; True when the question is settled."""
        head, _, rest = words.partition(" ")
        rest = rest.strip()
        picked = self._picked(words, decision)
        if picked is not None:
            self.race.choose(seat, picked)
            self._keep()
            self._tell(seat)
            return True
        match head.lower():
            case "?" | "h" | "help":
                self._help()
            case "b" | "board":
                self._board(seat, decision, whole=True)
                self._options(decision)
            case "l" | "log":
                self.look.log(self.out, self.race.events(seat, last=20))
            case "w" | "why":
                self._why(decision)
            case "p" | "preview":
                self._preview(seat, decision, rest)
            case "n" | "never":
                return self._never(seat, rest)
            case "u" | "undo":
                return self._undo(seat)
            case "s" | "save":
                self._save_as(rest)
            case "q" | "quit":
                raise Left
            case _:
                self.out.print(f"[dim]{self.say('choose-or-help', last=len(decision.options))}[/]")
        return False

    def _help(self) -> None:
        """What can be typed."""
        keys = {letter: self.say(f"key-{more}") if more else "" for letter, more in COMMANDS.items()}
        width = max(len(f"{letter} {more}".strip()) for letter, more in keys.items())
        for letter, more in keys.items():
            shown = f"[bold]{letter}[/] {more}" if letter else f"[bold]{more}[/]"
            gap = " " * (width - len(f"{letter} {more}".strip()))
            told = self.say(f"help-{letter or 'number'}")
            self.out.print(f"{shown.rstrip()}{gap}   {escape(told)}")

    def _picked(self, words: str, decision: Decision) -> str | None:
        """The option that was typed: its number, its exact action, or its words."""
        if words.isascii() and words.isdigit():
            number = int(words) if len(words) < 6 else 0
            return decision.options[number - 1].action if 1 <= number <= len(decision.options) else None
        for one in decision.options:
            if words == one.action or words.casefold() == one.text.casefold():
                return one.action
        return None

    def _never(self, seat: int, names: str) -> bool:
        """Passes windows from now on, or asks in them again; True when that settles the question."""
        windows = windows_of(self.race.game.kind, self.race.locale)
        wanted: Sequence[str] = names.replace(",", " ").split() or asked_windows(self.race, seat)
        try:
            wanted = checked_windows(self.race.game.kind, wanted)
        except PileupError as error:
            self.out.print(str(error), markup=False, style="dim")
            return False
        passed = self.passed.setdefault(seat, set())
        passed.symmetric_difference_update(wanted)
        if wanted:
            for one in windows:
                if one.value in wanted:
                    what = self.say("not-asked-any-more" if one.value in passed else "asked-again")
                    self.out.print(f"[dim]{what} {escape(one.text)} ({one.value}).[/]")
        else:
            for one in windows:
                mark = self.say("not-asked" if one.value in passed else "asked")
                self.out.print(f"{one.value:<20} {mark:<14} [dim]{escape(one.text)}[/]")
            if not windows:
                self.out.print(f"[dim]{self.say('no-windows')}[/]")
        action = passing(self.race, seat, passed)
        if action is None:
            return False
        self.race.choose(seat, action)
        self._keep()
        self._tell(seat)
        return True

    def _undo(self, seat: int) -> bool:
        """Takes the last choice of somebody here back."""
        able = [one for one in self.people if self.race.can_undo(one)]
        if not able:
            self.out.print(f"[dim]{self.say('not-taken-back')} {self.race.undo_bar(seat)}[/]")
            return False
        self.race.undo(able[0])
        for one, seen in self.seen.items():
            self.seen[one] = min(seen, len(self.race.events(one)))
        self.out.print(f"[dim]{self.say('taken-back')}[/]")
        self._keep()
        return True

    def _preview(self, seat: int, decision: Decision, words: str) -> None:
        picked = self._picked(words, decision)
        if picked is None:
            self.out.print(f"[dim]{self.say('write-p')}[/]")
            return
        shown = self.race.preview(seat, picked)
        if shown is None:
            self.out.print(f"[dim]{self.say('hangs-on-others')}[/]")
            return
        told = [event for event in shown.events if event.text]
        declined = None if shown.declined is None else [event for event in shown.events[shown.declined :] if event.text]
        for event in told:
            if declined and event is declined[0]:
                self.out.print(f"  [dim]{self.say('if-declined')}[/]")
            self.out.print(f"  [dim]·[/] {escape(event.text)}")
        for one in shown.chance or []:
            self.out.print(f"  [dim]{one.words:>9}[/]  {escape(one.text)}")
        if shown.unknown:
            self.out.print(f"  [dim]{self.say('hangs-on-hidden')}[/]")
        elif shown.over:
            self.out.print(f"  [dim]{self.say('and-over')}[/]")
        elif not told and not shown.chance:
            self.out.print(f"  [dim]{self.say('nothing-more')}[/]")

    def _why(self, decision: Decision) -> None:
        from pileup.cli.rules import emphasised
        from pileup.rulebook import all_rules

        try:
            known = {entry.id: entry for entry in all_rules(self.race.game.name, self.race.locale)}
        except PileupError:
            known = {}
        if not decision.rules:
            self.out.print(f"[dim]{self.say('no-rule')}[/]")
        for rule in decision.rules:
            self.out.print(f"[bold]{rule}[/]  {emphasised(known[rule].text) if rule in known else ''}")

    # --- what people see ------------------------------------------------------------------------------------------

    def _show(self, seat: int, decision: Decision) -> None:
        self._tell(seat)
        fresh = self.race.round != self.round_shown
        if fresh:
            self.out.rule(self.say("round", round=self.race.round), style="dim", align="left")
            self.round_shown = self.race.round
        # Within a turn the track is shown again only where a choice is about spaces.
        if fresh or any(option.spaces for option in decision.options):
            self._board(seat, decision)
        self._options(decision)

    def _board(self, seat: int, decision: Decision, whole: bool = False) -> None:
        glow: dict[int, str] = {}
        for n, option in enumerate(decision.options, start=1):
            for space in option.spaces[-1:]:
                glow.setdefault(space, str(n))
        self.look.track(self.out, seat, glow, whole)
        self.look.table(self.out, seat, whole)

    def _options(self, decision: Decision) -> None:
        self.out.print(f"\n[bold]{escape(decision.prompt)}[/]")
        self.look.options(self.out, decision.options)

    def _tell(self, seat: int) -> None:
        """What has happened since this seat last looked."""
        events = self.race.events(seat, since=self.seen.get(seat, 0))
        self.look.log(self.out, events)
        if events:
            self.seen[seat] = events[-1].n + 1

    def _curtain(self, seat: int) -> None:
        """Between two people with secrets: the screen is wiped, and shows nothing until the next one is there."""
        if seat == self.facing:
            return
        if self.facing is not None and self._secrets():
            if self.terminal:
                name = self.look.name(seat)
                self._enter(f"\n[dim]{self.say('pass-on')}[/] {name}")
                self._enter(f"{name}[dim]{self.say('press-enter')}[/]")
            else:
                self.out.rule(self.say("only-for", name=self.race.names[seat]), style="dim")
        self.facing = seat
        self.round_shown = -1  # the next one has not seen the track

    def _enter(self, text: str) -> None:
        """Waits for Enter, and wipes the screen."""
        self.out.print(text)
        if not sys.stdin.readline():
            raise Left
        self.out.clear()

    def _secrets(self) -> bool:
        """Whether people here know things that not everybody may: hands, or open simultaneous choices."""
        public: Any = self.race.view(-1)
        return len(self.race.waiting) > 1 or any(self.race.view(seat) != public for seat in self.people)

    # --- the record -----------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        from pileup.play import write_record

        if self.save:
            write_record(self.race.record(reveal=True), self.save)

    def _save_as(self, path: str) -> None:
        if not path:
            self.out.print(f"[dim]{self.say('write-s')}[/]")
            return
        before, self.save = self.save, path
        try:
            self._keep()
        except PileupError as error:
            self.save = before
            self.out.print(str(error), markup=False)
        else:
            self.out.print(f"[dim]{escape(self.say('recorded-in', file=path))}[/]")

    def _parting(self) -> None:
        """The race is left before its end."""
        if self.save:
            self._keep()
            self.out.print(f"{self.say('kept')} {started_as()} play --resume {escape(self.save)}", soft_wrap=True)
        else:
            self.out.print(self.say("not-kept"), markup=False)
