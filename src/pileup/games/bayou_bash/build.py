"""A race made ready: the static record and the position at the start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pileup.engine.content import content_hash
from pileup.engine.game import Build
from pileup.engine.verbs import begin
from pileup.errors import PileupError
from pileup.games.bayou_bash.actions import ABILITIES, CELLS, DIE_VALUES, RACERS, WAYS
from pileup.games.bayou_bash.box import Content, load_content
from pileup.games.bayou_bash.cards import read_do, read_face
from pileup.games.bayou_bash.options import OPTIONS, READINGS, check_modes
from pileup.games.bayou_bash.pieces import PIECE_NAMES, WORTH, LaidSide, lay_side, variant_of
from pileup.games.bayou_bash.state import (
    ABILITY_COST,
    BARRELS,
    FANS_EACH,
    MODIFIER_DEFAULTS,
    MODIFIERS,
    MOST_TOKENS,
    NO_ABILITIES,
    STUBBORN_HAND,
    TARGETS,
    TOKENS_EACH,
    WINDOWS,
    Kind,
    State,
    Static,
)
from pileup.games.bayou_bash.track import Track, build_track, near_spaces
from pileup.games.bayou_bash.variants import fill_variants

__all__ = ["Extra", "build_race"]

READING_FIELDS = {
    "frozen_order": "frozen_order",
    "ram_ends_die": "ram_ends_die",
    "dry_placing": "place_dry",
    "toss_from_pig": "toss_from_pig",
    "tie_only_tied": "tie_only_tied",
    "circuit_fans_ahead": "circuit_any_ahead",
    "side_adjacent": "side_adjacent",
}


class Extra:
    """What words, drawings and positions need of a race.

    Attributes:
        content: the box; track: the Track (None in a Night Race); mode; sides: laid sides by variant (Night Race).
        racers: index of each seat's Racer where it is given beforehand.
    """

    def __init__(self, content: Content, track: Track | None, mode: str, racers: list[int]) -> None:
        self.content = content
        self.track = track
        self.mode = mode
        self.racers = racers
        self.sides: dict[int, LaidSide] = {}

    def side(self, variant: int) -> LaidSide:
        """The laid side of a variant."""
        if variant not in self.sides:
            piece = self.content.pieces.pieces[PIECE_NAMES[variant // 4]]
            self.sides[variant] = lay_side(piece, "AB"[variant // 2 % 2], bool(variant % 2))
        return self.sides[variant]


def build_race(seats: int, given: dict[str, Any]) -> Build:
    """Prepares a race; see `GameKind.build`."""
    options: dict[str, Any] = {spec.name: spec.default for spec in OPTIONS} | given
    source = options.pop("content")
    content = load_content(source or None)
    night = options["mode"] == "night-race"
    track = None
    if not night:
        track = build_track(content.pieces, content.tracks, options["track"])
        named = isinstance(options["track"], str) and not options["track"].endswith(".toml")
        if named:
            wanted = options["track"].strip().casefold()
            options["track"] = next(
                one.id for one in content.tracks.values() if wanted in (one.id, one.name.casefold())
            )
        else:
            options["track"] = {"name": track.name, "pieces": track.entries, "circuit": track.circuit}
    elif given.get("track", "snakes-pass") not in ("", "snakes-pass"):
        probe = build_track(content.pieces, content.tracks, options["track"])
        check_modes(seats, options, probe)
        raise PileupError(
            "A Night Race builds its own Track: leave the track out.", "option track", "Or choose another mode."
        )
    mode = check_modes(seats, options, track)
    options["mode"] = mode
    racers = _racers(options["racers"], seats)
    options["racers"] = [RACERS[k] for k in racers]
    if options["stubborn_jockeys"] and len(content.jockeys.cards) < STUBBORN_HAND * seats:
        raise PileupError(
            f"Stubborn Jockeys deals {STUBBORN_HAND} cards each; {len(content.jockeys.cards)} are too few.",
            "option stubborn_jockeys",
        )
    t = _static(seats, options, content, track, mode)
    s = _start(t, options, content, racers)
    used = {
        "content": content.as_data() | {"tracks": None},
        "track": None if track is None else [track.entries, track.circuit],
    }
    told = (*content.warnings, *(track.warnings if track is not None else ()))
    warnings = [str(problem).removeprefix("warning: ") for problem in told]
    return Build(
        static=t,
        start=s,
        options=options,
        content_hash=content_hash(used),
        content=None if content.house else content.as_data(),
        extra=Extra(content, track, mode, racers),
        warnings=tuple(warnings),
    )


def _racers(given: Sequence[str] | str, seats: int) -> list[int]:
    if not isinstance(given, str | list | tuple):
        raise PileupError(f"Racers can't be a {type(given).__name__}.", "option racers", "Give one name for each seat.")
    names = [name for name in given.replace("/", " ").split() if name] if isinstance(given, str) else list(given)
    if not names:
        return []
    unknown = [name for name in names if name not in RACERS]
    if unknown:
        raise PileupError(f"There is no Racer {unknown[0]!r}.", "option racers", f"Racers: {', '.join(RACERS)}.")
    if len(names) != seats or len(set(names)) != seats:
        raise PileupError(
            f"{len(names)} Racers for {seats} seats.", "option racers", "Name one for each seat, each only once."
        )
    return [RACERS.index(name) for name in names]


def _static(seats: int, options: dict[str, Any], content: Content, track: Track | None, mode: str) -> Any:
    t = Static.new()
    t.seats = seats
    t.circuit = int(mode == "circuit")
    t.laps = options["laps"]
    t.time_trial = int(mode == "time-trial")
    t.night = options["night_pieces"] if mode == "night-race" else 0
    t.night_shift = options["night_shift"]
    t.derby = int(options["destruction_derby"])
    t.stubborn = int(options["stubborn_jockeys"])
    for name in READINGS:
        setattr(t, READING_FIELDS[name], int(options[name]))
    if track is not None:
        _fill_track(t, track, options["side_adjacent"])
    else:
        fill_variants(t, content.pieces, options["night_side"], options["side_adjacent"])
    _fill_dice(t, content)
    _fill_cards(t, content)
    return t


def _fill_track(t: Any, track: Track, side_adjacent: bool) -> None:
    t.pieces = len(track.places)
    lanes = [place.laid.lanes for place in track.places] if side_adjacent else []
    for place in track.places:
        laid = place.laid
        t.cells[place.index], t.lanes[place.index] = laid.cells, laid.lanes
        t.worth += WORTH.get(laid.kind, 0)
        for cell in range(laid.cells):
            x = place.index * CELLS + cell
            t.link[x] = list(track.links[x])
            t.terrain[x] = laid.terrain[cell]
            t.finish_line[x] = int(laid.finish_line[cell])
            t.start_line[x] = int(laid.start_line[cell])
            line = t.start_line[x] if track.circuit else t.finish_line[x]
            t.special[x] = int(t.terrain[x] != 0 or line != 0)
            t.fan_bar[x] = int(t.terrain[x] != 0) + 2 * line
            near, counts = near_spaces(track.links, x, lanes)
            t.near[x][: len(near)] = near
            t.near_count[x] = counts


def _fill_dice(t: Any, content: Content) -> None:
    dice = content.dice
    for kind, faces in enumerate((dice.nimble, dice.swift, dice.dashing)):
        merged: dict[tuple[int, int], int] = {}
        for face in faces:
            merged[read_face(face)] = merged.get(read_face(face), 0) + 1
        for k, ((value, bolt), weight) in enumerate(sorted(merged.items())):
            assert value < DIE_VALUES
            t.face[kind][k], t.face_weight[kind][k] = 2 * value + bolt, weight
        t.faces[kind] = len(merged)
    for face in dice.stagger:
        t.stagger_weight[(*WAYS, "fan").index(face)] += 1
    for k, ability in enumerate(ABILITIES):
        t.cost[k] = content.racers.costs[ability]


def _fill_cards(t: Any, content: Content) -> None:
    t.cards = len(content.jockeys.cards)
    for k, card in enumerate(content.jockeys.cards):
        t.card_dice[k] = list(card.counts)
        t.card_carrots[k], t.card_barrels[k], t.card_staggers[k] = card.carrots, card.barrels, card.staggers
    t.events = len(content.events.events)
    t.modifier[0] = list(MODIFIER_DEFAULTS)
    for k, event in enumerate(content.events.events):
        t.items[k] = len(event.effects)
        for i, effect in enumerate(event.effects):
            t.item_target[k][i] = TARGETS.index(effect.to)
            for j, text in enumerate(effect.do):
                t.item_verb[k][i][j], t.item_amount[k][i][j], t.item_way[k][i][j] = read_do(text)
        t.modifier[k + 1] = list(MODIFIER_DEFAULTS)
        for name, value in event.ongoing.items():
            t.modifier[k + 1][MODIFIERS.index(name)] = value
    _fill_payable(t)


def _fill_payable(t: Any) -> None:
    """Which abilities of a Racer can be paid in a window, as bits (BB-ABIL-01, BB-RULE-14)."""
    for event in range(t.events + 1):
        if t.modifier[event][NO_ABILITIES]:
            continue
        for window, abilities in enumerate(WINDOWS):
            for ability in abilities:
                for carrots in range(t.cost[ability] + t.modifier[event][ABILITY_COST], MOST_TOKENS + 1):
                    t.payable[event][window][ability // 3][carrots] |= 1 << ability


def _start(t: Any, options: dict[str, Any], content: Content, racers: list[int]) -> Any:
    """The position before anything happened (BB-RULE-10)."""
    s = State.new()
    for p in range(4):
        s.racer[p] = racers[p] if p < len(racers) else -1
        s.at[p] = -1
        s.fan_at[p] = [-1] * FANS_EACH
    s.barrel_at = [-1] * BARRELS
    s.carrot_supply = s.stagger_supply = TOKENS_EACH
    s.active = -1
    s.deck = (1 << t.cards) - 1
    s.pieces = t.pieces
    if t.night:
        s.stack = (1 << 12) - 1
        s.piece[0] = variant_of("start", options["night_side"], 0)
    if not t.time_trial:
        s.event_deck = (1 << t.events) - 1
        for k, event in enumerate(content.events.events):
            if event.first:
                s.event_top = k + 1
                s.event_deck &= ~(1 << k)
    begin(s, Kind.SET_UP)
    return s
