"""Rush & Bash as a game of the kernel: options, set-up, views, words, pictures."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from pileup.engine import Build, Game, GameKind, Phrase, RawEvent, Window
from pileup.games.rush_and_bash import build as building
from pileup.games.rush_and_bash import describe, position, telling
from pileup.games.rush_and_bash.actions import ACTIONS, DECKS
from pileup.games.rush_and_bash.rules import (
    bots,
    bridge,
    collisions,
    damage,
    decks,
    effects,
    geysers,
    grumbler,
    jungle,
    landslide,
    movement,
    off_track,
    powers,
    ranking,
    set_up,
    standing,
    steering,
    terms,
    triggers,
    turn,
    views,
    volcano,
)
from pileup.games.rush_and_bash.state import Event, Kind, State, Static
from pileup.track.drawing import Drawing, Marker

__all__ = ["KIND", "RushAndBash"]


class RushAndBash(GameKind):
    """Chaotic car racing on a circuit of boards; see docs/games/rush-and-bash.md."""

    name = "rush-and-bash"
    title = "Rush & Bash"
    summary = (
        "Cars with missiles, bombs and star powers race one lap of a circuit that fills with rocks.\n"
        "Play a card a turn, ram whoever is in the way, and be first over the line."
    )
    rules_version = 1
    checks_frames = True
    rule_prefix = "RB"
    windows = (Window("star-power", ("star",), "pass"),)
    min_seats, max_seats = 2, 6
    State, Static, Kind, Event = State, Static, Kind, Event
    event_fields = telling.EVENT_FIELDS
    turn_events = frozenset({Event.TURN_BEGAN})
    draw_frames = frozenset({Kind.DRAW})
    declining = MappingProxyType({Kind.EFFECT: "pass"})
    crash_events = frozenset(
        {
            Event.HIT_ROCK,
            Event.HIT_BOMB,
            Event.COLLIDED,
            Event.EXPLODED,
            Event.OFF_TRACK,
            Event.FELL,
            Event.SLIDE_HIT,
            Event.GRUMBLER_HIT,
        }
    )
    actions = ACTIONS
    rules = (
        terms,
        off_track,
        damage,
        decks,
        steering,
        movement,
        collisions,
        effects,
        bots,
        powers,
        ranking,
        triggers,
        bridge,
        landslide,
        geysers,
        volcano,
        jungle,
        grumbler,
        set_up,
        turn,
        views,
        standing,
    )
    options = building.OPTIONS
    max_options = 128

    def build(self, seats: int, options: dict[str, Any]) -> Build:
        """Prepares a race; see `build.build`."""
        return building.build(seats, options)

    def seat_names(self, game: Game) -> list[str]:
        """The colours of the cars."""
        return list(game.extra.colours)

    def rulebook_seats(self, game: Game) -> list[int]:
        """Seats of the rulebook's Bots: they have no decisions of their own (RB-BOT-03)."""
        return list(range(game.static.humans, game.seats))

    def describe(self, game: Game, s: Any, seat: int) -> dict[str, Any]:
        """A hidden position as plain data; see `describe.describe`."""
        return describe.describe(game, s)

    def set_up(self, game: Game, position_data: Mapping[str, Any]) -> Any:
        """A state from readable data; see `position.set_up`."""
        return position.set_up(game, position_data)

    def position(self, game: Game, s: Any) -> dict[str, Any]:
        """The readable data of a state; see `position.position`."""
        return position.position(game, s)

    def phrase_prompt(self, game: Game, s: Any, seat: int) -> Phrase:
        """What the waiting seat is asked."""
        return telling.prompt(game, s, seat)

    def phrase_option(self, game: Game, s: Any, seat: int, action: int) -> Phrase:
        """One option in words."""
        return telling.option(game, s, action)

    def phrase_outcome(self, game: Game, s: Any, action: int) -> Phrase:
        """One outcome of chance in words."""
        return telling.outcome(game, s, action)

    def phrase_event(self, game: Game, event: RawEvent) -> Phrase | None:
        """One event in words."""
        return telling.event(game, event)

    def event_rules(self, event: RawEvent) -> tuple[str, ...]:
        """The ids of the rules behind an event."""
        return telling.EVENT_RULES.get(event[0], ())

    def event_card(self, game: Game, event: RawEvent) -> str | None:
        """The face of a card that is played, drawn or turned up; of a card drawn by another its back."""
        names = telling.EVENT_FIELDS.get(event[0], ())
        if "card" not in names:
            return None
        card = event[1 + names.index("card")]
        if card >= 0:
            return describe.card_name(game, card)
        return DECKS[event[1 + names.index("deck")]] if "deck" in names else None

    def hide_event(self, game: Game, event: RawEvent, seat: int) -> RawEvent | None:
        """A card drawn into a hand is known to its driver alone; the others see its back (RB-STATE-08)."""
        if event[0] == Event.DREW and event[1] != seat:
            return (event[0], event[1], -1, event[3])
        return event

    def drawing(self, game: Game) -> Drawing:
        """The circuit."""
        from pileup.games.rush_and_bash.drawing import draw_circuit

        return draw_circuit(game.extra.circuit)

    def markers(self, game: Game, s: Any) -> list[Marker]:
        """Cars, Rocks, Bombs, Boosts, portal tiles and the Grumbler."""
        return describe.markers(game, s)

    def export_content(self, folder: Path) -> list[Path]:
        """Cards, cars, boards, circuits and their schemas."""
        from pileup.games.rush_and_bash.box import export_content

        return export_content(folder)


KIND = RushAndBash()
