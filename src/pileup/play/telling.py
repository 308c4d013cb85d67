"""From positions and events to what people are shown: always by way of the seat's hidden position."""

from __future__ import annotations

from typing import Any

import msgspec

from pileup.engine.game import Game, RawEvent
from pileup.engine.target_python import PythonTarget
from pileup.play.asked import ChanceQuestion, Decision, Event, Odds, Option
from pileup.play.words import words_of
from pileup.track.drawing import Marker

__all__ = ["Teller"]


class Teller:
    """Puts one race into words.

    Args:
        game: the game; target: its rules.
        names: who sits where; "" for a seat that is called as its racer.
        locale: the language of the words.

    Attributes:
        names: what each seat is called in words.
    """

    def __init__(self, game: Game, target: PythonTarget, names: list[str], locale: str) -> None:
        self.game = game
        self.kind = game.kind
        self.target = target
        self.words = words_of(game.kind, locale)
        self.names = [self._name(name, racer) for name, racer in zip(names, game.kind.seat_names(game), strict=True)]

    def _name(self, name: str, racer: str) -> str:
        """A seat that has no name of its own, or just that of its racer, is called as the racer in this language."""
        if name and name.casefold() != racer.casefold():
            return name
        return self.words.named(racer[:1].upper() + racer[1:])

    def view(self, view: dict[str, Any]) -> dict[str, Any]:
        """A described position with what is words in it in this language."""
        told = {key: self.words.named(view[key]) for key in self.kind.view_words if isinstance(view.get(key), str)}
        return {**view, **told} if told else view

    def markers(self, s: Any) -> list[Marker]:
        """The pieces of a hidden position, their titles in this language."""
        found = self.kind.markers(self.game, s)
        for n, marker in enumerate(found):
            phrase = self.kind.phrase_marker(self.game, s, marker)
            title = self.words.named(marker.title) if phrase is None else self.words.phrase(phrase, self.names)
            if title != marker.title:
                found[n] = msgspec.structs.replace(marker, title=title)
        return found

    def decision(self, s: Any, seat: int, asked_at: int) -> Decision:
        """The question that the position asks a waiting seat.

        Args:
            s: the true position; the words see only what the seat may.
        """
        hidden = self.target.hide(s, seat)
        frame = self.target.frame_name(s)
        options = [self.option(hidden, seat, action) for action in self.target.options(s, seat)]
        return Decision(
            id=f"{asked_at}.{seat}",
            seat=seat,
            frame=frame,
            prompt=self.words.phrase(self.kind.phrase_prompt(self.game, hidden, seat), self.names),
            rules=list(self.kind.frame_rules(frame)),
            options=options,
        )

    def option(self, hidden: Any, seat: int, action: int) -> Option:
        """One option in words."""
        kind, game = self.kind, self.game
        return Option(
            action=kind.actions.text(action),
            text=self.words.phrase(kind.phrase_option(game, hidden, seat, action), self.names),
            spaces=kind.option_spaces(game, hidden, seat, action),
            card=kind.option_card(game, hidden, seat, action),
            kind=kind.actions.name_of(action),
            rules=list(kind.option_rules(game, hidden, seat, action)),
        )

    def odds(self, s: Any, merge: bool) -> list[Odds]:
        """The outcomes of the chance event that a position waits for, with their odds.

        Args:
            s: the position (hidden for a preview, true for a question to real dice).
            merge: what outcomes mean; those that mean the same become one.
        """
        phrase = self.kind.phrase_prospect if merge else self.kind.phrase_outcome
        outcomes, weights = self.target.outcomes(s)
        total = sum(weights)
        found: dict[str, tuple[str, str, int]] = {}
        for outcome, weight in zip(outcomes, weights, strict=True):
            if weight <= 0:
                continue
            action = self.kind.actions.text(outcome)
            text = self.words.phrase(phrase(self.game, s, outcome), self.names)
            key = text if merge else action
            before = found.get(key)
            found[key] = (action, text, weight) if before is None else ("", text, weight + before[2])
        return [Odds(action, text, part / total, self.words.odds(part, total)) for action, text, part in found.values()]

    def chance_question(self, s: Any, asked_at: int) -> ChanceQuestion:
        """The chance event that real dice must decide."""
        frame = self.target.frame_name(s)
        own = f"chance-{frame.replace('_', '-')}"
        readable = frame.replace("_", " ")
        prompt = self.words.text(own) if self.words.has(own) else self.words.text("chance", {"frame": readable})
        return ChanceQuestion(
            id=f"{asked_at}.*",
            frame=frame,
            prompt=prompt,
            rules=list(self.kind.frame_rules(frame)),
            outcomes=self.odds(s, merge=False),
        )

    def events(self, raw: list[RawEvent], seat: int, since: int = 0, last: int | None = None) -> list[Event]:
        """A log of events as a seat may know it (−1: a spectator).

        Numbers count the seat's own log, so that not even a gap tells of what it can't know.

        Args:
            raw: all events from the first on.
            since: number of the first event wanted; last: only so many of the end.
        """
        known = [event for event in (self.kind.hide_event(self.game, one, seat) for one in raw) if event is not None]
        first = max(since, len(known) - last) if last is not None else since
        return [self.event(n, known[n]) for n in range(max(first, 0), len(known))]

    def event(self, n: int, event: RawEvent) -> Event:
        """One event, already hidden, in words."""
        kind = self.kind
        args = dict(zip(kind.event_fields.get(event[0], ()), event[1:], strict=False))
        phrase = kind.phrase_event(self.game, event)
        seat = args.get("seat")
        return Event(
            n=n,
            kind=kind.Event(event[0]).name.lower(),
            seat=seat if seat is not None and seat >= 0 else None,
            text="" if phrase is None else self.words.phrase(phrase, self.names),
            args=args,
            spaces=kind.event_spaces(self.game, event),
            rules=list(kind.event_rules(event)),
            card=kind.event_card(self.game, event),
        )
