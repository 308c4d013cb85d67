"""Racekart Riot: what the game is (ledger `docs/rules/racekart-riot.md`)."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pileup.engine import Build, Choice, Game, GameKind, OptionSpec, Phrase, RawEvent, Window
from pileup.engine.content import Problem, content_hash, stop_on_errors
from pileup.engine.verbs import begin
from pileup.errors import PileupError, UnknownName, closest
from pileup.games.racekart_riot import describe, picture, position, prospects, setting_up, words
from pileup.games.racekart_riot.actions import ACTIONS, MAX_OPTIONS
from pileup.games.racekart_riot.box import export_content, folder_problems
from pileup.games.racekart_riot.cards import Cards, load_cards
from pileup.games.racekart_riot.events import FIELDS, hide_event, rules_of
from pileup.games.racekart_riot.rules import (
    abilities,
    attacks,
    choice,
    dice,
    driving,
    extra,
    gates,
    holdings,
    karts,
    knowledge,
    landing,
    market,
    places,
    round,
    scoring,
    standing,
    strikes,
    throws,
)
from pileup.games.racekart_riot.state import Event, Kind, State, Static
from pileup.games.racekart_riot.track import Track, house_track, house_tracks, load_track

if TYPE_CHECKING:
    from pileup.track.drawing import Drawing, Marker

__all__ = ["KIND", "Extra", "RacekartRiot"]

MOVEMENTS = ("item", "speedway", "lightning", "combustion", "boosted-jump")
CHOICES = {"given": 0, "choose": 1, "random": 2}


class Extra:
    """What words and pictures of a race need: its cards, its track and who drives what (None: not yet known)."""

    def __init__(self, cards: Cards, track: Track, racers: list[str]) -> None:
        self.cards = cards
        self.track = track
        self.racers = racers

    @functools.cached_property
    def grid(self) -> list[tuple[float, float]]:
        """Where each seat's kart stands on the start space, from its middle."""
        return picture.grid(self.track)


class RacekartRiot(GameKind):
    """Two to four karts, two laps, and everything that can be thrown."""

    name = "racekart-riot"
    title = "Racekart Riot"
    summary = (
        "Karts, eggs, bananas and bargains. "
        "Choose your card in secret, build a kart on the way, and be ahead after two laps."
    )
    rules_version = 2
    rule_prefix = "RK"
    min_seats, max_seats = 2, 4
    horizon = 10
    checks_frames = True
    State, Static, Kind, Event = State, Static, Kind, Event
    event_fields = FIELDS
    turn_events = frozenset({Event.PICKED, Event.ITEM_PLAYED, Event.REVEALED})
    blind_draws = frozenset({Kind.DRAW_ITEM})
    turn_frames = frozenset({Kind.RACE})
    draw_frames = frozenset({Kind.DRAW_CARD, Kind.DRAW_SUPPLY, Kind.DRAW_ITEM, Kind.DEAL_RACER})
    crash_events = frozenset(
        {Event.HIT, Event.DROPPED, Event.COINS_STOLEN, Event.SPEED_STOLEN, Event.PART_STOLEN, Event.GATE_STOPPED}
    )
    actions = ACTIONS
    rules = (
        places,
        holdings,
        dice,
        karts,
        market,
        strikes,
        attacks,
        throws,
        choice,
        gates,
        landing,
        driving,
        abilities,
        extra,
        scoring,
        round,
        knowledge,
        standing,
    )
    max_options = MAX_OPTIONS
    windows = (
        Window("defend", ("defend",), "nothing"),
        Window("jump", ("jump_first",), "nothing"),
        Window("re-roll", ("reroll",), "keep"),
        Window("attack-items", ("attack_item",), "done", ("item",)),
        Window("extra-movement", ("extra_card",), "done", MOVEMENTS),
        Window("lock", ("after_pick",), "done", ("lock",)),
        Window("coins", ("attack_item", "extra_card", "after_pick", "coins_window", "make_room"), "done", ("coins",)),
    )
    options = (
        OptionSpec(
            "track",
            "track",
            "redbanes-castle",
            "The track to race on, or a track file of your own.",
            tuple(Choice(name, title) for name, title in house_tracks().items()),
        ),
        OptionSpec(
            "racers",
            "names",
            [],
            "Who drives what, by seat; left out: in the order of the box.",
            (
                Choice("redbane", "Redbane"),
                Choice("goat-lorde", "Goat Lorde"),
                Choice("queen-k", "Queen K"),
                Choice("lightnin-n-thunda", "Lightnin' n Thunda"),
            ),
        ),
        OptionSpec(
            "racer_choice",
            "choice",
            "given",
            "How racers are shared out: as given, chosen in seat order at the start, or dealt at random.",
            (
                Choice("given", "as given"),
                Choice("choose", "chosen in seat order"),
                Choice("random", "dealt at random"),
            ),
        ),
        OptionSpec("content", "folder", None, "A folder with cards and tracks of your own."),
    )

    def build(self, seats: int, options: dict[str, Any]) -> Build:
        """Reads cards and track, and fills the records; all faults of content are raised at once."""
        source = _source(options.get("content"))
        cards, problems, own = load_cards(source)
        track, faults, data = _track(options.get("track", "redbanes-castle"), source)
        faults += folder_problems(source, str(options.get("track", "")))
        warnings = stop_on_errors([*problems, *faults], "the content of Racekart Riot")
        assert cards is not None and track is not None
        how = options.get("racer_choice", "given")
        racers = _racers(cards, seats, options.get("racers"), how)
        t, s = Static.new(), State.new()
        t.seats, t.racer_choice = seats, CHOICES[how]
        track.fill(t)
        cards.fill(t)
        cards.deal(s)
        names = [racer.name for racer in cards.racers.racers]
        for p in range(seats):
            s.racer[p] = names.index(racers[p]) + 1 if how == "given" else 0
            s.at[p], s.coins[p], s.down[p] = track.start, 10, 0xFFF
        s.coins_on = list(t.coins)
        s.bank = -(10 * seats + sum(t.coins))
        s.lap_mode = 1
        begin(s, Kind.RACE)
        # A track of one's own goes into the description whole, so that a record needs no file.
        normal: dict[str, Any] = {
            "track": track.file.name if data is None else data,
            "racers": racers if how == "given" else [],
            "racer_choice": how,
        }
        content = {"racers": cards.racers, "supplies": cards.supplies, "items": cards.items, "events": cards.events}
        return Build(
            t,
            s,
            normal,
            content_hash({**content, "track": track.file}),
            own or None,
            Extra(cards, track, racers),
            tuple(problem.text for problem in warnings),
        )

    def phrase_marker(self, game: Game, s: Any, marker: Marker) -> Phrase | None:
        """Karts by their racer, lap and way to go; coins and bananas by what they are."""
        return picture.phrase_marker(game, s, marker)

    def seat_names(self, game: Game) -> list[str]:
        """The racers by seat; a number where they are chosen or dealt in the race."""
        if game.options["racer_choice"] != "given":
            return [f"seat {seat + 1}" for seat in range(game.seats)]
        titles = {racer.name: racer.title for racer in game.extra.cards.racers.racers}
        return [titles[name] for name in game.extra.racers]

    def describe(self, game: Game, s: Any, seat: int) -> dict[str, Any]:
        return describe.describe(game, s, seat)

    def set_up(self, game: Game, position_: Mapping[str, Any]) -> Any:
        return setting_up.set_up(game, position_)

    def position(self, game: Game, s: Any) -> dict[str, Any]:
        return position.position(game, s)

    def phrase_prompt(self, game: Game, s: Any, seat: int) -> Phrase:
        return words.prompt(game, s, seat)

    def phrase_option(self, game: Game, s: Any, seat: int, action: int) -> Phrase:
        return words.option(game, s, seat, action)

    def phrase_outcome(self, game: Game, s: Any, action: int) -> Phrase:
        return words.outcome(game, s, action)

    def phrase_prospect(self, game: Game, s: Any, action: int) -> Phrase:
        return prospects.prospect(game, s, action) or words.outcome(game, s, action)

    def phrase_event(self, game: Game, event: RawEvent) -> Phrase | None:
        return words.event(game, event)

    def event_rules(self, event: RawEvent) -> tuple[str, ...]:
        return rules_of(event)

    def hide_event(self, game: Game, event: RawEvent, seat: int) -> RawEvent | None:
        return hide_event(event, seat)

    def option_card(self, game: Game, s: Any, seat: int, action: int) -> str | None:
        return words.card_of(game, s, seat, action)

    def event_card(self, game: Game, event: RawEvent) -> str | None:
        return words.card_of_event(game, event)

    def option_spaces(self, game: Game, s: Any, seat: int, action: int) -> list[int]:
        return words.spaces_of(game, s, seat, action)

    def drawing(self, game: Game) -> Drawing:
        return picture.drawing(game.extra.track)

    def markers(self, game: Game, s: Any) -> list[Marker]:
        return picture.markers(game, s)

    def export_content(self, folder: Path) -> list[Path]:
        return export_content(folder)


def _source(content: Any) -> Path | dict[str, Any] | None:
    if content is None or content == "":
        return None
    if isinstance(content, Mapping):
        return dict(content)
    folder = Path(str(content))
    if not folder.is_dir():
        raise PileupError("There is no such folder.", str(content), "Name a folder made by `pileup content export`.")
    return folder


def _track(wanted: Any, source: Path | dict[str, Any] | None) -> tuple[Track | None, list[Problem], Any]:
    """A track by name, file or data; the track, its faults, and its data where it is not the house's."""
    if isinstance(wanted, Mapping):
        track, faults, document = load_track(dict(wanted))
    else:
        path = _track_path(str(wanted), source)
        if path is None:
            return house_track(str(wanted)), [], None
        track, faults, document = load_track(path)
    return track, faults, document.data


def _track_path(name: str, source: Any) -> Path | None:
    """The file of a track; None for one of the house."""
    if name.endswith(".toml") or "/" in name:
        return Path(name)
    if isinstance(source, Path) and (source / "tracks" / f"{name}.toml").exists():
        return source / "tracks" / f"{name}.toml"
    known = list(house_tracks())
    if name not in known:
        own = sorted(path.stem for path in (source / "tracks").glob("*.toml")) if isinstance(source, Path) else []
        like = closest(name, known + own)
        hint = f"Did you mean {like[0]}? " if like else ""
        listed = ", ".join(known + own)
        raise UnknownName(
            f"There is no track {name!r}.", "option track", f"{hint}Tracks: {listed}, or the path of a file."
        )
    return None


def _racers(cards: Cards, seats: int, given: Any, how: str) -> list[str]:
    """A different racer for every seat; the first ones of the box where nothing is said (RK-SET-06)."""
    known = [racer.name for racer in cards.racers.racers]
    where = "option racers"
    if given is not None and not isinstance(given, str | list | tuple):
        raise PileupError(
            f"Racers can't be a {type(given).__name__}.", where, "Give a list of names, one for each seat."
        )
    wanted = given.replace("+", " ").split() if isinstance(given, str) else [name for name in given or [] if name]
    if wanted and how != "given":
        raise PileupError("Racers are named, but they are to be chosen or dealt.", where, "Leave one of the two out.")
    for name in wanted:
        if name not in known:
            like = closest(str(name), known)
            hint = f"Did you mean {like[0]}? " if like else ""
            raise UnknownName(f"There is no racer {name!r}.", where, f"{hint}Racers: {', '.join(known)}.")
    if len(set(wanted)) < len(wanted):
        raise PileupError("A racer is named twice.", where, "Everybody drives a different one.")
    if len(wanted) > seats:
        raise PileupError(
            f"{len(wanted)} racers are named for {seats} seats.", where, "Name one for each seat, or none."
        )
    rest = [name for name in known if name not in wanted]
    return wanted + rest[: seats - len(wanted)]


KIND = RacekartRiot()
