"""A live race: how it begins, goes on and goes back. What can be seen of it stands in `shown`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Literal, Self

from pileup.engine.game import Game, RawEvent
from pileup.engine.streams import LiveChance, commitment, parse_seed
from pileup.engine.target_python import Status
from pileup.errors import IllegalAction, InvalidPosition, PileupError, RecordError
from pileup.play.answers import StaleDecision, number_of
from pileup.play.asked import Option, Preview
from pileup.play.course import CHANCE_SEAT, Course, Line
from pileup.play.foresight import foresee, foresee_declining
from pileup.play.record import Record, Sitter, record_of
from pileup.play.shown import Shown
from pileup.play.undoing import last_chooser, last_line, undo_bar

__all__ = ["Race", "StaleDecision"]


class Race(Shown):
    """One play of a game, from its start or from a position.

    A race belongs to one thread at a time; thousands may live side by side.

    Args:
        game: from `pileup.make`.
        seed: of chance: a whole number, a text, bytes or 64 hex digits; left out: new, from the operating system.
        chance: "live": chance happens by itself, fairly, from the seed; "ask": real dice and cards: each chance event
            is a `question` that `happen` answers.
        seats: who sits there: names, or `Sitter`s; at most one for each seat.
        locale: the language of all words; `speaking` changes it for a while.

    >>> import pileup
    >>> race = Race(pileup.make("rush-and-bash", seats=2), seed=7, seats=["Anna", "Ben"])
    >>> asked = race.decisions[0]
    >>> race.choose(asked.seat, asked.options[0])
    >>> f"{asked.seat} {asked.options[0].action}" in race.lines
    True
    """

    def __init__(
        self,
        game: Game,
        seed: int | str | bytes | None = None,
        *,
        chance: Literal["live", "ask"] = "live",
        seats: Sequence[str | Sitter] = (),
        locale: str = "en",
    ) -> None:
        self._begin(game, seed, chance, seats, locale, None, None)

    def _begin(
        self,
        game: Game,
        seed: int | str | bytes | None,
        chance: str,
        seats: Sequence[str | Sitter],
        locale: str,
        start: Any,
        position: dict[str, Any] | None,
    ) -> None:
        if chance not in ("live", "ask"):
            raise PileupError(f"Chance can't be {chance!r}.", "chance", 'Choose "live" or "ask".')
        if not isinstance(game, Game):
            raise PileupError(
                f"A race needs a game, not a {type(game).__name__}.", "game", "Make one: pileup.make(NAME, seats=…)."
            )
        if isinstance(seats, str) or not isinstance(seats, Sequence):
            raise PileupError("The seats are no list of names.", "seats", "Give one name for each seat, in order.")
        if len(seats) > game.seats:
            raise PileupError(f"{len(seats)} names for {game.seats} seats.", "seats")
        self.game = game
        self.chance = chance
        self.seed: bytes | None = parse_seed(seed) if chance == "live" else None
        self.commitment: str | None = commitment(self.seed) if self.seed is not None else None
        self.branched = 0
        self.sitters = [one if isinstance(one, Sitter) else Sitter(name=str(one)) for one in seats]
        self.sitters += [Sitter() for _ in range(game.seats - len(self.sitters))]
        for seat in game.kind.rulebook_seats(game):
            self.sitters[seat] = Sitter(name=self.sitters[seat].name, kind="rulebook")
        self.locale = locale
        self._target = game.python(own=True)
        self._tellers = {}
        self._position = position
        self._live = LiveChance(self.seed) if self.seed is not None else None
        self._undone = 0
        self._asked = {}
        self._decisions = None
        self._decisions_in = locale
        self._course = Course(self._target, self._target.start() if start is None else start)
        self._settle()
        self._ask()

    @classmethod
    def set_up(
        cls,
        game: Game,
        position: Mapping[str, Any],
        seed: int | str | bytes | None = None,
        *,
        chance: Literal["live", "ask"] = "live",
        seats: Sequence[str | Sitter] = (),
        locale: str = "en",
    ) -> Self:
        """A race that begins in a given position, in the game's readable form (its docs page tells it).

        Raises:
            InvalidPosition: with every reason.
        """
        race = cls.__new__(cls)
        plain = _as_json(position)
        race._begin(game, seed, chance, seats, locale, game.kind.set_up(game, plain), plain)
        if stuck := [seat for seat in race.waiting if not race.legal(seat)]:
            raise InvalidPosition([f"seat {seat} is asked and has nothing to choose from" for seat in stuck])
        return race

    # --- going on -------------------------------------------------------------------------------------------------

    def choose(self, seat: int, option: str | int | Option, decision: str | None = None) -> None:
        """Answers a question, and goes on to the next one.

        Args:
            seat: who answers.
            option: the action's exact text (or its number, or the `Option`).
            decision: the id of the question, so that an answer to an older one is refused.

        Raises:
            IllegalAction: it is not legal now; tells why and what is. StaleDecision where `decision` is not open.
        """
        self._known_seat(seat, spectator=False)
        action = self._answer(seat, option, decision)
        self._apply(Line(seat, action))

    def happen(self, outcome: str | int) -> None:
        """Tells what the real dice or cards showed (only with `chance="ask"`).

        Raises:
            IllegalAction: no chance event is waited for, or it can't come out so.
        """
        if self._course.status != Status.CHANCE:
            raise IllegalAction("Nothing is to be rolled or drawn now.", "outcome", self._who_is_asked())
        legal = self._legal_outcomes()
        self._apply(Line(CHANCE_SEAT, number_of(self.game.kind.actions, outcome, legal, "outcome")))

    def preview(self, seat: int, option: str | int | Option) -> Preview | None:
        """What an option would do, as far as the seat can know; None for simultaneous choices.

        Raises:
            IllegalAction: the option is not legal now.
        """
        self._known_seat(seat, spectator=False)
        action = self._answer(seat, option, None)
        if self._course.status == Status.SIMULTANEOUS:
            return None
        target, kind = self._target, self.game.kind
        s, raw, status = foresee(
            target,
            self._hidden(seat),
            seat,
            action,
            kind.turn_frames,
            kind.blind_draws,
            lambda event: kind.hide_event(self.game, event, -1),
        )
        known = self._known(raw, seat)
        declined = None
        if status == Status.DECISION:
            declining = {frame: kind.actions.number(text) for frame, text in kind.declining.items()}
            further = foresee_declining(target, s, seat, declining, kind.turn_frames)
            if further is not None:
                declined = len(known)
                s, raw, status = further
                known += self._known(raw, seat)
        chance = None
        try:
            if status == Status.CHANCE and s.frames[s.depth - 1].kind not in kind.draw_frames:
                chance = self._teller.odds(s, merge=True)
            after = target.hide(s, seat)
            markers, key = self._teller.markers(after), kind.drawing_key(self.game, after)
        except Exception:  # what comes next hangs on facts that the seat can't know
            status, markers, key = None, self.markers(seat), self.drawing_key
        return Preview(
            events=[self._teller.event(n, event) for n, event in enumerate(known)],
            markers=markers,
            chance=chance,
            over=status == Status.OVER,
            unknown=status is None,
            drawing_key=key,
            declined=declined,
        )

    def _known(self, events: Sequence[RawEvent], seat: int) -> list[RawEvent]:
        hidden = (self.game.kind.hide_event(self.game, event, seat) for event in events)
        return [event for event in hidden if event is not None]

    # --- going back -----------------------------------------------------------------------------------------------

    def undo_bar(self, seat: int, agreed: bool = False) -> str | None:
        """Why a seat can't take its last choice back; None where it can.

        Args:
            agreed: the others agree that their own choices since are taken back too.
        """
        reason = undo_bar(self.game, self._course, self._known_seat(seat, spectator=False), agreed)
        return None if reason is None else self._teller.words.named(reason)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last choice back: nothing was revealed, rolled or chosen since."""
        return self.undo_bar(seat) is None

    def undo(self, seat: int | None = None, agreed: bool = False) -> None:
        """Takes a seat's last choice back.

        Args:
            seat: whose; left out: that of the choice that was made last.
            agreed: the others agree that their own choices since are taken back too.

        Raises:
            IllegalAction: with the reason, where that is barred.
        """
        course = self._course
        if seat is None:
            seat = last_chooser(course)
            if seat is None:
                raise IllegalAction("Nothing has been chosen yet.", "undo")
        reason = self.undo_bar(seat, agreed)
        if reason is not None:
            raise IllegalAction(reason, "undo")
        before = self.sequence
        if seat in course.open:
            course.take_back(seat)
            self._undone += before + 1 - self.sequence
            self._asked[seat] = self.sequence
        else:
            course.back_to(last_line(course, seat) or 0)
            self._undone += before + 1 - self.sequence
            self._ask()
        self._decisions = None

    def choosers_since(self, seat: int) -> list[int]:
        """The other seats that have chosen since a seat's last choice: whom an agreed undo concerns."""
        mine = last_line(self._course, seat)
        since = [] if mine is None else self._course.lines[mine:]
        return sorted(({line.seat for line in since} | set(self._course.open)) - {seat, CHANCE_SEAT})

    def branch(
        self, at: int, seed: int | str | bytes | None = None, chance: Literal["live", "ask"] | None = None
    ) -> Race:
        """A race of its own that begins as this one did up to line number `at`: "what if?".

        Its chance has a seed of its own from there on.

        Raises:
            PileupError: there are not so many lines.
        """
        lines = self._course.all_lines()
        if not isinstance(at, int) or not 0 <= at <= len(lines):
            raise PileupError(f"This race has {len(lines)} lines; it can't be branched at {at}.", "at")
        start = None if self._position is None else self.game.kind.set_up(self.game, self._position)
        race = Race.__new__(Race)
        race._begin(self.game, None, "ask", self.sitters, self.locale, start, self._position)
        for line in lines[:at]:
            race._course.apply(line)
        race._go_live(seed, chance or ("live" if self._live is not None else "ask"))
        race.branched = at
        return race

    def _go_live(self, seed: int | str | bytes | None, chance: str) -> None:
        """Goes on with chance of the given sort, after lines were applied with chance asked."""
        self.chance = chance
        if chance == "live":
            self.seed = parse_seed(seed)
            self.commitment = commitment(self.seed)
            self._live = LiveChance(self.seed)
        self._settle()
        self._ask()

    def _resume(self, record: Record, seed: bytes | None, sequence: int | None) -> None:
        """Takes on what a record says beside its lines, and goes on from them."""
        self.branched = min(record.branched, len(self._course.lines))
        if sequence is not None:
            self._undone = max(0, sequence - self.sequence)
        if record.chance == "seed" and seed is not None:
            if not self.over and record.commitment not in (None, commitment(seed)):
                raise RecordError("This is not the seed that was committed to at the start.", "seed")
            self._go_live(seed, "live")
        self.commitment = record.commitment or self.commitment
        self._ask()

    # --- kept for later -------------------------------------------------------------------------------------------

    def record(self, reveal: bool | None = None) -> dict[str, Any]:
        """The whole race as JSON-able data; `pileup.replay` takes it. It holds every seat's secrets.

        Args:
            reveal: with the seed of chance; by default once the race is over.
        """
        return record_of(self._as_record(self.over if reveal is None else reveal))

    def _as_record(self, reveal: bool) -> Record:
        from pileup import __version__

        return Record(
            game=self.game.description(),
            rules_version=self.game.kind.rules_version,
            content_hash=self.game.content_hash,
            software=f"pileup {__version__}",
            seats=list(self.sitters),
            chance="seed" if self.chance == "live" else "dice",
            commitment=self.commitment,
            seed=self.seed.hex() if reveal and self.seed is not None else None,
            branched=self.branched,
            position=self._position,
            places=self.places,
            actions=self.lines,
        )

    # --- inside ---------------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Notes that the questions of now are new ones."""
        self._asked = dict.fromkeys(self.waiting, self.sequence)
        self._decisions = None

    def _apply(self, line: Line) -> None:
        mark = self._course.mark()
        try:
            self._course.apply(line)
            self._settle()
        except BaseException:
            self._course.restore(mark)
            self._decisions = None
            raise
        self._decisions = None
        if not self._course.open:
            self._ask()

    def _settle(self) -> None:
        """Lets live chance happen until somebody is asked or the race is over."""
        course = self._course
        while self._live is not None and course.status == Status.CHANCE:
            outcomes, weights = self._target.outcomes(course.s)
            course.happen(self._live.pick(course.chances, outcomes, weights))

    def _answer(self, seat: int, option: str | int | Option, decision: str | None) -> int:
        """The number of a legal action of a seat that is asked."""
        waiting = self.waiting
        if decision is not None and (seat not in waiting or decision != f"{self._asked[seat]}.{seat}"):
            raise StaleDecision(f"Decision {decision!r} is not open for seat {seat}.", "decision", self._who_is_asked())
        if seat in self._course.open:
            raise IllegalAction(f"Seat {seat} has already chosen.", "seat", self._who_is_asked())
        if seat not in waiting:
            raise IllegalAction(f"Seat {seat} is not asked now.", "seat", self._who_is_asked())
        return number_of(self.game.kind.actions, option, self._target.options(self._course.s, seat), "option")

    def _legal_outcomes(self) -> list[int]:
        outcomes, weights = self._target.outcomes(self._course.s)
        return [outcome for outcome, weight in zip(outcomes, weights, strict=True) if weight > 0]


def _as_json(position: Mapping[str, Any]) -> dict[str, Any]:
    """A position as its record will hold it, so that both set up the same."""
    try:
        plain = json.loads(json.dumps(position, allow_nan=False))
    except ValueError:
        raise InvalidPosition(["it holds itself, or a number in it is not finite"]) from None
    except (TypeError, RecursionError) as error:
        raise InvalidPosition([f"it is no plain data ({error})"]) from None
    if not isinstance(plain, dict):
        raise InvalidPosition(["it is no table of fields"])
    return plain
