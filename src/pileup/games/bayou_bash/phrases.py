"""Questions, options, outcomes and events as messages of words.ftl."""

from __future__ import annotations

from typing import Any

from pileup.engine.game import Game, Name, Phrase, RawEvent
from pileup.games.bayou_bash.actions import (
    ABILITIES,
    ACTIONS,
    CARD,
    CELLS,
    DICE,
    DIE,
    DIE_VALUES,
    EVENT,
    LAY,
    LAYS,
    PIECE,
    RACERS,
    ROLL,
    SPACE,
    STAGGER,
    TAKE,
    WAY,
    WAYS,
)
from pileup.games.bayou_bash.actions import (
    ABILITY as FIRST_ABILITY,
)
from pileup.games.bayou_bash.actions import (
    ADD as FIRST_ADD,
)
from pileup.games.bayou_bash.actions import (
    RACER as FIRST_RACER,
)
from pileup.games.bayou_bash.places import entry_of
from pileup.games.bayou_bash.rules import board
from pileup.games.bayou_bash.state import ON_FAN, Event, Kind

_BOARD: Any = board  # rules are untyped by design

__all__ = ["EVENT_FIELDS", "EVENT_RULES", "event", "option", "outcome", "prompt", "racer_name", "seat_names"]

EVENT_FIELDS: dict[int, tuple[str, ...]] = {
    Event.ROLLED_OFF: ("seat", "sum"),
    Event.CHOSE_RACER: ("seat", "racer"),
    Event.STARTED: ("seat", "space"),
    Event.ROUND: ("round",),
    Event.EVENT_CARD: ("event",),
    Event.CARD_UP: ("card",),
    Event.CARD_DISCARDED: ("seat", "card"),
    Event.CARD_TAKEN: ("seat", "card"),
    Event.TURN: ("seat", "turn"),
    Event.RETURNED: ("seat", "space"),
    Event.CARD_USED: ("seat", "card"),
    Event.BARREL_PLACED: ("seat", "space"),
    Event.SHOWBOATS: ("seat",),
    Event.ROLLED: ("seat", "die", "face"),
    Event.MOVED: ("seat", "space", "from_space"),
    Event.PLACED: ("seat", "space", "from_space"),
    Event.RAMMED: ("seat", "by_seat", "space"),
    Event.STAYED: ("seat", "space"),
    Event.BARREL_MOVED: ("space", "from_space"),
    Event.BARREL_GONE: ("space",),
    Event.FAN_GAINED: ("seat", "space"),
    Event.FAN_LOST: ("seat", "space"),
    Event.FAN_MOVED: ("seat", "space", "from_space"),
    Event.CARROTS: ("seat", "count", "total"),
    Event.STAGGERS: ("seat", "count", "total"),
    Event.TOKEN_TAKEN: ("seat", "space", "token"),
    Event.TOKEN_PLACED: ("seat", "space", "token"),
    Event.WATER: ("seat", "space"),
    Event.ROCKS: ("seat", "space"),
    Event.FELL: ("seat", "space"),
    Event.FINISHED: ("seat", "space"),
    Event.LAP: ("seat", "lap", "points"),
    Event.STAGGERS_OFF: ("seat", "count", "total"),
    Event.STAGGER_ROLLED: ("seat", "face"),
    Event.ABILITY: ("seat", "ability", "cost"),
    Event.TURN_CUT: ("seat", "space"),
    Event.TURN_OVER: ("seat",),
    Event.PIECE_LAID: ("seat", "piece", "variant"),
    Event.DEALT: ("seat", "card"),
    Event.HAND_BACK: ("seat",),
    Event.ASLEEP: ("seat",),
    Event.SCORED: ("seat", "score"),
    Event.STRANDED: ("rounds",),
    Event.ENDLESS: ("rounds",),
}

EVENT_RULES: dict[int, tuple[str, ...]] = {
    Event.ROLLED_OFF: ("BB-SETUP-02",),
    Event.EVENT_CARD: ("BB-EVT-01",),
    Event.RETURNED: ("BB-OFF-05",),
    Event.RAMMED: ("BB-RAM-01",),
    Event.STAYED: ("BB-RULE-19", "BB-RULE-20"),
    Event.BARREL_GONE: ("BB-OBJ-04",),
    Event.FAN_LOST: ("BB-OBJ-03",),
    Event.TOKEN_TAKEN: ("BB-TOK-02",),
    Event.WATER: ("BB-TERR-02",),
    Event.ROCKS: ("BB-TERR-03",),
    Event.FELL: ("BB-OFF-01", "BB-OFF-02"),
    Event.FINISHED: ("BB-WIN-01",),
    Event.LAP: ("BB-CIRC-04",),
    Event.STAGGER_ROLLED: ("BB-STAG-01",),
    Event.TURN_CUT: ("BB-RAM-06",),
    Event.PIECE_LAID: ("BB-NIGHT-02",),
    Event.ASLEEP: ("BB-TIME-03",),
    Event.SCORED: ("BB-TIME-04",),
    Event.STRANDED: ("BB-RULE-64",),
    Event.ENDLESS: ("BB-RULE-65",),
}

TOKENS = ("none", "carrot", "stagger")  # as fields of the state count them
PLAIN_ACTIONS = ("pass", "showboat", "plain", "push", "fan", "moving-fan", "barrel", "current-die")


def racer_name(racer: int) -> str:
    """A Racer's name in words."""
    return RACERS[racer].capitalize() if 0 <= racer < 4 else "?"


def seat_names(game: Game) -> list[str]:
    """The Racers where they are given beforehand, else numbered players."""
    racers = game.extra.racers
    return [racer_name(racers[p]) if p < len(racers) else f"Player {p + 1}" for p in range(game.seats)]


def _space(game: Game, x: int) -> str | tuple[Phrase, ...]:
    """A space in words; on pieces of a Night Race by the lanes of the Starting piece."""
    if x < 0:
        return "?"
    track = game.extra.track
    piece, cell = divmod(x, CELLS)
    if track is not None:
        lanes, kind = track.places[piece].laid.lanes, track.places[piece].laid.kind
    else:
        lanes = len(game.extra.content.pieces.pieces["start"].A.lanes)
        kind = "start" if piece == 0 else "finish" if piece == game.static.night + 1 else ""
    column, lane = divmod(cell, lanes)
    return (Phrase("space-name", {"part": kind, "piece": piece, "row": column + 1, "lane": lane + 1}),)


def _things(game: Game, s: Any, x: int) -> tuple[Phrase, ...]:
    """The objects in a space; a Fan that is shaken is chosen by whose it is."""
    only_fan = s.frames[s.depth - 1].kind == Kind.QUAKE_PICK
    racers = 0 if only_fan else _BOARD.racers_on(s, game.static, x)
    names = [RACERS[s.racer[p]] for p in range(game.seats) if racers >> p & 1]
    things = [Phrase("thing-racer", {"racer": name}) for name in names]
    if s.on[x] & ON_FAN:
        things.append(Phrase("thing-fan", {"seat": (s.on[x] & ON_FAN) - 1}))
    if not only_fan and _BOARD.barrels_on(s, x):
        things.append(Phrase("thing-racer", {"racer": "barrel"}))
    return tuple(things)


def _card(game: Game, card: int) -> str:
    return Name(game.extra.content.jockeys.cards[card].name) if card >= 0 else "?"


def _card_args(game: Game, card: int) -> dict[str, Any]:
    one = game.extra.content.jockeys.cards[card]
    dice = tuple(Phrase("dice-count", {"die": DICE[k], "count": n}) for k, n in enumerate(one.counts) if n)
    return {
        "card": Name(one.name),
        "dice": dice or (Phrase("dice-none"),),
        "carrots": one.carrots,
        "barrels": one.barrels,
        "staggers": one.staggers,
    }


def prompt(game: Game, s: Any, seat: int) -> Phrase:
    """What the waiting seat is asked."""
    f = s.frames[s.depth - 1]
    name = Kind(f.kind).name.lower().replace("_", "-")
    args: dict[str, str | int] = {"round": s.round}
    if f.kind in (Kind.RAM, Kind.QUAKE_RACER, Kind.POLLEN_PLACE):
        args["racer"] = RACERS[s.racer[f.who]]
    elif f.kind == Kind.AIM or f.kind == Kind.GO_ON:
        args["left"] = s.die_left
        args["way"] = WAYS[s.die_way]
    elif f.kind == Kind.REROLL:
        args["face"] = (*WAYS, "fan")[s.stagger_way]
    elif f.kind == Kind.TUSK_HOW:
        args["racer"] = RACERS[s.racer[f.who]] if f.who < 4 else ("fan", "barrel")[f.who - 4]
    elif f.kind == Kind.PLACE_TOKEN:
        args["token"] = TOKENS[f.what]
    elif f.kind == Kind.LAY_PIECE:
        args["piece"] = entry_of(f.left, 0).split(" ")[0]
    elif f.kind == Kind.HOGWASH:
        args["rammed"] = f.flag
    elif f.kind == Kind.LOSE_FAN:
        args["left"] = f.left
    elif f.kind == Kind.CHOOSE_DIE:
        args["showboat"] = s.showboat
    return Phrase(f"ask-{name}", args)


def option(game: Game, s: Any, seat: int, action: int) -> Phrase:
    """One option in words."""
    kind = ACTIONS.name_of(action)
    frame = Kind(s.frames[s.depth - 1].kind).name.lower().replace("_", "-")
    if kind in PLAIN_ACTIONS:
        return Phrase(f"{kind}-{frame}" if kind == "pass" else kind, {"left": s.die_left, "way": WAYS[s.die_way]})
    if kind == "way":
        return Phrase("way", {"way": WAYS[action - WAY]})
    if kind == "die":
        die = action - DIE
        return Phrase("die", {"die": DICE[die // DIE_VALUES], "value": die % DIE_VALUES})
    if kind == "take":
        return Phrase(f"take-{frame}", {"die": DICE[action - TAKE]})
    if kind == "add":
        return Phrase(f"add-{frame}", {"count": action - FIRST_ADD})
    if kind == "racer":
        return Phrase("racer", {"racer": RACERS[action - FIRST_RACER]})
    if kind == "ability":
        ability = action - FIRST_ABILITY
        cost = game.static.cost[ability] + game.static.modifier[s.event][5]
        return Phrase("ability", {"ability": ABILITIES[ability], "cost": cost})
    if kind == "card":
        return Phrase("card", _card_args(game, action - CARD))
    if kind == "lay":
        how, _, shift = LAYS[action - LAY].replace("-", " -").replace("+", " +").partition(" ")
        side = "none" if int(shift) == 0 else "left" if int(shift) < 0 else "right"
        return Phrase("lay", {"how": how, "side": side, "lanes": abs(int(shift))})
    if kind == "space":
        space = {"space": _space(game, action - SPACE)}
        if s.frames[s.depth - 1].kind in (Kind.TUSK_SPACE, Kind.QUAKE_PICK):
            return Phrase("space-with", {**space, "things": _things(game, s, action - SPACE)})
        return Phrase("space", space)
    return Phrase("outcome", {"outcome": ACTIONS.text(action)})


def outcome(game: Game, s: Any, action: int) -> Phrase:
    """One outcome of a die or a draw in words."""
    kind = ACTIONS.name_of(action)
    if kind == "roll":
        f = s.frames[s.depth - 1]
        die = DICE[f.what] if f.kind == Kind.ROLL_DIE else "swift"  # the order is rolled with Swift dice (BB-SETUP-02)
        return Phrase("roll", {"die": die, "value": (action - ROLL) // 2, "bolt": (action - ROLL) % 2})
    if kind == "stagger":
        return Phrase("stagger-face", {"face": (*WAYS, "fan")[action - STAGGER]})
    if kind == "card":
        return Phrase("card-drawn", {"card": _card(game, action - CARD)})
    if kind == "event":
        return Phrase("event-drawn", {"event": Name(game.extra.content.events.events[action - EVENT].name)})
    if kind == "piece":
        return Phrase("piece-drawn", {"piece": ACTIONS.text(action).partition(":")[2], "number": action - PIECE})
    return Phrase("outcome", {"outcome": ACTIONS.text(action)})


def event(game: Game, raw: RawEvent) -> Phrase | None:
    """One event in words; steps of a move, ends of turns and face-up cards speak through pictures alone."""
    kind = raw[0]
    if kind in (Event.TURN_OVER, Event.STARTED, Event.CARD_UP, Event.BARREL_GONE, Event.STAYED):
        return None
    args: dict[str, str | int | tuple[Phrase, ...]] = {}
    for name, value in zip(EVENT_FIELDS.get(kind, ()), raw[1:], strict=False):
        if name.endswith("space"):
            args[name] = _space(game, value)
        elif name == "card":
            args |= _card_args(game, value) if value >= 0 else {}
        elif name == "racer":
            args[name] = RACERS[value]
        elif name == "event":
            one = game.extra.content.events.events[value]
            args[name], args["text"] = Name(one.name), Name(one.text)
        elif name == "die":
            args[name] = DICE[value]
        elif name == "ability":
            args[name] = ABILITIES[value]
        elif name == "token":
            args[name] = TOKENS[value]
        elif name == "variant":
            args["piece"], _, args["way"] = entry_of(value, 0).partition(" ")
        else:
            args[name] = value
    if kind == Event.ROLLED:
        args["value"], args["bolt"] = (raw[3] - 0) // 2, raw[3] % 2
    elif kind == Event.STAGGER_ROLLED:
        args["face"] = (*WAYS, "fan")[raw[2]]
    elif kind in (Event.CARROTS, Event.STAGGERS, Event.STAGGERS_OFF):
        args["change"] = abs(raw[2])
        if kind == Event.CARROTS and raw[2] < 0:
            return Phrase("event-carrots-paid", args)
    elif kind == Event.DEALT and raw[2] < 0:
        return Phrase("event-dealt-hidden", args)
    elif kind == Event.RAMMED and raw[1] == raw[2]:
        return Phrase("event-rammed-own", args)
    return Phrase(f"event-{Event(kind).name.lower().replace('_', '-')}", args)
