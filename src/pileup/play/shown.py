"""A race as it stands: whose turn it is, what everybody may see, what has happened. Looking changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from pileup.engine.game import Game, RawEvent
from pileup.engine.target_python import PythonTarget, Status
from pileup.errors import IllegalAction
from pileup.play.asked import ChanceQuestion, Decision, Event
from pileup.play.course import CHANCE_SEAT, Course, Line
from pileup.play.record import Sitter
from pileup.play.telling import Teller
from pileup.track.drawing import Drawing, Marker

__all__ = ["Shown"]


class Shown:
    """What can be known of a race; `Race` is this, and goes on.

    Attributes:
        game: what is raced; sitters: who sits on each seat; locale: the language of all words.
    """

    game: Game
    sitters: list[Sitter]
    locale: str
    _course: Course
    _target: PythonTarget
    _tellers: dict[str, Teller]
    _undone: int
    _asked: dict[int, int]  # the sequence at which each waiting seat was asked
    _decisions: list[Decision] | None  # in the language of `_decisions_in`
    _decisions_in: str

    @property
    def over(self) -> bool:
        """Whether the race is over."""
        return self._course.status == Status.OVER

    @property
    def places(self) -> list[int] | None:
        """The final place of each seat, 1 = winner, ties share one; None while the race is on."""
        return self._target.places(self._course.s, self.game.seats) if self.over else None

    @property
    def round(self) -> int:
        """The game's round."""
        return int(self._course.s.round)

    @property
    def sequence(self) -> int:
        """How many answers, outcomes and undos there have been: it never goes back."""
        return len(self._course.lines) + len(self._course.open) + self._undone

    @property
    def lines(self) -> list[str]:
        """The race as a record tells it: "0 card:…" (seat and action), "* die:3" (chance)."""
        return [self._line_text(line) for line in self._course.all_lines()]

    @property
    def line_count(self) -> int:
        """How many `lines` there are."""
        return len(self._course.lines) + len(self._course.open)

    def lines_since(self, first: int) -> list[str]:
        """The `lines` from number `first` on, without writing the others out."""
        return [self._line_text(line) for line in self._course.all_lines()[first:]]

    @property
    def told(self) -> list[RawEvent]:
        """Every event that the rules told, nothing hidden: whoever passes one on must hide it first (`hide_event`)."""
        return self._course.events

    def tell(self, n: int, event: RawEvent) -> Event:
        """An event in words that `hide_event` made fit for a seat; `n` is its number in that seat's log."""
        return self._teller.event(n, event)

    @property
    def _teller(self) -> Teller:
        found = self._tellers.get(self.locale)
        if found is None:
            names = [sitter.name for sitter in self.sitters]
            found = self._tellers[self.locale] = Teller(self.game, self._target, names, self.locale)
        return found

    @contextmanager
    def speaking(self, locale: str) -> Iterator[None]:
        """All words of the race in another language for a while, as one viewer of many wants them."""
        before, self.locale = self.locale, locale
        try:
            yield
        finally:
            self.locale = before

    @property
    def names(self) -> list[str]:
        """What each seat is called in words: who sits there, else its racer."""
        return list(self._teller.names)

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked now and have not answered."""
        return self._target.waiting(self._course.s)

    @property
    def frame(self) -> str:
        """The rule that asks now, or that rolls or draws, as the game names it; "" when the race is over."""
        return self._target.frame_name(self._course.s)

    @property
    def decisions(self) -> list[Decision]:
        """All open questions, one a waiting seat; [] when the race is over or chance is asked."""
        if self._decisions is None or self._decisions_in != self.locale:
            self._decisions_in = self.locale
            self._decisions = [self._teller.decision(self._course.s, seat, self._asked[seat]) for seat in self.waiting]
        return list(self._decisions)

    def decision_id(self, seat: int) -> str:
        """The id of the question to a waiting seat, without putting it into words."""
        return f"{self._asked[seat]}.{seat}"

    def legal(self, seat: int) -> list[int]:
        """The numbers of a waiting seat's legal actions, in the rules' order; [] for a seat that is not asked."""
        return self._target.options(self._course.s, self._known_seat(seat, spectator=False))

    def decision(self, seat: int) -> Decision | None:
        """The open question to one seat, if any."""
        return next((one for one in self.decisions if one.seat == seat), None)

    @property
    def question(self) -> ChanceQuestion | None:
        """The chance event that real dice must decide now, if any (only with `chance="ask"`)."""
        if self._course.status != Status.CHANCE:
            return None
        return self._teller.chance_question(self._course.s, self.sequence)

    def view(self, seat: int = -1) -> dict[str, Any]:
        """What a seat may see (−1: a spectator), as the game's plain data."""
        return self._teller.view(self.game.kind.describe(self.game, self._hidden(seat), self._known_seat(seat)))

    def markers(self, seat: int = -1) -> list[Marker]:
        """The pieces on the track that a seat may see (−1: a spectator)."""
        return self._teller.markers(self._hidden(seat))

    @property
    def drawing_key(self) -> str:
        """Which of the race's drawings shows the track of now: "" where there is only one."""
        return self.game.kind.drawing_key(self.game, self._course.s)

    def drawing(self) -> Drawing:
        """The track as it lies now."""
        return self.game.kind.drawing_of(self.game, self.drawing_key)

    def _repr_html_(self) -> str:
        """The race as a notebook shows it."""
        from pileup.play.notebook import race_html

        return race_html(self)

    def events(self, seat: int = -1, since: int = 0, last: int | None = None) -> list[Event]:
        """What has happened, as a seat may know it (−1: a spectator).

        Args:
            since: number of the first event wanted, in that seat's own log.
            last: only so many of the end.
        """
        return self._teller.events(self._course.events, self._known_seat(seat), since, last)

    def position(self) -> dict[str, Any]:
        """The whole position, nothing hidden, in the game's readable form; `set_up` takes it."""
        return self.game.kind.position(self.game, self._course.s)

    def state(self) -> Any:
        """A copy of the whole position as the rules know it, nothing hidden."""
        return self._course.s.copy()

    def hidden_state(self, seat: int) -> Any:
        """A copy of the position as the rules know it, with everything gone that a seat can't know (for bots)."""
        return self._hidden(seat)

    def _hidden(self, seat: int) -> Any:
        return self._target.hide(self._course.s, self._known_seat(seat))

    def _known_seat(self, seat: int, spectator: bool = True) -> int:
        low = -1 if spectator else 0
        if isinstance(seat, bool) or not isinstance(seat, int) or not low <= seat < self.game.seats:
            raise IllegalAction(f"There is no seat {seat!r}.", "seat", f"Seats are 0 to {self.game.seats - 1}.")
        return seat

    def _who_is_asked(self) -> str:
        if self.over:
            return "The race is over."
        if self._course.status == Status.CHANCE:
            return "A roll or draw is waited for."
        waiting = self.waiting
        return f"Asked {'is seat' if len(waiting) == 1 else 'are seats'} {', '.join(map(str, waiting))}."

    def _line_text(self, line: Line) -> str:
        who = "*" if line.seat == CHANCE_SEAT else str(line.seat)
        return f"{who} {self.game.kind.actions.text(line.action)}"
