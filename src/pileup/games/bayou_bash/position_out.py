"""A state as readable data (docs/games/bayou-bash.md has the form)."""

from __future__ import annotations

from typing import Any

from pileup.engine.game import Game
from pileup.games.bayou_bash.actions import ABILITIES, CELLS, DICE, DIE_VALUES, RACERS, WAYS
from pileup.games.bayou_bash.places import entry_of, space_name
from pileup.games.bayou_bash.position_words import FLAGS, SEAT_NUMBERS, STATUSES
from pileup.games.bayou_bash.state import (
    ON_MARK,
    TOKEN_SHIFT,
    Frame,
    Kind,
)

__all__ = ["position"]


def position(game: Game, s: Any) -> dict[str, Any]:
    """The readable data of a state, exact down to the stack; zeros and empty lists are left out."""
    cards = [card.name for card in game.extra.content.jockeys.cards]
    events = [card.name for card in game.extra.content.events.events]

    def names(mask: int, of: list[str]) -> list[str]:
        return [name for k, name in enumerate(of) if mask >> k & 1]

    def bits(mask: int) -> list[int]:
        return [k for k in range(16) if mask >> k & 1]

    def name(x: int) -> str | None:
        return space_name(game, s, x) if x >= 0 else None

    spaces = range(s.pieces * CELLS)
    data: dict[str, Any] = {
        "round": s.round,
        "turns": s.turns,
        "final": s.final,
        "asleep": s.asleep,
        "stranded": s.stranded,
        "score": s.score,
        "moved": bits(s.moved),
        "seats": [_seat_out(game, s, p, cards, names, bits, name) for p in range(game.seats)],
        "barrels": [name(x) for x in s.barrel_at],
        "tokens": {
            space_name(game, s, x): "carrot" if s.on[x] >> TOKEN_SHIFT & 3 == 1 else "stagger"
            for x in spaces
            if s.on[x] >> TOKEN_SHIFT & 3
        },
        "event": events[s.event - 1] if s.event else None,
        "event_top": events[s.event_top - 1] if s.event_top else None,
        "event_seen": names(s.event_pile, events),
        "table": names(s.table, cards),
        "discard": names(s.discard, cards),
        "aside": names(s.aside, cards),
        "chain": {"racers": bits(s.chain_racers), "barrels": bits(s.chain_barrels), "hit": bits(s.chain_hit)},
        "quaking": [space_name(game, s, x) for x in spaces if s.on[x] & ON_MARK],
        "frames": [_frame_out(s.frames[k]) for k in range(s.depth)],
    }
    if game.static.night:
        data["pieces"] = [entry_of(s.piece[p], s.shift[p]) for p in range(s.pieces)]
    if s.fan_move:
        data["fan_move"] = {"seat": s.fan_move - 1, "space": name(s.fan_move_at)}
    if s.active >= 0:
        data["turn"] = {
            "seat": s.active,
            "used": names(s.used, list(ABILITIES)),
            "entered": bits(s.entered),
            "take": {DICE[k]: s.to_roll[k] for k in range(3) if s.to_roll[k]},
            "dice": [f"{DICE[(d - 1) // DIE_VALUES]}-{(d - 1) % DIE_VALUES}" for d in s.rolled if d],
            "stagger_way": s.stagger_way,
            **{flag: getattr(s, flag) for flag in FLAGS},
        }
        if s.die_on:
            data["turn"]["die"] = {"kind": DICE[s.die_type], "left": s.die_left, "way": WAYS[s.die_way]}
        elif s.die_left:
            data["turn"]["die"] = {"left": s.die_left}
        data["turn"] = {key: value for key, value in data["turn"].items() if key == "seat" or value not in (0, [], {})}
    elif s.stagger_way:
        data["turn"] = {"stagger_way": s.stagger_way}
    while data["barrels"] and data["barrels"][-1] is None:
        data["barrels"].pop()
    data["chain"] = {key: value for key, value in data["chain"].items() if value}
    kept = ("seats", "event_seen", "event_top", "round", "frames")
    return {key: value for key, value in data.items() if key in kept or value not in (0, None, [], {})}


def _seat_out(game: Game, s: Any, p: int, cards: list[str], names: Any, bits: Any, name: Any) -> dict[str, Any]:
    status = next(word for word, value in STATUSES.items() if value == s.status[p])
    seat: dict[str, Any] = {
        "racer": RACERS[s.racer[p]] if s.racer[p] >= 0 else None,
        "status": status,
        "space": name(s.at[p]),
        "fans": [name(x) for x in s.fan_at[p] if x >= 0],
        "card": cards[s.card[p] - 1] if s.card[p] else None,
        "hand": names(s.hand[p], cards),
        "own_discard": names(s.own_discard[p], cards),
        "shown": names(s.shown[p], cards),
        "rammed": bits(s.rammed[p]),
        **{key: getattr(s, key)[p] for key in SEAT_NUMBERS},
    }
    return {key: value for key, value in seat.items() if key in ("status",) or value not in (0, None, [])}


def _frame_out(f: Any) -> dict[str, Any]:
    out: dict[str, Any] = {"kind": Kind(f.kind).name.lower().replace("_", "-")}
    for field in Frame.fields:
        if field != "kind" and getattr(f, field) != 0:
            out[field] = getattr(f, field)
    return out
