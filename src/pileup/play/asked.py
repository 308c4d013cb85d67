"""What a live race shows: decisions with options, events in words, previews. Plain data, ready for JSON."""

from __future__ import annotations

import msgspec

from pileup.track.drawing import Marker

__all__ = ["ChanceQuestion", "Decision", "Event", "Odds", "Option", "Preview"]


class Option(msgspec.Struct, frozen=True):
    """One legal action of a decision.

    Attributes:
        action: its exact text, to be given back to `Race.choose`.
        text: the option in words.
        spaces: indexes of the spaces it is about.
        card: the name of the card it plays, if any.
        kind: the name of the action's range: card, space, pass …
        rules: ids of the rules behind it, where they differ from the decision's.
    """

    action: str
    text: str
    spaces: list[int]
    card: str | None
    kind: str
    rules: list[str]


class Decision(msgspec.Struct, frozen=True):
    """A question to one seat.

    Attributes:
        id: "<sequence>.<seat>"; an answer may name it, so that a late answer to an older question is refused.
        seat: who is asked.
        frame: the rule that asks, as the game names it.
        prompt: the question in words.
        rules: ids of the rules behind it.
        options: every legal action, in the rules' order.
    """

    id: str
    seat: int
    frame: str
    prompt: str
    rules: list[str]
    options: list[Option]


class Odds(msgspec.Struct, frozen=True):
    """One outcome of a chance event.

    Attributes:
        action: its exact text, to be given to `Race.happen` ("" where several outcomes read the same).
        text: the outcome in words.
        odds: its probability.
        words: the probability in words: "1 in 6".
    """

    action: str
    text: str
    odds: float
    words: str


class ChanceQuestion(msgspec.Struct, frozen=True):
    """A chance event that real dice or cards must decide (races made with `chance="ask"`).

    Attributes:
        id: "<sequence>.*".
        frame: the rule that rolls or draws.
        prompt: what to roll or draw, in words.
        rules: ids of the rules behind it.
        outcomes: what may come, with odds.
    """

    id: str
    frame: str
    prompt: str
    rules: list[str]
    outcomes: list[Odds]


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as one seat may know it.

    Attributes:
        n: its place in that seat's own log, from 0.
        kind: the event's name in lower case.
        seat: whom it is about, if anybody.
        text: in words; "" for events that only pictures need.
        args: the event's numbers by name.
        spaces: indexes of the spaces it is about.
        rules: ids of the rules behind it.
        card: the name of the card it shows, if any.
    """

    n: int
    kind: str
    seat: int | None
    text: str
    args: dict[str, int]
    spaces: list[int]
    rules: list[str]
    card: str | None = None


class Preview(msgspec.Struct, frozen=True):
    """What an option would do, as far as its seat can know.

    Attributes:
        events: what happens up to the next decision, chance event or unknown fact.
        markers: the pieces after that.
        chance: the odds of the chance event that comes next; None where none does, or only a card is drawn.
        over: the race would be over.
        unknown: it stops early, because what follows depends on what the seat can't see.
        drawing_key: which drawing shows the track after that (`Race.drawing_key`).
        declined: from this event on, it is what happens if the seat then uses nothing that it is offered; None: no
            such question comes.
    """

    events: list[Event]
    markers: list[Marker]
    chance: list[Odds] | None
    over: bool = False
    unknown: bool = False
    drawing_key: str = ""
    declined: int | None = None
