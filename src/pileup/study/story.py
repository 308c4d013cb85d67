"""The story of a finished race: who led when, the biggest pile-up, the luckiest roll, turn by turn.

Everything follows from the record alone and costs about as much as playing it again; what a race was decided by
(`analyse`) costs thousands of play-outs. How seats stand is the game's own estimate (`standing`).
"""

from __future__ import annotations

from typing import Any

import msgspec

from pileup.engine.game import RawEvent
from pileup.engine.target_python import PythonTarget, Status
from pileup.errors import PileupError
from pileup.play import Race
from pileup.play.course import CHANCE_SEAT, Course
from pileup.play.words import words_of

__all__ = ["Moment", "RoundEnd", "SeatStory", "Story", "Turn", "story"]

WEIGHED = 20  # a roll has no more outcomes than this; more are a deck of cards
MANY = 3  # crashes that make a pile-up


class Turn(msgspec.Struct):
    """A turn of the race: it begins after `at` lines of the record; `seat`: whose it is, None for what is everybody's.

    Attributes:
        crashes: how many events of its kind `GameKind.crash_events` it told.
    """

    at: int
    seat: int | None
    round: int
    crashes: int = 0


class RoundEnd(msgspec.Struct):
    """How the seats stood when a round was over: the place of each, ties share one."""

    round: int
    at: int
    places: list[int]


class Moment(msgspec.Struct):
    """Something worth telling, in words; `at`: lines of the record after which to look, None for the whole race.

    Attributes:
        kind: lead, comeback, start-to-finish, pile-up, lucky, unlucky, wrecker.
    """

    kind: str
    text: str
    at: int | None = None
    seat: int | None = None


class SeatStory(msgspec.Struct):
    """One seat: what its choices set off, and how many of its rolls helped it (`luck`, in thousandths of a win)."""

    seat: int
    name: str
    place: int
    crashes: int
    luck: float


class Story(msgspec.Struct):
    """A race, told.

    Attributes:
        lines: of the record; chances: how many of them chance decided; rounds: how many there were.
        turns: in their order; standings: after each round.
    """

    lines: int
    chances: int
    rounds: int
    turns: list[Turn]
    standings: list[RoundEnd]
    moments: list[Moment]
    seats: list[SeatStory]


class _Roll(msgspec.Struct):
    at: int
    seat: int
    luck: float
    text: str
    odds: str
    round: int


class _Looker:
    """Plays a race again and notes what is worth telling."""

    def __init__(self, race: Race) -> None:
        self.race, self.kind, self.game = race, race.game.kind, race.game
        self.course: Course = race._course._twin(0)
        self.target: PythonTarget = self.course.target
        self.turns = [Turn(0, None, int(self.course.s.round))]
        self.rounds: list[RoundEnd] = []
        self.caused = [0] * race.game.seats
        self.luck = [0.0] * race.game.seats
        self.rolls: list[_Roll] = []
        self.actor: int | None = None

    def look(self) -> None:
        """Every line, from the first to the last."""
        for n, line in enumerate(self.race._course.lines):
            expected = self._expected() if line.seat == CHANCE_SEAT else None
            told, round_before = len(self.course.events), int(self.course.s.round)
            rolled = self.course.s.copy() if expected is not None else None
            if line.seat != CHANCE_SEAT:
                self.actor = line.seat
            self.course.apply(line)
            new = self.course.events[told:]
            if expected is not None and rolled is not None:
                self._roll(n + 1, line.action, expected, rolled, new)
            self._events(n + 1, new)
            round_now = int(self.course.s.round)
            over = self.course.status == Status.OVER
            if round_now > round_before or over:
                if round_before > 0 and (places := self._places(over)):
                    self.rounds.append(RoundEnd(round_before, n + 1, places))
                if not over and self.turns[-1].round != round_now:
                    self._turn(n + 1, None)

    def _events(self, at: int, new: list[RawEvent]) -> None:
        for event in new:
            if event[0] in self.kind.turn_events:
                fields = self.kind.event_fields.get(event[0], ())
                seat = event[1 + fields.index("seat")] if "seat" in fields else None
                self._turn(at, seat if seat is not None and seat >= 0 else None)
            if event[0] in self.kind.crash_events:
                self.turns[-1].crashes += 1
                seat = self.turns[-1].seat if self.turns[-1].seat is not None else self.actor
                if seat is not None:
                    self.caused[seat] += 1

    def _turn(self, at: int, seat: int | None) -> None:
        turn = Turn(at, seat, int(self.course.s.round))
        if self.turns[-1].at == at and self.turns[-1].crashes == 0:
            self.turns[-1] = turn  # a turn in which nothing was chosen
        else:
            self.turns.append(turn)

    def _places(self, over: bool) -> list[int]:
        if over:
            return self.target.places(self.course.s, self.game.seats)
        values = self.target.standing(self.course.s, self.game.seats)
        if values is None:
            return []
        return [1 + sum(other > value for other in values) for value in values]

    # --- rolls ----------------------------------------------------------------------------------------------------

    def _values(self, s: Any, status: Status) -> list[float] | None:
        if status == Status.OVER:
            places = self.target.places(s, self.game.seats)
            winners = places.count(1)
            return [1000.0 / winners if place == 1 else 0.0 for place in places]
        found = self.target.standing(s, self.game.seats)
        return None if found is None else [float(value) for value in found]

    def _expected(self) -> list[float] | None:
        """What the coming roll promises each seat on average; None where it is no roll of dice."""
        outcomes, weights = self.target.outcomes(self.course.s)
        if not 1 < sum(weight > 0 for weight in weights) <= WEIGHED:
            return None
        total = [0.0] * self.game.seats
        for outcome, weight in zip(outcomes, weights, strict=True):
            s = self.course.s.copy()
            s.log = None
            self.target.happen(s, outcome)
            values = self._values(s, self.target.advance(s))
            if values is None:
                return None
            total = [sum_ + weight * value for sum_, value in zip(total, values, strict=True)]
        return [value / sum(weights) for value in total]

    def _roll(self, at: int, action: int, expected: list[float], before: Any, new: list[RawEvent]) -> None:
        values = self._values(self.course.s, self.course.status)
        if values is None:
            return
        swing = [value - promised for value, promised in zip(values, expected, strict=True)]
        self.luck = [old + more for old, more in zip(self.luck, swing, strict=True)]
        words, names = words_of(self.kind, self.race.locale), self.race.names
        outcomes, weights = self.target.outcomes(before)
        meant = {outcome: self.kind.phrase_prospect(self.game, before, outcome) for outcome in outcomes}
        same = sum(w for outcome, w in zip(outcomes, weights, strict=True) if meant[outcome] == meant[action])
        weight = sum(w for outcome, w in zip(outcomes, weights, strict=True) if outcome == action)
        text = next((told for event in new if (told := self._told(event))), "")
        if not text:
            text = words.phrase(self.kind.phrase_outcome(self.game, before, action), names)
        elif weight < same < sum(weights):  # several numbers come to the same: what they mean is what was lucky
            text, weight = f"{text.rstrip('.')}: {words.phrase(meant[action], names)}", same
        odds = words.odds(weight, sum(weights))
        for seat, luck in enumerate(swing):
            self.rolls.append(_Roll(at, seat, luck, text, odds, int(before.round)))

    def _told(self, event: RawEvent) -> str:
        known = self.kind.hide_event(self.game, event, -1)
        return "" if known is None else self.race.tell(0, known).text


def story(race: Race) -> Story:
    """Tells a finished race, in its own language (`Race.locale`).

    Raises:
        PileupError: the race is not over.
    """
    places = race.places
    if places is None:
        raise PileupError("A race that is not over has no story yet.", "race")
    looker = _Looker(race)
    looker.look()
    seats = [
        SeatStory(seat, name, places[seat], looker.caused[seat], round(looker.luck[seat], 1))
        for seat, name in enumerate(race.names)
    ]
    return Story(
        lines=race.line_count,
        chances=looker.course.chances,
        rounds=race.round,
        turns=looker.turns,
        standings=looker.rounds,
        moments=_moments(race, looker, places),
        seats=seats,
    )


def _leaders(places: list[int]) -> set[int]:
    return {seat for seat, place in enumerate(places) if place == 1}


def _moments(race: Race, looker: _Looker, places: list[int]) -> list[Moment]:
    words, names = words_of(race.game.kind, race.locale), race.names
    found: list[Moment] = []

    def tell(kind: str, at: int | None = None, seat: int | None = None, **args: str | int) -> None:
        name = {} if seat is None else {"seat": names[seat]}
        found.append(Moment(kind, words.text(f"story-{kind}", {**name, **args}), at, seat))

    changes = sum(
        not _leaders(now.places) & _leaders(before.places)
        for before, now in zip(looker.rounds, looker.rounds[1:], strict=False)
    )
    if len(looker.rounds) > 1 and race.game.seats > 1:
        tell("lead", count=changes)
        for winner in sorted(_leaders(places)):
            worst = max(looker.rounds[:-1], key=lambda end: (end.places[winner], end.round))
            if worst.places[winner] > 1:
                tell("comeback", worst.at, winner, place=worst.places[winner], round=worst.round)
            else:
                tell("start-to-finish", None, winner)
    pileup = max(looker.turns, key=lambda turn: turn.crashes)
    if pileup.crashes >= MANY:
        args = {"count": pileup.crashes, "round": pileup.round}
        if pileup.seat is None:
            tell("pile-up-of-all", pileup.at, None, **args)
        else:
            tell("pile-up", pileup.at, pileup.seat, **args)
    rolls = [roll for roll in looker.rolls if roll.round > 0]  # who starts where is no roll to tell of
    if rolls:
        lucky = max(rolls, key=lambda roll: roll.luck)
        unlucky = min(rolls, key=lambda roll: roll.luck)
        for kind, roll in (("lucky", lucky), ("unlucky", unlucky)):
            if abs(roll.luck) >= 1:
                tell(kind, roll.at, roll.seat, roll=roll.text, odds=roll.odds, round=roll.round)
    most = max(looker.caused)
    if most >= MANY and race.game.seats > 1 and looker.caused.count(most) == 1:
        tell("wrecker", None, looker.caused.index(most), count=most)
    return found
