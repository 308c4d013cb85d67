"""Bayou Bash as the kernel and everybody above it see it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pileup.engine.game import Build, Game, GameKind, Phrase, RawEvent, Window
from pileup.games.bayou_bash import phrases
from pileup.games.bayou_bash.actions import ACTIONS, CARD, CELLS, MAX_SPACES
from pileup.games.bayou_bash.options import OPTIONS
from pileup.games.bayou_bash.rules import (
    abilities,
    bits,
    board,
    dice,
    draft,
    enter,
    events,
    fans,
    hidden,
    leaving,
    links,
    night,
    order,
    pig,
    pool,
    rabbit,
    rams,
    rooster,
    rounds,
    setup,
    stagger,
    standing,
    tokens,
    turn,
    waldgeist,
    windows,
)
from pileup.games.bayou_bash.state import Event, Kind, State, Static
from pileup.track.drawing import Drawing, Marker

__all__ = ["KIND", "BayouBash"]


class BayouBash(GameKind):
    """Four unruly mounts, a swamp, and the love of the fans."""

    name = "bayou-bash"
    title = "Bayou Bash"
    summary = (
        "Gremlins race unruly mounts through the swamp: draft a Jockey card, roll, Ram, Stagger. "
        "Not the first over the line wins, but the one with the most Fans."
    )
    rules_version = 2
    checks_frames = True
    min_seats = 1
    max_seats = 4
    horizon = 10
    State = State
    Static = Static
    Kind = Kind
    Event = Event
    event_fields = phrases.EVENT_FIELDS
    turn_events = frozenset({Event.TURN})
    turn_frames = frozenset({Kind.RACING})
    draw_frames = frozenset({Kind.DEAL, Kind.TURN_UP_CARD, Kind.TURN_UP_EVENT, Kind.DRAW_PIECE})
    crash_events = frozenset({Event.RAMMED, Event.BARREL_MOVED, Event.FELL, Event.FAN_LOST})
    actions = ACTIONS
    rules = (
        abilities,
        bits,
        board,
        dice,
        draft,
        enter,
        events,
        fans,
        hidden,
        leaving,
        links,
        night,
        order,
        pig,
        pool,
        rabbit,
        rams,
        rooster,
        rounds,
        setup,
        stagger,
        standing,
        tokens,
        turn,
        waldgeist,
        windows,
    )
    options = OPTIONS
    view_words = ("event", "event_text")
    max_options = MAX_SPACES + 16
    rule_prefix = "BB"
    windows = (
        Window("abilities", ("window", "go_on"), "pass", ("ability",)),
        Window("the-pecking-order", ("peck",), "pass"),
        Window("hogwash-slosh", ("hogwash",), "pass"),
        Window("complete-disbe-leaf", ("reroll",), "pass"),
        Window("sticks-on-stones", ("stick",), "pass"),
    )

    def build(self, seats: int, options: dict[str, Any]) -> Build:
        """Prepares a race (BB-SETUP-01)."""
        from pileup.games.bayou_bash.build import build_race

        return build_race(seats, options)

    def seat_names(self, game: Game) -> list[str]:
        """The Racers where they are given beforehand, else numbered players."""
        return phrases.seat_names(game)

    def describe(self, game: Game, s: Any, seat: int) -> dict[str, Any]:
        """What a seat is shown, as readable data."""
        from pileup.games.bayou_bash import describe

        return describe.describe(game, s, seat)

    def set_up(self, game: Game, position_: Mapping[str, Any]) -> Any:
        """A state from readable data (docs/games/bayou-bash.md)."""
        from pileup.games.bayou_bash import position

        return position.set_up(game, position_)

    def position(self, game: Game, s: Any) -> dict[str, Any]:
        """The readable data of a state."""
        from pileup.games.bayou_bash import position

        return position.position(game, s)

    def phrase_prompt(self, game: Game, s: Any, seat: int) -> Phrase:
        """What the waiting seat is asked."""
        return phrases.prompt(game, s, seat)

    def phrase_option(self, game: Game, s: Any, seat: int, action: int) -> Phrase:
        """One option in words."""
        return phrases.option(game, s, seat, action)

    def phrase_outcome(self, game: Game, s: Any, action: int) -> Phrase:
        """One outcome of a die or a draw in words."""
        return phrases.outcome(game, s, action)

    def phrase_prospect(self, game: Game, s: Any, action: int) -> Phrase:
        """What an outcome means: of the Stagger die, what the Racer meets."""
        from pileup.games.bayou_bash import prospects

        return prospects.prospect(game, s, action) or phrases.outcome(game, s, action)

    def phrase_event(self, game: Game, event: RawEvent) -> Phrase | None:
        """One event in words."""
        return phrases.event(game, event)

    def event_rules(self, event: RawEvent) -> tuple[str, ...]:
        """The rules behind an event."""
        return phrases.EVENT_RULES.get(event[0], ())

    def hide_event(self, game: Game, event: RawEvent, seat: int) -> RawEvent | None:
        """Dealt hand cards are their owner's secret (BB-RULE-52)."""
        if event[0] == Event.DEALT and event[1] != seat:
            return (event[0], event[1], -1, 0)
        return event

    def option_spaces(self, game: Game, s: Any, seat: int, action: int) -> list[int]:
        """The spaces that glow for an option."""
        from pileup.games.bayou_bash import describe

        return describe.option_spaces(game, s, action)

    def option_card(self, game: Game, s: Any, seat: int, action: int) -> str | None:
        """The name of the Jockey card that an option takes or plays."""
        if self.actions.name_of(action) == "card":
            return str(game.extra.content.jockeys.cards[action - CARD].name)
        return None

    def event_card(self, game: Game, event: RawEvent) -> str | None:
        """The name of the Jockey card that an event shows."""
        if event[0] in (Event.CARD_UP, Event.CARD_DISCARDED, Event.CARD_TAKEN, Event.CARD_USED, Event.DEALT):
            number = event[1] if event[0] == Event.CARD_UP else event[2]
            return str(game.extra.content.jockeys.cards[number].name) if number >= 0 else None
        return None

    def event_spaces(self, game: Game, event: RawEvent) -> list[int]:
        """The spaces an event is about; of a piece that is laid all of its spaces."""
        if event[0] == Event.PIECE_LAID:
            first = event[2] * CELLS
            return list(range(first, first + game.extra.side(event[3]).cells))
        return super().event_spaces(game, event)

    def drawing(self, game: Game) -> Drawing:
        """The Track; of a Night Race the pieces that are known, and room for the others."""
        from pileup.games.bayou_bash.drawing import draw_track
        from pileup.games.bayou_bash.night_drawing import draw_avenue

        return draw_track(game.extra.track) if game.extra.track is not None else draw_avenue(game)

    def drawing_key(self, game: Game, s: Any) -> str:
        """The pieces of a Night Race that lie there."""
        from pileup.games.bayou_bash.night_drawing import key_of

        return "" if game.extra.track is not None else key_of(s)

    def drawing_of(self, game: Game, key: str) -> Drawing:
        """The Track of a Night Race as far as it is laid."""
        from pileup.games.bayou_bash.night_drawing import draw_laid

        return super().drawing_of(game, key) if game.extra.track is not None or not key else draw_laid(game, key)

    def markers(self, game: Game, s: Any) -> list[Marker]:
        """Racers, Skull Markers, Fans, Barrels and tokens."""
        from pileup.games.bayou_bash.marks import mark_race

        return mark_race(game, s)

    def export_content(self, folder: Path) -> list[Path]:
        """Pieces, dice, costs, cards, tracks and their schemas."""
        from pileup.games.bayou_bash.box import export_content

        return export_content(folder)


KIND = BayouBash()
