"""Prompts, options, outcomes and events of Rush & Bash as phrases of `words.ftl`."""

from __future__ import annotations

from typing import Any

from pileup.engine import Game, Phrase, RawEvent
from pileup.games.rush_and_bash import state as st
from pileup.games.rush_and_bash.actions import ACTIONS, CARD, CARD_NAMES, DECKS, DIE, EFFECTS, PAW, SEAT, SPACE
from pileup.games.rush_and_bash.state import Event, Kind

__all__ = ["EVENT_FIELDS", "EVENT_RULES", "event", "option", "outcome", "prompt"]

_STEP = ("seat", "from_space", "space")

EVENT_FIELDS: dict[int, tuple[str, ...]] = {
    Event.GRID: ("seat", "space", "place"),
    Event.PORTAL_PLACED: ("space", "tile"),
    Event.BOOST_PLACED: ("space",),
    Event.ROUND_BEGAN: ("round",),
    Event.TURN_BEGAN: ("seat",),
    Event.DREW: ("seat", "card", "deck"),
    Event.RESHUFFLED: ("deck",),
    Event.PLAYED: ("seat", "card"),
    Event.DECLINED: ("seat", "effect"),
    Event.SWERVED: _STEP,
    Event.DROVE: _STEP,
    Event.PORTED: _STEP,
    Event.FLEW_BACK: _STEP,
    Event.BOMB_PLACED: ("seat", "space"),
    Event.FIRED: _STEP,
    Event.REPAIRED: ("seat", "hearts"),
    Event.STAR_GAINED: ("seat", "level"),
    Event.EXTRA_SPACES: ("seat", "count"),
    Event.POWER_USED: ("seat", "level"),
    Event.HIT_ROCK: ("seat", "space"),
    Event.HIT_BOMB: ("seat", "space"),
    Event.COLLIDED: ("seat", "other_seat", "space"),
    Event.EXPLODED: ("space",),
    Event.ROCK_REMOVED: ("space",),
    Event.BOMB_REMOVED: ("space",),
    Event.DAMAGED: ("seat", "points", "hearts"),
    Event.OFF_TRACK: _STEP,
    Event.CROSSED_START: ("seat", "space"),
    Event.FINISHED: ("seat", "space"),
    Event.RANKED: ("seat", "place"),
    Event.JUNCTION_CLEARED: ("junction",),
    Event.ROCK_ROLLED: ("board", "die"),
    Event.ROCK_PLACED: ("space",),
    Event.BOOSTED: ("seat", "card", "value"),
    Event.LIFELESS_ROLLED: ("seat", "points", "die"),
    Event.BRIDGE_ROLLED: ("seat", "die", "crowd"),
    Event.FELL: ("seat", "space"),
    Event.SLIDE_ROLLED: ("seat", "die"),
    Event.SLIDE_HIT: ("seat", "space"),
    Event.GEYSER_ROLLED: ("seat", "die", "space"),
    Event.STOPPED: ("seat", "space"),
    Event.LAVA_ROLLED: ("seat", "die", "space"),
    Event.JUNGLE_ENTERED: ("seat", "space"),
    Event.JUNGLE_ROLLED: ("seat", "die"),
    Event.CLEARING_MOVED: ("seat", "clearing"),
    Event.JUNGLE_LEFT: ("seat", "space"),
    Event.GRUMBLER_ROLLED: ("seat", "die"),
    Event.GRUMBLER_MOVED: ("seat", "paw", "space"),
    Event.GRUMBLER_HIT: ("seat", "space"),
    Event.GRUMBLER_FLED: (),
    Event.RACE_OVER: ("round",),
}

EVENT_RULES: dict[int, tuple[str, ...]] = {
    Event.GRID: ("RB-SETUP-04",),
    Event.PORTAL_PLACED: ("RB-TELE-01",),
    Event.BOOST_PLACED: ("RB-BOOST-05",),
    Event.ROUND_BEGAN: ("RB-ROUND-01",),
    Event.TURN_BEGAN: ("RB-TURN-01",),
    Event.DREW: ("RB-TURN-04",),
    Event.RESHUFFLED: ("RB-DECK-01",),
    Event.PLAYED: ("RB-CARD-01",),
    Event.DECLINED: ("RB-EFF-01",),
    Event.SWERVED: ("RB-EFF-02",),
    Event.DROVE: ("RB-MOVE-02",),
    Event.PORTED: ("RB-TELE-02",),
    Event.FLEW_BACK: ("RB-STAR-07", "RB-RULE-15"),
    Event.BOMB_PLACED: ("RB-EFF-03",),
    Event.FIRED: ("RB-EFF-06", "RB-EFF-07"),
    Event.REPAIRED: ("RB-EFF-04",),
    Event.STAR_GAINED: ("RB-EFF-05", "RB-OFF-02"),
    Event.EXTRA_SPACES: ("RB-SIMP-03", "RB-BOT-10"),
    Event.POWER_USED: ("RB-STAR-01", "RB-STAR-02"),
    Event.HIT_ROCK: ("RB-HIT-03",),
    Event.HIT_BOMB: ("RB-HIT-02",),
    Event.COLLIDED: ("RB-COLL-01",),
    Event.EXPLODED: ("RB-BOMB-01", "RB-BOMB-02"),
    Event.ROCK_REMOVED: ("RB-HIT-03", "RB-BOMB-02"),
    Event.BOMB_REMOVED: ("RB-STAR-05",),
    Event.DAMAGED: ("RB-DMG-01",),
    Event.OFF_TRACK: ("RB-OFF-01", "RB-OFF-02"),
    Event.CROSSED_START: ("RB-END-06",),
    Event.FINISHED: ("RB-END-01",),
    Event.RANKED: ("RB-RANK-01", "RB-RANK-02"),
    Event.JUNCTION_CLEARED: ("RB-ROCK-01",),
    Event.ROCK_ROLLED: ("RB-ROCK-02",),
    Event.ROCK_PLACED: ("RB-ROCK-02",),
    Event.BOOSTED: ("RB-BOOST-02",),
    Event.LIFELESS_ROLLED: ("RB-BOT-13",),
    Event.BRIDGE_ROLLED: ("RB-BRIDGE-02",),
    Event.FELL: ("RB-BRIDGE-02",),
    Event.SLIDE_ROLLED: ("RB-SLIDE-02",),
    Event.SLIDE_HIT: ("RB-SLIDE-03", "RB-SLIDE-04"),
    Event.GEYSER_ROLLED: ("RB-GEY-01",),
    Event.STOPPED: ("RB-GEY-01",),
    Event.LAVA_ROLLED: ("RB-VOLC-02",),
    Event.JUNGLE_ENTERED: ("RB-JUNG-02",),
    Event.JUNGLE_ROLLED: ("RB-JUNG-03",),
    Event.CLEARING_MOVED: ("RB-JUNG-03",),
    Event.JUNGLE_LEFT: ("RB-JUNG-03",),
    Event.GRUMBLER_ROLLED: ("RB-GRUM-02",),
    Event.GRUMBLER_MOVED: ("RB-GRUM-02", "RB-GRUM-03"),
    Event.GRUMBLER_HIT: ("RB-GRUM-05",),
    Event.GRUMBLER_FLED: ("RB-GRUM-07",),
    Event.RACE_OVER: ("RB-END-02", "RB-END-04"),
}

# Events that only pictures need: words would tell the same twice.
SILENT = {Event.DROVE, Event.CROSSED_START, Event.BOMB_REMOVED, Event.TURN_BEGAN, Event.JUNCTION_CLEARED}


def space_words(game: Game, x: int) -> str:
    """A space in words: "2.4 of board 3 (02A)"; numbers of boards count from the starting line's."""
    spaces = game.extra.circuit.spaces
    if not 0 <= x < len(spaces):
        return "?"
    return str(spaces[x].name.split(":", 1)[1]).replace(":", " ")


def card_args(game: Game, card: int) -> dict[str, str | int]:
    """The arguments of a card face: deck, effect, value."""
    deck, effect, value = game.extra.cards[card].split("-")
    return {"deck": deck, "effect": effect, "value": int(value)}


def prompt(game: Game, s: Any, seat: int) -> Phrase:
    """What the waiting seat is asked, in one sentence."""
    f = s.frames[s.depth - 1]
    name = f"ask-{Kind(f.kind).name.lower().replace('_', '-')}"
    args: dict[str, str | int] = {"seat": f.car, "left": f.left}
    if f.kind == Kind.STAR:
        args["level"] = s.stars[f.car]
    elif f.kind == Kind.EFFECT:
        name = f"{name}-{EFFECTS[f.card - 1]}"
        if game.static.simplified and f.card == st.STAR:
            name += "-simplified"
    elif f.kind == Kind.SLIDE:
        args["left"] = f.left + f.other
    elif f.kind == Kind.CARD and s.depth > 1 and s.frames[s.depth - 2].left == 1 and s.frames[s.depth - 2].step < 4:
        name += "-after-power"
    return Phrase(name, args)


def option(game: Game, s: Any, action: int) -> Phrase:
    """One option in words."""
    f = s.frames[s.depth - 1]
    text = ACTIONS.text(action)
    kind = ACTIONS.name_of(action)
    frame = Kind(f.kind).name.lower().replace("_", "-")
    if kind == "card":
        return Phrase("play-card", card_args(game, game.static.type_of[action - CARD]))
    if kind == "space":
        x = action - SPACE
        message = {Kind.EFFECT: f"to-space-{EFFECTS[f.card - 1]}" if f.kind == Kind.EFFECT else ""}.get(f.kind)
        way = ""
        if f.kind == Kind.STEER:
            here = s.at[f.car]
            way = "ahead" if game.static.next[here] == x else "arrow" if game.static.merge[here] == x else "aside"
        return Phrase(message or f"to-space-{frame}", {"space": space_words(game, x), "way": way})
    if kind == "paw":
        x = game.static.paw_space[action - PAW]
        return Phrase("paw-red" if x < 0 else "paw", {"space": space_words(game, x)})
    if kind == "power":
        return Phrase("power-2" if text == "power:2" else "power", _power_args(game, f.car, int(text[-1])))
    if kind == "use":
        return Phrase(f"use-{EFFECTS[f.card - 1]}", {})
    return Phrase(f"{kind}-{frame}", {})


def _power_args(game: Game, car: int, level: int) -> dict[str, Any]:
    """What a power does, part by part."""
    data = game.extra.content.cars.of(game.extra.colours[car])
    parts = data.level1 if level == 1 else data.level3
    return {"level": level, "parts": tuple(_part(part) for part in parts)}


def _part(part: Any) -> Phrase:
    """A part of a power, from its data."""
    name = type(part).__name__.lower()
    if name == "move":
        extras = {"fly": part.fly, "lane-changes": part.lane_changes, "crush": part.crush}
        how = tuple(Phrase(f"part-{extra}") for extra, wanted in extras.items() if wanted)
        args = {"spaces": part.spaces, "up_to": "yes" if part.up_to else "no", "how": how}
        return Phrase("part-move-how" if how else "part-move", args)
    if name == "repair":
        return Phrase("part-repair-all" if part.full else "part-repair", {"hearts": part.hearts})
    if name == "volley":
        return Phrase("part-volley", {"missiles": len(part.lanes)})
    if name != "minefield":
        return Phrase(f"part-{name}")
    return Phrase("part-minefield", {"bombs": part.bombs, "explode": "yes" if part.explode else "no"})


def outcome(game: Game, s: Any, action: int) -> Phrase:
    """One outcome of chance in words."""
    kind = ACTIONS.name_of(action)
    if kind == "card":
        deck, effect, value = CARD_NAMES[action - CARD].split("-")
        return Phrase("outcome-card", {"deck": deck, "effect": effect, "value": int(value)})
    if kind == "die":
        return Phrase("outcome-die", {"die": action - DIE + 1})
    if kind == "seat":
        return Phrase("outcome-seat", {"seat": action - SEAT})
    if kind == "space":
        return Phrase("outcome-space", {"space": space_words(game, action - SPACE)})
    if kind == "paw":
        return Phrase("outcome-paw", {"space": space_words(game, game.static.paw_space[action - PAW])})
    return Phrase(f"outcome-{kind}", {"number": ACTIONS.text(action).partition(":")[2]})


def event(game: Game, event: RawEvent) -> Phrase | None:
    """One event in words; None for those that only pictures need."""
    kind = Event(event[0])
    if kind in SILENT:
        return None
    name = f"event-{kind.name.lower().replace('_', '-')}"
    args: dict[str, str | int] = {}
    for key, value in zip(EVENT_FIELDS[kind], event[1:], strict=False):
        if key.endswith("space"):
            args[key] = space_words(game, value)
        elif key == "deck":
            args[key] = DECKS[value]
        elif key == "effect":
            args[key] = EFFECTS[value - 1]
        elif key == "board":
            place = game.extra.circuit.boards[value % len(game.extra.circuit.boards)]
            args[key] = place.id
        elif key == "card":
            if value < 0:
                name += "-hidden"
            else:
                args.update(card_args(game, value))
        else:
            args[key] = value
    if kind == Event.FIRED and event[3] < 0:
        name += "-missed"
    if kind == Event.GRUMBLER_MOVED and event[3] < 0:
        name += "-red"
    return Phrase(name, args)
